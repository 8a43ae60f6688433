#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/rules/scrimmage/event.hpp>
#include <thrum/rules/scrimmage/input.hpp>
#include <thrum/rules/scrimmage/prompt.hpp>
#include <thrum/rules/state_problem.hpp>

/// The referee of SCRIMMAGE: pure functions over a plain state.
namespace thrum::scrimmage {

/// The book has no tables beside its rules file.
struct Data {
    bool operator==(const Data&) const = default;
};

/// What a game is started with.
struct GameConfig {
    Shared<RulesData> rules{};
    Shared<Data> data{};
    std::array<Shared<Team>, 2> teams{};
    std::optional<Mode> mode{};      ///< the book knows two players at one screen
    std::optional<Limits> limits{};  ///< squares a turn; of the rules file where left out
    bool operator==(const GameConfig&) const = default;
};

/// The next state and what led there.
struct Step {
    State next{};
    std::vector<Event> events{};
};

/// @return  a state that waits for the first of the two draws of SCR-N2
/// Errors:  E-SCR-LIM
[[nodiscard]] Expected<Step, RuleViolation> newGame(const GameConfig& config);
[[nodiscard]] Prompt prompt(const State& state);
/// Whose window it is; the same as in the prompt.
[[nodiscard]] Side dueSide(const State& state);
/// Nothing, or what `apply` would refuse the input with.
[[nodiscard]] std::optional<RuleViolation> check(const State& state, const Input& input);
/// The one way a game goes on.
/// Errors: the violated clause; the state is untouched.
[[nodiscard]] Expected<Step, RuleViolation> apply(const State& state, const Input& input);
/// What a side may know; without a side, what both may. Clauses: SCR-Q6, Q7.
[[nodiscard]] State observe(const State& state, std::optional<Side> eyes);
/// 64 bits over the whole state (D58).
[[nodiscard]] std::uint64_t digest(const State& state);
[[nodiscard]] std::optional<StateProblem> validate(const State& state);

/// A state as a file or a tester wrote it, with what follows from the rest filled in: men and lines
/// of a new place, the carrier of a call, the turn and its draw (D68).
struct Patched {
    bool phase = false;
    bool place = false;  ///< line, offense or direction
    bool turnNumber = false;
    bool lineToGain = false;
    bool men = false;
    bool defense = false;  ///< to be lined up
    bool carrier = false;
    bool call = false;
    bool shown = false;
    bool toMove = false;
    bool allotment = false;
    bool squaresLeft = false;
    bool chance = false;
    bool thrown = false;
    bool winner = false;
};
[[nodiscard]] State normalized(State state, const Patched& named);
/// A turn that such a state leaves without a square or without a step is over (SCR-M8).
[[nodiscard]] State settled(State state);

/// Whether a segment is allowed now, in the order of SCR-M10. For windows and coaches; the same
/// answer as `check` gives.
[[nodiscard]] std::optional<RuleViolation> checkMove(const State& state, ManId man, Square to);
/// Clause: SCR-P3.
[[nodiscard]] bool mayThrow(const State& state);
/// Clause: SCR-S1.
[[nodiscard]] bool mayScramble(const State& state);
/// Whether the pass may go there, the zone that was called or any (SCR-P1, P2).
[[nodiscard]] bool isTarget(const State& state, Square square);
/// Clause: SCR-L4.
[[nodiscard]] bool mayCarry(const State& state, Label runner);

}  // namespace thrum::scrimmage
