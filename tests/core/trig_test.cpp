#include <thrum/core/digest.hpp>
#include <thrum/core/trig.hpp>

#include <bit>
#include <cmath>

#include <catch2/catch.hpp>

using namespace thrum;

TEST_CASE("our sine and cosine are exact at quarter turns", "[core][property]") {
    CHECK(rotationOf(Heading::degrees(0)) == Rotation{1.0, 0.0});
    CHECK(rotationOf(Heading::degrees(90)) == Rotation{-0.0, 1.0});
    CHECK(rotationOf(Heading::degrees(180)) == Rotation{-1.0, -0.0});
    CHECK(rotationOf(Heading::degrees(270)) == Rotation{0.0, -1.0});
}

TEST_CASE("our sine and cosine agree with the library's to the last bits", "[core][property]") {
    for (int h = 0; h < kFullTurn; h += 7) {
        const Rotation r = rotationOf(Heading::hundredths(h));
        const long double angle = h * (3.14159265358979323846L / 18'000.0L);
        CHECK(std::fabs(r.c - static_cast<double>(std::cos(angle))) < 3e-16);
        CHECK(std::fabs(r.s - static_cast<double>(std::sin(angle))) < 3e-16);
    }
    for (double angle = -40.0; angle < 40.0; angle += 0.137) {
        const Rotation r = rotationOfRadians(angle);
        CHECK(std::fabs(r.c - std::cos(angle)) < 1e-14);
        CHECK(std::fabs(r.s - std::sin(angle)) < 1e-14);
    }
    const Rotation far = rotationOfRadians(6e6);
    CHECK(std::fabs(far.c - std::cos(6e6)) < 1e-11);
}

TEST_CASE("mirrored headings have mirrored sines", "[core][property]") {
    for (int h = 1; h < kFullTurn / 2; h += 11) {
        const Rotation up = rotationOf(Heading::hundredths(h));
        const Rotation down = rotationOf(Heading::hundredths(-h));
        CHECK(up.c == down.c);
        CHECK(up.s == -down.s);
    }
}

TEST_CASE("directions come back from their vectors", "[core][property]") {
    CHECK(directionDegrees(0.0, 0.0) == 0.0);
    CHECK(directionDegrees(2.0, 0.0) == 0.0);
    CHECK(directionDegrees(0.0, 3.0) == 90.0);
    CHECK(directionDegrees(-1.0, 0.0) == 180.0);
    CHECK(directionDegrees(0.0, -1.0) == 270.0);
    CHECK(directionDegrees(5.0, 5.0) == Approx(45.0).epsilon(1e-15));
    for (int h = 0; h < kFullTurn; h += 13) {
        const Rotation r = rotationOf(Heading::hundredths(h));
        CHECK(std::fabs(directionDegrees(r.c * 17.0, r.s * 17.0) - h / 100.0) < 1e-9);
    }
}

TEST_CASE("our tangent agrees with the library's and is exact at zero", "[core][property]") {
    CHECK(tangentOfDegrees(0.0) == 0.0);
    CHECK(rotationOfDegrees(0.0) == Rotation{1.0, 0.0});
    for (double degrees = -89.0; degrees < 89.0; degrees += 0.173) {
        const long double angle = degrees * (3.14159265358979323846L / 180.0L);
        const auto wanted = static_cast<double>(std::tan(angle));
        CHECK(std::fabs(tangentOfDegrees(degrees) - wanted) <= 1e-13 * std::fabs(wanted) + 1e-16);
    }
}

TEST_CASE("our logarithm agrees with the library's to two units of the last place",
          "[core][property]") {
    CHECK(naturalLogarithm(1.0) == 0.0);
    const auto check = [](double x) {
        const auto wanted = static_cast<double>(std::log(static_cast<long double>(x)));
        const double unit = std::fabs(std::nextafter(wanted, 1e9) - wanted);
        CHECK(std::fabs(naturalLogarithm(x) - wanted) <= 2.0 * unit);
    };
    for (int i = 1; i < 4000; ++i)
        check(i / 4000.0);
    for (double x = 1e-7; x < 1e9; x *= 1.37)
        check(x);
}

TEST_CASE("tangent and logarithm have the same bits in every build", "[core][property]") {
    Digest digest;
    for (int h = -8500; h <= 8500; h += 17)
        digest.add(std::bit_cast<std::uint64_t>(tangentOfDegrees(h / 100.0)));
    for (int i = 1; i <= 5000; ++i)
        digest.add(std::bit_cast<std::uint64_t>(naturalLogarithm(i / 4999.0)));
    CHECK(hex16(digest.value()) == "f8c3c9c44e8ed3c4");
    CHECK(std::bit_cast<std::uint64_t>(naturalLogarithm(0.5)) == 0xbfe62e42fefa39efULL);
}
