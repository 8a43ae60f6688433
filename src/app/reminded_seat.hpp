#pragma once

#include <thrum/games/tap.hpp>
#include <thrum/match/driver.hpp>

#include <memory>
#include <vector>

namespace thrum::app {

/// What a side decided earlier in the play under way.
struct PastDecision {
    tap::State seen{};  ///< what the side knew
    tap::Input decided{};
};

/// A seat whose coach sat down in the middle of a play. Before he is asked for the first time, on
/// the thread that asks him, he is put in front of his earlier decisions again, so that he
/// remembers the call of this play. It takes him as long as it took him then.
/// @param coach  Seat::remembers
[[nodiscard]] std::shared_ptr<match::Seat<games::Tap>> makeRemindedSeat(
    std::shared_ptr<match::Seat<games::Tap>> coach, Side side, std::vector<PastDecision> past);

}  // namespace thrum::app
