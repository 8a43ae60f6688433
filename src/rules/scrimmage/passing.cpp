#include "steps.hpp"

#include <thrum/core/contract.hpp>

#include <algorithm>

// Chapters 9 and 10.
namespace thrum::scrimmage {
namespace {

bool isAtStartOfPassTurn(const State& s) {
    return s.phase == Phase::Turn && !s.chance && s.toMove == s.offense && !s.thrown &&
           s.call.kind == PlayKind::Pass && s.turn >= s.rules->pass.earliestTurn &&
           s.squaresLeft == s.allotment;
}

// Everybody who holds the ball now is seen by both.
void hold(State& s, ManId man) {
    s.carrier = man;
    s.ball.reset();
    s.shown.carrier = true;
}

void goOnAfterPass(Step& step, std::string_view clause) {
    State& s = step.next;
    const Man& man = manIn(s, *s.carrier);
    if (inAttackedEndZone(s, man.id.side(), *man.at)) {
        touchdown(step, man.id.side(), clause);
        return;
    }
    s.phase = Phase::Turn;
    beginTurn(step, s.offense, s.turn + 1);
}

void caught(Step& step, ManId receiver, std::optional<ManId> loser) {
    State& s = step.next;
    Event told{.kind = EventKind::Caught, .clause = "SCR-P8", .side = s.offense, .man = receiver};
    told.at = s.ball;
    if (loser) {
        told.left = {*loser};
        manIn(s, *loser).at.reset();
    }
    step.events.push_back(std::move(told));
    hold(s, receiver);
    goOnAfterPass(step, "SCR-W2");
}

void intercepted(Step& step, ManId defender, std::optional<ManId> loser) {
    State& s = step.next;
    Event told{.kind = EventKind::Intercepted,
               .clause = "SCR-P8",
               .side = other(s.offense),
               .man = defender};
    told.at = s.ball;
    if (loser) {
        told.left = {*loser};
        manIn(s, *loser).at.reset();
    }
    step.events.push_back(std::move(told));
    s.possessionChanged = true;
    hold(s, defender);
    goOnAfterPass(step, "SCR-W2");
}

void incomplete(Step& step) {
    Event told{.kind = EventKind::Incomplete, .clause = "SCR-P8", .side = step.next.offense};
    told.at = step.next.ball;
    step.events.push_back(std::move(told));
    endIncomplete(step);
}

const Man* receiverAtBall(const State& s) {
    const Man* man = manAt(s, s.offense, *s.ball);
    return man != nullptr && isEligible(*s.rules, labelOf(man->id)) ? man : nullptr;
}

}  // namespace

bool mayThrow(const State& state) {
    return isAtStartOfPassTurn(state);
}

bool mayScramble(const State& state) {
    return isAtStartOfPassTurn(state) && state.scrambles < state.rules->scramble.perTurn;
}

std::optional<Fault> targetFault(const State& state, Square to) {
    const auto zone = zoneOf(*state.rules, windowStart(state), to);
    if (!zone || (!state.anyZone && zone != state.call.zone))
        return Fault::Zone;
    const Man* man = manAt(state, state.offense, to);
    if (man != nullptr && (isInterior(labelOf(man->id)) || labelOf(man->id) == Label::Q))
        return Fault::NoTarget;
    return std::nullopt;
}

bool isTarget(const State& state, Square square) {
    return !targetFault(state, square);
}

// Clause: SCR-P5.
void pressThrow(Step& step) {
    State& s = step.next;
    s.throwPressed = true;
    if (s.phase == Phase::ThrowAim)
        return;  // all zones are lit up already
    s.phase = Phase::ThrowAim;
    s.shown.zone = true;
    Event told{.kind = EventKind::ThrowCalled, .clause = "SCR-P5", .side = s.offense};
    told.man = s.carrier;
    told.zone = s.call.zone;
    step.events.push_back(std::move(told));
}

void throwTo(Step& step, Square to) {
    State& s = step.next;
    Event told{.kind = EventKind::Thrown, .clause = "SCR-P5", .side = s.offense};
    told.man = s.carrier;
    told.to = to;
    told.zone = zoneOf(*s.rules, windowStart(s), to);
    if (s.carrier)
        told.from = manIn(s, *s.carrier).at;
    step.events.push_back(std::move(told));
    s.carrier.reset();
    s.ball = to;
    s.thrown = true;
    s.anyZone = false;
    s.shift.reset();
    s.phase = Phase::AirOff;
    settleTurn(step);
}

// Clauses: SCR-S2, S3.
void onScrambleDrawn(Step& step, int draw) {
    State& s = step.next;
    const ScrambleResult result = scrambleResult(*s.rules, draw);
    Event told{.kind = EventKind::Scrambled, .clause = "SCR-S2", .side = s.offense};
    told.man = s.carrier;
    told.draw = draw;
    told.scramble = result;
    step.events.push_back(std::move(told));
    switch (result) {
        case ScrambleResult::Run:
            s.call = {PlayKind::Run, Label::Q, std::nullopt};
            s.shown.kind = true;
            s.shown.carrier = true;
            break;
        case ScrambleResult::ThrowAny:
            s.anyZone = true;
            s.phase = Phase::ThrowAim;
            return;
        case ScrambleResult::Shift4:
            s.shift = 4;
            break;
        case ScrambleResult::Shift3:
            s.shift = 3;
            break;
        case ScrambleResult::Shift2:
            s.shift = 2;
            break;
    }
    settleTurn(step);
}

// Clauses: SCR-P8, P9.
void judgePass(Step& step) {
    State& s = step.next;
    THRUM_ASSERT(s.ball.has_value());
    const Man* receiver = receiverAtBall(s);
    const Man* defender = manAt(s, other(s.offense), *s.ball);
    if (receiver != nullptr && defender != nullptr) {
        Event told{.kind = EventKind::Contested,
                   .clause = "SCR-P8",
                   .side = s.offense,
                   .man = receiver->id,
                   .by = defender->id};
        told.at = s.ball;
        step.events.push_back(std::move(told));
        s.chance = ChanceKind::Contested;
    } else if (receiver != nullptr) {
        caught(step, receiver->id, std::nullopt);
    } else if (defender != nullptr) {
        intercepted(step, defender->id, std::nullopt);
    } else {
        incomplete(step);
    }
}

void onContestedDrawn(Step& step, int draw) {
    State& s = step.next;
    const ContestedWeights& weights = s.rules->pass.contestedWeights;
    const ManId receiver = receiverAtBall(s)->id;
    const ManId defender = manAt(s, other(s.offense), *s.ball)->id;
    if (draw < weights.incomplete)
        incomplete(step);
    else if (draw < weights.incomplete + weights.complete)
        caught(step, receiver, defender);
    else
        intercepted(step, defender, receiver);
}

}  // namespace thrum::scrimmage
