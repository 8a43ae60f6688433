// Whole games of 4SS on the page of the window, with the mouse and with the keys alone: two at one
// screen, solo by the chart, and against the program's coach.

#include "gui/games/foursheet/fss_window.hpp"
#include "gui/tabletop/tabletop_panel.hpp"

#include <algorithm>

#include <QSignalSpy>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using foursheet::CallPlay;
using foursheet::Decision;
using foursheet::DecisionKind;
using foursheet::EventKind;
using foursheet::Phase;
using fss::test::Asked;
using fss::test::Hands;
using fss::test::Window;

namespace {
// Quarters of seven minutes and a half: long enough for all that a game holds.
const std::string kShort = R"({"clock.quarterSeconds":450})";

/// How often something came about in the game as it stands.
int happened(Window& window, EventKind kind) {
    const auto events = window.match().eventsSoFar();
    return static_cast<int>(std::ranges::count(events, kind, &foursheet::Event::kind));
}
/// What a game of football holds, counted from the events of the record.
void checkFootball(Window& window) {
    CHECK(window.state().over);
    CHECK(window.match().doing() == MatchDoing::Over);
    for (const EventKind kind : {EventKind::Kicked,
                                 EventKind::Punted,
                                 EventKind::ReturnChosen,
                                 EventKind::Returned,
                                 EventKind::Touchdown,
                                 EventKind::TryGood,
                                 EventKind::Completed,
                                 EventKind::GameEnded}) {
        INFO(nameOf(kind));
        CHECK(happened(window, kind) > 0);
    }
    CHECK(happened(window, EventKind::FieldGoalGood) + happened(window, EventKind::KickMissed) > 0);
    CHECK(window.plays[CallPlay::Card] > 20);
    CHECK(window.plays[CallPlay::Punt] > 0);
    CHECK(window.plays[CallPlay::FieldGoal] > 0);
}

/// The last page leads to the numbers, to the replay and to the plays that decided it.
void checkLastPage(Window& window) {
    TabletopPage& page = window.page();
    QSignalSpy boxScore{&page, &GamePage::boxScoreAsked};
    QSignalSpy turning{&page, &GamePage::turningPointsAsked};
    QSignalSpy watch{&page, &GamePage::replayAsked};
    QSignalSpy fresh{&page, &GamePage::newGameAsked};
    page.panel().pressMain();
    CHECK(boxScore.size() == 1);
    for (const int choice : {1, 2, 3})
        CHECK(page.panel().pressChoice(choice));
    CHECK(turning.size() == 1);
    CHECK(watch.size() == 1);
    CHECK(fresh.size() == 1);
}
}  // namespace

TEST_CASE("FSS-7.1 two at one screen play a whole game with the mouse, a curtain between them",
          "[gui][foursheet][whole-game][UX-14.1]") {
    Window window{Asked{.seed = 2, .overrides = kShort}, Hands::Mouse};
    const bool played = window.playOut();
    INFO(window.stuckAt());
    REQUIRE(played);
    checkFootball(window);
    checkLastPage(window);
    CHECK(window.curtains > 80);
    CHECK(window.kinds[DecisionKind::SetDefense] > 40);
}

TEST_CASE("FSS-7.1 two at one screen play a whole game with the keys alone",
          "[gui][foursheet][whole-game][keys]") {
    Window window{Asked{.seed = 1, .overrides = kShort}, Hands::Keys};
    const bool played = window.playOut();
    INFO(window.stuckAt());
    REQUIRE(played);
    checkFootball(window);
    CHECK(window.curtains > 80);
}

TEST_CASE("FSS-34.2 a solo game by the chart is played to its end, with the mouse and with keys",
          "[gui][foursheet][whole-game][FSS-34.2]") {
    const Hands hands = GENERATE(Hands::Mouse, Hands::Keys);
    Window window{
        Asked{
            .seed = 1, .mode = Mode::Solitaire, .overrides = kShort, .options = R"({"solo":true})"},
        hands};
    const bool played = window.playOut();
    INFO(window.stuckAt());
    REQUIRE(played);
    checkFootball(window);
    CHECK(window.curtains == 0);
    CHECK(window.kinds[DecisionKind::SetDefense] < 20);  // kicks alone: the chart sets the others
}

TEST_CASE("FSS-35.1 a person plays a whole game against the program's coach",
          "[gui][foursheet][whole-game][FSS-35.1]") {
    const Hands hands = GENERATE(Hands::Mouse, Hands::Keys);
    Window window{Asked{.seed = 2, .overrides = kShort, .seats = {"person", "computer:2"}}, hands};
    const bool played = window.playOut();
    INFO(window.stuckAt());
    REQUIRE(played);
    checkFootball(window);
    CHECK(window.curtains == 0);
}

TEST_CASE("FSS-22.1 FSS-25.2 an audible is called and a tired man sent out in a game on the page",
          "[gui][foursheet][whole-game][FSS-22.1][FSS-25.2]") {
    const Hands hands = GENERATE(Hands::Mouse, Hands::Keys);
    Window window{
        Asked{.seed = 2,
              .overrides =
                  R"({"audible.enabled":true,"fatigue.enabled":true,"clock.quarterSeconds":200})"},
        hands};
    bool changed = false;
    window.wish = [&](Decision& decision) {
        if (window.match().prompt().phase != Phase::Audible || changed)
            return;
        changed = true;
        decision.kind = DecisionKind::Audible;
        decision.card = window.state().call->card == 30 ? 31 : 30;
    };
    // somebody who has to rest in the last quarter goes when his coach says so
    const auto tired = [&]() -> std::optional<int> {
        const auto& state = window.state();
        if (state.quarter != 4 || window.match().prompt().phase != Phase::SetDefense)
            return std::nullopt;
        const Side side = window.match().prompt().side;
        for (int token = 1; token <= 11; ++token) {
            const auto man =
                foursheet::fieldedOn(state, side, foursheet::Unit::FourThree, token).index;
            const auto& player = foursheet::playerOf(*state.teams[foursheet::indexOf(side)], man);
            if (foursheet::restOwed(state, side, player) > 0)
                return token;
        }
        return std::nullopt;
    };
    REQUIRE(window.playOut([&] { return tired().has_value() && !window.match().isCurtained(); }));
    REQUIRE_FALSE(window.state().over);
    CHECK(window.kinds[DecisionKind::Audible] == 1);
    CHECK(happened(window, EventKind::AudibleTried) == 1);
    const int before = happened(window, EventKind::Substituted);
    window.sendsIn = tired();
    const bool played = window.playOut();
    INFO(window.stuckAt());
    REQUIRE(played);
    CHECK(window.state().over);
    CHECK(window.menOffered.filter(QStringLiteral("rests")).size() > 0);
    CHECK(happened(window, EventKind::Substituted) > before);
}
