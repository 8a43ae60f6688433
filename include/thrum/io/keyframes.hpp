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

/// The smallest step for which a list of frames has all keyframes; 1 if it has but one frame.
[[nodiscard]] int intervalOf(std::span<const Frame> frames);

/// Frames as text: tick 0, every `every`-th and the last as keyframes, x and y in hundredths of a
/// yard, headings in half degrees, each as its difference from the straight-line guess (where the
/// two keyframes before it point to). Where a figure was not on the straight line between two of
/// them (it ran into somebody), its place in between stands beside. A ball that moves follows the
/// figures in the same way, with heading 0. All that zlib, base64.
///
/// @param frames  every tick, or at least those of the keyframes; at most 24 poses each, as many
///                in each, and a ball in all or none; what is not there is not looked after
/// @return        about 2 bytes a figure and keyframe
[[nodiscard]] std::string packFrames(std::span<const Frame> frames, int every);

/// The frames again, and those of the places in between. Straight lines between them show every
/// man within 0.02 yards and one degree of every frame that was packed (UX-17.3).
///
/// @param ticks    length of the run; with `every` it says which keyframes there are; 0 to 7200
/// @param figures  poses in each frame, 1 to 24
/// @param ball     whether a ball follows the figures
/// Errors:  one sentence, for anything that packFrames does not write; nothing larger than such a
///          run is ever allocated.
[[nodiscard]] Expected<std::vector<Frame>, std::string> unpackFrames(
    std::string_view packed, int every, int ticks, std::size_t figures, bool ball = false);

}  // namespace thrum::io
