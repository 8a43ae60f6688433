// A practiced coach calls a play of 4SS with few keys: counted here, told in docs/manual.md.

#include "gui/games/foursheet/defense_field.hpp"
#include "gui/games/foursheet/fss_desk.hpp"
#include "gui/games/foursheet/picture.hpp"
#include "gui/widgets/action_list.hpp"
#include "support/wait_for.hpp"

#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using foursheet::Phase;
using fss::test::Asked;
using fss::test::Desk;
using fss::test::PageCoach;

namespace {
bool playTo(Desk& desk, Phase phase, int most = 400) {
    PageCoach coach{desk, 5};
    for (int i = 0; i < most; ++i) {
        if (!desk.settle())
            return false;
        if (desk.match().prompt().phase == phase && desk.match().state().down > 0)
            return true;
        if (!coach.act())
            return false;
    }
    return false;
}
QWidget& fieldOf(Desk& desk) {
    return static_cast<fss::Picture&>(desk.table().picture()).field();
}
/// Counts the keys that are pressed, wherever the keyboard is.
class Keys {
public:
    explicit Keys(Desk& desk) : m_desk{desk} {}
    void press(const QString& text) {
        for (const QChar c : text) {
            QWidget* heard = QApplication::focusWidget();
            QTest::keyClick(heard != nullptr ? heard : &fieldOf(m_desk), c.toLatin1());
            QCoreApplication::processEvents();
            ++m_count;
        }
    }
    /// Enter is the main button's, wherever the keyboard is.
    bool enter() {
        ++m_count;
        return m_desk.pressMain();
    }
    [[nodiscard]] int count() const { return m_count; }

private:
    Desk& m_desk;
    int m_count = 0;
};
/// A command of the window on the letter R, as instant replay is.
class LetterR {
public:
    explicit LetterR(Desk& desk) {
        m_action.setShortcut(Qt::Key_R);
        m_action.setShortcutContext(Qt::WidgetWithChildrenShortcut);
        desk.window().addAction(&m_action);
        QObject::connect(&m_action, &QAction::triggered, &m_action, [this] { ++m_given; });
    }
    [[nodiscard]] int given() const { return m_given; }

private:
    QAction m_action;
    int m_given = 0;
};
}  // namespace

TEST_CASE("4SS: a card is called with three keys, the same once more with one",
          "[gui][foursheet][quick]") {
    Desk desk{Asked{.seed = 11, .mode = Mode::Solitaire, .options = R"({"solo":true})"}};
    REQUIRE(playTo(desk, Phase::Call));
    QApplication::setActiveWindow(&desk.window());
    fieldOf(desk).setFocus();
    Keys first{desk};
    first.press(QStringLiteral("25"));
    REQUIRE(first.enter());
    CHECK(first.count() == 3);
    const auto& call = desk.match().state().call;
    REQUIRE(call);
    CHECK(call->card == 25);
    // the same side again, on its next down: Enter alone
    const Side side = desk.match().state().offense;
    PageCoach coach{desk, 9};
    bool again = false;
    for (int i = 0; i < 60 && !again; ++i) {
        REQUIRE(desk.settle());
        if (desk.match().prompt().phase == Phase::Call && desk.match().prompt().side == side) {
            Keys second{desk};
            CHECK(desk.page()->mainButton().text.contains(QStringLiteral("F1 Cross")));
            REQUIRE(second.enter());
            CHECK(second.count() == 1);
            again = true;
        } else {
            REQUIRE(coach.act());
        }
    }
    CHECK(again);
}

TEST_CASE("4SS: a number typed where the last call still stands replaces it",
          "[gui][foursheet][quick]") {
    Desk desk{Asked{.seed = 11, .mode = Mode::Solitaire, .options = R"({"solo":true})"}};
    REQUIRE(playTo(desk, Phase::Call));
    QApplication::setActiveWindow(&desk.window());
    const Side side = desk.match().state().offense;
    auto* edit = desk.find<QLineEdit>("cardNumber");
    edit->setFocus();
    QTest::keyClicks(edit, QStringLiteral("25"));
    QTest::keyClick(edit, Qt::Key_Return);
    PageCoach coach{desk, 9};
    for (int i = 0; i < 60; ++i) {
        REQUIRE(desk.settle());
        if (desk.match().prompt().phase == Phase::Call && desk.match().prompt().side == side)
            break;
        REQUIRE(coach.act());
    }
    REQUIRE(edit->text().contains(QStringLiteral("F1 Cross")));
    edit->deselect();  // the keyboard has been here all along
    edit->end(false);
    QTest::keyClicks(edit, QStringLiteral("12"));
    CHECK(edit->text() == QStringLiteral("12"));
    QTest::keyClick(edit, Qt::Key_Return);
    REQUIRE(desk.match().state().call);
    CHECK(desk.match().state().call->card == 12);
}

