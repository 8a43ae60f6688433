#include "support/shipped.hpp"

#include <thrum/coach/tap/fair_caller.hpp>

#include <cmath>

#include <catch2/catch.hpp>

using namespace thrum;
using coach::FairCaller;
using coach::SnapSituation;
using coach::Stance;

namespace {

std::vector<Play> playbook() {
    std::vector<Play> plays;
    const app::Library library = test::shippedLibrary();
    for (const auto& entry : library.plays())
        plays.push_back(entry.value);
    return plays;
}

}  // namespace

TEST_CASE("The caller's chart passes more on third and long than on third and short",
          "[coach][caller]") {
    CHECK(coach::passPercent({3, 12.0, 40.0}) > coach::passPercent({3, 1.0, 40.0}) + 30);
    CHECK(coach::passPercent({1, 2.0, 98.0}) < 25);
    for (const int down : {1, 2, 3, 4})
        for (const double spot : {3.0, 40.0, 70.0, 90.0, 97.0}) {
            const SnapSituation here{down, 8.0, spot};
            int all = 0;
            for (const Stance stance : {Stance::AgainstRun, Stance::Balanced, Stance::AgainstPass})
                all += coach::stancePercent(here, stance);
            CHECK(all == 100);
        }
}

TEST_CASE("The caller names a play of the type it drew, the same for the same snap",
          "[coach][caller][determinism]") {
    const auto plays = playbook();
    const FairCaller caller{plays, 4};
    for (std::uint64_t snap = 0; snap < 50; ++snap) {
        const SnapSituation here{1 + static_cast<int>(snap % 4), 5.0, 30.0};
        const auto offense = caller.offense(here, snap);
        const auto defense = caller.defense(here, snap);
        REQUIRE(offense.play != nullptr);
        REQUIRE(defense.play != nullptr);
        CHECK(offense.play->type == offense.type);
        CHECK(defense.play->type == PlayType::Defense);
        CHECK(caller.offense(here, snap).play == offense.play);
    }
}

TEST_CASE("Neither side's call knows the other's, and neither is favored",
          "[coach][caller][fair]") {
    const auto plays = playbook();
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        const auto audit = coach::auditCaller(FairCaller{plays, seed}, seed + 100, 4000);
        // four standard errors: these seeds are fixed, so this cannot fail by luck later
        CHECK(std::abs(audit.correlation) < 4.0 / std::sqrt(4000.0));
        CHECK(std::abs(audit.guessedRightGap) < 4.0 * audit.guessedRightGapError);
        CHECK(audit.first.passes == Approx(audit.first.expectedPasses).epsilon(0.1));
    }
}
