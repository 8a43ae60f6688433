#include "gui/board/board_view.hpp"
#include "gui/commands/commands.hpp"
#include "gui/game_test.hpp"
#include "gui/games/tap/tap_strip.hpp"
#include "gui/games/tap/words.hpp"
#include "gui/match/press_clock.hpp"
#include "gui/match/side_band.hpp"
#include "gui/widgets/action_list.hpp"
#include "gui/widgets/checks_list.hpp"
#include "gui/widgets/choice_button.hpp"
#include "gui/widgets/figure_chips.hpp"
#include "support/wait_for.hpp"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>

namespace {
// Second and 7 on the own 40, the quarterback stopped behind the line; V52 is up against H64.
const std::string kMen = R"("score":{"home":7,"visitor":3},"play":13,"half":1,"offense":"home",
    "down":2,"line_of_scrimmage":40,"line_to_gain":47,
    "figures":{"H12":{"x":34,"y":26.6665},"H34":{"x":33,"y":23.9},"H50":{"x":38.9,"y":26.6665},
               "H64":{"x":38.9,"y":30},"H88":{"x":44,"y":45},"V52":{"x":40.93,"y":30,"heading_deg":180},
               "V21":{"x":46.5,"y":17,"heading_deg":180},"V97":{"x":45,"y":36,"heading_deg":180}})";

std::string scene(const std::string& phase, const std::string& more = "") {
    return R"({"phase":")" + phase + R"(",)" + kMen + (more.empty() ? "" : "," + more) + "}";
}
std::string stopped(const std::string& more = "") {
    return scene("S8",
                 R"("carrier":"H12","stops_used":1,)"
                 R"("play_facts":{"snapped":true,"counted":true,"snap_taker":"H12"})" +
                     (more.empty() ? "" : "," + more));
}
Heading headingOf(GameDesk& desk, const QString& name) {
    return tap::findOnBoard(desk.state(), desk.man(name))->pose.heading;
}
std::size_t inputs(GameDesk& desk) {
    return desk.match().game().session().inForce();
}
QString textOf(GameDesk& desk, const char* label) {
    return desk.find<QLabel>(label)->text();
}
}  // namespace

TEST_CASE("several steps of the wheel are one pivot: the other side answers with one more",
          "[gui][TAP-PV-4][TAP-PV-8]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire), stopped()};
    REQUIRE(desk.settle());
    const std::size_t before = inputs(desk);
    for (int i = 0; i < 3; ++i)
        desk.wheel(desk.man(QStringLiteral("H34")), 1);
    CHECK(inputs(desk) == before);  // still only shown
    desk.page().tool().flush();
    CHECK(inputs(desk) == before + 1);
    CHECK(headingOf(desk, QStringLiteral("H34")) == Heading::degrees(15.0));
    CHECK(textOf(desk, "turned").contains(QStringLiteral("#34")));
    desk.press(Qt::Key_Return);
    REQUIRE(desk.state().phase == Phase::StopDefense);
    CHECK(textOf(desk, "pivotsLeft").startsWith(QLatin1Char('2')));
}

TEST_CASE("engaged men and the other side's men do not respond", "[gui][TAP-EN-3][TAP-MD-3]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire), stopped()};
    REQUIRE(desk.settle());
    CHECK(desk.match().prompt().engaged.size() == 1);
    CHECK(desk.page().board().scene().engaged.size() == 1);
    const std::size_t before = inputs(desk);
    for (const char* name : {"H64", "V21"}) {
        desk.wheel(desk.man(QString::fromLatin1(name)), 2);
        desk.page().tool().flush();
    }
    CHECK(inputs(desk) == before);
    desk.clickMan(desk.man(QStringLiteral("H64")));
    CHECK(textOf(desk, "inHand").contains(QStringLiteral("TAP-EN-3")));
}

