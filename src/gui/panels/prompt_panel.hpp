#pragma once

#include <QColor>
#include <QHash>
#include <QWidget>

class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;

namespace thrum::gui {

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
    [[nodiscard]] QPushButton* mainButton() const { return m_main; }

signals:
    void mainPressed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* m_band = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_side = nullptr;
    QStackedWidget* m_stack = nullptr;
    QPushButton* m_main = nullptr;
    QLabel* m_hint = nullptr;
    QHash<int, PromptPage*> m_pages;
    QHash<PromptPage*, QScrollArea*> m_frames;
};

}  // namespace thrum::gui
