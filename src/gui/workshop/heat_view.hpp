#pragma once

#include <thrum/segment/specs.hpp>

#include <optional>
#include <vector>

#include <QPolygonF>
#include <QWidget>

namespace thrum::gui {

/// A way over the board, field yards: as it ran, and as it would run on an even one.
struct LevelWay {
    QPolygonF here;
    QPolygonF even;
};

/// A board seen from above with how strongly it shakes drawn as heat, the field's lines over it, an
/// arrow down the slope, and the ways of the last level test. A coach's own is painted on: the left
/// button makes it warmer, with Shift or the right button cooler; arrows move the place, + and -
/// do the same.
class HeatView final : public QWidget {
    Q_OBJECT

public:
    explicit HeatView(QWidget* parent = nullptr);

    void showBoard(const BoardSpec& board, bool mayPaint);
    void showWays(std::vector<LevelWay> ways);
    /// Cells round the one that is painted.
    void setBrush(int cells) { m_brush = cells; }
    /// Changes the cells round one of the map.
    void paintAt(int column, int row, double by);
    [[nodiscard]] const BoardSpec& board() const { return m_board; }
    [[nodiscard]] QSize sizeHint() const override { return {640, 380}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {360, 220}; }

signals:
    /// A stroke has ended: the map is like this now.
    void painted(const thrum::AmplitudeMap& map);
    /// Where the pointer is, in words; empty: nowhere.
    void pointed(const QString& sentence);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    [[nodiscard]] QRectF plate() const;
    [[nodiscard]] QPointF onPlate(QPointF yards) const;
    [[nodiscard]] std::optional<QPoint> cellAt(QPointF pixel) const;
    void tellOf(QPointF pixel);
    void stroke(QPointF pixel);

    BoardSpec m_board;
    bool m_mayPaint = false;
    bool m_cooler = false;
    bool m_painting = false;
    int m_brush = 1;
    QPoint m_cursor;
    std::vector<LevelWay> m_ways;
};

/// How strongly the board shakes at a place of the plate, 0 to 1 both ways from the bottom left.
[[nodiscard]] double factorAt(const AmplitudeMap& map, double across, double up);

}  // namespace thrum::gui
