#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/violation.hpp>
#include <thrum/rules/state_problem.hpp>
#include <thrum/rules/touchdown/event.hpp>
#include <thrum/rules/touchdown/input.hpp>
#include <thrum/rules/touchdown/prompt.hpp>

#include <cstdint>

/// The referee of Touchdown-A-Minute: pure functions over a plain state.
namespace thrum::touchdown {

struct GameConfig {
    Shared<RulesData> rules{};
    Shared<Data> data{};
    std::array<Shared<Team>, 2> teams{};
    std::optional<Mode> mode{};  ///< hot-seat where left out
    bool autoCancel = false;     ///< TDM-5.2, "auto" for people
};

struct Step {
    State next{};
    std::vector<Event> events{};
};

[[nodiscard]] Expected<Step, RuleViolation> newGame(const GameConfig& config);
[[nodiscard]] Prompt prompt(const State& state);
[[nodiscard]] std::optional<RuleViolation> check(const State& state, const Input& input);
/// Errors: the violated clause; the state is untouched.
[[nodiscard]] Expected<Step, RuleViolation> apply(const State& state, const Input& input);
/// What these coaches may know; nobody: what both may. Clauses: TDM-2.1, TDM-4.1.
[[nodiscard]] State observe(const State& state, std::optional<Side> eyes);
[[nodiscard]] std::uint64_t digest(const State& state);
[[nodiscard]] std::optional<StateProblem> validate(const State& state);

/// E-TDM-PHASE.
[[nodiscard]] RuleViolation notNow();
/// The home coach has a reroll left in this quarter. Clause: TDM-11.1.
[[nodiscard]] bool mayReroll(const State& state);
/// What strength `side` may add to the play under way, "FD" for a first down; empty if it may not
/// use it there. Clauses: TDM-10.1, TDM-10.2.
[[nodiscard]] std::vector<std::string> strengthResults(const State& state, Side side);
/// The result that one of these becomes: a first down is the yards to go. Clause: TDM-10.4.
[[nodiscard]] std::string addedResult(const State& state, std::string_view entry, Die strength);
/// The same play with it.
[[nodiscard]] Reading readingWith(const State& state, std::string_view added);

}  // namespace thrum::touchdown
