#pragma once

#include <thrum/rules/scrimmage/state.hpp>

#include <optional>

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace thrum::gui {

/// Where the shown part of the field and the two benches lie in the picture's pixels.
struct ScrimmageGridLayout {
    int first = 0;  ///< column at the west edge
    int columns = 20;
    int rows = 15;
    double cell = 30.0;
    QRectF field;
    QRectF west;  ///< bench of the team that attacks east
    QRectF east;

    [[nodiscard]] QRectF boxAt(QPointF place) const {
        return {
            field.left() + (place.x() - first) * cell, field.top() + place.y() * cell, cell, cell};
    }
    [[nodiscard]] QRectF box(scrimmage::Square square) const {
        return boxAt({static_cast<double>(square.column), static_cast<double>(square.row)});
    }
    /// Middle of a square.
    [[nodiscard]] QPointF middle(scrimmage::Square square) const { return box(square).center(); }
    [[nodiscard]] double lineX(int line) const { return field.left() + (line - first) * cell; }
    [[nodiscard]] bool shows(int column) const {
        return column >= first && column < first + columns;
    }
    [[nodiscard]] std::optional<scrimmage::Square> squareAt(QPointF pixel) const;
    /// The place of the n-th man of a bench.
    [[nodiscard]] QRectF seat(bool eastBench, int number) const;
};

/// @param first      column at the west edge
/// @param lineHeight of the text above and below the field
[[nodiscard]] ScrimmageGridLayout layOutGrid(const scrimmage::RulesData& rules,
                                             QSizeF size,
                                             int first,
                                             double lineHeight);

}  // namespace thrum::gui
