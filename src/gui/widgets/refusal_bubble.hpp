#pragma once

#include <QElapsedTimer>
#include <QWidget>

class QLabel;

namespace thrum::gui {

/// A refusal beside what it is about: one sentence and the rule as a link, gone with any key or
/// click; said again at once it shakes instead of stacking. Takes no keyboard.
class RefusalBubble final : public QWidget {
    Q_OBJECT

public:
    explicit RefusalBubble(QWidget* parent);

    /// @param near    the pixel of the parent it is about
    /// @param clause  the rule it rests on, empty if on none
    void say(const QString& sentence, QPoint near, const QString& clause = {});
    [[nodiscard]] QString sentence() const;
    /// What it was about is past.
    void dismiss();

signals:
    void clauseAsked(const QString& clause);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLabel* m_text = nullptr;
    QLabel* m_link = nullptr;
    QString m_clause;
    QElapsedTimer m_closed;
};

}  // namespace thrum::gui
