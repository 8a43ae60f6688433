#include "coach/tap/search.hpp"

#include <thrum/coach/tap/expected_points.hpp>

#include <algorithm>
#include <cmath>

namespace thrum::coach {
namespace {

constexpr double kPointsForSense = 0.15;

// What a coach who has seen film knows of the plays he might call.
Prior priorOf(const std::vector<Idea>& ideas, double point, double film) {
    Prior prior{.forSense = kPointsForSense * point};
    if (std::ranges::none_of(ideas, [](const Idea& idea) { return idea.usually.has_value(); }))
        return prior;
    prior.plays = film;
    for (const Idea& idea : ideas)
        prior.usually.push_back(idea.usually.value_or(0.0) * point);
    return prior;
}

}  // namespace

double worthOfAPoint(const tap::State& from, Side side) {
    tap::State ahead = from;
    tap::State behind = from;
    ++ahead.score[tap::indexOf(side)];
    --behind.score[tap::indexOf(side)];
    return 0.5 * (winChance(ahead, side) - winChance(behind, side));
}

std::vector<Ranked> tryOut(const tap::State& from,
                           Side side,
                           const std::vector<Idea>& ideas,
                           const Sense& mine,
                           const SenseSetup& setup,
                           const std::vector<Board>& boards,
                           std::uint64_t seed,
                           int evaluations,
                           const std::stop_token& stop) {
    return ranked(
        ideas.size(),
        priorOf(ideas, worthOfAPoint(from, side), setup.eye.film),
        [&](std::size_t idea, const Board& board, std::uint64_t luck, Pace pace) {
            const Outcome outcome =
                playThrough(from, side, ideas[idea], mine, setup, board, luck, pace, stop);
            return Trial{outcome.counts, outcome.worth, outcome.yards};
        },
        boards,
        seed,
        evaluations,
        stop);
}

const Ranked& chosenOf(const std::vector<Ranked>& tried, double errors, std::uint64_t luck) {
    const Ranked& best = tried.front();
    // of worth; who was tried once may be anything
    const auto variance = [](const Ranked& one) {
        constexpr double kUnknown = 0.05;
        return one.plays < 2 ? kUnknown * kUnknown
                             : one.error * one.error * one.plays / (one.plays - 1);
    };
    std::vector<const Ranked*> alike;
    for (const Ranked& one : tried) {
        const double error = std::sqrt(0.5 * (variance(best) + variance(one)));
        if (one.plays >= best.plays && one.worth >= best.worth - errors * error)
            alike.push_back(&one);
    }
    return alike.empty() ? best : *alike[luck % alike.size()];
}

}  // namespace thrum::coach
