#include "measure.hpp"

#include <thrum/core/field.hpp>
#include <thrum/rules/solitaire/judge.hpp>

#include <algorithm>
#include <cmath>

// A rush, and a ball on the ground. Clauses: SOL-PU-4, FG-3, ON-2 to ON-6, FUM-3, FUM-4.
namespace thrum::solitaire {

// Of a contact there was from the beginning: between the two.
FieldPoint RunJudge::contactPoint(FigurePair pair) const {
    const Seen* a = find(pair.a);
    const Seen* b = find(pair.b);
    if (a == nullptr || b == nullptr)
        return {};
    const double k = m_setup.board.mmPerYard;
    const Separation s =
        separation(placed(a->figure.outline, a->pose, k), placed(b->figure.outline, b->pose, k));
    return toFieldPoint((s.onA + s.onB) * 0.5, k);
}

// Somebody of the defense, through touches among the offense not older than the rule remembers.
// Kicker and holder carry none on: contact with them is judged itself.
bool RunJudge::chained(FigureId from) const {
    const int memory = ticksOf(m_setup.rules->fieldGoal.touchMemoryS);
    std::vector<FigureId> reached{from};
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const Memory& m : m_memory) {
            if (m_tick - m.tick > memory || (m.pair.a != reached[i] && m.pair.b != reached[i]))
                continue;
            const FigureId with = m.pair.a == reached[i] ? m.pair.b : m.pair.a;
            if (with.side() != m_setup.offense)
                return true;
            if (with != m_setup.carrier && with != m_setup.holder &&
                std::ranges::find(reached, with) == reached.end())
                reached.push_back(with);
        }
    }
    return false;
}

// Clause: SOL-FG-3 (b).
std::optional<FigureId> RunJudge::surge(FigureId kicker) const {
    for (const FigurePair& pair : m_touching) {
        if (pair.a != kicker && pair.b != kicker)
            continue;
        const FigureId x = pair.a == kicker ? pair.b : pair.a;
        if (x.side() != m_setup.offense || x == m_setup.carrier || x == m_setup.holder)
            continue;
        const Seen* seen = find(x);
        if (seen == nullptr)
            continue;
        const Distance back =
            u(m_setup.offense, seen->figure.start.at.x) - u(m_setup.offense, seen->pose.at.x);
        if (back >= Distance::yards(m_setup.rules->fieldGoal.surgeBackYd) && chained(x))
            return x;
    }
    return std::nullopt;
}

Verdict RunJudge::onRushTick(const TickReport& report) {
    refuseCalls(report, "SOL-CTL-3");
    const bool punt = m_setup.kind == RunKind::Punt;
    const char* clause = punt ? "SOL-PU-4" : "SOL-FG-3";
    const auto blocked = [&](FigureId by, FigureId whom, const char* how) {
        const FigurePair pair = makePair(by, whom);
        const auto known = std::ranges::find(m_memory, pair, &Memory::pair);
        const Verdict verdict = stop(report.tick,
                                     note::kBlocked,
                                     StopCause::BallTouched,
                                     clause,
                                     known != m_memory.end() ? known->at : contactPoint(pair));
        m_notes.back().figures = {by, whom};
        m_notes.back().result = how;
        return verdict;
    };
    for (const auto& guarded : {m_setup.carrier, punt ? std::nullopt : m_setup.holder}) {
        if (!guarded)
            continue;
        for (const FigurePair& pair : m_touching) {
            if (pair.a != *guarded && pair.b != *guarded)
                continue;
            const FigureId with = pair.a == *guarded ? pair.b : pair.a;
            if (with.side() != m_setup.offense)
                return blocked(with, *guarded, "touch");
        }
    }
    if (!punt) {
        for (const auto& guarded : {m_setup.carrier, m_setup.holder}) {
            if (!guarded)
                continue;
            if (const auto by = surge(*guarded))
                return blocked(*by, *guarded, "surge");
        }
    }
    if (report.tick < m_setup.maxTicks)
        return {};
    write(report.tick, note::kRushOver, clause);
    return {StopCause::Time, clause};
}

// Clause: SOL-GEO-7. A report that the ball left a base goes before the ruler.
bool RunJudge::touchesBall(const Seen& seen) const {
    if (seen.onBall)
        return true;
    if (seen.reported)
        return false;
    const double k = m_setup.board.mmPerYard;
    const double reach = m_setup.rules->ball.radiusYd + m_setup.rules->contact.epsYd;
    constexpr double kSame = 1e-6;
    return distanceTo(placed(seen.figure.outline, seen.pose, k), toMm(*m_setup.ball, k)) / k <=
           reach + kSame;
}

