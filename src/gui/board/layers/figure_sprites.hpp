#pragma once

#include "gui/board/layers/figure_art.hpp"
#include "gui/board/layers/layer.hpp"

#include <vector>

#include <QCache>
#include <QPixmap>

namespace thrum::gui {

/// All that a figure's picture depends on but scale and heading.
struct SpriteLook {
    Side side = Side::Home;
    bool darkUnit = true;
    bool lying = false;
    bool plastic = false;      ///< a base with its prongs
    double heightYards = 0.0;  ///< of a lying man, else 0
    QRgb kit = 0;
    QRgb accent = 0;
    QPolygonF outline;
    UnitLook worn{};
    friend bool operator==(const SpriteLook&, const SpriteLook&) = default;
};
[[nodiscard]] SpriteLook spriteLook(const TeamLook& team, const FigureDrawing& figure);

/// Pictures of figures, drawn once at twice their size and kept turned to each heading they were
/// seen at: thirty antialiased shapes a man, or as much as a turned picture of him, are too dear
/// sixty times a second in software. What is kept is within a third of a pixel of the true place
/// and heading.
class FigureSprites {
public:
    /// Draws one figure's picture, made by `paint` in the frame of the base (origin in its middle,
    /// x ahead, y left, yards) when it is first needed.
    ///
    /// @param headingDeg  field degrees the picture's x axis points to
    /// @param reach       yards from the middle that the picture covers
    /// @return            false if the picture would be too large to keep; nothing was drawn
    template <class Paint>
    bool draw(QPainter& painter,
              const LayerContext& context,
              const FigureDrawing& figure,
              double headingDeg,
              double reach,
              QPointF pixelOffset,
              Paint&& paint) {
        const double scale = kOversampling * context.pixelsPerYard * context.pixelRatio;
        const int side = 2 * static_cast<int>(reach * scale + 1.5);
        if (side > kLargest)
            return false;
        if (m_scale != scale)
            forget(scale);
        SpriteLook look = spriteLook(context.scene.team(figure.look.side), figure);
        look.plastic = context.scene.shown.men;
        std::size_t index = find(look, side);
        if (index == m_pictures.size()) {
            QPixmap picture{side, side};
            picture.fill(Qt::transparent);
            QPainter ink{&picture};
            ink.setRenderHint(QPainter::Antialiasing);
            ink.translate(side / 2.0, side / 2.0);
            ink.scale(scale, -scale);
            paint(ink);
            ink.end();
            index = keep(look, picture);
        }
        blit(painter, context, index, context.map(figure.at) + pixelOffset, headingDeg);
        return true;
    }

private:
    static constexpr double kOversampling = 2.0;
    static constexpr int kLargest = 320;
    static constexpr std::size_t kMostLooks = 200;
    static constexpr qsizetype kMostBytes = 8'000'000;

    struct Picture {
        SpriteLook look;
        QPixmap pixmap;
    };

    void forget(double scale);
    [[nodiscard]] std::size_t find(const SpriteLook& look, int side) const;
    std::size_t keep(const SpriteLook& look, const QPixmap& picture);
    void blit(QPainter& painter,
              const LayerContext& context,
              std::size_t index,
              QPointF at,
              double headingDeg);
    [[nodiscard]] QPixmap turned(const QPixmap& picture,
                                 double degrees,
                                 QPointF phase,
                                 double pixelRatio) const;

    std::vector<Picture> m_pictures;  ///< a handful: a kit and a base each
    QCache<quint64, QPixmap> m_turned{kMostBytes};
    double m_scale = 0.0;
};

/// Yards from the middle of the base that a standing figure covers.
[[nodiscard]] double spriteReach(const FigureDrawing& figure);

/// Draws a figure's picture; one too large to keep, or of a refused figure, is painted afresh, the
/// latter faintly. Parameters as for FigureSprites::draw.
template <class Paint>
void drawFigure(FigureSprites& sprites,
                QPainter& painter,
                const LayerContext& context,
                const FigureDrawing& figure,
                double headingDeg,
                double reach,
                Paint&& paint) {
    if (!figure.refused && sprites.draw(painter, context, figure, headingDeg, reach, {}, paint))
        return;
    painter.save();
    enterFrame(painter, context, figure.at, headingDeg);
    if (figure.refused)
        painter.setOpacity(0.45);
    paint(painter);
    painter.restore();
}

}  // namespace thrum::gui
