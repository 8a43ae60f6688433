#include "coach/tap/search.hpp"

#include <thrum/coach/tap/expected_points.hpp>
#include <thrum/core/hash.hpp>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <numeric>
#include <thread>

namespace thrum::coach {
namespace {

struct Sums {
    int plays = 0;
    double worth = 0.0;
    double worthSquares = 0.0;
    double yards = 0.0;
    double squares = 0.0;
};

// One round: every idea of the list once, with the same luck.
void playRound(const std::vector<std::size_t>& list,
               const std::vector<Board>& boards,
               const std::function<Outcome(std::size_t idea, const Board& board)>& play,
               std::vector<Sums>& sums) {
    std::vector<Outcome> outcomes(list.size());
    std::atomic<std::size_t> next{0};
    const auto work = [&](const Board& board) {
        for (std::size_t i = next++; i < list.size(); i = next++)
            outcomes[i] = play(list[i], board);
    };
    if (boards.size() <= 1) {
        work(boards.front());
    } else {
        std::vector<std::jthread> threads;
        for (const Board& board : boards)
            threads.emplace_back([&work, &board] { work(board); });
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (!outcomes[i].counts)
            continue;
        Sums& sum = sums[list[i]];
        ++sum.plays;
        sum.worth += outcomes[i].worth;
        sum.worthSquares += outcomes[i].worth * outcomes[i].worth;
        sum.yards += outcomes[i].yards;
        sum.squares += outcomes[i].yards * outcomes[i].yards;
    }
}

constexpr double kPointsForSense = 0.15;

// What one point more is worth here, as a chance to win.
double worthOfAPoint(const tap::State& from, Side side) {
    tap::State ahead = from;
    tap::State behind = from;
    ++ahead.score[tap::indexOf(side)];
    --behind.score[tap::indexOf(side)];
    return 0.5 * (winChance(ahead, side) - winChance(behind, side));
}

// Of the mean; who was tried once may be anything.
double errorOf(const Sums& sum) {
    constexpr double kUnknown = 0.05;
    if (sum.plays < 2)
        return kUnknown;
    const double mean = sum.worth / sum.plays;
    return std::sqrt(std::max(0.0, sum.worthSquares / sum.plays - mean * mean) / (sum.plays - 1));
}

// Whether more plays would hardly change which of the two is better.
bool isClear(const Sums& better, const Sums& next) {
    constexpr int kEnough = 5;
    constexpr double kErrors = 3.0;
    if (better.plays < kEnough || next.plays < kEnough)
        return false;
    const auto meanAndError = [](const Sums& sum) {
        const double mean = sum.worth / sum.plays;
        return std::pair{mean,
                         std::max(0.0, sum.worthSquares / sum.plays - mean * mean) / sum.plays};
    };
    const auto [high, highError] = meanAndError(better);
    const auto [low, lowError] = meanAndError(next);
    return high - low > kErrors * std::sqrt(highError + lowError) && high > low;
}

}  // namespace

std::vector<Tried> tryOut(const tap::State& from,
                          Side side,
                          const std::vector<Idea>& ideas,
                          const Sense& mine,
                          const SenseSetup& setup,
                          const std::vector<Board>& boards,
                          std::uint64_t seed,
                          int evaluations,
                          const std::stop_token& stop) {
    std::vector<Sums> sums(ideas.size());
    std::vector<std::size_t> left(ideas.size());
    std::iota(left.begin(), left.end(), std::size_t{0});
    // A few plays say little: every idea is pulled toward the average of all, and plain sense, the
    // first of them, is left only for something clearly better.
    const double forSense = kPointsForSense * worthOfAPoint(from, side);
    const auto judged = [&](std::size_t idea) {
        constexpr double kPull = 2.0;
        double all = 0.0;
        int plays = 0;
        for (const Sums& sum : sums) {
            all += sum.worth;
            plays += sum.plays;
        }
        const double average = plays > 0 ? all / plays : 0.0;
        const Sums& sum = sums[idea];
        if (sum.plays == 0)
            return -1.0;
        return (sum.worth + kPull * average) / (sum.plays + kPull) + (idea == 0 ? forSense : 0.0);
    };
    const auto best = [&] { std::ranges::stable_sort(left, std::ranges::greater{}, judged); };
    // Every stage spends an equal part of the plays on the ideas that are left, then the worse half
    // goes; the last few are looked at exactly.
    constexpr std::size_t kFew = 3;
    int stages = 1;
    for (std::size_t n = ideas.size(); n > kFew; n = std::max(kFew, (n + 1) / 2))
        ++stages;
    int spent = 0;
    int stage = 1;
    for (std::uint64_t round = 0; !left.empty() && !stop.stop_requested(); ++round) {
        const auto cost = static_cast<int>(left.size());
        if (round > 0 && spent + cost > evaluations)
            break;
        const bool last = stage == stages && 2 * spent >= evaluations;
        const Pace pace = last ? Pace::Exact : Pace::Coarse;
        playRound(
            left,
            boards,
            [&](std::size_t idea, const Board& board) {
                return playThrough(
                    from, side, ideas[idea], mine, setup, board, bitsAt(seed, round), pace, stop);
            },
            sums);
        spent += cost;
        best();
        if (left.size() == 1 || (left.size() > 1 && isClear(sums[left[0]], sums[left[1]])))
            break;
        if (stage < stages && spent * stages >= evaluations * stage) {
            left.resize(std::max(kFew, (left.size() + 1) / 2));
            ++stage;
        }
    }
    std::vector<Tried> tried;
    for (std::size_t i = 0; i < ideas.size(); ++i) {
        const Sums& sum = sums[i];
        const double n = std::max(1, sum.plays);
        const double mean = sum.yards / n;
        tried.push_back({i,
                         sum.plays,
                         judged(i),
                         errorOf(sum),
                         mean,
                         std::sqrt(std::max(0.0, sum.squares / n - mean * mean))});
    }
    // those that stayed longest in first, so that one lucky play does not win
    std::ranges::stable_sort(tried, [&](const Tried& a, const Tried& b) {
        const bool aLeft = std::ranges::find(left, a.idea) != left.end();
        const bool bLeft = std::ranges::find(left, b.idea) != left.end();
        return aLeft != bLeft ? aLeft : a.worth > b.worth;
    });
    return tried;
}

const Tried& chosenOf(const std::vector<Tried>& tried, double errors, std::uint64_t luck) {
    const Tried& best = tried.front();
    std::vector<const Tried*> alike;
    for (const Tried& one : tried) {
        const double error = std::sqrt(0.5 * (best.error * best.error + one.error * one.error));
        if (one.plays >= best.plays && one.worth >= best.worth - errors * error)
            alike.push_back(&one);
    }
    return alike.empty() ? best : *alike[luck % alike.size()];
}

}  // namespace thrum::coach