// The point of the base nearest to the ball lies in its front third. Clause: SOL-GEO-7.
bool RunJudge::withFront(const Seen& seen) const {
    const double k = m_setup.board.mmPerYard;
    const Rotation r = rotationOf(seen.pose.heading);
    const double dx = m_setup.ball->x.yards() - seen.pose.at.x.yards();
    const double dy = m_setup.ball->y.yards() - seen.pose.at.y.yards();
    const double along = dx * r.c + dy * r.s;
    const double half = lengthYards(seen.figure.outline, k) / 2;
    const double nearest = std::clamp(along, -half, half);
    constexpr double kSame = 1e-6;
    return nearest >= half - 2.0 * half * m_setup.rules->base.frontFraction - kSame;
}

bool RunJudge::opponentTouches(FigureId id) const {
    return std::ranges::any_of(m_touching, [&](const FigurePair& pair) {
        if (pair.a != id && pair.b != id)
            return false;
        return (pair.a == id ? pair.b : pair.a).side() != id.side();
    });
}

Verdict RunJudge::onLooseTick(const TickReport& report) {
    refuseCalls(report, "SOL-CTL-3");
    const FieldPoint ball = *m_setup.ball;
    LooseBall& loose = m_setup.loose;
    const bool onside = m_setup.kind == RunKind::Onside;
    const Side kickers = m_setup.offense;
    // 1: out of bounds, at the line it crossed
    const double half = m_setup.rules->field.halfWidthYd;
    const double y = bookY(ball.y).yards();
    const double x = ball.x.yards();
    if (std::fabs(y) > half || x < -10.0 || x > 110.0) {
        const FieldPoint at{Spot::yards(std::clamp(x, -10.0, 110.0)),
                            boardY(Distance::yards(std::clamp(y, -half, half)))};
        return stop(report.tick, note::kBallOut, StopCause::Dead, "SOL-DEF-6", at);
    }
    // 2: first touches
    std::array<bool, 2> touched{};
    std::optional<FigureId> kicker;
    for (const Seen& seen : m_seen) {
        if (!touchesBall(seen))
            continue;
        touched[indexOf(seen.figure.id.side())] = true;
        if (seen.figure.id.side() == kickers && !kicker)
            kicker = seen.figure.id;
    }
    const Side receivers = other(kickers);
    if (onside) {
        loose.receiversTouched = loose.receiversTouched || touched[indexOf(receivers)];
        if (kicker && !loose.receiversTouched && u(kickers, ball.x) < m_setup.restraining) {
            const Verdict verdict =
                stop(report.tick, note::kIllegalTouch, StopCause::Dead, "SOL-PEN-3", ball);
            m_notes.back().figures = {*kicker};
            return verdict;
        }
        const std::optional<Side> last = touched[indexOf(receivers)] ? std::optional{receivers}
                                         : touched[indexOf(kickers)] ? std::optional{kickers}
                                                                     : loose.lastTouch;
        if (last != loose.lastTouch) {
            loose.lastTouch = last;
            Note& entry = write(report.tick, note::kBallTouched, "SOL-ON-2");
            entry.result = last == Side::Home ? "home" : "visitor";
            entry.at = ball;
        }
    }
    // 3: possession
    const int hold = ticksOf(m_setup.rules->possession.holdS);
    const int rest = ticksOf(m_setup.rules->possession.breakS);
    const Seen* winner = nullptr;
    const Side first = onside ? receivers : loose.last;
    for (Seen& seen : m_seen) {
        if (touchesBall(seen) && withFront(seen)) {
            if (seen.broken > rest)
                seen.held = 0;
            seen.broken = 0;
            ++seen.held;
        } else {
            ++seen.broken;
        }
        if (seen.held < hold || seen.broken > 0)
            continue;
        const auto better = [&](const Seen& a, const Seen& b) {
            const bool mineA = a.figure.id.side() == first;
            const bool mineB = b.figure.id.side() == first;
            return mineA != mineB ? mineA : a.figure.number < b.figure.number;
        };
        if (winner == nullptr || better(seen, *winner))
            winner = &seen;
    }
    if (winner != nullptr) {
        const FigureId id = winner->figure.id;
        const Verdict verdict =
            stop(report.tick, note::kPossession, StopCause::BallTouched, "SOL-FUM-4", ball);
        m_notes.back().figures = {id};
        m_notes.back().result = opponentTouches(id) ? "touched" : "free";
        return verdict;
    }
    // 4: the attempt's time
    if (report.tick < m_setup.maxTicks)
        return {};
    return stop(report.tick, note::kAttemptOver, StopCause::Time, "SOL-FUM-3", ball);
}

}  // namespace thrum::solitaire
