#pragma once

#include <cstdint>
#include <vector>

#include <QString>

namespace thrum::gui {

/// The short sounds of a game. Which of them is heard follows from what both coaches may know.
enum class GameSound : std::uint8_t {
    Snap,     ///< the call at the switch-on that starts a play
    Whistle,  ///< the play is over
    Score,    ///< two long whistles
    Dice,
    Coin,
    Tick,  ///< a clock runs low
    Flag   ///< a clock is used up
};
inline constexpr int kGameSounds = 7;

/// What a caption says of it, without brackets.
[[nodiscard]] QString captionOf(GameSound sound);

/// The whole sound as samples between -1 and 1, the same at every call; none is longer than 1.3 s.
[[nodiscard]] std::vector<float> samplesOf(GameSound sound, int sampleRate);

}  // namespace thrum::gui
