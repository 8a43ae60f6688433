#include "gui/board_game/run_film.hpp"

#include "gui/board/field_points.hpp"

#include <algorithm>
#include <cmath>

namespace thrum::gui {

namespace {
constexpr int kTraceEvery = 6;  // ticks: 20 points a second

}  // namespace

void RunFilm::start(const std::vector<FigureSetup>& figures,
                    int ticksPerSecond,
                    const std::optional<FieldPoint>& ball) {
    clear();
    m_rate = ticksPerSecond;
    m_figures = figures;
    RunFrame first;
    first.ball = ball;
    for (const FigureSetup& figure : figures)
        first.poses.push_back(figure.pose);
    m_frames.push_back(std::move(first));
}

void RunFilm::append(const RunBatch& batch) {
    for (const RunFrame& frame : batch.frames)
        if (frame.tick == lastTick() + 1 && frame.poses.size() == m_figures.size())
            m_frames.push_back(frame);
    m_falls.insert(m_falls.end(), batch.falls.begin(), batch.falls.end());
}

void RunFilm::clear() {
    m_figures.clear();
    m_frames.clear();
    m_falls.clear();
}

int RunFilm::lastTick() const {
    return static_cast<int>(m_frames.size()) - 1;
}

std::vector<DrawnPose> RunFilm::at(double tick) const {
    std::vector<DrawnPose> drawn;
    if (m_frames.empty())
        return drawn;
    const double held = std::clamp(tick, 0.0, static_cast<double>(lastTick()));
    const auto before = static_cast<std::size_t>(held);
    const std::size_t after = std::min(before + 1, m_frames.size() - 1);
    const double part = held - static_cast<double>(before);
    drawn.reserve(m_figures.size());
    for (std::size_t i = 0; i < m_figures.size(); ++i) {
        const Pose& from = m_frames[before].poses[i];
        const Pose& to = m_frames[after].poses[i];
        const QPointF start = yardsOf(from.at);
        DrawnPose pose{start + (yardsOf(to.at) - start) * part,
                       from.heading.degrees() + part * shortTurn(from.heading, to.heading) / 100.0,
                       std::nullopt};
        if (m_figures[i].fallen)
            pose.fallenDeg = m_figures[i].fallen->degrees();
        for (const TimedFall& fall : m_falls)
            if (fall.fall.figure == m_figures[i].id && fall.tick <= held)
                pose.fallenDeg = fall.fall.direction.degrees();
        drawn.push_back(pose);
    }
    return drawn;
}

std::optional<QPointF> RunFilm::ballAt(double tick) const {
    if (m_frames.empty())
        return std::nullopt;
    const double held = std::clamp(tick, 0.0, static_cast<double>(lastTick()));
    const auto before = static_cast<std::size_t>(held);
    const std::size_t after = std::min(before + 1, m_frames.size() - 1);
    const auto& from = m_frames[before].ball;
    const auto& to = m_frames[after].ball;
    if (!from || !to)
        return std::nullopt;
    const QPointF start = yardsOf(*from);
    return start + (yardsOf(*to) - start) * (held - static_cast<double>(before));
}

QPolygonF RunFilm::trace(std::size_t index, double tick) const {
    QPolygonF points;
    const int last = std::min(lastTick(), static_cast<int>(tick));
    for (int t = 0; t <= last; t += kTraceEvery)
        points << yardsOf(m_frames[static_cast<std::size_t>(t)].poses[index].at);
    if (last > 0)
        points << yardsOf(m_frames[static_cast<std::size_t>(last)].poses[index].at);
    return points;
}

void FilmClock::start(double ticksPerSecond) {
    m_tick = 0.0;
    m_rate = ticksPerSecond;
    m_at = std::chrono::steady_clock::now();
}

void FilmClock::heard(const RunBatch& batch) {
    m_tick = batch.tickClock;
    m_rate = batch.ticksPerSecond;
    m_at = batch.sent;
}

double FilmClock::now(int lastTick) const {
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - m_at;
    // One tick and the worker's period behind: the next tick is then already there.
    const double behind = 1.0 + 0.012 * m_rate;
    return std::clamp(
        m_tick + passed.count() * m_rate - behind, 0.0, static_cast<double>(lastTick));
}

}  // namespace thrum::gui
