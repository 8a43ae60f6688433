// What coaches who tried the table stumbled over: keys that did two things, turns that stuck,
// clocks that stood, and what was not to be seen.

#include "gui/board/board_view.hpp"
#include "gui/commands/commands.hpp"
#include "gui/game_test.hpp"
#include "gui/games/tap/setup.hpp"
#include "gui/games/tap/tap_strip.hpp"
#include "gui/games/tap/words.hpp"
#include "gui/held_time.hpp"
#include "gui/match/match_words.hpp"
#include "gui/widgets/action_list.hpp"
#include "gui/widgets/figure_chips.hpp"
#include "gui/workshop/bench_page.hpp"
#include "gui/workshop/bench_pictures.hpp"
#include "gui/workshop/bend_bar.hpp"
#include "gui/workshop/rack_view.hpp"
#include "gui/workshop/underside_view.hpp"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

namespace {
const std::string kLineUp = R"({"phase":"S1","stage":"first","offense":"home","down":1,
    "line_of_scrimmage":30,"line_to_gain":40})";

std::size_t inputs(GameDesk& desk) {
    return desk.match().game().session().inForce();
}
QComboBox& formations(GameDesk& desk) {
    return *desk.find<QComboBox>("matchFormation");
}
/// As the wheel turns the chosen man.
void turn(GameDesk& desk, FigureId man, int degrees) {
    desk.page().selection().focusOn(man);
    desk.page().tool().turnSelection(degrees * 100);
    desk.page().tool().flush();
}
QString factOf(GameDesk& desk, std::size_t part) {
    return stripFacts(desk.match()).facts.at(part).value;
}
}  // namespace

TEST_CASE("a key in the list of formations opens it and decides nothing else", "[gui][D97]") {
    GameDesk desk{shortGame(tap::Mode::Hotseat), kLineUp};
    REQUIRE(desk.settle());
    desk.pressMain();  // a line-up that Set would take
    REQUIRE(desk.state().figures.size() == 11);
    const std::size_t before = inputs(desk);
    const int key = GENERATE(Qt::Key_Return, Qt::Key_Down, Qt::Key_Up, Qt::Key_Space);
    formations(desk).setFocus();
    QTest::keyClick(&formations(desk), static_cast<Qt::Key>(key));
    CHECK(inputs(desk) == before);
    CHECK(desk.state().phase == Phase::LineUp);
    formations(desk).hidePopup();
}

TEST_CASE("defenses are listed by their front", "[gui][UX-11]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire),
                  R"({"phase":"S2","stage":"after_set","offense":"visitor","down":1,
                      "line_of_scrimmage":70,"line_to_gain":60})"};
    REQUIRE(desk.settle());
    std::ptrdiff_t last = 0;
    for (int i = 0; i < formations(desk).count(); ++i) {
        const std::string id = formations(desk).itemData(i).toString().toStdString();
        const auto all = desk.match().formations(Side::Home);
        const auto found = std::ranges::find(all, id, &Formation::id);
        REQUIRE(found != all.end());
        const auto linemen =
            std::ranges::count((*found)->men, Position::DefensiveLineman, &FormationMan::position);
        CHECK(linemen >= last);
        last = linemen;
    }
    CHECK(last > 3);
}

TEST_CASE("a step of the wheel goes on to the next angle that is free", "[gui][TAP-PV-7]") {
    // H64 beside H34, so near that the first steps of a turn touch: a millimeter between the bases
    double apart = 6.0;
    for (const bool measured : {false, true}) {
        GameDesk desk{shortGame(tap::Mode::Solitaire),
                      R"({"phase":"S8","half":1,"play":3,"offense":"home","down":2,
                          "line_of_scrimmage":40,"line_to_gain":47,"carrier":"H12","stops_used":1,
                          "figures":{"H12":{"x":28,"y":26.6665},"H34":{"x":36,"y":30},
                                     "H64":{"x":36,"y":)" +
                          std::to_string(30.0 - apart) + R"(}},
                          "play_facts":{"snapped":true,"counted":true,"snap_taker":"H12"}})"};
        REQUIRE(desk.settle());
        const FigureId man = desk.man(QStringLiteral("H34"));
        const TableData& data = desk.match().data();
        const auto halfWidth = [&](FigureId id) {
            double half = 0.0;
            for (const Vec2& corner : data.spec(id, 0)->base.outlineMm)
                half = std::max(half, std::abs(corner.y));
            return half;
        };
        if (!measured) {
            const double mm = halfWidth(man) + halfWidth(desk.man(QStringLiteral("H64"))) + 1.0;
            apart = mm / data.table.board.mmPerYard;
            continue;
        }
        tap::Decision turn;
        turn.kind = DecisionKind::Pivot;
        turn.side = Side::Home;
        turn.figure = man;
        turn.heading = Heading::degrees(30);
        REQUIRE(desk.match().check(turn));  // he would touch #64
        for (int notch = 0; notch < 8; ++notch)
            desk.wheel(man, 1);
        desk.page().tool().flush();
        const Heading now = tap::findOnBoard(desk.state(), man)->pose.heading;
        turn.heading = now;
        CHECK_FALSE(desk.match().check(turn));
        CHECK(std::abs(now.degrees()) > 90.0);  // past where he would touch
    }
}