TEST_CASE("a pass from the panel and the board: receiver, stick, ball, released",
          "[gui][TAP-PA-4][TAP-PA-5][TAP-PA-10]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire), stopped()};
    REQUIRE(desk.settle());
    auto* actions = desk.find<ActionList>("stopActions");
    desk.click(actions->button(static_cast<int>(DecisionKind::DeclarePass)));
    REQUIRE(desk.state().phase == Phase::PassSet);
    CHECK_FALSE(desk.panel().mainButtonWidget()->isEnabled());
    desk.clickMan(desk.man(QStringLiteral("H88")));
    REQUIRE(desk.state().playFacts.pass.receiver == desk.man(QStringLiteral("H88")));
    REQUIRE(desk.page().board().scene().measure);
    CHECK(textOf(desk, "passFacts").contains(desk.page().board().scene().measure->stick));
    // laid where the coach clicks: up and downfield of the receiver
    desk.clickBoard(QPointF{50.0, 49.0});
    REQUIRE(desk.match().wants(DecisionKind::ReleasePass));
    REQUIRE(desk.state().ball);
    CHECK(desk.state().ball->x > Spot::yards(44.0));
    CHECK(desk.page().board().scene().stick.has_value());
    CHECK(headingOf(desk, QStringLiteral("H88")) == desk.state().playFacts.pass.stickHeading);
    desk.press(Qt::Key_Left);  // a degree on
    desk.page().tool().flush();
    CHECK(headingOf(desk, QStringLiteral("H88")) == desk.state().playFacts.pass.stickHeading);
    desk.press(Qt::Key_Return);
    CHECK(desk.state().phase == Phase::PassDefense);
    CHECK(desk.state().playFacts.pass.released);
}

TEST_CASE("a pass can be taken back from its page", "[gui][TAP-PA-11]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire), stopped()};
    REQUIRE(desk.settle());
    desk.click(
        desk.find<ActionList>("stopActions")->button(static_cast<int>(DecisionKind::DeclarePass)));
    desk.click(desk.find<ActionList>("passActions")->button(0));
    CHECK(desk.state().phase == Phase::Restart);
    CHECK(desk.panel().mainButtonWidget()->text() == QStringLiteral("Switch on"));
}

TEST_CASE("what a stop does not allow says why in its place", "[gui][UX-7.2][TAP-PA-1]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire),
                  scene("S8",
                        R"("carrier":"H34","stops_used":1,)"
                        R"("play_facts":{"snapped":true,"counted":true,"snap_taker":"H34",)"
                        R"("direct_snap":true})")};
    REQUIRE(desk.settle());
    auto* pass =
        desk.find<ActionList>("stopActions")->button(static_cast<int>(DecisionKind::DeclarePass));
    REQUIRE(pass != nullptr);
    CHECK_FALSE(pass->isEnabled());
    CHECK(pass->accessibleDescription().startsWith(QStringLiteral("TAP-PS-7")));
}

TEST_CASE("a field goal is rolled once and says what it needs", "[gui][TAP-FG-2][UX-10.1]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire),
                  R"({"phase":"F0","offense":"home","down":4,"line_of_scrimmage":67,
                      "line_to_gain":70,"play_facts":{"kind":"field_goal"}})"};
    REQUIRE(desk.settle());
    CHECK(textOf(desk, "meaning").contains(QLatin1Char('8')));  // from the 33
    const std::size_t before = inputs(desk);
    desk.press(Qt::Key_Return);
    REQUIRE(desk.settle());
    CHECK(inputs(desk) == before + 2);  // the press and the dice
    REQUIRE(desk.match().lastChance());
    const auto faces = desk.match().lastChance()->outcome.values;
    REQUIRE(faces.size() == 2);
    CHECK(desk.state().score[0] == (faces[0] + faces[1] <= 8 ? 3 : 0));
}

TEST_CASE("dice fly no longer than they may and can be cut short", "[gui][UX-10.2]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire),
                  R"({"phase":"F0","offense":"home","down":4,"line_of_scrimmage":67,
                      "line_to_gain":70,"play_facts":{"kind":"field_goal"}})"};
    REQUIRE(desk.settle());
    desk.match().setBrisk(false);
    desk.press(Qt::Key_Return);
    REQUIRE(desk.match().doing() == MatchDoing::Throwing);
    // recorded already, and shown nowhere yet
    CHECK(desk.state().phase == Phase::FieldGoal);
    CHECK(desk.match().game().state().phase != Phase::FieldGoal);
    desk.press(Qt::Key_Return);
    CHECK(desk.match().doing() != MatchDoing::Throwing);
    CHECK(desk.state().phase != Phase::FieldGoal);
}

