#include <thrum/core/trig.hpp>
#include <thrum/rules/frames.hpp>

#include <cmath>

namespace thrum {

double frontYards(Interval extentXMm, Side side, double mmPerYard) {
    return side == Side::Home ? extentXMm.max / mmPerYard
                              : field::kVisitorGoal.yards() - extentXMm.min / mmPerYard;
}

double rearYards(Interval extentXMm, Side side, double mmPerYard) {
    return side == Side::Home ? extentXMm.min / mmPerYard
                              : field::kVisitorGoal.yards() - extentXMm.max / mmPerYard;
}

double angleTo(Heading heading, FieldPoint from, FieldPoint to) {
    const double direction = directionDegrees((to.x - from.x).units(), (to.y - from.y).units());
    const double apart = std::abs(direction - heading.degrees());
    return apart > 180.0 ? 360.0 - apart : apart;
}

}  // namespace thrum
