#pragma once

#include <thrum/core/trig.hpp>
#include <thrum/core/units.hpp>

#include <array>
#include <cstddef>
#include <optional>
#include <span>

namespace thrum {

/// A point or vector. Unit and frame are the function's: millimetres wherever nothing else is said.
struct Vec2 {
    double x = 0.0;
    double y = 0.0;

    friend constexpr bool operator==(const Vec2&, const Vec2&) = default;
    friend constexpr Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Vec2 operator*(Vec2 a, double k) { return {a.x * k, a.y * k}; }
};
[[nodiscard]] constexpr double dot(Vec2 a, Vec2 b) {
    return a.x * b.x + a.y * b.y;
}
[[nodiscard]] constexpr double cross(Vec2 a, Vec2 b) {
    return a.x * b.y - a.y * b.x;
}
[[nodiscard]] double length(Vec2 v);

/// Limits met this closely are met. Clause: TAP-GE-10 (geometry.equalTolMm / equalTolDegrees).
inline constexpr double kEqualTolMm = 0.005;
inline constexpr double kEqualTolDegrees = 0.005;
[[nodiscard]] constexpr bool atMost(double value, double limit, double tolerance = kEqualTolMm) {
    return value <= limit + tolerance;
}
[[nodiscard]] constexpr bool atLeast(double value, double limit, double tolerance = kEqualTolMm) {
    return value >= limit - tolerance;
}

/// A convex polygon of 3 to 8 corners, counter-clockwise, in millimetres.
class Polygon {
public:
    static constexpr std::size_t kMaxCorners = 8;

    Polygon() = default;
    /// Keeps at most kMaxCorners corners.
    explicit Polygon(std::span<const Vec2> corners);
    /// A rectangle round the origin.
    [[nodiscard]] static Polygon rectangle(double lengthMm, double widthMm);

    [[nodiscard]] std::span<const Vec2> corners() const { return {m_corners.data(), m_count}; }
    [[nodiscard]] std::size_t size() const { return m_count; }
    [[nodiscard]] bool empty() const { return m_count == 0; }
    friend bool operator==(const Polygon& a, const Polygon& b);

private:
    std::array<Vec2, kMaxCorners> m_corners{};
    std::size_t m_count = 0;
};

/// True if the corners run counter-clockwise, turn left at every corner by at least a thousandth of
/// a degree and enclose an area.
[[nodiscard]] bool isConvexCounterClockwise(std::span<const Vec2> corners);

/// Turned by the heading and moved, in millimetres of the field frame at the given scale.
[[nodiscard]] Polygon placed(const Polygon& outline, const Pose& pose, double mmPerYard);
/// The same for one point of the base's frame.
[[nodiscard]] Vec2 placedPoint(Vec2 point, const Pose& pose, double mmPerYard);
[[nodiscard]] Vec2 toMm(FieldPoint point, double mmPerYard);
/// Nearest grid point, halves away from zero.
[[nodiscard]] FieldPoint toFieldPoint(Vec2 mm, double mmPerYard);

/// What keeps two convex polygons apart, or how deep they are in each other.
struct Separation {
    double gap = 0.0;  ///< millimetres; negative: penetration along the axis of least overlap
    Vec2 onA{};        ///< nearest (or deepest) points, field millimetres
    Vec2 onB{};
};

/// The one ruler for gaps (docs/architecture.md, "one ruler"): board and referee both ask it, on
/// grid poses, so they cannot disagree about a contact. Clause: TAP-GE-3.
[[nodiscard]] Separation separation(const Polygon& a, const Polygon& b);
/// Distance from a point to a polygon, 0 inside.
[[nodiscard]] double distanceTo(const Polygon& polygon, Vec2 point);
/// Distance from a line piece to a polygon, 0 if they cross.
[[nodiscard]] double distanceTo(const Polygon& polygon, Vec2 from, Vec2 to);

/// What a figure covers: its base, and once it has fallen also the lying figure. TAP-GE-2.
struct Footprint {
    Polygon base{};
    std::optional<Polygon> lying{};
    friend bool operator==(const Footprint&, const Footprint&) = default;
};
[[nodiscard]] Separation separation(const Footprint& a, const Footprint& b);
[[nodiscard]] double distanceTo(const Footprint& footprint, Vec2 point);
[[nodiscard]] double distanceTo(const Footprint& footprint, Vec2 from, Vec2 to);

/// The figure lying beside its base, in the base's frame: a bar 12 mm wide from the centre of the
/// base over the height of the figure in the direction of the fall. Angle in the base's frame.
[[nodiscard]] Polygon lyingOutline(double figureHeightMm, Heading fallDirectionInBase);

/// Extents of a polygon along an axis.
struct Interval {
    double min = 0.0;
    double max = 0.0;
};
[[nodiscard]] Interval extentX(const Polygon& polygon);
[[nodiscard]] Interval extentY(const Polygon& polygon);
[[nodiscard]] Interval extentX(const Footprint& footprint);
[[nodiscard]] Interval extentY(const Footprint& footprint);

}  // namespace thrum
