#include "phases.hpp"

// C0: the two-point try is a scrimmage play from the five. Clauses: chapter 28 (TP).
namespace thrum::tap {

void startTwoPoint(Turn& turn) {
    State& s = turn.s;
    s.tryKind = TryKind::TwoPoint;
    stopClock(turn, ClockName::TryDecision);
    clearBoard(turn);
    const double goal = s.rules->field.lengthYards;
    newSeries(s, s.tryTeam, Distance::yards(goal - s.rules->twoPoint.yardLine));
    turn.actor.reset();
    startLineUp(turn);  // no S0 before a try (37.7)
}

}  // namespace thrum::tap