TEST_CASE("the snap's takers have digit keys", "[gui][TAP-PS-6]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire),
                  R"({"phase":"S5","offense":"home","down":2,"line_of_scrimmage":40,
                      "line_to_gain":47,"figures":{"H12":{"x":36.5,"y":26.6665},
                      "H34":{"x":33,"y":23.9},"H52":{"x":38.9,"y":26.6665}}})"};
    REQUIRE(desk.settle());
    auto* men = desk.find<FigureChips>("men");
    REQUIRE(men->chips().size() == 2);
    const auto back = std::ranges::find(men->chips(), QStringLiteral("34"), &FigureChip::number);
    REQUIRE(back != men->chips().end());
    desk.press(Qt::Key_1 + static_cast<int>(back - men->chips().begin()));
    desk.press(Qt::Key_Return);
    CHECK(desk.state().playFacts.snapTaker == desk.man(QStringLiteral("H34")));
}

TEST_CASE("a coach is ready once", "[gui][TAP-CP-1]") {
    GameDesk desk{shortGame(tap::Mode::Hotseat),
                  R"({"phase":"S0","offense":"home","half":1,"line_of_scrimmage":30,
                      "line_to_gain":40,"clocks":[{"name":"break","ms_left":60000}]})"};
    REQUIRE(desk.settle());
    const Side first = desk.match().prompt().side;
    desk.pressMain();
    const std::size_t once = inputs(desk);
    desk.pressMain();
    desk.page().done(first);
    CHECK(inputs(desk) == once);
    REQUIRE(desk.match().prompt().phase == Phase::Break);
    desk.page().done(other(first));
    CHECK(desk.match().prompt().phase != Phase::Break);
}

TEST_CASE("a game by the clock shows the whole half before its kick", "[gui][TAP-GL-2][UX-4]") {
    MatchSetup setup = shortGame(tap::Mode::Hotseat);
    setTapChoice(setup, {.method = tap::Method::Clock, .halfMinutes = 45});
    GameDesk desk{setup};
    REQUIRE(desk.settle());
    CHECK(factOf(desk, 0) == QStringLiteral("45:00"));
}