TEST_CASE("real dice are typed in and marked as such", "[gui][TAP-RN-3]") {
    MatchSetup setup = shortGame(tap::Mode::Solitaire);
    setup.realDice = true;
    GameDesk desk{setup,
                  R"({"phase":"X1","offense":"home","try_kind":"extra_point","try_team":"home"})"};
    REQUIRE(desk.settle());
    CHECK_FALSE(desk.panel().mainButtonWidget()->isEnabled());
    desk.click(desk.find<QPushButton>("die1face2"));
    desk.click(desk.find<QPushButton>("die2face5"));
    REQUIRE(desk.panel().mainButtonWidget()->isEnabled());
    desk.pressMain();
    CHECK(desk.state().score[0] == 1);
    bool typed = false;
    for (const auto& entry : desk.match().game().session().record())
        if (const auto* input = std::get_if<tap::Input>(&entry.what))
            if (const auto* chance = std::get_if<tap::Chance>(input))
                typed = chance->typed && chance->faces == std::vector{2, 5};
    CHECK(typed);
}

TEST_CASE("choices answer to their number keys", "[gui][TAP-XP-1][TAP-ON-1][UX-7]") {
    GameDesk tried{shortGame(tap::Mode::Solitaire),
                   R"({"phase":"X0","offense":"home","try_kind":"undecided","try_team":"home"})"};
    REQUIRE(tried.settle());
    CHECK_FALSE(tried.panel().mainButtonWidget()->isVisible());  // none preset
    tried.press(Qt::Key_2);
    CHECK(tried.state().tryKind == tap::TryKind::TwoPoint);

    // Only the trailing side is offered an onside kick.
    for (const auto& [score, offered] : {std::pair{R"({"home":3,"visitor":7})", true},
                                         std::pair{R"({"home":7,"visitor":7})", false}}) {
        GameDesk kick{shortGame(tap::Mode::Solitaire),
                      std::string{R"({"phase":"K0","offense":"visitor","score":)"} + score +
                          R"(,"play_facts":{"kind":"kickoff"}})"};
        REQUIRE(kick.settle());
        auto* choices = kick.find<ActionList>("choices");
        // the other choice stands there all the same and says why not (UX-7.2)
        REQUIRE(choices->items().size() == 2);
        CHECK(choices->items()[1].enabled == offered);
        if (offered) {
            kick.click(choices->button(1));
            CHECK(kick.state().phase == Phase::OnsideDeclared);
            CHECK(textOf(kick, "meaning").contains(QStringLiteral("10")));
        }
    }
}

TEST_CASE("the last hang-on is asked twice", "[gui][TAP-PU-10]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire),
                  R"({"phase":"P3","offense":"home","down":4,"line_of_scrimmage":40,
                      "line_to_gain":46,"stops_used":3,"carrier":"H12",
                      "figures":{"H12":{"x":25,"y":26.6665,"base":"stationary"},
                                 "H88":{"x":60,"y":45},"V21":{"x":70,"y":17,"heading_deg":180}},
                      "play_facts":{"kind":"punt","snapped":true,"counted":true,
                                    "snap_taker":"H12","gunners":["H88"]}})"};
    REQUIRE(desk.settle());
    auto* actions = desk.find<ActionList>("stopActions");
    const int hang = static_cast<int>(DecisionKind::HangOn);
    desk.click(actions->button(hang));
    CHECK(desk.state().phase == Phase::PuntStop);
    desk.click(actions->button(hang));
    CHECK(desk.state().phase != Phase::PuntStop);
}

TEST_CASE("a penalty shows what follows in two columns", "[gui][TAP-PE-10]") {
    GameDesk desk{
        shortGame(tap::Mode::Hotseat),
        R"({"phase":"S19","score":{"home":7,"visitor":3},"play":1,"half":1,"offense":"home",
            "down":2,"line_of_scrimmage":40,"line_to_gain":47,
            "figures":{"H88":{"x":55,"y":45},"V21":{"x":57,"y":45,"heading_deg":180}},
            "review":{"end":{"kind":"incomplete","clause":"TAP-CA-12","possession":"home","front":40},
                      "before":{"score":{"home":7,"visitor":3},"half":1,"play":1,"offense":"home",
                                "down":2,"line_of_scrimmage":40,"line_to_gain":47},
                      "flags":[{"kind":"defensive_interference","clause":"TAP-PE-6",
                                "offender":"visitor","figures":["V21","H88"],"spot":55,"tick":40}]}})"};
    REQUIRE(desk.settle());
    CHECK_FALSE(desk.panel().mainButtonWidget()->isVisible());
    CHECK(textOf(desk, "acceptFacts").contains(QStringLiteral("1st")));
    INFO(textOf(desk, "declineFacts").toStdString());
    CHECK(textOf(desk, "declineFacts").contains(QStringLiteral("3rd")));
    desk.click(desk.find<QPushButton>("accept"));
    CHECK(desk.state().down == 1);
    CHECK(desk.state().lineOfScrimmage == Spot::yards(55));
}

