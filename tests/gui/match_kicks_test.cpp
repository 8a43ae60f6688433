// Pages of kicks, breaks and overtime, each reached and answered with mouse and keys.

#include "gui/archive/game_views.hpp"
#include "gui/board/board_view.hpp"
#include "gui/game_test.hpp"
#include "gui/games/tap/tap_strip.hpp"
#include "gui/match/side_band.hpp"
#include "gui/replay/replay_page.hpp"
#include "gui/replay/replay_side.hpp"
#include "gui/scoreboard/scoreboard_strip.hpp"
#include "gui/statistics/box_score_page.hpp"
#include "gui/widgets/action_list.hpp"
#include "gui/widgets/checks_list.hpp"
#include "gui/widgets/choice_button.hpp"
#include "gui/widgets/figure_chips.hpp"

#include <algorithm>

#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QPushButton>

namespace {
QString title(GameDesk& desk) {
    return desk.panel().band().title();
}
QString text(GameDesk& desk, const char* label) {
    return desk.find<QLabel>(label)->text();
}
/// Lines up by the main button and says that it stands.
void lineUp(GameDesk& desk) {
    desk.press(Qt::Key_Return);
    desk.press(Qt::Key_Return);
}
void type(GameDesk& desk, int first, int second) {
    desk.click(desk.find<QPushButton>(QStringLiteral("die1face%1").arg(first).toLatin1()));
    desk.click(desk.find<QPushButton>(QStringLiteral("die2face%1").arg(second).toLatin1()));
    desk.pressMain();
}
}  // namespace

TEST_CASE("kickoff: kicking team, receiving team, three seconds, touchback or return",
          "[gui][TAP-KO-1][TAP-KO-8][UX-7.1]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire),
                  R"({"phase":"K1","stage":"first","offense":"visitor","opening_kicker":"home",
                      "play_facts":{"kind":"kickoff"}})"};
    REQUIRE(desk.settle());
    CHECK(title(desk) == QStringLiteral("Lancers: kicking team"));
    // where a kick is made is no line of scrimmage
    CHECK(desk.page().board().scene().kicksOff);
    lineUp(desk);
    REQUIRE(title(desk) == QStringLiteral("Wildcats: receiving team"));
    lineUp(desk);
    REQUIRE(desk.state().phase == Phase::KickReady);
    CHECK(desk.panel().mainButtonWidget()->text() == QStringLiteral("Kick off"));
    desk.press(Qt::Key_Space);
    REQUIRE(desk.settle());
    REQUIRE(desk.state().phase == Phase::KickDecide);
    CHECK(title(desk) == QStringLiteral("Wildcats: touchback or return"));
    auto* choices = desk.find<ActionList>("choices");
    REQUIRE(choices->items().size() == 2);
    desk.press(Qt::Key_1);
    CHECK(desk.state().phase != Phase::KickDecide);
}

TEST_CASE("no digit of the kickers' window takes the receivers' touchback",
          "[gui][TAP-KO-3][UX-14][regression]") {
    const auto* stage = GENERATE(
        R"({"phase":"K1","stage":"first","offense":"visitor","opening_kicker":"home",
            "play_facts":{"kind":"kickoff"}})",
        R"({"phase":"K2","offense":"visitor","opening_kicker":"home",
            "play_facts":{"kind":"kickoff"}})");
    GameDesk desk{shortGame(tap::Mode::Solitaire), stage};
    REQUIRE(desk.settle());
    const auto offers = desk.panel().page()->findChildren<ActionList*>();
    const auto offered = std::ranges::any_of(offers, [](const ActionList* list) {
        return std::ranges::any_of(list->items(), [](const ActionItem& item) {
            return item.text.contains(QStringLiteral("Touchback"));
        });
    });
    REQUIRE(offered);
    const tap::Phase phase = desk.state().phase;
    for (int digit = 1; digit <= 9; ++digit)
        CHECK_FALSE(desk.panel().pressChoice(digit));
    CHECK(desk.state().phase == phase);
}

