#include "gui/game_desk.hpp"
#include "gui/scoreboard/scoreboard_strip.hpp"

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;

namespace {
void playWhole(tap::Mode mode, int plays, const QString& visitors = QStringLiteral("person")) {
    MatchSetup setup = test::shortGame(mode, plays);
    setup.seats[1] = visitors;
    test::GameDesk desk{setup};
    test::WidgetCoach coach{desk};
    const int answered = coach.playOut();
    INFO("phase " << tap::nameOf(desk.state().phase) << ", wants "
                  << (desk.match().prompt().wants.empty()
                          ? std::string{}
                          : std::string{tap::nameOf(desk.match().prompt().wants.front())}));
    INFO("log: " << desk.page().log().asText().right(1200).toStdString());
    REQUIRE(answered > 8);
    CHECK(desk.match().doing() == MatchDoing::Over);
    CHECK(desk.state().over);
    CHECK(desk.state().half >= 2);
    CHECK(coach.seen().count(tap::Phase::KickLineUp) == 1);
    if (visitors == QStringLiteral("person")) {
        CHECK(coach.seen().count(tap::Phase::LineUp) == 1);
        CHECK(coach.seen().count(tap::Phase::SetDefense) == 1);
    }
    // The score on the strip is the state's.
    CHECK(desk.window().scoreboard().facts().home.score == desk.state().score[0]);
    CHECK(desk.window().scoreboard().facts().visitor.score == desk.state().score[1]);
}
}  // namespace

TEST_CASE("a whole solitaire game is played in the window", "[gui][TAP-MD-1][whole]") {
    playWhole(tap::Mode::Solitaire, 3);
}

TEST_CASE("a whole hot-seat game is played in the window", "[gui][TAP-MD-1][whole]") {
    playWhole(tap::Mode::Hotseat, 2);
}

TEST_CASE("a whole tournament game is played in the window", "[gui][TAP-MD-1][whole]") {
    playWhole(tap::Mode::Tournament, 2);
}

TEST_CASE("a whole game against a coach of the program is played in the window",
          "[gui][TAP-MD-1][D50][whole]") {
    playWhole(tap::Mode::Hotseat, 1, QStringLiteral("computer:2"));
}
