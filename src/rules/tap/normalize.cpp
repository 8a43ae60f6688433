#include "phases.hpp"

#include <algorithm>

// A state as a file or a tester wrote it, put in order and completed by what follows from the
// rest. Clauses: D33, D68; a state that a game came to stays as it is.
namespace thrum::tap {
namespace {

bool inOneOf(Phase phase, std::initializer_list<Phase> phases) {
    return std::ranges::find(phases, phase) != phases.end();
}

void measureTouching(State& state) {
    state.touching.clear();
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        for (std::size_t j = i + 1; j < state.figures.size(); ++j) {
            const Figure& a = state.figures[i];
            const Figure& b = state.figures[j];
            if (findPlayer(state, a.id) == nullptr || findPlayer(state, b.id) == nullptr ||
                a.baseSlot < 0 || a.baseSlot > 1 || b.baseSlot < 0 || b.baseSlot > 1)
                continue;
            const double gap = separation(basePolygon(state, a), basePolygon(state, b)).gap;
            if (atMost(gap, state.rules->geometry.contactEpsMm))
                state.touching.push_back(makePair(a.id, b.id));
        }
    }
}

// Whether the bases and players that measuring needs are there.
bool measurable(const State& state) {
    return std::ranges::all_of(state.figures, [&](const Figure& figure) {
        return findPlayer(state, figure.id) != nullptr && figure.baseSlot >= 0 &&
               figure.baseSlot <= 1;
    });
}

// The phases after the declaration belong to one kind of play. Clauses: chapters 9, 10, 25, 26.
PlayKind kindOf(Phase phase) {
    if (inOneOf(phase,
                {Phase::KickLineUp,
                 Phase::KickReady,
                 Phase::KickRun,
                 Phase::KickDecide,
                 Phase::ReturnPivot,
                 Phase::CoverPivot,
                 Phase::RestartReturn}))
        return PlayKind::Kickoff;
    if (inOneOf(phase,
                {Phase::OnsideDeclared,
                 Phase::OnsideLineUp,
                 Phase::OnsideSecondRoll,
                 Phase::OnsideReceive,
                 Phase::OnsideKick,
                 Phase::OnsideReady,
                 Phase::BallLoose,
                 Phase::OnsideDecide}))
        return PlayKind::Onside;
    if (inOneOf(phase,
                {Phase::PuntRun,
                 Phase::PuntStop,
                 Phase::PuntStopDefense,
                 Phase::PuntLanding,
                 Phase::PuntReturnPivot,
                 Phase::PuntCoverPivot,
                 Phase::PuntRestart}))
        return PlayKind::Punt;
    return phase == Phase::FieldGoal ? PlayKind::FieldGoal : PlayKind::Scrimmage;
}

void completeKind(State& state) {
    PlayKind& kind = state.playFacts.kind;
    if (kind == PlayKind::Scrimmage)
        kind = kindOf(state.phase);
}

// Who took the snap, who may catch, which lanes are kept. Clauses: TAP-PA-1, PA-2, PU-5.
void completeSnap(State& state) {
    PlayFacts& play = state.playFacts;
    play.snapped = true;
    if (!play.snapTaker) {
        const Figure* quarterback = quarterbackOf(state);
        play.snapTaker = play.directSnap || quarterback == nullptr ? state.carrier
                                                                   : std::optional{quarterback->id};
    }
    if (play.eligibleAtSnap.empty())
        play.eligibleAtSnap = eligibleNow(state);
    if (isPunt(state) && play.lanes.empty())
        play.lanes = lanesOf(state);
}

// Clauses: TAP-SW-1, SW-5, SW-7, SW-11, KO-11.
void completeRun(State& state) {
    PlayFacts& play = state.playFacts;
    const Phase phase = state.phase;
    const bool kickReturn = isKick(state) && inOneOf(phase,
                                                     {Phase::ReturnPivot,
                                                      Phase::CoverPivot,
                                                      Phase::RestartReturn,
                                                      Phase::RestartFree,
                                                      Phase::RunFree});
    if (!isKick(state) && state.carrier && state.carrier->side() != state.offense)
        play.possessionChanged = true;
    if (play.returning == ReturnKind::None) {
        if (kickReturn)
            play.returning = ReturnKind::Kick;
        else if (play.possessionChanged)
            play.returning = isPunt(state) ? ReturnKind::Punt : ReturnKind::Interception;
    }
    if (inOneOf(phase, {Phase::RestartFree, Phase::RunFree}) && play.returning == ReturnKind::None)
        play.lineReached = true;
    if (state.switchHolder)
        return;
    if (inOneOf(phase,
                {Phase::RestartFree, Phase::RunFree, Phase::RestartReturn, Phase::PuntRestart}))
        state.switchHolder = other(carrierSide(state));
    else if (inOneOf(phase,
                     {Phase::Ready,
                      Phase::RunBehind,
                      Phase::PuntRun,
                      Phase::StopOffense,
                      Phase::Restart,
                      Phase::PassRestart,
                      Phase::BallInAir}))
        state.switchHolder = state.offense;
    else if (inOneOf(phase, {Phase::KickReady, Phase::OnsideReady, Phase::BallLoose}))
        state.switchHolder = kickingSide(state);
}

void completePass(State& state) {
    PassFacts& pass = state.playFacts.pass;
    if (inOneOf(state.phase,
                {Phase::PassSet, Phase::PassDefense, Phase::PassRestart, Phase::BallInAir}))
        pass.declared = true;
    if (inOneOf(state.phase, {Phase::PassDefense, Phase::PassRestart, Phase::BallInAir}))
        pass.released = true;
}

void completeClocks(State& state) {
    // TAP-GL-4: only a game of plays may do without the clocks between plays.
    if (state.method == Method::Clock)
        state.betweenPlayClocks = true;
    const Clock* game = findClock(state, ClockName::Game);
    if (game != nullptr && game->running)
        state.gameClockStarted = true;
}

}  // namespace

State normalized(State state, bool measureContacts) {
    std::ranges::sort(state.figures, {}, &Figure::id);
    std::ranges::sort(state.playFacts.gunners);
    for (FigurePair& pair : state.touching)
        pair = makePair(pair.a, pair.b);
    if (measureContacts)
        measureTouching(state);
    std::ranges::sort(state.touching);
    state.touching.erase(std::unique(state.touching.begin(), state.touching.end()),
                         state.touching.end());
    completeClocks(state);
    completeKind(state);
    if (measurable(state)) {
        completeRun(state);
        completePass(state);
        if (underWay(state) && !isKick(state) && state.phase != Phase::Dead)
            completeSnap(state);
    }
    std::ranges::sort(state.playFacts.eligibleAtSnap);
    return state;
}

}  // namespace thrum::tap
