#pragma once

#include "coach/foursheet/judgment.hpp"

#include <thrum/coach/matrix_game.hpp>

#include <array>
#include <map>

/// The calls of both sides as a game of two.
namespace thrum::foursheet::coach {

/// How every card of a formation can end against every defense that is thought of.
struct Grid {
    const Deck* deck = nullptr;
    std::vector<DefenseCall> defenses{};
    std::vector<Ends> ends{};  ///< card by card
    [[nodiscard]] const Ends& at(std::size_t card, std::size_t defense) const {
        return ends[card * defenses.size() + defense];
    }
};

/// Makes grids and keeps those whose men still play.
class Grids {
public:
    Grids(LineOdds& lines, Width width) : m_odds{lines}, m_width{width} {}

    /// @param more  answers besides those of the width
    [[nodiscard]] const Grid& of(const State& state,
                                 Formation formation,
                                 const std::vector<DefenseCall>& more);
    [[nodiscard]] PlayOdds& odds() { return m_odds; }

private:
    struct Kept {
        std::vector<int> men{};
        Grid grid{};
    };
    PlayOdds m_odds;
    Width m_width;
    /// The latest and the one before: who is hurt for a play comes back.
    std::map<std::vector<int>, std::array<Kept, 2>> m_kept{};
};

/// A grid as it is worth in one moment, solved.
struct CallGame {
    std::vector<double> values{};
    mixed::MixedCalls mixed{};
};
/// How a coach misjudges what cards and defenses are worth, anew in every decision.
struct Misjudgment {
    double size = 0;  ///< standard error of each card and each defense, in the judgment's scale
    std::uint64_t bits = 0;  ///< of the decision: the same error if the game repeats
};
[[nodiscard]] CallGame solved(const Grid& grid, Judgment& judgment, const Misjudgment& error);
/// How often to call each card where some are to be expected more than others: as usual, times less
/// the more a card loses against a mixture of defenses. Nothing that a
/// crowd expects to see is left out for a little.
/// @param usual  card by card @param worth  of each card @param spread  of worth, that a card may
/// lose to be called 2.7 times less often
[[nodiscard]] std::vector<double> leaning(const std::vector<double>& usual,
                                          const std::vector<double>& worth,
                                          double spread);
/// No card more often than `most`; what is cut goes to the others, as often as they are called.
[[nodiscard]] std::vector<double> limited(std::vector<double> shares, double most);
/// Runs and passes come as often as usual in `habit` of the cases; which run and which pass stays.
/// @param isRun  card by card
[[nodiscard]] std::vector<double> byHabit(std::vector<double> shares,
                                          const std::vector<double>& usual,
                                          const std::vector<bool>& isRun,
                                          double habit);
/// What each card is worth against the defense's mixture.
[[nodiscard]] std::vector<double> worthOf(const CallGame& game);
/// The offense calls so; `mixed.value` is then what it can expect.
void call(CallGame& game, std::vector<double> shares);
/// The defense answers an offense that leans to these calls whatever it expects: the mixture
/// that is best against the calls which it would itself bring about. Begins from the solution.
/// @param steady  share of such offenses that weigh their cards against the solution, whatever
/// this defense does instead
void answer(CallGame& game, const std::vector<double>& usual, double spread, double steady = 0);
/// The offense meets a defense that answers so in `share` of the cases and guards against anything
/// in the others.
void foresee(CallGame& game,
             const std::vector<double>& usual,
             double spread,
             double share,
             double steady = 0);
/// What these mixtures are worth by another judgment.
[[nodiscard]] double valueOf(const Grid& grid, const CallGame& game, Judgment& judgment);

/// One of several by lot.
[[nodiscard]] std::size_t drawn(const std::vector<double>& shares, std::uint64_t bits);

}  // namespace thrum::foursheet::coach
