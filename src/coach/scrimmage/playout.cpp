#include "coach/scrimmage/playout.hpp"

#include "coach/scrimmage/worth.hpp"

#include <thrum/core/hash.hpp>
#include <thrum/rules/scrimmage/coach.hpp>

#include <array>
#include <utility>

namespace thrum::scrimmage::coach {
namespace {

// The same draw wherever an idea has led to, as far as that can be said.
int drawn(const State& state, const Prompt& due, std::uint64_t luck, std::array<int, 8>& fallen) {
    const auto kind = static_cast<std::size_t>(*due.chance);
    std::uint64_t key = kind + 1;
    if (due.chance == ChanceKind::Allotment)
        key += 100 * static_cast<std::uint64_t>(2 * state.turn + (state.toMove == Side::Home));
    else
        key += 10 * static_cast<std::uint64_t>(++fallen[kind]);
    const int sides = due.high - due.low + 1;
    return due.low + dieAt(luck, key, static_cast<std::uint32_t>(sides)) - 1;
}

}  // namespace

double playThrough(State from, Side side, const Plan& plan, Sense sense, std::uint64_t luck) {
    constexpr int kMostDecisions = 300;
    State state = std::move(from);
    std::array<int, 8> fallen{};
    std::size_t planned = 0;
    for (int i = 0; i < kMostDecisions && !state.over && state.phase != Phase::PlayOver; ++i) {
        const Prompt due = prompt(state);
        if (due.kind == Awaits::Chance) {
            const Input chance{Chance{{drawn(state, due, luck, fallen)}, false}};
            state = std::move(scrimmage::apply(state, chance)->next);
            continue;
        }
        if (planned < plan.size() && due.side == side) {
            auto step = scrimmage::apply(state, plan[planned]);
            planned = step ? planned + 1 : plan.size();
            if (step) {
                state = std::move(step->next);
                continue;
            }
        }
        const State seen = observe(state, due.side);
        const std::uint64_t bits = bitsAt(luck, 10'000 + static_cast<std::uint64_t>(i));
        constexpr int kMostAttempts = 60;
        for (int attempt = 0; attempt < kMostAttempts; ++attempt) {
            auto step = scrimmage::apply(state, sense(seen, due, due.side, bits, attempt));
            if (step) {
                state = std::move(step->next);
                break;
            }
        }
    }
    return winChance(state, side);
}

}  // namespace thrum::scrimmage::coach
