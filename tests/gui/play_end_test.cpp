// The end of a play: it is looked at before the board is cleared, and the touch it was ruled on is
// shown again. And what holds the switch up.

#include "gui/archive/game_views.hpp"
#include "gui/board/board_view.hpp"
#include "gui/commands/commands.hpp"
#include "gui/game_test.hpp"
#include "gui/games/tap/play_over_page.hpp"
#include "gui/games/tap/tap_strip.hpp"
#include "gui/held_time.hpp"
#include "gui/match/side_band.hpp"
#include "gui/replay/replay_page.hpp"
#include "gui/widgets/action_list.hpp"
#include "gui/widgets/choice_button.hpp"
#include "support/wait_for.hpp"

#include <thrum/app/replay.hpp>

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>

namespace {
/// Over the line with a defender in his way: the run can only end with the two of them.
std::string breakingFree(const std::string& more = "") {
    return R"({"phase":"S16r","half":1,"play":3,"offense":"home","down":2,"line_of_scrimmage":40,
        "line_to_gain":47,"carrier":"H34","switch_holder":"visitor",
        "figures":{"H34":{"x":42,"y":26.6665},"V52":{"x":46,"y":26.6665,"heading_deg":180},
                   "V55":{"x":47,"y":29,"heading_deg":180},"V91":{"x":47,"y":24,"heading_deg":180}},
        "play_facts":{"snapped":true,"counted":true,"line_reached":true,"snap_taker":"H12"})" +
           (more.empty() ? "" : "," + more) + "}";
}
constexpr int kStrayMs = 400;

/// Switches on and waits for the end of the play.
bool playItOut(GameDesk& desk) {
    desk.match().setBrisk(false);
    desk.press(Qt::Key_Space);
    return waitFor(
        [&] {
            return desk.match().doing() == MatchDoing::Ended ||
                   desk.match().doing() == MatchDoing::Waiting;
        },
        60'000);
}
QString shownIn(GameDesk& desk, const char* label) {
    return desk.find<QLabel>(label)->text();
}
}  // namespace

TEST_CASE("UX-7.1 a play that is over stays on the board until the coach goes on",
          "[gui][UX-7.1]") {
    test::HeldTime time;
    GameDesk desk{shortGame(tap::Mode::Solitaire, 20), breakingFree(), time};
    REQUIRE(desk.settle());
    REQUIRE(playItOut(desk));
    REQUIRE(desk.match().doing() == MatchDoing::Ended);
    // the game itself is past it, and what was decided is kept
    CHECK(desk.match().game().state().figures.empty());
    CHECK(desk.page().board().scene().figures.size() == 4);
    CHECK(desk.panel().band().title() == QStringLiteral("The play is over"));
    CHECK_FALSE(shownIn(desk, "playResult").isEmpty());
    CHECK(shownIn(desk, "nextDown").startsWith(QStringLiteral("Next: ")));
    CHECK(desk.panel().mainButtonWidget()->text() == QStringLiteral("Next play"));
    // nobody's clock runs and no key of a coach decides anything
    CHECK(desk.match().elapsedMs() == 0);
    const std::size_t inputs = desk.match().game().session().inForce();
    desk.press(Qt::Key_Space);
    CHECK(desk.match().doing() == MatchDoing::Ended);
    desk.press(Qt::Key_Return);  // meant for the switch that had just gone off by itself
    CHECK(desk.match().doing() == MatchDoing::Ended);
    time.pass(kStrayMs);
    desk.press(Qt::Key_Return);
    CHECK(desk.match().doing() == MatchDoing::Waiting);
    CHECK(desk.match().game().session().inForce() == inputs);
    CHECK(desk.page().board().scene().figures.empty());
    CHECK_FALSE(desk.page().board().scene().spot);  // that was of the play
    CHECK(desk.state().phase == Phase::LineUp);
}

