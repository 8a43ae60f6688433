#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/rules/state_problem.hpp>
#include <thrum/rules/tap/event.hpp>
#include <thrum/rules/tap/input.hpp>
#include <thrum/rules/tap/judge.hpp>
#include <thrum/rules/tap/prompt.hpp>

#include <string>

/// The TAP referee: pure functions over a plain state. Source: the TAP rule book.
namespace thrum::tap {

/// What a game is started with.
struct GameConfig {
    RulesData rules{};
    std::optional<Mode> mode{};      ///< rules.mode.default where left out
    std::optional<Method> method{};  ///< rules.game.method where left out
    Board board{};
    Team home{};
    Team visitor{};
    std::array<int, 2> clockScalePercent{100, 100};  ///< 100, 150, 200 or 0 (off); D20
    std::optional<bool> betweenPlayClocks{};         ///< in play-count games; TAP-GL-4, TAP-MD-11
    bool waiveCheck = false;  ///< take the squads unchecked; in tournament the toss then waits
};

/// The next state and what led there.
struct Step {
    State next{};
    std::vector<Event> events{};
};

/// @return  a state in phase Setup (G0)
/// Errors:  the first broken clause of chapters 4 to 6, TAP-GN-5, or TAP-GN-2 for slower clocks in
///          tournament mode.
[[nodiscard]] Expected<Step, RuleViolation> newGame(const GameConfig& config);

/// What the game waits for. Pure, cheap except for the run request's copy.
[[nodiscard]] Prompt prompt(const State& state);
/// What each awaited decision may hold; the same list as in the prompt.
[[nodiscard]] std::vector<Option> options(const State& state);
/// Nothing, or the clause that `apply` would refuse the input with.
[[nodiscard]] std::optional<RuleViolation> check(const State& state, const Input& input);
/// The one way a game goes on.
/// Errors: the violated clause; the state is untouched.
[[nodiscard]] Expected<Step, RuleViolation> apply(const State& state, const Input& input);
/// What that side may know, in the same shape. In TAP nothing is sealed (D48).
[[nodiscard]] State observe(const State& state, Side side);
/// 64 bits over the whole state, the same on every platform for equal states (D58).
[[nodiscard]] std::uint64_t digest(const State& state);
/// Nothing if the state makes sense.
using thrum::StateProblem;
[[nodiscard]] std::optional<StateProblem> validate(const State& state);

/// A state as a file or a tester wrote it: lists are put in order, facts that follow from the rest
/// and were left out are filled in (who took the snap, who may catch, the switch holder, a return),
/// and with `measureContacts` the pairs in contact are measured once from the poses (D33). Call
/// before `validate`. A state that a game came to stays as it is.
[[nodiscard]] State normalized(State state, bool measureContacts);

/// The request of the awaited run (phase with the board on). Clause: TAP-GE-15.
[[nodiscard]] SegmentRequest runRequestOf(const State& state);
/// The judge's view of the awaited run.
[[nodiscard]] RunSetup runSetupOf(const State& state);
/// Who stops the awaited run.
[[nodiscard]] RunJudge makeJudge(const State& state);

/// Whether undo is the match's to offer here. Clause: TAP-MD-9.
[[nodiscard]] std::optional<RuleViolation> checkUndo(const State& state, DecisionKind lastDecision);

/// One line of the game log. Clause: TAP-GN-4.
struct LogLine {
    std::string clause{};
    std::string text{};
    int half = 1;
    int play = 0;
    int playBoardMs = 0;  ///< board-on time of the play
    std::optional<int> gameClockMs{};
    std::vector<FigureId> figures{};
    bool operator==(const LogLine&) const = default;
};
[[nodiscard]] LogLine logLine(const State& state, const Event& event);
[[nodiscard]] LogLine logLine(const State& state, const RuleViolation& refusal, const Input& input);

/// Everything wrong with a side's line-up as it stands, in order of the clauses: the marks of
/// TAP-MD-8 and what "set" or "ready" would be refused with.
[[nodiscard]] std::vector<RuleViolation> lineupProblems(const State& state, Side side);

}  // namespace thrum::tap
