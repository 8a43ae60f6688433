#pragma once

#include "coach/foursheet/line_odds.hpp"

#include <thrum/rules/foursheet/game.hpp>

namespace thrum::foursheet::coach {

/// A card against a defense: how the play can end. Sees `state` only for who plays, how tired he is
/// and where the ball lies; nothing sealed is looked at.
class PlayOdds {
public:
    explicit PlayOdds(LineOdds& lines) : m_lines{&lines} {}

    /// @param orders  before the reveal; a right key puts token 6 where it costs most yards
    [[nodiscard]] Ends of(const State& state,
                          Formation formation,
                          const Card& card,
                          const DefenseCall& orders);
    /// Against men who stand as they do when the dice fall.
    [[nodiscard]] Ends of(
        const State& state, Formation formation, const Card& card, Unit unit, const Stand& stand);
    /// One line of the card alone. Good until the next question.
    [[nodiscard]] const Ends& ofLine(const State& state,
                                     Formation formation,
                                     const Card& card,
                                     std::size_t line,
                                     Unit unit,
                                     const Stand& stand) {
        return m_lines->of(caseOf(state, formation, card, line, unit, stand));
    }

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

/// Yards of an average play; a touchdown counts 40, a lost ball -40.
[[nodiscard]] float meanYards(const Ends& ends);

}  // namespace thrum::foursheet::coach
