#pragma once

namespace thrum::cli {

/// What it costs to copy a state of 4SS, whose rules, cards, tables and teams are shared.
struct StateCost {
    double state = 0.0;   ///< us, mean over the states of a game
    double shared = 0.0;  ///< us for a copy of what it shares
    int states = 0;
    bool played = false;  ///< else the game did not come about
};
[[nodiscard]] StateCost foursheetStateCost(int rounds);

}  // namespace thrum::cli
