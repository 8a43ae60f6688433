#pragma once

#include "coach/tap/sense.hpp"

#include <optional>
#include <stop_token>

namespace thrum::coach {

/// Something a coach might do now.
struct Idea {
    std::vector<tap::Decision> plan{};  ///< for the open window, in order
    std::optional<Intent> intent{};     ///< and for the rest of the play
    std::string name{};                 ///< of the line-up, if it is one
    std::optional<double> usually{};    ///< points by which it is better than others, as filmed
    std::optional<std::vector<Call>> calls{};  ///< for the run that is about to start
};

/// What a play comes to if the idea is followed and everybody then shows plain football sense.
struct Outcome {
    double worth = 0.0;   ///< the side's chance to win, 0 to 1
    double yards = 0.0;   ///< from the line of scrimmage, as the side with the ball gains
    bool counts = false;  ///< the play came to an end
    bool score = false;   ///< a touchdown of the side with the ball
    bool lost = false;    ///< the ball, or the points, are the other side's
};

/// Plays one idea through to the end of the play on a board of its own. Dice, coin and board fall
/// as `seed` says.
/// @param mine    the sense of the side whose idea it is, with what it called already
[[nodiscard]] Outcome playThrough(const tap::State& from,
                                  Side side,
                                  const Idea& idea,
                                  const Sense& mine,
                                  const SenseSetup& setup,
                                  const Board& board,
                                  std::uint64_t seed,
                                  Pace pace,
                                  const std::stop_token& stop);

}  // namespace thrum::coach
