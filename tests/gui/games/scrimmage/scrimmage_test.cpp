// SCRIMMAGE in the window: whole games by mouse and by keys, what is hidden, and the book's errors.

#include "gui/archive/game_details_dialog.hpp"
#include "gui/cut_text.hpp"
#include "gui/games/scrimmage/error_popup.hpp"
#include "gui/games/scrimmage/form.hpp"
#include "gui/games/scrimmage/scrimmage_desk.hpp"
#include "gui/games/scrimmage/ways.hpp"
#include "gui/tabletop/tabletop_panel.hpp"
#include "gui/widgets/action_list.hpp"
#include "gui/widgets/choice_button.hpp"

#include <thrum/rules/scrimmage/fields.hpp>

#include <algorithm>

#include <QApplication>
#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using scrimmage::DecisionKind;
using scrimmage::Label;
using scrimmage::Phase;
using scrimmage::Square;
using test::ScrimmageAsked;
using test::ScrimmageDesk;

namespace {
Square placeOf(ScrimmageDesk& desk, Side side, Label label) {
    return scrimmage::findMan(desk.state(), scrimmage::manId(side, label))->at.value_or(Square{});
}

/// Line-ups as the book has them, this call, and the snap.
void snapWith(ScrimmageDesk& desk, const QString& zoneOrRunner) {
    REQUIRE(desk.settle());
    desk.pressMain();  // start game
    REQUIRE(desk.settle());
    desk.pressMain();  // call play
    REQUIRE(desk.settle());
    REQUIRE(desk.match().isCurtained());
    desk.pressMain();
    REQUIRE(desk.settle());
    REQUIRE(desk.phase() == Phase::OffCall);
    if (zoneOrRunner.startsWith(QStringLiteral("zone")))
        desk.press(zoneOrRunner);
    else
        REQUIRE(desk.choose(zoneOrRunner));
    REQUIRE(desk.settle());
    REQUIRE(desk.phase() == Phase::DefAlign);
}
}  // namespace

TEST_CASE("SCR-Q5 whole games are played with the mouse, and every decision has a page",
          "[gui][scrimmage]") {
    std::set<DecisionKind> kinds;
    std::set<Phase> phases;
    // games are short: as many as it takes until somebody has thrown of his own will
    for (std::uint64_t seed = 3; seed <= 12 && !kinds.contains(DecisionKind::Throw); ++seed) {
        ScrimmageAsked asked;
        asked.seed = seed;
        asked.low = 8;
        asked.high = 12;
        ScrimmageDesk desk{asked};
        REQUIRE(desk.settle());
        REQUIRE(desk.playUntil([] { return false; }));
        CHECK(desk.match().doing() == MatchDoing::Over);
        CHECK(desk.state().over);
        kinds.insert(desk.kinds.begin(), desk.kinds.end());
        phases.insert(desk.phases.begin(), desk.phases.end());
    }
    for (const DecisionKind kind : {DecisionKind::StartGame,
                                    DecisionKind::CallPlay,
                                    DecisionKind::Call,
                                    DecisionKind::Ready,
                                    DecisionKind::Move,
                                    DecisionKind::Throw,
                                    DecisionKind::Target,
                                    DecisionKind::NextPlay}) {
        INFO(nameOf(kind));
        CHECK(kinds.contains(kind));
    }
    CHECK(phases.contains(Phase::AirOff));
    CHECK(phases.contains(Phase::AirDef));
}

TEST_CASE("SCR-M9 a whole game is played with the keys alone", "[gui][scrimmage][keys]") {
    ScrimmageAsked asked;
    asked.low = 8;
    asked.high = 12;
    ScrimmageDesk desk{asked};
    REQUIRE(desk.settle());
    REQUIRE(desk.playUntil([] { return false; }, true));
    CHECK(desk.state().over);
    CHECK(desk.kinds.contains(DecisionKind::Call));
    CHECK(desk.kinds.contains(DecisionKind::Move));
}

TEST_CASE("SCR-SET1 a person plays a whole game against the program's coach with the mouse",
          "[gui][scrimmage]") {
    ScrimmageAsked asked;
    asked.seats = {"person", "computer:3"};
    asked.low = 8;
    asked.high = 12;
    ScrimmageDesk desk{asked};
    REQUIRE(desk.settle());
    REQUIRE(desk.playUntil([] { return false; }));
    CHECK(desk.state().over);
    CHECK(desk.match().doing() == MatchDoing::Over);
    CHECK(desk.kinds.contains(DecisionKind::Move));
}