TEST_CASE("4SS: a number that no card has is told beside the button", "[gui][foursheet][quick]") {
    Desk desk{Asked{.seed = 11, .mode = Mode::Solitaire, .options = R"({"solo":true})"}};
    REQUIRE(playTo(desk, Phase::Call));
    QApplication::setActiveWindow(&desk.window());
    auto* edit = desk.find<QLineEdit>("cardNumber");
    edit->setFocus();
    edit->clear();
    QTest::keyClicks(edit, QStringLiteral("999"));
    const MainButton button = desk.page()->mainButton();
    CHECK_FALSE(button.enabled);
    CHECK(button.hint.contains(QStringLiteral("999")));
    CHECK_FALSE(desk.match().state().call);
}

TEST_CASE("4SS: a letter is the window's command until a coach goes into the field himself",
          "[gui][foursheet][quick]") {
    Desk desk{Asked{.seed = 11, .mode = Mode::Solitaire, .options = R"({"solo":true})"}};
    REQUIRE(playTo(desk, Phase::Call));
    QApplication::setActiveWindow(&desk.window());
    LetterR command{desk};
    auto* edit = desk.find<QLineEdit>("cardNumber");
    edit->setFocus(Qt::OtherFocusReason);  // as the page itself gives it
    const QString before = edit->text();
    QTest::keyClick(edit, Qt::Key_R);
    CHECK(command.given() == 1);
    CHECK(edit->text() == before);
    QTest::keyClick(edit, Qt::Key_Q);  // nobody's
    CHECK(edit->text() == before);
    fieldOf(desk).setFocus();
    QTest::keyClick(&fieldOf(desk), Qt::Key_R);
    CHECK(command.given() == 2);
    CHECK_FALSE(edit->hasFocus());
    QTest::keyClicks(edit, QStringLiteral("25"));
    CHECK(edit->text() == QStringLiteral("25"));
    QTest::mouseClick(edit, Qt::LeftButton);
    edit->selectAll();
    QTest::keyClicks(edit, QStringLiteral("cross"));
    CHECK(command.given() == 2);
    CHECK(desk.page()->mainButton().text == QStringLiteral("Call F1 Cross"));
    QTest::keyClick(edit, Qt::Key_Escape);
    CHECK(edit->text().isEmpty());
}

TEST_CASE("4SS: the letters of the defense are not the window's", "[gui][foursheet][quick]") {
    Desk desk{Asked{.seed = 12}};
    REQUIRE(playTo(desk, Phase::SetDefense));
    QApplication::setActiveWindow(&desk.window());
    LetterR command{desk};
    fieldOf(desk).setFocus();
    QTest::keyClick(&fieldOf(desk), Qt::Key_R);
    CHECK(command.given() == 0);
    REQUIRE(desk.pressMain());
    REQUIRE(desk.settle());
    fieldOf(desk).setFocus();
    QTest::keyClick(&fieldOf(desk), Qt::Key_R);
    CHECK(command.given() == 1);
}

TEST_CASE("4SS: Esc leads back from the cards of an audible", "[gui][foursheet][quick][FSS-22.1]") {
    Desk desk{Asked{.seed = 12, .overrides = R"({"audible.enabled":true})"}};
    REQUIRE(playTo(desk, Phase::Audible));
    QApplication::setActiveWindow(&desk.window());
    auto* choices = desk.find<ActionList>("choices");
    REQUIRE(choices->press(1));
    auto* edit = desk.find<QLineEdit>("cardNumber");
    REQUIRE(edit->isVisibleTo(desk.page()));
    QTest::keyClicks(edit, QStringLiteral("999"));
    CHECK_FALSE(desk.page()->mainButton().enabled);
    QTest::keyClick(edit, Qt::Key_Escape);
    CHECK_FALSE(edit->isVisibleTo(desk.page()));
    CHECK(desk.page()->mainButton().enabled);
    CHECK(desk.pressMain());
    CHECK(desk.match().prompt().phase != Phase::Audible);
}

TEST_CASE("4SS: what the curtain says fits a team of any name", "[gui][foursheet]") {
    Desk desk{Asked{.seed = 12}};
    for (const char* name : {"Threshers", "Ada"}) {
        const QString told = desk.table().coveredText(QString::fromLatin1(name));
        CHECK(told.startsWith(QLatin1String{name} + QStringLiteral(", ")));
    }
}

