#include "gui/window/shell.hpp"

#include "gui/commands/commands.hpp"
#include "gui/commands/finder_entry.hpp"
#include "gui/commands/shortcut_book.hpp"
#include "gui/desk.hpp"
#include "gui/help/command_finder.hpp"
#include "gui/help/rules_window.hpp"
#include "gui/home/home_page.hpp"
#include "gui/preferences/preferences_dialog.hpp"
#include "gui/preferences/shortcuts_dialog.hpp"
#include "gui/scoreboard/scoreboard_strip.hpp"
#include "gui/scoreboard/scoreboard_window.hpp"
#include "gui/widgets/comfort.hpp"
#include "gui/widgets/page_switch.hpp"
#include "gui/widgets/refusal_bubble.hpp"
#include "gui/widgets/switch_scan.hpp"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSet>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTreeWidget>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;

namespace {
void settle() {
    for (int i = 0; i < 3; ++i)
        QCoreApplication::processEvents();
}

/// Every action of a menu and of the menus in it.
QList<const QAction*> actionsBelow(const QList<QAction*>& actions) {
    QList<const QAction*> all;
    for (const QAction* action : actions) {
        all << action;
        if (action->menu<QMenu*>() != nullptr)
            all << actionsBelow(action->menu<QMenu*>()->actions());
    }
    return all;
}

/// A window manager's work: the keyboard goes to this window.
void activate(QWidget& window) {
    QApplication::setActiveWindow(&window);
    settle();
}

/// The finder with a query typed in.
CommandFinder& typed(test::Desk& desk, const QString& query) {
    desk.window().commands()[Command::Finder]->trigger();
    CommandFinder& finder = desk.window().shell().finder();
    activate(finder);
    QTest::keyClicks(finder.findChild<QLineEdit*>(), query);
    return finder;
}
}  // namespace

TEST_CASE("UX-5.1 every action is in one of the eight menus and knows its key", "[gui][UX-5.1]") {
    test::Desk desk;
    const auto inMenus = actionsBelow(desk.window().menuBar()->actions());
    for (const ShortcutEntry& entry : desk.window().shell().shortcuts().entries()) {
        INFO(entry.id.toStdString());
        CHECK(inMenus.contains(entry.action));
        CHECK_FALSE(entry.id.isEmpty());
        CHECK_FALSE(entry.action->whatsThis().isEmpty());
        // a key of one letter acts on the board alone
        for (const QKeySequence& key : entry.action->shortcuts())
            if (key.toString().size() == 1 && key.toString().front().isLetterOrNumber())
                CHECK(entry.place != KeyPlace::Window);
    }
}

TEST_CASE("UX-5.2 the finder finds every action by any word of its text", "[gui][UX-5.2]") {
    test::Desk desk;
    CommandFinder& finder = typed(desk, {});
    REQUIRE(finder.isVisible());
    for (const ShortcutEntry& entry : desk.window().shell().shortcuts().entries()) {
        const QString text = plainText(*entry.action);
        for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            const auto hits = found(finder.entries(), word.toUpper());
            INFO(text.toStdString() << " by " << word.toStdString());
            CHECK(std::ranges::any_of(
                hits, [&text](const FinderEntry* hit) { return hit->title == text; }));
        }
    }
}

TEST_CASE("UX-5 the finder does a command, a formation and a rule by keys alone", "[gui][UX-5]") {
    test::Desk desk;
    QTest::keyClick(&desk.board(), Qt::Key_K, Qt::ControlModifier);
    CommandFinder& finder = desk.window().shell().finder();
    CHECK(finder.isVisible());
    typed(desk, QStringLiteral("teams rost"));
    QTest::keyClick(finder.findChild<QLineEdit*>(), Qt::Key_Return);
    activate(desk.window());
    CHECK_FALSE(finder.isVisible());
    CHECK(desk.window().commands()[Command::TeamsPage]->isChecked());

    typed(desk, QStringLiteral("shotgun"));
    auto* list = finder.findChild<QListWidget*>();
    REQUIRE(list->count() >= 1);
    QTest::keyClick(finder.findChild<QLineEdit*>(), Qt::Key_Return);
    settle();
    CHECK(desk.document().state().offenseFormation == "shotgun-spread");
    CHECK(desk.window().commands()[Command::TablePage]->isChecked());

    typed(desk, QStringLiteral("fourth stop"));
    QTest::keyClick(finder.findChild<QLineEdit*>(), Qt::Key_Return);
    settle();
    CHECK(desk.window().shell().rules()->clause() == QStringLiteral("TAP-SW-3"));

    typed(desk, QStringLiteral("zzzz nothing"));
    CHECK(list->count() == 0);
    QTest::keyClick(finder.findChild<QLineEdit*>(), Qt::Key_Escape);
    CHECK_FALSE(finder.isVisible());
}

