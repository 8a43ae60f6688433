#pragma once

namespace thrum::cli {

/// What it costs to copy a state of 4SS, whose rules, cards, tables and teams are shared, to play a
/// game and to call a play.
struct StateCost {
    double state = 0.0;   ///< us, mean over the states of a game
    double shared = 0.0;  ///< us for a copy of what it shares
    int states = 0;
    double game = 0.0;  ///< s, a whole game of two coaches of the book, record and seats and all
    double firstCall = 0.0;  ///< s, the first call of level 3 between two teams, tables and all
    double call = 0.0;       ///< ms, each one after it
    int calls = 0;
    bool played = false;  ///< else the game did not come about
};
[[nodiscard]] StateCost foursheetStateCost(int rounds);

}  // namespace thrum::cli
