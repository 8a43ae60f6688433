#pragma once

#include <array>

#include <QColor>

namespace thrum::gui::test {

enum class Vision { Normal, Protan, Deutan, Tritan };
inline constexpr std::array kVisions{
    Vision::Normal, Vision::Protan, Vision::Deutan, Vision::Tritan};

/// The color as somebody sees it who lacks one kind of cones altogether (Machado, Oliveira and
/// Fernandes 2009, severity 1, in linear light).
[[nodiscard]] QColor seenBy(Vision vision, const QColor& color);
/// CIE Delta E 2000 of two sRGB colors, white D65.
[[nodiscard]] double difference(const QColor& a, const QColor& b);
/// WCAG contrast, 1 to 21.
[[nodiscard]] double contrast(const QColor& a, const QColor& b);

}  // namespace thrum::gui::test
