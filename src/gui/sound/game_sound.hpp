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
    Tick,   ///< a clock runs low
    Flag,   ///< a clock is used up
    Throw,  ///< a ball leaves the hand
    Kick,   ///< or the tee
    Catch   ///< it meets somebody, or the ground
};
inline constexpr int kGameSounds = 10;

/// How loud each kind of sound is, 0 to 100; `master` holds for all of them. As shipped, the board
/// hums at no more than 60 percent (ux 24).
struct SoundVolumes {
    static constexpr int kQuietBoard = 15;
    int master = 100;
    int board = 60;  ///< hum and rattle
    int game = 100;  ///< snap call, whistles, dice, coin
    int clock = 100;
    friend bool operator==(const SoundVolumes&, const SoundVolumes&) = default;

    /// 0 to 1, of one sound of a game.
    [[nodiscard]] double of(GameSound sound) const;
    /// 0 to 1, of the board.
    [[nodiscard]] double ofBoard() const;
};

/// What a caption says of it, without brackets.
[[nodiscard]] QString captionOf(GameSound sound);

/// The whole sound as samples between -1 and 1, the same at every call; none is longer than 1.3 s.
[[nodiscard]] std::vector<float> samplesOf(GameSound sound, int sampleRate);

}  // namespace thrum::gui
