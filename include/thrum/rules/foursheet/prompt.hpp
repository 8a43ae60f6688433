#pragma once

#include <thrum/rules/foursheet/input.hpp>

#include <optional>
#include <string>
#include <vector>

namespace thrum::foursheet {

enum class PromptKind : std::uint8_t { Decision, Chance, Over };
[[nodiscard]] std::span<const EnumName<PromptKind>> namesOf(PromptKind);

/// What a decision may hold now. Lists are complete.
struct Option {
    DecisionKind decision = DecisionKind::KeepCall;
    std::vector<Choice> choices{};
    std::vector<KickKind> kicks{};
    std::vector<CallPlay> plays{};
    std::vector<Formation> formations{};  ///< those the side has men and cards for
    std::vector<Unit> units{};
    std::vector<PuntKind> punts{};
    std::vector<Zone> zones{};
    std::vector<Coverage> coverages{};
    std::optional<bool> key{};
    std::optional<bool> doubleTeam{};
    std::optional<bool> spy{};
    bool operator==(const Option&) const = default;
};

/// What the game waits for.
struct Prompt {
    PromptKind kind = PromptKind::Over;
    Phase phase = Phase::Toss;
    Side side = Side::Home;
    bool bothSides = false;
    bool sealed = false;  ///< what `side` decides is hidden from the other until the reveal
    std::vector<DecisionKind> wants{};
    std::vector<DecisionKind> also{};  ///< what the other side may do
    std::vector<Option> options{};
    std::string purpose{};  ///< of the dice or of the answer
    std::vector<DieKind> dice{};
    bool quiet = false;
    std::optional<int> ball{};  ///< from the goal line of `side`, where the answer hangs on it
    std::vector<RuleViolation> problems{};
    bool operator==(const Prompt&) const = default;
};

}  // namespace thrum::foursheet
