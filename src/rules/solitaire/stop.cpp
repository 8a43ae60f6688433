#include "turn.hpp"

#include <algorithm>
#include <cmath>

// The board is off in a live play: turns, lateral, pitchout, pass, down. Clauses: SOL-CTL-3, CTL-4,
// DEF-10, PAS-2, LAT-1, PIT-1.
namespace thrum::solitaire {
namespace {

// Behind him or level with him, and free but for the carrier himself.
Refusal backwardRefused(const State& s, FigureId to, std::string_view clause, bool lateral) {
    const Figure* carrier = findFigure(s, *s.carrier);
    const Figure* man = findFigure(s, to);
    const Side side = s.carrier->side();
    if (man == nullptr || to == *s.carrier || to.side() != side)
        return wrongMoment(clause);
    if (uOf(s, side, man->pose.at.x) > uOf(s, side, carrier->pose.at.x))
        return refusal(clause, "E-SOL-LATFWD");
    constexpr double kSame = 1e-6;
    const double reach = lengthYards(outlineOf(s, carrier->id), s.board.mmPerYard) + kSame;
    const double gap = gapYards(s, *carrier, *man);
    if (lateral && gap > reach)
        return refusal(clause, "E-SOL-LATFAR");
    if (!lateral && gap <= reach)
        return refusal(clause, "E-SOL-PITNEAR");
    if (engaged(s, to, s.carrier))
        return refusal(clause, "E-SOL-ENGAGED");
    return std::nullopt;
}

Refusal turnMan(Turn& turn, const Decision& decision, Side side) {
    State& s = turn.s;
    Figure* man = decision.figure ? figureIn(s, *decision.figure) : nullptr;
    if (man == nullptr || man->id.side() != side)
        return wrongMoment("SOL-DEF-10");
    if (engaged(s, man->id))
        return refusal("SOL-DEF-10", "E-SOL-ENGAGED");
    if (decision.kind == DecisionKind::Adjust) {
        constexpr double kMostDial = 60.0;
        if (!decision.dialDeg || std::fabs(*decision.dialDeg) > kMostDial)
            return wrongMoment("SOL-DEF-10");
        man->dialDeg = *decision.dialDeg;
        turn.emit(EventKind::Adjusted, "SOL-DEF-10").figure = man->id;
        return std::nullopt;
    }
    if (!decision.heading)
        return wrongMoment("SOL-DEF-10");
    const Pose before = man->pose;
    man->pose.heading = *decision.heading;
    const bool blocked = std::ranges::any_of(
        s.figures, [&](const Figure& f) { return f.id != man->id && overlaps(s, *man, f); });
    if (blocked) {
        man->pose = before;
        return refusal("SOL-DEF-10", "E-SOL-OVERLAP");
    }
    measureAgain(s, man->id);
    Event& event = turn.emit(EventKind::Turned, "SOL-CTL-4");
    event.figure = man->id;
    event.pose = man->pose;
    return std::nullopt;
}

void goOn(Turn& turn) {
    turn.s.phase = Phase::Live;
    turn.s.stage = Stage::First;
    turn.emit(EventKind::BoardOn, "SOL-CTL-2").side = turn.s.carrier->side();
}

void shotDue(Turn& turn, ShotKind kind) {
    State& s = turn.s;
    s.phase = Phase::Shot;
    s.stage = Stage::First;
    s.shotKind = kind;
    Event& event = turn.emit(kind == ShotKind::Throw ? EventKind::PassMeant : EventKind::PitchMeant,
                             kind == ShotKind::Throw ? "SOL-PAS-3" : "SOL-PIT-1");
    event.carrier = s.carrier;
    event.figure = s.meantFor;
}

Refusal choiceRefused(const State& s, StopChoice choice, std::optional<FigureId> to) {
    switch (choice) {
        case StopChoice::Pass:
            return passRefused(s);
        case StopChoice::Lateral:
            return to ? lateralRefused(s, *to) : wrongMoment("SOL-LAT-1");
        case StopChoice::Pitch:
            return to ? pitchRefused(s, *to) : wrongMoment("SOL-PIT-1");
        case StopChoice::GoOn:
        case StopChoice::None:
            break;
    }
    return std::nullopt;
}

void carryOut(Turn& turn, StopChoice choice, std::optional<FigureId> to) {
    State& s = turn.s;
    s.meant = StopChoice::None;
    s.meantFor = choice == StopChoice::Pitch ? to : std::nullopt;
    switch (choice) {
        case StopChoice::GoOn:
            goOn(turn);
            return;
        case StopChoice::Lateral: {
            Event& event = turn.emit(EventKind::Lateraled, "SOL-LAT-1");
            event.carrier = s.carrier;
            event.figure = to;
            s.phase = Phase::Live;
            s.stage = Stage::First;
            becomeCarrier(turn, *to, s.carry.runTicks);
            if (s.carrier)
                goOn(turn);
            return;
        }
        case StopChoice::Pass:
            shotDue(turn, ShotKind::Throw);
            return;
        case StopChoice::Pitch:
            shotDue(turn, ShotKind::Pitch);
            return;
        case StopChoice::None:
            return;
    }
}

std::optional<StopChoice> choiceOf(DecisionKind kind) {
    switch (kind) {
        case DecisionKind::GoOn:
            return StopChoice::GoOn;
        case DecisionKind::Lateral:
            return StopChoice::Lateral;
        case DecisionKind::Pitch:
            return StopChoice::Pitch;
        case DecisionKind::Pass:
            return StopChoice::Pass;
        default:
            return std::nullopt;
    }
}

// The possessor chooses at once or after the other has turned; before it counts the other has his
// turns all the same (SOL-CTL-4).
Refusal choose(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    if (decision.kind == DecisionKind::Down) {
        const FieldPoint at = frontOf(s, *findFigure(s, *s.carrier));
        Event& event = turn.emit(EventKind::Downed, "SOL-CTL-3");
        event.carrier = s.carrier;
        event.at = at;
        ballDead(turn, s.carrier->side(), at, "SOL-CTL-3");
        return std::nullopt;
    }
    const auto choice = choiceOf(decision.kind);
    if (!choice)
        return wrongMoment("SOL-CTL-3");
    if (const Refusal refused = choiceRefused(s, *choice, decision.figure))
        return refused;
    if (s.stage == Stage::Choice) {
        carryOut(turn, *choice, decision.figure);
        return std::nullopt;
    }
    s.meant = *choice;
    s.meantFor = decision.figure;
    s.stage = Stage::Second;
    turn.emit(EventKind::TurnsDone, "SOL-CTL-4").side = s.carrier->side();
    return std::nullopt;
}

}  // namespace

// Clauses: SOL-PAS-2.
Refusal passRefused(const State& s) {
    const bool allowed = s.playFacts.kind == PlayKind::Pass && !s.playFacts.passed &&
                         !s.playFacts.possessionChanged && s.carrier->side() == s.offense;
    if (!allowed)
        return refusal("SOL-PAS-2", "E-SOL-NOPASS");
    const bool past = s.carry.past || frontU(s, *findFigure(s, *s.carrier)) > s.line ||
                      std::ranges::find(s.playFacts.past, *s.carrier) != s.playFacts.past.end();
    if (past)
        return refusal("SOL-PAS-2", "E-SOL-PASTLINE");
    return std::nullopt;
}

Refusal lateralRefused(const State& s, FigureId to) {
    if (const Refusal refused = backwardRefused(s, to, "SOL-LAT-1", true))
        return refused;
    const double k = s.board.mmPerYard;
    const Vec2 from = toMm(findFigure(s, *s.carrier)->pose.at, k);
    const Vec2 dest = toMm(findFigure(s, to)->pose.at, k);
    const bool between = std::ranges::any_of(s.figures, [&](const Figure& f) {
        return f.id != to && f.id != *s.carrier &&
               distanceTo(placed(outlineOf(s, f.id), f.pose, k), from, dest) <= 0.0;
    });
    return between ? Refusal{refusal("SOL-LAT-1", "E-SOL-LATBLOCK")} : std::nullopt;
}

Refusal pitchRefused(const State& s, FigureId to) {
    return backwardRefused(s, to, "SOL-PIT-1", false);
}

// Clauses: SOL-DEF-7, RUN-4, SC-1, SC-3, OT-3.
void becomeCarrier(Turn& turn, FigureId id, int runTicks) {
    State& s = turn.s;
    const Figure* man = findFigure(s, id);
    const FieldPoint at = frontOf(s, *man);
    s.carrier = id;
    s.ball.reset();
    s.carry = {};
    s.carry.best = uOf(s, id.side(), at.x);
    s.carry.bestAt = at;
    s.carry.rise = s.carry.best;
    s.carry.runTicks = runTicks;
    if (id.side() != s.offense)
        s.playFacts.possessionChanged = true;
    const bool scrimmage = !isKickOffKind(s.playFacts.kind);
    s.carry.past = scrimmage && !s.playFacts.possessionChanged && s.carry.best > s.line;
    if (std::ranges::find(s.playFacts.past, id) != s.playFacts.past.end())
        s.carry.past = true;
    overtimeGains(turn, id.side());
    if (s.carry.best > Distance::yards(100.0)) {
        touchdown(turn, id.side(), id.side() == s.offense ? "SOL-SC-1" : "SOL-SC-3");
        return;
    }
    if (s.rules->fumble.shakeRatePerS > 0.0)
        s.chance = ChanceKind::Shake;
}

void enterStop(Turn& turn) {
    turn.s.phase = Phase::Stop;
    turn.s.stage = Stage::First;
    turn.s.meant = StopChoice::None;
    turn.s.meantFor.reset();
}

// Any number of a side's unengaged men, and done. Clause: SOL-CTL-4.
Refusal decideTurns(Turn& turn, const Decision& decision, Side side) {
    return turnMan(turn, decision, side);
}

Refusal decideStop(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    const Side side = s.carrier->side();
    const bool turns = decision.kind == DecisionKind::Turn || decision.kind == DecisionKind::Adjust;
    if (s.stage == Stage::Choice)
        return turns ? wrongMoment("SOL-CTL-4") : choose(turn, decision);
    const Side due = s.stage == Stage::First ? side : other(side);
    if (turns)
        return turnMan(turn, decision, due);
    if (decision.kind != DecisionKind::Done)
        return s.stage == Stage::First ? choose(turn, decision) : wrongMoment("SOL-CTL-4");
    turn.emit(EventKind::TurnsDone, "SOL-CTL-4").side = due;
    if (s.stage == Stage::First) {
        s.stage = Stage::Second;
        return std::nullopt;
    }
    s.stage = Stage::Choice;
    const StopChoice meant = s.meant;
    const auto to = s.meantFor;
    s.meant = StopChoice::None;
    s.meantFor.reset();
    // what the turns have made impossible is chosen anew
    if (meant != StopChoice::None && !choiceRefused(s, meant, to))
        carryOut(turn, meant, to);
    return std::nullopt;
}

}  // namespace thrum::solitaire
