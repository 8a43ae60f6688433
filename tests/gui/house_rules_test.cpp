#include "gui/desk.hpp"
#include "gui/game_room/director.hpp"
#include "gui/game_room/new_game_page.hpp"
#include "gui/games/tap/house_rules_dialog.hpp"
#include "gui/games/tap/setup.hpp"
#include "gui/games/tap/tap_page.hpp"

#include <thrum/games/tap/rules_file.hpp>

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;

namespace {

HouseRulesDialog& asked(NewGamePage& page) {
    page.findChild<QPushButton*>(QStringLiteral("houseRulesButton"))->click();
    auto* dialog = page.findChild<HouseRulesDialog*>();
    REQUIRE(dialog != nullptr);
    return *dialog;
}

}  // namespace

TEST_CASE("UX-3.6 what differs from the book is told in words", "[gui][UX-3.6]") {
    const std::string overrides =
        R"({"stoppages.max":4,"pass.lockReceiverToStick":false,"game.playsPerHalf":8,"pitch.maxBaseLengths":3.5,"ball.radiusMm":5})";
    const QStringList words = houseRuleWords({}, overrides);
    CHECK(words.contains(QStringLiteral("Stops a play: 4 (book: 3)")));
    CHECK(words.contains(QStringLiteral("The receiver faces along the stick: no (book: yes)")));
    CHECK(words.contains(
        QStringLiteral("A pitch goes as far as: 3.5 base lengths (book: 2 base lengths)")));
    // a number without words of its own still counts; the length of a game does not
    CHECK(words.filter(QStringLiteral("ball.radiusMm")).size() == 1);
    CHECK(words.size() == 4);
    CHECK(houseRuleWords({}, "{}").isEmpty());
    CHECK(houseRuleWords({}, "no JSON").isEmpty());
}

TEST_CASE("UX-3.6 every house rule is a number of the book, sets it and shows it",
          "[gui][UX-3.6]") {
    for (const HouseRule& rule : houseRules()) {
        INFO(rule.key);
        tap::RulesData rules;
        const double book = rule.value(rules);
        CHECK(book >= rule.least);
        CHECK(book <= rule.most);
        rule.set(rules, rule.isYesNo ? 1.0 - book : book == rule.least ? rule.most : rule.least);
        const auto differences = app::ruleDifferences({}, rules);
        REQUIRE(differences.size() == 1);
        CHECK(differences.front().key == rule.key);
        CHECK_FALSE(tap::validate(rules));
        CHECK(houseRuleWords({}, app::overridesText({}, rules)).size() == 1);
    }
}

TEST_CASE("UX-3.6 a game is begun with house rules, and the next one remembers them",
          "[gui][UX-3.6][UX-3.4]") {
    test::Desk desk;
    desk.window().director().askNewGame();
    NewGamePage& page = desk.window().director().newGamePage();
    auto* button = page.findChild<QPushButton*>(QStringLiteral("houseRulesButton"));
    CHECK(button->text().contains(QStringLiteral("as in the book")));
    HouseRulesDialog& dialog = asked(page);
    auto* stops = dialog.findChild<QDoubleSpinBox*>(QStringLiteral("stoppages.max"));
    auto* stick = dialog.findChild<QCheckBox*>(QStringLiteral("pass.lockReceiverToStick"));
    stops->setFocus();
    QTest::keyClick(stops, Qt::Key_Up);
    QTest::keyClick(stops, Qt::Key_Up);
    stick->click();
    dialog.findChild<QPushButton*>(QStringLiteral("takeHouseRules"))->click();
    CHECK(button->text().contains(QStringLiteral("2")));
    CHECK(button->toolTip().contains(QStringLiteral("Stops a play: 5 (book: 3)")));

    const MatchSetup setup = page.setup();
    REQUIRE(desk.window().director().start(setup));
    const tap::RulesData& rules = *desk.window().director().tapPage()->match().state().rules;
    CHECK(rules.stoppages.max == 5);
    CHECK_FALSE(rules.pass.lockReceiverToStick);
    CHECK(rules.game.playsPerHalf == tapChoiceOf(setup).playsPerHalf);

    const QTemporaryDir folder;
    QSettings store{folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat};
    writeMatchSetup(store, setup);
    CHECK(readMatchSetup(store).houseRules == setup.houseRules);
    store.setValue(QStringLiteral("match/houseRules"), QStringLiteral("{ broken"));
    CHECK(tapChoiceOf(readMatchSetup(store)).houseRules == "{}");

    SECTION("all as in the book again") {
        desk.window().director().askNewGame();
        HouseRulesDialog& again = asked(page);
        again.findChild<QPushButton*>(QStringLiteral("asInTheBook"))->click();
        again.findChild<QPushButton*>(QStringLiteral("takeHouseRules"))->click();
        CHECK(page.setup().houseRules == "{}");
    }
}
