// Auto-repeat never decides, and a key that is held while the other coach is asked is no answer of
// his (D97).

#include "gui/commands/commands.hpp"
#include "gui/desk.hpp"
#include "gui/game_test.hpp"
#include "gui/widgets/choice_button.hpp"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>

namespace {
const std::string kEmptyField = R"({"phase":"S1","stage":"first","offense":"home","down":1,
    "line_of_scrimmage":30,"line_to_gain":40})";
const std::string kStopped = R"({"phase":"S8","offense":"home","down":2,"line_of_scrimmage":40,
    "line_to_gain":47,"carrier":"H12","stops_used":1,
    "figures":{"H12":{"x":36,"y":26.6665},"H34":{"x":35,"y":20.5},"V21":{"x":46.5,"y":17}},
    "play_facts":{"snapped":true,"counted":true,"snap_taker":"H12"}})";

std::size_t inputs(GameDesk& desk) {
    return desk.match().game().session().inForce();
}

QString textOf(int key) {
    return key == Qt::Key_Return ? QStringLiteral("\r")
                                 : QString{QChar{static_cast<char16_t>(key)}}.toLower();
}

void press(QWidget* widget, Qt::Key key) {
    QTest::simulateEvent(widget, true, key, Qt::NoModifier, textOf(key), false);
}
/// As the window system repeats a key that is held: with its shortcuts, and to the widget.
void repeat(QWidget* widget, Qt::Key key, int times = 5) {
    for (int i = 0; i < times; ++i) {
        QTest::simulateEvent(widget, true, key, Qt::NoModifier, textOf(key), true);
        QKeyEvent alone{QEvent::KeyPress, key, Qt::NoModifier, textOf(key), true};
        QCoreApplication::sendEvent(widget, &alone);
        QCoreApplication::processEvents();
    }
}
void release(QWidget* widget, Qt::Key key) {
    QTest::simulateEvent(widget, false, key, Qt::NoModifier, textOf(key), false);
}
}  // namespace

TEST_CASE("D97 a held Enter lines up once and is not Set as well", "[gui][D97]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire), kEmptyField};
    REQUIRE(desk.settle());
    QWidget* where = nullptr;
    SECTION("on the board") {
        where = &desk.page().board();
    }
    SECTION("on the main button") {
        where = desk.panel().mainButtonWidget();
    }
    SECTION("on the page") {
        where = &desk.panel();
    }
    where->setFocus();
    const std::size_t before = inputs(desk);
    repeat(where, Qt::Key_Return);
    CHECK(inputs(desk) == before);
    press(where, Qt::Key_Return);
    const std::size_t once = inputs(desk);
    CHECK(once > before);
    repeat(where, Qt::Key_Return);
    repeat(where, Qt::Key_Enter);
    repeat(where, Qt::Key_Space);
    CHECK(inputs(desk) == once);
    release(where, Qt::Key_Return);
    press(where, Qt::Key_Return);  // anew: it counts
    release(where, Qt::Key_Return);
    CHECK(inputs(desk) > once);
}

