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
    sample.games = 2;
    sample.textsEvery = 7;
    // tests/rules/solitaire plays enough games for every kind of event
    sample.wholeCourse = false;
    // no prompt asks to adjust a man: who lines up may at any time (SOL-DEF-10)
    sample.takenUnlisted = {"adjust"};
    const Report report = conform(sample);
    INFO(report.text());
    CHECK(report.kept());
    CHECK(report.inputs > 300);
    CHECK(report.refusals > 100);
    CHECK(report.texts > 10);
}
