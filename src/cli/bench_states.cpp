#include "cli/bench_states.hpp"

#include <thrum/app/folders.hpp>
#include <thrum/app/game_of.hpp>
#include <thrum/app/playout.hpp>
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

// Every tenth state of a game of two book coaches, as it was.
std::vector<foursheet::State> statesOfAGame() {
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
    constexpr int kEach = 10;
    int count = 0;
    const auto keep = [&](const foursheet::State& state, std::span<const foursheet::Event>) {
        if (count++ % kEach == 0)
            states.push_back(state);
    };
    if (app::playOut(**game, keep))
        states.clear();
    return states;
}

double middleOf(std::vector<double> values) {
    std::ranges::sort(values);
    return values[values.size() / 2];
}

}  // namespace

StateCost foursheetStateCost(int rounds) {
    constexpr int kTimes = 50;
    const std::vector<foursheet::State> states = statesOfAGame();
    StateCost cost{.states = static_cast<int>(states.size())};
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
    cost.state = middleOf(copies);
    cost.shared = middleOf(shared);
    cost.played = kept > 0;
    return cost;
}

}  // namespace thrum::cli
