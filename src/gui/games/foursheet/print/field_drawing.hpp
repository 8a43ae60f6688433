#pragma once

#include "gui/games/foursheet/book_names.hpp"
#include "gui/games/foursheet/print/sheet_pen.hpp"

#include <array>

namespace thrum::gui::fss {

/// The fourteen zones in a box, from deep at the top to the line at the bottom.
struct ZoneBoxes {
    std::array<QRectF, foursheet::kZones> boxes{};
    [[nodiscard]] const QRectF& of(Zone zone) const {
        return boxes[static_cast<std::size_t>(zone)];
    }
};
[[nodiscard]] ZoneBoxes zonesIn(const QRectF& box);
/// Their frames with names and levels.
/// @param letters  height of the names in millimeters
void drawZones(SheetPen& pen, const ZoneBoxes& zones, double letters);

}  // namespace thrum::gui::fss
