#include "phases.hpp"

#include <algorithm>

// Chapter 15: the ball is carried back with the four play dice.
namespace thrum::touchdown {
namespace {

const std::vector<Die> kPlayDice{Die::W1, Die::W2, Die::W3, Die::W4};

Reading readingOfBack(const State& s) {
    return readingOf(*s.rules, s.runBack->results, false);
}

bool returnerChooses(const State& s) {
    return s.rules->runBack.cancelChooser == "returner";
}

void finishRunBack(Turn& turn, const std::vector<Result>& canceled) {
    State& s = turn.s;
    const RunBack back = *s.runBack;
    const Reading reading = readingOfBack(s);
    int rolled = outcomeOf(turn.rules(), reading, canceled).yards;
    const bool clean = isKickReturn(back) && reading.gains.size() == kPlayDice.size();
    if (clean)
        rolled *= turn.rules().kickReturn.cleanSheetFactor;
    const int yards = returnBase(s, back) + rolled;
    const int end = std::max(back.line + yards, turn.rules().runBack.minLine);
    Event& event = turn.emit(EventKind::RunBack, clean ? "TDM-15.7" : "TDM-15.3", back.side);
    event.what = nameOf(back.kind);
    event.results = back.results;
    event.canceled = textsOf(canceled);
    event.yards = std::min(end, kGoal) - back.line;
    event.from = back.line;
    event.ball = std::min(end, kGoal);
    if (end >= kGoal)
        scoreTouchdown(turn, back.side, "TDM-15.8");
    else
        firstAndTen(turn, back.side, end, "TDM-15.6");
}

}  // namespace

void startRunBack(Turn& turn, Side side, int line, ReturnKind kind) {
    turn.s.runBack = RunBack{side, line, kind, {}, {}};
    turn.s.phase = Phase::RunBackChoice;
}

void rollRunBack(Turn& turn) {
    turn.s.phase = Phase::RunBackRoll;
}

void describeRunBackChoice(const State& s, Prompt& prompt) {
    prompt.side = s.runBack->side;
    offer(prompt, DecisionKind::RunBack);
    switch (s.runBack->kind) {
        case ReturnKind::Fumble:
            offer(prompt, DecisionKind::FallOnBall);
            break;
        case ReturnKind::Interception:
            offer(prompt, DecisionKind::TakeBall);
            break;
        case ReturnKind::Punt:
            offer(prompt, DecisionKind::FairCatch);
            break;
        case ReturnKind::Kickoff:
            offer(prompt, DecisionKind::TakeTouchback);
            break;
    }
}

Refusal decideRunBackChoice(Turn& turn, const Decision& decision, Side side) {
    State& s = turn.s;
    const RunBack back = *s.runBack;
    switch (decision.kind) {
        case DecisionKind::RunBack:
            rollRunBack(turn);
            return std::nullopt;
        case DecisionKind::TakeTouchback:
            touchback(turn, side, "TDM-16.3");
            return std::nullopt;
        default:
            break;
    }
    const bool caught = decision.kind == DecisionKind::FairCatch;
    const std::string_view clause = caught                            ? "TDM-13.4"
                                    : back.kind == ReturnKind::Fumble ? "TDM-8.4"
                                                                      : "TDM-9.3";
    Event& event = turn.emit(caught ? EventKind::FairCatch : EventKind::BallDowned, clause, side);
    event.what = nameOf(back.kind);
    event.ball = back.line;
    s.noRunBack = true;
    firstAndTen(turn, side, back.line, clause);
    return std::nullopt;
}

void describeRunBackRoll(const State& s, Prompt& prompt) {
    prompt.side = s.runBack->side;
    wait(prompt, isKickReturn(*s.runBack) ? "kick_return" : "run_back", playDice(s));
}

void runBackFell(Turn& turn, const Chance& chance) {
    State& s = turn.s;
    RunBack& back = *s.runBack;
    back.faces = chance.faces;
    back.results =
        throwPlayDice(turn, back.side, isKickReturn(back) ? "kick_return" : "run_back", chance);
    const Reading reading = readingOfBack(s);
    if (isTurnover(reading)) {
        const RunBack lost = back;
        const Outcome outcome = outcomeOf(turn.rules(), reading, {});
        const int at = std::max(lost.line + returnBase(s, lost), turn.rules().runBack.minLine);
        Event& event = turn.emit(EventKind::RunBack, "TDM-15.4", lost.side);
        event.what = "fumbled";
        event.results = lost.results;
        event.red = reading.red;
        event.blue = reading.blue;
        event.yards = std::min(at + outcome.yards, kGoal) - lost.line;
        event.from = lost.line;
        event.ball = std::min(at + outcome.yards, kGoal);
        loseBall(turn, lost.side, at, ReturnKind::Fumble, outcome);
        return;
    }
    const Cancels cancels = cancelsOf(turn.rules(), reading);
    if (cancels.matters() && !s.autoCancel)
        s.phase = Phase::RunBackCancel;
    else
        finishRunBack(turn, returnerChooses(s) ? cancels.forMost : cancels.forLeast);
}

void describeRunBackCancel(const State& s, Prompt& prompt) {
    prompt.side = returnerChooses(s) ? s.runBack->side : other(s.runBack->side);
    offerCancel(prompt, readingOfBack(s));
}

Refusal decideRunBackCancel(Turn& turn, const Decision& decision, Side side) {
    const CancelPick pick =
        pickOf(readingOfBack(turn.s), decision, kPlayDice, turn.s.runBack->results);
    if (pick.refused)
        return pick.refused;
    turn.emit(EventKind::CancelChoice, "TDM-15.2", side).canceled = textsOf(pick.gains);
    finishRunBack(turn, pick.gains);
    return std::nullopt;
}

}  // namespace thrum::touchdown