TEST_CASE("SCR-Q7 what was called shows in nothing while it is hidden", "[gui][scrimmage][leak]") {
    ScrimmageDesk one;
    ScrimmageDesk two;
    snapWith(one, QStringLiteral("F fullback"));
    snapWith(two, QStringLiteral("zone8"));
    CHECK(test::differs(seenAt(one), seenAt(two)) == "");
    for (ScrimmageDesk* desk : {&one, &two}) {
        desk->pressMain();  // ready
        REQUIRE(desk->settle());
        REQUIRE(desk->phase() == Phase::Turn);
    }
    CHECK(test::differs(seenAt(one), seenAt(two)) == "");
    // until the defense has had its first turn
    const auto hidden = [](ScrimmageDesk& desk) {
        return desk.state().turn == 1 && desk.phase() == Phase::Turn;
    };
    for (int step = 0; step < 40 && hidden(one) && hidden(two); ++step) {
        const auto& moves = one.match().prompt().moves;
        // nobody onto a man: a contact with the carrier shows him
        const auto isFree = [&](Square square) {
            return scrimmage::manAt(one.state(), Side::Home, square) == nullptr &&
                   scrimmage::manAt(one.state(), Side::Visitor, square) == nullptr;
        };
        const auto mover = std::ranges::find_if(moves, [&](const scrimmage::Reach& reach) {
            const bool back = scrimmage::isBack(scrimmage::labelOf(reach.man)) &&
                              reach.man.side() == one.state().offense;
            return !back && std::ranges::any_of(reach.squares, isFree);
        });
        REQUIRE(mover != moves.end());
        const auto free = std::ranges::find_if(mover->squares, isFree);
        const scrimmage::Decision move{.kind = DecisionKind::Move, .man = mover->man, .to = *free};
        REQUIRE(one.doByMouse(move));
        REQUIRE(two.doByMouse(move));
        REQUIRE(one.settle());
        REQUIRE(two.settle());
        if (hidden(one))
            CHECK(test::differs(seenAt(one), seenAt(two)) == "");
    }
    // and then it does show, so the comparison would have seen it
    CHECK(one.state().turn == 2);
    CHECK(test::differs(seenAt(one), seenAt(two)) != "");
}

TEST_CASE("SCR-G32 the book's errors come as a pop-up with one OK, and nothing changes",
          "[gui][scrimmage][SCR-ERR1]") {
    ScrimmageDesk desk;
    snapWith(desk, QStringLiteral("H halfback"));
    desk.pressMain();
    REQUIRE(desk.settle());
    const Side offense = desk.state().offense;
    const auto before = desk.state();

    desk.click({20, 1});
    CHECK(desk.error() == QStringLiteral("Right-click a man first."));
    auto* ok = desk.page().findChild<QPushButton*>(QStringLiteral("errorOk"));
    REQUIRE(ok->isVisible());
    QTest::mouseClick(ok, Qt::LeftButton);
    CHECK(desk.error().isEmpty());

    desk.click(placeOf(desk, other(offense), Label::S), Qt::RightButton);
    desk.click({20, 1});
    CHECK(desk.error() == QStringLiteral("It is not that team's turn."));
    QTest::keyClick(ok, Qt::Key_Return);
    CHECK(desk.error().isEmpty());

    const Square fullback = placeOf(desk, offense, Label::F);
    desk.click(fullback, Qt::RightButton);
    CHECK(desk.table().plan().selected() == scrimmage::manId(offense, Label::F));
    desk.click({fullback.column + 3, fullback.row + 2});
    CHECK(desk.error() == QStringLiteral("Moves are straight lines or exact diagonals."));
    QTest::keyClick(ok, Qt::Key_Escape);
    CHECK(desk.state() == before);
}

