#pragma once

#include <QColor>
#include <QHash>
#include <QWidget>

class QLabel;
class QPushButton;

namespace thrum::gui {

class PromptFrame;
class PromptPage;
class TableSession;
enum class TablePhase;

/// Who is asked what, the page that fits, and the one main button.
class PromptPanel final : public QWidget {
    Q_OBJECT

public:
    explicit PromptPanel(QWidget* parent = nullptr);

    /// The page shown in a phase; a page may serve several.
    void addPage(TablePhase phase, PromptPage* page);
    void refresh(const TableSession& session);
    [[nodiscard]] PromptPage* page() const;
    [[nodiscard]] QPushButton* mainButton() const;

signals:
    void mainPressed();

private:
    QWidget* m_band = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_side = nullptr;
    PromptFrame* m_frame = nullptr;
    QHash<int, PromptPage*> m_pages;
};

}  // namespace thrum::gui
