#include "gui/painters/figure_sprites.hpp"

#include <algorithm>
#include <cmath>

namespace thrum::gui {

void FigureSprites::blit(QPainter& painter,
                         const LayerContext& context,
                         const FigureDrawing& figure,
                         const QPixmap& picture,
                         QPointF pixelOffset) {
    const double size = picture.width() / (kOversampling * context.pixelRatio);
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.translate(context.map(figure.at) + pixelOffset);
    painter.rotate(context.screenAngle(figure.headingDeg));
    painter.drawPixmap(
        QRectF{-size / 2.0, -size / 2.0, size, size}, picture, QRectF{picture.rect()});
    painter.restore();
}

QString spriteKey(const TeamLook& team, const FigureDrawing& figure) {
    QString key = QStringLiteral("%1/%2/%3/%4")
                      .arg(static_cast<int>(figure.look.side))
                      .arg(figure.look.darkUnit ? 1 : 0)
                      .arg(team.kit.rgba())
                      .arg(team.accent.rgba());
    for (const QPointF& corner : figure.outline)
        key += QStringLiteral("/%1,%2").arg(corner.x(), 0, 'f', 3).arg(corner.y(), 0, 'f', 3);
    return key;
}

double spriteReach(const FigureDrawing& figure) {
    double reach = 0.0;
    for (const QPointF& corner : figure.outline)
        reach = std::max(reach, std::hypot(corner.x(), corner.y()));
    return reach + 0.6;
}

}  // namespace thrum::gui
