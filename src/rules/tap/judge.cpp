#include <thrum/rules/frames.hpp>
#include <thrum/rules/tap/judge.hpp>

#include <algorithm>
#include <array>

// What every run keeps, and the order of events within one step. Clauses: TAP-GE-13, GE-15.
namespace thrum::tap {

RunLimits runLimitsOf(const RulesData& rules) {
    return {.kickRunMs = rules.kickoff.runSeconds * 1000.0,
            .onsideMaxRunMs = rules.onside.maxRunSeconds * 1000.0,
            .passMaxRunMs = rules.pass.maxRunSeconds * 1000.0,
            .missedBaseLengths = rules.pass.missedBaseLengths,
            .fallWindowMs = rules.tackle.fallWindowMs,
            .stallMs = rules.play.stallSeconds * 1000.0,
            .stallYards = rules.play.stallYards,
            .maxBoardOnMs = rules.play.maxBoardOnSeconds * 1000.0,
            .progressWindowMs = rules.progress.windowMs,
            .pushYards = rules.progress.pushYards,
            .tieGapMm = rules.ball.tieGapMm,
            .ballRadiusMm = rules.ball.radiusMm,
            .towardBallMaxDegrees = rules.pivot.towardBallMaxDegrees,
            .fieldLengthYards = rules.field.lengthYards,
            .endZoneYards = rules.field.endZoneYards,
            .fieldWidthYards = rules.field.widthYards,
            .stopsMax = rules.stoppages.max};
}

RunJudge::RunJudge(RunSetup setup) : m_setup{std::move(setup)}, m_touching{m_setup.touching} {
    for (const RunFigure& figure : m_setup.figures) {
        const bool inPlay = figure.status == FigureStatus::Standing;
        m_seen.push_back(
            {.figure = figure, .pose = figure.start, .inPlay = inPlay, .inPlayBefore = inPlay});
    }
    std::ranges::sort(m_touching);
    m_touchingBefore = m_touching;
    if (m_setup.carrier && find(*m_setup.carrier) == nullptr)
        m_setup.carrier.reset();
    if (m_setup.carrier) {
        m_carrierSide = m_setup.carrier->side();
        m_stepTicks.push_back(0);
        m_centers.push_back(carrier().pose.at);
        m_fronts.push_back(frontOf(carrier(), m_carrierSide));
    }
    if (const Seen* receiver = m_setup.receiver ? find(*m_setup.receiver) : nullptr;
        receiver != nullptr && m_setup.ball)
        m_ballGapAtStart = ballGapMm(*receiver);
}

Verdict RunJudge::onTick(const TickReport& report) {
    takeReport(report);
    takeFalls(report);  // TAP-GE-13, 1
    takeLeaving(report.tick);
    switch (m_setup.kind) {
        case RunKind::Behind:
        case RunKind::Punt:
        case RunKind::Free:
            return m_setup.carrier ? onCarrierTick(report) : hearCalls(report);
        case RunKind::Air:
            return onPassTick(report);
        case RunKind::Loose:
            return onLooseTick(report);
        case RunKind::Kick:
            break;
    }
    refuseCalls(report, "TAP-KO-7");
    if (report.tick < ticksOf(m_setup.limits.kickRunMs))
        return {};
    write(report.tick, note::kKickOver, "TAP-KO-7");
    return {StopCause::Time, "TAP-KO-7"};
}

// Clause: TAP-GE-13, 2 to 8 for a run with a carrier.
Verdict RunJudge::onCarrierTick(const TickReport& report) {
    if (m_setup.kind == RunKind::Punt)
        watchGunners(report);
    rememberStep(report.tick);
    if (m_check)
        return judgeCheck(report);
    const auto ended = [&](Verdict verdict) {
        // A stop asked for in the step in which the line is reached is void.
        refuseCalls(report, verdict.cause == StopCause::LineReached ? "TAP-SW-4" : "TAP-GE-13");
        return verdict;
    };
    const double front = m_fronts.back();
    if (m_carrierFellNow) {
        const Spot spot = spotAt(m_fronts[m_fronts.size() - 2], m_carrierSide);
        write(report.tick, note::kCarrierFell, "TAP-TK-10").frontX = spot;
        return ended({StopCause::Dead, "TAP-TK-10"});
    }
    const bool out = onBoundary(carrier());
    if (atGoal(front) && !out)
        return ended(scored(report.tick, front));
    if (openCheck(report)) {
        meetLines(report.tick);
        refuseCalls(report, "TAP-TK-3");
        return ticksOf(m_setup.limits.fallWindowMs) == 0 ? closeCheck(report.tick) : Verdict{};
    }
    if (out)
        return ended(wentOut(report.tick, front));
    if (atLine(front))
        return ended(reachedLine(report.tick, front));
    if (const Verdict limit = runLimits(report.tick); limit.stops())
        return ended(limit);
    return hearCalls(report);
}

RunJudge::Seen* RunJudge::find(FigureId id) {
    const auto at =
        std::ranges::lower_bound(m_seen, id, {}, [](const Seen& seen) { return seen.figure.id; });
    return at != m_seen.end() && at->figure.id == id ? &*at : nullptr;
}

const RunJudge::Seen* RunJudge::find(FigureId id) const {
    const auto at =
        std::ranges::lower_bound(m_seen, id, {}, [](const Seen& seen) { return seen.figure.id; });
    return at != m_seen.end() && at->figure.id == id ? &*at : nullptr;
}

// Clause: TAP-GE-2: a fallen figure's outline is base and lying figure together.
Footprint RunJudge::footprint(const Seen& seen) const {
    Footprint result{.base = placed(seen.figure.outline, seen.pose, m_setup.mmPerYard),
                     .lying = {}};
    if (seen.figure.fallDirection) {
        const Heading inBase = seen.figure.fallDirection->turned(-seen.pose.heading.hundredths());
        result.lying =
            placed(lyingOutline(seen.figure.lyingHeightMm, inBase), seen.pose, m_setup.mmPerYard);
    }
    return result;
}

double RunJudge::frontOf(const Seen& seen, Side side) const {
    return frontYards(extentX(footprint(seen)), side, m_setup.mmPerYard);
}

// Clause: TAP-GE-12: the lines themselves are out.
bool RunJudge::onBoundary(const Seen& seen) const {
    const Footprint print = footprint(seen);
    const Interval x = extentX(print);
    const Interval y = extentY(print);
    const double k = m_setup.mmPerYard;
    const RunLimits& limits = m_setup.limits;
    return atMost(y.min, 0.0) || atLeast(y.max, limits.fieldWidthYards * k) ||
           atMost(x.min, -limits.endZoneYards * k) ||
           atLeast(x.max, (limits.fieldLengthYards + limits.endZoneYards) * k);
}

// Clause: TAP-GE-4.
double RunJudge::ballGapMm(const Seen& seen) const {
    const double gap = distanceTo(footprint(seen), toMm(m_setup.ball->at, m_setup.mmPerYard)) -
                       m_setup.ball->radiusMm;
    return std::max(gap, 0.0);
}

bool RunJudge::touchesOpponentInPlay(const Seen& seen) const {
    return std::ranges::any_of(m_touching, [&](const FigurePair& pair) {
        if (pair.a != seen.figure.id && pair.b != seen.figure.id)
            return false;
        const Seen* other = find(pair.a == seen.figure.id ? pair.b : pair.a);
        return other != nullptr && other->inPlay &&
               other->figure.id.side() != seen.figure.id.side();
    });
}

bool RunJudge::engaged(FigureId id) const {
    const Seen* seen = find(id);
    return seen != nullptr && seen->inPlay && touchesOpponentInPlay(*seen);
}

// Clause: TAP-CA-1: engagement as it was at the end of the step before the touch.
bool RunJudge::wasEngaged(const Seen& seen) const {
    return std::ranges::any_of(m_touchingBefore, [&](const FigurePair& pair) {
        if (pair.a != seen.figure.id && pair.b != seen.figure.id)
            return false;
        const Seen* other = find(pair.a == seen.figure.id ? pair.b : pair.a);
        return other != nullptr && other->inPlayBefore &&
               other->figure.id.side() != seen.figure.id.side();
    });
}

// Clause: TAP-GE-9. Exactly 90 degrees is not toward.
bool RunJudge::towardBallAtStart(const Seen& seen) const {
    const Pose& pose = seen.figure.start;
    return angleTo(pose.heading, pose.at, m_setup.ball->at) <
           m_setup.limits.towardBallMaxDegrees - kEqualTolDegrees;
}

int RunJudge::ticksOf(double milliseconds) const {
    return ticksFor(milliseconds, m_setup.ticksPerSecond);
}

Spot RunJudge::spotAt(double front, Side side) const {
    return fieldX(Distance::yards(front), side);
}

void RunJudge::takeReport(const TickReport& report) {
    std::size_t at = 0;
    for (std::size_t i = 0; i < report.figures.size(); ++i) {
        while (at < m_seen.size() && m_seen[at].figure.id < report.figures[i])
            ++at;
        if (at < m_seen.size() && m_seen[at].figure.id == report.figures[i])
            m_seen[at].pose = report.poses[i];
    }
    m_touchingBefore = m_touching;
    for (const FigurePair& pair : report.parted)
        std::erase(m_touching, pair);
    for (const Touch& touch : report.touched) {
        const auto place = std::ranges::lower_bound(m_touching, touch.pair);
        if (place == m_touching.end() || *place != touch.pair)
            m_touching.insert(place, touch.pair);
    }
    for (const FigureId id : report.ballParted)
        std::erase(m_onBall, id);
    for (const FigureId id : report.ballTouched) {
        const auto place = std::ranges::lower_bound(m_onBall, id);
        if (place == m_onBall.end() || *place != id)
            m_onBall.insert(place, id);
    }
    if (report.ball && m_setup.ball)
        m_setup.ball->at = *report.ball;
}

void RunJudge::takeFalls(const TickReport& report) {
    m_carrierFellNow = false;
    for (Seen& seen : m_seen)
        seen.inPlayBefore = seen.inPlay;
    for (const Fall& fall : report.fallen) {
        Seen* seen = find(fall.figure);
        if (seen == nullptr || seen->figure.status == FigureStatus::Fallen)
            continue;
        seen->figure.status = FigureStatus::Fallen;
        seen->figure.fallDirection = fall.direction;
        seen->inPlay = false;
        m_carrierFellNow = m_carrierFellNow || m_setup.carrier == fall.figure;
        write(report.tick, note::kFell, "TAP-TK-11").figures = {fall.figure};
    }
}

bool hasLeft(const RunSetup& setup, const RunFigure& figure, const Pose& pose) {
    const RunLimits& limits = setup.limits;
    const double x = pose.at.x.yards();
    const double y = pose.at.y.yards();
    if (x >= -limits.endZoneYards && y >= 0.0 &&
        x <= limits.fieldLengthYards + limits.endZoneYards && y <= limits.fieldWidthYards)
        return false;  // his middle is on it
    const double k = setup.mmPerYard;
    const double x0 = -limits.endZoneYards * k;
    const double x1 = (limits.fieldLengthYards + limits.endZoneYards) * k;
    const double y1 = limits.fieldWidthYards * k;
    const std::array<Vec2, 4> corners{Vec2{x0, 0.0}, Vec2{x1, 0.0}, Vec2{x1, y1}, Vec2{x0, y1}};
    const Polygon base = placed(figure.outline, pose, k);
    return atLeast(separation(base, Polygon{corners}).gap, 0.0);
}

// Clause: TAP-GE-5: a standing figure whose whole outline has left the field is out.
void RunJudge::takeLeaving(int tick) {
    for (Seen& seen : m_seen) {
        if (!seen.inPlay || !hasLeft(m_setup, seen.figure, seen.pose))
            continue;
        seen.figure.status = FigureStatus::Out;
        seen.inPlay = false;
        write(tick, note::kOut, "TAP-GE-5").figures = {seen.figure.id};
    }
}

Note& RunJudge::write(int tick, const char* kind, std::string clause) {
    Note entry;
    entry.tick = tick;
    entry.kind = kind;
    entry.clause = std::move(clause);
    m_notes.push_back(std::move(entry));
    return m_notes.back();
}

}  // namespace thrum::tap
