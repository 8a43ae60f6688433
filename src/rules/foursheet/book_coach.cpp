#include "coach_parts.hpp"

// Clause: FSS-35.1; where it is silent, plain sense (docs/interpretations-foursheet.md).
namespace thrum::foursheet {
namespace {

// In hundredths of a point, to the side that has the ball there on first down.
int worthOfPlace(int ball) {
    constexpr int kOwnGoal = -60;
    constexpr int kEachYard = 6;
    return kOwnGoal + kEachYard * ball;
}

// A series that has used up downs is worth less, the more so the farther it has to go.
int worthOfSeries(int down, int toGo) {
    constexpr int kEachDown = 40;
    constexpr int kEachYard = 3;
    const int used = std::max(down, 1) - 1;
    return -kEachDown * used - kEachYard * (toGo - 10) * (used + 1);
}

Decision bookReturn(const Prompt& due, Side side) {
    constexpr int kAdvisedDepth = -3;  // FSS-28.4
    constexpr int kLetItRoll = 6;      // so near the goal line it will likely be a touchback
    if (wants(due, DecisionKind::TakeTouchback)) {
        const bool deep = due.ball.value_or(0) < kAdvisedDepth;
        return decided(deep ? DecisionKind::TakeTouchback : DecisionKind::ReturnKick, side);
    }
    if (wants(due, DecisionKind::LetBounce)) {
        const bool near = due.ball.value_or(kLetItRoll + 1) <= kLetItRoll;
        return decided(near ? DecisionKind::LetBounce : DecisionKind::ReturnKick, side);
    }
    // A miss is worth its own spot; nobody brings it out of the end zone for less.
    return decided(
        wants(due, DecisionKind::NoReturn) ? DecisionKind::NoReturn : DecisionKind::ReturnKick,
        side);
}

Decision bookLooseBall(const Prompt& due, Side side) {
    const bool inEndZone = due.ball.value_or(1) <= 0;
    return decided(inEndZone ? DecisionKind::FallOnBall : DecisionKind::ReturnBall, side);
}

// Only who is behind in the last quarter still wants time.
Decision bookTimeOut(const State& state, Side side) {
    const bool behindNow =
        state.quarter == 4 && state.score[indexOf(side)] < state.score[indexOf(other(side))];
    const bool has = state.timeOuts[indexOf(side)] > 0;
    return decided(behindNow && has ? DecisionKind::TimeOut : DecisionKind::GoOn, side);
}

Decision bookChoice(const State& seen, const Prompt& due, Side side, CoachDice& dice) {
    switch (due.phase) {
        case Phase::Toss: {
            Decision decision = decided(DecisionKind::CallToss, side);
            decision.choice = dice.below(2) == 0 ? Choice::Heads : Choice::Tails;
            return decision;
        }
        case Phase::TossChoice: {
            Decision decision = decided(DecisionKind::ChooseToss, side);
            decision.choice = Choice::Receive;
            return decision;
        }
        case Phase::ChooseKick: {
            Decision decision = decided(DecisionKind::ChooseKick, side);
            decision.kick = KickKind::Normal;
            return decision;
        }
        case Phase::PlaceReceivers: {
            Decision decision = decided(DecisionKind::PlaceReceivers, side);
            decision.placement = KickPlacement::Normal;
            return decision;
        }
        case Phase::Call:
            return bookCall(seen, due, side, dice);
        case Phase::SetDefense:
            return bookDefense(seen, due, side, dice);
        case Phase::NamePunt: {
            Decision decision = decided(DecisionKind::NamePunt, side);
            decision.punt = PuntKind::Normal;
            return decision;
        }
        case Phase::MoveKeyer:
            return bookKeyer(seen, due, side);
        case Phase::ReturnChoice:
            return bookReturn(due, side);
        case Phase::LooseBall:
            return bookLooseBall(due, side);
        case Phase::Penalty:
            return bookPenalty(seen, side);
        case Phase::TimeOut:
            return bookTimeOut(seen, side);
        default:
            return decided(due.wants.empty() ? DecisionKind::KeepCall : due.wants.back(), side);
    }
}

}  // namespace

int worthTo(const State& state, Side side) {
    constexpr int kPoint = 100;
    constexpr int kReceiving = 80;  // the ball on the 23 or so after a kickoff
    constexpr int kTry = 95;        // a kick that may still miss is less than the point
    const int ahead = state.score[indexOf(side)] - state.score[indexOf(other(side))];
    int ball = 0;
    if (state.isTry)
        ball = kTry - kReceiving;
    else if (state.down == 0)
        ball = -kReceiving;
    else
        ball = worthOfPlace(state.ball) + worthOfSeries(state.down, state.toGo);
    return ahead * kPoint + (state.offense == side ? ball : -ball);
}

Decision bookPenalty(const State& state, Side side) {
    const auto worth = [&](DecisionKind kind) {
        const auto step = apply(state, decided(kind, side));
        return step ? std::optional{worthTo(step->next, side)} : std::nullopt;
    };
    const auto accepted = worth(DecisionKind::Accept);
    const auto declined = worth(DecisionKind::Decline);
    const bool accept = accepted && (!declined || *accepted > *declined);
    return decided(accept ? DecisionKind::Accept : DecisionKind::Decline, side);
}

Input bookDecision(
    const State& seen, const Prompt& due, Side side, std::uint64_t bits, int attempt) {
    if (attempt > 0)  // refused once: whatever is allowed
        return randomDecision(seen, due, side, bits, attempt);
    CoachDice dice{bits};
    return bookChoice(seen, due, side, dice);
}

State guess(const State& seen, Side side, std::uint64_t bits) {
    constexpr int kFakes = 3;  // in a hundred
    constexpr int kTrickKicks = 10;
    State whole = seen;
    CoachDice dice{bits};
    if (side == seen.offense || underWay(seen))
        return whole;
    if (whole.phase == Phase::PlaceReceivers && !whole.kick) {
        whole.kick = KickKind::Normal;
        if (dice.percent(kTrickKicks))
            whole.kick = dice.below(2) == 0 ? KickKind::Squib : KickKind::Onside;
    }
    if (!whole.call || whole.call->card)
        return whole;
    Call& call = *whole.call;
    if (call.play == CallPlay::Card) {
        call.card = bookCard(whole, call.formation, dice);
    } else if (call.play == CallPlay::FieldGoal) {
        const bool outOfRange = toGoal(whole) > fieldGoalRange(whole, whole.offense);
        call.fake = outOfRange || (!whole.isTry && dice.percent(kFakes));
        if (call.fake) {
            call.formation = whole.teams[indexOf(whole.offense)]->platoon.preferred;
            call.card = bookCard(whole, call.formation, dice);
        }
    }
    return whole;
}

}  // namespace thrum::foursheet
