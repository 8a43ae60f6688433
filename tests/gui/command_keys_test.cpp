// Real keys: what used to act on a table nobody saw acts on what is in front, or says why not.

#include "gui/archive/game_views.hpp"
#include "gui/commands/commands.hpp"
#include "gui/desk.hpp"
#include "gui/every_page.hpp"
#include "gui/game_test.hpp"
#include "gui/help/command_finder.hpp"
#include "gui/help/keys_sheet.hpp"
#include "gui/help/rules_window.hpp"
#include "gui/preferences/shortcuts_dialog.hpp"
#include "gui/replay/replay_page.hpp"
#include "gui/scoreboard/scoreboard_strip.hpp"
#include "gui/widgets/comfort.hpp"
#include "gui/widgets/fitting_button.hpp"
#include "gui/window/shell.hpp"

#include <algorithm>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTest>
#include <QTimer>

namespace {
const std::string kLiningUp = R"({"phase":"S1","stage":"first","offense":"home","down":1,
    "line_of_scrimmage":30,"line_to_gain":40,
    "figures":{"H50":{"x":28.9,"y":26.6665},"H34":{"x":22,"y":30}}})";
const std::string kStopped = R"({"phase":"S8","offense":"home","down":2,"line_of_scrimmage":40,
    "line_to_gain":47,"carrier":"H12","stops_used":1,
    "figures":{"H12":{"x":36,"y":26.6665},"H34":{"x":35,"y":24.5},"V21":{"x":46.5,"y":17}},
    "play_facts":{"snapped":true,"counted":true,"snap_taker":"H12"}})";

QString status(MainWindow& window) {
    return window.findChild<QLabel*>(QStringLiteral("status"))->text();
}

/// A replay over a practice table that stands behind it.
struct Watched {
    gui::test::Desk desk;
    Watched() {
        desk.press(Qt::Key_Tab);
        REQUIRE_FALSE(desk.window().views().replay(
            gui::test::EveryPage::game(), QStringLiteral("game.thrum"), true));
        QCoreApplication::processEvents();
    }
    ReplayPage& page() { return desk.window().views().replayPage(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(&page().board(), key, modifiers);
        QCoreApplication::processEvents();
    }
    QString said() { return status(desk.window()); }
};

/// What stands in a dialog that a key opens, which is then closed.
template <class Dialog, class Press>
bool opens(Press press) {
    bool seen = false;
    QTimer watch;
    watch.setInterval(5);
    QObject::connect(&watch, &QTimer::timeout, [&seen] {
        QWidget* dialog = QApplication::activeModalWidget();
        if (dialog == nullptr)
            return;
        seen = seen || qobject_cast<Dialog*>(dialog) != nullptr;
        dialog->close();
    });
    watch.start();
    press();
    return seen;
}
}  // namespace

TEST_CASE("UX-5.3 no default key is shared by two commands of one page", "[gui][UX-5.3]") {
    gui::test::Desk desk;
    const auto& entries = desk.window().shell().shortcuts().entries();
    REQUIRE(entries.size() == commandTable().size());
    for (const ShortcutEntry& one : entries)
        for (const ShortcutEntry& other : entries) {
            if (&one == &other || !one.where.meets(other.where))
                continue;
            for (const QKeySequence& key : one.action->shortcuts()) {
                INFO(one.id.toStdString()
                     << " and " << other.id.toStdString() << ": " << key.toString().toStdString());
                CHECK_FALSE(other.action->shortcuts().contains(key));
                CHECK_FALSE(other.fixed.contains(key));
            }
        }
}