TEST_CASE("onside kick: the dice of both rolls, the line-ups, pivots toward the ball, the run",
          "[gui][TAP-ON-3][TAP-ON-6][TAP-ON-9][UX-7.1]") {
    MatchSetup setup = shortGame(tap::Mode::Solitaire);
    setup.realDice = true;
    GameDesk desk{setup,
                  R"({"phase":"N0","offense":"visitor","score":{"home":3,"visitor":7},
                      "play_facts":{"kind":"onside"}})"};
    REQUIRE(desk.settle());
    CHECK(title(desk) == QStringLiteral("Lancers: roll the distance"));
    CHECK(text(desk, "meaning").contains(QStringLiteral("10 or more")));
    desk.press(Qt::Key_Return);  // roll: the coaches throw real dice
    type(desk, 5, 6);
    REQUIRE(desk.state().phase == Phase::OnsideLineUp);
    CHECK(title(desk) == QStringLiteral("Lancers: kicking team"));
    lineUp(desk);
    CHECK(title(desk) == QStringLiteral("Wildcats: receiving team"));
    lineUp(desk);
    REQUIRE(desk.state().phase == Phase::OnsideSecondRoll);
    CHECK(title(desk) == QStringLiteral("Lancers: roll the lane"));
    desk.press(Qt::Key_Return);
    type(desk, 3, 4);
    REQUIRE(desk.state().ball);  // the magnet ball lies on its lane
    REQUIRE(desk.state().phase == Phase::OnsideReceive);
    CHECK(title(desk) == QStringLiteral("Wildcats: turn to the ball"));
    CHECK(text(desk, "pivotsLeft").startsWith(QLatin1Char('3')));
    desk.press(Qt::Key_Return);
    CHECK(title(desk) == QStringLiteral("Lancers: turn to the ball"));
    desk.press(Qt::Key_Return);
    REQUIRE(desk.state().phase == Phase::OnsideReady);
    desk.press(Qt::Key_Space);
    REQUIRE(desk.settle());
    CHECK(desk.state().phase != Phase::OnsideReady);
}

TEST_CASE("a failed onside roll ends the kick at once", "[gui][TAP-ON-4]") {
    MatchSetup setup = shortGame(tap::Mode::Solitaire);
    setup.realDice = true;
    GameDesk desk{setup,
                  R"({"phase":"N0","offense":"visitor","score":{"home":3,"visitor":7},
                      "play_facts":{"kind":"onside"}})"};
    REQUIRE(desk.settle());
    desk.press(Qt::Key_Return);
    type(desk, 2, 3);
    CHECK(desk.state().phase != Phase::OnsideLineUp);
    CHECK(desk.state().offense == Side::Visitor);
    CHECK(desk.state().down == 1);
}

TEST_CASE("a safety kick is lined up from the 20 and offers neither onside nor early touchback",
          "[gui][TAP-SK-1][TAP-SK-2]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire),
                  R"({"phase":"K1","stage":"first","offense":"home",
                      "score":{"home":2,"visitor":0},"play_facts":{"kind":"safety_kick"}})"};
    REQUIRE(desk.settle());
    CHECK(title(desk) == QStringLiteral("Wildcats: kicking team"));
    CHECK(stripFacts(desk.match()).facts[1].value == QStringLiteral("Safety kick"));
    for (const ActionItem& item : desk.find<ActionList>("lineUpActions")->items())
        CHECK_FALSE(item.enabled);
    desk.press(Qt::Key_Return);
    for (const tap::Figure& man : desk.state().figures)  // visitors attack to the left
        CHECK(man.pose.at.x >= Spot::yards(80.0));
    desk.press(Qt::Key_Return);
    CHECK(title(desk) == QStringLiteral("Lancers: receiving team"));
}

TEST_CASE("a punt: formation, gunners by their chips, the returner, hang on or punt",
          "[gui][TAP-PU-1][TAP-PU-4][UX-7.1]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire),
                  R"({"phase":"S1","stage":"first","offense":"home","down":4,
                      "line_of_scrimmage":40,"line_to_gain":46})"};
    REQUIRE(desk.settle());
    auto* actions = desk.find<ActionList>("lineUpActions");
    desk.click(actions->button(static_cast<int>(DecisionKind::DeclarePunt)));
    REQUIRE(desk.state().playFacts.kind == tap::PlayKind::Punt);
    CHECK(title(desk) == QStringLiteral("Lancers: punt formation"));
    for (int i = 0; i < 4; ++i)
        QCoreApplication::processEvents();
    const ChoiceButton* back = actions->button(static_cast<int>(DecisionKind::Withdraw));
    REQUIRE(back != nullptr);
    CHECK(back->height() == back->heightForWidth(back->width()));  // no room for lines it has not
    desk.press(Qt::Key_Return);
    auto* gunners = desk.find<FigureChips>("gunners");
    REQUIRE_FALSE(gunners->chips().empty());
    if (desk.state().playFacts.gunners.empty())
        desk.click(gunners->findChildren<QPushButton*>().front());
    REQUIRE_FALSE(desk.state().playFacts.gunners.empty());
    desk.press(Qt::Key_Return);
    REQUIRE(desk.state().phase == Phase::SetDefense);
    CHECK_FALSE(desk.page().board().scene().lanes.empty());  // protected until the snap
    CHECK(desk.find<QComboBox>("returner")->isVisible());
    lineUp(desk);
    CHECK(desk.state().phase != Phase::SetDefense);
}

TEST_CASE("a field goal may be declared and withdrawn before it is rolled", "[gui][TAP-FG-1]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire),
                  R"({"phase":"S1","stage":"first","offense":"home","down":4,
                      "line_of_scrimmage":75,"line_to_gain":80})"};
    REQUIRE(desk.settle());
    desk.click(desk.find<ActionList>("lineUpActions")
                   ->button(static_cast<int>(DecisionKind::DeclareFieldGoal)));
    REQUIRE(desk.state().phase == Phase::FieldGoal);
    auto* actions = desk.find<ActionList>("throwActions");
    REQUIRE(actions->items().size() == 1);
    desk.click(actions->button(actions->items().front().id));
    CHECK(desk.state().phase == Phase::LineUp);
    CHECK(desk.state().playFacts.kind == tap::PlayKind::Scrimmage);
}

