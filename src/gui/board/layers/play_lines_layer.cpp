#include "gui/board/layers/chip.hpp"
#include "gui/board/layers/crisp.hpp"
#include "gui/board/layers/mark_layers.hpp"
#include "gui/board/layers/tag_places.hpp"
#include "gui/theme/board_colors.hpp"

#include <thrum/core/field.hpp>

#include <algorithm>
#include <vector>

#include <QCoreApplication>

namespace thrum::gui {

namespace {
using board_colors::kScrimmage;
using board_colors::kToGain;
constexpr QColor kScrimmageText{0x06, 0x24, 0x3d};
constexpr QColor kToGainText{0x3d, 0x2f, 0x00};

ChipLook tagLook(const QColor& fill, const QColor& ink) {
    return {.textPixels = 11,
            .padding = 7.0,
            .height = 17.0,
            .corner = 4.0,
            .fill = fill,
            .ink = ink,
            .border = QColor{0, 0, 0, 90}};
}

QString scrimmageWord() {
    return QCoreApplication::translate("PlayLinesLayer", "LOS");
}

QString kickWord() {
    return QCoreApplication::translate("PlayLinesLayer", "Kick");
}

QString spotWord() {
    return QCoreApplication::translate("PlayLinesLayer", "Spot");
}

QString toGainWord() {
    return QCoreApplication::translate("PlayLinesLayer", "1st");
}

struct Tag {
    double x = 0.0;  ///< of its line, pixels
    QString text{};
    ChipLook look{};
    bool stays = false;
};

void paintTag(QPainter& painter,
              const LayerContext& context,
              double x,
              const QString& text,
              const ChipLook& look) {
    const double edge = std::min(context.map(QPointF{0.0, field::kTopSideline.yards()}).y(),
                                 context.map(QPointF{0.0, field::kBottomSideline.yards()}).y());
    const QPointF corner{x - chipSize(text, look).width() / 2.0, std::max(3.0, edge - 22.0)};
    paintChip(painter, context, corner, text, look);
}
}  // namespace

void PlayLinesLayer::paint(QPainter& painter, const LayerContext& context) const {
    const double high = context.map(QPointF{0.0, field::kTopSideline.yards()}).y();
    const double low = context.map(QPointF{0.0, field::kBottomSideline.yards()}).y();
    const double width = std::clamp(0.24 * context.pixelsPerYard, 2.0, 6.0);
    const double from = std::min(high, low);
    const double to = std::max(high, low);
    std::vector<Tag> tags;
    if (context.scene.lineToGain) {
        const double x = context.map(QPointF{*context.scene.lineToGain, 0.0}).x();
        const double dash = std::clamp(0.9 * context.pixelsPerYard, 6.0, 22.0);
        for (double y = from; y < to; y += 1.6 * dash)
            fillCrispVertical(
                painter, x, y, std::min(to, y + dash), width, context.pixelRatio, kToGain);
        tags.push_back({x, toGainWord(), tagLook(kToGain, kToGainText)});
    }
    if (context.scene.spot) {
        const double x = context.map(QPointF{*context.scene.spot, 0.0}).x();
        fillCrispVertical(painter, x, from, to, width / 2.0, context.pixelRatio, kScrimmage);
        tags.push_back({x, spotWord(), tagLook(kScrimmage, kScrimmageText)});
    }
    if (context.scene.lineOfScrimmage) {
        const double x = context.map(QPointF{*context.scene.lineOfScrimmage, 0.0}).x();
        fillCrispVertical(painter, x, from, to, width, context.pixelRatio, kScrimmage);
        tags.push_back({x,
                        context.scene.kicksOff ? kickWord() : scrimmageWord(),
                        tagLook(kScrimmage, kScrimmageText),
                        true});
    }
    std::vector<TagPlace> wanted;
    for (const Tag& tag : tags)
        wanted.push_back({tag.x, chipSize(tag.text, tag.look).width(), tag.stays});
    const std::vector<double> places = tagPlaces(wanted);
    for (std::size_t i = 0; i < tags.size(); ++i)
        paintTag(painter, context, places[i], tags[i].text, tags[i].look);
}

}  // namespace thrum::gui
