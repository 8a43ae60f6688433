#include "phases.hpp"

// Halves, half-time, the end. Clauses: TAP-GL-2, GL-3, GL-6 to GL-8, CT-4.
namespace thrum::tap {

bool halfIsOver(const State& state) {
    if (inOvertime(state) || state.extraPlay)
        return false;
    if (state.method == Method::Plays)
        return state.play >= state.rules->game.playsPerHalf;
    const Clock* clock = findClock(state, ClockName::Game);
    return clock != nullptr && clock->msLeft == 0;
}

void startGameClock(Turn& turn) {
    State& s = turn.s;
    if (s.method != Method::Clock || inOvertime(s) || s.gameClockStarted)
        return;
    if (findClock(s, ClockName::Game) == nullptr)
        startClock(turn, ClockName::Game, std::nullopt);
    s.gameClockStarted = true;
}

void finishGame(Turn& turn, std::optional<Side> winner) {
    State& s = turn.s;
    clearBoard(turn);
    enter(turn, Phase::Final);
    s.clocks.clear();
    s.over = true;
    s.winner = winner;
    Event& event = turn.emit(EventKind::GameEnded, inOvertime(s) ? "TAP-OT-10" : "TAP-GL-8");
    event.side = winner;
    event.situation = situationOf(s);
}

namespace {

void startSecondHalf(Turn& turn) {
    turn.s.readyToGoOn = {};
    turn.actor.reset();
    // TAP-CT-4: who kicked off to open the game receives now.
    startKick(turn, other(turn.s.openingKicker.value_or(Side::Home)), PlayKind::Kickoff);
}

}  // namespace

void endHalf(Turn& turn) {
    State& s = turn.s;
    turn.emit(EventKind::HalfEnded, "TAP-GL-6").count = s.half;
    turn.actor.reset();
    stopClock(turn, ClockName::AfterScore);
    stopClock(turn, ClockName::PenaltyCall);
    stopClock(turn, ClockName::Game);
    s.review = Review{};
    s.tryKind = TryKind::None;
    s.kickShift = Distance{};
    s.gameClockStarted = false;
    s.extraPlay = false;
    clearBoard(turn);
    if (s.half < s.rules->game.halves) {
        ++s.half;
        s.play = 0;
        s.down = 1;
        if (s.method == Method::Plays) {
            startSecondHalf(turn);
            return;
        }
        enter(turn, Phase::Halftime);
        s.readyToGoOn = {};
        startClock(turn, ClockName::Halftime, std::nullopt);
        return;
    }
    const int lead = s.score[0] - s.score[1];
    if (lead != 0)
        finishGame(turn, lead > 0 ? Side::Home : Side::Visitor);
    else if (s.rules->game.tieGoesToOvertime)
        startOvertime(turn);
    else
        finishGame(turn, std::nullopt);
}

void describeHalftime(const State& state, Prompt& prompt) {
    prompt.bothSides = true;
    prompt.side = state.readyToGoOn[0] ? Side::Visitor : Side::Home;
    want(prompt, DecisionKind::Ready);
}

Refusal decideHalftime(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    if (decision.kind == DecisionKind::SwitchOn)
        return violation("TAP-GL-6", THRUM_TEXT("the half is over."));
    if (decision.kind != DecisionKind::Ready)
        return wrongMoment(s, decision);
    s.readyToGoOn[indexOf(*decision.side)] = true;
    turn.emit(EventKind::ReadyDeclared, "TAP-GL-7").side = decision.side;
    if (!oneScreen(s) || (s.readyToGoOn[0] && s.readyToGoOn[1]))
        startSecondHalf(turn);
    return std::nullopt;
}

void expireHalftime(Turn& turn, ClockName name) {
    if (name == ClockName::Halftime)
        startSecondHalf(turn);
}

void describeFinal(const State&, Prompt& prompt) {
    prompt.kind = PromptKind::Over;
}

}  // namespace thrum::tap
