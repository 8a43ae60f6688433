#include <thrum/core/trig.hpp>
#include <thrum/rules/solitaire/flight.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

// Clauses: SOL-TT-2 to TT-13. Nothing here but + - * / and square roots, which are exact to the
// last bit everywhere.
namespace thrum::solitaire {
namespace {

constexpr double kNever = std::numeric_limits<double>::infinity();

/// The part of the path inside a plan shape, from 0 on.
struct Inside {
    double from = 0;
    double to = 0;
};

// Between two parallel lines at -half and half; `start` and `step` along their normal.
bool cut(Inside& inside, double start, double step, double half) {
    if (step == 0.0)
        return std::fabs(start) <= half;
    double a = (-half - start) / step;
    double b = (half - start) / step;
    if (a > b)
        std::swap(a, b);
    inside.from = std::max(inside.from, a);
    inside.to = std::min(inside.to, b);
    return inside.from <= inside.to;
}

std::optional<Inside> insideBase(const Flight& flight, const Target& t, double radius) {
    const Vec2 along{t.heading.c, t.heading.s};
    const Vec2 across{-t.heading.s, t.heading.c};
    const Vec2 start = flight.origin() - t.centre;
    const Vec2 w = flight.direction();
    Inside inside{0.0, kNever};
    if (!cut(inside, dot(start, along), dot(w, along), t.lengthYd / 2 + radius) ||
        !cut(inside, dot(start, across), dot(w, across), t.widthYd / 2 + radius))
        return std::nullopt;
    return inside;
}

std::optional<Inside> insideFigure(const Flight& flight, const Target& t, double radius) {
    const Vec2 start = flight.origin() - t.centre;
    const double b = dot(start, flight.direction());
    const double under = b * b - (dot(start, start) - radius * radius);
    if (under < 0.0)
        return std::nullopt;
    const double root = std::sqrt(under);
    if (-b + root < 0.0)
        return std::nullopt;
    return Inside{std::max(0.0, -b - root), -b + root};
}

std::optional<double> hitIn(const Flight& flight, const std::optional<Inside>& inside, double top) {
    if (!inside)
        return std::nullopt;
    if (flight.height(inside->from) <= top)
        return inside->from;
    const std::optional<double> down = flight.descentTo(top);
    if (down && inside->from < *down && *down <= inside->to)
        return down;
    return std::nullopt;
}

constexpr double kSameDistance = 1e-9;

// Of two met together the offensive player first, then the lower number. Clause: SOL-TT-10.
bool before(double s, const Target& a, double bestS, const Target& best) {
    if (std::fabs(s - bestS) > kSameDistance)
        return s < bestS;
    return a.offense != best.offense ? a.offense : a.id < best.id;
}

}  // namespace

double deviate(double v1, double v2, double v3) {
    return 2.0 * (v1 + v2 + v3 - 1.5);
}

FlightValues flightValues(const RulesData& rules,
                          const ShotInput& shot,
                          std::span<const double, 3> n) {
    const ShotData& data = shotData(rules, shot.kind);
    constexpr double kLeastLoft = 5.0;
    constexpr double kMostLoft = 75.0;
    FlightValues values;
    values.aimDeg = shot.aimDeg + data.relAzDeg * shot.release + data.sdAzDeg * n[0];
    values.rangeYd =
        std::max(1.0,
                 data.rangeMaxYd * shot.power * (1.0 - data.relLoss * std::fabs(shot.release)) *
                     (1.0 + data.sdRange * n[1]));
    values.loftDeg = std::clamp(shot.loftDeg + data.sdLoftDeg * n[2], kLeastLoft, kMostLoft);
    return values;
}

Flight::Flight(Vec2 origin, int direction, double heightYd, const FlightValues& values)
    : m_origin{origin},
      m_release{heightYd},
      m_tangent{tangentOfDegrees(values.loftDeg)},
      m_range{values.rangeYd} {
    const Rotation r = rotationOfDegrees(values.aimDeg);
    m_w = {direction * r.c, r.s};
}

double Flight::height(double s) const {
    return m_release + s * m_tangent - m_tangent / m_range * s * s;
}

double Flight::landing() const {
    return m_range / 2 * (1.0 + std::sqrt(1.0 + 4.0 * m_release / (m_range * m_tangent)));
}

double Flight::boundary(double halfWidthYd) const {
    constexpr double kWestEnd = -10.0;
    constexpr double kEastEnd = 110.0;
    double s = kNever;
    const auto meet = [&](double start, double step, double line) {
        if (step == 0.0)
            return;
        const double at = (line - start) / step;
        if (at > 0.0)
            s = std::min(s, at);
    };
    meet(m_origin.y, m_w.y, m_w.y > 0.0 ? halfWidthYd : -halfWidthYd);
    meet(m_origin.x, m_w.x, m_w.x > 0.0 ? kEastEnd : kWestEnd);
    return s;
}

std::optional<double> Flight::descentTo(double height) const {
    const double under = 1.0 - 4.0 * (height - m_release) / (m_range * m_tangent);
    if (under < 0.0)
        return std::nullopt;
    return m_range / 2 * (1.0 + std::sqrt(under));
}

std::optional<double> hitDistance(const RulesData& rules,
                                  const Flight& flight,
                                  const Target& target) {
    const double r = rules.ball.radiusYd;
    const auto base = hitIn(flight, insideBase(flight, target, r), rules.base.heightYd + r);
    const auto figure = hitIn(
        flight, insideFigure(flight, target, rules.figure.radiusYd + r), rules.figure.heightYd + r);
    if (base && figure)
        return std::min(*base, *figure);
    return base ? base : figure;
}

FirstMet firstMet(const RulesData& rules,
                  const Flight& flight,
                  std::span<const Target> targets,
                  double rollFraction) {
    const double landing = flight.landing();
    const double out = flight.boundary(rules.field.halfWidthYd);
    const auto met = [&](FirstMet::What what, double s, int id) {
        return FirstMet{what, id, s, std::max(0.0, flight.height(s)), flight.at(s)};
    };
    const Target* first = nullptr;
    double s = kNever;
    for (const Target& target : targets) {
        const auto hit = hitDistance(rules, flight, target);
        if (hit && *hit <= std::min(landing, out) &&
            (first == nullptr || before(*hit, target, s, *first))) {
            first = &target;
            s = *hit;
        }
    }
    if (first != nullptr)
        return met(FirstMet::What::Player, s, first->id);
    if (out < landing)
        return met(FirstMet::What::Boundary, out, 0);
    if (rollFraction <= 0.0)
        return met(FirstMet::What::Ground, landing, 0);
    const double end = landing * (1.0 + rollFraction);
    for (const Target& target : targets) {
        const auto inside = insideBase(flight, target, rules.ball.radiusYd);
        if (!inside || inside->to < landing || inside->from > std::min(end, out))
            continue;
        const double entry = std::max(inside->from, landing);
        if (first == nullptr || before(entry, target, s, *first)) {
            first = &target;
            s = entry;
        }
    }
    if (first != nullptr)
        return met(FirstMet::What::Rolling, s, first->id);
    if (out < end)
        return met(FirstMet::What::Boundary, out, 0);
    return met(FirstMet::What::Ground, end, 0);
}

FirstMet kickEnds(const RulesData& rules, const Flight& flight) {
    return firstMet(rules, flight, {}, 0.0);
}

PostsPassed atPosts(const RulesData& rules, const Flight& flight, int direction) {
    const double postsX = direction > 0 ? rules.posts.uYd : 100.0 - rules.posts.uYd;
    PostsPassed passed;
    if (flight.direction().x * direction <= 0.0)
        return passed;
    const double s = (postsX - flight.origin().x) / flight.direction().x;
    passed.y = flight.at(s).y;
    passed.height = flight.height(s);
    passed.good =
        std::fabs(passed.y) < rules.posts.halfWidthYd && passed.height > rules.posts.crossbarYd;
    return passed;
}

}  // namespace thrum::solitaire
