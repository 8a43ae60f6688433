#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/violation.hpp>
#include <thrum/rules/foursheet/event.hpp>
#include <thrum/rules/foursheet/prompt.hpp>
#include <thrum/rules/state_problem.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The referee of 4SS: pure functions over plain values.
namespace thrum::foursheet {

struct GameConfig {
    Shared<Rules> rules{};
    Shared<Data> data{};
    std::array<Shared<Team>, 2> teams{};
    std::optional<Mode> mode{};  ///< left out: hot-seat
    bool solo = false;           ///< charts defend for both sides (chapter 34)
    /// Cards of a coach's own by formation: the names of their files; empty: the book's. What they
    /// hold is in `data`.
    std::array<std::string, kFormations> cards{};
};
[[nodiscard]] constexpr Mode modeOf(const GameConfig& config) {
    return config.mode.value_or(Mode::Hotseat);
}

struct Step {
    State next;
    std::vector<Event> events;
};

/// Errors: a team without cards for its own formation (FSS-36.3).
[[nodiscard]] Expected<Step, RuleViolation> newGame(const GameConfig& config);
[[nodiscard]] Prompt prompt(const State& state);
[[nodiscard]] Expected<Step, RuleViolation> apply(const State& state, const Input& input);
[[nodiscard]] std::optional<RuleViolation> check(const State& state, const Input& input);
[[nodiscard]] std::optional<StateProblem> validate(const State& state);
/// What both may know (`nobody`) or one side may. Clauses: FSS-7.1, 28.1, 31.2.
[[nodiscard]] State observed(const State& state, std::optional<Side> eyes);

/// A refusal with the book's code and message. Clause: chapter 42.
[[nodiscard]] RuleViolation refusal(std::string_view clause,
                                    std::string_view code,
                                    TextArguments args = {});

/// Who is on a token of a unit now: the substitute, and for a man who is out the next healthy one
/// of his list. Clause: FSS-24.3.
struct Fielded {
    PlayerIndex index = kNobody;
    bool hurt = false;  ///< nobody was left: every rating 3 lower
    bool operator==(const Fielded&) const = default;
};
[[nodiscard]] Fielded fieldedOn(const State& state, Side side, Unit unit, int token);
/// Null if the team fields no such unit.
[[nodiscard]] const Eleven* elevenOf(const Team& team, Unit unit);
/// The men on token 11 of the units that kick and punt can do so.
[[nodiscard]] bool hasKickers(const Team& team);
/// How long he is out; NotHurt if he may play.
[[nodiscard]] OutFor outNow(const State& state, Side side, std::string_view player);
/// Possessions of the fourth quarter that a tired defender has still to sit out. Clause: FSS-25.2.
[[nodiscard]] int restOwed(const State& state, Side side, const Player& player);
/// How far the kicker of the side may try: his longFG, changed by the wind. Clause: FSS-32.1.
[[nodiscard]] int fieldGoalRange(const State& state, Side kicking);
/// Yards from the own goal line of the offense in a defense's or a receiver's own yards.
[[nodiscard]] constexpr int fromOther(int ball) {
    return 100 - ball;
}
[[nodiscard]] Situation situationOf(const State& state);

}  // namespace thrum::foursheet
