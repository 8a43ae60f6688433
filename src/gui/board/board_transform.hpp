#pragma once

#include <thrum/segment/specs.hpp>

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QTransform>

namespace thrum::gui {

/// Field yards to widget pixels: zoom, centre, end for end, and the only place where y turns over.
class BoardTransform {
public:
    static constexpr double kMinZoom = 0.5;
    static constexpr double kMaxZoom = 8.0;
    /// Width of the drawn frame round the plate, in yards.
    static constexpr double kFrameYards = 1.9;

    void setBoard(const BoardSpec& board);
    void setViewport(QSizeF pixels);
    void setZoom(double zoom);
    void setCentre(QPointF yards);
    void setTurned(bool turned) { m_turned = turned; }

    [[nodiscard]] double zoom() const { return m_zoom; }
    [[nodiscard]] QPointF centre() const { return m_centre; }
    [[nodiscard]] bool turned() const { return m_turned; }
    [[nodiscard]] QSizeF viewport() const { return m_viewport; }
    [[nodiscard]] double mmPerYard() const { return m_mmPerYard; }
    /// The plate, rail to rail, in yards.
    [[nodiscard]] QRectF plate() const { return m_plate; }

    /// At zoom 1 the whole plate with its frame fits the viewport.
    [[nodiscard]] double pixelsPerYard() const;
    /// The zoom at which the playing field fills the height of the viewport.
    [[nodiscard]] double fieldHeightZoom() const;
    /// The field's origin lies on a whole pixel: what is drawn of a moved view is the same.
    [[nodiscard]] QTransform toWidget() const;
    [[nodiscard]] QTransform toField() const { return toWidget().inverted(); }
    /// The same scale with room for the whole plate and its frame, and at least as large.
    [[nodiscard]] BoardTransform wholePlate() const;
    /// The part of the field in sight, in yards.
    [[nodiscard]] QRectF visibleField() const;

    /// Zooms by a factor and keeps the field point under the pixel where it is, to a pixel.
    void zoomAt(QPointF pixel, double factor);
    /// Moves the picture by so many pixels.
    void panBy(QPointF pixels);

    friend bool operator==(const BoardTransform&, const BoardTransform&) = default;

private:
    void keepInSight();

    QRectF m_plate{-14.0, -5.3335, 128.0, 64.0};
    QSizeF m_viewport{800.0, 500.0};
    QPointF m_centre{50.0, 26.6665};
    double m_mmPerYard = 9.525;
    double m_zoom = 1.0;
    bool m_turned = false;
};

}  // namespace thrum::gui
