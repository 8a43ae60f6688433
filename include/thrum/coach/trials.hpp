#pragma once

#include <thrum/coach/board.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

/// Ideas that compete on boards, whatever the game.
namespace thrum::coach {

/// What one try came to.
struct Trial {
    bool counts = false;  ///< it was played to its end
    double worth = 0.0;   ///< to the coach who tries, in whatever he reckons
    double yards = 0.0;
};

/// What became of an idea that was tried.
struct Ranked {
    std::size_t idea = 0;
    int plays = 0;
    double worth = 0.0;   ///< mean, pulled toward the average of all
    double error = 0.0;   ///< standard error of it
    double yards = 0.0;   ///< mean
    double spread = 0.0;  ///< standard deviation of the yards
};

/// Plays one idea once. Called from several threads, one board each.
using TryOnce =
    std::function<Trial(std::size_t idea, const Board& board, std::uint64_t luck, Pace pace)>;

/// Tries ideas on boards: all of them once at two pulses a tick, the better half again and again
/// while the budget lasts, the last few exactly in its second half. Every idea meets the same luck
/// in a round, and the result is the same on any number of threads.
/// @param ideas        how many; the first is plain sense
/// @param forSense     what plain sense is given ahead: it is left for something clearly better
/// @param evaluations  plays to spend
/// @return  all ideas, the best first
[[nodiscard]] std::vector<Ranked> ranked(std::size_t ideas,
                                         double forSense,
                                         const TryOnce& play,
                                         const std::vector<Board>& boards,
                                         std::uint64_t seed,
                                         int evaluations,
                                         const std::stop_token& stop);

}  // namespace thrum::coach