TEST_CASE(
    "UX-5.3 a key that a coach needs in a game is refused to the board, and the board's own "
    "to everybody",
    "[gui][UX-5.3]") {
    GameDesk desk{shortGame(tap::Mode::Hotseat), kStopped};
    REQUIRE(desk.settle());
    ShortcutBook& book = desk.window().shell().shortcuts();
    const auto refusal = [&book](const char* id, const char* key) {
        return book.setKeys(QString::fromLatin1(id), {QKeySequence{QString::fromLatin1(key)}})
            .value_or(QString{});
    };
    CHECK(refusal("FitPlay", "L").contains(QStringLiteral("Visitors: done")));
    CHECK(refusal("Hint", "[").contains(QStringLiteral("Turn left")));
    CHECK(refusal("HomeCall", "Left").contains(QStringLiteral("To the left")));
    CHECK(refusal("Hint", "3").contains(QStringLiteral("choice")));
    CHECK(refusal("SwapSides", "L").isEmpty());  // the practice table has no visitors' key
    desk.wheel(desk.man(QStringLiteral("H34")), 1);
    desk.press(Qt::Key_A);
    REQUIRE(desk.state().handover == Side::Visitor);
    desk.press(Qt::Key_L);
    CHECK_FALSE(desk.state().handover);
}

TEST_CASE("UX-5.2 the finder knows words that no command has in its text", "[gui][UX-5.2]") {
    gui::test::Desk desk;
    desk.window().commands()[Command::Finder]->trigger();
    const CommandFinder& finder = desk.window().shell().finder();
    for (const char* word : {"season", "tune", "standings", "screenshot", "mute"}) {
        INFO(word);
        const auto hits = found(finder.entries(), QString::fromLatin1(word));
        CHECK(std::ranges::any_of(
            hits, [](const FinderEntry* hit) { return hit->kind == QStringLiteral("command"); }));
    }
    desk.window().shell().finder().close();
}

TEST_CASE("UX-5 in a replay the keys of the table move the replay or say why not", "[gui][UX-5]") {
    Watched watched;
    TableSession& table = watched.desk.session();
    const auto chosen = table.selection().ids();
    const double zoom = watched.desk.board().view().zoom();
    const auto before = table.document().state();
    watched.press(Qt::Key_A, Qt::ControlModifier);
    CHECK(watched.said() == QStringLiteral("This is done in a game or at the practice table."));
    watched.press(Qt::Key_M, Qt::ControlModifier);
    CHECK(watched.said().contains(QStringLiteral("practice table")));
    watched.press(Qt::Key_F);
    watched.press(Qt::Key_Return);
    CHECK(table.selection().ids() == chosen);
    CHECK(table.document().state() == before);
    CHECK(table.phase() == TablePhase::SetUp);

    const double seen = watched.page().board().view().zoom();
    watched.press(Qt::Key_Plus);
    CHECK(watched.page().board().view().zoom() > seen);
    watched.desk.window().commands()[Command::ZoomOut]->trigger();
    CHECK(watched.page().board().view().zoom() == Approx(seen));
    CHECK(watched.desk.board().view().zoom() == zoom);

    watched.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(QApplication::clipboard()->text().contains(watched.page().document().playTitle(0)));
    CHECK_FALSE(watched.desk.window().commands()[Command::KindOfBoard]->isEnabled());
}

TEST_CASE("UX-23 in a replay F2 to F7 tell of the replay", "[gui][UX-23]") {
    Watched watched;
    watched.press(Qt::Key_F2);
    const auto& moment = watched.page().moment();
    CHECK(watched.said().contains(watched.page().document().scoreText(moment.situation)));
    watched.press(Qt::Key_F3);
    CHECK(watched.said().contains(replayTime(watched.page().player().length())));
    watched.press(Qt::Key_F4);
    CHECK(watched.said().contains(QStringLiteral("F7")));
    watched.press(Qt::Key_End);
    watched.press(Qt::Key_F5);
    CHECK_FALSE(watched.said().isEmpty());
    CHECK(watched.said() == watched.page().document().tellingAt(watched.page().moment()));
    watched.press(Qt::Key_P);
    watched.press(Qt::Key_F7);
    const QString home = watched.said();
    watched.press(Qt::Key_F7);
    CHECK(home.contains(QLatin1Char('#')));
    CHECK(watched.said() != home);
}

