#include "phases.hpp"

#include <algorithm>
#include <cmath>

// From the dead ball to the official spot. Clauses: TAP-GE-11, FP-1 to FP-6, SC-3.
namespace thrum::tap {

Distance officialSpot(const State& state, Spot front, Side side) {
    const double quantum = state.rules->spot.quantumYards;
    const double exact = downfield(front, side).yards();
    // A hundred-thousandth of a step stands for "exactly half": it goes away from the own goal.
    const double steps = std::floor(exact / quantum + 0.5 + 1e-5);
    const double least = quantum;
    const double most = state.rules->field.lengthYards - quantum;
    return Distance::yards(std::clamp(steps * quantum, least, most));
}

void playDead(Turn& turn, DeadBall end) {
    State& s = turn.s;
    // The board is read once more only for what stays true until it is cleared.
    const bool down = end.kind == EndKind::Tackled || end.kind == EndKind::Fell ||
                      end.kind == EndKind::OutOfBounds || end.kind == EndKind::Downed ||
                      end.kind == EndKind::Progress || end.kind == EndKind::Stalled ||
                      end.kind == EndKind::Fumbled;
    const double depth = downfield(end.front, end.possession).yards();
    if (down && depth <= equalTolYards(s)) {
        // TAP-SC-3: a ball gained behind the own goal line and never brought out is no safety.
        if (s.playFacts.gainedInOwnEndZone) {
            end.kind = EndKind::Touchback;
            const double yard =
                s.playFacts.returning == ReturnKind::Kick   ? s.rules->kickoff.touchbackYard
                : s.playFacts.returning == ReturnKind::Punt ? s.rules->punt.touchbackYard
                                                            : s.rules->turnover.touchbackYard;
            end.front = fieldX(Distance::yards(yard), end.possession);
            end.clause = "TAP-SC-3";
        } else {
            end.safety = true;
        }
    }
    s.ball.reset();
    enter(turn, Phase::Dead);
    turn.actor.reset();
    reviewPlay(turn, end);
}

}  // namespace thrum::tap
