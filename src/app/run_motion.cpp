#include "app/run_motion.hpp"

#include <algorithm>

namespace thrum::app {
namespace {

std::int32_t onTheLine(std::int32_t a, std::int32_t b, double share) {
    return roundToInt(a + (static_cast<double>(b) - a) * share);
}

FieldPoint onTheLine(FieldPoint a, FieldPoint b, double share) {
    return {Spot::units(onTheLine(a.x.units(), b.x.units(), share)),
            Spot::units(onTheLine(a.y.units(), b.y.units(), share))};
}

Pose onTheLine(const Pose& a, const Pose& b, double share) {
    return {onTheLine(a.at, b.at, share),
            a.heading.turned(roundToInt(shortTurn(a.heading, b.heading) * share))};
}

}  // namespace

RunMotion::RunMotion(const SegmentResult& run, double tick) : m_run{run} {
    const auto& frames = run.frames;
    const auto next =
        std::ranges::upper_bound(frames, tick, {}, [](const Frame& f) { return f.tick + 0.0; });
    if (next == frames.begin() || next == frames.end()) {
        m_share = run.ticks > 0 ? std::clamp(tick / run.ticks, 0.0, 1.0) : 1.0;
        return;
    }
    m_after = &*next;
    m_before = &*std::prev(next);
    m_share = (tick - m_before->tick) / (m_after->tick - m_before->tick);
}

Pose RunMotion::of(std::size_t place, const Pose& start) const {
    const bool known = m_after != nullptr && place < m_after->poses.size();
    return known ? onTheLine(m_before->poses[place], m_after->poses[place], m_share)
                 : onTheLine(start, m_run.figures[place].pose, m_share);
}

std::optional<FieldPoint> RunMotion::ball(const std::optional<FieldPoint>& start) const {
    if (m_after != nullptr && m_before->ball && m_after->ball)
        return onTheLine(*m_before->ball, *m_after->ball, m_share);
    if (!m_run.ball)
        return std::nullopt;
    return onTheLine(start.value_or(*m_run.ball), *m_run.ball, m_share);
}

}  // namespace thrum::app
