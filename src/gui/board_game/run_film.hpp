#pragma once

#include "gui/board_game/run_job.hpp"

#include <optional>
#include <vector>

#include <QPolygonF>

namespace thrum::gui {

/// A figure between two ticks.
struct DrawnPose {
    QPointF at;  ///< field yards
    double headingDeg = 0.0;
    std::optional<double> fallenDeg;
};

/// All that was seen of a run: kept for drawing between ticks, for traces, for watching it again.
class RunFilm {
public:
    /// Starts with the figures as they stood at switch-on.
    /// @param ball  where a ball that is a body lay
    void start(const std::vector<FigureSetup>& figures,
               int ticksPerSecond,
               const std::optional<FieldPoint>& ball = std::nullopt);
    void append(const RunBatch& batch);
    void clear();

    [[nodiscard]] bool isEmpty() const { return m_frames.empty(); }
    [[nodiscard]] int lastTick() const;
    [[nodiscard]] int ticksPerSecond() const { return m_rate; }
    [[nodiscard]] const std::vector<FigureSetup>& figures() const { return m_figures; }

    /// Poses at a moment, in the order of `figures`; between two ticks they are interpolated, the
    /// heading the short way round. Moments outside the film are its first or last.
    [[nodiscard]] std::vector<DrawnPose> at(double tick) const;
    /// The ball that is a body at a moment, in field yards; nothing where the run has none.
    [[nodiscard]] std::optional<QPointF> ballAt(double tick) const;
    /// The way of one figure (place in `figures`) up to a moment, thinned for drawing.
    [[nodiscard]] QPolygonF trace(std::size_t index, double tick) const;

private:
    std::vector<FigureSetup> m_figures;
    std::vector<RunFrame> m_frames;  ///< every tick from 0
    std::vector<TimedFall> m_falls;
    int m_rate = 120;
};

/// Board time for drawing: follows the worker's clock a moment behind, so that there is always a
/// tick ahead to draw towards.
class FilmClock {
public:
    void start(double ticksPerSecond);
    void heard(const RunBatch& batch);
    [[nodiscard]] double now(int lastTick) const;

private:
    double m_tick = 0.0;
    double m_rate = 120.0;
    std::chrono::steady_clock::time_point m_at;
};

}  // namespace thrum::gui
