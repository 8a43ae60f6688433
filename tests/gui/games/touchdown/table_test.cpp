// A game of Touchdown-A-Minute through its pages alone.

#include "gui/games/touchdown/cancel_page.hpp"
#include "gui/games/touchdown/dice_desk.hpp"
#include "gui/games/touchdown/form.hpp"
#include "gui/games/touchdown/odds_words.hpp"
#include "gui/games/touchdown/table_foot.hpp"
#include "gui/games/touchdown/table_picture.hpp"
#include "gui/games/touchdown/tray.hpp"
#include "gui/games/touchdown/tray_layout.hpp"
#include "gui/widgets/action_list.hpp"
#include "gui/widgets/choice_button.hpp"
#include "gui/widgets/comfort.hpp"
#include "support/wait_for.hpp"

#include <thrum/rules/touchdown/odds.hpp>

#include <cmath>
#include <set>

#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using test::DiceDesk;
using test::waitFor;
using touchdown::Phase;

TEST_CASE("a whole game is played through the pages, and every prompt has one",
          "[gui][touchdown][UX-7.1]") {
    std::set<Phase> seen;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        DiceDesk::Asked asked{.seed = seed};
        asked.overrides = R"({"playsPerQuarter":20,"homeField.method":"toss"})";
        DiceDesk desk{asked};
        int steps = 0;
        while (desk.match().doing() != MatchDoing::Over && ++steps < 4000) {
            seen.insert(desk.phase());
            INFO(nameOf(desk.phase()));
            const auto entries = desk.match().anyGame().entries();
            REQUIRE(!desk.table().words().title.isEmpty());
            desk.answer();
            REQUIRE(desk.match().anyGame().entries() > entries);
        }
        REQUIRE(desk.match().doing() == MatchDoing::Over);
        CHECK(desk.refusals().isEmpty());
        CHECK(desk.match().state().quarter == 4);
    }
    for (const EnumName<Phase>& phase : namesOf(Phase{})) {
        // what six games need not bring
        if (phase.value == Phase::Over || phase.value == Phase::FreeKickRoll)
            continue;
        INFO(phase.name);
        CHECK(seen.contains(phase.value));
    }
}

