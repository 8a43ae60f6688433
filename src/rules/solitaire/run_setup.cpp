#include "turn.hpp"

#include <algorithm>

// What the referee asks of the board and from what the judge starts. Clauses: SOL-GEO-10, GEO-11,
// PU-4, FG-3, FUM-3, TT-15; D33.
namespace thrum::solitaire {
namespace {

RunKind kindOf(const State& s) {
    if (s.phase == Phase::Rush)
        return s.playFacts.kind == PlayKind::Punt ? RunKind::Punt : RunKind::FieldGoal;
    if (s.phase == Phase::Loose)
        return s.loose.onside ? RunKind::Onside : RunKind::Loose;
    return RunKind::Carrier;
}

int maxTicks(const State& s, RunKind kind) {
    const int rate = s.board.ticksPerSecond;
    int ticks = 0;
    switch (kind) {
        case RunKind::Punt:
            ticks = ticksIn(s.rules->punt.rushS, rate);
            break;
        case RunKind::FieldGoal:
            ticks = ticksIn(s.rules->fieldGoal.rushS, rate);
            break;
        case RunKind::Loose:
        case RunKind::Onside:
            ticks = ticksIn(s.rules->fumble.attemptS, rate);
            break;
        case RunKind::Carrier:
            ticks = ticksIn(s.rules->progress.runMaxS, rate) - s.carry.runTicks;
            break;
    }
    return std::clamp(ticks, 1, SegmentRequest::kMostTicks);
}

// Thrower, kicker and holder stand on a base that does not run, where they have one (SOL-TT-15).
int slotOf(const State& s, const Figure& figure) {
    const bool stands = s.phase == Phase::Rush &&
                        (figure.id == s.playFacts.carrier || figure.id == s.playFacts.holder);
    const Player* player = findPlayer(s, figure.id);
    if (stands && player != nullptr && player->stationarySlot)
        return *player->stationarySlot;
    return figure.baseSlot;
}

}  // namespace

SegmentRequest runRequestOf(const State& s) {
    SegmentRequest request;
    const RunKind kind = kindOf(s);
    request.ticksPerSecond = s.board.ticksPerSecond;
    request.maxTicks = maxTicks(s, kind);
    request.contactBeginMm = contactMm(*s.rules, s.board);
    request.contactEndMm = request.contactBeginMm;
    if ((kind == RunKind::Loose || kind == RunKind::Onside) && s.ball)
        request.ball = BallSetup{
            .at = *s.ball, .radiusMm = s.rules->ball.radiusYd * s.board.mmPerYard, .body = true};
    for (const Figure& figure : s.figures) {
        FigureSetup setup{
            .id = figure.id, .baseSlot = slotOf(s, figure), .pose = figure.pose, .fallen = {}};
        if (figure.status == FigureStatus::Fallen)
            setup.fallen = figure.fallDirection.value_or(figure.pose.heading);
        request.figures.push_back(setup);
    }
    request.touching = s.touching;
    return request;
}

RunSetup runSetupOf(const State& s) {
    RunSetup setup;
    setup.kind = kindOf(s);
    setup.rules = s.rules;
    setup.board = s.board;
    setup.homeDirection = homeDirection(s);
    setup.touching = s.touching;
    setup.carrier = setup.kind == RunKind::Carrier ? s.carrier : s.playFacts.carrier;
    setup.holder = s.playFacts.holder;
    setup.offense = s.offense;
    setup.carry = s.carry;
    const bool mayPass =
        s.playFacts.kind == PlayKind::Pass && !s.playFacts.passed && !s.playFacts.possessionChanged;
    if (setup.kind == RunKind::Carrier && mayPass)
        setup.passLine = s.line;
    setup.stopsUsed = s.playFacts.stopsUsed;
    if (setup.kind == RunKind::Loose || setup.kind == RunKind::Onside) {
        setup.carrier.reset();
        setup.ball = s.ball.value_or(FieldPoint{});
    }
    setup.loose = s.loose;
    setup.restraining = s.line + Distance::yards(s.rules->onside.ballOffsetYd);
    setup.maxTicks = maxTicks(s, setup.kind);
    for (const Figure& figure : s.figures) {
        RunFigure run;
        run.id = figure.id;
        run.outline = outlineOf(s, figure.id);
        run.start = figure.pose;
        run.fallen = figure.status == FigureStatus::Fallen;
        run.number = numberOf(s, figure.id);
        setup.figures.push_back(std::move(run));
    }
    return setup;
}

RunJudge makeJudge(const State& state) {
    return RunJudge{runSetupOf(state)};
}

}  // namespace thrum::solitaire