TEST_CASE("UX-9 what happened is told once, and not again at every step after it", "[gui][UX-9]") {
    GameDesk desk{shortGame(tap::Mode::Hotseat, 4)};
    REQUIRE(desk.settle());
    QStringList said;
    QObject::connect(
        &desk.page(), &TapPage::said, &desk.page(), [&](const QString& text) { said << text; });
    gui::test::WidgetCoach coach{desk};
    constexpr int kPrompts = 40;
    for (int i = 0; i < kPrompts && coach.act(); ++i)
        REQUIRE(desk.settle());
    INFO(said.join(QLatin1Char('|')).toStdString());
    REQUIRE(said.size() > 5);
    CHECK(std::ranges::adjacent_find(said) == said.end());
}

TEST_CASE("UX-8 a play watched again begins at its snap, goes at once and waits for nobody",
          "[gui][UX-8][UX-17]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire, 20), breakingFree()};
    REQUIRE(desk.settle());
    REQUIRE(playItOut(desk));
    REQUIRE(desk.match().doing() == MatchDoing::Ended);
    // where the ball was spotted is marked: the men lie elsewhere
    CHECK(desk.page().board().scene().spot.has_value());
    desk.window().commands()[Command::WatchAgain]->trigger();
    ReplayPage& replay = desk.window().views().replayPage();
    REQUIRE(replay.isVisible());
    CHECK(replay.player().isPlaying());
    const app::Replay& game = replay.document().replay();
    for (const app::ReplayStep& step : game.steps())
        if (step.kind == app::ReplayStep::Kind::Decision)
            CHECK(step.endMs - step.startMs <= app::ReplayPace{}.leastMs);
    replay.player().pause();
    replay.player().seek(game.lengthMs());
    CHECK(replay.board().scene().spot.has_value());
}

TEST_CASE("UX-7.1 a play that the coin ends stays on the board like any other",
          "[gui][UX-7.1][TAP-FU-3]") {
    MatchSetup setup = shortGame(tap::Mode::Solitaire, 20);
    setup.realDice = true;
    test::HeldTime time;
    GameDesk desk{setup,
                  R"({"phase":"S18","half":1,"play":3,"offense":"home","down":2,
                      "line_of_scrimmage":40,"line_to_gain":47,"carrier":"H34",
                      "figures":{"H34":{"x":45,"y":26.6665},
                                 "V52":{"x":46.5,"y":26.6665,"heading_deg":180}},
                      "play_facts":{"snapped":true,"counted":true,"line_reached":true,
                                    "snap_taker":"H12","fumbled_by":"H34","recoverer":"V52",
                                    "fumble_spot":46}})",
                  time};
    REQUIRE(desk.settle());
    desk.match().setBrisk(false);
    desk.press(Qt::Key_1);  // heads: down at the spot
    REQUIRE(desk.match().doing() == MatchDoing::Ended);
    CHECK(desk.match().game().state().figures.empty());
    CHECK(desk.page().board().scene().figures.size() == 2);
    CHECK(desk.panel().band().title() == QStringLiteral("The play is over"));
    CHECK_FALSE(shownIn(desk, "playResult").isEmpty());
    time.pass(kStrayMs);
    desk.press(Qt::Key_Return);
    CHECK(desk.match().doing() == MatchDoing::Waiting);
    CHECK(desk.page().board().scene().figures.empty());
}

TEST_CASE("UX-7.1 what the dice of a try came to is told before the kickoff",
          "[gui][UX-7.1][TAP-XP-2]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire, 20),
                  R"({"phase":"X1","offense":"home","try_kind":"extra_point",
                      "try_team":"home"})"};
    REQUIRE(desk.settle());
    desk.match().setBrisk(false);
    desk.press(Qt::Key_Return);
    desk.press(Qt::Key_Return);  // enough of the dice
    REQUIRE(desk.match().doing() == MatchDoing::Ended);
    CHECK(desk.panel().band().title() == QStringLiteral("The play is over"));
    CHECK_FALSE(shownIn(desk, "playResult").isEmpty());
    CHECK(desk.find<ActionList>("lookAgain")->items().empty());  // nothing ran
}

