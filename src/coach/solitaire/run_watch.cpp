#include <thrum/coach/solitaire/run_watch.hpp>
#include <thrum/rules/solitaire/coach.hpp>

#include <algorithm>
#include <cmath>

namespace thrum::solitaire::coach {

RunWatch::RunWatch(State start, bool turns) : m_state{std::move(start)}, m_turns{turns} {}

bool RunWatch::mayStop() const {
    const int most = m_state.rules->stops.maxPerPlay;
    return m_state.phase == Phase::Live && m_state.carrier &&
           (most == 0 || m_state.playFacts.stopsUsed < most);
}

// An opponent ahead of him, near his line and nearer than two bases.
bool RunWatch::aboutToBeMet() const {
    constexpr double kAheadYards = 6.0;
    constexpr double kBesideYards = 2.5;
    const Figure* man = findFigure(m_state, *m_state.carrier);
    if (man == nullptr)
        return false;
    const Rotation r = rotationOf(man->pose.heading);
    return std::ranges::any_of(m_state.figures, [&](const Figure& other) {
        if (other.id.side() == man->id.side())
            return false;
        const double dx = (other.pose.at.x - man->pose.at.x).yards();
        const double dy = (other.pose.at.y - man->pose.at.y).yards();
        const double along = dx * r.c + dy * r.s;
        const double across = dy * r.c - dx * r.s;
        return along > 0.0 && along < kAheadYards && std::fabs(across) < kBesideYards;
    });
}

std::optional<Call> RunWatch::look(const TickReport& report,
                                   const std::vector<FigurePair>* touching) {
    if (m_asked || !mayStop() || report.tick == 0)
        return std::nullopt;
    for (std::size_t i = 0; i < report.figures.size(); ++i) {
        const auto man = std::ranges::find(m_state.figures, report.figures[i], &Figure::id);
        if (man != m_state.figures.end())
            man->pose = report.poses[i];
    }
    const bool mayThrow = m_state.playFacts.kind == PlayKind::Pass && !m_state.playFacts.passed &&
                          !m_state.playFacts.possessionChanged;
    if (!mayThrow && !m_turns)
        return std::nullopt;
    if (touching != nullptr)
        m_state.touching = *touching;
    else
        m_state = normalized(std::move(m_state), true);
    bool stops = false;
    if (mayThrow) {
        const auto idea = throwIdea(m_state);
        stops = idea && idea->now;
    }
    stops = stops || (m_turns && !mayThrow && aboutToBeMet());
    if (!stops)
        return std::nullopt;
    m_asked = true;
    return Call{report.tick + 1, m_state.carrier->side(), CallKind::Stop};
}

WatchedJudge::WatchedJudge(const State& state, bool turns)
    : m_judge{makeJudge(state)},
      m_watch{state, turns},
      m_touching{state.touching},
      m_every{std::max(
          1,
          static_cast<int>(std::lround(state.rules->coach.thinkS * state.board.ticksPerSecond)))} {}

Verdict WatchedJudge::onTick(const TickReport& report) {
    for (const FigurePair& pair : report.parted)
        std::erase(m_touching, pair);
    for (const Touch& touch : report.touched)
        m_touching.push_back(touch.pair);
    if (!m_due) {
        if (report.tick % m_every == 0)
            m_due = m_watch.look(report, &m_touching);
        return m_judge.onTick(report);
    }
    TickReport called = report;
    std::vector<Call> calls{report.calls.begin(), report.calls.end()};
    calls.push_back(*m_due);
    calls.back().tick = report.tick;
    called.calls = calls;
    m_due.reset();
    return m_judge.onTick(called);
}

}  // namespace thrum::solitaire::coach
