#include "conform.hpp"
#include "shipped.hpp"
#include "support/solitaire_random.hpp"

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::conformance;
using games::Solitaire;

TEST_CASE("The Solitaire Coach's game keeps the laws of the house",
          "[conformance][solitaire][property]") {
    Sample<Solitaire> sample;
    sample.begin = [](std::uint64_t n) {
        return Solitaire::newGame(solitaire::test::randomConfig(n));
    };
    sample.run = [](const solitaire::State& state, std::uint64_t bits) {
        return solitaire::test::runOf(state, Solitaire::prompt(state), bits);
    };
    sample.games = 4;
    const Report report = conform(sample);
    INFO(report.text());
    CHECK(report.kept());
    CHECK(report.inputs > 300);
    CHECK(report.refusals > 100);
    CHECK(report.texts > 300);
}
