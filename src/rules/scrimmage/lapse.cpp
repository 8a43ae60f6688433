#include "sense.hpp"

#include <thrum/core/hash.hpp>
#include <thrum/rules/scrimmage/coach.hpp>

#include <algorithm>
#include <utility>
#include <vector>

namespace thrum::scrimmage {
namespace {

// Lots of a decision that nothing else is drawn by.
constexpr std::uint64_t kWhether = 7001;
constexpr std::uint64_t kWhich = 7002;

}  // namespace

std::optional<Decision> lapse(
    const State& seen, const Prompt& prompt, Side side, std::uint64_t bits, int ofHundred) {
    const bool moves = std::ranges::find(prompt.wants, DecisionKind::Move) != prompt.wants.end();
    if (!moves || dieAt(bits, kWhether, 100) > ofHundred)
        return std::nullopt;
    const Standing standing{seen};
    std::vector<std::pair<ManId, Square>> idle;
    for (const Reach& reach : prompt.moves) {
        if (reach.man == seen.carrier)
            continue;
        for (const Square to : reach.squares) {
            if (!standing.holds(other(side), to))
                idle.emplace_back(reach.man, to);
        }
    }
    if (idle.empty())
        return std::nullopt;
    const auto count = static_cast<std::uint32_t>(idle.size());
    const auto& [man, to] = idle[static_cast<std::size_t>(dieAt(bits, kWhich, count) - 1)];
    return move(side, man, to);
}

Input beginnerDecision(
    const State& seen, const Prompt& prompt, Side side, std::uint64_t bits, int attempt) {
    if (attempt == 0) {
        if (auto idle = lapse(seen, prompt, side, bits, kBeginnerLapses))
            return *idle;
    }
    return bookDecision(seen, prompt, side, bits, attempt);
}

}  // namespace thrum::scrimmage
