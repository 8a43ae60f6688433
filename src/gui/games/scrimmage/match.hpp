#pragma once

#include "gui/match/match_of.hpp"

#include <thrum/games/scrimmage.hpp>

namespace thrum::gui {

class ScrimmageMatch final : public MatchOf<games::Scrimmage> {
public:
    using MatchOf<games::Scrimmage>::MatchOf;

    /// What happened in what is in force, input by input.
    [[nodiscard]] std::vector<std::vector<scrimmage::Event>> eventsSoFar() const {
        std::vector<std::vector<scrimmage::Event>> all;
        for (const auto* entry : inForce())
            all.push_back(entry->events);
        return all;
    }

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
