#pragma once

#include <vector>

#include <QObject>
#include <QString>

namespace thrum::gui {

/// What a coach did; the guided first game goes on when he did what its step asks for.
enum class GuideDeed {
    BoardRan,  ///< the board was on and is off again
    ManTurned,
    FormationCalled,
    PlayEnded,  ///< a run came to an end by itself
    RunWatchedAgain,
    BoardRanAtOtherSpeed,
    PassReleased,
    ReplayOpened
};

/// One step of the guided first game.
struct GuideStep {
    GuideDeed deed;
    QString title;  ///< at most five words
    QString text;   ///< what to do, with its key
};

/// The guided first game: eight steps, each done when the coach did it and not when he read it; any
/// of them may be skipped and the whole left. Knows no widget.
class GuidedGame final : public QObject {
    Q_OBJECT

public:
    explicit GuidedGame(QObject* parent = nullptr);

    [[nodiscard]] const std::vector<GuideStep>& steps() const { return m_steps; }
    [[nodiscard]] bool isOn() const { return m_on; }
    /// Index of the step that waits for its deed; steps().size() when all are done.
    [[nodiscard]] std::size_t step() const { return m_step; }
    [[nodiscard]] const GuideStep* current() const;

    void start();
    void skip();
    void leave();
    void note(GuideDeed deed);

signals:
    /// Another step, or none any more.
    void changed();

private:
    void goOn();

    std::vector<GuideStep> m_steps;
    std::size_t m_step = 0;
    bool m_on = false;
};

}  // namespace thrum::gui
