#pragma once

#include <thrum/games/scrimmage.hpp>
#include <thrum/rules/scrimmage/fault.hpp>
#include <thrum/rules/scrimmage/grid.hpp>

#include <string>
#include <vector>

/// States and steps for the scenarios of the book. Unless told otherwise: Home (the book's Red) on
/// offense, attacks east, line 15, first and 10, line to gain 20, limits 3 to 6, line-ups of the
/// book.
namespace thrum::scrimmage::test {

inline constexpr Side kRed = Side::Home;
inline constexpr Side kYellow = Side::Visitor;

[[nodiscard]] inline ManId red(Label label) {
    return manId(kRed, label);
}
[[nodiscard]] inline ManId yellow(Label label) {
    return manId(kYellow, label);
}

[[nodiscard]] Input press(DecisionKind kind, std::optional<Side> side = std::nullopt);
[[nodiscard]] Input placed(ManId man, Square to);
[[nodiscard]] Input moved(ManId man, Square to);
[[nodiscard]] Input aimed(Square to);
[[nodiscard]] Input drawn(int value);
[[nodiscard]] Input runBy(Label runner);
[[nodiscard]] Input passTo(int zone);

/// The step; the test fails with the refusal where there is one.
[[nodiscard]] Step must(const State& state, const Input& input);
/// The state after all of them.
[[nodiscard]] State go(State state, const std::vector<Input>& inputs);
/// Code of the refusal, after making sure that `check` says the same; empty if it is taken.
[[nodiscard]] std::string refused(const State& state, const Input& input);

/// OFF_ALIGN of the first play.
[[nodiscard]] State lineUp(int offenseDraw = 0, int goalDraw = 0);
/// OFF_ALIGN with the line here.
[[nodiscard]] State lineUpAt(int line, Side offense = kRed, int down = 1);
/// TURN of the offense, number 1, with so many squares.
[[nodiscard]] State snapped(const Input& call, int squares = 6);
[[nodiscard]] State snapped(State lineUp, const Input& call, int squares);
/// The same play in a later turn; men have not moved in it.
[[nodiscard]] State inTurn(State state, Side side, int number, int squares);
/// A run by this back in the defense's second turn.
[[nodiscard]] State running(Label runner, Side toMove = kYellow, int squares = 6);
/// A pass to this zone, both in the air with so many squares for the offense.
[[nodiscard]] State inAir(Square ball, int zone = 8, int squares = 6);
/// Nobody holds the ball, which Red lost here.
[[nodiscard]] State loose(Square ball, Side toMove, int squares);

void put(State& state, ManId man, Square at);
void off(State& state, ManId man);
/// All but these leave the field.
void onlyMen(State& state, const std::vector<ManId>& men);
[[nodiscard]] std::optional<Square> placeOf(const State& state, ManId man);

[[nodiscard]] const Event* find(const std::vector<Event>& events, EventKind kind);
[[nodiscard]] std::string status(const State& state);

}  // namespace thrum::scrimmage::test
