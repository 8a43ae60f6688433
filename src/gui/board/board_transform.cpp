#include "gui/board/board_transform.hpp"

#include <thrum/core/field.hpp>

#include <algorithm>
#include <cmath>

namespace thrum::gui {

namespace {
constexpr double kMarginBesideField = 2.6;  // yards above and below at the field-height zoom
}

void BoardTransform::setBoard(const BoardSpec& board) {
    const double length = board.lengthMm / board.mmPerYard;
    const double width = board.widthMm / board.mmPerYard;
    const QPointF middle{field::kMiddle.x.yards(), field::kMiddle.y.yards()};
    m_mmPerYard = board.mmPerYard;
    m_plate = QRectF{middle.x() - length / 2.0, middle.y() - width / 2.0, length, width};
    keepInSight();
}

void BoardTransform::setViewport(QSizeF pixels) {
    m_viewport = QSizeF{std::max(1.0, pixels.width()), std::max(1.0, pixels.height())};
    keepInSight();
}

void BoardTransform::setZoom(double zoom) {
    m_zoom = std::clamp(zoom, kMinZoom, kMaxZoom);
    keepInSight();
}

void BoardTransform::setCentre(QPointF yards) {
    m_centre = yards;
    keepInSight();
}

double BoardTransform::pixelsPerYard() const {
    const double wide = m_plate.width() + 2.0 * kFrameYards;
    const double high = m_plate.height() + 2.0 * kFrameYards;
    return m_zoom * std::min(m_viewport.width() / wide, m_viewport.height() / high);
}

double BoardTransform::fieldHeightZoom() const {
    const double atOne = pixelsPerYard() / m_zoom;
    const double high = std::min(field::kTopSideline.yards() + 2.0 * kMarginBesideField,
                                 m_plate.height() + 2.0 * kFrameYards);
    return std::clamp(m_viewport.height() / high / atOne, 1.0, kMaxZoom);
}

QTransform BoardTransform::toWidget() const {
    const double scale = pixelsPerYard();
    const double right = m_turned ? -scale : scale;
    const double down = -right;
    return {right,
            0.0,
            0.0,
            down,
            std::round(m_viewport.width() / 2.0 - right * m_centre.x()),
            std::round(m_viewport.height() / 2.0 - down * m_centre.y())};
}

BoardTransform BoardTransform::wholePlate() const {
    const double scale = pixelsPerYard();
    const double wide = m_plate.width() + 2.0 * kFrameYards;
    const double high = m_plate.height() + 2.0 * kFrameYards;
    BoardTransform whole = *this;
    // where the plate has room to spare the view keeps its middle there
    whole.m_viewport = QSizeF{std::max(m_viewport.width(), std::ceil(scale * wide)),
                              std::max(m_viewport.height(), std::ceil(scale * high))};
    whole.m_centre = m_plate.center();
    whole.m_zoom =
        scale / std::min(whole.m_viewport.width() / wide, whole.m_viewport.height() / high);
    return whole;
}

QRectF BoardTransform::visibleField() const {
    return toField().mapRect(QRectF{QPointF{0.0, 0.0}, m_viewport});
}

void BoardTransform::zoomAt(QPointF pixel, double factor) {
    const QPointF before = toField().map(pixel);
    m_zoom = std::clamp(m_zoom * factor, kMinZoom, kMaxZoom);
    const QPointF after = toField().map(pixel);
    setCentre(m_centre + before - after);
}

void BoardTransform::panBy(QPointF pixels) {
    const QTransform back = toField();
    setCentre(m_centre - back.map(pixels) + back.map(QPointF{0.0, 0.0}));
}

void BoardTransform::keepInSight() {
    const QRectF framed = m_plate.adjusted(-kFrameYards, -kFrameYards, kFrameYards, kFrameYards);
    const double scale = pixelsPerYard();
    const auto held = [](double centre, double low, double high, double seen) {
        const double slack = (high - low - seen) / 2.0;
        const double middle = (low + high) / 2.0;
        return slack <= 0.0 ? middle : std::clamp(centre, middle - slack, middle + slack);
    };
    m_centre.setX(held(m_centre.x(), framed.left(), framed.right(), m_viewport.width() / scale));
    m_centre.setY(held(m_centre.y(), framed.top(), framed.bottom(), m_viewport.height() / scale));
}

}  // namespace thrum::gui
