#include <thrum/coach/expected_points.hpp>
#include <thrum/rules/frames.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace thrum::coach {
namespace {

constexpr double kMissedTryShare = 35.0 / 36.0;
constexpr double kTwoPointShare = 0.45;
constexpr double kAfterKick = 0.9;  // of the receivers, about their own 25

// First and ten at 0, 10, ... 100 yards from the own goal line.
constexpr std::array<double, 11> kFirstDown{
    -1.0, -0.2, 0.7, 1.3, 1.9, 2.5, 3.2, 3.9, 4.6, 5.3, 6.3};

double firstDown(double ownGoal) {
    const double place = std::clamp(ownGoal, 0.0, 100.0) / 10.0;
    const auto low = std::min<std::size_t>(static_cast<std::size_t>(place), 9);
    const double share = place - static_cast<double>(low);
    return kFirstDown[low] * (1.0 - share) + kFirstDown[low + 1] * share;
}

double logistic(double x) {
    // a rational stand-in for the exponential: the same on every machine
    const double a = std::abs(x);
    const double rise = 0.5 + 0.5 * a / (1.0 + a + 0.25 / (1.0 + a * a));
    return x < 0.0 ? 1.0 - rise : rise;
}

double kickValue(const tap::State& state, Side side) {
    return state.offense == side ? kAfterKick : -kAfterKick;
}

// Expected points of what comes next, as the side sees it.
double coming(const tap::State& state, Side side) {
    using tap::Phase;
    if (state.over || state.phase == Phase::Halftime)
        return 0.0;
    const double sign = state.tryTeam == side ? 1.0 : -1.0;
    const double afterTry = -sign * kAfterKick;
    if (state.phase == Phase::TryChoice || state.phase == Phase::TryRoll)
        return sign * kMissedTryShare + afterTry;
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
    if (down <= 1 && toGain >= 9.0)
        return firstDown(ownGoal);
    // chance of a first down with the downs left, the last one often kicked away
    const double tries = std::max(0.6, 4.3 - down);
    const double missOne = std::max(0.3, toGain) / (std::max(0.3, toGain) + 5.5);
    double miss = 1.0;
    double left = tries;
    for (; left >= 1.0; left -= 1.0)
        miss *= missOne;
    miss *= 1.0 - left * (1.0 - missOne);
    const double made = firstDown(std::min(100.0, ownGoal + toGain + 2.0));
    double lost = -firstDown(100.0 - std::min(80.0, ownGoal + 38.0));
    if (ownGoal >= 60.0)
        lost = std::max(lost, (ownGoal - 60.0) / 40.0 * 1.2 + 0.6);
    return (1.0 - miss) * made + miss * lost;
}

int snapsLeft(const tap::State& state) {
    if (state.half > 2)
        return 1;
    if (state.method == tap::Method::Plays)
        return std::max(0, state.rules.game.playsPerHalf - state.play);
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
    const double later = state.half == 1 ? static_cast<double>(state.rules.game.playsPerHalf) : 0.0;
    // with one snap left hardly anything can come of a good place
    const double share = std::min(1.0, (here + 0.5) / 4.0);
    const double spread = 2.2 * std::sqrt(here + later + 0.6);
    return logistic((lead + share * coming(state, side)) * 2.0 / spread);
}

}  // namespace thrum::coach
