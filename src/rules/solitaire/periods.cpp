#include "turn.hpp"

// Toss, play count, quarters and overtime. Clauses: chapters 5 to 7.
namespace thrum::solitaire {
namespace {

bool inOvertime(const State& s) {
    return s.overtime.stage != OvertimeStage::None;
}

void finishGame(Turn& turn, std::string_view clause) {
    State& s = turn.s;
    if (s.score[0] != s.score[1])
        s.winner = s.score[0] > s.score[1] ? Side::Home : Side::Visitor;
    s.over = true;
    s.phase = Phase::Over;
    Event& event = turn.emit(EventKind::GameEnded, clause);
    event.side = s.winner;
    event.result = s.winner ? "won" : "tie";
}

void nextQuarter(State& s) {
    ++s.quarter;
    s.play = 0;
    s.timeoutsCalled = 0;
}

// The side that receives is known; the other kicks off.
void receiverKnown(Turn& turn, Side receiver) {
    State& s = turn.s;
    s.tossCall.reset();
    s.called.reset();
    if (s.quarter > s.rules->timing.quarters) {
        s.overtime = {.stage = OvertimeStage::First, .first = receiver, .has = {}};
    } else {
        s.firstKicker = other(receiver);
    }
    s.next = Next::Kickoff;
    kickDue(turn, other(receiver), PlayKind::Kickoff);
}

void enterStage(Turn& turn, OvertimeStage stage) {
    turn.s.overtime.stage = stage;
    turn.emit(EventKind::OvertimeStageChanged, "SOL-OT-4").result = nameOf(stage);
}

void startOvertime(Turn& turn) {
    State& s = turn.s;
    nextQuarter(s);
    s.timeouts = {s.rules->timeouts.otFirst, s.rules->timeouts.otFirst};
    s.down = 0;
    turn.emit(EventKind::OvertimeBegan, "SOL-OT-1").count = 1;
    tossDue(turn);
}

// Clauses: SOL-OT-6, OT-7.
void endOvertimePeriod(Turn& turn) {
    State& s = turn.s;
    const int period = s.quarter - s.rules->timing.quarters;
    if (s.rules->match.kind == MatchKind::Regular) {
        finishGame(turn, "SOL-OT-6");
        return;
    }
    turn.emit(EventKind::QuarterEnded, "SOL-OT-6").count = s.quarter;
    nextQuarter(s);
    const bool newHalf = (period + 1) % 2 == 0;
    if (newHalf)
        s.timeouts = {s.rules->timeouts.otHalf, s.rules->timeouts.otHalf};
    turn.emit(EventKind::OvertimeBegan, "SOL-OT-6").count = period + 1;
    afterPlay(turn);
}

}  // namespace

int playLimit(const State& s) {
    return s.playsPerQuarter + s.timeoutsCalled * s.rules->timeouts.playsAdded;
}

void tossDue(Turn& turn) {
    State& s = turn.s;
    s.phase = Phase::Toss;
    s.stage = Stage::First;
    switch (s.rules->toss.mode) {
        case TossMode::Map:
            s.chance = ChanceKind::Coin;
            return;
        case TossMode::Call:
            return;
        case TossMode::None:
            receiverKnown(turn, Side::Visitor);
            return;
    }
}

Refusal decideToss(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    if (!s.tossCall) {
        if (decision.kind != DecisionKind::CallToss ||
            (decision.choice != Choice::Heads && decision.choice != Choice::Tails))
            return wrongMoment("SOL-TOSS-1");
        s.called = decision.choice == Choice::Heads ? CoinFace::Heads : CoinFace::Tails;
        s.chance = ChanceKind::Coin;
        Event& event = turn.emit(EventKind::TossCalled, "SOL-TOSS-1");
        event.side = Side::Visitor;
        event.face = s.called;
        return std::nullopt;
    }
    if (decision.kind != DecisionKind::ChooseToss ||
        (decision.choice != Choice::Kick && decision.choice != Choice::Receive))
        return wrongMoment("SOL-TOSS-1");
    const Side chooser = *s.tossCall;
    const bool receives = decision.choice == Choice::Receive;
    Event& event = turn.emit(EventKind::TossChosen, "SOL-TOSS-1");
    event.side = chooser;
    event.result = receives ? "receive" : "kick";
    receiverKnown(turn, receives ? chooser : other(chooser));
    return std::nullopt;
}

// Clause: SOL-TOSS-1.
void coinFell(Turn& turn, CoinFace face) {
    State& s = turn.s;
    turn.emit(EventKind::Tossed, "SOL-TOSS-1").face = face;
    if (s.rules->toss.mode == TossMode::Call && s.called) {
        s.tossCall = face == *s.called ? Side::Visitor : Side::Home;
        turn.events.back().side = s.tossCall;
        return;
    }
    const Side receiver = face == CoinFace::Heads ? Side::Visitor : Side::Home;
    turn.events.back().side = receiver;
    receiverKnown(turn, receiver);
}

// Between plays, before the snap or kick of the next. Clause: SOL-TIM-4.
bool timeoutMoment(const State& s) {
    switch (s.phase) {
        case Phase::KickChoice:
        case Phase::KickAlign:
        case Phase::Call:
        case Phase::Align:
        case Phase::Try:
            return !s.chance;
        case Phase::KickShot:
            return !s.chance && !s.playFacts.snapped;
        default:
            return false;
    }
}

bool mayCallTimeout(const State& s, Side side) {
    return timeoutMoment(s) && s.timeouts[indexOf(side)] > 0 && s.play < playLimit(s);
}

Refusal callTimeout(Turn& turn, Side side) {
    State& s = turn.s;
    if (!timeoutMoment(s))
        return wrongMoment("SOL-TIM-4");
    if (!mayCallTimeout(s, side))
        return refusal("SOL-TIM-4", "E-SOL-TIMEOUT");
    --s.timeouts[indexOf(side)];
    ++s.timeoutsCalled;
    Event& event = turn.emit(EventKind::TimeoutCalled, "SOL-TIM-4");
    event.side = side;
    event.count = s.timeouts[indexOf(side)];
    return std::nullopt;
}

// Clauses: SOL-TIM-3, OT-6.
bool quarterOver(const State& s) {
    if (s.play < playLimit(s))
        return false;
    return !inOvertime(s) || s.overtime.stage == OvertimeStage::SuddenDeath;
}

void endQuarter(Turn& turn) {
    State& s = turn.s;
    if (inOvertime(s)) {
        endOvertimePeriod(turn);
        return;
    }
    turn.emit(EventKind::QuarterEnded, "SOL-TIM-3").count = s.quarter;
    const int last = s.rules->timing.quarters;
    if (s.quarter >= last) {
        if (s.score[0] == s.score[1] && s.rules->overtime.enabled)
            startOvertime(turn);
        else
            finishGame(turn, "SOL-TIM-3");
        return;
    }
    const bool half = s.quarter == last / 2;
    nextQuarter(s);
    if (half) {
        // whatever kick was due lapses (SOL-TIM-5, TOSS-2)
        s.timeouts = {s.rules->timeouts.perHalf, s.rules->timeouts.perHalf};
        s.down = 0;
        s.next = Next::Kickoff;
        s.offense = other(s.firstKicker.value_or(Side::Home));
    }
    afterPlay(turn);
}

// A side has the ball: the other's possession, if that ran, is over without a score; one that never
// came to be counts as used. Clauses: SOL-OT-3 to OT-5.
void overtimeGains(Turn& turn, Side side) {
    State& s = turn.s;
    OvertimeFacts& o = s.overtime;
    if (o.stage == OvertimeStage::None || o.has == side)
        return;
    o.has = side;
    const bool isA = side == o.first;
    switch (o.stage) {
        case OvertimeStage::First:
            if (!isA)
                enterStage(turn, OvertimeStage::Tied);
            return;
        case OvertimeStage::Tied:
            if (isA)
                enterStage(turn, OvertimeStage::SuddenDeath);
            return;
        case OvertimeStage::BehindByThree:
            if (isA)
                s.winner = o.first;
            return;
        case OvertimeStage::SuddenDeath:
        case OvertimeStage::None:
            return;
    }
}

// Clause: SOL-OT-4.
void overtimeScores(Turn& turn, Side side, Points points) {
    State& s = turn.s;
    OvertimeFacts& o = s.overtime;
    if (s.winner)
        return;
    const bool isA = side == o.first;
    const bool answered = o.stage == OvertimeStage::BehindByThree && !isA;
    if (o.stage == OvertimeStage::First && isA && points == Points::FieldGoal) {
        o.has.reset();
        enterStage(turn, OvertimeStage::BehindByThree);
    } else if (answered && points == Points::FieldGoal) {
        o.has.reset();
        enterStage(turn, OvertimeStage::SuddenDeath);
    } else {
        s.winner = side;
    }
}

}  // namespace thrum::solitaire