TEST_CASE("placing: problems are marked while help is live, and only at set in a tournament",
          "[gui][TAP-MD-8]") {
    for (const auto& [mode, live] :
         {std::pair{tap::Mode::Solitaire, true}, std::pair{tap::Mode::Tournament, false}}) {
        GameDesk desk{shortGame(mode),
                      R"({"phase":"S1","stage":"first","offense":"home","down":1,
                          "line_of_scrimmage":30,"line_to_gain":40,
                          "figures":{"H50":{"x":28.9,"y":26.6665},"H64":{"x":20,"y":30}}})"};
        REQUIRE(desk.settle());
        const FigureId guard = desk.man(QStringLiteral("H64"));
        desk.drag(guard, QPointF{-3.0, 2.0});
        CHECK(tap::findOnBoard(desk.state(), guard)->pose.at.x < Spot::yards(18.0));
        const auto& lines = desk.find<ChecksList>("checks")->lines();
        CHECK(lines.empty() != live);
        const std::size_t before = inputs(desk);
        desk.press(Qt::Key_Return);  // set is refused either way
        CHECK(inputs(desk) == before);
        CHECK(desk.page().log().lines().back().time == QStringLiteral("refused"));
    }
}

TEST_CASE("the main button lines up first, then sets", "[gui][UX-11.1]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire),
                  R"({"phase":"S1","stage":"first","offense":"home","down":1,
                      "line_of_scrimmage":30,"line_to_gain":40})"};
    REQUIRE(desk.settle());
    CHECK(desk.panel().mainButtonWidget()->text() == QStringLiteral("Line up"));
    desk.press(Qt::Key_Return);
    CHECK(desk.state().figures.size() == 11);
    CHECK(desk.panel().mainButtonWidget()->text() == QStringLiteral("Set"));
    desk.press(Qt::Key_Return);
    CHECK(desk.state().phase == Phase::SetDefense);
}

TEST_CASE("a man of the bench is taken in hand and put down with a click", "[gui][UX-11]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire),
                  R"({"phase":"S1","stage":"first","offense":"home","down":1,
                      "line_of_scrimmage":30,"line_to_gain":40})"};
    REQUIRE(desk.settle());
    auto* bench = desk.find<FigureChips>("bench");
    auto* center = bench->findChild<QPushButton*>(QStringLiteral("man50"));
    REQUIRE(center != nullptr);
    desk.click(center);
    REQUIRE(desk.page().tool().inHand());
    CHECK(desk.page().board().scene().zone.has_value());
    desk.clickBoard(QPointF{28.9, 26.6665});
    CHECK(tap::findOnBoard(desk.state(), desk.man(QStringLiteral("H50"))) != nullptr);
    CHECK_FALSE(desk.page().tool().inHand());
}

TEST_CASE("undo in solitaire goes back within the play and says what it takes back",
          "[gui][TAP-MD-9]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire), stopped()};
    REQUIRE(desk.settle());
    const Heading before = headingOf(desk, QStringLiteral("H34"));
    desk.wheel(desk.man(QStringLiteral("H34")), 2);
    desk.page().tool().flush();
    QAction* undo = desk.window().commands()[Command::Undo];
    CHECK(undo->isEnabled());
    CHECK(undo->text().contains(QStringLiteral("#34")));
    undo->trigger();
    CHECK(headingOf(desk, QStringLiteral("H34")) == before);
    CHECK(desk.page().log().lines().back().text.contains(QStringLiteral("#34")));
}