TEST_CASE("SCR-G32 while an error is in front no key means anything behind it",
          "[gui][scrimmage][SCR-ERR1]") {
    ScrimmageDesk desk;
    snapWith(desk, QStringLiteral("H halfback"));
    desk.pressMain();
    REQUIRE(desk.settle());
    const auto before = desk.state();
    desk.click({20, 1});
    auto* ok = desk.page().findChild<QPushButton*>(QStringLiteral("errorOk"));
    auto* rule = desk.page().findChild<QPushButton*>(QStringLiteral("errorRule"));
    REQUIRE(ok->isVisible());
    REQUIRE(rule->isVisible());
    // no command of the window, and no page behind it, gets a key that it does not use itself
    for (const int key : {static_cast<int>(Qt::Key_M),
                          static_cast<int>(Qt::Key_R),
                          static_cast<int>(Qt::Key_1),
                          static_cast<int>(Qt::Key_F1),
                          static_cast<int>(Qt::Key_Z)}) {
        const auto modifier = key == Qt::Key_Z ? Qt::ControlModifier : Qt::NoModifier;
        QKeyEvent asked{QEvent::ShortcutOverride, key, modifier};
        asked.ignore();
        QApplication::sendEvent(ok, &asked);
        CHECK(asked.isAccepted());
        QKeyEvent pressed{QEvent::KeyPress, key, modifier};
        QApplication::sendEvent(ok, &pressed);
        CHECK(pressed.isAccepted());
        CHECK(ok->isVisible());
    }
    // Tab and the arrows stay on it
    for (const int key : {static_cast<int>(Qt::Key_Tab),
                          static_cast<int>(Qt::Key_Down),
                          static_cast<int>(Qt::Key_Left)}) {
        QWidget* focus = QApplication::focusWidget();
        REQUIRE(focus != nullptr);
        QTest::keyClick(focus, static_cast<Qt::Key>(key));
        QWidget* now = QApplication::focusWidget();
        CHECK((now == ok || now == rule));
        CHECK(now != focus);
    }
    CHECK(desk.state() == before);
}

TEST_CASE("D102 one press walks a route of several segments", "[gui][scrimmage][D102]") {
    ScrimmageAsked asked;
    asked.low = asked.high = 9;
    ScrimmageDesk desk{asked};
    snapWith(desk, QStringLiteral("T tailback"));
    desk.pressMain();
    REQUIRE(desk.settle());
    const Side offense = desk.state().offense;
    const auto safety = scrimmage::manId(offense, Label::SE);
    desk.click(placeOf(desk, offense, Label::SE), Qt::RightButton);
    const auto& ways = desk.table().plan().ways();
    const auto way = std::ranges::find_if(
        ways.ways, [](const auto& one) { return !one.second.isOneSegment() && !one.second.meets; });
    REQUIRE(way != ways.ways.end());
    const Square to = way->first;
    const int cost = way->second.cost;
    desk.table().plan().setCursor(to);
    QCoreApplication::processEvents();
    REQUIRE(desk.page().mainButtonWidget()->isEnabled());
    const int left = desk.state().squaresLeft;
    desk.pressMain();
    REQUIRE(desk.settle());
    CHECK(scrimmage::findMan(desk.state(), safety)->at == to);
    CHECK(desk.state().squaresLeft == left - cost);
}

TEST_CASE("SCR-Z5 the view stays where the coach has brought it until the ball goes on",
          "[gui][scrimmage][SCR-Z5]") {
    ScrimmageAsked asked;
    asked.low = asked.high = 6;
    ScrimmageDesk desk{asked};
    snapWith(desk, QStringLiteral("T tailback"));
    desk.pressMain();
    // the runner is shown after two turns of each
    REQUIRE(desk.playUntil([&] { return desk.state().turn > 2 || desk.phase() != Phase::Turn; }));
    REQUIRE(desk.phase() == Phase::Turn);
    REQUIRE(desk.state().carrier.has_value());
    const int far = desk.grid().first() >= 20 ? 0 : 40;
    desk.grid().scrollTo(far);
    // to look at men is not to look at the ball again
    for (const int row : {3, 7, 11}) {
        QTest::mouseMove(&desk.grid(), desk.grid().grid().middle({far + 9, row}).toPoint());
        QCoreApplication::processEvents();
        QTest::mouseClick(
            &desk.grid(), Qt::RightButton, {}, desk.grid().grid().middle({far + 9, row}).toPoint());
        QCoreApplication::processEvents();
        CHECK(desk.grid().first() == far);
    }
}