TEST_CASE("D97 a held Space switches the board on and does not stop it", "[gui][D97]") {
    SECTION("at the practice table") {
        gui::test::Desk desk;
        desk.session().setTimeScale(0.1);
        press(&desk.board(), Qt::Key_Space);
        REQUIRE(desk.session().boardOn());
        repeat(&desk.board(), Qt::Key_Space);
        repeat(&desk.board(), Qt::Key_Return);
        release(&desk.board(), Qt::Key_Space);
        CHECK(desk.session().boardOn());
        desk.session().backToSetUp();
    }
    SECTION("in a game") {
        GameDesk desk{shortGame(tap::Mode::Solitaire, 20), test::kBrokenThrough};
        REQUIRE(desk.settle());
        desk.match().setBrisk(false);
        desk.match().setTimeScale(0.1);
        QWidget* board = &desk.page().board();
        board->setFocus();
        press(board, Qt::Key_Space);
        REQUIRE(waitFor([&] { return desk.match().doing() == MatchDoing::Running; }, 10'000));
        const int stops = desk.state().stopsUsed;
        repeat(board, Qt::Key_Space);
        repeat(board, Qt::Key_Return);
        repeat(board, Qt::Key_Q);
        release(board, Qt::Key_Space);
        CHECK(desk.match().doing() == MatchDoing::Running);
        CHECK(desk.state().stopsUsed == stops);
    }
}

TEST_CASE("D97 what a coach holds while the other one is asked is no answer of his",
          "[gui][D97][TAP-MD-6]") {
    GameDesk desk{shortGame(tap::Mode::Hotseat), kStopped};
    REQUIRE(desk.settle());
    desk.wheel(desk.man(QStringLiteral("H34")), 1);
    desk.page().tool().flush();
    QPushButton* button = desk.panel().mainButtonWidget();
    button->setFocus();
    SECTION("a button under Space is not pressed for the other when Space is let go") {
        press(button, Qt::Key_Space);
        REQUIRE(button->isDown());
        desk.page().done(Side::Home);  // as when his time is up
        REQUIRE(desk.state().handover == Side::Visitor);
        const std::size_t before = inputs(desk);
        repeat(button, Qt::Key_Space);
        release(button, Qt::Key_Space);
        CHECK(inputs(desk) == before);
        CHECK(desk.state().handover == Side::Visitor);
        button->setFocus();
        press(button, Qt::Key_Space);
        release(button, Qt::Key_Space);
        CHECK(inputs(desk) > before);
    }
    SECTION("nor is Enter, nor the coaches' own keys, nor a digit") {
        QWidget* board = &desk.page().board();
        board->setFocus();
        press(board, Qt::Key_A);
        REQUIRE(desk.state().handover == Side::Visitor);
        const std::size_t before = inputs(desk);
        for (const Qt::Key key :
             {Qt::Key_A, Qt::Key_L, Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space, Qt::Key_1})
            repeat(board, key);
        CHECK(inputs(desk) == before);
        release(board, Qt::Key_A);
        press(board, Qt::Key_L);
        CHECK(inputs(desk) > before);
    }
    SECTION("nor does a held bracket turn the other one's men") {
        QWidget* board = &desk.page().board();
        board->setFocus();
        press(board, Qt::Key_BracketLeft);
        repeat(board, Qt::Key_BracketLeft);
        desk.page().tool().flush();
        desk.page().done(Side::Home);
        INFO(tap::nameOf(desk.state().phase) << " " << static_cast<int>(desk.match().doing()));
        REQUIRE(desk.state().handover == Side::Visitor);
        desk.page().done(Side::Visitor);
        desk.page().selection().focusOn(desk.man(QStringLiteral("V21")));
        const std::size_t before = inputs(desk);
        repeat(board, Qt::Key_BracketLeft);
        desk.page().tool().flush();
        CHECK(inputs(desk) == before);
        release(board, Qt::Key_BracketLeft);
        press(board, Qt::Key_BracketLeft);
        desk.page().tool().flush();
        CHECK(inputs(desk) > before);
    }
}

TEST_CASE("D97 a held bracket goes on turning and a held Enter closes no dialog", "[gui][D97]") {
    gui::test::Desk desk;
    desk.press(Qt::Key_Tab);
    const FigureId man = *desk.session().selection().focused();
    const auto facing = [&desk, man] { return desk.pose(man).heading.degrees(); };
    const double before = facing();
    press(&desk.board(), Qt::Key_BracketLeft);
    CHECK(facing() == Approx(before + 5.0));
    QTest::simulateEvent(
        &desk.board(), true, Qt::Key_BracketLeft, Qt::NoModifier, QStringLiteral("["), true);
    CHECK(facing() == Approx(before + 10.0));
    release(&desk.board(), Qt::Key_BracketLeft);

    QDialog dialog;
    auto* column = new QVBoxLayout{&dialog};
    auto* buttons = new QDialogButtonBox{QDialogButtonBox::Ok, &dialog};
    column->addWidget(buttons);
    auto* choice = new ChoiceButton{&dialog};
    column->addWidget(choice);
    int chosen = 0;
    QObject::connect(choice, &QPushButton::clicked, [&chosen] { ++chosen; });
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    dialog.show();
    QApplication::setActiveWindow(&dialog);
    QPushButton* ok = buttons->button(QDialogButtonBox::Ok);
    ok->setDefault(true);
    ok->setFocus();
    repeat(ok, Qt::Key_Return);
    CHECK(dialog.isVisible());
    choice->setFocus();
    repeat(choice, Qt::Key_Return);
    CHECK(chosen == 0);
    press(choice, Qt::Key_Return);
    CHECK(chosen == 1);
    release(choice, Qt::Key_Return);
}
