#pragma once

#include <thrum/core/field.hpp>
#include <thrum/core/figure_id.hpp>
#include <thrum/core/geometry.hpp>

namespace thrum {

/// A place as a team sees it: d downfield from its own goal line, w from its left sideline.
/// Clause: TAP-GE-1.
struct TeamPoint {
    Distance d{};
    Distance w{};
    friend constexpr bool operator==(const TeamPoint&, const TeamPoint&) = default;
};

/// +1 if the side attacks towards growing x (Home, all game), -1 otherwise. Clause: TAP-CT-3.
[[nodiscard]] constexpr int attackSign(Side side) {
    return side == Side::Home ? 1 : -1;
}
/// Depth in the side's frame: 0 on its own goal line, 100 yd on the other.
[[nodiscard]] constexpr Distance downfield(Spot x, Side side) {
    return side == Side::Home ? x - field::kHomeGoal : field::kVisitorGoal - x;
}
/// Back from the side's frame to the field's.
[[nodiscard]] constexpr Spot fieldX(Distance d, Side side) {
    return side == Side::Home ? field::kHomeGoal + d : field::kVisitorGoal - d;
}
[[nodiscard]] constexpr TeamPoint toTeam(FieldPoint p, Side side) {
    return {downfield(p.x, side),
            side == Side::Home ? field::kTopSideline - p.y : p.y - field::kBottomSideline};
}
[[nodiscard]] constexpr FieldPoint toField(TeamPoint p, Side side) {
    return {fieldX(p.d, side),
            side == Side::Home ? field::kTopSideline - p.w : field::kBottomSideline + p.w};
}
/// The heading straight downfield.
[[nodiscard]] constexpr Heading ahead(Side side) {
    return side == Side::Home ? Heading{} : Heading::hundredths(kFullTurn / 2);
}
/// Most and least downfield point of an outline given in field millimetres, in yards of the side's
/// frame. Clause: TAP-GE-2.
[[nodiscard]] double frontYards(Interval extentXMm, Side side, double mmPerYard);
[[nodiscard]] double rearYards(Interval extentXMm, Side side, double mmPerYard);

/// Angle between a heading and the direction from one point to another, 0..180 degrees.
[[nodiscard]] double angleTo(Heading heading, FieldPoint from, FieldPoint to);

}  // namespace thrum
