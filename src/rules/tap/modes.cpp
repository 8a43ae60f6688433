#include "phases.hpp"

// Pause, handover, undo. Clauses: TAP-GL-5, MD-6, MD-9; D18, D51, D52.
namespace thrum::tap {

Refusal pauseGame(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    const bool pausing = decision.kind == DecisionKind::Pause;
    if (pausing == s.paused)
        return violation("TAP-GN-3", THRUM_TEXT("that is not possible now."));
    const bool between = beforeSnap(s) || s.mode == Mode::Solitaire;
    if (pausing && (!modeRules(s).pause || !between))
        return violation("TAP-GL-5",
                         modeRules(s).pause
                             ? THRUM_TEXT("no time-outs; pause between plays.")
                             : THRUM_TEXT("no time-outs; pausing is off in this mode."));
    if (!s.paused) {
        spendGameClock(turn, decision.lookMs);
        spend(turn, decision.ms);
    }
    s.paused = pausing;
    turn.emit(pausing ? EventKind::Paused : EventKind::Resumed, "TAP-GL-5").side = decision.side;
    return std::nullopt;
}

void takeOver(Turn& turn) {
    turn.emit(EventKind::TookOver, "TAP-MD-6").side = turn.s.handover;
    turn.s.handover.reset();
    stopClock(turn, ClockName::Handover);
}

std::optional<RuleViolation> checkUndo(const State& state, DecisionKind lastDecision) {
    const UndoRule undo = modeRules(state).undo;
    const bool turned = lastDecision == DecisionKind::Pivot;
    const bool placing =
        lastDecision == DecisionKind::Pivot || lastDecision == DecisionKind::Place ||
        lastDecision == DecisionKind::Lift || lastDecision == DecisionKind::MoveInMotion ||
        lastDecision == DecisionKind::SwitchBase || lastDecision == DecisionKind::NameReceiver ||
        lastDecision == DecisionKind::LayStick || lastDecision == DecisionKind::TurnReceiver ||
        lastDecision == DecisionKind::NameGunners || lastDecision == DecisionKind::NameReturner;
    if (undo == UndoRule::Play || (undo == UndoRule::Window && placing) || turned)
        return std::nullopt;
    return violation("TAP-MD-9", THRUM_TEXT("undo is not available here."));
}

}  // namespace thrum::tap
