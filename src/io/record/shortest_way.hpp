#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace thrum::io {

/// One number of a figure, x, y or its heading, in all frames of a run. Headings go on beyond a
/// full turn instead of back to 0.
struct NumberInFrames {
    std::span<const int> ticks;
    std::span<const std::int64_t> values;
    std::span<const std::size_t> keys;  ///< which frames are keyframes, the first and the last too
};

/// How it is written.
struct StepRule {
    std::int64_t unitsPerStep = 1;
    std::int64_t slack = 0;     ///< units that a keyframe may be off
    double mostOff = 1.0;       ///< units that the line between two keyframes may be off
    std::int64_t every = 1;     ///< ticks from one keyframe to the next
    std::int64_t farthest = 1;  ///< step beyond which nothing is written that need not be
};

/// The whole steps at the keyframes that are written shortest: of all within the slack those that
/// keep to the straight line on which a reader expects them, and between which the line needs no
/// place of its own.
[[nodiscard]] std::vector<std::int64_t> shortestWay(const NumberInFrames& number,
                                                    const StepRule& rule);

}  // namespace thrum::io
