#pragma once

#include "coach/foursheet/line_odds.hpp"

#include <thrum/rules/foursheet/game.hpp>

namespace thrum::foursheet::coach {

/// A card against a defense: how the play can end. Sees `state` only for who plays, how tired he is
/// and where the ball lies; nothing sealed is looked at.
class PlayOdds {
public:
    explicit PlayOdds(LineOdds& lines) : m_lines{&lines} {}

    /// @param orders  before the reveal; a right key puts token 6 where the card goes most often
    [[nodiscard]] Ends of(const State& state,
                          Formation formation,
                          const Card& card,
                          const DefenseCall& orders);
    /// Against men who stand as they do when the dice fall.
    [[nodiscard]] Ends of(
        const State& state, Formation formation, const Card& card, Unit unit, const Stand& stand);

private:
    [[nodiscard]] LineCase caseOf(const State& state,
                                  Formation formation,
                                  const Card& card,
                                  std::size_t line,
                                  Unit unit,
                                  const Stand& stand) const;

    LineOdds* m_lines;
    EndSum m_sum{};
};

/// Where token 6 meets most of the d20 if he may go anywhere. Clause: FSS-17.3.
[[nodiscard]] Zone busiestZone(const Card& card, const Placement& zones);

}  // namespace thrum::foursheet::coach