TEST_CASE("UX-5 the picture of the board is of the board in front", "[gui][UX-5]") {
    Watched watched;
    const QAction* picture = watched.desk.window().commands()[Command::ExportPicture];
    CHECK(picture->isEnabled());
    CHECK(opens<QFileDialog>([&] { watched.press(Qt::Key_E, Qt::ControlModifier); }));
    watched.desk.window().commands()[Command::HomePage]->trigger();
    CHECK_FALSE(picture->isEnabled());
    CHECK(picture->statusTip() == QStringLiteral("No board is shown here."));
}

TEST_CASE("UX-5 Esc where nothing is under way speaks of no other page", "[gui][UX-5]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire), kLiningUp};
    REQUIRE(desk.settle());
    // whom the first one lets go, the second does not find
    desk.press(Qt::Key_Escape);
    desk.press(Qt::Key_Escape);
    CHECK_FALSE(status(desk.window()).contains(QStringLiteral("This is done")));
}

TEST_CASE("UX-5 in a game the keys of the table are the game's", "[gui][UX-5]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire), kLiningUp};
    REQUIRE(desk.settle());
    TableSession& table = desk.window().session();
    const auto before = table.document().state();
    desk.press(Qt::Key_A, Qt::ControlModifier);
    CHECK(table.selection().isEmpty());
    CHECK(desk.page().selection().ids().size() == 2);
    const auto y = [&desk] {
        return tap::findOnBoard(desk.state(), desk.man(QStringLiteral("H34")))->pose.at.y.yards();
    };
    const double was = y();
    desk.press(Qt::Key_M, Qt::ControlModifier);
    CHECK(y() == Approx(2 * 26.6665 - was).margin(0.01));
    CHECK(table.document().state() == before);
    desk.press(Qt::Key_F4);
    CHECK(status(desk.window()).contains(QLatin1Char('#')));
    const QAction* boards = desk.window().commands()[Command::KindOfBoard];
    CHECK_FALSE(boards->isEnabled());
    CHECK(boards->statusTip() == QStringLiteral("This is done at the practice table."));
    for (QAction* board : desk.window().commands().boardsMenu()->actions())
        board->trigger();
    CHECK(table.document().state() == before);
    CHECK(opens<KeysSheet>([&desk] { desk.press(Qt::Key_Question); }));
}

TEST_CASE("UX-5 the formations of the finder line up the game in front", "[gui][UX-5]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire),
                  R"({"phase":"S1","stage":"first","offense":"home","down":1,
                      "line_of_scrimmage":30,"line_to_gain":40})"};
    REQUIRE(desk.settle());
    const auto before = desk.window().session().document().state();
    desk.window().commands()[Command::Finder]->trigger();
    CommandFinder& finder = desk.window().shell().finder();
    const auto hits = found(finder.entries(), QStringLiteral("shotgun"));
    REQUIRE_FALSE(hits.empty());
    CHECK(hits.front()->detail.contains(QStringLiteral("Lancers")));
    hits.front()->run();
    finder.close();
    CHECK(desk.state().figures.size() >= 7);
    CHECK(desk.window().session().document().state() == before);
    // while nobody lines up none can be had
    GameDesk later{shortGame(tap::Mode::Solitaire), kStopped};
    REQUIRE(later.settle());
    later.window().commands()[Command::Finder]->trigger();
    for (const FinderEntry& entry : later.window().shell().finder().entries())
        if (entry.kind == QStringLiteral("formation"))
            CHECK_FALSE(entry.enabled);
    later.window().shell().finder().close();
}

TEST_CASE("UX-5 F calls a formation where men line up and says elsewhere that nobody does",
          "[gui][UX-5]") {
    GameDesk kick{shortGame(tap::Mode::Solitaire),
                  R"({"phase":"K1","stage":"first","offense":"visitor","opening_kicker":"home",
                      "play_facts":{"kind":"kickoff"}})"};
    REQUIRE(kick.settle());
    const auto before = kick.window().session().document().state();
    kick.press(Qt::Key_F);
    QWidget* list = QApplication::activePopupWidget();
    const bool called = kick.window().commands()[Command::OffenseFormation]->isEnabled();
    CHECK((list != nullptr) == called);
    CHECK((called || !status(kick.window()).isEmpty()));
    if (list != nullptr)
        list->close();
    CHECK(kick.window().session().document().state() == before);

    GameDesk desk{shortGame(tap::Mode::Solitaire), kStopped};
    REQUIRE(desk.settle());
    desk.press(Qt::Key_F);
    CHECK(QApplication::activePopupWidget() == nullptr);
    CHECK(status(desk.window()) == QStringLiteral("Nobody lines up now."));
}

