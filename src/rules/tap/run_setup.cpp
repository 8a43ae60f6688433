#include "phases.hpp"

#include <thrum/rules/tap/game.hpp>

#include <algorithm>

// What the referee asks of the board and from what the judge starts. Clauses: TAP-GE-15; D22, D25.
namespace thrum::tap {
namespace {

RunKind kindOf(const State& state) {
    switch (state.phase) {
        case Phase::RunBehind:
            return RunKind::Behind;
        case Phase::PuntRun:
            return RunKind::Punt;
        case Phase::BallInAir:
            return RunKind::Air;
        case Phase::KickRun:
            return RunKind::Kick;
        case Phase::BallLoose:
            return RunKind::Loose;
        default:  // past the line or on a return; other phases ask for no run
            return RunKind::Free;
    }
}

// The board is pressed by the offence until the line is reached, and while a pass is in the air.
std::optional<Side> holderOf(const State& state, RunKind kind) {
    const bool offense = kind == RunKind::Behind || kind == RunKind::Punt || kind == RunKind::Air;
    return state.switchHolder || !offense ? state.switchHolder : std::optional{state.offense};
}

std::optional<BallSetup> ballOf(const State& state, RunKind kind) {
    if (!state.ball || (kind != RunKind::Air && kind != RunKind::Loose))
        return std::nullopt;
    return BallSetup{.at = *state.ball, .radiusMm = state.rules->ball.radiusMm};
}

int ticksLeft(const State& state, RunKind kind) {
    const int rate = state.board.ticksPerSecond;
    const RunLimits limits = runLimitsOf(*state.rules);
    switch (kind) {
        case RunKind::Kick:
            return ticksFor(limits.kickRunMs, rate);
        case RunKind::Loose:
            return ticksFor(limits.onsideMaxRunMs, rate);
        case RunKind::Air:
            return ticksFor(limits.passMaxRunMs, rate);
        case RunKind::Behind:
        case RunKind::Punt:
        case RunKind::Free:
            break;
    }
    return ticksFor(limits.maxBoardOnMs, rate) - state.playFacts.boardTicks;
}

// No board runs longer than that, whatever the house rules say.
int maxTicks(const State& state, RunKind kind) {
    return std::clamp(ticksLeft(state, kind), 1, SegmentRequest::kMostTicks);
}

}  // namespace

SegmentRequest runRequestOf(const State& state) {
    SegmentRequest request;
    const RunKind kind = kindOf(state);
    request.ticksPerSecond = state.board.ticksPerSecond;
    request.maxTicks = maxTicks(state, kind);
    request.contactBeginMm = state.rules->geometry.contactEpsMm;
    request.contactEndMm = state.rules->geometry.contactEndMm;
    request.ball = ballOf(state, kind);
    for (const Figure& figure : state.figures) {
        FigureSetup setup{
            .id = figure.id, .baseSlot = figure.baseSlot, .pose = figure.pose, .fallen = {}};
        if (figure.status == FigureStatus::Fallen)
            setup.fallen = figure.fallDirection.value_or(figure.pose.heading);
        request.figures.push_back(setup);
    }
    request.touching = state.touching;
    return request;
}

RunSetup runSetupOf(const State& state) {
    RunSetup setup;
    const PlayFacts& play = state.playFacts;
    setup.kind = kindOf(state);
    setup.offense = state.offense;
    setup.carrier = state.carrier;
    if (setup.kind == RunKind::Behind || setup.kind == RunKind::Punt)
        setup.lineOfScrimmage = state.lineOfScrimmage;
    setup.switchHolder = holderOf(state, setup.kind);
    setup.stopsUsed = state.stopsUsed;
    setup.stopRefusal = noStopsClause(state);
    setup.gainedInOwnEndZone = play.gainedInOwnEndZone;
    setup.mmPerYard = state.board.mmPerYard;
    setup.ticksPerSecond = state.board.ticksPerSecond;
    setup.boardTicksUsed = play.boardTicks;
    setup.limits = runLimitsOf(*state.rules);
    setup.touching = state.touching;
    setup.ball = ballOf(state, setup.kind);
    setup.receiver = play.pass.receiver;
    setup.stickHeading = play.pass.stickHeading.value_or(Heading{});
    setup.autoStopOnMiss = state.rules->modes.of(state.mode).autoStopOnMiss;
    const std::vector<FigureId> eligible = eligibleAtSnap(state);
    for (const Figure& figure : state.figures) {
        const Player& player = playerOf(state, figure.id);
        RunFigure run;
        run.id = figure.id;
        run.outline = baseOf(state, figure).outline;
        run.lyingHeightMm = player.lyingHeightMm;
        run.numberOrder = numberOrder(player.number);
        run.start = figure.pose;
        run.status = figure.status;
        run.fallDirection = figure.fallDirection;
        run.eligible = std::ranges::binary_search(eligible, figure.id);
        if (play.kind == PlayKind::Punt && !play.fakeDeclared) {
            const auto lane = std::ranges::find(play.lanes, figure.id, &Lane::gunner);
            if (lane != play.lanes.end())
                run.lane = *lane;
        }
        setup.figures.push_back(std::move(run));
    }
    return setup;
}

RunJudge makeJudge(const State& state) {
    return RunJudge{runSetupOf(state)};
}

}  // namespace thrum::tap
