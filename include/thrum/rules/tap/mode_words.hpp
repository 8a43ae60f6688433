#pragma once

#include <thrum/rules/names.hpp>

#include <cstdint>

/// What the rules file says of a mode in words. Clause: TAP-MD-1 and after.
namespace thrum::tap {

enum class ClockUse : std::uint8_t { Advisory, Enforced };
enum class BaseTuning : std::uint8_t { BetweenPlays, Locked };
enum class TooManyMen : std::uint8_t { Block, OpponentCall };
enum class DelayOfGame : std::uint8_t { Off, OpponentCall };
enum class InterferenceCall : std::uint8_t { RefereeFlag, CoachCall };
enum class Hints : std::uint8_t { Live, OnSet };
enum class UndoRule : std::uint8_t { Play, Window, None };

[[nodiscard]] std::span<const EnumName<ClockUse>> namesOf(ClockUse);
[[nodiscard]] std::span<const EnumName<BaseTuning>> namesOf(BaseTuning);
[[nodiscard]] std::span<const EnumName<TooManyMen>> namesOf(TooManyMen);
[[nodiscard]] std::span<const EnumName<DelayOfGame>> namesOf(DelayOfGame);
[[nodiscard]] std::span<const EnumName<InterferenceCall>> namesOf(InterferenceCall);
[[nodiscard]] std::span<const EnumName<Hints>> namesOf(Hints);
[[nodiscard]] std::span<const EnumName<UndoRule>> namesOf(UndoRule);

/// A word of the rules: a digest takes it by its letters, as files hold it (D58).
template <class E>
concept RuleWord = std::same_as<E, ClockUse> || std::same_as<E, BaseTuning> ||
    std::same_as<E, TooManyMen> || std::same_as<E, DelayOfGame> ||
    std::same_as<E, InterferenceCall> || std::same_as<E, Hints> || std::same_as<E, UndoRule>;

}  // namespace thrum::tap
