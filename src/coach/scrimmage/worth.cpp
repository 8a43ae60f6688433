#include "coach/scrimmage/worth.hpp"

#include <thrum/rules/scrimmage/grid.hpp>

#include <algorithm>
#include <cmath>

namespace thrum::scrimmage::coach {
namespace {

// Fitted to games of the computer coaches (docs/coach.md): the offense's chance to score next.
struct Fit {
    double constant = 1.104;
    double place = 0.734;         ///< of half a field beyond midfield
    double placeSquared = 0.634;  ///< of its square
    double down = -0.248;         ///< of each down gone
    double toGo = -0.822;         ///< of each ten yards to go beyond ten
    double late = 0.293;          ///< of their product
};

}  // namespace

double winChance(const State& state, Side side) {
    if (state.over)
        return state.winner == side ? 1.0 : 0.0;
    constexpr double kHalf = 50.0;
    constexpr double kTen = 10.0;
    const Fit fit;
    const int own =
        ownYards(*state.rules, state.lineOfScrimmage, directionOf(state, state.offense));
    const double place = (own - kHalf) / kHalf;
    const double down = state.down - 1;
    const double toGo = (std::min(yardsToGo(state), 30) - kTen) / kTen;
    const double x = fit.constant + fit.place * place + fit.placeSquared * place * place +
                     fit.down * down + fit.toGo * toGo + fit.late * down * toGo;
    const double offense = 1.0 / (1.0 + std::exp(-x));
    return side == state.offense ? offense : 1.0 - offense;
}

}  // namespace thrum::scrimmage::coach
