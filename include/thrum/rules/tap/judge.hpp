#pragma once

#include <thrum/rules/tap/state.hpp>
#include <thrum/segment/result.hpp>

#include <string>
#include <vector>

namespace thrum::tap {

/// What is judged in a run: the phases of chapter 37 with the board on.
enum class RunKind : std::uint8_t {
    Behind,  ///< S7: a carrier behind the line, stops, the cut
    Punt,    ///< P2: the same with gunners to be watched
    Free,    ///< S16: past the line or on a return, no stops
    Air,     ///< S12: a pass lies on the board
    Kick,    ///< K3: the three seconds of a kickoff
    Loose    ///< N6: the onside ball
};
[[nodiscard]] std::span<const EnumName<RunKind>> namesOf(RunKind);

/// A figure as the judge sees it: what stands on the base, and where it stood at switch-on.
struct RunFigure {
    FigureId id{};
    Polygon outline{};            ///< base, mm, base frame
    double lyingHeightMm = 30.0;  ///< length of the lying figure
    int numberOrder = 0;          ///< lower numbers win ties
    Pose start{};
    FigureStatus status = FigureStatus::Standing;
    std::optional<Heading> fallDirection{};
    bool eligible = false;       ///< may catch (TAP-PA-2 a to d at the snap)
    std::optional<Lane> lane{};  ///< of a gunner
    bool operator==(const RunFigure&) const = default;
};

/// The numbers of the rule book that a run needs.
struct RunLimits {
    double kickRunMs = 3000;
    double onsideMaxRunMs = 5000;
    double passMaxRunMs = 5000;
    double missedBaseLengths = 1.0;
    double fallWindowMs = 400;
    double stallMs = 4000;
    double stallYards = 0.5;
    double maxBoardOnMs = 30000;
    double progressWindowMs = 500;
    double pushYards = 0.25;
    double tieGapMm = 0.5;
    double ballRadiusMm = 4.0;
    double towardBallMaxDegrees = 90;
    double fieldLengthYards = 100;
    double endZoneYards = 10;
    double fieldWidthYards = 53.333;
    int stopsMax = 3;
    bool operator==(const RunLimits&) const = default;
};
[[nodiscard]] RunLimits runLimitsOf(const RulesData& rules);

/// All that the judge of one run starts from; small enough for the practice window to fill in.
struct RunSetup {
    RunKind kind = RunKind::Free;
    Side offense = Side::Home;  ///< who snapped; on kicks the receivers (ties)
    std::optional<FigureId> carrier{};
    std::optional<Spot> lineOfScrimmage{};  ///< kinds Behind and Punt; none: no cut (practice)
    std::optional<Side> switchHolder{};
    int stopsUsed = 0;
    std::string stopRefusal = "TAP-SW-5";  ///< clause that refuses stops in kind Free
    bool gainedInOwnEndZone = false;       ///< TAP-SC-3
    double mmPerYard = 12.7;
    int ticksPerSecond = 120;
    int boardTicksUsed = 0;  ///< by this play before this run
    RunLimits limits{};
    std::vector<RunFigure> figures{};    ///< ascending id
    std::vector<FigurePair> touching{};  ///< at switch-on
    std::optional<BallSetup> ball{};     ///< kinds Air and Loose
    std::optional<FigureId> receiver{};  ///< kind Air: who was named
    Heading stickHeading{};              ///< kind Air
    bool autoStopOnMiss = false;         ///< kind Air: the referee stops a missed ball
    bool operator==(const RunSetup&) const = default;
};

/// Whether a base that stands so has left the field with its whole outline. Clause: TAP-GE-5.
[[nodiscard]] bool hasLeft(const RunSetup& setup, const RunFigure& figure, const Pose& pose);

/// Words of the judge's notes (Note::kind); `result` and members as listed.
namespace note {
/// What a note says came of it.
namespace result {
inline constexpr const char* kBroken = "broken";
inline constexpr const char* kFumble = "fumble";
inline constexpr const char* kBothDown = "both_down";
inline constexpr const char* kTackle = "tackle";
inline constexpr const char* kComplete = "complete";
inline constexpr const char* kIntercepted = "intercepted";
inline constexpr const char* kIncomplete = "incomplete";
inline constexpr const char* kKicking = "kicking";
inline constexpr const char* kReceiving = "receiving";
inline constexpr const char* kByStop = "stop";
inline constexpr const char* kByReferee = "referee";
inline constexpr const char* kOffensive = "offensive";
inline constexpr const char* kDefensive = "defensive";
inline constexpr const char* kGunner = "gunner";
}  // namespace result

inline constexpr const char* kTackleOpened = "tackle_opened";  ///< figures: by; frontX; at
inline constexpr const char* kTackleJoined = "tackle_joined";  ///< figures: by
inline constexpr const char* kTackleClosed = "tackle_closed";  ///< result: tackle, broken, fumble,
                                                               ///< both_down; frontX: the spot;
                                                               ///< figures: opponents in contact, a
                                                               ///< fumble's new carrier first
inline constexpr const char* kFell = "fell";                   ///< figures: who
inline constexpr const char* kOut = "out";                     ///< figures: who left the field
inline constexpr const char* kLineReached = "line_reached";    ///< frontX
inline constexpr const char* kGoalReached = "goal_reached";    ///< frontX
inline constexpr const char* kCarrierFell = "carrier_fell";    ///< frontX of the step before
inline constexpr const char* kOutOfBounds = "out_of_bounds";   ///< frontX
inline constexpr const char* kLeftEndZone = "left_end_zone";   ///< TAP-SC-3: front past own goal
inline constexpr const char* kStalled = "stalled";             ///< frontX
inline constexpr const char* kDowned = "downed";               ///< frontX
inline constexpr const char* kProgress = "progress";           ///< frontX
inline constexpr const char* kBallTouched = "ball_touched";    ///< figures: who has it; result:
                                                               ///< complete, intercepted,
                                                               ///< incomplete, kicking, receiving;
                                                               ///< frontX of that figure
inline constexpr const char* kMissed = "missed";               ///< result: stop, referee
inline constexpr const char* kUnreached = "unreached";         ///< nobody reached the ball
inline constexpr const char* kKickOver = "kick_over";
inline constexpr const char* kFoul = "foul";                ///< result: offensive, defensive,
                                                            ///< gunner; figures: offender, victim;
                                                            ///< frontX: the spot; at
inline constexpr const char* kDownAtOnce = "down_at_once";  ///< TAP-TK-9 after ball_touched
inline constexpr const char* kCaughtOverGoal = "caught_over_goal";  ///< TAP-CA-13
}  // namespace note

/// The judge of every TAP run. Order within a tick as TAP-GE-13. Cost: well under a microsecond a
/// tick unless something happens.
class RunJudge final : public Judge {
public:
    explicit RunJudge(RunSetup setup);

