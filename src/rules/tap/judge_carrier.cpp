#include "measure.hpp"

#include <thrum/rules/frames.hpp>
#include <thrum/rules/tap/judge.hpp>

#include <algorithm>
#include <cmath>

// Tackles, falls, lines and limits of a run with a carrier.
// Clauses: TAP-TK-1 to TK-12, GE-12, SW-4, SW-10, FU-4, SC-1, FP-2.
namespace thrum::tap {
namespace {

bool contains(const std::vector<FigureId>& list, FigureId id) {
    return std::ranges::find(list, id) != list.end();
}

}  // namespace

void RunJudge::rememberStep(int tick) {
    const double front = frontOf(carrier(), m_carrierSide);
    m_stepTicks.push_back(tick);
    m_centers.push_back(carrier().pose.at);
    m_fronts.push_back(front);
    watchPush();
    // TAP-SC-3: while a tackle is judged his progress is not settled yet.
    if (m_setup.gainedInOwnEndZone && !m_leftEndZone && !m_check && front > tolYards()) {
        m_leftEndZone = true;
        write(tick, note::kLeftEndZone, "TAP-SC-3");
    }
}

bool RunJudge::atGoal(double front) const {
    return front >= m_setup.limits.fieldLengthYards - tolYards();
}

bool RunJudge::atLine(double front) const {
    const bool watched = m_setup.kind == RunKind::Behind || m_setup.kind == RunKind::Punt;
    return watched && m_setup.lineOfScrimmage &&
           front >= downfield(*m_setup.lineOfScrimmage, m_carrierSide).yards() - tolYards();
}

Verdict RunJudge::scored(int tick, double front) {
    write(tick, note::kGoalReached, "TAP-SC-1").frontX = spotAt(front, m_carrierSide);
    return {StopCause::Score, "TAP-SC-1"};
}

Verdict RunJudge::wentOut(int tick, double front) {
    write(tick, note::kOutOfBounds, "TAP-FP-2").frontX = spotAt(front, m_carrierSide);
    return {StopCause::Dead, "TAP-FP-2"};
}

Verdict RunJudge::reachedLine(int tick, double front) {
    write(tick, note::kLineReached, "TAP-SW-4").frontX = spotAt(front, m_carrierSide);
    return {StopCause::LineReached, "TAP-SW-4"};
}

// Clause: TAP-TK-1, TK-12: any side of the base of an opponent in play.
bool RunJudge::openCheck(const TickReport& report) {
    if (!touchesOpponentInPlay(carrier()))
        return false;
    m_check = TackleCheck{};
    m_check->opened = report.tick;
    m_check->front = m_fronts.back();
    joinCheck(report);
    m_check->first = m_check->opponents;
    return true;
}

// Clause: TAP-TK-8: contacts that begin during an open check belong to it.
void RunJudge::joinCheck(const TickReport& report) {
    const FigureId id = carrier().figure.id;
    for (const FigurePair& pair : m_touching) {
        if (pair.a != id && pair.b != id)
            continue;
        const Seen* other = find(pair.a == id ? pair.b : pair.a);
        if (other == nullptr || other->figure.id.side() == id.side() ||
            contains(m_check->opponents, other->figure.id) || !other->inPlay)
            continue;
        const bool opens = m_check->opened == report.tick;
        m_check->opponents.push_back(other->figure.id);
        Note& entry = write(report.tick,
                            opens ? note::kTackleOpened : note::kTackleJoined,
                            opens ? "TAP-TK-1" : "TAP-TK-8");
        entry.figures = {other->figure.id};
        entry.frontX = spotAt(m_fronts.back(), m_carrierSide);
        const auto touch = std::ranges::find(report.touched, pair, &Touch::pair);
        if (touch != report.touched.end())
            entry.at = touch->at;
    }
}

// Clause: TAP-TK-3: lines reached during the check count only if it ends as a broken tackle.
void RunJudge::meetLines(int tick) {
    const double front = m_fronts.back();
    const bool out = onBoundary(carrier());
    if (!m_check->goal && !out && atGoal(front))
        m_check->goal = LineMet{tick, front};
    if (!m_check->boundary && out)
        m_check->boundary = LineMet{tick, front};
    if (!m_check->line && atLine(front))
        m_check->line = LineMet{tick, front};
}

Verdict RunJudge::judgeCheck(const TickReport& report) {
    m_check->carrierFell = m_check->carrierFell || m_carrierFellNow;
    joinCheck(report);
    if (!m_check->carrierFell)
        meetLines(report.tick);
    refuseCalls(report, "TAP-TK-3");
    const bool timeUp =
        m_setup.boardTicksUsed + report.tick >= ticksOf(m_setup.limits.maxBoardOnMs);
    if (report.tick < m_check->opened + ticksOf(m_setup.limits.fallWindowMs) && !timeUp)
        return {};
    return closeCheck(report.tick);
}

// Clause: TAP-FU-4: who takes over if the coin falls tails.
FigureId RunJudge::newCarrier(const TackleCheck& check) const {
    const auto standing = [&](FigureId id) { return find(id)->inPlay; };
    if (check.first.size() == 1 && standing(check.first.front()))
        return check.first.front();
    const FieldPoint fallen = carrier().pose.at;
    const auto distance = [&](FigureId id) { return apartYards(find(id)->pose.at, fallen); };
    std::optional<FigureId> best;
    for (const FigureId id : check.opponents) {
        if (!standing(id))
            continue;
        const double apart = best ? distance(id) - distance(*best) : -1.0;
        const bool lower = best && find(id)->figure.numberOrder < find(*best)->figure.numberOrder;
        if (!best || apart < -tolYards() || (std::abs(apart) <= tolYards() && lower))
            best = id;
    }
    return *best;
}

// Clauses: TAP-TK-4 to TK-7.
Verdict RunJudge::closeCheck(int tick) {
    const TackleCheck check = *m_check;
    m_check.reset();
    const bool anyStands =
        std::ranges::any_of(check.opponents, [&](FigureId id) { return find(id)->inPlay; });
    Note& closed = write(tick, note::kTackleClosed, "");
    closed.figures = check.opponents;
    closed.frontX = spotAt(check.front, m_carrierSide);
    const auto end = [&](const char* result, const char* clause) {
        closed.result = result;
        closed.clause = clause;
        return Verdict{StopCause::Dead, clause};
    };
    if (check.carrierFell) {
        if (!anyStands)
            return end(note::result::kBothDown, "TAP-TK-7");
        const FigureId taker = newCarrier(check);
        std::stable_partition(
            closed.figures.begin(), closed.figures.end(), [&](FigureId id) { return id == taker; });
        return end(note::result::kFumble, "TAP-TK-6");
    }
    if (anyStands)
        return end(note::result::kTackle, "TAP-TK-4");
    (void)end(note::result::kBroken, "TAP-TK-5");
    return linesMet(check, tick);
}

// Clause: TAP-TK-5: lines reached meanwhile take effect now.
Verdict RunJudge::linesMet(const TackleCheck& check, int tick) {
    const bool goalFirst =
        check.goal && (!check.boundary || check.goal->tick <= check.boundary->tick);
    if (goalFirst)
        return scored(tick, check.goal->front);
    if (check.boundary)
        return wentOut(tick, check.boundary->front);
    if (check.line)
        return reachedLine(tick, check.line->front);
    if (m_setup.gainedInOwnEndZone && !m_leftEndZone && m_fronts.back() > tolYards()) {
        m_leftEndZone = true;
        write(tick, note::kLeftEndZone, "TAP-SC-3");
    }
    return runLimits(tick);
}

// Clause: TAP-SW-10.
std::size_t RunJudge::stepAgo(int ticks) const {
    const auto after = std::ranges::upper_bound(m_stepTicks, m_stepTicks.back() - ticks);
    return after == m_stepTicks.begin() ? 0
                                        : static_cast<std::size_t>(after - m_stepTicks.begin()) - 1;
}

Verdict RunJudge::runLimits(int tick) {
    const auto stopped = [&] {
        write(tick, note::kStalled, "TAP-SW-10").frontX = spotAt(m_fronts.back(), m_carrierSide);
        return Verdict{StopCause::Dead, "TAP-SW-10"};
    };
    const RunLimits& limits = m_setup.limits;
    if (m_setup.boardTicksUsed + tick >= ticksOf(limits.maxBoardOnMs))
        return stopped();
    const bool stopLeft = m_setup.kind != RunKind::Free && m_setup.stopsUsed < limits.stopsMax;
    const int window = ticksOf(limits.stallMs);
    if (stopLeft || tick < window)
        return {};
    const FieldPoint now = m_centers.back();
    const FieldPoint then = m_centers[stepAgo(window)];
    const double moved = apartYards(now, then);
    return moved < limits.stallYards - tolYards() ? stopped() : Verdict{};
}

}  // namespace thrum::tap
