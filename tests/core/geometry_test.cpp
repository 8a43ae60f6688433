#include <thrum/core/geometry.hpp>

#include <catch2/catch.hpp>

using namespace thrum;

namespace {

constexpr double kScale = 12.7;
const Polygon kReference = Polygon::rectangle(25.4, 19.05);

Polygon at(double x, double y, double degrees, const Polygon& outline = kReference) {
    return placed(outline, {{Spot::yards(x), Spot::yards(y)}, Heading::degrees(degrees)}, kScale);
}

}  // namespace

TEST_CASE("TAP-GE-3 gaps are distances between outlines", "[core][TAP-GE-3][property]") {
    CHECK(separation(at(0, 0, 0), at(3, 0, 0)).gap == Approx(12.7));
    CHECK(separation(at(0, 0, 0), at(0, 2, 0)).gap == Approx(6.35));
    // corner to corner: 12.7 mm along, 6.35 mm across
    CHECK(separation(at(0, 0, 0), at(3, 2, 0)).gap == Approx(std::sqrt(12.7 * 12.7 + 6.35 * 6.35)));
    // one turned sideways
    CHECK(separation(at(0, 0, 0), at(3, 0, 90)).gap == Approx(3 * 12.7 - 12.7 - 9.525));
}

TEST_CASE("the gap of A to B is that of B to A", "[core][property]") {
    for (int k = 0; k < 200; ++k) {
        const Polygon a = at(0.0, 0.0, k * 7.3);
        const Polygon b = at(1.2 + 0.01 * k, 0.3 * (k % 7), k * 13.1);
        const Separation there = separation(a, b);
        const Separation back = separation(b, a);
        CHECK(there.gap == Approx(back.gap).margin(1e-9));
        if (there.gap > 0.0)
            CHECK(length(there.onA - there.onB) == Approx(there.gap).margin(0.02));
    }
}

TEST_CASE("overlap is measured along its shortest way out", "[core][property]") {
    CHECK(separation(at(0, 0, 0), at(1.9, 0, 0)).gap == Approx(-1.27));
    CHECK(separation(at(0, 0, 0), at(0, 1.4, 0)).gap == Approx(-1.27));
    CHECK(separation(at(0, 0, 0), at(0, 0, 0)).gap < -19.0);
}

TEST_CASE("parallel edges touch in the middle of their common piece", "[core][property]") {
    const Separation s = separation(at(0, 0, 0), at(2.02, 0.5, 0));
    CHECK(s.gap == Approx(0.254));
    CHECK(s.onA.x == Approx(12.7));
    // the common piece runs from 0.5 yd less half the width to half the width
    CHECK(s.onA.y == Approx(0.5 * (6.35 - 9.525 + 9.525)).margin(1e-6));
}

TEST_CASE("distances to points and line pieces", "[core][TAP-GE-4][property]") {
    CHECK(distanceTo(kReference, Vec2{0.0, 0.0}) == 0.0);
    CHECK(distanceTo(kReference, Vec2{20.0, 0.0}) == Approx(7.3));
    CHECK(distanceTo(kReference, Vec2{15.7, 13.525}) == Approx(5.0));
    CHECK(distanceTo(kReference, Vec2{-30.0, 0.0}, Vec2{30.0, 0.0}) == 0.0);
    CHECK(distanceTo(kReference, Vec2{-30.0, 12.025}, Vec2{30.0, 12.025}) == Approx(2.5));
    CHECK(distanceTo(kReference, Vec2{0.0, 0.0}, Vec2{1.0, 0.0}) == 0.0);
    CHECK(distanceTo(kReference, Vec2{20.0, 20.0}, Vec2{20.0, 30.0}) ==
          Approx(length(Vec2{7.3, 10.475})));
}

TEST_CASE("TAP-GE-2 a lying figure belongs to its outline", "[core][TAP-GE-2][property]") {
    const Polygon lying = lyingOutline(30.0, Heading::degrees(90));
    CHECK(extentY(lying).max == Approx(30.0));
    CHECK(extentX(lying).min == Approx(-6.0));
    const Footprint down{kReference, lying};
    CHECK(distanceTo(down, Vec2{0.0, 32.5}) == Approx(2.5));
    CHECK(extentY(down).max == Approx(30.0));
    CHECK(extentX(down).max == Approx(12.7));
    const Footprint other{at(0, 4, 0), {}};
    CHECK(separation(down, other).gap == Approx(4 * 12.7 - 9.525 - 30.0));
}

TEST_CASE("TAP-GE-10 a limit met exactly is met", "[core][TAP-GE-10][property]") {
    CHECK(atMost(0.305, 0.3));
    CHECK_FALSE(atMost(0.306, 0.3));
    CHECK(atLeast(152.397, 152.4));
    CHECK_FALSE(atLeast(152.394, 152.4));
}

TEST_CASE("outlines must be convex and counter-clockwise", "[core][refusal]") {
    const auto ok = [](std::vector<Vec2> corners) { return isConvexCounterClockwise(corners); };
    CHECK(ok({{0, 0}, {1, 0}, {1, 1}, {0, 1}}));
    CHECK_FALSE(ok({{0, 0}, {0, 1}, {1, 1}, {1, 0}}));              // clockwise
    CHECK_FALSE(ok({{0, 0}, {2, 0}, {2, 2}, {1, 0.5}}));            // dented
    CHECK_FALSE(ok({{0, 0}, {1, 0}}));                              // a line
    CHECK_FALSE(ok({{0, 0}, {1, 0}, {2, 0}, {1, 1}}));              // a straight corner
    CHECK_FALSE(ok({{0, 3}, {-2, -2}, {3, 1}, {-3, 1}, {2, -2}}));  // a star
    CHECK_FALSE(ok({{0, 0}, {0, 0}, {1, 0}, {1, 1}}));              // a corner twice
}

TEST_CASE("grid points survive the way to millimetres and back", "[core][property]") {
    for (int k = -100'000; k < 1'100'000; k += 7'919) {
        const FieldPoint p{Spot::units(k), Spot::units(k / 3)};
        for (const double scale : {7.62, 9.525, 12.7})
            CHECK(toFieldPoint(toMm(p, scale), scale) == p);
    }
}
