#pragma once

#include <vector>

#include <QObject>
#include <QString>
#include <QTimer>

class QWidget;

namespace thrum::gui {

/// How much a sentence matters to somebody who hears the game; the first is said first (UX-23).
enum class NewsKind { Flag, Score, Refusal, Result, ClockNotch, Other };

/// Says what happens to screen readers: what comes in one burst is said in one breath, the most
/// important first.
class Announcer final : public QObject {
    Q_OBJECT

public:
    /// @param speaker  the widget whose name says it
    explicit Announcer(QWidget& speaker);
    void say(const QString& sentence, NewsKind kind = NewsKind::Other);
    /// Says at once what waits.
    void flush();

signals:
    void said(const QString& sentences);

private:
    struct News {
        NewsKind kind = NewsKind::Other;
        QString sentence;
    };
    QWidget& m_speaker;
    QTimer m_timer;
    std::vector<News> m_waiting;
};

}  // namespace thrum::gui
