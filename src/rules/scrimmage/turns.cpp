#include "steps.hpp"

#include <algorithm>

// Chapter 8: turns, what is shown after them, and when they end.
namespace thrum::scrimmage {

// Clause: SCR-Q4.
void snap(Step& step) {
    State& s = step.next;
    s.phase = Phase::Turn;
    const bool run = s.call.kind == PlayKind::Run;
    s.carrier = manId(s.offense, run ? s.call.runner.value_or(Label::Q) : Label::Q);
    step.events.push_back({.kind = EventKind::Snapped, .clause = "SCR-Q4", .side = s.offense});
    // house rules may show from the snap on
    reveal(step,
           s.rules->reveal.kindAfterTurns == 0,
           run && s.rules->reveal.carrierAfterTurns == 0,
           "SCR-Q6");
    beginTurn(step, s.offense, 1);
}

void beginTurn(Step& step, Side team, int number) {
    State& s = step.next;
    s.toMove = team;
    s.turn = number;
    s.allotment = 0;
    s.squaresLeft = 0;
    s.scrambles = 0;
    s.shift.reset();
    for (Man& man : s.men)
        man.moved = 0;
    if (nobodyReachesBall(s)) {
        deadBall(step);
        return;
    }
    s.chance = ChanceKind::Allotment;
}

// Clauses: SCR-M13, R3.
void onAllotmentDrawn(Step& step, int squares) {
    State& s = step.next;
    s.allotment = squares;
    s.squaresLeft = squares;
    Event told{.kind = EventKind::AllotmentDrawn, .clause = "SCR-M13", .side = s.toMove};
    told.turn = s.turn;
    told.allotment = squares;
    step.events.push_back(std::move(told));
    if (nobodyReachesBall(s))
        deadBall(step);
    else
        settleTurn(step);
}

// Clause: SCR-M8. A turn in which a pass may still be thrown does not end for want of a step.
void settleTurn(Step& step) {
    const State& s = step.next;
    if (s.squaresLeft <= 0)
        endTurn(step, false);
    else if (!mayThrow(s) && !hasLegalStep(s))
        endTurn(step, true);
}

namespace {

// Clause: SCR-Q6.
void revealAfter(Step& step, int turn) {
    const State& s = step.next;
    if (!s.carrier)
        return;
    const RevealRules& rules = s.rules->reveal;
    const bool run = s.call.kind == PlayKind::Run;
    const bool kind = turn >= rules.kindAfterTurns;
    reveal(step, kind, kind && run && turn >= rules.carrierAfterTurns, "SCR-Q6");
}

}  // namespace

void endTurn(Step& step, bool early) {
    State& s = step.next;
    Event told{.kind = EventKind::TurnEnded, .clause = early ? "SCR-M8" : "SCR-M12"};
    if (early)
        told.text = THRUM_TEXT("No legal move left");
    told.side = s.toMove;
    told.turn = s.turn;
    told.squaresLeft = s.squaresLeft;
    step.events.push_back(std::move(told));

    const Side defense = other(s.offense);
    if (s.phase == Phase::AirOff) {
        s.phase = Phase::AirDef;
        beginTurn(step, defense, s.turn);
    } else if (s.phase == Phase::AirDef) {
        judgePass(step);
    } else if (s.toMove == s.offense) {
        beginTurn(step, defense, s.turn);
    } else {
        revealAfter(step, s.turn);
        beginTurn(step, s.offense, s.turn + 1);
    }
}

int lowestDraw(const State& state) {
    return state.chance == ChanceKind::Allotment ? state.limits.low : 0;
}

int highestDraw(const State& state) {
    if (!state.chance)
        return 0;
    switch (*state.chance) {
        case ChanceKind::StartOffense:
        case ChanceKind::StartGoal:
            return 1;
        case ChanceKind::Allotment:
            return state.limits.high;
        case ChanceKind::Scramble:
            return scrambleSum(*state.rules) - 1;
        case ChanceKind::Contested:
            return contestedSum(*state.rules) - 1;
        case ChanceKind::Tackle:
            return kTackleSum - 1;
        case ChanceKind::Fumble:
            break;
    }
    return fumbleSum(*state.rules) - 1;
}

}  // namespace thrum::scrimmage
