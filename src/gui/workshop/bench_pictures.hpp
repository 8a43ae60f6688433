#pragma once

#include <thrum/io/bench_file.hpp>

#include <QColor>
#include <QPixmap>
#include <QPointF>

class QPainter;

namespace thrum::gui {

/// Millimeters of a prong from its root to its tip, as it is drawn.
inline constexpr double kDrawnProngMm = 8.0;

/// Where the tip of a prong is, from the middle of the base, with the dial where it stands.
[[nodiscard]] QPointF tipOf(const io::BenchState& state, std::size_t prong);
[[nodiscard]] QPointF rootOf(const io::BenchState& state, std::size_t prong);

/// Paints the underside: body, ribs, dial, putty and prongs, in millimeters, x ahead, y up or down
/// as the painter has it.
///
/// @param detail  false: as small as a thumb nail, without ribs and rings
void paintUnderside(QPainter& painter,
                    const io::BenchState& state,
                    const QColor& plastic,
                    bool detail = true);
/// The same base from above, for the lane; the man on it is painted where he stands upright.
void paintFromAbove(QPainter& painter, const io::BenchState& state, const QColor& plastic);

/// The plastic of a base: each family has its own blue.
[[nodiscard]] QColor plasticOf(const BaseSpec& base);
/// The underside seen from below, as large as fits.
[[nodiscard]] QPixmap thumbnailOf(const io::BenchState& state, const QSize& size, double ratio);

}  // namespace thrum::gui
