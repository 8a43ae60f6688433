#pragma once

#include <thrum/core/field.hpp>
#include <thrum/core/shared.hpp>
#include <thrum/rules/tap/clocks.hpp>
#include <thrum/rules/tap/roster.hpp>
#include <thrum/rules/tap/rules_data.hpp>
#include <thrum/segment/request.hpp>

#include <array>
#include <optional>
#include <string>
#include <vector>

/// The whole of a TAP game between two inputs, as plain data. Places are field places (x from the
/// Home goal line), never a team's frame.
namespace thrum::tap {

/// The rows of chapter 37 at which a game can rest. S15, S17, F1, C0-C2, O1-O3, G2 and G4 are
/// passed through at once and have no enumerator; P0 and P1 are S1-S6 with `play.kind` punt.
enum class Phase : std::uint8_t {
    Setup,             ///< G0
    Toss,              ///< G1
    Halftime,          ///< G3
    Final,             ///< G5, O4
    OvertimeToss,      ///< O0
    Break,             ///< S0
    LineUp,            ///< S1, P0
    SetDefense,        ///< S2, P0
    Motion,            ///< S3, P1
    Match,             ///< S4, P1
    Announce,          ///< S5, P1
    Ready,             ///< S6, P1
    RunBehind,         ///< S7
    StopOffense,       ///< S8
    StopDefense,       ///< S9
    Restart,           ///< S7r
    PassSet,           ///< S10
    PassDefense,       ///< S11
    PassRestart,       ///< S12r
    BallInAir,         ///< S12
    TouchPossession,   ///< S13
    TouchOther,        ///< S14
    RestartFree,       ///< S16r
    RunFree,           ///< S16
    Coin,              ///< S18
    FumbleRecover,     ///< S18a
    FumbleOther,       ///< S18b
    Dead,              ///< S19
    KickDeclare,       ///< K0
    KickLineUp,        ///< K1
    KickReady,         ///< K2
    KickRun,           ///< K3
    KickDecide,        ///< K4
    ReturnPivot,       ///< K5
    CoverPivot,        ///< K6
    RestartReturn,     ///< K7
    OnsideDeclared,    ///< N0
    OnsideLineUp,      ///< N1
    OnsideSecondRoll,  ///< N2
    OnsideReceive,     ///< N3
    OnsideKick,        ///< N4
    OnsideReady,       ///< N5
    BallLoose,         ///< N6
    OnsideDecide,      ///< N7
    PuntRun,           ///< P2
    PuntStop,          ///< P3
    PuntStopDefense,   ///< P4
    PuntLanding,       ///< P5
    PuntReturnPivot,   ///< P6
    PuntCoverPivot,    ///< P7
    PuntRestart,       ///< P8
    FieldGoal,         ///< F0
    TryChoice,         ///< X0
    TryRoll            ///< X1
};

enum class Method : std::uint8_t { Plays, Clock };
enum class PlayKind : std::uint8_t { Scrimmage, Punt, FieldGoal, Kickoff, Onside, SafetyKick };
enum class TryKind : std::uint8_t { None, Undecided, ExtraPoint, TwoPoint };
/// How the present carrier's team came to a return; None while the snapping team has the ball.
enum class ReturnKind : std::uint8_t { None, Kick, Punt, Interception, Fumble };
/// Who places figures in a line-up phase. Clauses: TAP-MD-4, TAP-MD-5.
enum class LineupStage : std::uint8_t { None, Preplace, First, AfterSet };
enum class FigureStatus : std::uint8_t { Standing, Fallen, Out };
enum class CoinFace : std::uint8_t { Heads, Tails };
enum class ChanceKind : std::uint8_t { Dice, Coin };
enum class Stick : std::uint8_t { Short, Medium, Long };
enum class FoulKind : std::uint8_t {
    TooManyMen,
    DelayOfGame,
    OffensiveInterference,
    DefensiveInterference,
    GunnerInterference
};
/// How a play ended.
enum class EndKind : std::uint8_t {
    None,
    Tackled,
    Fell,
    OutOfBounds,
    Downed,    ///< given up, "down"
    Progress,  ///< progress called
    Stalled,   ///< run limits
    Fumbled,   ///< coin: heads
    Incomplete,
    Touchdown,
    Touchback,
    Recovered,  ///< a kick dead where it was recovered or lay
    FairCatch,
    FieldGoalGood,
    FieldGoalMissed
};

[[nodiscard]] std::span<const EnumName<Phase>> namesOf(Phase);
[[nodiscard]] std::span<const EnumName<Method>> namesOf(Method);
[[nodiscard]] std::span<const EnumName<PlayKind>> namesOf(PlayKind);
[[nodiscard]] std::span<const EnumName<TryKind>> namesOf(TryKind);
[[nodiscard]] std::span<const EnumName<ReturnKind>> namesOf(ReturnKind);
[[nodiscard]] std::span<const EnumName<LineupStage>> namesOf(LineupStage);
[[nodiscard]] std::span<const EnumName<FigureStatus>> namesOf(FigureStatus);
[[nodiscard]] std::span<const EnumName<CoinFace>> namesOf(CoinFace);
[[nodiscard]] std::span<const EnumName<ChanceKind>> namesOf(ChanceKind);
[[nodiscard]] std::span<const EnumName<Stick>> namesOf(Stick);
[[nodiscard]] std::span<const EnumName<FoulKind>> namesOf(FoulKind);
[[nodiscard]] std::span<const EnumName<EndKind>> namesOf(EndKind);

/// The board as far as rules ask. Clauses: TAP-GE-1, D5, D13.
struct Board {
    std::string id = "2x4";
    double mmPerYard = 9.525;
    int ticksPerSecond = 120;
    bool operator==(const Board&) const = default;
};

/// A figure on the board; those off the field are not listed. Clause: TAP-GE-5.
struct Figure {
    FigureId id{};
    Pose pose{};
    int baseSlot = 0;
    FigureStatus status = FigureStatus::Standing;
    std::optional<Heading> fallDirection{};  ///< of the lying figure, field frame
    bool operator==(const Figure&) const = default;
};

/// Score, down and place: what a penalty goes back to and what the score board shows.
struct Situation {
    std::array<int, 2> score{};
    int half = 1;  ///< 1, 2; 3 and on are overtime periods
    int play = 0;  ///< plays counted in this half
    Side offense = Side::Home;
    int down = 1;
    Spot lineOfScrimmage{};
    Spot lineToGain{};
    bool operator==(const Situation&) const = default;
};

/// A gunner's lane: field y between two values, in millimetres; fixed at set. TAP-PU-5.
struct Lane {
    FigureId gunner{};
    double lowMm = 0.0;
    double highMm = 0.0;
    bool operator==(const Lane&) const = default;
};

/// What a figure was before its coach turned it in the open window. Clause: TAP-PV-8.
struct Turned {
    FigureId figure{};
    Heading headingBefore{};
    int slotBefore = 0;
    bool operator==(const Turned&) const = default;
};

/// The pass of this play from "Pass" on. Clauses: chapter 19.
struct PassFacts {
    bool declared = false;
    bool triedThisStop = false;  ///< withdrawn or out of time (TAP-PA-11)
    bool released = false;
    int releasedInPlay = 0;
    std::optional<FigureId> receiver{};
    std::optional<Heading> receiverBefore{};  ///< to give back when it is withdrawn
    std::optional<Stick> stick{};
    std::optional<Heading> stickHeading{};
    bool operator==(const PassFacts&) const = default;
};

/// A foul seen by the judge, or called. Clauses: chapter 29.
struct Flag {
    FoulKind kind = FoulKind::DefensiveInterference;
    std::string clause{};
    Side offender = Side::Home;
    std::vector<FigureId> figures{};  ///< offender first, then the one interfered with
    Spot spot{};                      ///< of a spot foul
    int tick = 0;
    bool operator==(const Flag&) const = default;
};

/// Everything that belongs to one play and is cleared with the next line-up.
struct PlayFacts {
    PlayKind kind = PlayKind::Scrimmage;
    bool snapped = false;  ///< the board was switched on (or the dice rolled)
    bool counted = false;
    bool fakeDeclared = false;
    bool possessionChanged = false;
    bool lineReached = false;
    bool directSnap = false;
    bool pitched = false;
    int pitchesThisStop = 0;
    int boardTicks = 0;  ///< board-on time used by this play
    ReturnKind returning = ReturnKind::None;
    std::optional<FigureId> snapTaker{};
    bool gainedInOwnEndZone = false;  ///< and the front never beyond the goal line since (TAP-SC-3)
    bool quarterbackStacked = false;  ///< at set (TAP-LD-3)
    bool defenseLate = false;         ///< TAP-LD-6; on kicks the receivers
    std::vector<FigureId> gunners{};
    std::vector<Lane> lanes{};
    std::optional<FigureId> returner{};
    std::vector<FigureId> eligibleAtSnap{};  ///< by place, number and position (TAP-PA-2 a to d)
    int motions = 0;                         ///< offence's, before the snap
    int presnapPivots = 0;
    std::optional<FigureId> moved{};  ///< by the side whose presnap window is open
    std::optional<FigureId> presnapPivot{};
    std::vector<Turned> turned{};  ///< in the open pivot window
    int offenseTurns = 0;          ///< n of the last offensive window (TAP-PV-8)
    bool touchbackChoice = false;  ///< TAP-TB-4 is open
    PassFacts pass{};
    std::optional<int> onsideRoll{};  ///< first roll
    std::optional<FigureId> fumbledBy{};
    std::optional<FigureId> recoverer{};  ///< who takes over on tails
    std::optional<Spot> fumbleSpot{};     ///< front at the first contact
    std::optional<FieldPoint> puntLanding{};
    std::vector<Flag> seen{};  ///< fouls the judge saw in this play
    bool operator==(const PlayFacts&) const = default;
};

/// A dead ball before downs are counted.
struct DeadBall {
    EndKind kind = EndKind::None;
    std::string clause{};
    Side possession = Side::Home;  ///< who has the ball, also after a change of possession
    Spot front{};                  ///< unrounded
    bool safety = false;
    bool operator==(const DeadBall&) const = default;
};

/// A play from scrimmage that stood, as everybody at the table saw it end.
struct PlaySeen {
    Side offense = Side::Home;
    bool passed = false;
    bool lost = false;  ///< the ball, to the other side
    Distance gain{};    ///< of the offense; 0 if it was lost
    bool operator==(const PlaySeen&) const = default;
};
/// So many of them are kept.
inline constexpr std::size_t kPlaysSeen = 12;

/// Chapter 34.
struct OvertimeFacts {
    int period = 0;  ///< 0: not in overtime
    Side first = Side::Home;
    int playsDone = 0;  ///< in this period
    std::array<std::optional<Distance>, 2> yards{};
    bool operator==(const OvertimeFacts&) const = default;
};

/// Flags and calls after a play. Clauses: TAP-PE-7, TAP-PE-10.
struct Review {
    DeadBall end{};
    Situation before{};             ///< at the snap; penalties go back to it
    std::vector<Flag> flags{};      ///< offered: accept or decline is due
    std::vector<Flag> unseen{};     ///< found by the judge, waiting for a coach's call
    std::array<bool, 2> mayCall{};  ///< whose call may still come (coach-call)
    bool applied = false;           ///< the result already stands, play went on
    Phase resume = Phase::Dead;     ///< where play goes on if a late call is declined
    LineupStage resumeStage = LineupStage::None;
    TryKind resumeTry = TryKind::None;
    TryKind tryBefore = TryKind::None;
    OvertimeFacts overtimeBefore{};
    bool operator==(const Review&) const = default;
};

struct State {
    Shared<RulesData> rules{};  ///< fixed for the game, like the rosters: shared by all its states
    Mode mode = Mode::Hotseat;
    Method method = Method::Plays;
    Board board{};
    std::array<Shared<Team>, 2> teams{};             ///< by Side
    bool betweenPlayClocks = false;                  ///< TAP-GL-4, TAP-MD-11
    std::array<int, 2> clockScalePercent{100, 100};  ///< D20; 0: that side's windows are off
    std::array<bool, 2> confirmed{};                 ///< TAP-GL-1