TEST_CASE("the finder puts titles that start with the query first", "[gui][UX-5.2]") {
    const std::vector<FinderEntry> entries{
        {QStringLiteral("rule"), QStringLiteral("The stop"), QStringLiteral("snap"), {}, true, {}},
        {QStringLiteral("command"), QStringLiteral("Unsnap"), {}, {}, true, {}},
        {QStringLiteral("command"), QStringLiteral("Board snap"), {}, {}, true, {}},
        {QStringLiteral("command"), QStringLiteral("Snap on"), {}, {}, true, {}}};
    const auto hits = found(entries, QStringLiteral("snap"));
    REQUIRE(hits.size() == 4);
    CHECK(hits[0]->title == QStringLiteral("Snap on"));
    CHECK(hits[1]->title == QStringLiteral("Board snap"));
    CHECK(hits[2]->title == QStringLiteral("Unsnap"));
    CHECK(hits[3]->title == QStringLiteral("The stop"));
    CHECK(found(entries, QStringLiteral("snap stop")).size() == 1);
}

TEST_CASE("UX-25 the rules open with F1 at the rule of the last ruling", "[gui][UX-25.3]") {
    test::Desk desk;
    desk.window().shell().noteClause(QStringLiteral("TAP-LO-5"));
    QTest::keyClick(&desk.board(), Qt::Key_F1);
    RulesWindow* rules = desk.window().shell().rules();
    REQUIRE(rules != nullptr);
    CHECK(rules->isVisible());
    CHECK_FALSE(rules->isModal());
    CHECK(rules->clause() == QStringLiteral("TAP-LO-5"));
    CHECK(rules->shownText().contains(QStringLiteral("One-yard gaps")));
    CHECK(rules->shownText().contains(QStringLiteral("Seven on the line")));
}

TEST_CASE("UX-25 every clause of the book is in a chapter with a readable title", "[gui][UX-25]") {
    test::Desk desk;
    const RuleBook& book = desk.window().shell().rules()->book();
    std::size_t clauses = 0;
    for (const RuleChapter& chapter : book.chapters()) {
        INFO(chapter.code.toStdString());
        CHECK(chapter.title != chapter.code);
        clauses += chapter.clauses.size();
    }
    CHECK(book.chapters().size() == 36);
    CHECK(clauses == book.text().clauses.size());
    CHECK(book.chapterOf(QStringLiteral("TAP-FU-2"))->code == QStringLiteral("FU"));
    CHECK(book.clause(QStringLiteral("TAP-ZZ-1")) == nullptr);
}

TEST_CASE("UX-25 the rules are searched by words and followed by links", "[gui][UX-25]") {
    test::Desk desk;
    desk.window().shell().openRules();
    RulesWindow* rules = desk.window().shell().rules();
    activate(*rules);
    auto* line = rules->findChild<QLineEdit*>(QStringLiteral("rulesSearch"));
    QTest::keyClicks(line, QStringLiteral("gunner lane"));
    CHECK(rules->shownText().contains(QStringLiteral("TAP-PU-5")));
    CHECK_FALSE(rules->shownText().contains(QStringLiteral("TAP-KO-1")));
    auto* tree = rules->findChild<QTreeWidget*>(QStringLiteral("rulesContents"));
    int chapters = 0;
    for (int i = 0; i < tree->topLevelItemCount(); ++i)
        chapters += tree->topLevelItem(i)->isHidden() ? 0 : 1;
    CHECK(chapters >= 1);
    CHECK(chapters < 36);
    line->clear();
    QTest::keyClicks(line, QStringLiteral("no such words at all"));
    CHECK(rules->shownText().contains(QStringLiteral("No clause")));
    emit rules->findChild<QTextBrowser*>()->anchorClicked(QUrl{QStringLiteral("clause:TAP-MD-9")});
    CHECK(rules->clause() == QStringLiteral("TAP-MD-9"));
    CHECK(line->text().isEmpty());
}

