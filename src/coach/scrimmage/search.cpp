#include "coach/scrimmage/search.hpp"

#include "coach/scrimmage/belief.hpp"

#include <thrum/core/hash.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace thrum::scrimmage::coach {
namespace {

// By how much an idea was better than plain sense with the same luck.
struct Sum {
    int plays = 0;
    double ahead = 0.0;
    double squares = 0.0;

    void add(double better) {
        ++plays;
        ahead += better;
        squares += better * better;
    }
    [[nodiscard]] double mean() const { return ahead / std::max(1, plays); }
    // A few plays say little: sense is left only for what luck alone would seldom have shown.
    [[nodiscard]] bool isAhead() const {
        constexpr double kErrors = 1.0;
        constexpr double kLeast = 0.005;
        const double spread =
            std::sqrt(std::max(0.0, squares / std::max(1, plays) - mean() * mean()));
        return mean() > kLeast && mean() > kErrors * spread / std::sqrt(std::max(1, plays));
    }
};

}  // namespace

std::size_t bestOf(const State& seen,
                   Side side,
                   const std::vector<Plan>& ideas,
                   Sense sense,
                   std::uint64_t luck,
                   int evaluations,
                   const std::stop_token& stop) {
    std::vector<Sum> sums(ideas.size());
    std::vector<std::size_t> left(ideas.size() - 1);
    std::iota(left.begin(), left.end(), std::size_t{1});
    const auto ahead = [&](std::size_t idea) { return sums[idea].mean(); };
    int stages = 1;
    for (std::size_t n = left.size(); n > 1; n = (n + 1) / 2)
        ++stages;
    int spent = 0;
    int stage = 1;
    for (std::uint64_t round = 0; !left.empty() && !stop.stop_requested(); ++round) {
        const auto cost = static_cast<int>(left.size() + 1);
        if (round > 0 && spent + cost > evaluations)
            break;
        const std::uint64_t fell = bitsAt(luck, round);
        const State whole = likely(seen, side, fell);
        const double plain = playThrough(whole, side, ideas.front(), sense, fell);
        for (const std::size_t idea : left)
            sums[idea].add(playThrough(whole, side, ideas[idea], sense, fell) - plain);
        spent += cost;
        std::ranges::stable_sort(left, std::ranges::greater{}, ahead);
        if (stage < stages && spent * stages >= evaluations * stage) {
            left.resize((left.size() + 1) / 2);
            ++stage;
        }
    }
    return !left.empty() && sums[left.front()].isAhead() ? left.front() : 0;
}

}  // namespace thrum::scrimmage::coach