    Phase phase = Phase::Setup;
    LineupStage stage = LineupStage::None;
    std::optional<Side> handover{};     ///< who is to take over before the window runs (TAP-MD-6)
    std::array<bool, 2> readyToGoOn{};  ///< breaks and half-time
    bool paused = false;
    bool gameClockStarted = false;       ///< in this half (TAP-GL-2)
    std::optional<ChanceKind> chance{};  ///< dice or coin due now

    std::array<int, 2> score{};
    int half = 1;               ///< 3 and on: overtime
    int play = 0;               ///< counted in this half
    Side offense = Side::Home;  ///< who snaps; on kicks the receivers (chapter 0)
    int down = 1;
    Spot lineOfScrimmage = Spot::yards(50);
    Spot lineToGain = Spot::yards(60);
    Distance kickShift{};  ///< the kicking line moved by penalties, + downfield of the kickers

    std::optional<FigureId> carrier{};
    std::optional<Side> switchHolder{};
    int stopsUsed = 0;
    std::vector<Figure> figures{};       ///< ascending id
    std::optional<FieldPoint> ball{};    ///< the magnet ball, while it lies
    std::vector<FigurePair> touching{};  ///< ascending
    PlayFacts playFacts{};

    std::optional<CoinFace> tossCall{};
    std::optional<Side> tossWinner{};
    std::optional<Side> openingKicker{};  ///< TAP-CT-4
    bool extraPlay = false;               ///< TAP-GL-6: one more play after the last
    TryKind tryKind = TryKind::None;
    Side tryTeam = Side::Home;  ///< who scored the touchdown
    OvertimeFacts overtime{};
    Review review{};
    std::optional<Side> winner{};
    bool over = false;

