#include <thrum/core/trig.hpp>

#include <cmath>
#include <numbers>

namespace thrum {
namespace {

// Power series on |x| <= pi/4: the first term left out is below 5e-17 there.
double sineSeries(double x) {
    const double y = x * x;
    double sum = 1.0 / 355687428096000.0;  // 1/17!
    sum = sum * y - 1.0 / 1307674368000.0;
    sum = sum * y + 1.0 / 6227020800.0;
    sum = sum * y - 1.0 / 39916800.0;
    sum = sum * y + 1.0 / 362880.0;
    sum = sum * y - 1.0 / 5040.0;
    sum = sum * y + 1.0 / 120.0;
    sum = sum * y - 1.0 / 6.0;
    return x + x * (y * sum);
}

double cosineSeries(double x) {
    const double y = x * x;
    double sum = 1.0 / 20922789888000.0;  // 1/16!
    sum = sum * y - 1.0 / 87178291200.0;
    sum = sum * y + 1.0 / 479001600.0;
    sum = sum * y - 1.0 / 3628800.0;
    sum = sum * y + 1.0 / 40320.0;
    sum = sum * y - 1.0 / 720.0;
    sum = sum * y + 1.0 / 24.0;
    sum = sum * y - 0.5;
    return 1.0 + y * sum;
}

Rotation quarterTurned(Rotation r, int quarters) {
    switch (quarters & 3) {
        case 1:
            return {-r.s, r.c};
        case 2:
            return {-r.c, -r.s};
        case 3:
            return {r.s, -r.c};
        default:
            return r;
    }
}

// |t| <= tan(22.5 degrees), where 16 terms leave less than 1e-14.
double arcTangentSeries(double t) {
    const double y = t * t;
    double sum = 0.0;
    for (int k = 31; k >= 3; k -= 2)
        sum = y * (((k / 2) % 2 == 0 ? 1.0 : -1.0) / k + sum);
    return t + t * sum;
}

}  // namespace

Rotation rotationOf(Heading heading) {
    constexpr int kQuarter = kFullTurn / 4;
    const int quarters = heading.hundredths() / kQuarter;
    const int rest = heading.hundredths() % kQuarter;
    if (rest == kQuarter / 2)
        return quarterTurned({std::numbers::sqrt2 / 2, std::numbers::sqrt2 / 2}, quarters);
    const bool mirrored = rest > kQuarter / 2;
    const double x = (mirrored ? kQuarter - rest : rest) * (std::numbers::pi / (kFullTurn / 2));
    Rotation r{cosineSeries(x), sineSeries(x)};
    if (mirrored)
        r = {r.s, r.c};
    return quarterTurned(r, quarters);
}

Rotation rotationOfRadians(double angle) {
    // pi/2 in two parts; the first has 33 bits, so its multiples below a million turns are exact.
    constexpr double kHigh = 1.57079632673412561417e+00;
    constexpr double kLow = 6.07710050650619224932e-11;
    const double quarters = std::floor(angle * (2.0 / std::numbers::pi) + 0.5);
    const double x = (angle - quarters * kHigh) - quarters * kLow;
    return quarterTurned({cosineSeries(x), sineSeries(x)},
                         static_cast<int>(static_cast<long long>(quarters) & 3));
}

Rotation rotationOfDegrees(double degrees) {
    return rotationOfRadians(degrees * (std::numbers::pi / 180.0));
}

double tangentOfDegrees(double degrees) {
    const Rotation r = rotationOfDegrees(degrees);
    return r.s / r.c;
}

double naturalLogarithm(double x) {
    int exponent = 0;
    double m = std::frexp(x, &exponent);  // exact: only takes the bits apart
    if (m < std::numbers::sqrt2 / 2) {
        m *= 2.0;
        --exponent;
    }
    // ln m = 2 artanh t with |t| below 0.172, where 13 terms leave less than 1e-19
    const double t = (m - 1.0) / (m + 1.0);
    const double y = t * t;
    double sum = 0.0;
    for (int k = 25; k >= 3; k -= 2)
        sum = y * (1.0 / k + sum);
    const double part = 2.0 * t + 2.0 * t * sum;
    // ln 2 in two parts, the first with its last 21 bits empty: its multiples are exact
    constexpr double kHigh = 6.93147180369123816490e-01;
    constexpr double kLow = 1.90821492927058770002e-10;
    return exponent * kHigh + (part + exponent * kLow);
}

double directionDegrees(double dx, double dy) {
    if (dx == 0.0 && dy == 0.0)
        return 0.0;
    const double ax = std::fabs(dx);
    const double ay = std::fabs(dy);
    const double t = ax > ay ? ay / ax : ax / ay;
    constexpr double kDegrees = 180.0 / std::numbers::pi;
    double angle = t > 0.41421356 ? 45.0 + kDegrees * arcTangentSeries((t - 1.0) / (t + 1.0))
                                  : kDegrees * arcTangentSeries(t);
    if (ay > ax)
        angle = 90.0 - angle;
    if (dx < 0.0)
        angle = 180.0 - angle;
    if (dy < 0.0)
        angle = 360.0 - angle;
    return angle >= 360.0 ? 0.0 : angle;
}

}  // namespace thrum
