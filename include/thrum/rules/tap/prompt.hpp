#pragma once

#include <thrum/rules/tap/input.hpp>

namespace thrum::tap {

enum class PromptKind : std::uint8_t { Decision, Chance, Run, Over };
[[nodiscard]] std::span<const EnumName<PromptKind>> namesOf(PromptKind);

/// A rectangle of the field in which centers of bases may lie.
struct Zone {
    Spot minX{};
    Spot maxX{};
    Spot minY{};
    Spot maxY{};
    bool operator==(const Zone&) const = default;
};

/// What a decision may hold now. Lists are complete; headings and places inside a zone are still
/// measured when they are offered (an overlap, a line), so ask `check`.
struct Option {
    DecisionKind decision = DecisionKind::Done;
    std::vector<FigureId> figures{};  ///< which figures it may name
    std::vector<Choice> choices{};    ///< which words
    std::optional<Zone> zone{};       ///< where centers may be put
    std::optional<int> left{};        ///< how many more figures; absent: no limit
    bool towardBall = false;          ///< headings less than 90 degrees off the ball
    std::optional<Stick> stick{};     ///< the stick the distance calls for
    std::optional<int> distanceUm{};  ///< measured helmet to helmet, thousandths of a millimetre
    bool operator==(const Option&) const = default;
};

/// What happens when the time of a clock is used up.
enum class Expiry : std::uint8_t {
    None,
    HalfEnds,
    SecondHalf,
    LineUp,
    DelayCallable,
    ExtraPointRolled,
    Kickoff,
    Closes,
    Ready,
    Quarterback,
    RefereeSwitchesOn,
    QuarterbackKeeps,
    Touchback,
    NoCall,
    BetterOption,
    Receive,
    RefereeRolls,
    RefereeFlips,
    WindowOpens,
    DefenseFirst,
    Down,
    Waits
};
[[nodiscard]] std::span<const EnumName<Expiry>> namesOf(Expiry);

struct ClockView {
    ClockName name = ClockName::Game;
    int msLeft = 0;
    bool running = true;
    ClockPolicy policy = ClockPolicy::Enforced;
    bool marked = false;
    std::optional<Side> side{};
    Expiry onExpiry = Expiry::None;
    bool operator==(const ClockView&) const = default;
};

/// What the game waits for (D40).
struct Prompt {
    PromptKind kind = PromptKind::Over;
    Phase phase = Phase::Setup;
    LineupStage stage = LineupStage::None;
    Side side = Side::Home;             ///< whose window it is
    bool bothSides = false;             ///< either coach may answer (breaks, half-time, set-up)
    std::vector<DecisionKind> wants{};  ///< decisions due or allowed for `side`
    std::vector<DecisionKind> calls{};  ///< calls `side` may make besides
    std::vector<DecisionKind> also{};   ///< what the other side may do now
    std::vector<Option> options{};      ///< for those of `wants` that need more than a word
    std::vector<ClockView> clocks{};
    std::optional<ChanceKind> chance{};       ///< kind Chance
    std::optional<SegmentRequest> request{};  ///< kind Run
    std::vector<FigurePair> engaged{};        ///< to be marked in pivot windows (TAP-EN-5)
    std::vector<RuleViolation> problems{};    ///< of the line-up as it stands (TAP-MD-8)
    bool operator==(const Prompt&) const = default;
};

}  // namespace thrum::tap
