#include "cli/bench_states.hpp"

#include <thrum/app/folders.hpp>
#include <thrum/app/game_of.hpp>
#include <thrum/app/playout.hpp>
#include <thrum/coach/foursheet/coach.hpp>
#include <thrum/games/foursheet.hpp>

#include <algorithm>
#include <chrono>
#include <span>
#include <vector>

namespace thrum::cli {
namespace {

using G = games::Foursheet;
using Watch = std::chrono::steady_clock;

double microsSince(Watch::time_point from) {
    return std::chrono::duration<double, std::micro>(Watch::now() - from).count();
}

// Every fifth state of a game of two book coaches, as it was.
std::vector<foursheet::State> statesOfAGame(double& seconds) {
    const app::Library library = app::Library::load(app::environment());
    app::Asked<G> asked;
    asked.game = G::kId;
    asked.seed = 7;
    asked.home.seat = "computer:1";
    asked.visitor.seat = "computer:1";
    std::vector<foursheet::State> states;
    auto game = app::GameOf<G>::begin(library, G::Rules{}, asked, "bench", "");
    if (!game)
        return states;
    constexpr int kEach = 5;
    int count = 0;
    const auto keep = [&](const foursheet::State& state, std::span<const foursheet::Event>) {
        if (count++ % kEach == 0)
            states.push_back(state);
    };
    const auto from = Watch::now();
    if (app::playOut(**game, keep))
        states.clear();
    constexpr double kMicros = 1e6;
    seconds = microsSince(from) / kMicros;
    return states;
}

// What level 3 calls in the states in which something is called from scrimmage.
void timeCalls(const std::vector<foursheet::State>& states, StateCost& cost) {
    constexpr double kMicros = 1e6;
    constexpr double kMillis = 1e3;
    constexpr int kLevel = 3;
    foursheet::coach::Coach coach{kLevel};
    double rest = 0;
    for (const foursheet::State& state : states) {
        if (state.phase != foursheet::Phase::Call)
            continue;
        const foursheet::State seen = foursheet::observed(state, state.offense);
        const foursheet::Prompt due = foursheet::prompt(seen);
        const auto from = Watch::now();
        (void)coach.decide(seen, due, state.offense, static_cast<std::uint64_t>(cost.calls));
        (cost.calls == 0 ? cost.firstCall : rest) += microsSince(from);
        ++cost.calls;
    }
    cost.firstCall /= kMicros;
    if (cost.calls > 1)
        cost.call = rest / (cost.calls - 1) / kMillis;
}

double middleOf(std::vector<double> values) {
    std::ranges::sort(values);
    return values[values.size() / 2];
}

}  // namespace

StateCost foursheetStateCost(int rounds) {
    constexpr int kTimes = 50;
    StateCost cost;
    const std::vector<foursheet::State> states = statesOfAGame(cost.game);
    cost.states = static_cast<int>(states.size());
    if (states.empty())
        return cost;
    cost.played = true;
    std::vector<double> copies;
    std::vector<double> shared;
    std::size_t kept = 0;  // so that no copy is left out
    for (int round = 0; round < rounds; ++round) {
        auto from = Watch::now();
        for (int i = 0; i < kTimes; ++i)
            for (const foursheet::State& state : states) {
                const foursheet::State copy = state;
                kept += copy.touches.size() + static_cast<std::size_t>(copy.ball);
            }
        copies.push_back(microsSince(from) / (kTimes * static_cast<double>(states.size())));
        from = Watch::now();
        for (int i = 0; i < kTimes; ++i) {
            const foursheet::Data data = *states.front().data;
            const foursheet::Team home = *states.front().teams[0];
            const foursheet::Team visitor = *states.front().teams[1];
            kept += data.decks.size() + home.players.size() + visitor.players.size();
        }
        shared.push_back(microsSince(from) / kTimes);
    }
    timeCalls(states, cost);
    cost.state = middleOf(copies);
    cost.shared = middleOf(shared);
    cost.played = kept > 0;
    return cost;
}

}  // namespace thrum::cli
