#include "support/shipped.hpp"
#include "support/temporary_folder.hpp"

#include <thrum/games/tap/trials.hpp>

#include <algorithm>

#include <catch2/catch.hpp>

using namespace thrum;

namespace {
app::TapTrialAsked asked(const app::Library& library, const char* play) {
    return {.home = "lancers",
            .visitor = "wildcats",
            .board = "2x4",
            .speedTenths = 50,
            .play = *library.play(play),
            .defense = "four-three"};
}
}  // namespace

TEST_CASE("UX-11 a play is tried with luck of its own each time, and the same seed is the same",
          "[app][trials][UX-11]") {
    const app::Library library = test::shippedLibrary();
    const auto rules = test::sourceTree() / "rules";
    for (const char* play : {"pro-sweep", "sg-slants"}) {
        INFO(play);
        const auto trials = app::trialsOfPlay(library, rules, asked(library, play));
        REQUIRE(trials);
        std::vector<coach::TrialOutcome> first;
        int ended = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            first.push_back((*trials)->run(seed));
            ended += first.back().counts ? 1 : 0;
        }
        CHECK(ended == 6);
        CHECK(std::ranges::any_of(first, [&](const auto& each) { return each != first[0]; }));
        for (std::uint64_t seed = 6; seed >= 1; --seed)
            CHECK((*trials)->run(seed) == first[seed - 1]);
    }
}

TEST_CASE("What cannot be tried is told in a sentence", "[app][trials][refusal]") {
    const app::Library library = test::shippedLibrary();
    const auto rules = test::sourceTree() / "rules";
    auto wanted = asked(library, "pro-sweep");
    wanted.defense = "wing-t";
    CHECK(app::trialsOfPlay(library, rules, wanted).error() == "there is no defense \"wing-t\"");
    wanted = asked(library, "pro-sweep");
    wanted.play.carrier = "XX";
    CHECK_FALSE(app::trialsOfPlay(library, rules, wanted));
    wanted = asked(library, "pro-sweep");
    wanted.board = "nowhere";
    CHECK_FALSE(app::trialsOfPlay(library, rules, wanted));
    CHECK_FALSE(app::trialsOfMoment(library, "no game\n", "x", 0));
}

TEST_CASE("A play whose line-up is illegal is refused with what the rules say of it",
          "[app][trials][refusal][TAP-LO-2][regression]") {
    app::Library library = test::shippedLibrary();
    const auto rules = test::sourceTree() / "rules";
    auto wanted = asked(library, "pro-sweep");
    Formation sparse = *library.formation(wanted.play.formation);
    // a lineman steps off the line: six are left on it
    const auto man = std::ranges::find(sparse.men, "RG", &FormationMan::role);
    REQUIRE(man != sparse.men.end());
    man->front = Distance::yards(man->front.yards() + 6.0);
    const test::TemporaryFolder own;
    const auto kept = library.keep(own.path(), sparse, "Six on the line");
    REQUIRE(kept);
    wanted.play.formation = kept->id;
    const auto refused = app::trialsOfPlay(library, rules, wanted);
    REQUIRE_FALSE(refused);
    INFO(refused.error());
    CHECK(refused.error().find("cannot stand so: ") != std::string::npos);
    CHECK(refused.error().find("at least 7 needed") != std::string::npos);
}