TEST_CASE("4SS: Enter in the field of a card or of a man is the main button's, too",
          "[gui][foursheet][quick]") {
    Desk desk{Asked{.seed = 11}};
    REQUIRE(playTo(desk, Phase::Call));
    QApplication::setActiveWindow(&desk.window());
    auto* edit = desk.find<QLineEdit>("cardNumber");
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, QStringLiteral("99"));
    QTest::keyClick(edit, Qt::Key_Return);  // no such card: nothing is called
    CHECK(desk.match().prompt().phase == Phase::Call);
    edit->selectAll();
    QTest::keyClicks(edit, QStringLiteral("30"));
    QTest::keyClick(edit, Qt::Key_Return);
    REQUIRE(desk.settle());
    CHECK(desk.match().prompt().phase == Phase::SetDefense);
    auto* typed = desk.find<QLineEdit>("placeTyped");
    typed->setFocus();
    QTest::keyClick(typed, Qt::Key_Return);
    REQUIRE(desk.settle());
    CHECK(desk.match().prompt().phase != Phase::SetDefense);
}

TEST_CASE("4SS: what is called, the pace and a time-out have a key each on the number pad",
          "[gui][foursheet][quick]") {
    Desk desk{Asked{.seed = 11}};
    REQUIRE(playTo(desk, Phase::Call));
    QApplication::setActiveWindow(&desk.window());
    fieldOf(desk).setFocus();
    const auto pressed = [&](const char* name) {
        return desk.find<QPushButton>(name)->isChecked();
    };
    Keys keys{desk};
    keys.press(QStringLiteral("-"));
    CHECK(pressed("pace2"));  // hurry-up
    keys.press(QStringLiteral("++"));
    CHECK(pressed("pace1"));  // slow
    keys.press(QStringLiteral("-"));
    CHECK(pressed("pace0"));
    // from within the field of the card, too
    auto* edit = desk.find<QLineEdit>("cardNumber");
    edit->setFocus();
    QTest::keyClicks(edit, QStringLiteral("25-"));
    CHECK(edit->text() == QStringLiteral("25"));
    CHECK(pressed("pace2"));
    keys.press(QStringLiteral("/"));
    CHECK(pressed("callKind1"));
    CHECK(desk.page()->mainButton().text.contains(QStringLiteral("punt")));
    // and on, to wherever else it leads, back to the card
    for (int i = 0; i < 3 && !pressed("callKind0"); ++i)
        keys.press(QStringLiteral("/"));
    CHECK(pressed("callKind0"));
    const int before =
        desk.match().state().timeOuts[foursheet::indexOf(desk.match().prompt().side)];
    const Side side = desk.match().prompt().side;
    if (desk.find<QPushButton>("timeOut")->isEnabled()) {
        keys.press(QStringLiteral("*"));
        REQUIRE(desk.settle());
        CHECK(desk.match().state().timeOuts[foursheet::indexOf(side)] == before - 1);
    }
}

TEST_CASE("4SS: the defense is set with one key, its last orders with two",
          "[gui][foursheet][quick]") {
    Desk desk{Asked{.seed = 12}};
    REQUIRE(playTo(desk, Phase::SetDefense));
    while (desk.match().state().call->play != foursheet::CallPlay::Card) {
        PageCoach coach{desk, 3};
        REQUIRE(coach.act());
        REQUIRE(playTo(desk, Phase::SetDefense));
    }
    QApplication::setActiveWindow(&desk.window());
    fieldOf(desk).setFocus();
    Keys keys{desk};
    const auto stands = [&] {
        QStringList all;
        for (const fss::FieldToken& token :
             static_cast<fss::Picture&>(desk.table().picture()).field().scene().tokens)
            all << QStringLiteral("%1 %2").arg(token.token).arg(static_cast<int>(token.zone));
        return all;
    };
    const QStringList usual = stands();
    keys.press(QStringLiteral("pp"));  // A stands as usual, B does not
    CHECK(stands() != usual);
    keys.press(QStringLiteral("r"));
    CHECK(stands() == usual);
    Keys last{desk};
    REQUIRE(last.enter());
    CHECK(last.count() == 1);
}

TEST_CASE("4SS: the card that is chosen is seen in the list, however low the window",
          "[gui][foursheet][quick]") {
    Desk desk{Asked{.seed = 11, .mode = Mode::Solitaire, .options = R"({"solo":true})"}};
    REQUIRE(playTo(desk, Phase::Call));
    desk.type(QStringLiteral("31"));  // the last one
    auto* list = desk.find<QListWidget>("cardList");
    REQUIRE(list->currentItem() != nullptr);
    for (const int high : {700, 480}) {
        desk.window().resize(1000, high);
        CHECK(gui::test::waitFor(
            [&] {
                const QRect row = list->visualItemRect(list->currentItem());
                return list->viewport()->rect().contains(row.center());
            },
            5'000));
    }
    // it takes the room there is and asks for none: a page that asks for more is scrolled
    CHECK(list->sizePolicy().verticalPolicy() == QSizePolicy::Ignored);
}
