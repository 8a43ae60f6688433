#include "conform.hpp"
#include "shipped.hpp"

#include <thrum/games/race.hpp>

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::conformance;

TEST_CASE("Race keeps the laws of the house", "[conformance][race][property]") {
    const Report report = conform(shippedSample<games::Race>(THRUM_RACE_DIR));
    INFO(report.text());
    CHECK(report.kept());
    // and there was something to look at
    CHECK(report.inputs > 500);
    CHECK(report.refusals > 500);
    CHECK(report.takeBacks > 20);
    CHECK(report.twins > 100);
    CHECK(report.texts > 500);
}

TEST_CASE("what a prompt of Race lists beyond words is taken and nothing else",
          "[conformance][race][property]") {
    auto sample = shippedSample<games::Race>(THRUM_RACE_DIR);
    sample.offers = [](const race::State&, const race::Prompt& prompt) {
        std::vector<Sample<games::Race>::Offer> offers;
        for (const race::CoinFace face : prompt.faces)
            offers.push_back(
                {.what = std::string{nameOf(face)},
                 .input = race::Decision{.kind = race::DecisionKind::CallToss, .face = face}});
        if (!prompt.numbers)
            return offers;
        const race::NumberOption& may = *prompt.numbers;
        for (int number = may.least - 1; number <= may.most + 1; ++number)
            offers.push_back(
                {.what = std::to_string(number),
                 .input = race::Decision{.kind = race::DecisionKind::Write, .number = number},
                 .allowed = number >= may.least && number <= may.most});
        return offers;
    };
    const Report report = conform(sample);
    INFO(report.text());
    CHECK(report.kept());
    CHECK(report.offers > 1000);
}
