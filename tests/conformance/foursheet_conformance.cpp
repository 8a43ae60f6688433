#include "conform.hpp"
#include "shipped.hpp"

#include <thrum/games/foursheet.hpp>

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::conformance;

TEST_CASE("4SS keeps the laws of the house", "[conformance][foursheet][property]") {
    auto sample = shippedSample<games::Foursheet>();
    sample.games = 1;
    sample.textsEvery = 29;
    // tests/rules/foursheet plays enough games for every kind of event
    sample.wholeCourse = false;
    const Report report = conform(sample);
    INFO(report.text());
    CHECK(report.kept());
    // and there was something to look at
    CHECK(report.inputs > 100);
    CHECK(report.refusals > 100);
    CHECK(report.texts > 10);
}
