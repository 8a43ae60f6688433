#include "coach/tap/charts.hpp"

#include <thrum/coach/tap/expected_points.hpp>
#include <thrum/rules/frames.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace thrum::coach {
namespace {

constexpr double kTryShare = 35.0 / 36.0;
constexpr double kTwoPointShare = 0.45;
// Between the rows and columns of the chart.
double charted(std::size_t down, double toGain, double ownGoal) {
    const auto& columns = charts::kToGain;
    const double gain = std::clamp(toGain, columns.front(), columns.back());
    std::size_t column = 0;
    while (column + 2 < columns.size() && gain > columns[column + 1])
        ++column;
    const double right = (gain - columns[column]) / (columns[column + 1] - columns[column]);
    const double place = std::clamp(ownGoal, 0.0, 100.0) / 10.0;
    const auto row = std::min<std::size_t>(static_cast<std::size_t>(place), 9);
    const double up = place - static_cast<double>(row);
    const auto at = [&](std::size_t c, std::size_t r) {
        return charts::kPoints[(down * columns.size() + c) * 11 + r];
    };
    const double low = at(column, row) * (1.0 - right) + at(column + 1, row) * right;
    const double high = at(column, row + 1) * (1.0 - right) + at(column + 1, row + 1) * right;
    return low * (1.0 - up) + high * up;
}

double logistic(double x) {
    // a rational stand-in for the exponential: the same on every machine
    const double a = std::abs(x);
    const double rise = 0.5 + 0.5 * a / (1.0 + a + 0.25 / (1.0 + a * a));
    return x < 0.0 ? 1.0 - rise : rise;
}

double kickValue(const tap::State& state, Side side) {
    return state.offense == side ? charts::kAfterKick : -charts::kAfterKick;
}

// Expected points of what comes next, as the side sees it.
double coming(const tap::State& state, Side side) {
    using tap::Phase;
    if (state.over || state.phase == Phase::Halftime)
        return 0.0;
    const double sign = state.tryTeam == side ? 1.0 : -1.0;
    const double afterTry = -sign * charts::kAfterKick;
    if (state.phase == Phase::TryChoice || state.phase == Phase::TryRoll)
        return sign * kTryShare + afterTry;
    if (state.tryKind == tap::TryKind::TwoPoint)
        return sign * 2.0 * kTwoPointShare + afterTry;
    const auto kind = state.playFacts.kind;
    if (kind == tap::PlayKind::Kickoff || kind == tap::PlayKind::Onside ||
        kind == tap::PlayKind::SafetyKick)
        return kickValue(state, side);
    const double spot = downfield(state.lineOfScrimmage, state.offense).yards();
    const double toGain = downfield(state.lineToGain, state.offense).yards() - spot;
    const double points = expectedPoints(state.down, toGain, spot);
    return state.offense == side ? points : -points;
}

}  // namespace

double expectedPoints(int down, double toGain, double ownGoal) {
    return charted(static_cast<std::size_t>(std::clamp(down, 1, 4) - 1), toGain, ownGoal);
}

int snapsLeft(const tap::State& state) {
    if (state.overtime.period > 0)
        return 1;
    if (state.method == tap::Method::Plays)
        return std::max(0, state.rules->game.playsPerHalf - state.play);
    const auto clock = std::ranges::find(state.clocks, tap::ClockName::Game, &tap::Clock::name);
    constexpr int kMsASnap = 60'000;
    return clock == state.clocks.end() ? 30 : clock->msLeft / kMsASnap;
}

double winChance(const tap::State& state, Side side) {
    const auto lead = static_cast<double>(state.score[tap::indexOf(side)] -
                                          state.score[tap::indexOf(other(side))]);
    if (state.over) {
        if (state.winner)
            return *state.winner == side ? 1.0 : 0.0;
        return lead > 0.0 ? 1.0 : lead < 0.0 ? 0.0 : 0.5;
    }
    const double here = static_cast<double>(snapsLeft(state));
    const int halvesLeft = std::max(0, state.rules->game.halves - state.half);
    const auto later = static_cast<double>(halvesLeft * state.rules->game.playsPerHalf);
    // with one snap left hardly anything can come of a good place
    const double share = std::min(1.0, (here + 0.5) / 4.0);
    const double spread = 2.2 * std::sqrt(here + later + 0.6);
    return logistic((lead + share * coming(state, side)) * 2.0 / spread);
}

}  // namespace thrum::coach
