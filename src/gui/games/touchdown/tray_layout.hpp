#pragma once

#include "gui/games/touchdown/tray_scene.hpp"

#include <QRectF>

namespace thrum::gui::tdm {

/// Where everything of a tray lies, at any size.
struct TrayLayout {
    double scale = 1.0;  ///< 1 in a tray of 944 by 408
    double text = 1.0;   ///< of what is written; more in a small tray with large text
    QRectF frame;
    QRectF felt;
    std::vector<QRectF> cards;
    QRectF note;
    QRectF bows;  ///< between cards and dice
    double dieSize = 90.0;
    std::vector<QPointF> thrown;   ///< as they come to rest
    std::vector<QPointF> sorted;   ///< as they are read; by place among the results
    std::vector<double> sizes;     ///< of each, as it is read
    std::vector<QRectF> captions;  ///< by place; empty boxes for those that lie aside
    QRectF aside;                  ///< the box; empty: nothing lies aside
    QRectF asideText;
    QRectF sum;
    QRectF result;
    QPointF coin;
};

/// @param line  how high a line of the window's text is
[[nodiscard]] TrayLayout layOutTray(const QSizeF& size,
                                    const TrayScene& scene,
                                    std::size_t thrown,
                                    double line);

/// Degrees a die lies askew, the same for the same place.
[[nodiscard]] double trayTurn(std::size_t place);

}  // namespace thrum::gui::tdm
