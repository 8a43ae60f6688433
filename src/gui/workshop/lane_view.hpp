#pragma once

#include "gui/workshop/bench_results.hpp"

#include <thrum/io/bench_file.hpp>

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

namespace thrum::gui {

/// The test lane from above: a ruler, yard lines, the runs as thin lines and the last as a thick
/// one, the spot where they end, and the base itself at its start or under way.
class LaneView final : public QWidget {
    Q_OBJECT

public:
    explicit LaneView(QWidget* parent = nullptr);

    void showBase(const io::BenchState& state, double mmPerYard, double yards);
    /// @param before  null: nothing to compare with
    void showRuns(const BenchMeasured& now, const BenchMeasured* before);
    /// Lets the last run of `now` go up the lane as fast as the board does; at once with less
    /// motion.
    void play();
    [[nodiscard]] bool isPlaying() const { return m_clock.isActive(); }
    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] double startX() const;
    [[nodiscard]] double pixelsPerYard() const;
    /// Sideways, where runs would leave the lane, a yard is drawn shorter.
    [[nodiscard]] double sidewaysScale() const;
    /// How the ways are drawn: "left is up, drawn at 1 : 6.2".
    [[nodiscard]] QString scaleWords() const;
    /// Yards from the middle, of all that is shown.
    [[nodiscard]] double farthestAside() const;
    [[nodiscard]] QPointF pixelOf(double ahead, double left) const;
    void paintRuler(QPainter& painter) const;
    void paintField(QPainter& painter) const;
    void paintTraces(QPainter& painter) const;
    void paintSpot(QPainter& painter, const app::BenchSpot& spot, bool before) const;
    void paintBase(QPainter& painter) const;

    io::BenchState m_state;
    BenchMeasured m_now;
    std::optional<BenchMeasured> m_before;
    double m_farthestAside = 0.5;
    double m_mmPerYard = 9.525;
    double m_yards = 20.0;
    QTimer m_clock;
    QElapsedTimer m_since;
    double m_played = 1.0;  ///< share of the last run that has been shown
};

}  // namespace thrum::gui