TEST_CASE("a tournament takes nothing back but a pivot in its window, and asks for no help",
          "[gui][TAP-MD-9][TAP-MD-11]") {
    GameDesk begun{shortGame(tap::Mode::Tournament)};
    REQUIRE(begun.settle());
    CHECK(begun.state().phase == Phase::Setup);  // the equipment check comes first
    CHECK(begun.find<ChecksList>("checks")->lines().size() == 2);
    begun.press(Qt::Key_A);
    begun.press(Qt::Key_L);
    CHECK(begun.state().phase == Phase::Toss);
    QAction* undo = begun.window().commands()[Command::Undo];
    CHECK_FALSE(undo->isEnabled());
    CHECK(undo->statusTip().startsWith(QStringLiteral("TAP-MD-9")));
    CHECK_FALSE(begun.window().commands()[Command::Pause]->isEnabled());
    // a key that cannot act says why, as the menu does
    for (const auto& [key, modifiers, command] :
         {std::tuple{Qt::Key_H, Qt::KeyboardModifiers{}, Command::Hint},
          std::tuple{Qt::Key_P, Qt::KeyboardModifiers{}, Command::Pause},
          std::tuple{Qt::Key_Z, Qt::KeyboardModifiers{Qt::ControlModifier}, Command::Undo}}) {
        begun.press(key, modifiers);
        const QString reason = begun.window().commands()[command]->statusTip();
        CHECK(begun.window().findChild<QLabel*>(QStringLiteral("status"))->text() == reason);
        CHECK(reason.startsWith(QStringLiteral("TAP-")));
    }
}

TEST_CASE("hot-seat: each coach's keys act for him alone, the handover waits for the next one",
          "[gui][TAP-MD-3][TAP-MD-6][UX-14.3]") {
    GameDesk desk{shortGame(tap::Mode::Hotseat), stopped()};
    REQUIRE(desk.settle());
    const std::size_t before = inputs(desk);
    for (const int key : {Qt::Key_L, Qt::Key_O, Qt::Key_K})
        desk.press(key);
    CHECK(inputs(desk) == before);
    CHECK(desk.panel().band().accessibleName().contains(QStringLiteral("Lancers")));
    desk.wheel(desk.man(QStringLiteral("H34")), 1);
    desk.press(Qt::Key_A);
    REQUIRE(desk.state().phase == Phase::StopDefense);
    CHECK(desk.state().handover == Side::Visitor);
    CHECK(desk.panel().band().accessibleName().contains(QStringLiteral("Wildcats")));
    CHECK(desk.panel().mainButtonWidget()->text() == QStringLiteral("I'm here"));
    desk.press(Qt::Key_A);  // not his
    CHECK(desk.state().handover == Side::Visitor);
    desk.press(Qt::Key_L);
    CHECK_FALSE(desk.state().handover);
    desk.press(Qt::Key_L);
    CHECK(desk.state().phase != Phase::StopDefense);
}

