#pragma once

#include <thrum/segment/specs.hpp>

namespace thrum {

/// What a figure would do alone on a quiet board, in closed form: no run, no noise, no tipping. For
/// the tweak bench, which says at once what a bend comes to before the lane shows the truth.
struct DriveEstimate {
    double speedMmPerS = 0.0;  ///< of the middle of the base, at once after switch-on
    double aheadDeg = 0.0;     ///< where it sets out to, from its heading, + = left
    double turnDegPerS = 0.0;  ///< + = left
    double stallMilliN = 0.0;  ///< what it pushes with when it is held
    friend bool operator==(const DriveEstimate&, const DriveEstimate&) = default;
};

/// The rigid motion that fits the drives of all prongs best, each weighed by its traction.
/// Source: "The model in short" in docs/physics.md.
///
/// @param speedTenths  of the board, 0..100
[[nodiscard]] DriveEstimate estimateOf(const FigureSpec& figure,
                                       const BoardSpec& board,
                                       int speedTenths);

}  // namespace thrum