TEST_CASE("in a tournament the look at the end of a play is short", "[gui][UX-9]") {
    test::HeldTime time;
    GameDesk desk{shortGame(tap::Mode::Tournament, 20), breakingFree(), time};
    REQUIRE(desk.settle());
    REQUIRE(playItOut(desk));
    REQUIRE(desk.match().doing() == MatchDoing::Ended);
    time.pass(3'900);
    CHECK(desk.match().doing() == MatchDoing::Ended);
    time.pass(100);
    CHECK(desk.match().doing() == MatchDoing::Waiting);  // by itself
}

TEST_CASE("UX-14.4 \"Show me\" names who met whom first, both edges, when and how near",
          "[gui][UX-14.4]") {
    GameDesk desk{shortGame(tap::Mode::Hotseat, 20), breakingFree()};
    REQUIRE(desk.settle());
    REQUIRE(playItOut(desk));
    REQUIRE(desk.match().doing() == MatchDoing::Ended);
    auto* looks = desk.find<ActionList>("lookAgain");
    REQUIRE(looks->items().size() == 2);
    REQUIRE(desk.window().commands()[Command::ShowTouch]->isEnabled());
    desk.press(Qt::Key_R, Qt::ShiftModifier);
    ReplayPage& replay = desk.window().views().replayPage();
    REQUIRE(replay.isVisible());
    const auto* told = replay.findChild<QLabel*>(QStringLiteral("touchTold"));
    REQUIRE(told != nullptr);
    INFO(told->text().toStdString());
    static const QRegularExpression whole{
        QStringLiteral("^First touch: #\\d+ (front|left|right|rear) on #\\d+ "
                       "(front|left|right|rear), at \\d+\\.\\d\\d s of the play, "
                       "(\\d\\.\\d\\d) yd apart\\.$")};
    const auto match = whole.match(told->text());
    REQUIRE(match.hasMatch());
    CHECK(match.captured(3).toDouble() < 0.1);  // 0.3 mm and the rounding of the record
    CHECK(replay.player().isPlaying());
    CHECK(replay.player().speed() == 0);
    REQUIRE(replay.player().loop());
    CHECK(replay.player().loop()->second - replay.player().loop()->first <= 1000);
    // and back to where the coach was
    QTest::keyClick(&replay.board(), Qt::Key_Escape);
    CHECK(desk.match().doing() == MatchDoing::Ended);
    CHECK(desk.page().isVisible());
}

TEST_CASE("UX-7.2 the switch waits for a call that is still open, and says so",
          "[gui][UX-7.2][TAP-PE-7]") {
    GameDesk desk{shortGame(tap::Mode::Hotseat, 20),
                  R"({"phase":"S6","half":1,"play":3,"offense":"home","down":2,
                      "line_of_scrimmage":40,"line_to_gain":47,
                      "figures":{"H12":{"x":34,"y":26.6665},"H50":{"x":38.9,"y":26.6665},
                                 "V52":{"x":46,"y":26.6665,"heading_deg":180}},
                      "play_facts":{"snap_taker":"H12"},
                      "review":{"may_call":{"home":true,"visitor":false}},
                      "clocks":[{"name":"penalty_call","ms_left":8000},
                                {"name":"snap","ms_left":20000,"side":"home"}]})"};
    REQUIRE(desk.settle());
    auto* main = desk.panel().mainButtonWidget();
    CHECK_FALSE(main->isEnabled());
    QString said;
    QObject::connect(&desk.page(), &TapPage::said, [&](const QString& text) { said = text; });
    desk.press(Qt::Key_Space);
    CHECK(said.startsWith(QStringLiteral("TAP-PE-7: a call is still open")));
    CHECK(desk.state().phase == Phase::Ready);
    // the coach who may call says that he has none
    auto* noCall = desk.panel().findChild<QWidget*>(QStringLiteral("calls"));
    QPushButton* none = nullptr;
    for (auto* button : noCall->findChildren<QPushButton*>())
        if (button->isVisible() && button->text().contains(QStringLiteral("No call · ")))
            none = button;
    REQUIRE(none != nullptr);
    desk.click(none);
    CHECK(main->isEnabled());
}