    Verdict onTick(const TickReport& report) override;
    [[nodiscard]] std::vector<Note> notes() const override { return m_notes; }
    [[nodiscard]] std::vector<CallRuling> rulings() const override { return m_rulings; }

    /// Engaged now: in play and in contact with an opponent in play. Clause: TAP-EN-1.
    [[nodiscard]] bool engaged(FigureId id) const;
    /// An open tackle check: no call is heard. Clause: TAP-TK-3.
    [[nodiscard]] bool checkOpen() const { return m_check.has_value(); }
    [[nodiscard]] const RunSetup& setup() const { return m_setup; }

private:
    struct Seen {
        RunFigure figure;
        Pose pose{};
        bool inPlay = true;
        bool inPlayBefore = true;  ///< at the end of the step before
    };
    struct LineMet {
        int tick = 0;
        double front = 0.0;  ///< carrier's frame, yards
    };
    struct TackleCheck {
        int opened = 0;
        double front = 0.0;               ///< of the carrier at the first contact
        std::vector<FigureId> first;      ///< who made it
        std::vector<FigureId> opponents;  ///< all in contact during the check
        bool carrierFell = false;
        std::optional<LineMet> goal;
        std::optional<LineMet> boundary;
        std::optional<LineMet> line;
    };

    // judge.cpp: what every run keeps
    Seen* find(FigureId id);
    [[nodiscard]] const Seen* find(FigureId id) const;
    [[nodiscard]] const Seen& carrier() const { return *find(*m_setup.carrier); }
    [[nodiscard]] Footprint footprint(const Seen& seen) const;
    [[nodiscard]] double frontOf(const Seen& seen, Side side) const;
    [[nodiscard]] bool onBoundary(const Seen& seen) const;
    [[nodiscard]] double ballGapMm(const Seen& seen) const;
    [[nodiscard]] bool touchesOpponentInPlay(const Seen& seen) const;
    [[nodiscard]] bool wasEngaged(const Seen& seen) const;
    [[nodiscard]] bool towardBallAtStart(const Seen& seen) const;
    [[nodiscard]] int ticksOf(double milliseconds) const;
    [[nodiscard]] Spot spotAt(double front, Side side) const;
    [[nodiscard]] double tolYards() const { return kEqualTolMm / m_setup.mmPerYard; }
    void takeReport(const TickReport& report);
    void takeFalls(const TickReport& report);
    void takeLeaving(int tick);
    Verdict onCarrierTick(const TickReport& report);
    void refuseCalls(const TickReport& report, const char* clause);
    Note& write(int tick, const char* kind, std::string clause);

