#include "rules/solitaire/measure.hpp"
#include "turn.hpp"

#include <thrum/core/field.hpp>

#include <algorithm>
#include <cmath>

// A ball on the ground: fumbles and onside kicks. Clauses: chapters 9 and 20, SOL-PEN-3, PEN-4.
namespace thrum::solitaire {
namespace {

Side firstToTurn(const State& s) {
    return s.loose.last;
}

bool outside(const State& s, FieldPoint at) {
    const double y = bookY(at.y).yards();
    const double x = at.x.yards();
    return std::fabs(y) > s.rules->field.halfWidthYd || x < -10.0 || x > 110.0;
}

// Lies on a base: the disc is partly over it.
bool onBase(const State& s, Vec2 yards) {
    const double k = s.board.mmPerYard;
    const double radius = s.rules->ball.radiusYd;
    return std::ranges::any_of(s.figures, [&](const Figure& f) {
        return distanceTo(placed(outlineOf(s, f.id), f.pose, k), yards * k) < radius * k - 1e-6;
    });
}

// The side keeps the ball where it was lost. Clauses: SOL-FUM-6, FUM-7.
void keptAtLoss(Turn& turn) {
    spotAt(turn, turn.s.loose.last, turn.s.loose.lossAt, "SOL-FUM-6");
}

void deadOnGround(Turn& turn, FieldPoint at, std::string_view clause) {
    State& s = turn.s;
    const Side side = s.loose.last;
    const Distance u = uOf(s, side, at.x);
    if (u >= kGoal)
        keptAtLoss(turn);
    else if (u <= Distance{})
        safety(turn, side, clause);
    else
        spotAt(turn, side, at, clause);
}

void offerFoul(Turn& turn, PenaltyKind kind, FieldPoint at, const Note& entry) {
    State& s = turn.s;
    const bool touching = kind == PenaltyKind::IllegalTouching;
    Event& event = turn.emit(EventKind::Foul, touching ? "SOL-PEN-3" : "SOL-PEN-4");
    event.side = s.offense;
    event.tick = entry.tick;
    event.at = at;
    event.by = entry.figures;
    event.result = touching ? "illegal touching" : "illegal kick out of bounds";
    s.penalty = {kind, at, !touching};
    s.phase = Phase::Penalty;
    s.stage = Stage::First;
}

// Clauses: SOL-ON-3, ON-4, SC-3, SC-4.
void onsideRecovered(Turn& turn, FigureId id, FieldPoint ball, bool touched) {
    State& s = turn.s;
    const Side side = id.side();
    const FieldPoint front = frontOf(s, *findFigure(s, id));
    const Distance u = uOf(s, side, front.x);
    overtimeGains(turn, side);
    if (std::max(u, uOf(s, side, ball.x)) >= kGoal) {
        s.carrier = id;
        touchdown(turn, side, "SOL-SC-4");
        return;
    }
    if (side == s.offense) {
        spotAt(turn, side, ball, "SOL-ON-3");
        return;
    }
    if (touched) {
        if (u <= Distance{})
            touchback(turn, side);
        else
            spotAt(turn, side, front, "SOL-ON-4");
        return;
    }
    s.carrier = id;
    s.phase = Phase::FieldChoice;
    s.stage = Stage::First;
    s.fieldChoice = u <= Distance{} ? FieldChoiceKind::WonInEndZone : FieldChoiceKind::OnsideWon;
}

// Clauses: SOL-FUM-5, SC-4, SC-7, SC-12.
void fumbleRecovered(Turn& turn, FigureId id, FieldPoint ball, bool touched) {
    State& s = turn.s;
    const Side side = id.side();
    const bool lost = side != s.loose.last;
    const bool onTry = s.tryKind != TryKind::None;
    if (onTry && side != s.offense) {
        tryOver(turn, 0, "SOL-SC-11");
        return;
    }
    const FieldPoint front = frontOf(s, *findFigure(s, id));
    const Distance u = uOf(s, side, front.x);
    if (side != s.offense)
        s.playFacts.possessionChanged = true;
    overtimeGains(turn, side);
    // a try succeeds by the carrier's front alone (SOL-SC-10)
    const bool scored = onTry ? u > kGoal : std::max(u, uOf(s, side, ball.x)) >= kGoal;
    if (scored) {
        s.carrier = id;
        touchdown(turn, side, "SOL-SC-4");
        return;
    }
    if (touched) {
        Event& event = turn.emit(EventKind::Tackled, "SOL-FUM-5");
        event.carrier = id;
        event.side = side;
        event.at = front;
        if (lost && u <= Distance{})
            touchback(turn, side);
        else
            ballDead(turn, side, front, "SOL-FUM-5");
        return;
    }
    if (lost && u <= Distance{}) {
        s.carrier = id;
        s.carry = {};
        s.phase = Phase::FieldChoice;
        s.stage = Stage::First;
        s.fieldChoice = FieldChoiceKind::WonInEndZone;
        return;
    }
    becomeCarrier(turn, id, 0);
    if (s.carrier)
        enterStop(turn);
}

void onsideOut(Turn& turn, FieldPoint at, const Note& entry) {
    State& s = turn.s;
    if (!s.loose.lastTouch) {
        offerFoul(turn, PenaltyKind::IllegalKickOut, at, entry);
        return;
    }
    spotAt(turn, *s.loose.lastTouch, at, "SOL-ON-5");
}

void takeTouches(State& s, const SegmentResult& result) {
    for (const Note& entry : result.notes) {
        if (entry.kind != note::kBallTouched)
            continue;
        s.loose.lastTouch = entry.result == "home" ? Side::Home : Side::Visitor;
        if (s.loose.lastTouch != s.offense)
            s.loose.receiversTouched = true;
    }
}

}  // namespace

// Somebody lost it; where it rolls is drawn. Clauses: SOL-FUM-1, FUM-2, FUM-9.
void ballCameLoose(Turn& turn, FieldPoint lossAt, std::string_view clause) {
    State& s = turn.s;
    const Side side = s.carrier->side();
    Event& event = turn.emit(EventKind::BallLoose, clause);
    event.carrier = s.carrier;
    event.side = side;
    event.at = lossAt;
    event.u = uOf(s, side, lossAt.x);
    s.loose = {};
    s.loose.last = side;
    s.loose.lossU = *event.u;
    s.loose.lossAt = lossAt;
    s.phase = Phase::Loose;
    s.stage = Stage::First;
    s.chance = ChanceKind::Scatter;
}

void looseAt(Turn& turn, FieldPoint ball, std::string_view clause) {
    State& s = turn.s;
    s.ball = ball;
    s.carrier.reset();
    s.carry = {};
    s.phase = Phase::Loose;
    s.stage = Stage::First;
    Event& event = turn.emit(EventKind::BallLoose, clause);
    event.at = ball;
    event.result = "lies";
}

// Clause: SOL-FUM-2.
void scatterFell(Turn& turn, double v, double distance) {
    State& s = turn.s;
    const Figure* man = findFigure(s, *s.carrier);
    const double half = lengthYards(outlineOf(s, man->id), s.board.mmPerYard) / 2;
    const Rotation r = rotationOfDegrees(360.0 * v);
    const Vec2 from{man->pose.at.x.yards(), man->pose.at.y.yards()};
    const auto at = [&](double d) { return from + Vec2{r.c, r.s} * d; };
    const auto point = [&](double d) {
        const Vec2 p = at(d);
        return FieldPoint{Spot::yards(p.x), Spot::yards(p.y)};
    };
    double d = half + s.rules->ball.radiusYd + s.rules->fumble.scatterYd * distance;
    constexpr double kStep = 0.01;
    while (!outside(s, point(d)) && onBase(s, at(d)))
        d += kStep;
    if (!outside(s, point(d))) {
        looseAt(turn, point(d), "SOL-FUM-2");
        return;
    }
    // back to where the line was crossed
    const double h = s.rules->field.halfWidthYd;
    const double middle = field::kMiddle.y.yards();
    double crossed = d;
    const auto meet = [&](double start, double step, double low, double high) {
        if (step != 0.0)
            crossed = std::min(crossed, ((step > 0.0 ? high : low) - start) / step);
    };
    meet(from.x, r.c, -10.0, 110.0);
    meet(from.y, r.s, middle - h, middle + h);
    looseOut(turn, point(std::max(0.0, crossed)));
}

// Clauses: SOL-FUM-6, SC-8.
void looseOut(Turn& turn, FieldPoint at) {
    State& s = turn.s;
    const Side side = s.loose.last;
    const Distance u = uOf(s, side, at.x);
    Event& event = turn.emit(EventKind::BallOut, "SOL-FUM-6");
    event.side = side;
    event.at = at;
    event.u = u;
    if (u >= kGoal)
        keptAtLoss(turn);
    else if (u < Distance{})
        safety(turn, side, "SOL-SC-8");
    else
        spotAt(turn, side, at, "SOL-FUM-6");
}

void looseEnded(Turn& turn, const SegmentResult& result) {
    State& s = turn.s;
    turn.emit(EventKind::BoardOff, "SOL-CTL-2").tick = result.ticks;
    if (result.ball)
        s.ball = result.ball;
    takeTouches(s, result);
    if (const Note* foul = lastNote(result, note::kIllegalTouch)) {
        offerFoul(turn, PenaltyKind::IllegalTouching, foul->at.value_or(*s.ball), *foul);
        return;
    }
    if (const Note* out = lastNote(result, note::kBallOut)) {
        const FieldPoint at = out->at.value_or(*s.ball);
        if (s.loose.onside) {
            Event& event = turn.emit(EventKind::BallOut, "SOL-ON-5");
            event.tick = out->tick;
            event.at = at;
            onsideOut(turn, at, *out);
        } else {
            looseOut(turn, at);
        }
        return;
    }
    if (const Note* won = lastNote(result, note::kPossession)) {
        const FigureId id = won->figures.front();
        const FieldPoint ball = won->at.value_or(*s.ball);
        Event& event = turn.emit(EventKind::Recovered, "SOL-FUM-4");
        event.tick = won->tick;
        event.figure = id;
        event.side = id.side();
        event.at = ball;
        const bool touched = won->result == "touched";
        s.ball = ball;
        if (s.loose.onside)
            onsideRecovered(turn, id, ball, touched);
        else
            fumbleRecovered(turn, id, ball, touched);
        return;
    }
    if (const Note* over = lastNote(result, note::kAttemptOver))
        s.ball = over->at;
    ++s.loose.attempt;
    Event& event = turn.emit(EventKind::AttemptOver, "SOL-FUM-3");
    event.count = s.loose.attempt;
    event.at = s.ball;
    if (s.loose.attempt < s.rules->fumble.attempts) {
        s.stage = Stage::First;
        return;
    }
    if (s.loose.onside)
        spotAt(turn, other(s.offense), *s.ball, "SOL-ON-6");
    else
        deadOnGround(turn, *s.ball, "SOL-FUM-7");
}

// Turns before each attempt, then the board. Clauses: SOL-FUM-3, ON-6.
Refusal decideLoose(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    const Side side = s.stage == Stage::First ? firstToTurn(s) : other(firstToTurn(s));
    if (decision.kind == DecisionKind::Turn || decision.kind == DecisionKind::Adjust)
        return decideTurns(turn, decision, side);
    if (decision.kind != DecisionKind::Done)
        return wrongMoment("SOL-FUM-3");
    turn.emit(EventKind::TurnsDone, "SOL-CTL-4").side = side;
    s.stage = s.stage == Stage::First ? Stage::Second : Stage::Choice;
    if (s.stage == Stage::Choice)
        turn.emit(EventKind::BoardOn, "SOL-FUM-3").side = firstToTurn(s);
    return std::nullopt;
}

}  // namespace thrum::solitaire
