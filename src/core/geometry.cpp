#include <thrum/core/geometry.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace thrum {
namespace {

Vec2 nearestOnPiece(Vec2 point, Vec2 from, Vec2 to) {
    const Vec2 along = to - from;
    const double squared = dot(along, along);
    if (squared <= 0.0)
        return from;
    const double t = std::clamp(dot(point - from, along) / squared, 0.0, 1.0);
    return from + along * t;
}

bool contains(const Polygon& polygon, Vec2 point) {
    const auto corners = polygon.corners();
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Vec2 edge = corners[(i + 1) % corners.size()] - corners[i];
        if (cross(edge, point - corners[i]) < 0.0)
            return false;
    }
    return !corners.empty();
}

// Averages all nearest pairs that are equally near, so that two parallel edges meet in the middle
// of their common piece and not at whichever corner was tried first.
class NearestPairs {
public:
    void offer(Vec2 onA, Vec2 onB) {
        const double d = length(onA - onB);
        if (d > m_best + kEqualTolMm)
            return;
        if (d < m_best - kEqualTolMm) {
            m_sumA = {};
            m_sumB = {};
            m_count = 0;
        }
        m_best = std::min(m_best, d);
        m_sumA = m_sumA + onA;
        m_sumB = m_sumB + onB;
        ++m_count;
    }
    [[nodiscard]] Separation result() const {
        const double k = m_count > 0 ? 1.0 / m_count : 0.0;
        return {m_best, m_sumA * k, m_sumB * k};
    }

private:
    double m_best = std::numeric_limits<double>::max();
    Vec2 m_sumA{};
    Vec2 m_sumB{};
    int m_count = 0;
};

void offerCorners(const Polygon& points, const Polygon& edges, bool swapped, NearestPairs& pairs) {
    const auto e = edges.corners();
    for (const Vec2 p : points.corners()) {
        for (std::size_t i = 0; i < e.size(); ++i) {
            const Vec2 q = nearestOnPiece(p, e[i], e[(i + 1) % e.size()]);
            if (swapped)
                pairs.offer(q, p);
            else
                pairs.offer(p, q);
        }
    }
}

struct Axis {
    double separation = -std::numeric_limits<double>::max();
    Vec2 normal{};
    Vec2 deepest{};  // corner of the other polygon furthest in
};

// The edge of `a` that keeps `b` furthest away.
Axis bestAxis(const Polygon& a, const Polygon& b) {
    Axis best;
    const auto corners = a.corners();
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Vec2 edge = corners[(i + 1) % corners.size()] - corners[i];
        const double size = length(edge);
        if (size <= 0.0)
            continue;
        const Vec2 normal{edge.y / size, -edge.x / size};
        double nearest = std::numeric_limits<double>::max();
        Vec2 deepest{};
        for (const Vec2 p : b.corners()) {
            const double d = dot(p - corners[i], normal);
            if (d < nearest) {
                nearest = d;
                deepest = p;
            }
        }
        if (nearest > best.separation)
            best = {nearest, normal, deepest};
    }
    return best;
}

template <class Get>
Interval extent(const Polygon& polygon, Get get) {
    Interval range{std::numeric_limits<double>::max(), -std::numeric_limits<double>::max()};
    for (const Vec2 p : polygon.corners()) {
        range.min = std::min(range.min, get(p));
        range.max = std::max(range.max, get(p));
    }
    return range;
}

Interval joined(Interval a, Interval b) {
    return {std::min(a.min, b.min), std::max(a.max, b.max)};
}

}  // namespace

double length(Vec2 v) {
    return std::sqrt(dot(v, v));
}

Polygon::Polygon(std::span<const Vec2> corners) {
    m_count = std::min(corners.size(), kMaxCorners);
    std::copy_n(corners.begin(), m_count, m_corners.begin());
}

Polygon Polygon::rectangle(double lengthMm, double widthMm) {
    const double l = 0.5 * lengthMm;
    const double w = 0.5 * widthMm;
    const std::array<Vec2, 4> corners{Vec2{-l, -w}, Vec2{l, -w}, Vec2{l, w}, Vec2{-l, w}};
    return Polygon{corners};
}

bool operator==(const Polygon& a, const Polygon& b) {
    return std::ranges::equal(a.corners(), b.corners());
}

bool isConvexCounterClockwise(std::span<const Vec2> corners) {
    const std::size_t n = corners.size();
    if (n < 3)
        return false;
    double turned = 0.0;
    for (std::size_t i = 0; i < n; ++i) {
        const Vec2 in = corners[(i + 1) % n] - corners[i];
        const Vec2 out = corners[(i + 2) % n] - corners[(i + 1) % n];
        const double lengths = length(in) * length(out);
        if (lengths <= 0.0 || cross(in, out) < 1.7e-5 * lengths)
            return false;
        turned += directionDegrees(dot(in, out), cross(in, out));
    }
    return turned < 361.0;  // a star turns more than once
}

Vec2 toMm(FieldPoint point, double mmPerYard) {
    const double k = mmPerYard / kUnitsPerYard;
    return {point.x.units() * k, point.y.units() * k};
}

FieldPoint toFieldPoint(Vec2 mm, double mmPerYard) {
    const double k = kUnitsPerYard / mmPerYard;
    return {Spot::units(roundToInt(mm.x * k)), Spot::units(roundToInt(mm.y * k))};
}