TEST_CASE("a game against the computer is played through the pages", "[gui][touchdown]") {
    DiceDesk::Asked asked{.seed = 3};
    asked.overrides = R"({"playsPerQuarter":5})";
    DiceDesk desk{asked};
    REQUIRE(desk.match().setSeat(Side::Visitor, QStringLiteral("computer:1")).isEmpty());
    int steps = 0;
    while (desk.match().doing() != MatchDoing::Over && ++steps < 2000) {
        REQUIRE(waitFor(
            [&] {
                return desk.match().doing() == MatchDoing::Waiting ||
                       desk.match().doing() == MatchDoing::Over;
            },
            10'000));
        if (desk.match().doing() == MatchDoing::Waiting)
            desk.answer();
    }
    CHECK(desk.match().doing() == MatchDoing::Over);
    CHECK(desk.refusals().isEmpty());
}

TEST_CASE("a kickoff leaves no arrows of the drive before it", "[gui][touchdown]") {
    DiceDesk desk{{.seed = 1}};
    REQUIRE(desk.playTo(Phase::KickoffRoll));
    REQUIRE(desk.playTo(Phase::Call));
    REQUIRE(desk.playTo(Phase::KickoffRoll));
    CHECK(!desk.table().history().drive.marks.empty());
    desk.answer();
    REQUIRE(!desk.table().history().drive.marks.empty());
    CHECK(desk.table().history().drive.marks.front().kind == tdm::DriveMark::Kind::Kick);
}

TEST_CASE("UX-10.1 real dice are typed in by their printed faces", "[gui][touchdown][UX-10.1]") {
    DiceDesk::Asked asked{.seed = 1};
    asked.realDice = true;
    DiceDesk desk{asked};
    REQUIRE(desk.playTo(Phase::Roll));
    CHECK(!desk.page().mainButton().enabled);
    const touchdown::PlayRoll calls = *desk.match().state().roll;
    desk.type({1, 3, 2, 5, 2, 1});
    const auto& roll = desk.table().history().roll;
    CHECK(roll.faces == std::vector{1, 3, 2, 5, 2, 1});
    CHECK(roll.dice[4] == calls.red);
    CHECK(roll.results[0] == "GN5");
}

TEST_CASE("TDM-5.2 cancels are picked in the list or in the tray", "[gui][touchdown][TDM-5.2]") {
    DiceDesk::Asked asked{.seed = 1};
    asked.realDice = true;
    DiceDesk desk{asked};
    bool found = false;
    for (int tries = 0; tries < 400 && !found; ++tries) {
        REQUIRE(desk.playTo(Phase::Roll));
        if (touchdown::passing(*desk.match().state().roll) ||
            desk.match().state().roll->blue != touchdown::Die::SR) {
            desk.answer();
            continue;
        }
        desk.type({1, 1, 1, 5, 2, 1});  // GN 5, GN 4, GN 3, IN, a gain or more, TK
        found = desk.phase() == Phase::Cancel;
    }
    REQUIRE(found);
    auto& page = static_cast<tdm::CancelPage&>(desk.page());
    CHECK(!page.mainButton().enabled);
    emit static_cast<tdm::TablePicture&>(desk.table().picture()).tray().resultPressed(0);
    CHECK(page.picked() == std::vector{0});
    CHECK(page.mainButton().enabled);
    CHECK(page.mainButton().text == QStringLiteral("Cancel GN 5"));
    const tdm::RollStory& story =
        static_cast<tdm::TablePicture&>(desk.table().picture()).tray().scene().story;
    CHECK(story.links().size() == 1);
    CHECK(story.results[0].fate == tdm::Fate::Canceled);
    // another pick takes the place of the first
    desk.press(2);
    CHECK(page.picked() == std::vector{1});
    page.findChild<QPushButton*>(QStringLiteral("pickBest"))->click();
    CHECK(page.picked().size() == 1);
    const int down = desk.match().state().down;
    desk.main();
    CHECK(desk.refusals().isEmpty());
    CHECK((desk.match().state().down != down || desk.phase() != Phase::Cancel));
}

TEST_CASE("UX-14.1 a sealed choice shows in nothing while it is covered",
          "[gui][touchdown][UX-14.1][leak]") {
    struct Face {
        QImage picture;
        QStringList texts;
        QString main;
    };
    const auto look = [](DiceDesk& desk) {
        for (int i = 0; i < 4; ++i)
            QCoreApplication::processEvents();
        return Face{desk.window().grab().toImage(), desk.texts(), desk.page().mainButton().text};
    };
    for (const Phase phase : {Phase::Strengths, Phase::Call, Phase::DefenseCall}) {
        INFO(nameOf(phase));
        DiceDesk one{{.seed = 4}};
        DiceDesk two{{.seed = 4}};
        REQUIRE(one.playTo(phase));
        REQUIRE(two.playTo(phase));
        // laid and not locked in
        REQUIRE(one.press(1));
        REQUIRE(two.press(3));
        Face first = look(one);
        Face second = look(two);
        CHECK(first.picture == second.picture);
        CHECK(first.texts == second.texts);
        CHECK(first.main == second.main);
        // locked in, and the other coach is asked
        one.main();
        two.main();
        if (phase == Phase::DefenseCall)
            continue;  // both are shown by that
        first = look(one);
        second = look(two);
        CHECK(first.picture == second.picture);
        CHECK(first.texts == second.texts);
        CHECK(one.match().undoText() == two.match().undoText());
    }
}

TEST_CASE("UX-14.2 only who holds the button or Ctrl down sees what lies covered",
          "[gui][touchdown][UX-14.2]") {
    DiceDesk desk{{.seed = 4}};
    REQUIRE(desk.playTo(Phase::Call));
    auto* peek = desk.page().findChild<QPushButton*>(QStringLiteral("peek"));
    auto* dice = desk.page().findChild<ActionList*>(QStringLiteral("dice"));
    REQUIRE(peek != nullptr);
    REQUIRE(dice != nullptr);
    const QStringList covered = desk.texts();
    CHECK(!covered.contains(QStringLiteral("Run Outside")));
    desk.press(2);
    const QString closed = peek->text();
    CHECK(desk.texts().filter(QStringLiteral("Run ")).isEmpty());
    const int laid = dice->items()[1].id;
    const QStringList names{QStringLiteral("Run Inside"),
                            QStringLiteral("Run Outside"),
                            QStringLiteral("Short Pass"),
                            QStringLiteral("Long Pass")};
    peek->setDown(true);
    emit peek->pressed();
    CHECK(peek->text() == names[laid]);
    emit peek->released();
    CHECK(peek->text() == closed);
    QTest::keyPress(&desk.window(), Qt::Key_Control);
    CHECK(peek->text() == names[laid]);
    CHECK(dice->items()[1].text == names[laid]);
    // another key with it is a command, which is no reason to look
    QTest::keyPress(&desk.window(), Qt::Key_F1, Qt::ControlModifier);
    CHECK(peek->text() == closed);
    QTest::keyRelease(&desk.window(), Qt::Key_Control);
    QTest::keyPress(&desk.window(), Qt::Key_Control);
    QTest::keyRelease(&desk.window(), Qt::Key_Control);
    CHECK(peek->text() == closed);
    CHECK(desk.texts().filter(QStringLiteral("Run ")).isEmpty());
}

TEST_CASE("UX-14.2 the dice lie in another order for every covered call",
          "[gui][touchdown][UX-14.2]") {
    DiceDesk desk{{.seed = 4}};
    std::set<std::vector<int>> orders;
    for (int calls = 0; calls < 12; ++calls) {
        REQUIRE(desk.playTo(Phase::Call));
        auto* dice = desk.page().findChild<ActionList*>(QStringLiteral("dice"));
        std::vector<int> order;
        for (const ActionItem& item : dice->items())
            order.push_back(item.id);
        REQUIRE(order.size() == 4);
        orders.insert(order);
        // laying one moves none
        desk.press(1);
        for (std::size_t i = 0; i < order.size(); ++i)
            CHECK(dice->items()[i].id == order[i]);
        desk.main();
    }
    CHECK(orders.size() > 3);
    // one person for both sides is asked in the order of the book
    DiceDesk single{{.seed = 4}};
    REQUIRE(single.match().setSeat(Side::Visitor, QStringLiteral("computer:1")).isEmpty());
    REQUIRE(single.playTo(Phase::Call));
    CHECK(single.page().findChild<ActionList*>(QStringLiteral("dice"))->items().empty());
    CHECK(single.page().findChild<ActionList*>(QStringLiteral("choices"))->items()[0].text ==
          QStringLiteral("Run Inside"));
}

TEST_CASE("the kicks of a call lie side by side below the dice", "[gui][touchdown]") {
    DiceDesk desk{{.seed = 4}};
    REQUIRE(desk.match().setSeat(Side::Visitor, QStringLiteral("computer:1")).isEmpty());
    REQUIRE(desk.playTo(Phase::Call));
    auto* dice = desk.page().findChild<ActionList*>(QStringLiteral("choices"));
    auto* kicks = desk.page().findChild<ActionList*>(QStringLiteral("kicks"));
    REQUIRE(dice->items().size() == 4);
    REQUIRE(kicks->items().size() == 2);
    CHECK(kicks->items()[0].text == QStringLiteral("Punt"));
    CHECK(kicks->items()[1].text == QStringLiteral("Field goal"));
    const QRect punt = kicks->button(kicks->items()[0].id)->geometry();
    const QRect goal = kicks->button(kicks->items()[1].id)->geometry();
    CHECK(punt.top() == goal.top());
    CHECK(punt.right() < goal.left());
    // the digits go on
    REQUIRE(desk.press(5));
    CHECK(desk.page().mainButton().text == QStringLiteral("Punt"));
    REQUIRE(desk.press(4));
    CHECK(desk.page().mainButton().text == QStringLiteral("Call Long Pass"));
}

TEST_CASE("UX-10.1 who rolls is changed in the middle of a game", "[gui][touchdown][UX-10.1]") {
    DiceDesk desk{{.seed = 2}};
    REQUIRE(desk.playTo(Phase::Roll));
    auto& foot = static_cast<tdm::TablePicture&>(desk.table().picture()).foot();
    foot.findChild<QPushButton*>(QStringLiteral("realDice"))->click();
    CHECK(desk.match().typesThrows());
    CHECK(!desk.page().mainButton().enabled);
    desk.type({1, 3, 2, 5, 2, 1});
    CHECK(desk.table().history().roll.faces == std::vector{1, 3, 2, 5, 2, 1});
    foot.findChild<QPushButton*>(QStringLiteral("gameRolls"))->click();
    REQUIRE(desk.playTo(Phase::Roll));
    CHECK(desk.page().mainButton().enabled);
}

TEST_CASE("UX-10.1 real dice are typed by digits, one after another", "[gui][touchdown][UX-10.1]") {
    DiceDesk desk{{.seed = 2, .realDice = true}};
    REQUIRE(desk.playTo(Phase::Roll));
    CHECK(!desk.press(7));
    for (const int face : {1, 3, 2, 5, 2})
        REQUIRE(desk.press(face));
    CHECK(!desk.page().mainButton().enabled);
    REQUIRE(desk.press(6));
    CHECK(desk.page().mainButton().enabled);
    // mistyped: from the first again
    for (const int face : {4, 4, 4, 4, 1, 1})
        REQUIRE(desk.press(face));
    desk.main();
    CHECK(desk.table().history().roll.faces == std::vector{4, 4, 4, 4, 1, 1});
}

TEST_CASE("a roll takes as long as the coach likes", "[gui][touchdown]") {
    DiceDesk desk{{.seed = 2}};
    auto& foot = static_cast<tdm::TablePicture&>(desk.table().picture()).foot();
    auto* pace = foot.findChild<QSlider*>(QStringLiteral("rollPace"));
    pace->setValue(4);
    CHECK(Comfort::instance().rollMs() == 400);
    CHECK(foot.findChild<QLabel*>(QStringLiteral("rollSeconds"))->text() ==
          QStringLiteral("0.4 s"));
    Comfort::instance().setRollMs(99'999);
    CHECK(Comfort::instance().rollMs() == Comfort::kUsualRollMs);
    CHECK(pace->value() == 12);
}

TEST_CASE("UX-10.2 a throw is shown and can be cut short", "[gui][touchdown][UX-10.2]") {
    DiceDesk::Asked asked{.seed = 5};
    asked.brisk = false;
    DiceDesk desk{asked};
    auto& tray = static_cast<tdm::TablePicture&>(desk.table().picture()).tray();
    for (int i = 0; i < 40 && desk.phase() != Phase::KickoffRoll; ++i) {
        if (desk.match().doing() == MatchDoing::Throwing)
            tray.finish();
        else
            desk.answer();
        desk.settle();
    }
    REQUIRE(desk.phase() == Phase::KickoffRoll);
    desk.main();
    REQUIRE(desk.match().doing() == MatchDoing::Throwing);
    CHECK(tray.flying());
    CHECK(desk.table().history().roll.results.empty());
    CHECK(desk.page().mainButton().text == QStringLiteral("Enough"));
    desk.main();
    CHECK(!tray.flying());
    REQUIRE(waitFor([&] { return desk.match().doing() == MatchDoing::Waiting; }, 10'000));
    CHECK(desk.table().history().roll.results.size() == 4);
}

TEST_CASE("taken back, the table lies as it lay before", "[gui][touchdown]") {
    DiceDesk desk{{.seed = 6}};
    REQUIRE(desk.playTo(Phase::TryChoice));
    const tdm::History before = desk.table().history();
    desk.press(1);
    REQUIRE(desk.match().undo(true));
    desk.settle();
    CHECK(desk.phase() == Phase::TryChoice);
    CHECK(desk.table().history() == before);
}

TEST_CASE("TDM-20.2 the odds the call page tells are those of the dice",
          "[gui][touchdown][TDM-20.2]") {
    const touchdown::RulesData rules;
    for (const tdm::PairOdds& told : tdm::pairOdds()) {
        INFO(nameOf(told.red) << " " << nameOf(told.blue));
        const touchdown::PlayOdds odds = touchdown::playOdds(rules, told.red, told.blue);
        using Kind = touchdown::OutcomeKind;
        const auto percent = [](int part, int whole) { return 100.0 * part / whole; };
        const auto isKind = [&](Kind kind) {
            return odds.count([kind](const touchdown::Outcome& o) { return o.kind == kind; });
        };
        if (!touchdown::isPassing(told.red)) {
            const int good = odds.count(
                [](const touchdown::Outcome& o) { return o.kind == Kind::Run && o.yards >= 4; });
            CHECK(std::abs(percent(good, odds.rolls) - told.good) < 0.06);
            CHECK(std::abs(percent(isKind(Kind::Fumble), odds.rolls) - told.lost) < 0.006);
            continue;
        }
        const int sacks = isKind(Kind::Sack);
        const int attempts = odds.rolls - sacks;
        CHECK(std::abs(percent(isKind(Kind::Completion), attempts) - told.good) < 0.06);
        CHECK(std::abs(percent(isKind(Kind::Interception), attempts) - told.lost) < 0.006);
        CHECK(std::abs(percent(sacks, odds.rolls) - told.sacked) < 0.06);
    }
}

TEST_CASE("the form of a new game gives and takes options and house rules", "[gui][touchdown]") {
    tdm::TouchdownForm form;
    CHECK(form.options() == "{}");
    CHECK(form.overrides() == "{}");
    form.showAsked(R"({"auto_cancel":true})",
                   R"({"playsPerQuarter":12,"overtime.mode":"suddenDeath"})");
    CHECK(form.findChild<QSpinBox*>(QStringLiteral("playsPerQuarter"))->value() == 12);
    CHECK(form.options() == R"({"auto_cancel":true})");
    CHECK(form.overrides() == R"({"overtime.mode":"suddenDeath","playsPerQuarter":12})");
    form.showAsked("{}", "nonsense");
    CHECK(form.overrides() == "{}");
}

TEST_CASE("UX-23.4 the tray has its room at every size of window and text",
          "[gui][touchdown][UX-23.4]") {
    tdm::TrayScene scene;
    scene.cards.resize(2);
    scene.lies = tdm::TrayScene::Lies::Ready;
    scene.throwable = true;
    for (const QSizeF size :
         {QSizeF{480, 300}, QSizeF{684, 330}, QSizeF{940, 430}, QSizeF{1560, 620}}) {
        for (const double line : {17.0, 26.0, 34.0}) {
            INFO(size.width() << " x " << size.height() << ", text " << line);
            const tdm::TrayLayout at = tdm::layOutTray(size, scene, 6, line);
            CHECK(at.text >= at.scale);
            for (const QRectF& card : at.cards)
                CHECK(at.felt.contains(card));
            CHECK(at.felt.contains(at.sum));
            CHECK(at.felt.contains(at.result));
            scene.lies = tdm::TrayScene::Lies::Rolled;
            const tdm::TrayLayout rolled = tdm::layOutTray(size, scene, 6, line);
            scene.lies = tdm::TrayScene::Lies::Ready;
            CHECK(!rolled.sum.intersects(rolled.result));
            CHECK(rolled.thrown == at.thrown);
            CHECK(at.dieSize > 24.0);
            for (const QPointF& die : at.thrown) {
                const QRectF box{die - QPointF{at.dieSize / 2, at.dieSize / 2},
                                 QSizeF{at.dieSize, at.dieSize}};
                CHECK(box.top() > at.cards.front().bottom());
                CHECK(box.bottom() < at.sum.top());
                CHECK(box.left() > at.felt.left());
                CHECK(box.right() < at.felt.right());
            }
        }
    }
}
