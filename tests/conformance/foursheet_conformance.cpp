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
    // everybody sees what is called for, in which formation and how fast; the card is covered
    sample.alikeFromOutside = [](const foursheet::Input& a, const foursheet::Input& b) {
        const auto* one = std::get_if<foursheet::Decision>(&a);
        const auto* two = std::get_if<foursheet::Decision>(&b);
        return one != nullptr && two != nullptr && one->kind == two->kind && one->ms == two->ms &&
               one->choice == two->choice && one->play == two->play &&
               one->formation == two->formation && one->substitutes == two->substitutes &&
               one->pace == two->pace;
    };
    const Report report = conform(sample);
    INFO(report.text());
    CHECK(report.kept());
    // and there was something to look at
    CHECK(report.inputs > 100);
    CHECK(report.refusals > 100);
    CHECK(report.texts > 10);
}
