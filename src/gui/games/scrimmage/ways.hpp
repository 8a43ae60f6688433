#pragma once

#include <thrum/rules/scrimmage/game.hpp>

#include <map>
#include <optional>
#include <vector>

/// Where a man may go with what is left of the turn, by one segment or by way-points. All of it is
/// asked of the rules, segment by segment; nothing of the book is said a second time here.
namespace thrum::gui {

/// Straight segments, each a decision of its own (SCR-M1, D102).
struct ScrimmageWay {
    int cost = 0;
    std::vector<scrimmage::Square> points;  ///< where each segment ends
    bool meets = false;                     ///< the last one ends on an opponent
    [[nodiscard]] bool isOneSegment() const { return points.size() == 1; }
    bool operator==(const ScrimmageWay&) const = default;
};

struct ScrimmageWays {
    std::optional<scrimmage::ManId> man{};
    int left = 0;  ///< squares of his speed and of the turn, whichever is less
    std::map<scrimmage::Square, ScrimmageWay> ways;

    [[nodiscard]] const ScrimmageWay* to(scrimmage::Square square) const {
        const auto found = ways.find(square);
        return found != ways.end() ? &found->second : nullptr;
    }
};

/// The cheapest way to every square he can get to; among those the one with fewest segments.
/// @param state  as somebody may see it
/// @param goal   only ways that may lead there are looked for
[[nodiscard]] ScrimmageWays waysOf(const scrimmage::State& state,
                                   scrimmage::ManId man,
                                   std::optional<scrimmage::Square> goal = std::nullopt);

/// Squares a straight walk passes, its end included; empty unless it is straight.
[[nodiscard]] std::vector<scrimmage::Square> squaresBetween(scrimmage::Square from,
                                                            scrimmage::Square to);

}  // namespace thrum::gui