TEST_CASE("the clock of the half runs on screen while the board does", "[gui][TAP-GL-2][UX-4]") {
    MatchSetup setup = shortGame(tap::Mode::Hotseat);
    setTapChoice(setup, {.method = tap::Method::Clock});
    GameDesk desk{setup, test::kBrokenThrough};
    REQUIRE(desk.settle());
    desk.match().setBrisk(false);
    desk.match().setTimeScale(1.0);
    const auto* game = desk.match().clock(tap::ClockName::Game);
    REQUIRE(game != nullptr);
    const int before = desk.match().msLeft(*game);
    desk.press(Qt::Key_Space);
    REQUIRE(waitFor([&] { return desk.match().doing() == MatchDoing::Running; }, 10'000));
    REQUIRE(waitFor([&] { return desk.match().drawnTick() > 20.0; }, 10'000));
    CHECK(desk.match().msLeft(*desk.match().clock(tap::ClockName::Game)) < before - 100);
}

TEST_CASE("too many men is a button of whoever may call it", "[gui][TAP-PE-2]") {
    GameDesk desk{shortGame(tap::Mode::Hotseat), kLineUp};
    REQUIRE(desk.settle());
    desk.pressMain();
    bool seen = false;
    for (const auto* button : desk.panel().findChildren<QPushButton*>())
        seen = seen || (button->isVisible() && button->text().contains(QStringLiteral("Too many")));
    CHECK(seen);
}

TEST_CASE("in the motion's window Done says whether anything was changed", "[gui][TAP-PS-3]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire), kLineUp};
    REQUIRE(desk.settle());
    tap::State state = desk.state();
    CHECK(state.phase == Phase::LineUp);
    for (int i = 0; i < 8 && desk.state().phase != Phase::Motion; ++i) {
        desk.pressMain();
        REQUIRE(desk.settle());
    }
    REQUIRE(desk.state().phase == Phase::Motion);
    CHECK(desk.panel().mainButtonWidget()->text() == QStringLiteral("No change"));
    const tap::Option* pivot = desk.match().option(DecisionKind::Pivot);
    REQUIRE(pivot != nullptr);
    REQUIRE_FALSE(pivot->figures.empty());
    desk.wheel(pivot->figures.front(), 1);
    desk.page().tool().flush();
    CHECK(desk.panel().mainButtonWidget()->text() == QStringLiteral("Done"));
}

TEST_CASE("a man of the bench is drawn onto the field", "[gui][TAP-LO-1]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire), kLineUp};
    REQUIRE(desk.settle());
    auto* bench = desk.find<FigureChips>("bench");
    const auto center = std::ranges::find_if(bench->chips(), [&](const FigureChip& chip) {
        return tap::findPlayer(desk.state(), chip.id)->position == tap::Position::C;
    });
    REQUIRE(center != bench->chips().end());
    const FigureId man = center->id;
    desk.page().board().fitBoard();
    const BoardView& board = desk.page().board();
    const QPoint there = board.mapToGlobal(board.pixelOf(QPointF{28.7, 26.6665}).toPoint());
    emit bench->dragged(man, there);
    CHECK(tap::findOnBoard(desk.state(), man) == nullptr);  // still in hand
    emit bench->dropped(man, there);
    REQUIRE(tap::findOnBoard(desk.state(), man) != nullptr);
    CHECK(tap::findOnBoard(desk.state(), man)->pose.at.x.yards() == Approx(28.7).margin(0.3));
}

TEST_CASE("what Set would refuse is refused at the turn, whichever of the men is turned",
          "[gui][TAP-LO-13][TAP-LD-2]") {
    const bool offense = GENERATE(true, false);
    GameDesk desk{
        shortGame(tap::Mode::Solitaire),
        offense ? kLineUp : R"({"phase":"S2","stage":"after_set","offense":"visitor","down":1,
                                "line_of_scrimmage":70,"line_to_gain":60})"};
    REQUIRE(desk.settle());
    desk.pressMain();
    REQUIRE(desk.state().figures.size() == 11);
    REQUIRE(tap::lineupProblems(desk.state(), Side::Home).empty());
    QString said;
    QObject::connect(
        &desk.match(), &TapMatch::refused, [&](const MatchRefusal& told) { said = told.sentence; });
    const std::vector<tap::Figure> men = desk.state().figures;
    for (const tap::Figure& man : men) {
        for (int degrees = 5; degrees < 360; degrees += 5) {
            said.clear();
            turn(desk, man.id, degrees);
            INFO(man.id.rosterIndex() << " by " << degrees);
            const bool turned = tap::findOnBoard(desk.state(), man.id)->pose != man.pose;
            CHECK(turned == said.isEmpty());
            CHECK(tap::lineupProblems(desk.state(), Side::Home).empty());
            if (turned)
                desk.match().submit(
                    tap::Decision{.kind = DecisionKind::Place,
                                  .side = Side::Home,
                                  .placements = {{man.id, man.pose, man.baseSlot}}});
        }
    }
}

TEST_CASE("a man who stood wrong before may still be turned", "[gui][TAP-LO-13]") {
    // a guard too near his center: what is wrong is their place and no turn's doing
    GameDesk desk{shortGame(tap::Mode::Solitaire),
                  R"({"phase":"S1","stage":"first","offense":"home","down":1,
                      "line_of_scrimmage":40,"line_to_gain":50,
                      "figures":{"H50":{"x":38.2,"y":26.6665},"H64":{"x":38.2,"y":29.8},
                                 "H66":{"x":38.2,"y":24.3}}})"};
    REQUIRE(desk.settle());
    const FigureId guard = desk.man(QStringLiteral("H66"));
    REQUIRE(std::ranges::any_of(
        tap::lineupProblems(desk.state(), Side::Home),
        [](const RuleViolation& problem) { return problem.clause == "TAP-LO-5"; }));
    QString said;
    QObject::connect(
        &desk.match(), &TapMatch::refused, [&](const MatchRefusal& told) { said = told.sentence; });
    turn(desk, guard, 5);
    CHECK(said.toStdString() == "");
    CHECK(tap::findOnBoard(desk.state(), guard)->pose.heading != Heading{});
}

TEST_CASE("the call that is open counts down on what ends it", "[gui][TAP-PE-7]") {
    test::HeldTime time;
    GameDesk desk{shortGame(tap::Mode::Hotseat, 20),
                  R"({"phase":"S6","half":1,"play":3,"offense":"home","down":2,
                      "line_of_scrimmage":40,"line_to_gain":47,
                      "figures":{"H12":{"x":34,"y":26.6665},"H50":{"x":38.9,"y":26.6665},
                                 "V52":{"x":46,"y":26.6665,"heading_deg":180}},
                      "play_facts":{"snap_taker":"H12"},
                      "review":{"may_call":{"home":true,"visitor":false}},
                      "clocks":[{"name":"penalty_call","ms_left":8000},
                                {"name":"snap","ms_left":20000,"side":"home"}]})",
                  time};
    REQUIRE(desk.settle());
    const auto told = [&] {
        QString text;
        for (const auto* button : desk.panel().findChildren<QPushButton*>())
            if (button->isVisible() && button->text().contains(QStringLiteral("No call")))
                text = button->text();
        return text;
    };
    const tap::ClockView* clock = desk.match().clock(tap::ClockName::PenaltyCall);
    REQUIRE(clock != nullptr);
    const QString first = told();
    CHECK(first.endsWith(timeText(desk.match().msLeft(*clock))));
    time.pass(3'000);
    CHECK(waitFor([&] { return told() != first; }, 5'000));
    clock = desk.match().clock(tap::ClockName::PenaltyCall);
    REQUIRE(clock != nullptr);
    CHECK(desk.match().msLeft(*clock) <= 5'000);
    // the button is written with the page's next beat
    CHECK(waitFor([&] { return told().endsWith(timeText(desk.match().msLeft(*clock))); }, 5'000));
}

TEST_CASE("a drill tells what was made when the dice lie, not while they roll",
          "[gui][drill][UX-10.1]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire, 20),
                  R"({"phase":"X1","offense":"home","try_kind":"extra_point","try_team":"home"})"};
    REQUIRE(desk.settle());
    io::Drill drill;
    drill.name = "One more";
    drill.side = Side::Home;
    drill.points = 1;
    desk.match().setDrill(drill, std::nullopt);
    desk.match().setBrisk(false);
    desk.press(Qt::Key_Return);
    REQUIRE(desk.match().doing() == MatchDoing::Throwing);
    REQUIRE(desk.match().game().state().score[0] == 1);  // recorded, and the dice still fly
    auto* task = desk.find<QLabel>("drillTask");
    CHECK(task->text().contains(QStringLiteral("0 of 1 points made")));
    desk.press(Qt::Key_Return);
    REQUIRE(desk.match().doing() == MatchDoing::Ended);
    CHECK(task->text().contains(QStringLiteral("1 of 1 points made")));
}

TEST_CASE("UX-12.6 the bench is read-only while two coaches play, and open to one between plays",
          "[gui][UX-12.6][TAP-BA-3]") {
    const auto bench = [](GameDesk& desk) -> BenchPage& {
        desk.window().commands()[Command::BenchPage]->trigger();
        REQUIRE(desk.window().bench().isVisible());
        return desk.window().bench();
    };
    const auto lean = [](const BenchPage& page) {
        return page.document().state().base.prongs.at(page.document().prong()).leanForeDeg;
    };
    const auto told = [](const BenchPage& page) {
        const auto* label = page.findChild<QLabel*>(QStringLiteral("benchLocked"));
        return label->isVisible() ? label->text() : QString{};
    };
    SECTION("alone, between plays, one's own bases are tuned") {
        GameDesk desk{shortGame(tap::Mode::Solitaire), kLineUp};
        REQUIRE(desk.settle());
        BenchPage& page = bench(desk);
        const double before = lean(page);
        desk.window().commands()[Command::BenchLeanLess]->trigger();
        CHECK(lean(page) == before - 1.0);
        CHECK(told(page).isEmpty());
    }
    const auto isReadOnly = [&](GameDesk& desk) {
        BenchPage& page = bench(desk);
        CHECK(told(page).contains(QStringLiteral("TAP-BA-3")));
        const std::size_t hung = page.document().rack().size();
        const std::size_t states = page.document().base().states.size();
        const double before = lean(page);
        for (const Command change : {Command::BenchLeanMore,
                                     Command::BenchLeanLess,
                                     Command::BenchKeep,
                                     Command::BenchName,
                                     Command::BenchCopy,
                                     Command::BenchRemove}) {
            CHECK_FALSE(desk.window().commands()[change]->isEnabled());
            CHECK(desk.window().commands()[change]->toolTip().contains(QStringLiteral("TAP-BA-3")));
        }
        // neither hand nor field gets past it
        const QPointF tip =
            page.underside().pixelOf(tipOf(page.document().state(), page.document().prong()));
        QWheelEvent wheel{
            tip, tip, {}, QPoint{0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false};
        QApplication::sendEvent(&page.underside(), &wheel);
        page.document().boil();
        CHECK_FALSE(page.bends().box(BenchKnob::Lean).isEnabled());
        CHECK_FALSE(page.rack().adder().isEnabled());
        CHECK(lean(page) == before);
        CHECK(page.document().rack().size() == hung);
        CHECK(page.document().base().states.size() == states);
        // what is looked at is tested all the same
        CHECK(desk.window().commands()[Command::BenchDash]->isEnabled());
    };
    SECTION("alone, in a play") {
        GameDesk desk{shortGame(tap::Mode::Solitaire), test::kBrokenThrough};
        REQUIRE(desk.settle());
        isReadOnly(desk);
    }
    for (const tap::Mode mode : {tap::Mode::Hotseat, tap::Mode::Tournament}) {
        DYNAMIC_SECTION("two coaches, " << static_cast<int>(mode)) {
            GameDesk desk{shortGame(mode), kLineUp};
            REQUIRE(desk.settle());
            isReadOnly(desk);
        }
    }
}

TEST_CASE("a game that was given up is over in its title, too", "[gui][UX-7][regression]") {
    GameDesk desk{shortGame(tap::Mode::Hotseat), kLineUp};
    REQUIRE(desk.settle());
    desk.match().concede(Side::Visitor);
    CHECK(desk.panel().findChild<QLabel*>(QStringLiteral("matchTitle"))->text() ==
          QStringLiteral("Final"));
}

TEST_CASE("the strip tells a spot to the tenth, as the play by play does",
          "[gui][TAP-GE-11][UX-4][regression]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire),
                  R"({"phase":"S1","stage":"first","offense":"home","down":2,
                      "line_of_scrimmage":24.8,"line_to_gain":30})"};
    REQUIRE(desk.settle());
    const StripFact down = stripFacts(desk.match()).facts.at(1);
    CHECK(down.value == QStringLiteral("2nd & 5.2"));
    CHECK(down.detail == QStringLiteral("at own 24.8"));
    GameDesk theirs{shortGame(tap::Mode::Solitaire),
                    R"({"phase":"S1","stage":"first","offense":"home","down":1,
                        "line_of_scrimmage":60.5,"line_to_gain":70.5})"};
    CHECK(stripFacts(theirs.match()).facts.at(1).detail == QStringLiteral("at Wildcats 39.5"));
}

TEST_CASE("the name of the speed stands beside its slider at every width",
          "[gui][UX-4.2][regression]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire), kLineUp};
    const int width = GENERATE(1024, 1272, 1280, 1920);
    desk.window().resize(width, 900);
    REQUIRE(desk.settle());
    const auto* slider = desk.page().findChild<QSlider*>(QStringLiteral("speed"));
    REQUIRE(slider != nullptr);
    for (const QLabel* label : slider->parentWidget()->findChildren<QLabel*>())
        if (label->buddy() == slider)
            CHECK(slider->x() - label->geometry().right() <= 12);
}
