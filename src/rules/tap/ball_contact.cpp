#include "phases.hpp"

// S12 and S16r: what a touch of the passed ball means, and the free run's start.
// Clauses: chapter 20 (CA), TAP-SW-5, SW-7, SW-9.
namespace thrum::tap {
namespace {

void incomplete(Turn& turn, const SegmentResult& result, const Note* touch) {
    State& s = turn.s;
    Event& event = turn.emit(EventKind::Incomplete, result.stop.clause);
    event.tick = result.ticks;
    event.ball = s.ball;
    if (touch != nullptr && !touch->figures.empty()) {
        event.figure = touch->figures.front();
        event.args = {figureArg(s, "n", touch->figures.front())};
        event.text = touch->clause == "TAP-CA-5" ? THRUM_TEXT("#{n} was engaged; incomplete.")
                     : touch->clause == "TAP-CA-6"
                         ? THRUM_TEXT("#{n} is ineligible; incomplete.")
                         : THRUM_TEXT("#{n} was out of bounds; incomplete.");
    } else if (lastNote(result, note::kUnreached) != nullptr) {
        event.text = THRUM_TEXT("nobody reached the ball; incomplete.");
    }
    turn.emit(EventKind::BoardOff).tick = result.ticks;
    s.ball.reset();
    DeadBall end;
    end.kind = EndKind::Incomplete;
    end.clause = result.stop.clause;
    end.possession = s.offense;
    end.front = s.lineOfScrimmage;
    playDead(turn, end);
}

}  // namespace

void passRunEnded(Turn& turn, const SegmentResult& result) {
    State& s = turn.s;
    takeRun(turn, result);
    const Note* touch = lastNote(result, note::kBallTouched);
    if (touch == nullptr || touch->result == note::result::kIncomplete) {
        incomplete(turn, result, touch);
        return;
    }
    const FigureId id = touch->figures.front();
    const bool intercepted = touch->result == note::result::kIntercepted;
    Event& event =
        turn.emit(intercepted ? EventKind::Intercepted : EventKind::Caught, touch->clause);
    event.tick = touch->tick;
    event.figure = id;
    event.ball = s.ball;
    event.frontX = touch->frontX;
    turn.emit(EventKind::BoardOff).tick = result.ticks;
    const bool down = lastNote(result, note::kDownAtOnce) != nullptr;
    const double front = downfield(touch->frontX.value_or(Spot{}), id.side()).yards();
    if (!intercepted && front >= lineYards(s) - equalTolYards(s))
        s.playFacts.lineReached = true;
    const ReturnKind how = intercepted ? ReturnKind::Interception : ReturnKind::None;
    ballWon(turn, Phase::TouchPossession, id, how, down);
}

// --- S16r, K7, P8 ---------------------------------------------------------------------------

void restartFree(Turn& turn) {
    State& s = turn.s;
    const Side holder = other(carrierSide(s));
    s.switchHolder = holder;
    const Phase phase = s.playFacts.returning == ReturnKind::Kick   ? Phase::RestartReturn
                        : s.playFacts.returning == ReturnKind::Punt ? Phase::PuntRestart
                                                                    : Phase::RestartFree;
    enter(turn, phase, holder, ClockName::Restart);
}

void describeRestartFree(const State& state, Prompt& prompt) {
    prompt.side = state.switchHolder.value_or(other(carrierSide(state)));
    want(prompt, DecisionKind::SwitchOn);
}

Refusal decideRestartFree(Turn& turn, const Decision& decision) {
    if (decision.kind != DecisionKind::SwitchOn)
        return wrongMoment(turn.s, decision);
    turn.s.switchHolder = other(carrierSide(turn.s));
    boardOn(turn, Phase::RunFree, "TAP-SW-9");
    return std::nullopt;
}

void expireRestartFree(Turn& turn, ClockName name) {
    if (name == ClockName::Restart)
        (void)decideRestartFree(turn, Decision{.kind = DecisionKind::SwitchOn, .placements = {}});
}

}  // namespace thrum::tap
