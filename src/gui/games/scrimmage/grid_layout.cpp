#include "gui/games/scrimmage/grid_layout.hpp"

#include <algorithm>
#include <cmath>

namespace thrum::gui {

namespace {
constexpr double kBenchCells = 1.7;  // width of a bench in squares
constexpr double kLeastBench = 40.0;
constexpr double kFieldMargin = 6.0;
}  // namespace

std::optional<scrimmage::Square> ScrimmageGridLayout::squareAt(QPointF pixel) const {
    if (!field.contains(pixel))
        return std::nullopt;
    const int column = first + static_cast<int>((pixel.x() - field.left()) / cell);
    const int row = static_cast<int>((pixel.y() - field.top()) / cell);
    return scrimmage::Square{std::min(column, first + columns - 1), std::min(row, rows - 1)};
}

QRectF ScrimmageGridLayout::seat(bool eastBench, int number) const {
    const QRectF& bench = eastBench ? east : west;
    const double step = bench.height() / scrimmage::kMenOfASide;
    const double size = std::min(cell, 0.92 * step);
    return {
        bench.center().x() - size / 2, bench.top() + (number + 0.5) * step - size / 2, size, size};
}

ScrimmageGridLayout layOutGrid(const scrimmage::RulesData& rules,
                               QSizeF size,
                               int first,
                               double lineHeight) {
    ScrimmageGridLayout out;
    out.first = first;
    out.columns = rules.window.columns;
    out.rows = rules.field.rows;
    const double header = std::ceil(lineHeight + 6.0);
    const double footer = std::ceil(lineHeight + 3.0);
    const double wide = (size.width() - 2 * kFieldMargin) / (out.columns + 2 * kBenchCells);
    const double narrow = (size.width() - 2 * kFieldMargin - 2 * kLeastBench) / out.columns;
    const double high = (size.height() - header - footer) / out.rows;
    out.cell = std::max(8.0, std::floor(std::min({high, std::max(wide, std::min(narrow, wide))})));
    const double width = out.cell * out.columns;
    const double height = out.cell * out.rows;
    const double left = std::floor((size.width() - width) / 2);
    const double spare = std::max(0.0, size.height() - header - footer - height);
    const double top = header + std::floor(spare / 2);
    out.field = {left, top, width, height};
    out.west = {kFieldMargin, top, std::max(0.0, left - 2 * kFieldMargin), height};
    out.east = {left + width + kFieldMargin,
                top,
                std::max(0.0, size.width() - left - width - 2 * kFieldMargin),
                height};
    return out;
}

}  // namespace thrum::gui
