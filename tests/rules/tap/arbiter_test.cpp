#include "tap_scene.hpp"

#include <thrum/rules/tap/arbiter.hpp>

#include <catch2/catch.hpp>

// What an arbiter may put right (D57): as far as the state allows, and nothing beside it.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {
State lining() {
    Scene scene{Phase::LineUp};
    scene.stage(LineupStage::First).ballOn(40).down(2, 7).score(14, 10).play(5);
    return scene.standardOffense().clock(ClockName::OffenseLineup, 30'000);
}
const Clock* clockOf(const State& s, ClockName name) {
    for (const Clock& clock : s.clocks)
        if (clock.name == name)
            return &clock;
    return nullptr;
}
}  // namespace

TEST_CASE("D57 score, count, down and distance are corrected and the men stay where they are",
          "[tap][D57][UX-9]") {
    const State before = lining();
    const auto after =
        corrected(before, {.score = {13, {}}, .play = 4, .down = 3, .toGain = 2_yd}, 1'000);
    REQUIRE(after);
    CHECK_FALSE(validate(*after));
    CHECK(after->score == std::array{13, 10});
    CHECK(after->play == 4);
    CHECK(after->down == 3);
    CHECK(after->lineToGain == 42_x);
    CHECK(after->figures == before.figures);
    CHECK(clockOf(*after, ClockName::OffenseLineup)->msLeft == 29'000);  // what he had used
}

TEST_CASE("D57 another spot or another ball is lined up anew", "[tap][D57][UX-9]") {
    const State before = lining();
    const auto moved = corrected(before, {.lineOfScrimmage = 33_x}, 0);
    REQUIRE(moved);
    CHECK_FALSE(validate(*moved));
    CHECK(moved->figures.empty());
    CHECK(moved->lineToGain == 40_x);  // still seven
    const auto given = corrected(before, {.offense = Side::Visitor, .down = 1, .toGain = 10_yd}, 0);
    REQUIRE(given);
    CHECK(given->offense == Side::Visitor);
    CHECK(given->lineOfScrimmage == before.lineOfScrimmage);
    CHECK(given->lineToGain == 30_x);  // the visitors attack the other way
    CHECK_FALSE(validate(*given));
    // near a goal line there is no more to gain than to it
    const auto goal = corrected(before, {.lineOfScrimmage = 96_x}, 0);
    REQUIRE(goal);
    CHECK(goal->lineToGain == 100_x);
}

TEST_CASE("D57 a clock is set, also one that was used up, and all are stopped and let go",
          "[tap][D57][UX-9]") {
    State before = lining();
    before.clocks.front().marked = true;
    const auto set = corrected(before, {.clocks = {{ClockName::OffenseLineup, 45'500}}}, 0);
    REQUIRE(set);
    CHECK(clockOf(*set, ClockName::OffenseLineup)->msLeft == 45'500);
    CHECK_FALSE(clockOf(*set, ClockName::OffenseLineup)->marked);
    const auto stopped = withPause(*set, true, 500);
    REQUIRE(stopped);
    CHECK(stopped->paused);
    CHECK(clockOf(*stopped, ClockName::OffenseLineup)->msLeft == 45'000);
    CHECK_FALSE(clockOf(*stopped, ClockName::OffenseLineup)->running);
    CHECK_FALSE(withPause(*stopped, true, 0));  // it is so already
    const auto on = withPause(*stopped, false, 60'000);
    REQUIRE(on);
    CHECK(clockOf(*on, ClockName::OffenseLineup)->running);
    CHECK(clockOf(*on, ClockName::OffenseLineup)->msLeft == 45'000);
}

TEST_CASE("D57 a penalty that is accepted later goes back to the corrected score",
          "[tap][D57][TAP-PE-10]") {
    State dead = Scene{Phase::Dead}.score(6, 0);
    dead.review.before.score = {0, 0};
    const auto after = corrected(dead, {.score = {9, {}}}, 0);
    REQUIRE(after);
    CHECK(after->review.before.score == std::array{3, 0});
}

TEST_CASE("D57 what has no meaning now, or is out of its range, is refused",
          "[tap][D57][refusal]") {
    const State before = lining();
    for (const ArbiterCorrection& wrong :
         {ArbiterCorrection{.score = {-1, {}}},
          ArbiterCorrection{.play = 1000},
          ArbiterCorrection{.down = 5},
          ArbiterCorrection{.lineOfScrimmage = 100_x},
          ArbiterCorrection{.toGain = 0_yd},
          ArbiterCorrection{.clocks = {{ClockName::Pass, 1'000}}},
          ArbiterCorrection{.clocks = {{ClockName::OffenseLineup, 0}}}}) {
        const auto refused = corrected(before, wrong, 0);
        REQUIRE_FALSE(refused);
        CHECK(refused.error().clause == "TAP-GN-3");
    }
    Scene run{Phase::StopOffense};
    run.standardOffense().carrier("H12");
    CHECK_FALSE(mayCorrectDown(run));
    CHECK_FALSE(corrected(run, {.down = 3}, 0));
    CHECK(corrected(run, {.score = {3, {}}}, 0));  // the score can be put right at any time
}