TEST_CASE("UX-20.2 the rule in a refusal opens its text", "[gui][UX-20.2]") {
    test::Desk desk;
    RefusalBubble& bubble = desk.window().tablePage().refusal();
    bubble.say(QStringLiteral("No."), QPoint{200, 200}, QStringLiteral("TAP-PV-3"));
    auto* link = bubble.findChild<QLabel*>(QStringLiteral("refusalClause"));
    REQUIRE(link->isVisible());
    // by way of the window, as a hand does it: the board below hears nothing of it
    QWidget* top = link->window();
    QTest::mouseClick(
        top->windowHandle(), Qt::LeftButton, {}, link->mapTo(top, link->rect().center()));
    CHECK_FALSE(bubble.isVisible());
    CHECK(desk.window().shell().rules()->clause() == QStringLiteral("TAP-PV-3"));
    bubble.say(QStringLiteral("No."), QPoint{200, 200});
    CHECK_FALSE(link->isVisible());
}

TEST_CASE("UX-5.3 a key that is taken is refused with the name of its command", "[gui][UX-5.3]") {
    test::Desk desk;
    ShortcutBook& book = desk.window().shell().shortcuts();
    const auto refusal =
        book.setKeys(QStringLiteral("Mirror"), {QKeySequence{QStringLiteral("N")}});
    REQUIRE(refusal);
    CHECK(refusal->contains(QStringLiteral("Snap to half yards")));
    CHECK(book.entry(QStringLiteral("Mirror"))->action->shortcuts() ==
          book.entry(QStringLiteral("Mirror"))->usual);
    CHECK_FALSE(book.setKeys(QStringLiteral("Mirror"), {QKeySequence{QStringLiteral("Ctrl+J")}}));
    CHECK(book.isChanged(*book.entry(QStringLiteral("Mirror"))));
    CHECK(desk.window().commands()[Command::Mirror]->toolTip().contains(QStringLiteral("Ctrl+J")));
    CHECK_FALSE(book.reset(QStringLiteral("Mirror")));
    CHECK_FALSE(book.isChanged(*book.entry(QStringLiteral("Mirror"))));
}

TEST_CASE("UX-5.3 changed keys act at once and survive a restart", "[gui][UX-5.3]") {
    const QTemporaryDir folder;
    QSettings store{folder.filePath(QStringLiteral("keys.ini")), QSettings::IniFormat};
    {
        test::Desk desk;
        ShortcutBook& book = desk.window().shell().shortcuts();
        // two commands that swap their keys
        CHECK_FALSE(book.setKeys(QStringLiteral("SwapSides"), {}));
        CHECK_FALSE(book.setKeys(QStringLiteral("GiveBall"), {QKeySequence{QStringLiteral("X")}}));
        CHECK_FALSE(book.setKeys(QStringLiteral("SwapSides"), {QKeySequence{QStringLiteral("G")}}));
        desk.press(Qt::Key_G);
        CHECK(desk.document().state().offense == Side::Visitor);
        book.write(store);
    }
    test::Desk desk;
    ShortcutBook& book = desk.window().shell().shortcuts();
    book.read(store);
    desk.press(Qt::Key_G);
    CHECK(desk.document().state().offense == Side::Visitor);
    book.resetAll();
    desk.press(Qt::Key_X);
    CHECK(desk.document().state().offense == Side::Home);
    book.write(store);
    CHECK(store.allKeys().isEmpty());
}

