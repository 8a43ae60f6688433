#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/violation.hpp>
#include <thrum/games/game.hpp>
#include <thrum/rules/race/messages.hpp>
#include <thrum/rules/state_problem.hpp>
#include <thrum/rules/told.hpp>

/// The referee of Race: pure functions over a plain state.
namespace thrum::race {

struct GameConfig {
    Shared<RulesData> rules{};
    Shared<Data> data{};
    std::array<Shared<Team>, 2> teams{};
    std::optional<Mode> mode{};  ///< rules.mode.default where left out
};
struct Step {
    State next{};
    std::vector<Event> events{};
};

/// Errors: RAC-7 for a team that races itself.
[[nodiscard]] Expected<Step, RuleViolation> newGame(const GameConfig& config);
[[nodiscard]] Prompt prompt(const State& state);
[[nodiscard]] std::optional<RuleViolation> check(const State& state, const Input& input);
/// Errors: the violated clause; the state is untouched.
[[nodiscard]] Expected<Step, RuleViolation> apply(const State& state, const Input& input);
[[nodiscard]] std::optional<StateProblem> validate(const State& state);
[[nodiscard]] std::uint64_t digest(const State& state);
/// The first number is blank for everybody but its writer until the second is written.
[[nodiscard]] State observe(const State& state, games::Eyes eyes);

[[nodiscard]] std::vector<Sentence> told(std::span<const Event> events, const State& state);

/// The coach of the book: one of the higher half. Clause: RAC-9.
[[nodiscard]] Input bookDecision(const State& seen, Side side, std::uint64_t bits);
[[nodiscard]] Input randomDecision(const State& seen, Side side, std::uint64_t bits);
[[nodiscard]] State guess(const State& seen, std::uint64_t bits);

}  // namespace thrum::race
