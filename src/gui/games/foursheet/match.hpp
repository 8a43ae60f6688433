#pragma once

#include "gui/match/match_of.hpp"

#include <thrum/games/foursheet.hpp>

namespace thrum::gui::fss {

/// A match of 4SS in the window. Names below are the book's: FSS.
class FoursheetMatch final : public MatchOf<games::Foursheet> {
    Q_OBJECT

public:
    using MatchOf<games::Foursheet>::MatchOf;

    /// All that happened in what is in force, for who comes to the table later.
    [[nodiscard]] std::vector<foursheet::Event> eventsSoFar() const;
    /// The game as it was during the last play of those; nothing: none was played.
    [[nodiscard]] std::optional<foursheet::State> lastPlayed() const;

protected:
    [[nodiscard]] QString wordsOf(const foursheet::Input& input) const override;
};

}  // namespace thrum::gui::fss
