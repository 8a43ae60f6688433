#include "measure.hpp"

#include <thrum/core/field.hpp>
#include <thrum/rules/solitaire/judge.hpp>

#include <algorithm>
#include <cmath>
#include <string>

// What every run keeps, and a run with a ballcarrier. Clauses: SOL-GEO-12, DEF-5 to DEF-7, CTL-3.
namespace thrum::solitaire {

RunJudge::RunJudge(RunSetup setup) : m_setup{std::move(setup)}, m_touching{m_setup.touching} {
    for (const RunFigure& figure : m_setup.figures)
        m_seen.push_back({.figure = figure, .pose = figure.start});
    std::ranges::sort(m_touching);
    for (const FigurePair& pair : m_touching)
        m_memory.push_back({pair, 0, contactPoint(pair)});
}

Verdict RunJudge::onTick(const TickReport& report) {
    m_tick = report.tick;
    takeReport(report);
    switch (m_setup.kind) {
        case RunKind::Carrier:
            return onCarrierTick(report);
        case RunKind::Punt:
        case RunKind::FieldGoal:
            return onRushTick(report);
        case RunKind::Loose:
        case RunKind::Onside:
            break;
    }
    return onLooseTick(report);
}

std::vector<Note> RunJudge::notes() const {
    std::vector<Note> notes = m_notes;
    if (m_setup.kind != RunKind::Carrier)
        return notes;
    const Carry& c = m_setup.carry;
    Note progress;
    progress.tick = m_tick;
    progress.kind = note::kProgress;
    progress.clause = "SOL-DEF-7";
    progress.at = c.bestAt;
    for (const int value : {c.best.units(), c.rise.units(), c.riseTick, c.ticks, c.runTicks})
        progress.result += std::to_string(value) + " ";
    progress.result += c.past ? "1" : "0";
    notes.push_back(progress);
    return notes;
}

RunJudge::Seen* RunJudge::find(FigureId id) {
    const auto at = std::ranges::find(m_seen, id, [](const Seen& s) { return s.figure.id; });
    return at != m_seen.end() ? &*at : nullptr;
}
const RunJudge::Seen* RunJudge::find(FigureId id) const {
    const auto at = std::ranges::find(m_seen, id, [](const Seen& s) { return s.figure.id; });
    return at != m_seen.end() ? &*at : nullptr;
}

int RunJudge::ticksOf(double seconds) const {
    return ticksIn(seconds, m_setup.board.ticksPerSecond);
}
int RunJudge::direction(Side side) const {
    return side == Side::Home ? m_setup.homeDirection : -m_setup.homeDirection;
}
Distance RunJudge::u(Side side, Spot x) const {
    return uFrom(direction(side), x);
}
FieldPoint RunJudge::front(const Seen& seen) const {
    return frontPoint(
        seen.figure.outline, seen.pose, direction(seen.figure.id.side()), m_setup.board.mmPerYard);
}

bool RunJudge::engaged(FigureId id) const {
    return std::ranges::any_of(m_touching, [&](const FigurePair& pair) {
        if (pair.a != id && pair.b != id)
            return false;
        const FigureId with = pair.a == id ? pair.b : pair.a;
        return with.side() != id.side() || m_setup.rules->engaged.countsTeammates;
    });
}

void RunJudge::takeReport(const TickReport& report) {
    for (std::size_t i = 0; i < report.figures.size(); ++i) {
        if (Seen* seen = find(report.figures[i]))
            seen->pose = report.poses[i];
    }
    for (const FigurePair& pair : report.parted)
        std::erase(m_touching, pair);
    for (const Touch& touch : report.touched) {
        const auto place = std::ranges::lower_bound(m_touching, touch.pair);
        if (place == m_touching.end() || *place != touch.pair)
            m_touching.insert(place, touch.pair);
        std::erase_if(m_memory, [&](const Memory& m) { return m.pair == touch.pair; });
        m_memory.push_back({touch.pair, report.tick, touch.at});
    }
    for (Memory& memory : m_memory) {
        if (std::ranges::binary_search(m_touching, memory.pair))
            memory.tick = report.tick;
    }
    for (const FigureId id : report.ballParted) {
        if (Seen* seen = find(id)) {
            seen->onBall = false;
            seen->reported = true;
        }
    }
    for (const FigureId id : report.ballTouched) {
        if (Seen* seen = find(id))
            seen->onBall = true;
    }
    if (report.ball && m_setup.ball)
        m_setup.ball = *report.ball;
    for (const Fall& fall : report.fallen) {
        Seen* seen = find(fall.figure);
        if (seen == nullptr || seen->figure.fallen)
            continue;
        seen->figure.fallen = true;
        write(report.tick, note::kFell, "SOL-DEF-7").figures = {fall.figure};
    }
    const Seen* carrier = m_setup.carrier ? find(*m_setup.carrier) : nullptr;
    m_carrierFell = carrier != nullptr && carrier->figure.fallen;
}

Note& RunJudge::write(int tick, const char* kind, std::string clause) {
    Note entry;
    entry.tick = tick;
    entry.kind = kind;
    entry.clause = std::move(clause);
    m_notes.push_back(std::move(entry));
    return m_notes.back();
}

Verdict RunJudge::stop(
    int tick, const char* kind, StopCause cause, const char* clause, FieldPoint at) {
    Note& entry = write(tick, kind, clause);
    entry.at = at;
    entry.frontX = at.x;
    return {cause, clause};
}

// The first corner that crossed: its X and the line's Y, or the end line's X. Clauses: SOL-DEF-6,
// LOS-1.
std::optional<FieldPoint> RunJudge::crossing(const Seen& seen) const {
    constexpr double kSame = 1e-6;  // of an outline turned on the grid
    const double half = m_setup.rules->field.halfWidthYd;
    const double middle = field::kMiddle.y.yards();
    std::optional<FieldPoint> first;
    const Side side = seen.figure.id.side();
    for (const Vec2 c : cornersOf(seen.figure.outline, seen.pose, m_setup.board.mmPerYard)) {
        const bool overSide = std::fabs(c.y - middle) > half + kSame;
        const bool overEnd = c.x < -10.0 - kSame || c.x > 110.0 + kSame;
        if (!overSide && !overEnd)
            continue;
        const double x = std::clamp(c.x, -10.0, 110.0);
        const double y = overSide ? middle + (c.y > middle ? half : -half) : c.y;
        const FieldPoint at{Spot::yards(x), Spot::yards(y)};
        if (!first || u(side, at.x) < u(side, first->x))
            first = at;
    }
    return first;
}

std::vector<FigureId> RunJudge::tacklers() const {
    std::vector<FigureId> by;
    for (const FigurePair& pair : m_touching) {
        if (pair.a != *m_setup.carrier && pair.b != *m_setup.carrier)
            continue;
        const FigureId with = pair.a == *m_setup.carrier ? pair.b : pair.a;
        const Seen* seen = find(with);
        const bool counts =
            seen != nullptr && (!seen->figure.fallen || m_setup.rules->tackle.fallenOpponentCounts);
        if (with.side() != m_setup.carrier->side() && counts)
            by.push_back(with);
    }
    return by;
}

Verdict RunJudge::onCarrierTick(const TickReport& report) {
    const Seen* seen = m_setup.carrier ? find(*m_setup.carrier) : nullptr;
    if (seen == nullptr)
        return hearCalls(report);
    Carry& carry = m_setup.carry;
    ++carry.ticks;
    ++carry.runTicks;
    const Side side = seen->figure.id.side();
    const FieldPoint at = front(*seen);
    const Distance now = u(side, at.x);
    const auto ended = [&](Verdict verdict) {
        refuseCalls(report, "SOL-GEO-12");
        return verdict;
    };
    if (now > Distance::yards(100.0))
        return ended(stop(report.tick, note::kTouchdown, StopCause::Score, "SOL-SC-1", at));
    if (const auto out = crossing(*seen))
        return ended(stop(report.tick, note::kOut, StopCause::Dead, "SOL-DEF-6", *out));
    if (std::vector<FigureId> by = tacklers(); !by.empty()) {
        const Verdict verdict = stop(report.tick, note::kTackled, StopCause::Dead, "SOL-DEF-5", at);
        m_notes.back().figures = std::move(by);
        return ended(verdict);
    }
    if (carry.looseTick && carry.ticks >= *carry.looseTick)
        return ended(stop(report.tick, note::kLoose, StopCause::Dead, "SOL-RUN-4", at));
    if (m_carrierFell)
        return ended(stop(report.tick, note::kCarrierFell, StopCause::Dead, "SOL-DEF-7", at));
    if (const Verdict verdict = progress(report.tick, at, *seen); verdict.stops())
        return ended(verdict);
    return hearCalls(report);
}

// A called pass that may still be thrown leaves the passer his way back. Clauses: SOL-DEF-7,
// PAS-2.
bool RunJudge::progressJudged() const {
    return !m_setup.passLine || m_setup.carry.past;
}

Verdict RunJudge::progress(int tick, FieldPoint at, const Seen& seen) {
    Carry& carry = m_setup.carry;
    const RulesData::Progress& rule = m_setup.rules->progress;
    const Side side = seen.figure.id.side();
    const Distance now = u(side, at.x);
    if (m_setup.passLine && now > *m_setup.passLine)
        carry.past = true;
    if (now > carry.best) {
        carry.best = now;
        carry.bestAt = at;
    }
    const bool rose = carry.best - carry.rise >= Distance::yards(rule.stallGainYd);
    if (rose) {
        carry.rise = carry.best;
        carry.riseTick = carry.ticks;
    }
    const bool homeward = direction(side) * rotationOf(seen.pose.heading).c < 0.0;
    if (progressJudged() && homeward && carry.best - now >= Distance::yards(rule.reverseYd))
        return stop(tick, note::kReversed, StopCause::Dead, "SOL-DEF-7", carry.bestAt);
    if (progressJudged() && !rose && carry.ticks - carry.riseTick >= ticksOf(rule.stallS))
        return stop(tick, note::kStalled, StopCause::Dead, "SOL-DEF-7", carry.bestAt);
    if (carry.runTicks >= ticksOf(rule.runMaxS))
        return stop(tick, note::kRunOver, StopCause::Dead, "SOL-DEF-7", carry.bestAt);
    return {};
}

// Clauses: SOL-CTL-2, CTL-3.
Verdict RunJudge::hearCalls(const TickReport& report) {
    Verdict verdict;
    const int most = m_setup.rules->stops.maxPerPlay;
    for (const Call& call : report.calls) {
        CallRuling ruling{.call = call, .granted = false, .clause = "SOL-CTL-3"};
        const bool his = m_setup.carrier && call.side == m_setup.carrier->side();
        if (verdict.stops())
            ruling.clause = "SOL-GEO-12";
        else if (!his)
            ruling.clause = "SOL-CTL-2";
        else if (call.kind == CallKind::Stop && (most == 0 || m_setup.stopsUsed < most)) {
            ruling.granted = true;
            verdict = {StopCause::StopCall, "SOL-CTL-3"};
        }
        m_rulings.push_back(std::move(ruling));
    }
    return verdict;
}

void RunJudge::refuseCalls(const TickReport& report, const char* clause) {
    for (const Call& call : report.calls)
        m_rulings.push_back({.call = call, .granted = false, .clause = clause});
}

}  // namespace thrum::solitaire