    std::vector<Clock> clocks{};  ///< at most one of a name

    std::vector<PlaySeen> lately{};  ///< the oldest first; what coaches remember, of no ruling

    bool operator==(const State&) const = default;
};

[[nodiscard]] inline std::size_t indexOf(Side side) {
    return static_cast<std::size_t>(side);
}
[[nodiscard]] Situation situationOf(const State& state);
/// Where the ball lies while teams line up: the line of scrimmage, and before a kick the kickers'
/// line as penalties have moved it. Clause: TAP-PE-4.
[[nodiscard]] Spot ballLine(const State& state);

/// Side letter and number as worn: "H34", "V00". Clause: D12.
[[nodiscard]] std::string figureName(const State& state, FigureId id);
/// The figure of that name: the one on the board, else the one of the unit this side fields now,
/// else any of the roster; nothing if there is none.
[[nodiscard]] std::optional<FigureId> findFigure(const State& state, std::string_view name);
/// Nothing unless the id names a player of the roster.
[[nodiscard]] const Player* findPlayer(const State& state, FigureId id);
[[nodiscard]] const Figure* findOnBoard(const State& state, FigureId id);
/// The unit a side fields in the present play. Clause: TAP-UN-1.
[[nodiscard]] Unit unitOf(const State& state, Side side);

}  // namespace thrum::tap
