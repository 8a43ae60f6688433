#pragma once

#include <thrum/rules/tap/event.hpp>
#include <thrum/segment/result.hpp>

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

/// The plays of a recorded game, read from its events alone: what a score book has a line for.
namespace thrum::app {

/// What a play was; NoPlay has been lined up but not snapped yet.
enum class PlayType : std::uint8_t {
    NoPlay,
    Kickoff,
    OnsideKick,
    SafetyKick,
    Run,
    Pass,
    Punt,
    FieldGoal,
    ExtraPoint,
    TwoPoint
};
/// "kickoff", "onside kick" and so on.
[[nodiscard]] std::string_view nameOf(PlayType type);
/// Run, Pass, Punt or FieldGoal: a play of a series of downs.
[[nodiscard]] bool isFromScrimmage(PlayType type);

/// To the nearest tenth of a yard, as official spots are; halves away from zero.
[[nodiscard]] Distance tenthOf(Distance exact);

/// A penalty that was walked off or counted.
struct GamePenalty {
    tap::FoulKind foul = tap::FoulKind::DelayOfGame;
    Side offender = Side::Home;
    std::string clause{};
    std::vector<FigureId> figures{};
    /// How far the line of scrimmage moved; nothing before kicks, where the record has no line.
    std::optional<Distance> yards{};
    std::size_t step = 0;
};

/// One way with the ball after the team that snapped had lost or kicked it.
struct GameReturn {
    FigureId by{};
    Spot from{};
    std::optional<Spot> to{};  ///< official spot, or the goal line
    bool touchdown = false;
};

/// One play from its line-up to the dead ball. Indices are those of the replay's steps.
struct GamePlay {
    int number = 0;  ///< from 1, through the whole game
    PlayType type = PlayType::NoPlay;
    bool snapped = false;
    bool over = false;       ///< it has come to an end; the last one may be under way
    bool nullified = false;  ///< repeated or replaced by an accepted penalty, or offset
    std::size_t firstStep = 0;
    std::size_t snapStep = 0;  ///< the switch-on or roll; only if snapped
    std::size_t lastStep = 0;
    tap::Situation before{};  ///< at the snap
    tap::Situation after{};   ///< when it was over
    Side team = Side::Home;   ///< who snapped, kicked or tried

    std::optional<FigureId> runner{};  ///< last with the ball on a run of the team
    std::optional<FigureId> passer{};
    std::optional<FigureId> receiver{};   ///< who caught the team's pass
    std::optional<Distance> gain{};       ///< of the team from scrimmage, official spots
    std::optional<Distance> kickYards{};  ///< of a punt, line of scrimmage to landing
    std::optional<GameReturn> kickReturn{};
    std::optional<GameReturn> takeawayReturn{};
    std::vector<FigureId> tacklers{};
    std::vector<FigureId> brokenBy{};  ///< who broke a tackle, once each time
    std::vector<FigureId> fell{};
    std::optional<FigureId> fellWithBall{};  ///< carrier who went down by himself, TAP-TK-10
    bool stuck = false;                      ///< ended because the ball went no further

    bool thrown = false;
    bool complete = false;
    std::optional<FigureId> interceptedBy{};
    std::optional<FigureId> fumbledBy{};
    std::optional<FigureId> recoveredBy{};
    bool fumbleLost = false;
    bool firstDown = false;
    bool turnoverOnDowns = false;
    bool punted = false;
    bool touchback = false;
    bool good = false;  ///< field goal or try
    std::optional<Side> touchdown{};
    std::optional<FigureId> scorer{};
    std::optional<Side> safety{};  ///< who got the points
    bool halfEnded = false;
    std::array<int, 2> points{};
    std::vector<GamePenalty> penalties{};

    [[nodiscard]] bool turnover() const {
        return interceptedBy.has_value() || fumbleLost || turnoverOnDowns;
    }
};

/// Reads steps one by one.
class PlayFold {
public:
    /// @param halves  of regular play by the game's rules; what comes after is overtime
    explicit PlayFold(int halves = 2) : m_halves{halves} {}

    /// @param step    its index
    /// @param events  of the step, in order
    /// @param run     the board's result, if the step was a run
    void add(std::size_t step, const std::vector<tap::Event>& events, const SegmentResult* run);
    /// The state was set by an arbiter: play goes on from there.
    void correct(std::size_t step, const tap::Situation& situation);

    /// All plays so far, the one under way last.
    [[nodiscard]] const std::vector<GamePlay>& plays() const { return m_plays; }
    /// Index of the play the last step belongs to.
    [[nodiscard]] std::size_t current() const { return m_plays.empty() ? 0 : m_plays.size() - 1; }

private:
    void begin(std::size_t step);
    void finish();
    void measurePenalties(std::size_t step);
    void read(std::size_t step, const tap::Event& event, const SegmentResult* run);
    void readSwitch(std::size_t step, const tap::Event& event);
    void readBall(const tap::Event& event);
    void readEnd(const tap::Event& event, const SegmentResult* run);
    void readScore(const tap::Event& event);
    void readPenalty(std::size_t step, const tap::Event& event);
    void snap(std::size_t step, PlayType type);
    [[nodiscard]] GamePlay& play() { return m_plays.back(); }
    [[nodiscard]] GamePlay* lastSnapped();
    [[nodiscard]] static GameReturn* openReturn(GamePlay& of);

    std::vector<GamePlay> m_plays;
    tap::Situation m_situation;
    std::optional<FigureId> m_carrier;
    std::optional<Spot> m_fumbleAt;
    std::optional<Spot> m_lineBefore;  // of a penalty before the snap
    PlayType m_due = PlayType::Run;    // what the next snap would be
    Side m_tryTeam = Side::Home;
    bool m_tryDue = false;
    bool m_safetyKickDue = false;
    int m_halves = 2;
    bool m_overNext = true;  // the coming step belongs to a new play
};

}  // namespace thrum::app
