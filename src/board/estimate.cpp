#include "board/compiled_figure.hpp"

#include <thrum/board/estimate.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace thrum {
namespace {

// Three equations in three unknowns, by elimination with pivots.
std::array<double, 3> solved(std::array<std::array<double, 4>, 3> a) {
    for (std::size_t c = 0; c < 3; ++c) {
        std::size_t pivot = c;
        for (std::size_t r = c + 1; r < 3; ++r)
            if (std::fabs(a[r][c]) > std::fabs(a[pivot][c]))
                pivot = r;
        std::swap(a[c], a[pivot]);
        if (a[c][c] == 0.0)
            continue;
        for (std::size_t r = 0; r < 3; ++r) {
            if (r == c)
                continue;
            const double k = a[r][c] / a[c][c];
            for (std::size_t z = c; z < 4; ++z)
                a[r][z] -= k * a[c][z];
        }
    }
    std::array<double, 3> x{};
    for (std::size_t c = 0; c < 3; ++c)
        x[c] = a[c][c] != 0.0 ? a[c][3] / a[c][c] : 0.0;
    return x;
}

}  // namespace

DriveEstimate estimateOf(const FigureSpec& spec, const BoardSpec& table, int speedTenths) {
    constexpr double kMmPerCm = 10.0;
    constexpr double kDynPerMilliN = 100.0;
    constexpr double kRadian = 180.0 / 3.14159265358979323846;
    const board::Model model;
    const float gamma = model.gammaAtFullSpeed * static_cast<float>(speedTenths) * 0.01F;
    const board::Drive drive =
        board::driveAt(model, static_cast<float>(ticksPerSecond(table)), gamma);
    const board::CompiledFigure figure = board::compileFigure(spec, model, drive);
    if (!figure.driven)
        return {};
    const auto activity = static_cast<double>(drive.activity);
    std::array<std::array<double, 4>, 3> a{};
    double pushX = 0.0;
    double pushY = 0.0;
    for (int i = 0; i < figure.prongCount; ++i) {
        const board::CompiledProng& p = figure.prongs[static_cast<std::size_t>(i)];
        const double x = static_cast<double>(p.x);
        const double y = static_cast<double>(p.y);
        const double c = static_cast<double>(p.slopeStiff * drive.inverseLoad(model) +
                                             p.slopeStroke * p.load / drive.stroke);
        const double drivePerLean = static_cast<double>(p.driveShare * p.load) * activity;
        double sx = drivePerLean * static_cast<double>(p.leanX);
        double sy = drivePerLean * static_cast<double>(p.leanY);
        // force x, force y, torque; the unknowns are vx, vy and the turning rate
        a[0][0] += c;
        a[0][2] -= c * y;
        a[0][3] += sx;
        a[1][1] += c;
        a[1][2] += c * x;
        a[1][3] += sy;
        a[2][0] -= c * y;
        a[2][1] += c * x;
        a[2][2] += c * (x * x + y * y);
        a[2][3] += x * sy - y * sx;
        // a prong that is held slips at the friction of its tip
        const double most = static_cast<double>(model.gripFriction * p.load);
        const double held = std::sqrt(sx * sx + sy * sy);
        if (held > most && held > 0.0) {
            sx *= most / held;
            sy *= most / held;
        }
        pushX += sx;
        pushY += sy;
    }
    const auto [vx, vy, turn] = solved(a);
    // the middle of the base, not of the mass
    const double atX = vx + turn * static_cast<double>(figure.comY);
    const double atY = vy - turn * static_cast<double>(figure.comX);
    DriveEstimate estimate;
    estimate.speedMmPerS = std::sqrt(atX * atX + atY * atY) * kMmPerCm;
    estimate.aheadDeg = estimate.speedMmPerS > 0.0 ? std::atan2(atY, atX) * kRadian : 0.0;
    estimate.turnDegPerS = turn * kRadian;
    estimate.stallMilliN = std::sqrt(pushX * pushX + pushY * pushY) / kDynPerMilliN;
    return estimate;
}

}  // namespace thrum