TEST_CASE("UX-5.3 the shortcuts page sets, refuses and resets", "[gui][UX-5.3]") {
    test::Desk desk;
    ShortcutBook& book = desk.window().shell().shortcuts();
    ShortcutsDialog dialog{book};
    dialog.show();
    activate(dialog);
    dialog.choose(QStringLiteral("Mirror"));
    auto* key = dialog.findChild<QKeySequenceEdit*>();
    REQUIRE(key != nullptr);
    QTest::keyClick(key, Qt::Key_N);
    CHECK(key->keySequence() == QKeySequence{QStringLiteral("N")});
    auto* answer = dialog.findChild<QLabel*>(QStringLiteral("answer"));
    const auto pressed = [&dialog](const QString& text) {
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text() == text)
                button->click();
    };
    pressed(QStringLiteral("&Set key"));
    CHECK(answer->text().contains(QStringLiteral("Snap to half yards")));
    pressed(QStringLiteral("No &key"));
    CHECK(book.entry(QStringLiteral("Mirror"))->action->shortcuts().isEmpty());
    pressed(QStringLiteral("&Reset"));
    CHECK_FALSE(book.isChanged(*book.entry(QStringLiteral("Mirror"))));
}

TEST_CASE("UX-26.1 a preference is found by search, holds at once and can be taken back",
          "[gui][UX-26.1]") {
    bool quiet = false;
    int size = 100;
    Preference first;
    first.group = QStringLiteral("Sound");
    first.title = QStringLiteral("Quiet");
    first.sentence = QStringLiteral("Nothing is heard.");
    first.get = [&quiet] { return quiet; };
    first.set = [&quiet](const QVariant& value) { quiet = value.toBool(); };
    first.usual = false;
    Preference second;
    second.group = QStringLiteral("Look");
    second.title = QStringLiteral("Size");
    second.sentence = QStringLiteral("How large it is.");
    second.least = 80;
    second.most = 300;
    second.get = [&size] { return size; };
    second.set = [&size](const QVariant& value) { size = value.toInt(); };
    second.usual = 100;
    PreferencesDialog dialog{{first, second}};
    dialog.show();
    activate(dialog);
    auto* check = dialog.findChild<QCheckBox*>();
    QTest::keyClicks(dialog.findChild<QLineEdit*>(), QStringLiteral("large"));
    CHECK_FALSE(check->isVisible());
    dialog.findChild<QLineEdit*>()->clear();
    check->click();
    CHECK(quiet);
    for (QPushButton* button : dialog.findChildren<QPushButton*>())
        if (button->text() == QStringLiteral("&Undo changes"))
            button->click();
    CHECK_FALSE(quiet);
    CHECK_FALSE(check->isChecked());
}

TEST_CASE("UX-24 captions say what is heard, if they are wanted", "[gui][UX-24]") {
    test::Desk desk;
    auto* chip = desk.window().findChild<QLabel*>(QStringLiteral("caption"));
    REQUIRE(chip != nullptr);
    CHECK_FALSE(chip->isVisible());
    desk.window().commands()[Command::Captions]->setChecked(true);
    CHECK(Comfort::instance().captions());
    desk.press(Qt::Key_Space);
    CHECK(chip->isVisible());
    CHECK(chip->text() == QStringLiteral("[the board hums]"));
    desk.window().commands()[Command::Captions]->setChecked(false);
    CHECK_FALSE(chip->isVisible());
    desk.session().backToSetUp();
}