Vec2 placedPoint(Vec2 point, const Pose& pose, double mmPerYard) {
    const Rotation r = rotationOf(pose.heading);
    const Vec2 at = toMm(pose.at, mmPerYard);
    return {at.x + r.c * point.x - r.s * point.y, at.y + r.s * point.x + r.c * point.y};
}

Polygon placed(const Polygon& outline, const Pose& pose, double mmPerYard) {
    const Rotation r = rotationOf(pose.heading);
    const Vec2 at = toMm(pose.at, mmPerYard);
    std::array<Vec2, Polygon::kMaxCorners> corners{};
    const auto from = outline.corners();
    for (std::size_t i = 0; i < from.size(); ++i) {
        const Vec2 p = from[i];
        corners[i] = {at.x + r.c * p.x - r.s * p.y, at.y + r.s * p.x + r.c * p.y};
    }
    return Polygon{std::span{corners}.first(from.size())};
}

Separation separation(const Polygon& a, const Polygon& b) {
    const Axis fromA = bestAxis(a, b);
    const Axis fromB = bestAxis(b, a);
    if (fromA.separation <= 0.0 && fromB.separation <= 0.0) {
        if (fromA.separation >= fromB.separation)
            return {
                fromA.separation, fromA.deepest - fromA.normal * fromA.separation, fromA.deepest};
        return {fromB.separation, fromB.deepest, fromB.deepest - fromB.normal * fromB.separation};
    }
    NearestPairs pairs;
    offerCorners(a, b, false, pairs);
    offerCorners(b, a, true, pairs);
    return pairs.result();
}

double distanceTo(const Polygon& polygon, Vec2 point) {
    if (contains(polygon, point))
        return 0.0;
    double best = std::numeric_limits<double>::max();
    const auto corners = polygon.corners();
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Vec2 near = nearestOnPiece(point, corners[i], corners[(i + 1) % corners.size()]);
        best = std::min(best, length(point - near));
    }
    return best;
}

double distanceTo(const Polygon& polygon, Vec2 from, Vec2 to) {
    // A line piece is a polygon of two corners: its two sides are axes too, seen from the polygon.
    const std::array<Vec2, 2> piece{from, to};
    if (contains(polygon, from) || contains(polygon, to))
        return 0.0;
    double best = std::numeric_limits<double>::max();
    const auto corners = polygon.corners();
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Vec2 p = corners[i];
        const Vec2 q = corners[(i + 1) % corners.size()];
        const double sideP = cross(to - from, p - from);
        const double sideQ = cross(to - from, q - from);
        const double sideFrom = cross(q - p, from - p);
        const double sideTo = cross(q - p, to - p);
        if (sideP * sideQ < 0.0 && sideFrom * sideTo < 0.0)
            return 0.0;
        best = std::min(best, length(p - nearestOnPiece(p, from, to)));
        for (const Vec2 end : piece)
            best = std::min(best, length(end - nearestOnPiece(end, p, q)));
    }
    return best;
}

Separation separation(const Footprint& a, const Footprint& b) {
    Separation best = separation(a.base, b.base);
    const auto offer = [&best](const Polygon& p, const Polygon& q) {
        const Separation s = separation(p, q);
        if (s.gap < best.gap)
            best = s;
    };
    if (a.lying)
        offer(*a.lying, b.base);
    if (b.lying)
        offer(a.base, *b.lying);
    if (a.lying && b.lying)
        offer(*a.lying, *b.lying);
    return best;
}

double distanceTo(const Footprint& footprint, Vec2 point) {
    const double base = distanceTo(footprint.base, point);
    return footprint.lying ? std::min(base, distanceTo(*footprint.lying, point)) : base;
}

double distanceTo(const Footprint& footprint, Vec2 from, Vec2 to) {
    const double base = distanceTo(footprint.base, from, to);
    return footprint.lying ? std::min(base, distanceTo(*footprint.lying, from, to)) : base;
}

Polygon lyingOutline(double figureHeightMm, Heading fallDirectionInBase) {
    constexpr double kHalfWidthMm = 6.0;
    const Rotation r = rotationOf(fallDirectionInBase);
    const auto corner = [&](double along, double across) {
        return Vec2{r.c * along - r.s * across, r.s * along + r.c * across};
    };
    const std::array<Vec2, 4> corners{corner(0.0, -kHalfWidthMm),
                                      corner(figureHeightMm, -kHalfWidthMm),
                                      corner(figureHeightMm, kHalfWidthMm),
                                      corner(0.0, kHalfWidthMm)};
    return Polygon{corners};
}

Interval extentX(const Polygon& polygon) {
    return extent(polygon, [](Vec2 p) { return p.x; });
}
Interval extentY(const Polygon& polygon) {
    return extent(polygon, [](Vec2 p) { return p.y; });
}
Interval extentX(const Footprint& footprint) {
    const Interval base = extentX(footprint.base);
    return footprint.lying ? joined(base, extentX(*footprint.lying)) : base;
}
Interval extentY(const Footprint& footprint) {
    const Interval base = extentY(footprint.base);
    return footprint.lying ? joined(base, extentY(*footprint.lying)) : base;
}

}  // namespace thrum
