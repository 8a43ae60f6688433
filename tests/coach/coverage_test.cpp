#include "coach/coach_table.hpp"
#include "coach/tap/scout.hpp"
#include "coach/tap/search.hpp"
#include "coach/tap/situation.hpp"

#include <algorithm>
#include <cmath>

using namespace thrum;
using test::CoachTable;

namespace {

constexpr double kSameWay = 60.0;  // degrees

struct Bench {
    CoachTable table;
    std::unique_ptr<app::TapGame> game = table.begin("computer:2", "computer:2", 33, 20);
    coach::Lineups lineups = app::lineupsOf(game->sharedLineups());
    coach::Speeds speeds;

    [[nodiscard]] coach::Sense sense(coach::Coverage coverage, std::uint64_t seed = 5) const {
        return coach::Sense{{&lineups, &speeds, {}, coverage}, seed};
    }
    template <typename Wanted>
    [[nodiscard]] std::vector<tap::State> statesOf(std::size_t most, const Wanted& wanted) const {
        return CoachTable::statesOf(*table.begin("computer:2", "computer:2", 33, 20), most, wanted);
    }
};

coach::TableView offenseOf(const tap::State& state) {
    return coach::viewOf(state, state.offense, coach::Speeds{});
}

// A free receiver of the offense ahead of whom this man runs, and the same way.
bool runsAhead(const tap::State& state, FigureId id) {
    const coach::TableView table = offenseOf(state);
    const coach::Man& man = table.men[table.indexOf(id)];
    const auto& eligible = state.playFacts.eligibleAtSnap;
    return std::ranges::any_of(table.men, [&](const coach::Man& receiver) {
        return receiver.attacks && receiver.free() && man.x > receiver.x &&
               std::hypot(man.x - receiver.x, man.y - receiver.y) < 6.5 &&
               coach::apart(man.heading, receiver.heading) < kSameWay - 5.0 &&
               std::ranges::find(eligible, receiver.id) != eligible.end();
    });
}

// Seconds that a man needs to the carrier.
double soonAt(const tap::State& state, FigureId id) {
    const coach::TableView table = offenseOf(state);
    return coach::intercept(table, table.indexOf(id), table.carrier).seconds;
}

int turnedFromReceivers(const Bench& bench,
                        const std::vector<tap::State>& stops,
                        coach::Coverage coverage) {
    int turned = 0;
    for (const tap::State& state : stops) {
        coach::Sense sense = bench.sense(coverage);
        for (const tap::Decision& decision :
             sense.think(state, tap::prompt(state), other(state.offense), 0))
            turned += decision.kind == tap::DecisionKind::Pivot &&
                              runsAhead(state, *decision.figure) &&
                              soonAt(state, *decision.figure) > 0.7
                          ? 1
                          : 0;
    }
    return turned;
}

}  // namespace

TEST_CASE(
    "Against late throws whoever runs ahead of a receiver is left there while the passer may "
    "stop the board again and throw",
    "[coach][defense][TAP-PA-1][TAP-SW-2]") {
    const Bench bench;
    auto stops = bench.statesOf(60, [](const tap::State& state) {
        return state.phase == tap::Phase::StopOffense && !state.handover &&
               coach::wants(tap::prompt(state), tap::DecisionKind::DeclarePass) &&
               state.stopsUsed < state.rules->stoppages.max;
    });
    REQUIRE(stops.size() > 10);
    // the passer throws nothing yet, but has turned so many men that everybody may answer
    for (tap::State& state : stops) {
        state.phase = tap::Phase::StopDefense;
        state.playFacts.offenseTurns = 9;
    }
    CHECK(turnedFromReceivers(bench, stops, coach::Coverage::EarlyThrows) > 3);
    CHECK(turnedFromReceivers(bench, stops, coach::Coverage::LateThrows) == 0);
    // after the last stop nobody throws any more
    for (tap::State& state : stops)
        state.stopsUsed = state.rules->stoppages.max;
    CHECK(turnedFromReceivers(bench, stops, coach::Coverage::LateThrows) > 3);
}