TEST_CASE("UX-9.2 digits of the scoreboard window have 12 percent of its height", "[gui][UX-9.2]") {
    test::Desk desk;
    QTest::keyClick(&desk.board(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    ScoreboardWindow* board = desk.window().shell().scoreboard();
    REQUIRE(board != nullptr);
    REQUIRE(board->isVisible());
    StripFacts facts = desk.window().scoreboard().facts();
    facts.home.score = 14;
    facts.visitor.score = 10;
    board->showFacts(facts);
    for (const QSize size : {QSize{960, 540}, QSize{1920, 1080}, QSize{640, 700}}) {
        board->resize(size);
        board->grab();
        INFO(size.width() << " x " << size.height());
        CHECK(board->smallestDigit() >= 0.12);
        CHECK(board->factsShown() >= 2);
    }
    CHECK(board->accessibleDescription().contains(QStringLiteral("Lancers 14")));
    CHECK(board->accessibleDescription().contains(QStringLiteral("Lancers have the ball")));
    QTest::keyClick(board, Qt::Key_Escape);
    CHECK_FALSE(board->isVisible());
    CHECK_FALSE(desk.window().commands()[Command::ScoreboardWindow]->isChecked());
}

TEST_CASE("UX-3.1 pages are one key away and keep what had the keyboard", "[gui][UX-3.1]") {
    test::Desk desk;
    desk.press(Qt::Key_Tab);
    const auto chosen = desk.session().selection().focused();
    desk.board().setZoom(2.0);
    const double zoom = desk.board().view().zoom();
    QTest::keyClick(&desk.board(), Qt::Key_1, Qt::AltModifier);
    CHECK(desk.window().commands()[Command::HomePage]->isChecked());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_4, Qt::AltModifier);
    CHECK(desk.window().commands()[Command::TeamsPage]->isChecked());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_3, Qt::AltModifier);
    CHECK(QApplication::focusWidget() == &desk.board());
    CHECK(desk.session().selection().focused() == chosen);
    CHECK(desk.board().view().zoom() == Approx(zoom));
}

TEST_CASE("UX-3.3 Continue is the default with an unfinished game, New game without",
          "[gui][UX-3.3]") {
    HomePage home;
    QAction fresh{QStringLiteral("New game")};
    home.addWay(fresh);
    home.show();
    CHECK(home.defaultButton()->text() == QStringLiteral("New game"));
    int started = 0;
    QObject::connect(&fresh, &QAction::triggered, &home, [&started] { ++started; });
    QTest::keyClick(&home, Qt::Key_Return);
    CHECK(started == 1);
    HomeFacts facts;
    facts.unfinished = HomeGame{QStringLiteral("id"), QStringLiteral("A 3 – B 0"), {}};
    facts.last.push_back(HomeGame{QStringLiteral("old"), QStringLiteral("A 7 – B 6"), {}});
    home.showFacts(facts);
    QString asked;
    QObject::connect(
        &home, &HomePage::continueAsked, &home, [&](const QString& id) { asked = id; });
    QObject::connect(&home, &HomePage::replayAsked, &home, [&](const QString& id) { asked = id; });
    QTest::keyClick(&home, Qt::Key_Return);
    CHECK(asked == QStringLiteral("id"));
    for (QPushButton* button : home.findChildren<QPushButton*>())
        if (button->text() == QStringLiteral("Replay"))
            button->click();
    CHECK(asked == QStringLiteral("old"));
}

TEST_CASE("UX-23.3 a side is told man by man, then the other", "[gui][UX-23]") {
    test::Desk desk;
    auto* status = desk.window().findChild<QLabel*>(QStringLiteral("status"));
    QTest::keyClick(&desk.board(), Qt::Key_F7);
    const QString home = status->text();
    QTest::keyClick(&desk.board(), Qt::Key_F7);
    CHECK(home.count(QLatin1Char('#')) == 11);
    CHECK(status->text().count(QLatin1Char('#')) == 11);
    CHECK(home != status->text());
    QTest::keyClick(&desk.board(), Qt::Key_F3);
    CHECK(status->text().contains(QStringLiteral("board")));
}

TEST_CASE("UX-3 the title names the page, and on the table how the play stands", "[gui][UX-3]") {
    test::Desk desk;
    const auto title = [&desk](Command page) {
        desk.window().commands()[page]->trigger();
        settle();
        return desk.window().windowTitle();
    };
    CHECK(title(Command::HomePage).startsWith(QStringLiteral("Home")));
    CHECK(title(Command::ArchivePage).startsWith(QStringLiteral("Archive")));
    CHECK(title(Command::TablePage).startsWith(QStringLiteral("Play 1")));
}

