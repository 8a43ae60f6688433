#include "gui/lineup/placement_check.hpp"

#include <thrum/core/field.hpp>
#include <thrum/core/geometry.hpp>

#include <algorithm>

namespace thrum::gui {

namespace {
constexpr double kOverlapMm = 0.3;
/// Grid poses round a gap by less than this.
constexpr double kAsDeepAsBeforeMm = 0.01;

std::optional<Footprint> footprintOf(const TableData& table, const FigureSetup& figure) {
    const FigureSpec* spec = table.spec(figure.id, figure.baseSlot);
    if (spec == nullptr)
        return std::nullopt;
    const double scale = table.table.board.mmPerYard;
    Footprint footprint{placed(Polygon{spec->base.outlineMm}, figure.pose, scale), std::nullopt};
    if (figure.fallen) {
        const Heading inBase = figure.fallen->turned(-figure.pose.heading.hundredths());
        footprint.lying = placed(lyingOutline(spec->heightMm, inBase), figure.pose, scale);
    }
    return footprint;
}

bool onPlate(const BoardSpec& board, const Polygon& base) {
    const Vec2 middle = toMm(field::kMiddle, board.mmPerYard);
    const Interval x = extentX(base);
    const Interval y = extentY(base);
    return atLeast(x.min, middle.x - board.lengthMm / 2.0) &&
           atMost(x.max, middle.x + board.lengthMm / 2.0) &&
           atLeast(y.min, middle.y - board.widthMm / 2.0) &&
           atMost(y.max, middle.y + board.widthMm / 2.0);
}

double gapBetween(const TableData& table, const FigureSetup& a, const FigureSetup& b) {
    const auto first = footprintOf(table, a);
    const auto second = footprintOf(table, b);
    return first && second ? separation(*first, *second).gap : 1.0;
}

/// Cheap first look: men far apart need no polygons.
bool near(const FigureSetup& a, const FigureSetup& b) {
    constexpr Distance kFar = Distance::yards(14.0);
    const Distance dx = a.pose.at.x - b.pose.at.x;
    const Distance dy = a.pose.at.y - b.pose.at.y;
    return std::max(dx, -dx) < kFar && std::max(dy, -dy) < kFar;
}
}  // namespace

std::optional<PlacementRefusal> checkPlacement(const TableData& table,
                                               const SetupState& before,
                                               std::span<const FigureSetup> changed) {
    SetupState after = before;
    for (const FigureSetup& figure : changed)
        if (FigureSetup* place = after.figure(figure.id))
            *place = figure;
    for (const FigureSetup& figure : changed) {
        const auto footprint = footprintOf(table, figure);
        if (!footprint)
            continue;
        if (!onPlate(table.table.board, footprint->base))
            return PlacementRefusal{PlacementRefusal::Reason::OffBoard, figure.id, std::nullopt};
        for (const FigureSetup& other : after.figures) {
            if (other.id == figure.id || !near(figure, other))
                continue;
            const double gap = gapBetween(table, figure, other);
            if (gap >= -kOverlapMm)
                continue;
            const FigureSetup* wasHere = before.figure(figure.id);
            const FigureSetup* otherWas = before.figure(other.id);
            if (wasHere != nullptr && otherWas != nullptr &&
                gap >= gapBetween(table, *wasHere, *otherWas) - kAsDeepAsBeforeMm)
                continue;
            return PlacementRefusal{PlacementRefusal::Reason::Overlap, figure.id, other.id};
        }
    }
    return std::nullopt;
}

}  // namespace thrum::gui
