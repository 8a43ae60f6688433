#pragma once

#include "gui/match/match_of.hpp"

#include <thrum/games/touchdown.hpp>

#include <vector>

/// The window's part of Touchdown-A-Minute (ux 16). The name is that of its clauses.
namespace thrum::gui::tdm {

/// A game of Touchdown-A-Minute in the window: what every match is, and how its decisions are
/// called when they are taken back.
class TouchdownMatch final : public MatchOf<games::Touchdown> {
public:
    using MatchOf::MatchOf;

    /// Everything that happened and was not taken back, in order: to lay out a table that was not
    /// watched from its first play on.
    [[nodiscard]] std::vector<Event> allEvents() const;

protected:
    [[nodiscard]] QString wordsOf(const Input& input) const override;
};

}  // namespace thrum::gui::tdm