TEST_CASE("UX-4 the status line tells of what is now, not of what was", "[gui][UX-4]") {
    test::Desk desk;
    auto* status = desk.window().findChild<QLabel*>(QStringLiteral("status"));
    REQUIRE(status != nullptr);
    desk.press(Qt::Key_Tab);
    const QString before = status->text();
    CHECK(before.contains(QStringLiteral("facing")));
    CHECK(before.contains(QStringLiteral("base")));
    desk.press(Qt::Key_BracketLeft);
    settle();
    CHECK(status->text() != before);  // he faces elsewhere
    CHECK(status->text().contains(QStringLiteral("facing")));
    desk.window().commands()[Command::HomePage]->trigger();
    settle();
    CHECK(status->text().isEmpty());  // nobody stands on the home page
}

TEST_CASE("UX-23 one switch reaches every choice and presses it", "[gui][UX-23]") {
    test::Desk desk;
    SwitchScan& scan = desk.window().shell().scan();
    scan.setTenths(30);
    scan.step();
    REQUIRE(scan.current() != nullptr);
    CHECK(scan.current()->objectName() == QStringLiteral("mainButton"));  // the likeliest first
    CHECK(scan.current()->hasFocus());
    QSet<const QAbstractButton*> seen;
    for (int i = 0; i < 30; ++i) {
        seen.insert(scan.current());
        scan.step();
    }
    QWidget* column = scan.current()->window()->findChild<QWidget*>(QStringLiteral("rightColumn"));
    for (const QPushButton* button : column->findChildren<QPushButton*>())
        if (button->isVisible() && button->isEnabled() && !button->visibleRegion().isEmpty())
            CHECK(seen.contains(button));
    while (scan.current()->objectName() != QStringLiteral("mainButton"))
        scan.step();
    QTest::keyClick(&desk.board(), Qt::Key_Space);  // wherever the keyboard is
    CHECK(desk.session().boardOn());
    desk.session().switchOff();
    scan.setTenths(0);
    CHECK(scan.current() == nullptr);
    scan.setTenths(3);
    CHECK(scan.tenths() == SwitchScan::kLeastTenths);
    scan.setTenths(99);
    CHECK(scan.tenths() == SwitchScan::kMostTenths);
    scan.setTenths(0);
}

TEST_CASE("UX-4.4 in a picture 320 pixels wide it is seen who acts and who has the ball",
          "[gui][UX-4.4]") {
    StripFacts facts;
    facts.home.look.name = QStringLiteral("Lancers");
    facts.visitor.look.name = QStringLiteral("Wildcats");
    facts.home.score = 14;
    facts.visitor.score = 10;
    facts.visitor.hasBall = true;
    facts.home.acts = GENERATE(true, false);
    facts.visitor.acts = !facts.home.acts;
    ScoreboardStrip strip;
    strip.resize(1280, 62);
    strip.showFacts(facts);
    const QImage stamp = strip.grab().toImage().scaledToWidth(320, Qt::SmoothTransformation);
    const auto yellow = [&stamp](int from, int to) {
        int count = 0;
        for (int y = 0; y < stamp.height(); ++y)
            for (int x = from; x < to; ++x) {
                const QColor color = stamp.pixelColor(x, y);
                count += color.red() > 180 && color.green() > 130 && color.blue() < 120 ? 1 : 0;
            }
        return count;
    };
    const int home = yellow(0, 50);
    const int visitor = yellow(270, 320);
    CHECK((home >= 20) == facts.home.acts);
    CHECK((visitor >= 20) == facts.visitor.acts);
    CHECK(yellow(245, 262) >= 3);  // the arrow at the visitors' score
    CHECK(yellow(58, 75) == 0);
}

TEST_CASE("UX-5 the finder puts what is called just so before what begins like it", "[gui][UX-5]") {
    const auto entry = [](const char* title) {
        FinderEntry made;
        made.title = QString::fromLatin1(title);
        made.enabled = true;
        return made;
    };
    const std::vector<FinderEntry> entries{
        entry("Punter tackled"), entry("Punt block"), entry("Punt")};
    const auto shown = found(entries, QStringLiteral("punt"));
    REQUIRE(shown.size() == 3);
    CHECK(shown.front()->title == QStringLiteral("Punt"));
}
