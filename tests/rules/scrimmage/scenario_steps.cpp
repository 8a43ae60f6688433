#include "scenario_steps.hpp"

#include <algorithm>

#include <catch2/catch.hpp>

namespace thrum::scrimmage::test {

Input press(DecisionKind kind, std::optional<Side> side) {
    return Decision{.kind = kind, .side = side};
}
Input placed(ManId man, Square to) {
    Decision decision{.kind = DecisionKind::Place, .side = man.side()};
    decision.placements = {{man, to}};
    return decision;
}
Input moved(ManId man, Square to) {
    Decision decision{.kind = DecisionKind::Move};
    decision.man = man;
    decision.to = to;
    return decision;
}
Input aimed(Square to) {
    Decision decision{.kind = DecisionKind::Target};
    decision.to = to;
    return decision;
}
Input drawn(int value) {
    return Chance{.values = {value}};
}
Input runBy(Label runner) {
    Decision decision{.kind = DecisionKind::Call};
    decision.call = Call{.runner = runner};
    return decision;
}
Input passTo(int zone) {
    Decision decision{.kind = DecisionKind::Call};
    decision.call = Call{.zone = zone};
    return decision;
}

Step must(const State& state, const Input& input) {
    const auto step = apply(state, input);
    if (!step)
        FAIL(step.error().code << " " << step.error().text);
    if (const auto problem = validate(step->next))
        FAIL(problem->pointer << " " << problem->reason);
    return *step;
}

State go(State state, const std::vector<Input>& inputs) {
    for (const Input& input : inputs)
        state = must(state, input).next;
    return state;
}

std::string refused(const State& state, const Input& input) {
    const auto refusal = check(state, input);
    const auto step = apply(state, input);
    REQUIRE(refusal.has_value() == !step.has_value());
    if (!refusal)
        return "";
    CHECK(*refusal == step.error());
    return refusal->code;
}

State lineUp(int offenseDraw, int goalDraw) {
    const auto begun = newGame({});
    REQUIRE(begun);
    return go(begun->next, {drawn(offenseDraw), drawn(goalDraw), press(DecisionKind::StartGame)});
}

State lineUpAt(int line, Side offense, int down) {
    State state = lineUp();
    state.offense = offense;
    state.down = down;
    state.lineOfScrimmage = line;
    state.lineToGain = lineToGain(*state.rules, line, directionOf(state, offense));
    Patched patched;
    patched.place = true;
    state = normalized(std::move(state), patched);
    const auto problem = validate(state);
    if (problem)
        FAIL(problem->pointer << " " << problem->reason);
    return state;
}

State snapped(State lineUp, const Input& call, int squares) {
    return go(std::move(lineUp),
              {press(DecisionKind::CallPlay), call, press(DecisionKind::Ready), drawn(squares)});
}
State snapped(const Input& call, int squares) {
    return snapped(lineUp(), call, squares);
}

State inTurn(State state, Side side, int number, int squares) {
    state.toMove = side;
    state.turn = number;
    state.allotment = squares;
    state.squaresLeft = squares;
    state.chance.reset();
    state.scrambles = 0;
    state.shift.reset();
    for (Man& man : state.men)
        man.moved = 0;
    const bool pass = state.call.kind == PlayKind::Pass;
    state.shown.kind = number > 1;
    state.shown.carrier = pass ? number > 1 : number > 2;
    return state;
}

State running(Label runner, Side toMove, int squares) {
    return inTurn(snapped(runBy(runner)), toMove, 2, squares);
}

State inAir(Square ball, int zone, int squares) {
    State state = inTurn(snapped(passTo(zone)), kRed, 2, squares);
    return go(state, {press(DecisionKind::Throw), aimed(ball)});
}

State loose(Square ball, Side toMove, int squares) {
    State state = running(Label::F, toMove, squares);
    off(state, red(Label::F));
    state.phase = Phase::Loose;
    state.carrier.reset();
    state.ball = ball;
    state.fumbledBy = kRed;
    state.shown = {true, true, true};
    return state;
}

void put(State& state, ManId man, Square at) {
    const auto found = std::ranges::find(state.men, man, &Man::id);
    REQUIRE(found != state.men.end());
    found->at = at;
}
void off(State& state, ManId man) {
    std::ranges::find(state.men, man, &Man::id)->at.reset();
}
void onlyMen(State& state, const std::vector<ManId>& men) {
    for (Man& man : state.men) {
        if (std::ranges::find(men, man.id) == men.end())
            man.at.reset();
    }
}
std::optional<Square> placeOf(const State& state, ManId man) {
    return findMan(state, man)->at;
}

const Event* find(const std::vector<Event>& events, EventKind kind) {
    const auto found = std::ranges::find(events, kind, &Event::kind);
    return found == events.end() ? nullptr : &*found;
}

std::string status(const State& state) {
    return statusLine(state);
}

}  // namespace thrum::scrimmage::test
