#include "phases.hpp"

// Clauses: chapter 31 (SC), TAP-KO-1, SK-1, TP-4, OT-7.
namespace thrum::tap {

void addPoints(Turn& turn, Side side, int points) {
    turn.s.score[indexOf(side)] += points;
}

void scoreTouchdown(Turn& turn, const DeadBall& end) {
    State& s = turn.s;
    const Side side = end.possession;
    if (s.tryKind == TryKind::TwoPoint) {
        const int points =
            side == s.offense ? s.rules->score.twoPoint : s.rules->twoPoint.defensiveReturnPoints;
        afterTry(turn, points, side);
        return;
    }
    if (inOvertime(s)) {
        overtimePlayOver(turn, end);
        return;
    }
    addPoints(turn, side, s.rules->score.touchdown);
    Event& event = turn.emit(EventKind::Touchdown, side == s.offense ? "TAP-SC-1" : "TAP-SC-5");
    event.side = side;
    event.points = s.rules->score.touchdown;
    event.carrier = s.carrier;
    startTry(turn, side);
}

void scoreSafety(Turn& turn, const DeadBall& end) {
    State& s = turn.s;
    const Side scorer = other(end.possession);
    if (s.tryKind == TryKind::TwoPoint) {
        afterTry(turn, 0, s.tryTeam);
        return;
    }
    if (inOvertime(s)) {
        overtimePlayOver(turn, end);
        return;
    }
    addPoints(turn, scorer, s.rules->score.safety);
    Event& event = turn.emit(EventKind::Safety, "TAP-SC-3");
    event.side = scorer;
    event.points = s.rules->score.safety;
    event.carrier = s.carrier;
    if (halfIsOver(s)) {
        endHalf(turn);
        return;
    }
    startKick(turn, end.possession, PlayKind::SafetyKick);
}

}  // namespace thrum::tap
