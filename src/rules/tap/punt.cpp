#include "phases.hpp"

#include <algorithm>

// P0 (declaring), P2 to P5. Clauses: chapter 25 (PU), TAP-TP-3, OT-3, TB-3, SW-7.
namespace thrum::tap {

Refusal declarePunt(Turn& turn) {
    State& s = turn.s;
    if (s.tryKind == TryKind::TwoPoint)
        return violation("TAP-TP-3", THRUM_TEXT("no kicks on a two-point try."));
    if (inOvertime(s))
        return violation("TAP-OT-3", THRUM_TEXT("no kicks in overtime."));
    s.playFacts.kind = PlayKind::Punt;
    turn.emit(EventKind::PuntDeclared, "TAP-PU-1").side = s.offense;
    return std::nullopt;
}

Refusal declareFake(Turn& turn, Side side) {
    State& s = turn.s;
    if (side != s.offense || !isPunt(s))
        return violation("TAP-GN-3", THRUM_TEXT("that is not possible now."));
    s.playFacts.fakeDeclared = true;
    s.playFacts.lanes.clear();
    turn.emit(EventKind::FakeDeclared, "TAP-PU-8").side = side;
    return std::nullopt;
}

// --- P3 -------------------------------------------------------------------------------------

void describePuntStop(const State& state, Prompt& prompt) {
    prompt.side = state.offense;
    want(prompt, DecisionKind::Punt);
    want(prompt, DecisionKind::HangOn);
    offerPivots(state, prompt, state.offense, std::nullopt);
}

namespace {

void landed(Turn& turn);

// Clause: TAP-PU-12: ten yards past the most downfield standing gunner, straight ahead of him.
Refusal punt(Turn& turn) {
    State& s = turn.s;
    const Figure* deepest = nullptr;
    double depth = 0.0;
    for (const FigureId id : s.playFacts.gunners) {
        const Figure* gunner = findOnBoard(s, id);
        if (gunner == nullptr || !inPlay(*gunner))
            continue;
        const double front = frontOf(s, *gunner, s.offense);
        const double tol = equalTolYards(s);
        const bool lower = deepest != nullptr && front >= depth - tol &&
                           numberRank(s, id) < numberRank(s, deepest->id);
        if (deepest == nullptr || front > depth + tol || lower) {
            deepest = gunner;
            depth = front;
        }
    }
    const double from = deepest != nullptr ? depth : lineYards(s);
    const Spot y = deepest != nullptr ? deepest->pose.at.y : field::kMiddle.y;
    s.playFacts.puntLanding =
        FieldPoint{fieldX(Distance::yards(from + s.rules->punt.yardsPastGunner), s.offense), y};
    Event& event = turn.emit(EventKind::Punted, "TAP-PU-12");
    event.side = s.offense;
    event.at = s.playFacts.puntLanding;
    if (deepest != nullptr)
        event.figure = deepest->id;
    landed(turn);
    return std::nullopt;
}

void touchback(Turn& turn, std::string clause) {
    State& s = turn.s;
    DeadBall end;
    end.kind = EndKind::Touchback;
    end.clause = std::move(clause);
    end.possession = other(s.offense);
    end.front = fieldX(Distance::yards(s.rules->punt.touchbackYard), end.possession);
    s.playFacts.possessionChanged = true;
    playDead(turn, end);
}

double landingDepth(const State& s) {
    return downfield(s.playFacts.puntLanding->x, s.offense).yards();
}

bool intoEndZone(const State& s) {
    return landingDepth(s) >= s.rules->field.lengthYards - equalTolYards(s);
}

// The returner takes over at the landing point. TAP-PU-13, PU-15.
void startReturn(Turn& turn) {
    State& s = turn.s;
    const Side side = other(s.offense);
    if (!s.playFacts.returner) {
        // Nobody is left to take it: dead where it lies.
        DeadBall end;
        end.kind = EndKind::Recovered;
        end.clause = "TAP-PU-13";
        end.possession = side;
        end.front = s.playFacts.puntLanding->x;
        s.playFacts.possessionChanged = true;
        playDead(turn, end);
        return;
    }
    placeReturner(turn, *s.playFacts.returner, *s.playFacts.puntLanding);
    s.playFacts.possessionChanged = true;
    s.playFacts.returning = ReturnKind::Punt;
    const double front = frontOf(s, *findOnBoard(s, *s.carrier), side);
    s.playFacts.gainedInOwnEndZone = inOwnEndZone(s, front);
    startReturnPivots(turn);
}

void landed(Turn& turn) {
    State& s = turn.s;
    const auto& f = s.rules->field;
    if (landingDepth(s) >= f.lengthYards + f.endZoneYards - equalTolYards(s)) {
        touchback(turn, "TAP-PU-14");
        return;
    }
    if (!intoEndZone(s) && !s.rules->punt.fairCatch) {
        startReturn(turn);
        return;
    }
    enter(turn, Phase::PuntLanding, other(s.offense), ClockName::ReturnDecision);
}

}  // namespace

Refusal decidePuntStop(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    switch (decision.kind) {
        case DecisionKind::Punt:
            return punt(turn);
        case DecisionKind::HangOn:
        case DecisionKind::Done:
            turn.emit(EventKind::HungOn, "TAP-PU-9").side = s.offense;
            closeOffenseWindow(turn);
            return std::nullopt;
        case DecisionKind::Pivot:
            return pivotFigure(turn, decision, s.offense, {});
        case DecisionKind::DeclarePass:
        case DecisionKind::Pitch:
        case DecisionKind::SwitchBase:
            return violation("TAP-PU-9", THRUM_TEXT("no fake was declared; punt or hang on."));
        default:
            return wrongMoment(s, decision);
    }
}

void expirePuntStop(Turn& turn, ClockName name) {
    if (name != ClockName::Stoppage)
        return;
    turn.emit(EventKind::HungOn, "TAP-PU-9").side = turn.s.offense;
    closeOffenseWindow(turn);
}

// --- P5 -------------------------------------------------------------------------------------

void describePuntLanding(const State& state, Prompt& prompt) {
    prompt.side = other(state.offense);
    want(prompt, intoEndZone(state) ? DecisionKind::TakeTouchback : DecisionKind::FairCatch);
    want(prompt, DecisionKind::ReturnKick);
}

Refusal decidePuntLanding(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    switch (decision.kind) {
        case DecisionKind::TakeTouchback:
            if (!intoEndZone(s))
                return violation("TAP-PU-14", THRUM_TEXT("the punt did not reach the end zone."));
            touchback(turn, "TAP-PU-14");
            return std::nullopt;
        case DecisionKind::FairCatch: {
            if (intoEndZone(s) || !s.rules->punt.fairCatch)
                return violation("TAP-PU-16", THRUM_TEXT("there is no fair catch."));
            DeadBall end;
            end.kind = EndKind::FairCatch;
            end.clause = "TAP-PU-16";
            end.possession = other(s.offense);
            end.front = s.playFacts.puntLanding->x;
            s.playFacts.possessionChanged = true;
            playDead(turn, end);
            return std::nullopt;
        }
        case DecisionKind::ReturnKick:
            turn.emit(EventKind::ReturnChosen, "TAP-PU-14").side = other(s.offense);
            startReturn(turn);
            return std::nullopt;
        default:
            return wrongMoment(s, decision);
    }
}

void expirePuntLanding(Turn& turn, ClockName name) {
    if (name != ClockName::ReturnDecision)
        return;
    if (intoEndZone(turn.s))
        touchback(turn, "TAP-PU-14");
    else
        startReturn(turn);
}

}  // namespace thrum::tap
