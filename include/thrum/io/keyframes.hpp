#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/segment/result.hpp>

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// How a game file keeps the motion of a run: for showing only, no ruling reads it (D62, D66).
namespace thrum::io {

/// Ticks between two keyframes: every 4th of 120 a second, every 3rd of 100; 30 a second or a few
/// more.
[[nodiscard]] constexpr int keyframeInterval(int ticksPerSecond) {
    constexpr int kPerSecond = 30;
    return ticksPerSecond <= kPerSecond ? 1 : ticksPerSecond / kPerSecond;
}

/// The step of a list of frames as packFrames takes it: the tick of its second one, 1 if alone.
[[nodiscard]] int intervalOf(std::span<const Frame> frames);

/// Frames as text: x and y in hundredths of a yard, headings in half degrees, each as its
/// difference from the straight-line guess (where two frames before it point to), zlib, base64.
///
/// @param frames  tick 0, every `every`-th tick, the last; at most 24 poses each, as many in each
/// @return        about 2 bytes a figure and frame
[[nodiscard]] std::string packFrames(std::span<const Frame> frames, int every);

/// The frames again, every coordinate within half a hundredth of a yard, every heading within a
/// quarter of a degree.
///
/// @param ticks    length of the run; with `every` it says which ticks there are; 0 to 7200
/// @param figures  poses in each frame, 1 to 24
/// Errors:  one sentence, for anything that packFrames does not write; nothing larger than such a
///          run is ever allocated.
[[nodiscard]] Expected<std::vector<Frame>, std::string> unpackFrames(std::string_view packed,
                                                                     int every,
                                                                     int ticks,
                                                                     std::size_t figures);

}  // namespace thrum::io
