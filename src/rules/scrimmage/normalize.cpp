#include "steps.hpp"

#include <algorithm>

// What follows from a patch and was left out of it (D68).
namespace thrum::scrimmage {
namespace {

bool hasMenOfRoles(const State& s) {
    return std::ranges::all_of(std::array{Role::Offense, Role::Defense}, [&](Role role) {
        return std::ranges::all_of(labelsOf(role), [&](Label label) {
            return findMan(s, manId(sideOf(s, role), label)) != nullptr;
        });
    });
}

bool anybodyOf(const State& s, Side side) {
    return std::ranges::any_of(
        s.men, [&](const Man& man) { return man.id.side() == side && man.at.has_value(); });
}

// Men who play in neither role go; those of the roles who are missing stand off the field.
void completeMen(State& s) {
    std::erase_if(
        s.men, [&](const Man& man) { return !playsAs(labelOf(man.id), roleOf(s, man.id.side())); });
    for (const Side side : {Side::Home, Side::Visitor}) {
        for (const Label label : labelsOf(roleOf(s, side))) {
            if (findMan(s, manId(side, label)) == nullptr)
                s.men.push_back({.id = manId(side, label)});
        }
    }
    std::ranges::sort(s.men, {}, &Man::id);
}

void bringMen(State& s, const Patched& named) {
    const bool lineUp = s.phase == Phase::OffAlign || s.phase == Phase::OffCall;
    const bool afresh = named.place || (!named.men && !hasMenOfRoles(s));
    if (afresh && s.phase != Phase::PlayOver)
        s.men.clear();
    completeMen(s);
    if (afresh || !anybodyOf(s, s.offense))
        layOut(s, Role::Offense);
    const Side defense = other(s.offense);
    if (lineUp) {
        for (Man& man : s.men) {
            if (man.id.side() == defense)
                man.at.reset();
        }
    } else if (afresh || named.defense || !anybodyOf(s, defense)) {
        layOut(s, Role::Defense);
    }
}

// A call says who carries, and a carrier what was called.
void completeCall(State& s, const Patched& named) {
    Call& call = s.call;
    if (s.carrier && named.carrier && !named.call) {
        const Label label = labelOf(*s.carrier);
        const bool ours = s.carrier->side() == s.offense;
        if (!ours || (!isBack(label) && playsAs(label, Role::Offense))) {
            call.kind = PlayKind::Pass;  // caught or intercepted
            call.runner.reset();
            s.thrown = true;
            s.possessionChanged = s.possessionChanged || !ours;
        } else if (!(call.kind == PlayKind::Pass && (s.thrown || label == Label::Q))) {
            call = {PlayKind::Run, label, std::nullopt};
        }
    }
    if (!call.kind && call.zone)
        call.kind = PlayKind::Pass;
    if (!call.kind)
        call.kind =
            s.phase >= Phase::ThrowAim && s.phase <= Phase::AirDef ? PlayKind::Pass : PlayKind::Run;
    constexpr int kMiddleZone = 8;
    if (call.kind == PlayKind::Pass) {
        call.runner.reset();
        call.zone = call.zone.value_or(kMiddleZone);
    } else {
        call.zone.reset();
        call.runner = call.runner.value_or(Label::T);
    }
    if (!s.carrier && (s.phase == Phase::Turn || s.phase == Phase::ThrowAim) &&
        s.chance != ChanceKind::Fumble && !s.thrown)
        s.carrier = manId(s.offense, call.runner.value_or(Label::Q));
}

void completeTurn(State& s, const Patched& named) {
    const bool air = s.phase == Phase::AirOff || s.phase == Phase::AirDef;
    const bool late = air || s.phase == Phase::ThrowAim;
    if (s.turn < 1)
        s.turn = late ? s.rules->pass.earliestTurn : 1;
    if (late)
        s.toMove = s.phase == Phase::AirDef ? other(s.offense) : s.offense;
    else if (named.phase && !named.toMove)
        s.toMove = s.offense;
    if (air)
        s.thrown = true;
    if (air || s.phase == Phase::Loose)
        s.carrier.reset();
    if (s.phase == Phase::Loose && !s.fumbledBy)
        s.fumbledBy = s.offense;
    if (s.phase == Phase::ThrowAim && !s.anyZone)
        s.throwPressed = true;

    const bool newTurn = named.phase || named.turnNumber || named.toMove;
    if (named.allotment || named.squaresLeft) {
        if (!named.squaresLeft)
            s.squaresLeft = s.allotment;
        s.allotment = std::max(s.allotment, s.squaresLeft);
        if (!named.chance)
            s.chance.reset();
    } else if (newTurn && !named.chance) {
        const bool drawnBefore = s.phase == Phase::ThrowAim || s.phase == Phase::AirOff;
        s.allotment = drawnBefore ? s.limits.high : 0;
        s.squaresLeft = s.allotment;
        if (!drawnBefore)
            s.chance = ChanceKind::Allotment;
    }
    if (newTurn && !named.men) {
        for (Man& man : s.men)
            man.moved = 0;
    }
}

void completeShown(State& s) {
    const RevealRules& rules = s.rules->reveal;
    const bool all = s.thrown || s.phase == Phase::Loose || s.possessionChanged;
    s.shown.kind = all || s.turn > rules.kindAfterTurns || s.phase == Phase::ThrowAim;
    s.shown.carrier =
        all || (s.call.kind == PlayKind::Pass ? s.shown.kind : s.turn > rules.carrierAfterTurns);
    s.shown.zone = s.thrown || (s.phase == Phase::ThrowAim && s.throwPressed);
}

}  // namespace

State normalized(State s, const Patched& named) {
    if (named.place && !named.lineToGain)
        s.lineToGain = lineToGain(*s.rules, s.lineOfScrimmage, directionOf(s, s.offense));
    if (named.winner || s.over) {
        s.over = true;
        s.phase = Phase::GameOver;
        s.chance.reset();
        return s;
    }
    if (s.phase >= Phase::OffAlign)
        s.play = std::max(s.play, 1);
    if (s.phase == Phase::NewGame && !s.chance)
        s.chance = ChanceKind::StartOffense;
    if (s.phase >= Phase::OffAlign)
        bringMen(s, named);
    if (isUnderWay(s.phase)) {
        completeCall(s, named);
        completeTurn(s, named);
        const bool afresh = named.phase || named.call || named.carrier || named.turnNumber;
        if (afresh && !named.shown)
            completeShown(s);
    } else if (s.phase != Phase::NewGame) {
        s.chance.reset();
        s.carrier.reset();
        s.ball.reset();
        s.contact.reset();
        if (s.phase < Phase::DefAlign)
            s.call = {};
        if (s.phase == Phase::DefAlign) {
            s.shown = {};
            if (!s.call.kind)
                completeCall(s, named);
        }
        if (s.phase == Phase::PlayOver && !s.ended)
            s.ended = PlayEnd::Tackle;
    }
    return s;
}

State settled(State state) {
    // where the referee would not have asked for an allotment any more (SCR-FU6)
    const bool turnBegins = state.chance == ChanceKind::Allotment ||
                            (!state.chance && state.squaresLeft == state.allotment);
    if (turnBegins && nobodyReachesBall(state) && !validate(state)) {
        Step step{std::move(state), {}};
        step.next.chance.reset();
        deadBall(step);
        return step.next;
    }
    const bool asks = isUnderWay(state.phase) && state.phase != Phase::ThrowAim && !state.chance;
    if (!asks)
        return state;
    State sound = state;
    sound.allotment = std::max(sound.allotment, 1);
    sound.squaresLeft = std::max(sound.squaresLeft, 1);
    if (validate(sound))
        return state;  // whoever asked will be told why
    Step step{std::move(state), {}};
    settleTurn(step);
    return step.next;
}

}  // namespace thrum::scrimmage
