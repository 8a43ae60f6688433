#pragma once

#include <QString>
#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace thrum::gui {

class TableSession;

/// A page of the prompt panel: who and what on top, one main button at the bottom, its own choices
/// between. A page renders the session and keeps no copy of it.
class PromptPage : public QWidget {
    Q_OBJECT

public:
    explicit PromptPage(QWidget* parent = nullptr);

    /// At most five words.
    [[nodiscard]] virtual QString title(const TableSession& session) const = 0;
    [[nodiscard]] virtual QString mainText(const TableSession& session) const = 0;
    [[nodiscard]] virtual QString mainHint(const TableSession& session) const = 0;
    virtual void refresh(const TableSession& session) = 0;

protected:
    [[nodiscard]] QVBoxLayout* column() const { return m_column; }
    QLabel* addHeading(const QString& text);
    QLabel* addText(bool muted);
    /// A push button that leaves the keyboard with the board when it is clicked.
    QPushButton* makeButton(const QString& text, const QString& tip);

private:
    QVBoxLayout* m_column = nullptr;
};

}  // namespace thrum::gui