TEST_CASE("SCR-Q2 each choice of the call has a key of its own", "[gui][scrimmage][SCR-Q2][keys]") {
    ScrimmageDesk desk;
    REQUIRE(desk.settle());
    desk.pressMain();
    REQUIRE(desk.settle());
    desk.pressMain();
    REQUIRE(desk.settle());
    REQUIRE(desk.match().isCurtained());
    // one side decides in secret here, not both
    QStringList told;
    for (const QLabel* label : desk.page().findChildren<QLabel*>())
        if (label->isVisible())
            told << label->text();
    CHECK(told.filter(QStringLiteral("until both have")).isEmpty());
    CHECK_FALSE(told.filter(QStringLiteral("calls the play")).isEmpty());
    desk.pressMain();
    REQUIRE(desk.settle());
    REQUIRE(desk.phase() == Phase::OffCall);
    // Tab goes as the eye does: runners, zones, back
    const auto* runners = desk.page().findChild<ActionList*>(QStringLiteral("runners"));
    QStringList order;
    QStringList expected;
    for (int runner = 1; runner <= 4; ++runner)
        expected << QStringLiteral("choice%1").arg(runner);
    for (int zone = 1; zone <= 12; ++zone)
        expected << QStringLiteral("zone%1").arg(zone);
    expected << QStringLiteral("choice1");
    QWidget* at = runners->button(static_cast<int>(scrimmage::Label::Q));
    for (int seen = 0; seen < 200 && order.size() < expected.size(); ++seen) {
        if (at->isVisible() && (at->focusPolicy() & Qt::TabFocus) != 0)
            order << at->objectName();
        at = at->nextInFocusChain();
    }
    CHECK(order == expected);
    desk.key(Qt::Key_5);
    REQUIRE(desk.settle());
    CHECK(desk.phase() == Phase::OffAlign);
    CHECK(desk.state().play == 1);
}

TEST_CASE("SCR-AR1 a name that the book forbids keeps the dialog open",
          "[gui][scrimmage][SCR-AR1][refusal]") {
    app::ArchivedGame game;
    game.summary.emplace();
    game.summary->game = "scrimmage";
    game.summary->teams = {"Comets", "Sandpipers"};
    GameDetailsDialog dialog{game, {}};
    dialog.show();
    auto* name = dialog.findChild<QLineEdit*>();
    const auto* problem = dialog.findChild<QLabel*>(QStringLiteral("nameProblem"));
    const auto keep = [&] {
        dialog.findChild<QDialogButtonBox*>()->buttons().front()->click();
        return dialog.result() == QDialog::Accepted;
    };
    REQUIRE(name != nullptr);
    name->setText(QString{41, QLatin1Char{'x'}});
    CHECK_FALSE(keep());
    CHECK(problem->isVisible());
    CHECK(problem->text() == QStringLiteral("SCR-AR1: Enter a name of 1 to 40 characters."));
    name->setText(QStringLiteral("   "));
    CHECK_FALSE(problem->isVisible());
    CHECK_FALSE(keep());
    name->setText(QStringLiteral("Friday"));
    CHECK(keep());
    CHECK(dialog.name() == QStringLiteral("Friday"));
    // without a new name there is nothing to check, and other books know no such rule
    for (const char* id : {"scrimmage", "touchdown"}) {
        game.summary->game = id;
        GameDetailsDialog other{game, {}};
        if (game.summary->game == "touchdown")
            other.findChild<QLineEdit*>()->setText(QString{60, QLatin1Char{'x'}});
        other.findChild<QDialogButtonBox*>()->buttons().front()->click();
        CHECK(other.result() == QDialog::Accepted);
    }
}

TEST_CASE("SCR-M10 lit squares are those that the rules take", "[gui][scrimmage]") {
    ScrimmageDesk desk;
    snapWith(desk, QStringLiteral("T tailback"));
    desk.pressMain();
    REQUIRE(desk.settle());
    for (const scrimmage::Reach& reach : desk.match().prompt().moves) {
        const ScrimmageWays ways = waysOf(desk.state(), reach.man);
        CHECK(ways.left == reach.left);
        for (const Square square : reach.squares)
            CHECK(ways.to(square) != nullptr);
        for (const auto& [square, way] : ways.ways) {
            CHECK(way.cost <= reach.left);
            if (way.isOneSegment())
                CHECK(std::ranges::binary_search(reach.squares, square));
            else
                CHECK_FALSE(scrimmage::checkMove(desk.state(), reach.man, way.points.front()));
        }
    }
}

TEST_CASE("SCR-IR1 the last play is shown again and changes nothing", "[gui][scrimmage]") {
    ScrimmageAsked asked;
    asked.low = asked.high = 10;
    ScrimmageDesk desk{asked};
    REQUIRE(desk.settle());
    REQUIRE(desk.playUntil([&] { return desk.phase() == Phase::PlayOver; }));
    const auto before = desk.state();
    desk.press(QStringLiteral("showAgain"));
    REQUIRE(desk.table().film().isReplay());
    desk.click({20, 7});
    CHECK(desk.error().isEmpty());
    desk.key(Qt::Key_Escape);
    CHECK_FALSE(desk.table().film().isReplay());
    CHECK(desk.state() == before);
}

