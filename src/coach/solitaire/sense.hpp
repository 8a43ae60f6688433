#pragma once

#include <thrum/coach/solitaire/coach.hpp>

// What a coach decides without trying anything, and the ideas that are worth a try.
namespace thrum::solitaire::coach {

/// One way to go on, taken decision by decision; then plain sense.
struct Idea {
    std::vector<Decision> decisions{};
    std::optional<CoachLevel> hand{};
};

/// Plain sense: the book's discipline, from level 2 on with a defense that answers the call and
/// turns whoever is free to meet the carrier.
/// @param taste  one number for a whole line-up, so that it is gone on with
[[nodiscard]] Decision senseOf(const State& seen,
                               const Prompt& prompt,
                               Side side,
                               std::span<const Formation> book,
                               int level,
                               CoachLevel hand,
                               std::uint64_t taste,
                               std::uint64_t bits,
                               int attempt);

/// A number that stays the same while one line-up is made.
[[nodiscard]] std::uint64_t tasteOf(const State& seen, std::uint64_t seed);

/// What to try here, plain sense first; empty where sense alone decides.
[[nodiscard]] std::vector<Idea> ideasFor(const State& seen,
                                         const Prompt& prompt,
                                         Side side,
                                         std::span<const Formation> book,
                                         int level,
                                         const Decision& sense);

/// First and ten at u: the points of the next score.
[[nodiscard]] double firstDownWorth(double u);
/// Points that a state between two plays promises a side: those made and those to come.
[[nodiscard]] double promises(const State& state, Side side);

/// The idea, then plain sense of both sides, to the end of the play.
/// @param level  of both
/// @param luck  of chance, board and tastes
[[nodiscard]] std::optional<double> playedThrough(const State& from,
                                                  Side side,
                                                  const Idea& idea,
                                                  std::span<const Formation> book,
                                                  int level,
                                                  std::array<CoachLevel, 2> hands,
                                                  const thrum::coach::Board& board,
                                                  std::uint64_t luck,
                                                  thrum::coach::Pace pace,
                                                  const std::stop_token& stop);

}  // namespace thrum::solitaire::coach