TEST_CASE("an enforced window closes by itself: what was shown before the flag counts",
          "[gui][TAP-TM-1][TAP-TM-5]") {
    GameDesk desk{shortGame(tap::Mode::Hotseat),
                  stopped(R"("clocks":{"stoppage":{"ms_left":400,"side":"home"}})")};
    REQUIRE(desk.settle());
    REQUIRE(desk.match().windowClock() != nullptr);
    CHECK(desk.match().msLeft(*desk.match().windowClock()) <= 400);
    desk.wheel(desk.man(QStringLiteral("H34")), 2);
    REQUIRE(waitFor([&] { return desk.state().phase == Phase::StopDefense; }, 10'000));
    CHECK(headingOf(desk, QStringLiteral("H34")) == Heading::degrees(10.0));
}

TEST_CASE("in solitaire a clock only guides", "[gui][TAP-MD-2]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire),
                  stopped(R"("clocks":{"stoppage":{"ms_left":150,"side":"home",)"
                          R"("policy":"advisory"}})")};
    REQUIRE(desk.settle());
    REQUIRE(waitFor(
        [&] {
            const auto* clock = desk.match().windowClock();
            return clock != nullptr && clock->marked;
        },
        10'000));
    CHECK(desk.state().phase == Phase::StopOffense);
    const StripFact shown = stripFacts(desk.match()).facts.back();
    CHECK(shown.flag);
    CHECK(shown.value == timeText(0));  // marked, but nobody is called to account for it
}

TEST_CASE("new game: one page, filled in, started with Enter", "[gui][UX-3.4]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire)};
    desk.window().commands()[Command::NewGame]->trigger();
    auto* teams = desk.window().findChild<QComboBox*>(QStringLiteral("homeTeam"));
    REQUIRE(teams != nullptr);
    CHECK(teams->isVisible());
    auto* modes = desk.window().findChild<ActionList*>(QStringLiteral("modes"));
    desk.click(modes->button(static_cast<int>(tap::Mode::Hotseat)));
    QTest::keyClick(teams, Qt::Key_Return);
    CHECK(desk.state().mode == tap::Mode::Hotseat);
    CHECK(desk.state().phase == Phase::Setup);
}

TEST_CASE("a seat of the program plays by itself", "[gui][TAP-MD-1][D50]") {
    MatchSetup setup = shortGame(tap::Mode::Solitaire, 1);
    setup.seats = {QStringLiteral("random"), QStringLiteral("random")};
    GameDesk desk{setup};
    REQUIRE(waitFor([&] { return desk.match().doing() == MatchDoing::Over; }, 120'000));
    CHECK(desk.state().over);
    CHECK(desk.page().log().lines().size() > 20);
}

TEST_CASE("a press counts by when it was made, not by when a busy program came to it",
          "[gui][D16][UX-9.1]") {
    LateMeter meter;
    // The window system's clock is 1 000 000 ms behind ours; presses usually take 3 ms.
    CHECK(meter.lateOf(1'000'103, 100) == 0);
    CHECK(meter.lateOf(1'000'204, 200) == 1);
    CHECK(meter.lateOf(1'002'303, 300) == 2000);  // a stall of two seconds
    CHECK(meter.lateOf(1'002'403, 2'400) == 0);
    CHECK(meter.lateOf(9'000'000, 2'500) == 0);  // the machine slept: that is no waiting
}

TEST_CASE("every control of every page of the panel says what it is", "[gui][UX-23.1]") {
    GameDesk desk{shortGame(tap::Mode::Hotseat), stopped()};
    REQUIRE(desk.settle());
    int controls = 0;
    for (const QWidget* widget : desk.page().findChildren<QWidget*>()) {
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const bool control = button != nullptr || qobject_cast<const QComboBox*>(widget) != nullptr;
        if (!control || widget->focusPolicy() == Qt::NoFocus || !widget->isVisible())
            continue;
        ++controls;
        INFO(widget->objectName().toStdString() << " " << widget->metaObject()->className());
        CHECK_FALSE((widget->accessibleName() + widget->toolTip() +
                     (button != nullptr ? button->text() : QString{}))
                        .isEmpty());
    }
    CHECK(controls > 5);
}

TEST_CASE("UX-7 a choice keeps its digit while another may not be chosen",
          "[gui][UX-7][regression]") {
    ActionList list;
    list.setItems({{1, QStringLiteral("Throw"), {}, false, false},
                   {2, QStringLiteral("Pitch"), {}, true, false},
                   {3, QStringLiteral("Down"), {}, true, false}});
    int chosen = 0;
    QObject::connect(&list, &ActionList::chosen, &list, [&chosen](int id) { chosen = id; });
    CHECK(list.press(1));  // it is that one's key and nobody else's
    CHECK(chosen == 0);
    CHECK(list.press(2));
    CHECK(chosen == 2);
    CHECK_FALSE(list.press(4));
}

TEST_CASE("only what is chosen looks chosen, however often it is clicked",
          "[gui][UX-3][regression]") {
    const auto items = [](int chosen) {
        return std::vector<ActionItem>{{1, QStringLiteral("Solitaire"), {}, true, chosen == 1},
                                       {2, QStringLiteral("Hot-seat"), {}, true, chosen == 2}};
    };
    ActionList list;
    list.setItems(items(1));
    list.button(1)->click();
    CHECK(list.button(1)->isChecked());
    list.setItems(items(2));
    CHECK_FALSE(list.button(1)->isChecked());
    CHECK_FALSE(list.button(1)->isCheckable());
    CHECK(list.button(2)->isChecked());
    list.button(2)->click();
    CHECK(list.button(2)->isChecked());
}
