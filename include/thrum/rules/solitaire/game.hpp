#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/rules/chance.hpp>
#include <thrum/rules/solitaire/event.hpp>
#include <thrum/rules/solitaire/input.hpp>
#include <thrum/rules/solitaire/judge.hpp>
#include <thrum/rules/solitaire/prompt.hpp>
#include <thrum/rules/state_problem.hpp>

/// The referee of the Solitaire Coach's game: pure functions over a plain state.
namespace thrum::solitaire {

/// The book has no tables beside its rules file.
struct Data {
    bool operator==(const Data&) const = default;
};

struct GameConfig {
    Shared<RulesData> rules{};
    Shared<Data> data{};
    std::array<Shared<Team>, 2> teams{};
    std::optional<Mode> mode{};
    Board board{};
    std::optional<int> playsPerQuarter{};  ///< SOL-TIM-1
    std::array<std::optional<CoachLevel>, 2>
        levels{};  ///< of computers (SOL-AI-2); star if left out
};

struct Step {
    State next{};
    std::vector<Event> events{};
};

/// Errors: SOL-DEF-2 (E-SOL-ROSTER), SOL-TIM-1 (E-SOL-PLAYS).
[[nodiscard]] Expected<Step, RuleViolation> newGame(const GameConfig& config);
[[nodiscard]] Prompt prompt(const State& state);
[[nodiscard]] std::optional<RuleViolation> check(const State& state, const Input& input);
[[nodiscard]] Expected<Step, RuleViolation> apply(const State& state, const Input& input);
/// What coaches may know: nothing is sealed but the second at which the ball comes loose.
[[nodiscard]] State observed(const State& state);
[[nodiscard]] std::optional<StateProblem> validate(const State& state);
[[nodiscard]] std::uint64_t digest(const State& state);
[[nodiscard]] ChanceRequest chanceRequest(const State& state, ChanceKind kind);
/// A state as a tester wrote it, with what follows from it: order of figures, contacts, the line to
/// gain, a carrier's progress, who may catch.
[[nodiscard]] State normalized(State state, bool measureContacts);

[[nodiscard]] SegmentRequest runRequestOf(const State& state);
[[nodiscard]] RunSetup runSetupOf(const State& state);
[[nodiscard]] RunJudge makeJudge(const State& state);
[[nodiscard]] Situation situationOf(const State& state);

/// Everything wrong with a side's line-up as it stands, in the order of the book; the first is what
/// `ready` would be refused with.
[[nodiscard]] std::vector<RuleViolation> lineupProblems(const State& state, Side side);

}  // namespace thrum::solitaire