TEST_CASE("Against late throws nobody split wide on the line is met face to face",
          "[coach][defense]") {
    const Bench bench;
    const auto due = CoachTable::defensesDue(*bench.table.begin("computer:2", "computer:2", 33, 20),
                                             12,
                                             [](double goal) { return goal > 20.0; });
    struct Seen {
        int ahead = 0;
        int faced = 0;
    };
    // how those stand who are nearest to men split wide on the line
    const auto seen = [&](coach::Coverage coverage) {
        Seen all;
        for (const tap::State& state : due) {
            const coach::TableView table = offenseOf(state);
            for (std::uint64_t seed = 1; seed <= 4; ++seed) {
                coach::Sense sense = bench.sense(coverage, seed);
                const auto plan = sense.think(state, tap::prompt(state), other(state.offense), 0);
                for (const coach::Man& receiver : table.men) {
                    if (!receiver.attacks || std::abs(receiver.y) < coach::kSplitWide ||
                        table.line - receiver.x > 4.0)
                        continue;
                    double nearest = 7.0;
                    double off = 90.0;
                    for (const tap::Decision& decision : plan)
                        for (const tap::Placement& placed : decision.placements) {
                            const double away = std::hypot(table.x(placed.pose.at) - receiver.x,
                                                           table.y(placed.pose.at) - receiver.y);
                            if (away < nearest) {
                                nearest = away;
                                off = coach::apart(table.fromField(placed.pose.heading),
                                                   receiver.heading);
                            }
                        }
                    all.ahead += off < 5.0 ? 1 : 0;
                    all.faced += off > 120.0 ? 1 : 0;
                }
            }
        }
        return all;
    };
    const Seen early = seen(coach::Coverage::EarlyThrows);
    CHECK(early.faced > 0);
    const Seen late = seen(coach::Coverage::LateThrows);
    CHECK(late.ahead > 20);
    CHECK(late.faced == 0);
}

TEST_CASE("Against late throws somebody runs ahead of a receiver who has gone in motion",
          "[coach][defense][motion]") {
    const Bench bench;
    const auto moved = bench.statesOf(8, [](const tap::State& state) {
        return state.phase == tap::Phase::Match && !state.handover &&
               coach::optionFor(tap::prompt(state), tap::DecisionKind::MoveInMotion) != nullptr;
    });
    REQUIRE_FALSE(moved.empty());
    const auto followed = [&](coach::Coverage coverage) {
        int ahead = 0;
        int faced = 0;
        for (const tap::State& state : moved) {
            const coach::TableView table = offenseOf(state);
            coach::Sense sense = bench.sense(coverage);
            for (const tap::Decision& decision :
                 sense.think(state, tap::prompt(state), other(state.offense), 0)) {
                if (decision.kind != tap::DecisionKind::MoveInMotion)
                    continue;
                const Pose& pose = decision.placements.front().pose;
                const auto receiver =
                    std::ranges::min_element(table.men, {}, [&](const coach::Man& man) {
                        return man.attacks
                                   ? std::hypot(table.x(pose.at) - man.x, table.y(pose.at) - man.y)
                                   : 1e9;
                    });
                const double off = coach::apart(table.fromField(pose.heading), receiver->heading);
                ahead += off < 1.0 ? 1 : 0;
                faced += off > 120.0 ? 1 : 0;
            }
        }
        return std::pair{ahead, faced};
    };
    const auto [earlyAhead, earlyFaced] = followed(coach::Coverage::EarlyThrows);
    CHECK(earlyAhead == 0);
    REQUIRE(earlyFaced > 0);
    const auto [lateAhead, lateFaced] = followed(coach::Coverage::LateThrows);
    CHECK(lateAhead == earlyFaced);
    CHECK(lateFaced == 0);
}
