#pragma once

#include "gui/board/layers/figure_art.hpp"
#include "gui/board/layers/layer.hpp"
#include "gui/board/layers/plastic_model.hpp"

#include <vector>

#include <QCache>
#include <QPixmap>

namespace thrum::gui {

/// Draws a plastic man: the ground in true plan, heights raised half as far up the screen, light
/// from the upper left. Unlike a token he looks otherwise at each heading, so pictures are kept
/// for every five degrees.
///
/// @param screenDeg  where he faces on the screen, clockwise from the right
/// @param scale      pixels of a yard of a man three yards high
/// @param number     on his chest and back, as far as they are seen; empty: none
void paintPlasticMan(QPainter& painter,
                     ManPose pose,
                     const FigureColors& colors,
                     double screenDeg,
                     double scale,
                     const QString& number = {});

/// Yards of a man three yards high from his middle that a picture of him holds, each way.
[[nodiscard]] double reachOf(ManPose pose);

/// Pictures of plastic men, painted once for each kit, number, pose, size and heading.
class PlasticMen {
public:
    void draw(QPainter& painter, const LayerContext& context, const FigureDrawing& figure);

private:
    static constexpr qsizetype kMostBytes = 64'000'000;
    struct Look {
        Side side = Side::Home;
        bool darkUnit = true;
        QRgb kit = 0;
        QRgb accent = 0;
        ManPose pose = ManPose::Runner;
        int size = 0;  ///< pixels of three yards of him
        QString number{};
        UnitLook worn{};
        friend bool operator==(const Look&, const Look&) = default;
    };
    [[nodiscard]] std::size_t place(const Look& look);

    std::vector<Look> m_looks;
    QCache<quint64, QPixmap> m_pictures{kMostBytes};
    double m_scale = 0.0;
};

}  // namespace thrum::gui
