#include "gui/board/layers/chip.hpp"
#include "gui/board/layers/floating_text.hpp"
#include "gui/board/layers/mark_layers.hpp"

#include <algorithm>

namespace thrum::gui {

namespace {
ChipLook floating(const QColor& fill = {}, const QColor& ink = {}) {
    return {.fill = fill, .ink = ink, .border = QColor{255, 255, 255, 60}};
}
}  // namespace

QSizeF floatingTextSize(const QString& text) {
    return chipSize(text, floating());
}

QPointF clearOfMen(const LayerContext& context, QPointF at, const QString& label) {
    const double yard = context.pixelsPerYard;
    const QSizeF size = floatingTextSize(label);
    const double near = std::clamp(6.5 * yard, 48.0, 110.0);
    const double far = std::clamp(13.0 * yard, 90.0, 190.0);
    const double side = near + size.width() / 2.0;
    const QRectF room{QPointF{0.0, 0.0}, context.view.viewport()};
    QPointF best{0.0, near};
    double least = 1e9;
    for (const QPointF& way : {QPointF{0.0, near},
                               QPointF{0.0, -near},
                               QPointF{-side, near * 0.6},
                               QPointF{side, near * 0.6},
                               QPointF{-side, -near * 0.6},
                               QPointF{side, -near * 0.6},
                               QPointF{0.0, far},
                               QPointF{0.0, -far}}) {
        const QRectF box{at + way - QPointF{size.width() / 2.0, size.height() / 2.0}, size};
        const QRectF wide = box.adjusted(-1.4 * yard, -1.4 * yard, 1.4 * yard, 2.6 * yard);
        double cost = room.contains(box) ? 0.0 : 20.0;
        for (const FigureDrawing& figure : context.scene.figures)
            cost += wide.contains(context.map(figure.at)) ? 1.0 : 0.0;
        if (cost < least) {
            least = cost;
            best = way;
        }
    }
    return best;
}

void paintFloatingText(QPainter& painter,
                       const LayerContext& context,
                       QPointF middle,
                       const QString& text,
                       const QColor& fill,
                       const QColor& ink) {
    const QSizeF size = floatingTextSize(text);
    const QSizeF room = context.view.viewport();
    const auto kept = [](double from, double least, double most) {
        return std::clamp(from, least, std::max(least, most));
    };
    constexpr double kMargin = 4.0;
    const QPointF corner{
        kept(middle.x() - size.width() / 2.0, kMargin, room.width() - size.width() - kMargin),
        kept(middle.y() - size.height() / 2.0, kMargin, room.height() - size.height() - kMargin)};
    paintChip(painter, context, corner, text, floating(fill, ink));
}

void CaptionLayer::paint(QPainter& painter, const LayerContext& context) const {
    if (!context.scene.caption)
        return;
    const CaptionDrawing& caption = *context.scene.caption;
    const QPointF at = context.map(caption.at) - QPointF{0.0, 2.6 * context.pixelsPerYard + 20.0};
    if (caption.refusal)
        paintFloatingText(painter,
                          context,
                          at,
                          QStringLiteral("✗ ") + caption.text,
                          QColor{0x8e, 0x11, 0x2d, 242},
                          Qt::white);
    else
        paintFloatingText(
            painter, context, at, caption.text, QColor{0x14, 0x18, 0x1f, 225}, Qt::white);
}

}  // namespace thrum::gui
