#pragma once

#include <thrum/rules/solitaire/state.hpp>
#include <thrum/segment/result.hpp>

#include <string>
#include <vector>

namespace thrum::solitaire {

/// What is judged in a run of the board.
enum class RunKind : std::uint8_t {
    Carrier,  ///< LIVE
    Punt,     ///< RUSH against a punter
    FieldGoal,
    Loose,  ///< a fumble
    Onside
};

/// A figure as the judge sees it.
struct RunFigure {
    FigureId id{};
    Polygon outline{};  ///< base, mm, base frame
    Pose start{};
    bool fallen = false;
    int number = 0;
    bool operator==(const RunFigure&) const = default;
};

/// All that the judge of one run starts from.
struct RunSetup {
    RunKind kind = RunKind::Carrier;
    Shared<RulesData> rules{};
    Board board{};
    int homeDirection = 1;
    std::vector<RunFigure> figures{};  ///< ascending
    std::vector<FigurePair> touching{};
    std::optional<FigureId> carrier{};  ///< or punter, kicker
    std::optional<FigureId> holder{};
    Side offense = Side::Home;  ///< who snapped or kicked
    Carry carry{};
    std::optional<Distance>
        passLine{};  ///< u beyond which a called pass may not be thrown any more
    int stopsUsed = 0;
    std::optional<FieldPoint> ball{};
    LooseBall loose{};
    Distance restraining{};  ///< u of the kickers (SOL-PEN-3)
    int maxTicks = 1;
    bool operator==(const RunSetup&) const = default;
};

/// Words of the judge's notes (Note::kind).
namespace note {
inline constexpr const char* kTouchdown = "touchdown";       ///< frontX; at
inline constexpr const char* kOut = "out_of_bounds";         ///< at: where he crossed
inline constexpr const char* kTackled = "tackled";           ///< figures: by; frontX; at: the spot
inline constexpr const char* kLoose = "shaken_loose";        ///< at: the spot of the loss
inline constexpr const char* kCarrierFell = "carrier_fell";  ///< at: the spot
inline constexpr const char* kReversed = "reversed";         ///< at: where U was reached
inline constexpr const char* kStalled = "stalled";           ///< at: where U was reached
inline constexpr const char* kRunOver = "run_over";          ///< at: where U was reached
inline constexpr const char* kFell = "fell";                 ///< figures: who
inline constexpr const char* kProgress = "progress";         ///< at: U; result: its numbers
inline constexpr const char* kBlocked = "blocked";           ///< figures: by, whom; at; result:
                                                             ///< touch, surge
inline constexpr const char* kRushOver = "rush_over";
inline constexpr const char* kBallTouched = "ball_touched";    ///< result: home, visitor
inline constexpr const char* kIllegalTouch = "illegal_touch";  ///< figures: who; at: the ball
inline constexpr const char* kBallOut = "ball_out";            ///< at: where it crossed
inline constexpr const char* kPossession = "possession";       ///< figures: who; at: the ball;
                                                               ///< result: touched, free
inline constexpr const char* kAttemptOver = "attempt_over";    ///< at: the ball
}  // namespace note

/// The judge of every run. Order within a tick as SOL-GEO-12.
class RunJudge final : public Judge {
public:
    explicit RunJudge(RunSetup setup);

    Verdict onTick(const TickReport& report) override;
    [[nodiscard]] std::vector<Note> notes() const override;
    [[nodiscard]] std::vector<CallRuling> rulings() const override { return m_rulings; }
    /// Touches any other base now. Clause: SOL-DEF-9.
    [[nodiscard]] bool engaged(FigureId id) const;
    [[nodiscard]] const RunSetup& setup() const { return m_setup; }
    /// The carrier's progress so far.
    [[nodiscard]] const Carry& carry() const { return m_setup.carry; }

private:
    struct Seen {
        RunFigure figure;
        Pose pose{};
        int held = 0;           ///< ticks of front touch that count
        int broken = 0;         ///< ticks since the last of them
        bool onBall = false;    ///< reported to touch the ball
        bool reported = false;  ///< reports decide, not the ruler
    };
    struct Memory {
        FigurePair pair{};
        int tick = 0;
        FieldPoint at{};
    };

    [[nodiscard]] Seen* find(FigureId id);
    [[nodiscard]] const Seen* find(FigureId id) const;
    [[nodiscard]] int ticksOf(double seconds) const;
    [[nodiscard]] int direction(Side side) const;
    [[nodiscard]] Distance u(Side side, Spot x) const;
    [[nodiscard]] FieldPoint front(const Seen& seen) const;
    void takeReport(const TickReport& report);
    Verdict stop(int tick, const char* kind, StopCause cause, const char* clause, FieldPoint at);
    Note& write(int tick, const char* kind, std::string clause);

    Verdict onCarrierTick(const TickReport& report);
    [[nodiscard]] std::optional<FieldPoint> crossing(const Seen& seen) const;
    [[nodiscard]] std::vector<FigureId> tacklers() const;
    [[nodiscard]] bool progressJudged() const;
    Verdict progress(int tick, FieldPoint frontNow, const Seen& seen);
    Verdict hearCalls(const TickReport& report);
    void refuseCalls(const TickReport& report, const char* clause);

    Verdict onRushTick(const TickReport& report);
    [[nodiscard]] FieldPoint contactPoint(FigurePair pair) const;
    [[nodiscard]] std::optional<FigureId> surge(FigureId kicker) const;
    [[nodiscard]] bool chained(FigureId from) const;

    Verdict onLooseTick(const TickReport& report);
    [[nodiscard]] bool touchesBall(const Seen& seen) const;
    [[nodiscard]] bool withFront(const Seen& seen) const;
    [[nodiscard]] bool opponentTouches(FigureId id) const;

    RunSetup m_setup;
    std::vector<Seen> m_seen;
    std::vector<FigurePair> m_touching;
    std::vector<Memory> m_memory;
    std::vector<Note> m_notes;
    std::vector<CallRuling> m_rulings;
    bool m_carrierFell = false;
    int m_tick = 0;
};

}  // namespace thrum::solitaire