TEST_CASE("half-time ends when both coaches are ready, each by his own key",
          "[gui][TAP-GL-7][UX-7.1]") {
    GameDesk desk{shortGame(tap::Mode::Hotseat),
                  R"({"phase":"G3","half":1,"play":2,"opening_kicker":"home",
                      "toss_winner":"visitor"})"};
    REQUIRE(desk.settle());
    CHECK(title(desk) == QStringLiteral("Half-time"));
    CHECK(stripFacts(desk.match()).facts[1].value == QStringLiteral("Half-time"));
    desk.press(Qt::Key_A);
    CHECK(desk.state().phase == Phase::Halftime);
    desk.press(Qt::Key_L);
    CHECK(desk.state().phase == Phase::KickDeclare);
}

TEST_CASE("overtime: the toss, offense or defense, and one play each from the 50",
          "[gui][TAP-OT-2][TAP-OT-3][UX-7.1]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire),
                  R"({"phase":"O0","half":3,"score":{"home":7,"visitor":7},
                      "overtime":{"period":1}})"};
    REQUIRE(desk.settle());
    CHECK(title(desk) == QStringLiteral("Wildcats: call the toss"));
    CHECK(stripFacts(desk.match()).facts[0].label == QStringLiteral("Overtime"));
    desk.press(Qt::Key_1);  // heads
    REQUIRE(desk.settle());
    if (desk.match().wants(DecisionKind::Flip)) {
        desk.press(Qt::Key_Return);
        REQUIRE(desk.settle());
    }
    REQUIRE(desk.state().tossWinner);
    auto* choices = desk.find<ActionList>("choices");
    REQUIRE(choices->items().size() == 2);
    CHECK(choices->items()[0].text == QStringLiteral("Offense first"));
    const Side winner = *desk.state().tossWinner;
    desk.press(Qt::Key_1);
    CHECK(desk.state().offense == winner);
    CHECK(desk.state().lineOfScrimmage == Spot::yards(50));
    CHECK(stripFacts(desk.match()).facts[1].value == QStringLiteral("From the 50"));
}

TEST_CASE("the box score names who won in overtime", "[gui][TAP-OT-7][UX-19.4]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire),
                  R"({"phase":"O0","half":3,"score":{"home":7,"visitor":7},
                      "overtime":{"period":1}})"};
    REQUIRE(desk.settle());
    test::WidgetCoach coach{desk};
    REQUIRE(coach.playOut() > 0);
    REQUIRE(desk.match().winner());
    desk.press(Qt::Key_Return);
    const auto* heading =
        desk.window().views().boxScorePage().findChild<QLabel*>(QStringLiteral("pageTitle"));
    REQUIRE(heading->isVisible());
    CHECK(heading->text().endsWith(
        QStringLiteral("%1 win in overtime").arg(desk.match().teamName(*desk.match().winner()))));

    // and the plays that settled it are among those it was decided by, below no final score
    REQUIRE_FALSE(
        desk.window().views().replay(desk.match().game().fileText(), QStringLiteral("ot"), false));
    ReplayPage& replay = desk.window().views().replayPage();
    CHECK_FALSE(desk.window().scoreboard().isVisible());
    CHECK(replay.showTurningPoints());
    CHECK(replay.findChild<ReplaySide*>()->lists(replay.document().replay().plays().size() - 1));
}

TEST_CASE("a second throw flies and lands as the first one did", "[gui][TAP-OT-2][UX-10.2]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire),
                  R"({"phase":"O0","half":3,"score":{"home":7,"visitor":7},
                      "overtime":{"period":1}})"};
    REQUIRE(desk.settle());
    desk.match().setBrisk(false);
    for (int toss = 0; toss < 2; ++toss) {
        desk.press(Qt::Key_1);
        REQUIRE(desk.match().doing() == MatchDoing::Throwing);
        desk.press(Qt::Key_Return);  // enough of it
        REQUIRE(desk.settle());
        REQUIRE(desk.state().tossWinner);
        desk.press(Qt::Key_Z, Qt::ControlModifier);  // once more
        REQUIRE(desk.settle());
        CHECK_FALSE(desk.state().tossWinner);
    }
}

TEST_CASE("the two-point try is a play of its own from the five", "[gui][TAP-TP-1]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire),
                  R"({"phase":"X0","offense":"home","try_kind":"undecided","try_team":"home"})"};
    REQUIRE(desk.settle());
    desk.press(Qt::Key_2);
    CHECK(stripFacts(desk.match()).facts[1].value == QStringLiteral("Two-point try"));
    CHECK(desk.state().lineOfScrimmage == Spot::yards(95));
    CHECK(title(desk).contains(QStringLiteral("lines up")));
}