TEST_CASE("UX-7.4 where there is one choice it is the main button, and the other says why not",
          "[gui][UX-7.2][UX-7.4][TAP-ON-1]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire),
                  R"({"phase":"K0","offense":"visitor","opening_kicker":"home",
                      "play_facts":{"kind":"kickoff"}})"};
    REQUIRE(desk.settle());
    auto* choices = desk.find<ActionList>("choices");
    REQUIRE(choices->items().size() == 2);
    CHECK(choices->items()[0].enabled);
    CHECK_FALSE(choices->items()[1].enabled);
    CHECK(choices->items()[1].note.startsWith(QStringLiteral("TAP-ON-")));
    desk.press(Qt::Key_Return);
    CHECK(desk.state().phase == Phase::KickLineUp);
}

TEST_CASE("the wheel over a man who may not be turned leaves the view and is refused",
          "[gui][UX-6.2][TAP-MD-3]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire),
                  R"({"phase":"S8","offense":"home","down":2,"line_of_scrimmage":40,
                      "line_to_gain":47,"carrier":"H12","stops_used":1,
                      "figures":{"H12":{"x":34,"y":26.6665},"V21":{"x":46.5,"y":17}},
                      "play_facts":{"snapped":true,"counted":true,"snap_taker":"H12"}})"};
    REQUIRE(desk.settle());
    int refused = 0;
    QObject::connect(&desk.match(), &TapMatch::refused, [&] { ++refused; });
    const double zoom = desk.page().board().view().zoom();
    for (int i = 0; i < 3; ++i)
        desk.wheel(desk.man(QStringLiteral("V21")), 1);
    CHECK(desk.page().board().view().zoom() == zoom);
    CHECK(refused == 1);  // one spin, one sentence
}

TEST_CASE("UX-7.1 a touchdown from scrimmage tells its yards", "[gui][UX-7.1][TAP-SC-1]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire, 20),
                  R"({"phase":"S16r","half":1,"play":3,"offense":"home","down":2,
        "line_of_scrimmage":60,"line_to_gain":67,"carrier":"H34","switch_holder":"visitor",
        "figures":{"H34":{"x":97.5,"y":26.6665},"V52":{"x":70,"y":26.6665,"heading_deg":180}},
        "play_facts":{"snapped":true,"counted":true,"line_reached":true,"snap_taker":"H12"}})"};
    REQUIRE(desk.settle());
    REQUIRE(playItOut(desk));
    REQUIRE(desk.match().doing() == MatchDoing::Ended);
    REQUIRE(desk.match().game().state().score[0] == 6);
    CHECK(shownIn(desk, "playGain") == QStringLiteral("+40.0 yd"));
}

TEST_CASE("UX-17 what a coach of the program had called is told when the play is over",
          "[gui][UX-17]") {
    MatchSetup setup = shortGame(tap::Mode::Solitaire, 20);
    setup.seats[0] = QStringLiteral("computer:1");
    GameDesk desk{setup,
                  R"({"phase":"S1","stage":"first","offense":"home","down":1,"half":1,"play":4,
                      "line_of_scrimmage":40,"line_to_gain":50})"};
    desk.match().setBrisk(false);
    for (int i = 0; i < 60 && desk.match().doing() != MatchDoing::Ended; ++i) {
        const auto waits = [&] {
            return desk.match().doing() == MatchDoing::Ended ||
                   desk.match().doing() == MatchDoing::Waiting;
        };
        REQUIRE(waitFor(waits, 30'000));
        if (desk.match().doing() == MatchDoing::Ended)
            break;
        CHECK_FALSE(shownIn(desk, "lastHappening").contains(QStringLiteral("had called")));
        const std::size_t inputs = desk.match().game().session().inForce();
        desk.pressMain();
        if (desk.match().game().session().inForce() == inputs)
            desk.press(Qt::Key_1);
    }
    REQUIRE(desk.match().doing() == MatchDoing::Ended);
    CHECK(shownIn(desk, "playResult").contains(QStringLiteral("Lancers had called")));
    CHECK(desk.match().usedMs(Side::Home) == 0);  // his moves take nobody's time
}
