#include "steps.hpp"

#include <thrum/core/contract.hpp>

#include <algorithm>

// Chapter 14.
namespace thrum::scrimmage {

// Clauses: SCR-FU1 to FU3, FU5.
void onFumbleDrawn(Step& step, int draw) {
    State& s = step.next;
    THRUM_ASSERT(s.contact.has_value());
    const bool north = draw < s.rules->fumble.northWeight;
    Square ball = s.contact->at;
    ball.row =
        std::clamp(ball.row + (north ? -1 : 1) * s.rules->fumble.rows, 0, s.rules->field.rows - 1);
    s.contact.reset();
    s.ball = ball;
    s.phase = Phase::Loose;
    Event told{.kind = EventKind::BallLoose, .clause = "SCR-FU1", .side = s.fumbledBy};
    told.ball = ball;
    told.draw = draw;
    told.result = north ? "north" : "south";
    step.events.push_back(std::move(told));
    for (const Man& man : s.men) {
        if (man.at == ball) {
            recover(step, man.id);
            return;
        }
    }
    settleTurn(step);
}

// Clauses: SCR-FU3, FU4, FU7.
void recover(Step& step, ManId man) {
    State& s = step.next;
    THRUM_ASSERT(s.ball.has_value());
    const Square at = *s.ball;
    const Side side = man.side();
    Event told{.kind = EventKind::Recovered, .clause = "SCR-FU3", .side = side, .man = man};
    told.at = at;
    step.events.push_back(std::move(told));
    s.ball.reset();
    if (inAttackedEndZone(s, side, at))
        touchdown(step, side, "SCR-W2");
    else if (inDefendedEndZone(s, side, at))
        safety(step, other(side), "SCR-W4");
    else
        spotBall(step, side, at.column, PlayEnd::Recovery);
}

// Tackles and guards cannot go back to a ball behind them. Clause: SCR-FU6.
bool nobodyReachesBall(const State& state) {
    if (state.phase != Phase::Loose || !state.ball)
        return false;
    return std::ranges::none_of(state.men, [&](const Man& man) {
        if (!man.at)
            return false;
        const int forward =
            (state.ball->column - man.at->column) * directionOf(state, man.id.side());
        return mayGoBack(*state.rules, labelOf(man.id)) || forward >= 0;
    });
}

void deadBall(Step& step) {
    State& s = step.next;
    const Square at = *s.ball;
    const Side side = s.fumbledBy.value_or(s.offense);
    Event told{.kind = EventKind::BallDead, .clause = "SCR-FU6", .side = side};
    told.at = at;
    step.events.push_back(std::move(told));
    s.ball.reset();
    if (inAttackedEndZone(s, side, at))
        touchdown(step, side, "SCR-W2");
    else if (inDefendedEndZone(s, side, at))
        safety(step, other(side), "SCR-W4");
    else
        spotBall(step, side, at.column, PlayEnd::Dead);
}

}  // namespace thrum::scrimmage
