#include "tap_scene.hpp"

#include <algorithm>
#include <ctime>

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::tap::test;

namespace {

// Processor time of one call in nanoseconds: the least of several rounds, so that a busy machine
// counts little.
template <class F>
double nanoseconds(int times, F&& once) {
    double best = 1e18;
    for (int round = 0; round < 7; ++round) {
        const std::clock_t from = std::clock();
        for (int i = 0; i < times; ++i)
            once();
        const double spent = static_cast<double>(std::clock() - from) / CLOCKS_PER_SEC;
        best = std::min(best, spent * 1e9 / times);
    }
    return best;
}

}  // namespace

// The numbers of docs/performance.md: thrum_test_match -s "[measure]"
TEST_CASE("what a state costs to copy, to ask and to carry on", "[.][measure]") {
    Scene scene{tap::Phase::StopOffense};
    scene.standardOffense().standardDefense().carrier("H12").holder(Side::Home).stopsUsed(1);
    const tap::State state = scene;
    const tap::Input turn = pivot(state, "H34", 30.0);
    std::size_t seen = 0;
    const double copy = nanoseconds(20'000, [&] {
        const tap::State other = state;
        seen += other.figures.size();
    });
    const double ask = nanoseconds(2'000, [&] { seen += tap::prompt(state).wants.size(); });
    const double step = nanoseconds(2'000, [&] {
        const auto after = tap::apply(state, turn);
        seen += after ? after->events.size() : 0;
    });
    CHECK(seen > 0);
    WARN("a state: copied in " << copy << " ns, its prompt in " << ask << " ns, one pivot in "
                               << step << " ns");
}
