#include "steps.hpp"

namespace thrum::scrimmage {
namespace {

void addProblems(Prompt& asked, const State& s, Role role) {
    for (const Fault fault : lineUpFaults(s, role))
        asked.problems.push_back(violation(fault));
    for (const Label label : labelsOf(role))
        asked.men.push_back(manId(sideOf(s, role), label));
}

void askForMoves(Prompt& asked, const State& s) {
    asked.moves = reachOf(s);
    if (!asked.moves.empty())
        asked.wants.push_back(DecisionKind::Move);
    if (mayThrow(s))
        asked.wants.push_back(DecisionKind::Throw);
    if (mayScramble(s))
        asked.wants.push_back(DecisionKind::Scramble);
}

void askForCall(Prompt& asked, const State& s) {
    asked.wants = {DecisionKind::Call, DecisionKind::BackToLineUp};
    for (const Label label : {Label::Q, Label::F, Label::H, Label::T}) {
        if (mayCarry(s, label))
            asked.runners.push_back(label);
    }
    for (int zone = 1; zone <= s.rules->zones.count; ++zone)
        asked.zones.push_back(zone);
}

void askForTarget(Prompt& asked, const State& s) {
    asked.wants = {DecisionKind::Target};
    for (int zone = 1; zone <= s.rules->zones.count; ++zone) {
        if (s.anyZone || s.call.zone == zone)
            asked.zones.push_back(zone);
    }
}

}  // namespace

Side dueSide(const State& s) {
    if (s.phase == Phase::DefAlign)
        return other(s.offense);
    return isUnderWay(s.phase) ? s.toMove : s.offense;
}

Prompt prompt(const State& s) {
    Prompt asked;
    asked.phase = s.phase;
    asked.side = dueSide(s);
    if (s.over)
        return asked;
    asked.kind = Awaits::Decision;
    asked.turn = s.turn;
    asked.allotment = s.allotment;
    asked.squaresLeft = s.squaresLeft;
    if (s.chance) {
        asked.kind = Awaits::Chance;
        asked.chance = s.chance;
        asked.low = lowestDraw(s);
        asked.high = highestDraw(s);
        return asked;
    }
    switch (s.phase) {
        case Phase::NewGame:
        case Phase::GameOver:
            asked.kind = Awaits::Over;
            break;
        case Phase::Ready:
            asked.bothSides = true;
            asked.wants = {DecisionKind::StartGame};
            break;
        case Phase::OffAlign:
            asked.wants = {DecisionKind::Place, DecisionKind::CallPlay};
            addProblems(asked, s, Role::Offense);
            break;
        case Phase::OffCall:
            askForCall(asked, s);
            break;
        case Phase::DefAlign:
            asked.wants = {DecisionKind::Place, DecisionKind::Ready};
            addProblems(asked, s, Role::Defense);
            break;
        case Phase::Turn:
        case Phase::AirOff:
        case Phase::AirDef:
        case Phase::Loose:
            askForMoves(asked, s);
            break;
        case Phase::ThrowAim:
            askForTarget(asked, s);
            break;
        case Phase::PlayOver:
            asked.bothSides = true;
            asked.wants = {DecisionKind::NextPlay};
            break;
    }
    return asked;
}

// Clauses: SCR-Q6, Q7. What both may know is what the defense may know.
State observe(const State& state, std::optional<Side> eyes) {
    State seen = state;
    if (eyes == state.offense || state.phase == Phase::PlayOver || state.over)
        return seen;
    if (!seen.shown.zone)
        seen.call.zone.reset();
    if (!seen.shown.carrier) {
        seen.call.runner.reset();
        seen.carrier.reset();
    }
    if (!seen.shown.kind)
        seen.call = {};
    return seen;
}

}  // namespace thrum::scrimmage
