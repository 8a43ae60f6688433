#include "turn.hpp"

#include <thrum/core/field.hpp>

#include <algorithm>

// Kick-off, onside and safety kick up to the run, where a kick lands, the choices of the receivers,
// and the two kinds of penalty coaches choose about. Clauses: chapters 8 to 10, 18, 21.
namespace thrum::solitaire {
namespace {

Side receivers(const State& s) {
    return other(s.offense);
}

// Somebody of the side who is not on the board.
std::optional<FigureId> freeMan(const State& s, Side side) {
    const int count = static_cast<int>(s.teams[indexOf(side)]->players.size());
    for (int i = 0; i < count; ++i) {
        const FigureId id{side, i};
        if (findFigure(s, id) == nullptr)
            return id;
    }
    return std::nullopt;
}

bool standsFree(const State& s, const Figure& man, double gap) {
    return baseInside(s, man) && std::ranges::all_of(s.figures, [&](const Figure& f) {
               return f.id == man.id || (gapYards(s, man, f) > gap && !overlaps(s, man, f));
           });
}

}  // namespace

void kickDue(Turn& turn, Side kickers, PlayKind kind) {
    State& s = turn.s;
    s.offense = kickers;
    s.down = 0;
    s.lineY = {};
    s.playFacts = {};
    s.stage = Stage::First;
    const bool afterSafety = kind == PlayKind::SafetyKick;
    s.line = Distance::yards(afterSafety ? s.rules->safetykick.lineYd : s.rules->kickoff.lineYd);
    s.toGain = s.line;
    if (afterSafety)
        s.playFacts.kind = PlayKind::SafetyKick;
    s.phase = afterSafety ? Phase::KickAlign : Phase::KickChoice;
}

// Clause: SOL-KO-7.
Refusal decideKickChoice(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    if (decision.kind != DecisionKind::ChooseKick ||
        (decision.choice != Choice::Kickoff && decision.choice != Choice::Onside))
        return wrongMoment("SOL-KO-7");
    const bool onside = decision.choice == Choice::Onside;
    s.playFacts.kind = onside ? PlayKind::Onside : PlayKind::Kickoff;
    s.phase = Phase::KickAlign;
    s.stage = Stage::First;
    if (onside) {
        const Distance u = s.line + Distance::yards(s.rules->onside.ballOffsetYd);
        s.ball = FieldPoint{xOf(s, s.offense, u), field::kMiddle.y};
    } else if (s.rules->kickoff.mode == KickoffMode::Kicked) {
        s.ball = FieldPoint{xOf(s, s.offense, s.line), field::kMiddle.y};
    }
    Event& event = turn.emit(EventKind::KickChosen, "SOL-KO-7");
    event.side = s.offense;
    event.play = s.playFacts.kind;
    return std::nullopt;
}

// Both are ready. Clauses: SOL-CTL-6, KO-5, KO-6, ON-2.
void startKick(Turn& turn) {
    State& s = turn.s;
    s.touching = measuredTouching(s);
    s.stage = Stage::First;
    if (s.playFacts.kind == PlayKind::Onside) {
        s.playFacts.snapped = true;
        s.loose = {};
        s.loose.onside = true;
        s.loose.last = s.offense;
        s.phase = Phase::Loose;
        return;
    }
    if (s.rules->kickoff.mode == KickoffMode::Kicked) {
        if (!s.ball)
            s.ball = FieldPoint{xOf(s, s.offense, s.line), field::kMiddle.y};
        s.phase = Phase::KickShot;
        s.shotKind = ShotKind::Kickoff;
        return;
    }
    s.playFacts.snapped = true;
    s.phase = Phase::Live;
    turn.emit(EventKind::BoardOn, "SOL-KO-5").side = s.offense;
    s.playFacts.returner = returnerOf(s);
    becomeCarrier(turn, *s.playFacts.returner, 0);
}

void putReturner(Turn& turn, FieldPoint landing, Heading heading) {
    State& s = turn.s;
    const Side side = receivers(s);
    const FigureId id = s.playFacts.returner.value_or(freeMan(s, side).value_or(FigureId{side, 0}));
    std::erase_if(s.figures, [&](const Figure& f) { return f.id == id; });
    Figure man;
    man.id = id;
    man.pose = {landing, heading};
    // Clause: SOL-PU-9.
    const double eps = s.rules->contact.epsYd;
    if (!standsFree(s, man, eps)) {
        constexpr double kRing = 0.25;
        constexpr double kRoom = 0.1;
        constexpr int kDirections = 16;
        constexpr int kMostRings = 800;
        const double own = direction(s, side) > 0 ? 180.0 : 0.0;
        bool found = false;
        for (int ring = 1; ring <= kMostRings && !found; ++ring) {
            for (int i = 0; i < kDirections && !found; ++i) {
                const Rotation r = rotationOf(Heading::degrees(own + i * 360.0 / kDirections));
                man.pose.at = {Spot::yards(landing.x.yards() + kRing * ring * r.c),
                               Spot::yards(landing.y.yards() + kRing * ring * r.s)};
                found = standsFree(s, man, kRoom);
            }
        }
    }
    const auto place = std::ranges::lower_bound(s.figures, man.id, {}, &Figure::id);
    s.figures.insert(place, man);
    measureAgain(s, man.id);
    s.playFacts.returner = id;
    s.ball.reset();
    Event& event = turn.emit(EventKind::ReturnerPut, "SOL-PU-9");
    event.figure = id;
    event.pose = man.pose;
    s.playFacts.possessionChanged = true;
    becomeCarrier(turn, id, 0);
    if (s.carrier)
        enterStop(turn);
}

namespace {

Heading upfield(const State& s, Side side) {
    return direction(s, side) > 0 ? Heading{} : Heading::degrees(180.0);
}

}  // namespace

// Clauses: SOL-KO-6, PU-7, SC-12.
void kickLanded(Turn& turn, const FirstMet& met) {
    State& s = turn.s;
    const Side side = receivers(s);
    const FieldPoint at = boardPoint(met.at);
    const Distance u = uOf(s, side, at.x);
    const bool punt = s.playFacts.kind == PlayKind::Punt;
    const char* clause = punt ? "SOL-PU-7" : "SOL-KO-6";
    Event& event = turn.emit(EventKind::Kicked, clause);
    event.side = s.offense;
    event.at = at;
    event.u = u;
    event.y = bookY(at.y);
    event.result = met.what == FirstMet::What::Boundary ? "out" : "lands";
    if (met.what == FirstMet::What::Boundary) {
        if (u < Distance{})  // over a side line of the end zone, or the end line
            touchback(turn, side);
        else
            spotAt(turn, side, at, clause);
        return;
    }
    s.ball = at;
    const bool endZone = u <= Distance{};
    if (!endZone && !punt) {
        putReturner(turn, at, upfield(s, side));
        return;
    }
    s.phase = Phase::FieldChoice;
    s.fieldChoice = !punt     ? FieldChoiceKind::KickInEndZone
                    : endZone ? FieldChoiceKind::PuntInEndZone
                              : FieldChoiceKind::PuntInField;
}

// Clauses: SOL-SC-12, PU-7 to PU-9, PAS-8, FUM-5, ON-4.
Refusal decideField(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    const FieldChoiceKind kind = s.fieldChoice;
    const bool kicked = kind == FieldChoiceKind::KickInEndZone ||
                        kind == FieldChoiceKind::PuntInEndZone ||
                        kind == FieldChoiceKind::PuntInField;
    const Side side = kicked ? receivers(s) : s.carrier->side();
    switch (decision.kind) {
        case DecisionKind::Return: {
            turn.emit(EventKind::ReturnChosen, kicked ? "SOL-PU-7" : "SOL-PAS-8").side = side;
            s.fieldChoice = FieldChoiceKind::None;
            if (kicked) {
                putReturner(turn, *s.ball, decision.heading.value_or(upfield(s, side)));
                return std::nullopt;
            }
            const FigureId id = *s.carrier;
            s.ball.reset();
            becomeCarrier(turn, id, 0);
            if (s.carrier)
                enterStop(turn);
            return std::nullopt;
        }
        case DecisionKind::FairCatch: {
            if (kind != FieldChoiceKind::PuntInField && kind != FieldChoiceKind::PuntInEndZone)
                return wrongMoment("SOL-PU-8");
            turn.emit(EventKind::FairCaught, "SOL-PU-8").side = side;
            if (kind == FieldChoiceKind::PuntInEndZone)
                touchback(turn, side);
            else
                spotAt(turn, side, *s.ball, "SOL-PU-8");
            return std::nullopt;
        }
        case DecisionKind::Touchback:
            if (kind == FieldChoiceKind::PuntInField || kind == FieldChoiceKind::OnsideWon)
                return wrongMoment("SOL-SC-12");
            touchback(turn, side);
            return std::nullopt;
        case DecisionKind::Down: {
            if (kind != FieldChoiceKind::OnsideWon)
                return wrongMoment("SOL-ON-4");
            const FieldPoint at = frontOf(s, *findFigure(s, *s.carrier));
            Event& event = turn.emit(EventKind::Downed, "SOL-ON-4");
            event.carrier = s.carrier;
            event.at = at;
            ballDead(turn, side, at, "SOL-ON-4");
            return std::nullopt;
        }
        default:
            return wrongMoment();
    }
}

// Clauses: SOL-PEN-1 to PEN-5.
Refusal decidePenalty(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    const Side offended = other(s.offense);
    const Distance half = Distance::units(s.line.units() / 2);
    const Distance back = std::max(s.line - Distance::yards(s.rules->penalty.yards), half);
    if (s.penalty.kind == PenaltyKind::IllegalReceiver) {
        if (decision.kind == DecisionKind::Decline) {
            turn.emit(EventKind::PenaltyDeclined, "SOL-PEN-2").side = offended;
            turn.emit(EventKind::Incomplete, "SOL-PEN-2").side = s.offense;
            nextDownSamePlace(turn);
            return std::nullopt;
        }
        if (decision.kind != DecisionKind::Accept)
            return wrongMoment("SOL-PEN-2");
        uncover(turn);
        s.line = official(*s.rules, back);
        Event& event = turn.emit(EventKind::PenaltyAccepted, "SOL-PEN-2");
        event.side = offended;
        event.u = s.line;
        if (s.rules->timing.count.repeated)
            countPlay(turn);
        s.next = Next::Scrimmage;
        if (s.tryKind == TryKind::None) {
            afterPlay(turn);
            return std::nullopt;
        }
        const TryKind kind = s.tryKind;
        s.tryKind = TryKind::Undecided;
        afterPlay(turn);
        s.tryKind = kind;
        s.phase = Phase::Call;
        return std::nullopt;
    }
    if (decision.kind == DecisionKind::KickAgain) {
        Event& event = turn.emit(EventKind::KickedAgain, "SOL-PEN-5");
        event.side = offended;
        event.u = back;
        if (s.rules->timing.count.repeated)
            countPlay(turn);
        const Side kickers = s.offense;
        s.figures.clear();
        s.touching.clear();
        s.ball.reset();
        s.loose = {};
        s.penalty = {};
        kickDue(turn, kickers, PlayKind::Kickoff);
        s.line = back;
        s.toGain = back;
        return std::nullopt;
    }
    if (decision.kind != DecisionKind::TakeBall)
        return wrongMoment("SOL-PEN-3");
    turn.emit(EventKind::BallTaken, "SOL-PEN-3").side = offended;
    spotAt(turn, offended, s.penalty.at, "SOL-PEN-3");
    return std::nullopt;
}

}  // namespace thrum::solitaire
