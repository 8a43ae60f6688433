#include "conform.hpp"
#include "shipped.hpp"

#include <thrum/games/scrimmage.hpp>

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::conformance;

TEST_CASE("SCRIMMAGE keeps the laws of the house", "[conformance][scrimmage][property]") {
    auto sample = shippedSample<games::Scrimmage>();
    sample.games = 1;
    sample.textsEvery = 11;
    // tests/rules/scrimmage plays enough games for every kind of event
    sample.wholeCourse = false;
    const Report report = conform(sample);
    INFO(report.text());
    CHECK(report.kept());
    // and there was something to look at
    CHECK(report.inputs > 100);
    CHECK(report.refusals > 100);
    CHECK(report.texts > 10);
}
