#include "conform.hpp"
#include "shipped.hpp"

#include <thrum/games/touchdown.hpp>

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::conformance;

TEST_CASE("Touchdown-A-Minute keeps the laws of the house", "[conformance][touchdown][property]") {
    auto sample = shippedSample<games::Touchdown>();
    sample.games = 2;
    sample.textsEvery = 3;
    // tests/rules/touchdown plays enough games for every kind of event
    sample.wholeCourse = false;
    const Report report = conform(sample);
    INFO(report.text());
    CHECK(report.kept());
    // and there was something to look at
    CHECK(report.inputs > 100);
    CHECK(report.refusals > 100);
    CHECK(report.texts > 10);
}
