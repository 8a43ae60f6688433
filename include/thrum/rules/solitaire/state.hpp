#pragma once

#include <thrum/core/shared.hpp>
#include <thrum/rules/mode.hpp>
#include <thrum/rules/solitaire/flight.hpp>
#include <thrum/rules/solitaire/skill.hpp>
#include <thrum/rules/solitaire/team.hpp>
#include <thrum/segment/request.hpp>

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace thrum::solitaire {

/// Rows of the phase table in which the game waits. Clause: section 21.
enum class Phase : std::uint8_t {
    Toss,
    KickChoice,
    KickAlign,
    KickShot,
    FieldChoice,
    Call,
    Align,
    Live,
    Stop,
    Shot,
    Rush,
    Loose,
    Penalty,
    Try,
    Over
};
/// Who of a phase's two coaches is due. Stop: turns, the other's turns, the choice. Loose: turns,
/// the other's turns, the run. Align and KickAlign: O or K, then D or R.
enum class Stage : std::uint8_t { First, Second, Choice };
enum class PlayKind : std::uint8_t {
    None,
    Kickoff,
    Onside,
    SafetyKick,
    Run,
    Pass,
    Punt,
    FieldGoal
};
enum class TryKind : std::uint8_t { None, Undecided, Kick, Play };
enum class ChanceKind : std::uint8_t { Coin, Shake, Scatter, Shot };
enum class CoinFace : std::uint8_t { Heads, Tails };
enum class FigureStatus : std::uint8_t { Standing, Fallen };
/// What a kick or a win of the ball lets a coach choose from.
enum class FieldChoiceKind : std::uint8_t {
    None,
    KickInEndZone,  ///< return or touchback
    PuntInField,    ///< return or fair catch
    PuntInEndZone,  ///< return, fair catch (a touchback) or touchback
    WonInEndZone,   ///< an interception or recovery: return or touchback
    OnsideWon       ///< return or down it
};
enum class PenaltyKind : std::uint8_t { None, IllegalReceiver, IllegalTouching, IllegalKickOut };
/// Clause: SOL-OT-4.
enum class OvertimeStage : std::uint8_t { None, First, BehindByThree, Tied, SuddenDeath };
/// What the coach in possession means to do once the other has turned his men (SOL-CTL-4).
enum class StopChoice : std::uint8_t { None, GoOn, Lateral, Pitch, Pass };
/// What comes after the dead ball.
enum class Next : std::uint8_t { Scrimmage, Kickoff, SafetyKick };

[[nodiscard]] std::span<const EnumName<Phase>> namesOf(Phase);
[[nodiscard]] std::span<const EnumName<Stage>> namesOf(Stage);
[[nodiscard]] std::span<const EnumName<PlayKind>> namesOf(PlayKind);
[[nodiscard]] std::span<const EnumName<TryKind>> namesOf(TryKind);
[[nodiscard]] std::span<const EnumName<ChanceKind>> namesOf(ChanceKind);
[[nodiscard]] std::span<const EnumName<CoinFace>> namesOf(CoinFace);
[[nodiscard]] std::span<const EnumName<FigureStatus>> namesOf(FigureStatus);
[[nodiscard]] std::span<const EnumName<FieldChoiceKind>> namesOf(FieldChoiceKind);
[[nodiscard]] std::span<const EnumName<PenaltyKind>> namesOf(PenaltyKind);
[[nodiscard]] std::span<const EnumName<OvertimeStage>> namesOf(OvertimeStage);
[[nodiscard]] std::span<const EnumName<StopChoice>> namesOf(StopChoice);
[[nodiscard]] std::span<const EnumName<Next>> namesOf(Next);

/// Somebody on the board. Poses are the board's: its y counts from the south side line
/// (core/field.hpp); files and messages show the book's Y (SOL-GEO-10).
struct Figure {
    FigureId id{};
    Pose pose{};
    int baseSlot = 0;
    FigureStatus status = FigureStatus::Standing;
    std::optional<Heading> fallDirection{};
    double dialDeg = 0.0;  ///< how its prongs were last set (SOL-DEF-10)
    bool operator==(const Figure&) const = default;
};

/// A shot that was made and waits for its deviates. Numbers on the grid of house rules: hundredths
/// of a degree, thousandths of power and release.
struct PendingShot {
    ShotKind kind = ShotKind::Throw;
    int aimHundredths = 0;
    int powerThousandths = 0;
    int loftHundredths = 0;
    int releaseThousandths = 0;
    std::optional<CoachLevel> level{};  ///< a computer's hand; the numbers above are what it meant
    std::optional<FigureId> target{};   ///< whom it means
    bool operator==(const PendingShot&) const = default;
};

/// The ballcarrier's progress. Clauses: SOL-DEF-7, RUN-4.
struct Carry {
    Distance best{};                 ///< U
    FieldPoint bestAt{};             ///< front point where U was reached
    Distance rise{};                 ///< U at the last counted rise
    int riseTick = 0;                ///< board-on ticks of his when that was
    int ticks = 0;                   ///< board-on ticks since he has the ball
    int runTicks = 0;                ///< of the run, handed on with a lateral or pitchout
    bool past = false;               ///< his front was past the line (SOL-PAS-2)
    std::optional<int> looseTick{};  ///< covered: at which of his ticks the ball comes loose
    bool operator==(const Carry&) const = default;
};

/// A ball on the ground. Clauses: SOL-ON, SOL-FUM.
struct LooseBall {
    bool onside = false;
    Side last = Side::Home;  ///< last in possession; of an onside kick the kickers
    int attempt = 0;         ///< made so far
    Distance lossU{};        ///< spot of the loss, of `last`
    FieldPoint lossAt{};
    bool receiversTouched = false;  ///< onside
    std::optional<Side> lastTouch{};
    bool operator==(const LooseBall&) const = default;
};

/// The play under way.
struct PlayFacts {
    PlayKind kind = PlayKind::None;
    bool simple = false;
    bool snapped = false;            ///< the board ran or the ball was kicked
    bool passed = false;             ///< a forward pass was thrown
    bool possessionChanged = false;  ///< somebody else than the offense had the ball
    int stopsUsed = 0;
    int boardTicks = 0;  ///< board-on time of the play
    std::optional<FigureId> centre{};
    std::optional<FigureId> carrier{};  ///< named to carry, punt or kick
    std::optional<FigureId> holder{};
    std::optional<FigureId> returner{};
    std::vector<FigureId> eligible{};  ///< at the snap (SOL-EL-2)
    std::vector<FigureId> past{};      ///< carriers who were past the line
    std::vector<int> shakes{};         ///< drawn for carriers, told when the play is over; covered
    bool operator==(const PlayFacts&) const = default;
};

struct OvertimeFacts {
    OvertimeStage stage = OvertimeStage::None;
    Side first = Side::Home;    ///< team A
    std::optional<Side> has{};  ///< whose possession runs
    bool operator==(const OvertimeFacts&) const = default;
};

struct PenaltyFacts {
    PenaltyKind kind = PenaltyKind::None;
    FieldPoint at{};  ///< where the ball may be taken
    bool outOfBounds = false;
    bool operator==(const PenaltyFacts&) const = default;
};

/// A whole game. u counts from a team's own goal line (SOL-GEO-2), here always the offense's, in
/// kicks the kickers'.
struct State {
    Shared<RulesData> rules{};
    std::array<Shared<Team>, 2> teams{};
    Board board{};
    Mode mode = Mode::Solitaire;
    int playsPerQuarter = 15;
    std::array<std::optional<CoachLevel>, 2> levels{};  ///< how well a computer shoots
    Phase phase = Phase::Toss;
    Stage stage = Stage::First;
    std::optional<ChanceKind> chance{};
    Side offense = Side::Home;  ///< snaps or kicks
    int down = 0;
    Distance line{};    ///< u of the line of scrimmage; of kicks the kicking line
    Distance lineY{};   ///< Y where the next play starts
    Distance toGain{};  ///< u of the line to gain
    std::array<int, 2> score{};
    int quarter = 1;  ///< from the fifth on: overtime
    int play = 0;     ///< counted in this quarter
    int timeoutsCalled = 0;
    std::array<int, 2> timeouts{3, 3};
    std::vector<Figure> figures{};  ///< ascending
    std::vector<FigurePair> touching{};
    std::optional<FieldPoint> ball{};  ///< on the ground or on the tee
    std::optional<FigureId> carrier{};
    Carry carry{};
    PlayFacts playFacts{};
    LooseBall loose{};
    std::optional<PendingShot> shot{};
    StopChoice meant = StopChoice::None;
    std::optional<FigureId> meantFor{};   ///< to whom the ball is to go
    ShotKind shotKind = ShotKind::Throw;  ///< which shot is due
    FieldChoiceKind fieldChoice = FieldChoiceKind::None;
    PenaltyFacts penalty{};
    TryKind tryKind = TryKind::None;
    Next next = Next::Scrimmage;
    OvertimeFacts overtime{};
    std::optional<Side> firstKicker{};  ///< of the game
    std::optional<Side> tossCall{};     ///< who won it and chooses
    std::optional<CoinFace> called{};
    std::optional<Side> winner{};
    bool over = false;
    bool operator==(const State&) const = default;
};

[[nodiscard]] constexpr std::size_t indexOf(Side side) {
    return static_cast<std::size_t>(side);
}
[[nodiscard]] constexpr bool isKickOffKind(PlayKind kind) {
    return kind == PlayKind::Kickoff || kind == PlayKind::Onside || kind == PlayKind::SafetyKick;
}
[[nodiscard]] const Figure* findFigure(const State& s, FigureId id);
[[nodiscard]] Figure* figureIn(State& s, FigureId id);
[[nodiscard]] const Player* findPlayer(const State& s, FigureId id);
/// Nobody wears it: nothing. "H34".
[[nodiscard]] std::optional<FigureId> findByName(const State& s, std::string_view name);
[[nodiscard]] std::string figureName(const State& s, FigureId id);
[[nodiscard]] int numberOf(const State& s, FigureId id);
/// Clause: SOL-TIM-3.
[[nodiscard]] int playLimit(const State& s);

}  // namespace thrum::solitaire
