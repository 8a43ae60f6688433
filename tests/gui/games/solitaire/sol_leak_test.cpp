// Nobody sees the second at which the ball comes loose, nor what a shot's draws will be.

#include "gui/games/solitaire/sol_rig.hpp"

#include <QCoreApplication>
#include <QImage>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using gui::test::SolRig;
using solitaire::Phase;

namespace {
struct Look {
    QImage picture;
    QStringList texts;
    QString title;
};

Look look(SolRig& rig) {
    for (int i = 0; i < 4; ++i)
        QCoreApplication::processEvents();
    return {rig.window().grab().toImage(), rig.texts(), rig.page().title()};
}
}  // namespace

TEST_CASE("SOL-RUN-4 the second at which the ball comes loose shows in nothing",
          "[gui][solitaire][SOL-RUN-4][UX-14.1][leak]") {
    // the same play with a ball that is hardly held and with one that never falls: nothing of the
    // draw but its outcome may differ, and before the board runs nothing at all
    const std::string options = R"({"plays_per_quarter":10})";
    SolRig one{{.seed = 3,
                .options = options,
                .overrides = R"({"kickoff.mode":"kicked","fumble.shakeRatePerS":0.004})"}};
    SolRig two{{.seed = 3,
                .options = options,
                .overrides = R"({"kickoff.mode":"kicked","fumble.shakeRatePerS":0.005})"}};
    for (SolRig* rig : {&one, &two})
        REQUIRE(rig->playTo(Phase::Stop));
    REQUIRE(one.state().figures == two.state().figures);
    const Look first = look(one);
    const Look second = look(two);
    CHECK(first.picture == second.picture);
    CHECK(first.texts == second.texts);
    CHECK(first.title == second.title);
    for (const SolRig* rig : {&one, &two}) {
        CHECK_FALSE(rig->state().carry.looseTick.has_value());
        CHECK(rig->state().playFacts.shakes.empty());
        // it was drawn: the game itself knows it
        CHECK(rig->match().game().state().carry.looseTick.has_value());
    }
    CHECK(one.match().game().state().carry.looseTick != two.match().game().state().carry.looseTick);
}

TEST_CASE("SOL-UI-6 what is shown of a shot is the same whatever its draws will be",
          "[gui][solitaire][SOL-UI-6][SOL-AI-6][leak]") {
    const std::string options = R"({"plays_per_quarter":10})";
    SolRig one{{.seed = 3, .options = options, .overrides = R"({"kickoff.mode":"kicked"})"}};
    SolRig two{{.seed = 3,
                .options = options,
                .overrides = R"({"kickoff.mode":"kicked","ttqb.noise":false})"}};
    REQUIRE(one.playTo(Phase::KickShot));
    REQUIRE(two.playTo(Phase::KickShot));
    REQUIRE(one.state().figures == two.state().figures);
    const Look first = look(one);
    const Look second = look(two);
    CHECK(first.picture == second.picture);
    CHECK(first.texts == second.texts);
}
