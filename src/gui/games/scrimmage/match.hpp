#pragma once

#include "gui/match/match_of.hpp"

#include <thrum/games/scrimmage.hpp>

namespace thrum::gui {

class ScrimmageMatch final : public MatchOf<games::Scrimmage> {
public:
    using MatchOf<games::Scrimmage>::MatchOf;

protected:
    /// Start and next play are for anybody to press (SCR-N2, chapter 17): where a person sits, he
    /// looks at the draws and at how a play ended as long as he likes.
    [[nodiscard]] bool seatIsDue() const override {
        if (game().prompt().bothSides && !isWatched())
            return false;
        return MatchOf<games::Scrimmage>::seatIsDue();
    }
};

}  // namespace thrum::gui
