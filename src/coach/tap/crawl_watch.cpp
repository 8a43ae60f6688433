#include "coach/tap/crawl_watch.hpp"

#include <thrum/rules/frames.hpp>

#include <algorithm>
#include <cmath>

namespace thrum::coach {

namespace {

constexpr double kPatienceSeconds = 3.0;
constexpr double kGainYards = 0.5;  // less than that in this time is a crawl
constexpr double kBackYards = 0.05;

}  // namespace

CrawlWatch::CrawlWatch(const tap::State& seen, Side side)
    : m_side{side},
      m_patience{static_cast<int>(std::lround(kPatienceSeconds * seen.board.ticksPerSecond))},
      m_window{static_cast<int>(
          std::lround(seen.rules->progress.windowMs / 1000.0 * seen.board.ticksPerSecond))} {
    if (seen.carrier && seen.carrier->side() == side && seen.switchHolder != side)
        m_carrier = seen.carrier;
}

std::optional<Call> CrawlWatch::look(const TickReport& report) {
    if (!m_carrier)
        return std::nullopt;
    const auto man = std::ranges::find(report.figures, *m_carrier);
    if (man == report.figures.end())
        return std::nullopt;
    const auto index = static_cast<std::size_t>(man - report.figures.begin());
    const Distance now = downfield(report.poses[index].at.x, m_side);
    if (m_seen.empty() || (now - m_farthest).yards() >= kGainYards) {
        m_farthest = now;
        m_gained = report.tick;
    }
    m_seen.push_back({report.tick, now});
    // the latest look that lies a window or more back
    while (m_seen.size() > 1 && m_seen[1].tick <= report.tick - m_window)
        m_seen.erase(m_seen.begin());
    const bool back = report.tick - m_seen.front().tick >= m_window &&
                      (m_seen.front().downfield - now).yards() >= kBackYards;
    if (report.tick - m_gained < m_patience || !back)
        return std::nullopt;
    return Call{report.tick + 1, m_side, CallKind::Down};
}

}  // namespace thrum::coach
