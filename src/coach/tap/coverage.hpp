#pragma once

#include "coach/tap/ghost.hpp"

#include <cstdint>
#include <vector>

// How a defense looks after receivers, by when it expects the ball to be thrown.
namespace thrum::coach {

enum class Coverage : std::uint8_t {
    EarlyThrows,  ///< a second on, at the first stop, as plain sense throws
    LateThrows,   ///< two or three stops on, as whoever tries out when to stop throws
};

/// Yards over the line of scrimmage of the middle of a man who stands on the front.
inline constexpr double kOverTheLine = 2.4;

/// A place of the offense's view, yards.
struct TablePlace {
    double x = 0.0;
    double y = 0.0;
};

/// Where a man starts who is to run the same way as a receiver, as little ahead of him as the line
/// allows: he is still there whenever the board stops. A little outside of those split wide, where
/// nobody else is.
[[nodiscard]] TablePlace aheadOf(const TableView& offense, const Man& receiver);

/// The men who should turn against the carrier in this window, soonest first, no more than the
/// rules allow. With LateThrows whoever runs ahead of a receiver is left there while the passer may
/// still throw at a later stop, unless he would be at the passer at once.
/// @param offense  of `seen`, as the team with the ball sees it. Clause: TAP-PA-1, TAP-SW-2.
[[nodiscard]] std::vector<Turn> answersTo(const tap::State& seen,
                                          const TableView& offense,
                                          Coverage coverage);

}  // namespace thrum::coach
