#pragma once

#include <span>
#include <vector>

/// Two coaches call without knowing the other's call: how often each call is to be made so that
/// the other gains nothing by knowing that.
namespace thrum::mixed {

struct MixedCalls {
    std::vector<double> rows{};     ///< of who wants much; they add up to 1
    std::vector<double> columns{};  ///< of who wants little
    double value = 0;               ///< what both can make sure of
};

/// Solved by the simplex method, by Bland's rule as soon as it stands still, so that it ends.
/// @param payoffs  row by row, at least one
[[nodiscard]] MixedCalls solveGame(std::span<const double> payoffs, int rows, int columns);

/// The value alone of a game of four calls against four; for tables of many games.
[[nodiscard]] float valueOfGame(std::span<const float, 16> payoffs);

}  // namespace thrum::mixed
