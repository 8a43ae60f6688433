#include "phases.hpp"

#include <algorithm>

// N0, N2 to N7. Clauses: chapter 10 (ON), TAP-TK-9.
namespace thrum::tap {

void startOnside(Turn& turn) {
    State& s = turn.s;
    enter(turn, Phase::OnsideDeclared, kickingSide(s), ClockName::Roll);
}

void startSecondRoll(Turn& turn) {
    State& s = turn.s;
    enter(turn, Phase::OnsideSecondRoll, kickingSide(s), ClockName::Roll);
}

void describeOnsideRoll(const State& state, Prompt& prompt) {
    prompt.side = kickingSide(state);
    want(prompt, DecisionKind::Roll);
}

Refusal decideOnsideRoll(Turn& turn, const Decision& decision) {
    if (decision.kind != DecisionKind::Roll)
        return wrongMoment(turn.s, decision);
    if (const Refusal open = openCall(turn.s))
        return open;
    turn.s.chance = ChanceKind::Dice;
    stopClock(turn, ClockName::Roll);
    return std::nullopt;
}

void expireOnsideRoll(Turn& turn, ClockName name) {
    if (name != ClockName::Roll)
        return;
    turn.s.chance = ChanceKind::Dice;
    stopClock(turn, ClockName::Roll);
}

namespace {

DeadBall receiversBall(const State& s, Spot at, std::string clause) {
    DeadBall end;
    end.kind = EndKind::Recovered;
    end.clause = std::move(clause);
    end.possession = s.offense;
    end.front = at;
    return end;
}

Spot yardLine(const State& s, int roll) {
    return fieldX(Distance::yards(s.rules->onside.fromYard + roll), kickingSide(s));
}

// Clause: TAP-ON-7.
FieldPoint laneOf(const State& s, int roll) {
    const auto& onside = s.rules->onside;
    const double fraction =
        onside.laneWidthFractions
            ? (*onside.laneWidthFractions)[static_cast<std::size_t>(roll - s.rules->random.dice)]
            : static_cast<double>(roll - 1) / onside.laneDivisions;
    const Side kicking = kickingSide(s);
    const TeamPoint at{Distance::yards(onside.fromYard + *s.playFacts.onsideRoll),
                       Distance::yards(fraction * s.rules->field.widthYards)};
    return toField(at, kicking);
}

// Clause: TAP-ON-8: along the yard line to the nearest free place, toward the middle if level.
FieldPoint freePlace(const State& s, FieldPoint at) {
    const auto isFree = [&](FieldPoint p) {
        return std::ranges::none_of(s.figures, [&](const Figure& m) {
            return atMost(
                ballGapMm(s, m, p), s.rules->geometry.contactEpsMm, s.rules->geometry.equalTolMm);
        });
    };
    const auto inside = [&](FieldPoint p) {
        return p.y >= field::kBottomSideline && p.y <= field::kTopSideline;
    };
    const bool middleUp = at.y < field::kMiddle.y;
    const int reach = static_cast<int>(s.rules->field.widthYards * 1000.0);
    for (int i = 0; i <= reach; ++i) {
        const Distance step = Distance::units(i * (kUnitsPerYard / 1000));
        const FieldPoint toward{at.x, middleUp ? at.y + step : at.y - step};
        const FieldPoint away{at.x, middleUp ? at.y - step : at.y + step};
        if (inside(toward) && isFree(toward))
            return toward;
        if (inside(away) && isFree(away))
            return away;
    }
    return at;
}

void firstRoll(Turn& turn, int total) {
    State& s = turn.s;
    s.playFacts.onsideRoll = total;
    if (total < s.rules->onside.successMinimum) {
        turn.emit(EventKind::KickFailed, "TAP-ON-4").count = total;
        startGameClock(turn);
        playDead(turn, receiversBall(s, yardLine(s, total), "TAP-ON-4"));
        return;
    }
    // TAP-ON-5: at least half a minute to line up.
    const int least =
        millis(s.rules->onside.lineupMinSeconds * clockScale(s, kickingSide(s)) / 100.0);
    const Clock* left = findClock(s, ClockName::AfterScore);
    if (s.betweenPlayClocks && (left == nullptr || left->msLeft < least))
        startClock(turn, ClockName::AfterScore, s.rules->onside.lineupMinSeconds, kickingSide(s));
    startKickLineUp(turn, Phase::OnsideLineUp);
}

void secondRoll(Turn& turn, int total) {
    State& s = turn.s;
    s.ball = freePlace(s, laneOf(s, total));
    s.playFacts.turned.clear();
    turn.events.back().ball = s.ball;
    enter(turn, Phase::OnsideReceive, s.offense, ClockName::OnsidePivots);
}

}  // namespace

Refusal onsideRollFell(Turn& turn, const Chance& chance) {
    int total = 0;
    if (const Refusal refused = diceFell(turn, chance, total))
        return refused;
    if (turn.s.phase == Phase::OnsideDeclared)
        firstRoll(turn, total);
    else
        secondRoll(turn, total);
    return std::nullopt;
}

// --- N3, N4 ---------------------------------------------------------------------------------

namespace {

PivotLimit onsideLimit(const State& s) {
    return {.figures = s.rules->onside.pivotsEach,
            .clause = "TAP-ON-9",
            .text = THRUM_TEXT("{limit} pivots each; all used."),
            .towardBall = true};
}

void openKickPivots(Turn& turn) {
    State& s = turn.s;
    s.playFacts.turned.clear();
    enter(turn, Phase::OnsideKick, kickingSide(s), ClockName::OnsidePivots);
}

void openReady(Turn& turn) {
    State& s = turn.s;
    s.switchHolder = kickingSide(s);
    enter(turn, Phase::OnsideReady, kickingSide(s), ClockName::Restart);
}

}  // namespace

void describeOnsideReceive(const State& state, Prompt& prompt) {
    prompt.side = state.offense;
    offerPivots(state, prompt, prompt.side, state.rules->onside.pivotsEach, true);
    want(prompt, DecisionKind::Done);
}

Refusal decideOnsideReceive(Turn& turn, const Decision& decision) {
    if (decision.kind == DecisionKind::Pivot)
        return pivotFigure(turn, decision, turn.s.offense, onsideLimit(turn.s));
    if (decision.kind != DecisionKind::Done)
        return wrongMoment(turn.s, decision);
    openKickPivots(turn);
    return std::nullopt;
}

void expireOnsideReceive(Turn& turn, ClockName name) {
    if (name == ClockName::OnsidePivots)
        openKickPivots(turn);
}

void describeOnsideKick(const State& state, Prompt& prompt) {
    prompt.side = kickingSide(state);
    offerPivots(state, prompt, prompt.side, state.rules->onside.pivotsEach, true);
    want(prompt, DecisionKind::Done);
}

Refusal decideOnsideKick(Turn& turn, const Decision& decision) {
    if (decision.kind == DecisionKind::Pivot)
        return pivotFigure(turn, decision, kickingSide(turn.s), onsideLimit(turn.s));
    if (decision.kind != DecisionKind::Done)
        return wrongMoment(turn.s, decision);
    openReady(turn);
    return std::nullopt;
}

void expireOnsideKick(Turn& turn, ClockName name) {
    if (name == ClockName::OnsidePivots)
        openReady(turn);
}

// --- N5, N6 ---------------------------------------------------------------------------------

void describeOnsideReady(const State& state, Prompt& prompt) {
    prompt.side = kickingSide(state);
    want(prompt, DecisionKind::SwitchOn);
}

Refusal decideOnsideReady(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    if (decision.kind != DecisionKind::SwitchOn)
        return wrongMoment(s, decision);
    if (const Refusal open = openCall(s))
        return open;
    s.playFacts.snapped = true;
    s.switchHolder = kickingSide(s);
    s.review = Review{};
    startGameClock(turn);
    boardOn(turn, Phase::BallLoose, "TAP-ON-10");
    return std::nullopt;
}

void expireOnsideReady(Turn& turn, ClockName name) {
    if (name == ClockName::Restart)
        (void)decideOnsideReady(turn, Decision{.kind = DecisionKind::SwitchOn, .placements = {}});
}

void looseRunEnded(Turn& turn, const SegmentResult& result) {
    State& s = turn.s;
    takeRun(turn, result);
    const FieldPoint ball = s.ball.value_or(FieldPoint{s.lineOfScrimmage, field::kMiddle.y});
    const Note* touch = lastNote(result, note::kBallTouched);
    turn.emit(EventKind::BoardOff).tick = result.ticks;
    if (touch == nullptr) {
        turn.emit(EventKind::KickFailed, "TAP-ON-13").ball = ball;
        playDead(turn, receiversBall(s, ball.x, "TAP-ON-13"));
        return;
    }
    const FigureId id = touch->figures.front();
    Event& event = turn.emit(EventKind::Recovered, touch->clause);
    event.tick = touch->tick;
    event.figure = id;
    event.ball = ball;
    DeadBall end = receiversBall(s, ball.x, "TAP-ON-12");
    if (touch->result == note::result::kKicking) {
        end.possession = kickingSide(s);
        playDead(turn, end);
        return;
    }
    s.carrier = id;
    s.ball.reset();
    if (lastNote(result, note::kDownAtOnce) != nullptr) {
        end.clause = "TAP-TK-9";
        end.front = touch->frontX.value_or(ball.x);
        playDead(turn, end);
        return;
    }
    // Kept for a ball downed where it lay.
    s.playFacts.puntLanding = ball;
    enter(turn, Phase::OnsideDecide, s.offense, ClockName::ReturnDecision);
}

// --- N7 -------------------------------------------------------------------------------------

void describeOnsideDecide(const State& state, Prompt& prompt) {
    prompt.side = state.offense;
    want(prompt, DecisionKind::DownBall);
    want(prompt, DecisionKind::ReturnKick);
}

namespace {

void downIt(Turn& turn) {
    const State& s = turn.s;
    const Spot at = s.playFacts.puntLanding ? s.playFacts.puntLanding->x : s.lineOfScrimmage;
    playDead(turn, receiversBall(s, at, "TAP-ON-12"));
}

}  // namespace

Refusal decideOnsideDecide(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    switch (decision.kind) {
        case DecisionKind::DownBall:
            downIt(turn);
            return std::nullopt;
        case DecisionKind::ReturnKick:
            turn.emit(EventKind::ReturnChosen, "TAP-ON-12").side = s.offense;
            startReturnPivots(turn);
            return std::nullopt;
        default:
            return wrongMoment(s, decision);
    }
}

void expireOnsideDecide(Turn& turn, ClockName name) {
    if (name == ClockName::ReturnDecision)
        downIt(turn);
}

}  // namespace thrum::tap
