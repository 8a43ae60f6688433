#pragma once

#include <thrum/core/units.hpp>

namespace thrum {

/// Cosine and sine of one angle.
struct Rotation {
    double c = 1.0;
    double s = 0.0;
    friend constexpr bool operator==(const Rotation&, const Rotation&) = default;
};

/// Our own sine and cosine, so that every build and processor agrees to the last bit; exact at
/// multiples of 90 degrees, otherwise within 3e-16 of the true values.
[[nodiscard]] Rotation rotationOf(Heading heading);

/// The same for any angle of less than a million turns, in radians; within 1e-11 of the true
/// values.
[[nodiscard]] Rotation rotationOfRadians(double angle);

/// The same in degrees.
[[nodiscard]] Rotation rotationOfDegrees(double degrees);

/// Tangent of an angle strictly between -90 and 90 degrees, relatively within 1e-13.
[[nodiscard]] double tangentOfDegrees(double degrees);

/// Our own natural logarithm of a positive finite number, within two units of the last place.
[[nodiscard]] double naturalLogarithm(double x);

/// Direction of (dx, dy), counter-clockwise from +x, in degrees, 0 <= result < 360; 0 for the zero
/// vector. Our own arc tangent, within 1e-9 degrees.
[[nodiscard]] double directionDegrees(double dx, double dy);

}  // namespace thrum
