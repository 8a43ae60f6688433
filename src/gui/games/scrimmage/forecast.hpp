#pragma once

#include "gui/games/scrimmage/ways.hpp"

#include <QString>

namespace thrum::gui {

/// What comes of a way, as the rules would have it with what may be known now.
struct ScrimmageForecast {
    enum class Kind { Walks, Blocks, BlockFails, Tackles, Scores, Recovers };
    Kind kind = Kind::Walks;
    std::optional<scrimmage::ManId> met{};
    bool mayTackle = false;  ///< whether one of the two has the ball is not shown yet
    int power = 0;           ///< of the blocker, with the first half of a pair
    int against = 0;
    std::string result{};  ///< the event's word for how a block ends
    int advantage = 0;     ///< of a tackle, PA
    bool endsTurn = false;
    scrimmage::Square ends{};  ///< where he stands then, or stood last
    int refusedAt = -1;        ///< the segment that the rules refuse; -1: none
};

/// @param state  as somebody may see it
[[nodiscard]] ScrimmageForecast forecastOf(const scrimmage::State& state,
                                           scrimmage::ManId man,
                                           const ScrimmageWay& way);

/// An opponent who could come to a man's square with all of his speed.
struct ScrimmageReacher {
    scrimmage::ManId man{};
    int squares = 0;
    int advantage = 0;
};
/// Who could tackle the man if he stood there when their turn begins; nearest first.
[[nodiscard]] std::vector<ScrimmageReacher> reachersOf(const scrimmage::State& state,
                                                       scrimmage::ManId man,
                                                       scrimmage::Square at);

/// A back of the side on offense whose having the ball is not shown to this window.
[[nodiscard]] bool mayHaveBall(const scrimmage::State& state, scrimmage::ManId man);

}  // namespace thrum::gui
