#pragma once

#include <QColor>

namespace thrum::gui {

/// How light a color is to the eye, 0 to 1, as WCAG 2 counts it.
[[nodiscard]] double luminance(const QColor& color);
/// Of two colors, 1 to 21; letters need 4.5.
[[nodiscard]] double contrast(const QColor& one, const QColor& other);

}  // namespace thrum::gui
