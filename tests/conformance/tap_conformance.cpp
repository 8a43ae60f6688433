#include "conform.hpp"
#include "support/tap_random.hpp"
#include "support/tap_scene.hpp"
#include "tap_offers.hpp"

#include <thrum/games/tap.hpp>

#include <algorithm>

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::conformance;
using namespace thrum::tap::test;
using tap::Phase;
using Tap = games::Tap;

namespace {

/// Random coaches of TAP: it has none of its own that the suite could ask.
Sample<Tap> sampleOfTap() {
    Sample<Tap> sample;
    sample.begin = [](std::uint64_t n) { return Tap::newGame(randomConfig(n)); };
    sample.decide = [](const tap::State& seen,
                       const tap::Prompt& prompt,
                       Side /*side*/,
                       std::uint64_t bits,
                       int attempt) {
        const auto tries = randomTries(seen, prompt, bits);
        return tries[static_cast<std::size_t>(attempt) % tries.size()];
    };
    sample.run = [](const tap::State& state, std::uint64_t bits) {
        return tap::Input{randomRun(state, bits)};
    };
    sample.nonsense = [](const tap::State& /*state*/, std::uint64_t bits) {
        return tap::Input{hostileDecision(bits)};
    };
    sample.offers = tapOffers;
    // arguments of a message are found by name: their order has no meaning
    sample.asKept = [](tap::Event event) {
        std::ranges::sort(event.args);
        return event;
    };
    // a coach who says so without being asked: the book lets him, the prompt does not list it
    sample.takenUnlisted = {"done",
                            "pause",
                            "switch_base",
                            "tune_base",
                            "name_returner",
                            "declare_punt",
                            "declare_field_goal"};
    // calls that find no foul, and turns where everybody near is engaged
    sample.rarelyTaken = {"K1/lift",
                          "K1/name_returner",
                          "K5/done",
                          "call_delay",
                          "call_too_many_men",
                          "call_interference",
                          "call_gunner",
                          "no_call",
                          "pivot",
                          "withdraw",
                          "take_over"};
    // what takes a foul, a near miss or a decision that random coaches do not make; each has its
    // scenarios in tests/rules/tap
    sample.rareEvents = {"intercepted",
                         "safety",
                         "kick_missed",
                         "ball_touched",
                         "out",
                         "out_of_bounds",
                         "progress_called",
                         "kick_failed",
                         "try_failed",
                         "flag_thrown",
                         "penalty_enforced",
                         "penalty_declined",
                         "penalties_offset",
                         "no_foul",
                         "paused",
                         "resumed",
                         "base_tuned",
                         "board_chosen"};
    return sample;
}

/// Both teams about the ball, every helmet somewhere else on its figure.
Scene lineUp(Phase phase) {
    Scene scene{phase};
    scene.standardOffense().standardDefense().carrier("H12").snapTaker("H12");
    scene.with([](tap::State& s) {
        const auto teams = randomConfig(7);
        s.teams[0] = teams.home;
        s.teams[1] = teams.visitor;
    });
    return scene;
}

tap::State passSet(int stopsUsed) {
    Scene scene = lineUp(Phase::PassSet);
    scene.eligible({"H80", "H84", "H88", "H22", "H34"}).holder(Side::Home).stopsUsed(stopsUsed);
    return scene.clock(tap::ClockName::Pass, 20'000).with([](tap::State& s) {
        s.playFacts.pass.declared = true;
        s.playFacts.snapped = true;
    });
}

tap::State puntLineUp() {
    return lineUp(Phase::LineUp)
        .kind(tap::PlayKind::Punt)
        .clock(tap::ClockName::OffenseLineup, 60'000);
}

}  // namespace

TEST_CASE("TAP keeps the laws of the house",
          "[conformance][rules_tap][TAP-GN-3][TAP-GN-6][property]") {
    auto sample = sampleOfTap();
    sample.games = 6;  // each mode by each method
    sample.textsEvery = 41;
    sample.offersEvery = 11;
    sample.takeBackPercent = 6;
    const Report report = conform(sample);
    INFO(report.text());
    CHECK(report.kept());
    CHECK(report.takeBacks > 20);
    CHECK(report.offers > 5'000);
}

TEST_CASE("TAP offers before and after a first choice what it takes",
          "[conformance][rules_tap][TAP-PA-4][TAP-PU-3][TAP-PS-3][TAP-PV-1][property]") {
    auto sample = sampleOfTap();
    sample.games = 0;
    sample.gamesFromStarts = 6;
    sample.stepsFromStarts = 12;
    sample.textsEvery = 1000;
    sample.starts = {{"pass set", passSet(1)},
                     {"punt", puntLineUp()},
                     {"motion", lineUp(Phase::Motion)},
                     {"announce", lineUp(Phase::Announce)},
                     {"stoppage", lineUp(Phase::StopOffense).holder(Side::Home)}};
    const Report report = conform(sample);
    INFO(report.text());
    CHECK_FALSE(report.broke(Law::Agreement));
    CHECK_FALSE(report.broke(Law::Written));
    CHECK_FALSE(report.broke(Law::Refusals));
    CHECK(report.offers > 5'000);
}

TEST_CASE("TAP-TM-1 in place of a late decision the clock that ends first runs out",
          "[conformance][rules_tap][TAP-TM-1][D17]") {
    const tap::State state = Scene{Phase::StopOffense}
                                 .mode(tap::Mode::Tournament)
                                 .method(tap::Method::Clock)
                                 .standardOffense()
                                 .standardDefense()
                                 .carrier("H34")
                                 .holder(Side::Home)
                                 .clock(tap::ClockName::Game, 5000)
                                 .clock(tap::ClockName::Stoppage, 2000);
    const auto expired =
        Tap::expiryInstead(Tap::prompt(state), decide(tap::DecisionKind::Done, 9000));
    REQUIRE(expired);
    CHECK(std::get<tap::TimeExpired>(*expired).clock == tap::ClockName::Stoppage);
}
