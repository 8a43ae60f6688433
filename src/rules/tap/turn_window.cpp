#include "turn_window.hpp"

#include "phases.hpp"

// Clauses: TAP-KO-10, PU-15, CA-11, FU-5, SW-6.
namespace thrum::tap {

void openTurns(Turn& turn, const TurnWindow& window, Side side) {
    turn.s.playFacts.turned.clear();
    enter(turn, window.phase, side, window.clock);
}

void describeTurns(const State& state, Prompt& prompt, Side side) {
    prompt.side = side;
    offerPivots(state, prompt, side, std::nullopt);
    want(prompt, DecisionKind::Done);
}

Refusal decideTurns(Turn& turn, const Decision& decision, Side side, void (*onward)(Turn&)) {
    if (decision.kind == DecisionKind::Pivot)
        return pivotFigure(turn, decision, side, {});
    if (decision.kind != DecisionKind::Done)
        return wrongMoment(turn.s, decision);
    onward(turn);
    return std::nullopt;
}

}  // namespace thrum::tap
