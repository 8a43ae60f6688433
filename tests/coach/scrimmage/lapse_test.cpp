#include <thrum/coach/scrimmage/coach.hpp>
#include <thrum/core/hash.hpp>
#include <thrum/rules/scrimmage/grid.hpp>

#include <functional>

#include <catch2/catch.hpp>

// Lapses of the weaker coaches: squares that are wasted, as often as the level has it, and nothing
// worse than that.
using namespace thrum;
using namespace thrum::scrimmage;

namespace {

// Turns of games between coaches of plain sense.
void watchTurns(std::uint64_t seed,
                int most,
                const std::function<void(const State& seen, const Prompt& due)>& watcher) {
    State state = newGame({})->next;
    std::uint64_t key = 0;
    for (int turns = 0; !state.over && turns < most;) {
        const Prompt due = prompt(state);
        const std::uint64_t bits = bitsAt(seed, ++key);
        if (due.kind == Awaits::Chance) {
            const auto sides = static_cast<std::uint32_t>(due.high - due.low + 1);
            const int drawn = due.low + dieAt(bits, 1, sides) - 1;
            state = scrimmage::apply(state, Chance{{drawn}, false})->next;
            continue;
        }
        const State seen = observe(state, due.side);
        if (state.phase == Phase::Turn) {
            watcher(seen, prompt(seen));
            ++turns;
        }
        const auto step = scrimmage::apply(state, bookDecision(seen, due, due.side, bits, 0));
        REQUIRE(step);
        state = step->next;
    }
}

}  // namespace

TEST_CASE("SCR-M10 a lapse is a move that is allowed, of nobody with the ball and into nobody",
          "[scrimmage][coach][SCR-M10][property]") {
    int lapses = 0;
    watchTurns(3, 60, [&](const State& seen, const Prompt& due) {
        for (std::uint64_t bits = 1; bits <= 8; ++bits) {
            const auto idle = lapse(seen, due, due.side, bits, 100);
            if (!idle)
                continue;
            ++lapses;
            CHECK_FALSE(check(seen, Input{*idle}));
            CHECK(idle->kind == DecisionKind::Move);
            CHECK(idle->man != seen.carrier);
            CHECK(manAt(seen, other(due.side), *idle->to) == nullptr);
        }
    });
    CHECK(lapses > 200);
}

TEST_CASE("SCR-R1 lapses are as frequent as they are said to be, and fall by a coach's own lot",
          "[scrimmage][coach][SCR-R1]") {
    constexpr int kOften = 30;
    constexpr std::uint64_t kLots = 400;
    watchTurns(5, 1, [&](const State& seen, const Prompt& due) {
        int lapses = 0;
        for (std::uint64_t bits = 1; bits <= kLots; ++bits) {
            const auto idle = lapse(seen, due, due.side, bits, kOften);
            CHECK(idle == lapse(seen, due, due.side, bits, kOften));
            lapses += idle ? 1 : 0;
            CHECK_FALSE(lapse(seen, due, due.side, bits, 0));
        }
        // four standard errors
        CHECK(lapses > 120 - 37);
        CHECK(lapses < 120 + 37);
    });
}

TEST_CASE("SCR-M13 the better a coach the fewer his lapses, and the best has none",
          "[scrimmage][coach][SCR-M13]") {
    using coach::lapsesOfHundred;
    CHECK(coach::kLowestThinker == 2);
    CHECK(kBeginnerLapses > lapsesOfHundred(coach::kLowestThinker));
    for (int level = coach::kLowestThinker; level < coach::kHighestLevel; ++level)
        CHECK(lapsesOfHundred(level) > lapsesOfHundred(level + 1));
    CHECK(lapsesOfHundred(coach::kHighestLevel) == 0);
}

TEST_CASE("SCR-Q7 what a beginner does gives nothing of the call away to him",
          "[scrimmage][coach][SCR-Q7][hidden]") {
    // where a lapse falls anyway nothing is weighed: the same idle move whatever was called
    watchTurns(7, 40, [&](const State& seen, const Prompt& due) {
        if (due.side == seen.offense || seen.shown.kind)
            return;
        State run = seen;
        run.call = {PlayKind::Run, Label::T, std::nullopt};
        CHECK(lapse(run, due, due.side, 4, 100) == lapse(seen, due, due.side, 4, 100));
    });
}