TEST_CASE("SCR-SET1 the form gives limits as the rules read them", "[gui][scrimmage]") {
    ScrimmageForm form;
    CHECK(form.options() == "{}");
    CHECK(form.overrides() == "{}");
    form.showAsked(R"({"limits":{"low":2,"high":9}})", R"({"tackle.model":"flat"})");
    CHECK(form.options() == R"({"limits":[2,9]})");
    CHECK(form.overrides() == R"({"tackle.model":"flat"})");
    form.showAsked("{}", "{}");
    CHECK(form.options() == "{}");
}

TEST_CASE("UX-23 no text of a play is cut in a small window", "[gui][scrimmage][cut]") {
    ScrimmageAsked asked;
    asked.low = asked.high = 8;
    asked.size = {1024, 660};
    ScrimmageDesk desk{asked};
    REQUIRE(desk.settle());
    std::set<Phase> seen;
    const auto look = [&] {
        if (!seen.insert(desk.phase()).second)
            return;
        INFO(nameOf(desk.phase()));
        // what was asked of layouts is done one level after the other
        for (int i = 0; i < 4; ++i) {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            QCoreApplication::processEvents();
        }
        for (const std::string& cut : test::cutTexts(desk.page()))
            FAIL_CHECK(cut);
    };
    REQUIRE(desk.playUntil([&] {
        look();
        return desk.phase() == Phase::PlayOver;
    }));
    look();
    CHECK(seen.size() >= 5);
}

TEST_CASE("SCR-L6 Enter places a man by keys, and then is the main button's again",
          "[gui][scrimmage][SCR-L6][keys]") {
    ScrimmageDesk desk;
    REQUIRE(desk.settle());
    desk.pressMain();
    REQUIRE(desk.settle());
    REQUIRE(desk.phase() == Phase::OffAlign);
    const Side side = desk.state().offense;
    const auto takesEnter = [&] {
        QKeyEvent enter{QEvent::ShortcutOverride, Qt::Key_Return, Qt::NoModifier};
        enter.ignore();
        QApplication::sendEvent(&desk.grid(), &enter);
        return enter.isAccepted();
    };
    while (!desk.table().plan().selected() ||
           scrimmage::labelOf(*desk.table().plan().selected()) != Label::T)
        desk.key(Qt::Key_Period);
    // he stands there: there is nothing to place
    CHECK_FALSE(takesEnter());
    const Square before = placeOf(desk, side, Label::T);
    desk.key(Qt::Key_Down);
    desk.key(Qt::Key_Down);
    CHECK(takesEnter());
    desk.key(Qt::Key_Return);
    REQUIRE(desk.settle());
    CHECK(placeOf(desk, side, Label::T) == Square{before.column, before.row + 2});
    CHECK_FALSE(takesEnter());
    CHECK(desk.phase() == Phase::OffAlign);
}

TEST_CASE("SCR-M2 a man without squares left is not told to point at lit ones",
          "[gui][scrimmage][SCR-M2]") {
    ScrimmageAsked asked;
    asked.low = asked.high = 8;
    ScrimmageDesk desk{asked};
    snapWith(desk, QStringLiteral("zone10"));
    desk.pressMain();
    REQUIRE(desk.settle());
    REQUIRE(desk.phase() == Phase::Turn);
    const Side side = desk.state().offense;
    const auto hint = [&] { return desk.page().panel().page()->mainButton().hint; };
    // the split end as far along his column as he may go
    const Square from = placeOf(desk, side, Label::SE);
    desk.click(from, Qt::RightButton);
    CHECK(hint().contains(QStringLiteral("lit")));
    desk.click({from.column, from.row - 3});
    REQUIRE(desk.settle());
    desk.click({from.column, from.row - 1});
    REQUIRE(desk.settle());
    REQUIRE(desk.state().squaresLeft == 3);
    desk.click(placeOf(desk, side, Label::SE), Qt::RightButton);
    CHECK_FALSE(hint().contains(QStringLiteral("lit")));
    CHECK(hint().contains(QStringLiteral("another man")));
    desk.click(placeOf(desk, other(side), Label::S), Qt::RightButton);
    CHECK(hint().contains(QStringLiteral("others")));
}
