// Real dice are typed in with the keyboard alone, and so is the call that follows them.

#include "gui/games/foursheet/defense_field.hpp"
#include "gui/games/foursheet/fss_window.hpp"
#include "gui/games/foursheet/picture.hpp"

#include <QApplication>
#include <QComboBox>
#include <QSpinBox>
#include <QTest>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using foursheet::Phase;
using foursheet::PromptKind;
using fss::test::Asked;
using fss::test::Hands;
using fss::test::Window;

namespace {
Asked asked() {
    return {.seed = 4, .mode = Mode::Solitaire, .options = R"({"solo":true})", .realDice = true};
}

fss::DefenseField& fieldOf(Window& window) {
    return static_cast<fss::Picture&>(window.table().picture()).field();
}

/// A key where the keyboard is.
void press(Window& window, Qt::Key key) {
    if (QApplication::focusWidget() == nullptr)
        fieldOf(window).setFocus();
    QTest::keyClick(QApplication::focusWidget(), key);
    QCoreApplication::processEvents();
}

bool asksForDice(Window& window) {
    return window.match().prompt().kind == PromptKind::Chance &&
           !window.match().prompt().dice.empty();
}

/// To the next dice; what else is asked is answered by plain sense, the coin by its key.
bool playToDice(Window& window) {
    for (int i = 0; i < 60; ++i) {
        if (!window.settle())
            return false;
        QCoreApplication::processEvents();
        if (asksForDice(window) && !window.match().isCurtained())
            return true;
        const bool coin = window.match().prompt().kind == PromptKind::Chance;
        if (coin && !window.match().isCurtained())
            press(window, Qt::Key_1);
        else if (!window.act())
            return false;
    }
    return false;
}

/// All dice that are asked for, one after the other by Tab, and Enter.
void typeDice(Window& window) {
    const auto dice = window.match().prompt().dice.size();
    for (std::size_t i = 0; i < dice; ++i) {
        if (i > 0)
            press(window, Qt::Key_Tab);
        INFO("die " << i << " of " << dice << " for " << window.match().facts().chance->purpose);
        REQUIRE(QApplication::focusWidget() != nullptr);
        CHECK(QApplication::focusWidget()->objectName() ==
              QStringLiteral("face%1").arg(static_cast<int>(i) + 1));
        press(window, Qt::Key_3);
    }
    press(window, Qt::Key_Return);
}

/// One of the cards of the formation that stands there, another one each time.
int cardToCall(Window& window, int turn) {
    const auto* formation =
        window.table().pageFor()->findChild<QComboBox*>(QStringLiteral("formation"));
    const auto* deck = foursheet::deckOf(
        *window.state().data, static_cast<foursheet::Formation>(formation->currentData().toInt()));
    return deck->cards.at(static_cast<std::size_t>(3 + turn)).number;
}
}  // namespace

TEST_CASE("4SS: a page for real dice has the keyboard in its first die, and gives it back",
          "[gui][foursheet][quick]") {
    Window window{asked(), Hands::Keys};
    int calls = 0;
    int rolls = 0;
    for (int i = 0; i < 40 && calls < 2; ++i) {
        REQUIRE(playToDice(window));
        typeDice(window);
        ++rolls;
        REQUIRE(window.settle());
        QCoreApplication::processEvents();
        const auto& prompt = window.match().prompt();
        if (prompt.phase != Phase::Call || window.match().isCurtained() || window.state().down == 0)
            continue;
        // a number is a card's at once
        const QWidget* heard = QApplication::focusWidget();
        REQUIRE(heard != nullptr);
        CHECK(window.table().picture().isAncestorOf(heard));
        const int card = cardToCall(window, calls);
        for (const QChar digit : QString::number(card))
            press(window, static_cast<Qt::Key>(Qt::Key_0 + digit.digitValue()));
        press(window, Qt::Key_Return);
        REQUIRE(window.settle());
        REQUIRE(window.state().call);
        CHECK(window.state().call->card == card);
        ++calls;
    }
    CHECK(rolls >= 2);
    CHECK(calls == 2);
}

TEST_CASE("4SS: a digit typed over the picture is the first empty die's",
          "[gui][foursheet][quick]") {
    Window window{asked(), Hands::Keys};
    REQUIRE(playToDice(window));
    const auto die = [&](const char* name) {
        return window.table().pageFor()->findChild<QSpinBox*>(QString::fromLatin1(name));
    };
    REQUIRE(window.match().prompt().dice.size() > 1);
    fieldOf(window).setFocus();
    press(window, Qt::Key_4);
    CHECK(die("face1")->value() == 4);
    CHECK(die("face1")->hasFocus());
    fieldOf(window).setFocus();
    press(window, Qt::Key_5);
    CHECK(die("face1")->value() == 4);
    CHECK(die("face2")->value() == 5);
}
