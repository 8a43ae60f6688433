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
    double worth = 0.0;   ///< mean, pulled toward what it usually is
    double error = 0.0;   ///< standard error of it
    double yards = 0.0;   ///< mean
    double spread = 0.0;  ///< standard deviation of the yards
};

/// What is held of the ideas before any of them is tried.
struct Prior {
    double forSense = 0.0;          ///< what plain sense, the first, is given ahead, in worth
    std::vector<double> usually{};  ///< by how much each is usually better than the others, in
                                    ///< worth; empty: nothing is known
    double plays = 2.0;             ///< as how many plays of an idea that counts
};

/// Plays one idea once. Called from several threads, one board each.
using TryOnce =
    std::function<Trial(std::size_t idea, const Board& board, std::uint64_t luck, Pace pace)>;

/// Tries ideas on boards: all of them once at two pulses a tick, the better half again and again
/// while the budget lasts, the last few exactly in its second half. Every idea meets the same luck
/// in a round, and the result is the same on any number of threads.
/// @param ideas        how many; the first is plain sense
/// @param prior        a few plays say little: an idea is pulled toward what it usually is worth,
///                     and sense is left only for something clearly better
/// @param evaluations  plays to spend
/// @return  all ideas, the best first
[[nodiscard]] std::vector<Ranked> ranked(std::size_t ideas,
                                         const Prior& prior,
                                         const TryOnce& play,
                                         const std::vector<Board>& boards,
                                         std::uint64_t seed,
                                         int evaluations,
                                         const std::stop_token& stop);

}  // namespace thrum::coach