TEST_CASE("UX-24 captions say in a game what is heard there", "[gui][UX-24]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire, 20), test::kBrokenThrough};
    REQUIRE(desk.settle());
    desk.window().commands()[Command::Captions]->setChecked(true);
    desk.match().setBrisk(false);
    desk.match().setTimeScale(0.1);
    desk.press(Qt::Key_Space);
    REQUIRE(waitFor([&] { return desk.match().doing() == MatchDoing::Running; }, 10'000));
    const auto* chip = desk.window().findChild<QLabel*>(QStringLiteral("caption"));
    CHECK(chip->isVisible());
    CHECK(chip->text() == QStringLiteral("[the board hums]"));
    const QWidget& board = desk.page().board();
    const QRect inFront{board.mapTo(chip->parentWidget(), QPoint{}), board.size()};
    CHECK(inFront.contains(chip->geometry()));
    desk.window().commands()[Command::HomePage]->trigger();
    CHECK_FALSE(chip->isVisible());
    desk.window().commands()[Command::Captions]->setChecked(false);
}

TEST_CASE("UX-25.3 F1 in a dialog opens the rules, and they can be read there", "[gui][UX-25.3]") {
    gui::test::Desk desk;
    desk.window().shell().noteClause(QStringLiteral("TAP-LO-5"));
    bool looked = false;
    QTimer::singleShot(20, [&] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr)
            return;
        QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_F1);
        RulesWindow* rules = desk.window().shell().rules();
        CHECK(rules->isVisible());
        CHECK(rules->clause() == QStringLiteral("TAP-LO-5"));
        CHECK(rules->parentWidget() == dialog);  // else the dialog would keep it from being read
        looked = true;
        dialog->reject();
    });
    desk.window().commands()[Command::Preferences]->trigger();
    REQUIRE(looked);
    RulesWindow* rules = desk.window().shell().rules();
    CHECK(rules->parentWidget() == &desk.window());
    CHECK(rules->isVisible());
}

TEST_CASE("UX-14 the coaches' own keys stand on the buttons they press", "[gui][UX-14]") {
    GameDesk desk{shortGame(tap::Mode::Hotseat), kStopped};
    REQUIRE(desk.settle());
    const auto* button = qobject_cast<FittingButton*>(desk.panel().mainButtonWidget());
    REQUIRE(button != nullptr);
    CHECK(button->key() == QStringLiteral("A"));
    ShortcutBook& book = desk.window().shell().shortcuts();
    REQUIRE_FALSE(book.setKeys(QStringLiteral("HomeDone"), {QKeySequence{QStringLiteral("Y")}}));
    CHECK(button->key() == QStringLiteral("Y"));
    desk.wheel(desk.man(QStringLiteral("H34")), 1);
    desk.press(Qt::Key_Y);
    REQUIRE(desk.state().handover == Side::Visitor);
    CHECK(button->key() == QStringLiteral("L"));
    // a coach of the program has none
    MatchSetup setup = shortGame(tap::Mode::Solitaire, 20);
    setup.seats = {QStringLiteral("person"), QStringLiteral("random")};
    GameDesk other{setup, test::kBrokenThrough};
    other.match().setBrisk(false);
    other.match().setTimeScale(0.1);
    if (other.match().doing() == MatchDoing::Waiting)
        other.press(Qt::Key_Space);
    REQUIRE(waitFor([&] { return other.match().doing() == MatchDoing::Running; }, 10'000));
    const auto* down = other.find<FittingButton>("down");
    CHECK(down->key() == QStringLiteral("X"));
    CHECK_FALSE(other.window().commands()[Command::VisitorsDown]->isEnabled());
}
