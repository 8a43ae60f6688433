#include <thrum/coach/solitaire/run_watch.hpp>
#include <thrum/rules/solitaire/coach.hpp>

#include <algorithm>
#include <cmath>

namespace thrum::solitaire::coach {

RunWatch::RunWatch(State start, Eyes eyes) : m_state{std::move(start)}, m_eyes{eyes} {}

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

// The book's free man; on third and fourth down one who is nearly far enough for a first down,
// until the passer is pressed.
bool RunWatch::somebodyIsOpen() const {
    const auto anybody = throwIdea(m_state);
    if (!anybody)
        return false;
    const bool needs = m_eyes.waits && m_state.tryKind == TryKind::None &&
                       m_state.down + 1 >= m_state.rules->downs.count;
    if (!needs || anybody->pressed)
        return anybody->now;
    constexpr double kRunsOn = 3.0;  // after a catch
    constexpr double kOpen = 4.0;    // as throwIdea counts
    const double toGo = (m_state.toGain - m_state.line).yards();
    const auto deep = throwIdea(m_state, std::max(0.0, toGo - kRunsOn));
    return deep && deep->value >= kOpen;
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
    if (!mayThrow && !m_eyes.turns)
        return std::nullopt;
    if (touching != nullptr)
        m_state.touching = *touching;
    else
        m_state = normalized(std::move(m_state), true);
    bool stops = false;
    if (mayThrow)
        stops = somebodyIsOpen();
    stops = stops || (m_eyes.turns && !mayThrow && aboutToBeMet());
    if (!stops)
        return std::nullopt;
    m_asked = true;
    return Call{report.tick + 1, m_state.carrier->side(), CallKind::Stop};
}

WatchedJudge::WatchedJudge(const State& state, RunWatch::Eyes eyes)
    : m_judge{makeJudge(state)},
      m_watch{state, eyes},
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
