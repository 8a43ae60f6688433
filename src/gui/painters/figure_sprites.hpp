#pragma once

#include "gui/painters/figure_art.hpp"
#include "gui/painters/layer.hpp"

#include <QHash>
#include <QPixmap>

namespace thrum::gui {

/// Pictures of figures, kept at twice the size they are drawn at and turned while drawing: some
/// thirty shapes with antialiasing a man are too dear sixty times a second in software.
class FigureSprites {
public:
    /// Draws one figure's picture, made by `paint` in the frame of the base (origin in its middle,
    /// x ahead, y left, yards) when it is first needed.
    ///
    /// @param key    all that the picture depends on but scale and heading
    /// @param reach  yards from the middle that the picture covers
    /// @return       false if the picture would be too large to keep; nothing was drawn
    template <class Paint>
    bool draw(QPainter& painter,
              const LayerContext& context,
              const FigureDrawing& figure,
              const QString& key,
              double reach,
              QPointF pixelOffset,
              Paint&& paint) {
        const double scale = kOversampling * context.pixelsPerYard * context.pixelRatio;
        const int side = 2 * static_cast<int>(reach * scale + 1.5);
        if (side > kLargest)
            return false;
        if (m_scale != scale) {
            m_scale = scale;
            m_pictures.clear();
        }
        auto found = m_pictures.find(key);
        if (found == m_pictures.end()) {
            QPixmap picture{side, side};
            picture.fill(Qt::transparent);
            QPainter ink{&picture};
            ink.setRenderHint(QPainter::Antialiasing);
            ink.translate(side / 2.0, side / 2.0);
            ink.scale(scale, -scale);
            paint(ink);
            ink.end();
            if (m_pictures.size() > kMost)
                m_pictures.clear();
            found = m_pictures.insert(key, picture);
        }
        blit(painter, context, figure, found.value(), pixelOffset);
        return true;
    }

private:
    static constexpr double kOversampling = 2.0;
    static constexpr int kLargest = 320;
    static constexpr qsizetype kMost = 200;

    static void blit(QPainter& painter,
                     const LayerContext& context,
                     const FigureDrawing& figure,
                     const QPixmap& picture,
                     QPointF pixelOffset);

    QHash<QString, QPixmap> m_pictures;
    double m_scale = 0.0;
};

/// All that a standing figure's picture depends on but scale and heading.
[[nodiscard]] QString spriteKey(const TeamLook& team, const FigureDrawing& figure);
/// Yards from the middle of the base that a standing figure covers.
[[nodiscard]] double spriteReach(const FigureDrawing& figure);

/// Draws a figure's picture; where none is kept (`keep` false, refused, too large) it is painted
/// afresh, a refused figure faintly. `paint` as for FigureSprites::draw.
template <class Paint>
void drawFigure(FigureSprites& sprites,
                QPainter& painter,
                const LayerContext& context,
                const FigureDrawing& figure,
                bool keep,
                Paint&& paint) {
    const TeamLook& team = context.scene.team(figure.look.side);
    if (keep && !figure.refused &&
        sprites.draw(
            painter, context, figure, spriteKey(team, figure), spriteReach(figure), {}, paint))
        return;
    painter.save();
    enterBaseFrame(painter, context, figure);
    if (figure.refused)
        painter.setOpacity(0.45);
    paint(painter);
    painter.restore();
}

}  // namespace thrum::gui
