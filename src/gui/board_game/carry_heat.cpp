#include "gui/board_game/carry_heat.hpp"

#include "gui/theme/board_colors.hpp"

#include <thrum/core/field.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

namespace thrum::gui {

namespace {
constexpr int kReach = 2;  // of the smoothing, yards
constexpr double kMostAlpha = 215.0;
}  // namespace

/// Carrying time by square yards, in rows from the top side line down.
class CarryHeat::Cells {
public:
    Cells()
        : m_columns{static_cast<int>(
              std::lround((field::kVisitorEndLine - field::kHomeEndLine).yards()))},
          m_rows{
              static_cast<int>(std::ceil((field::kTopSideline - field::kBottomSideline).yards()))},
          m_values(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows), 0.0) {}

    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] int rows() const { return m_rows; }
    [[nodiscard]] double& at(int column, int row) {
        return m_values[static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns) +
                        static_cast<std::size_t>(column)];
    }
    void add(FieldPoint place) {
        const int column = static_cast<int>((place.x - field::kHomeEndLine).yards());
        const int row = static_cast<int>((field::kTopSideline - place.y).yards());
        if (column >= 0 && column < m_columns && row >= 0 && row < m_rows)
            at(column, row) += 1.0;
    }
    /// Each cell gets of its neighbors, the nearer the more.
    [[nodiscard]] Cells smoothed() {
        Cells out;
        for (int row = 0; row < m_rows; ++row)
            for (int column = 0; column < m_columns; ++column) {
                if (at(column, row) == 0.0)
                    continue;
                for (int dy = -kReach; dy <= kReach; ++dy)
                    for (int dx = -kReach; dx <= kReach; ++dx) {
                        const int x = column + dx;
                        const int y = row + dy;
                        if (x >= 0 && x < m_columns && y >= 0 && y < m_rows)
                            out.at(x, y) += at(column, row) * std::exp(-0.5 * (dx * dx + dy * dy));
                    }
            }
        return out;
    }
    [[nodiscard]] double most() const { return *std::ranges::max_element(m_values); }

private:
    int m_columns;
    int m_rows;
    std::vector<double> m_values;
};

CarryHeat::CarryHeat() : m_cells{std::make_unique<Cells>()} {}
CarryHeat::~CarryHeat() = default;

void CarryHeat::add(FieldPoint place) {
    m_cells->add(place);
}

HeatDrawing CarryHeat::drawing() const {
    Cells warm = m_cells->smoothed();
    const double most = warm.most();
    HeatDrawing heat;
    heat.field =
        QRectF{QPointF{field::kHomeEndLine.yards(), field::kTopSideline.yards() - warm.rows()},
               QPointF{field::kVisitorEndLine.yards(), field::kTopSideline.yards()}};
    heat.colors = QImage{warm.columns(), warm.rows(), QImage::Format_ARGB32_Premultiplied};
    heat.colors.fill(Qt::transparent);
    for (int row = 0; row < warm.rows() && most > 0.0; ++row)
        for (int column = 0; column < warm.columns(); ++column) {
            // roots, so that what was crossed once is seen beside what was crossed often
            const double share = std::sqrt(warm.at(column, row) / most);
            QColor color = board_colors::kHeat;
            color.setAlpha(static_cast<int>(std::lround(kMostAlpha * share)));
            heat.colors.setPixel(column, row, qPremultiply(color.rgba()));
        }
    return heat;
}

}  // namespace thrum::gui
