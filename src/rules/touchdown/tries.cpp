#include "phases.hpp"

// Chapter 17: tries after a touchdown.
namespace thrum::touchdown {

void startTry(Turn& turn, Side side) {
    State& s = turn.s;
    s.offense = side;
    s.ball = kGoal - turn.rules().tries.twoPointLine;
    s.down = 0;
    s.toGo = 0;
    begin(turn, turn.rules().tries.twoPointAllowed ? Phase::TryChoice : Phase::TryKickRoll);
}

void describeTryChoice(const State&, Prompt& prompt) {
    offer(prompt, DecisionKind::ChooseTry).choices = {Choice::Kick, Choice::TwoPoint};
}

Refusal decideTryChoice(Turn& turn, const Decision& decision, Side side) {
    State& s = turn.s;
    const bool two = decision.choice == Choice::TwoPoint;
    if (!two && decision.choice != Choice::Kick)
        return notNow();
    s.roll.reset();
    s.noRunBack = false;
    turn.emit(EventKind::Declared, two ? "TDM-17.2" : "TDM-17.1", side).what =
        two ? "two_point" : "try_kick";
    if (!two) {
        s.phase = Phase::TryKickRoll;
        return std::nullopt;
    }
    s.twoPoint = true;
    s.ball = kGoal - turn.rules().tries.twoPointLine;
    s.toGo = turn.rules().tries.twoPointLine;
    s.phase = Phase::Call;
    return std::nullopt;
}

void describeTryKickRoll(const State& s, Prompt& prompt) {
    wait(prompt, "try_kick", playDice(s));
}

void tryKickFell(Turn& turn, const Chance& chance) {
    State& s = turn.s;
    s.roll.reset();
    s.noRunBack = false;
    const std::vector<std::string> results = throwPlayDice(turn, s.offense, "try_kick", chance);
    const bool good = redOf(turn, results) >= turn.rules().tries.kickRed;
    Event& event = turn.emit(EventKind::Try, "TDM-17.1", s.offense);
    event.what = good ? "kick_good" : "kick_failed";
    event.red = redOf(turn, results);
    event.points = good ? turn.rules().score.kickTry : 0;
    const Side kicker = s.offense;
    addPoints(turn, kicker, good ? turn.rules().score.kickTry : 0);
    kickoffBy(turn, kicker);
}

void endTwoPoint(Turn& turn, bool good) {
    const Side side = turn.s.offense;
    const int points = good ? turn.rules().score.twoPoint : 0;
    Event& event = turn.emit(EventKind::Try, "TDM-17.2", side);
    event.what = good ? "two_point_good" : "two_point_failed";
    event.points = points;
    turn.s.noRunBack = true;
    turn.s.twoPoint = false;
    addPoints(turn, side, points);
    kickoffBy(turn, side);
}

}  // namespace thrum::touchdown
