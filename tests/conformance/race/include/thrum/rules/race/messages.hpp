#pragma once

#include <thrum/rules/chance.hpp>
#include <thrum/rules/race/state.hpp>

#include <variant>
#include <vector>

/// What goes into a game of Race and what comes out of it.
namespace thrum::race {

enum class DecisionKind : std::uint8_t { CallToss, Write };
enum class ChanceKind : std::uint8_t { Coin, Dice };
enum class ClockName : std::uint8_t { Write };
[[nodiscard]] std::span<const EnumName<DecisionKind>> namesOf(DecisionKind);
[[nodiscard]] std::span<const EnumName<ChanceKind>> namesOf(ChanceKind);
[[nodiscard]] std::span<const EnumName<ClockName>> namesOf(ClockName);

/// A coach's choice: call_toss needs `face`, write needs `number`.
struct Decision {
    DecisionKind kind = DecisionKind::Write;
    std::optional<Side> side{};  ///< the prompt's where left out (D40)
    int ms = 0;                  ///< since the prompt was shown (D16)
    std::optional<CoinFace> face{};
    std::optional<int> number{};
    bool operator==(const Decision&) const = default;
};
/// What fell, never a seed.
struct Chance {
    ChanceKind kind = ChanceKind::Dice;
    std::vector<int> faces{};
    std::optional<CoinFace> face{};
    bool typed = false;
    bool operator==(const Chance&) const = default;
};
/// The time to write is used up.
struct TimeExpired {
    std::optional<ClockName> clock{};
    bool operator==(const TimeExpired&) const = default;
};
using Input = std::variant<Decision, Chance, TimeExpired>;

/// What happened (D46).
enum class EventKind : std::uint8_t {
    TossCalled,
    CoinFlipped,
    Written,  ///< that a coach has written, never what
    ClockExpired,
    Revealed,
    Tied,
    Advanced,
    GameEnded,
    SituationChanged
};
[[nodiscard]] std::span<const EnumName<EventKind>> namesOf(EventKind);

/// Members that have nothing to say stay empty and are left out of files.
struct Event {
    EventKind kind = EventKind::SituationChanged;
    std::string clause{};
    std::optional<Side> side{};
    std::optional<CoinFace> face{};
    std::optional<std::array<int, 2>> numbers{};  ///< of a reveal
    std::vector<int> faces{};                     ///< of the die
    std::optional<int> yards{};
    std::optional<std::array<int, 2>> score{};  ///< of a situation: yards gone
    std::optional<int> play{};                  ///< of a situation: the round
    bool operator==(const Event&) const = default;
};

enum class PromptKind : std::uint8_t { Decision, Chance, Over };
[[nodiscard]] std::span<const EnumName<PromptKind>> namesOf(PromptKind);

/// The numbers a coach may write.
struct NumberOption {
    int least = 1;
    int most = 6;
    bool operator==(const NumberOption&) const = default;
};
/// The time a coach has to write. Clause: RAC-5.
struct ClockView {
    ClockName name = ClockName::Write;
    int msLeft = 0;
    bool enforced = false;
    bool operator==(const ClockView&) const = default;
};
/// What the game waits for (D40).
struct Prompt {
    PromptKind kind = PromptKind::Over;
    Phase phase = Phase::Toss;
    Side side = Side::Home;
    bool bothSides = false;  ///< never: the coaches write one after the other
    std::vector<DecisionKind> wants{};
    std::vector<CoinFace> faces{};          ///< what call_toss may hold
    std::optional<NumberOption> numbers{};  ///< what write may hold
    std::optional<ClockView> clock{};
    std::optional<ChanceRequest> chance{};
    bool operator==(const Prompt&) const = default;
};

}  // namespace thrum::race