    // judge_carrier.cpp: tackles, lines, limits
    Verdict judgeCheck(const TickReport& report);
    Verdict closeCheck(int tick);
    bool openCheck(const TickReport& report);
    void joinCheck(const TickReport& report);
    void meetLines(int tick);
    Verdict linesMet(const TackleCheck& check, int tick);
    [[nodiscard]] bool atGoal(double front) const;
    [[nodiscard]] bool atLine(double front) const;
    [[nodiscard]] FigureId newCarrier(const TackleCheck& check) const;
    Verdict scored(int tick, double front);
    Verdict wentOut(int tick, double front);
    Verdict reachedLine(int tick, double front);
    /// The step so many ticks before the last one, or the first.
    [[nodiscard]] std::size_t stepAgo(int ticks) const;
    Verdict runLimits(int tick);
    void rememberStep(int tick);

    // judge_calls.cpp: what coaches ask for
    Verdict hearCalls(const TickReport& report);
    Verdict hearStop(const TickReport& report, const Call& call);
    Verdict hearDown(const TickReport& report, const Call& call);
    Verdict hearProgress(const TickReport& report, const Call& call);
    void rule(const Call& call, bool granted, std::string clause);
    void watchPush();

    // judge_ball.cpp: pass and onside ball
    Verdict onPassTick(const TickReport& report);
    Verdict onLooseTick(const TickReport& report);
    [[nodiscard]] std::vector<const Seen*> onBallInPlay() const;
    [[nodiscard]] std::vector<const Seen*> withTies(std::vector<const Seen*> touching) const;
    Verdict passTouched(int tick, const std::vector<const Seen*>& touching);
    Verdict incomplete(int tick, const Seen& who, const char* clause);
    Verdict caught(int tick, const Seen& who, const char* clause);
    Verdict looseTouched(int tick, const std::vector<const Seen*>& touching);
    [[nodiscard]] bool passMissed() const;
    Verdict passUnreached(int tick);

    // judge_fouls.cpp
    void watchInterference(const TickReport& report);
    void watchGunners(const TickReport& report);
    [[nodiscard]] bool pointedAtGunner(const Seen& defender, const Seen& gunner) const;

    RunSetup m_setup;
    Side m_carrierSide = Side::Home;
    std::vector<Seen> m_seen;
    std::vector<FigurePair> m_touching;
    std::vector<FigurePair> m_touchingBefore;
    std::vector<FigureId> m_onBall;
    std::vector<Note> m_notes;
    std::vector<CallRuling> m_rulings;
    std::optional<TackleCheck> m_check;
    std::optional<double> m_pushFront;  ///< while the carrier is pushed back (TAP-FP-4)
    bool m_carrierFellNow = false;
    bool m_leftEndZone = false;
    bool m_interferenceJudged = false;
    bool m_gunnerFoul = false;
    double m_ballGapAtStart = 0.0;
    // Of the carrier, at switch-on and after each report; a coarse board reports every other tick.
    std::vector<int> m_stepTicks;
    std::vector<FieldPoint> m_centers;
    std::vector<double> m_fronts;
};

/// What a run came to, for the practice window and for sentences.
struct RunSummary {
    StopCause cause = StopCause::None;
    std::string clause{};
    int ticks = 0;
    EndKind end = EndKind::None;        ///< None: the play is not over
    std::string result{};               ///< one word: stop, line, tackle, fumble, complete ...
    std::optional<FigureId> carrier{};  ///< at the end
    std::vector<FigureId> by{};         ///< tacklers, or who touched the ball
    std::optional<Spot> spot{};         ///< unrounded front, field x
    std::optional<Distance> gain{};     ///< from the line of scrimmage, else from the start's front
};
[[nodiscard]] RunSummary describeRun(const RunSetup& setup, const SegmentResult& result);

}  // namespace thrum::tap
