#pragma once

#include "gui/games/scrimmage/draws.hpp"
#include "gui/games/scrimmage/match.hpp"

#include <deque>
#include <optional>
#include <vector>

#include <QElapsedTimer>
#include <QObject>
#include <QPointF>
#include <QTimer>

namespace thrum::gui {

/// How the men come to where the state has them: what happened is shown one after the other, in
/// no more than 1.2 seconds a step, and at once where nothing may move. It keeps the play under
/// way as well, for the instant replay (SCR-IR1).
class ScrimmageFilm final : public QObject {
    Q_OBJECT

public:
    /// A man as he is drawn now; places in squares, from the middle of the first one.
    struct Standing {
        scrimmage::ManId id{};
        QPointF at;
        double opacity = 1.0;
    };
    /// Where somebody went in this turn or the one before.
    struct Trail {
        scrimmage::ManId man{};
        scrimmage::Square from{};
        scrimmage::Square to{};
        bool met = false;
        bool older = false;  ///< of the turn before
    };
    /// What came of a contact: "G2 blocks L2 · 3 > 2, both leave".
    struct Note {
        scrimmage::ManId man{};
        scrimmage::ManId by{};
        QString verb;
        QString rest;
        scrimmage::Square at{};
    };

    /// @param match  outlives this
    explicit ScrimmageFilm(ScrimmageMatch& match, QObject* parent = nullptr);

    /// Something happened; the match still shows the state before.
    void happened();
    /// Another moment of the game: nothing moves, and trails and notes are those of what led there.
    void startOver();
    [[nodiscard]] bool running() const { return m_timer.isActive(); }
    /// Everything stands where it ends.
    void finish();

    [[nodiscard]] std::vector<Standing> men() const;
    /// The ball in the air, while it flies.
    [[nodiscard]] std::optional<QPointF> flight() const;
    [[nodiscard]] const std::vector<Trail>& trails() const { return m_trails; }
    [[nodiscard]] const std::vector<Note>& notes() const { return m_notes; }

    /// The last play can be shown again.
    [[nodiscard]] bool mayReplay() const;
    /// @param msPerSquare  SCR-SET3
    void replay(int msPerSquare);
    /// As the last one ran; before the first one nothing.
    [[nodiscard]] std::optional<int> msOfReplays() const {
        return m_msPerSquare > 0 ? std::optional{m_msPerSquare} : std::nullopt;
    }
    [[nodiscard]] bool isReplay() const { return m_isReplay; }
    /// What lines and zones are drawn of: in a replay those of the play, not those of the next one.
    [[nodiscard]] const scrimmage::State& ground() const;
    /// Who has the ball at this moment of a replay: nothing is hidden any more (SCR-IR1).
    [[nodiscard]] std::optional<scrimmage::ManId> replayCarrier() const { return m_carrier; }

signals:
    void stepped();
    /// What moved stands still, or a replay has ended.
    void ended();
    /// @param still  nothing moves: it is shown as it fell
    void drew(const thrum::gui::ScrimmageDraw& draw, bool still);

private:
    struct Step {
        enum class Kind { Walk, Draw, Throw, Leave, Hold };
        Kind kind = Kind::Walk;
        scrimmage::ManId man{};
        QPointF from;
        QPointF to;
        int squares = 0;
        std::vector<scrimmage::ManId> left;
        ScrimmageDraw draw{};
    };
    [[nodiscard]] std::vector<Step> stepsOf(const std::vector<scrimmage::Event>& events,
                                            const scrimmage::State& before) const;
    void keepTrails(const std::vector<scrimmage::Event>& events);
    void keepNotes(const std::vector<scrimmage::Event>& events);
    [[nodiscard]] bool isStill() const;
    [[nodiscard]] int msOf(const Step& step) const;
    void begin();
    void onTick();
    void apply(const Step& step);
    void enter(const Step& step);

    ScrimmageMatch& m_match;
    QTimer m_timer;
    QElapsedTimer m_time;
    std::deque<Step> m_steps;
    std::vector<Standing> m_men;  ///< while something moves
    std::vector<Standing> m_atSnap;
    std::optional<scrimmage::State> m_snapState;
    std::vector<Step> m_play;  ///< since the snap
    std::vector<Trail> m_trails;
    std::vector<Note> m_notes;
    double m_haste = 1.0;
    int m_msPerSquare = 0;  ///< of a replay
    bool m_isReplay = false;
    scrimmage::Label m_runner = scrimmage::Label::Q;  ///< of the play that is over; Q passes
    Side m_snapper = Side::Home;                      ///< who was on offense at the snap
    std::optional<scrimmage::ManId> m_carrier;        ///< in a replay
};

}  // namespace thrum::gui
