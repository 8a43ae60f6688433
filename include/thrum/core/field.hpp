#pragma once

#include <thrum/core/units.hpp>

namespace thrum {

/// The field in its own frame (yards): x 0..100 between the goal lines, end zones 10 yd deep,
/// y 0..53.333 between the sidelines. Clause: TAP-GE-1.
namespace field {
inline constexpr Spot kHomeGoal = Spot::yards(0);
inline constexpr Spot kVisitorGoal = Spot::yards(100);
inline constexpr Spot kHomeEndLine = Spot::yards(-10);
inline constexpr Spot kVisitorEndLine = Spot::yards(110);
inline constexpr Spot kBottomSideline = Spot::yards(0);
inline constexpr Spot kTopSideline = Spot::yards(53.333);
inline constexpr FieldPoint kMiddle{Spot::yards(50), Spot::units(266'665)};
}  // namespace field

}  // namespace thrum
