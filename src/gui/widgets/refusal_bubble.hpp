#pragma once

#include <vector>

#include <QElapsedTimer>
#include <QRect>
#include <QTimer>
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
    /// @param men     pixels of the parent that it leaves free where it can, those concerned first
    void say(const QString& sentence,
             QPoint near,
             const QString& clause = {},
             const std::vector<QRect>& men = {});
    [[nodiscard]] QString sentence() const;
    /// What it was about is past: it goes as soon as it can have been read.
    void dismissWhenRead();
    void dismiss();

signals:
    void clauseAsked(const QString& clause);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QPoint placeFor(QPoint near, const std::vector<QRect>& men) const;
    /// It takes so long to read it aloud.
    [[nodiscard]] int readingMs() const;

    QLabel* m_text = nullptr;
    QLabel* m_link = nullptr;
    QString m_clause;
    QElapsedTimer m_closed;
    QElapsedTimer m_shown;
    QTimer m_read;
};

}  // namespace thrum::gui
