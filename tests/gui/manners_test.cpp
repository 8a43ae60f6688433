#include "gui/archive/archive_page.hpp"
#include "gui/archive/game_shelf.hpp"
#include "gui/archive/game_views.hpp"
#include "gui/board/board_view.hpp"
#include "gui/commands/commands.hpp"
#include "gui/commands/shortcut_book.hpp"
#include "gui/desk.hpp"
#include "gui/every_page.hpp"
#include "gui/game_room/director.hpp"
#include "gui/games/tap/tap_page.hpp"
#include "gui/help/keys_sheet.hpp"
#include "gui/preferences/preferences_dialog.hpp"
#include "gui/window/shell.hpp"

#include <thrum/io/text_file.hpp>

#include <algorithm>
#include <set>

#include <QAction>
#include <QApplication>
#include <QFileInfo>
#include <QFont>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScreen>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using gui::test::rememberingWindow;

namespace {
void collect(const QMenu& menu, std::set<const QAction*>& found) {
    for (const QAction* action : menu.actions()) {
        if (action->menu() != nullptr)
            collect(*action->menu(), found);
        if (!action->isSeparator())
            found.insert(action);
    }
}
}  // namespace

TEST_CASE("UX-5.1 every action is in a menu, has a key or does without on purpose",
          "[gui][UX-5.1]") {
    gui::test::Desk desk;
    std::set<const QAction*> inMenus;
    for (const QAction* top : desk.window().menuBar()->actions())
        collect(*top->menu(), inMenus);
    // rare, or reached by a menu or a page as fast as by any key
    const std::set<QString> keyless{
        QStringLiteral("FinishGame"),    QStringLiteral("ExportSheet"),
        QStringLiteral("ExportText"),    QStringLiteral("ExportPlays"),
        QStringLiteral("ExportBox"),     QStringLiteral("ExportNumbers"),
        QStringLiteral("Concede"),       QStringLiteral("LayerNumbers"),
        QStringLiteral("LayerHeadings"), QStringLiteral("LayerContacts"),
        QStringLiteral("LayerMiniMap"),  QStringLiteral("ThemeDesktop"),
        QStringLiteral("ThemeLight"),    QStringLiteral("ThemeDark"),
        QStringLiteral("ThemeContrast"), QStringLiteral("DataFolder"),
        QStringLiteral("Captions"),      QStringLiteral("ReducedMotion"),
        QStringLiteral("Shortcuts"),     QStringLiteral("About"),
        QStringLiteral("AboutQt"),       QStringLiteral("ReplayClose"),
        QStringLiteral("TurnForCoach"),  QStringLiteral("CallerAudit"),
        QStringLiteral("GuidedGame"),    QStringLiteral("LayerPositions"),
        QStringLiteral("QuietEvening"),  QStringLiteral("KindOfBoard")};
    for (const ShortcutEntry& entry : desk.window().shell().shortcuts().entries()) {
        INFO(entry.id.toStdString());
        const QAction& action = *entry.action;
        CHECK_FALSE(plainText(action).isEmpty());
        CHECK_FALSE(action.statusTip().isEmpty());
        CHECK_FALSE(action.whatsThis().isEmpty());
        CHECK(inMenus.contains(&action));
        // keys of the board itself are written behind a tab
        const bool key = !action.shortcuts().isEmpty() || action.text().contains(QLatin1Char('\t'));
        CHECK((key || keyless.contains(entry.id)));
    }
    CHECK(desk.window().menuBar()->actions().size() == 8);
}

TEST_CASE("UX-5.4 the sheet of keys shows what works here and marks what was changed",
          "[gui][UX-5.4]") {
    gui::test::Desk desk;
    ShortcutBook& book = desk.window().shell().shortcuts();
    const auto lines = [&book] {
        const KeysSheet sheet{book, nullptr};
        const auto* table = sheet.findChild<QTableWidget*>();
        QStringList all;
        for (int row = 0; row < table->rowCount(); ++row)
            all << table->item(row, 0)->text() + QLatin1Char('|') + table->item(row, 1)->text();
        return all.join(QLatin1Char('\n'));
    };
    const QString tip = desk.window().commands()[Command::Mirror]->statusTip();
    CHECK(lines().contains(QStringLiteral("Ctrl+M|") + tip));
    CHECK_FALSE(lines().contains(QStringLiteral("(changed)")));
    REQUIRE_FALSE(book.setKeys(QStringLiteral("Mirror"), {QKeySequence{QStringLiteral("Ctrl+J")}}));
    CHECK(lines().contains(QStringLiteral("Ctrl+J|%1 (changed)").arg(tip)));
    book.resetAll();
    // a replay's keys do nothing while none is shown
    CHECK_FALSE(lines().contains(QStringLiteral("Mark this moment")));
    REQUIRE_FALSE(
        desk.window().views().replay(gui::test::EveryPage::game(), QStringLiteral("g"), false));
    CHECK(lines().contains(QStringLiteral("K|Mark this moment")));
}

TEST_CASE("UX-26.1 every setting is found, explained, undone and remembered", "[gui][UX-26.1]") {
    const QTemporaryDir folder;
    const QFont font = QApplication::font();  // a program starts with the desktop's
    std::vector<QVariant> wanted;
    {
        auto window = rememberingWindow(folder);
        const auto all = window->shell().preferences();
        REQUIRE(all.size() >= 12);
        PreferencesDialog dialog{all, window.get()};
        dialog.show();
        auto* search = dialog.findChild<QLineEdit*>();
        for (const Preference& one : all) {
            INFO(one.title.toStdString());
            CHECK(one.sentence.size() > 10);
            search->setText(one.title);
            const auto rows = dialog.findChildren<QWidget*>();
            CHECK(std::ranges::any_of(rows, [&one](const QWidget* row) {
                return row->accessibleName() == one.title && row->isVisible();
            }));
        }
        search->clear();
        std::vector<QVariant> before;
        for (const Preference& one : all) {
            before.push_back(one.get());
            const QVariant other = !one.choices.isEmpty() ? QVariant{2}
                                   : one.most > one.least ? QVariant{one.least + 40}
                                                          : QVariant{!one.get().toBool()};
            one.set(other);
            wanted.push_back(one.get());
            INFO(one.title.toStdString());
            CHECK(one.get() != before.back());
        }
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("&Undo changes"))
                button->click();
        for (std::size_t i = 0; i < all.size(); ++i) {
            INFO(all[i].title.toStdString());
            CHECK(all[i].get() == before[i]);
            all[i].set(wanted[i]);
        }
        dialog.close();
        window->close();
    }
    QApplication::setFont(font);
    auto window = rememberingWindow(folder);
    const auto all = window->shell().preferences();
    REQUIRE(all.size() == wanted.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        INFO(all[i].title.toStdString());
        CHECK(all[i].get() == wanted[i]);
        all[i].set(all[i].usual);
    }
    QApplication::setFont(font);
}

TEST_CASE("UX-4.3 place, zoom and columns are as they were left", "[gui][UX-4.3]") {
    const QTemporaryDir folder;
    QRect place;
    {
        auto window = rememberingWindow(folder);
        window->setGeometry(40, 30, 1100, 720);
        window->tablePage().board().setZoom(2.5);
        window->commands()[Command::Log]->setChecked(false);
        QCoreApplication::processEvents();
        place = window->geometry();
        window->close();
    }
    WindowOptions options;
    options.sound = false;
    options.settingsFile = folder.filePath(QStringLiteral("window.ini"));
    MainWindow window{gui::test::library(), gui::test::shippedTable(), TableChoice{}, options};
    window.show();
    QCoreApplication::processEvents();
    // as it was, as far as the screen it comes up on has room for it
    const QSize room = window.screen()->availableSize();
    CHECK(window.width() ==
          std::max(window.minimumWidth(), std::min(place.width(), room.width() - 8)));
    CHECK(window.height() <= std::max(window.minimumHeight(), place.height()));
    CHECK(window.tablePage().board().view().zoom() == Approx(2.5));
    CHECK_FALSE(window.commands()[Command::Log]->isChecked());
}

TEST_CASE("UX-4.2 the first window fits the screen with its frame", "[gui][UX-4.2]") {
    WindowOptions options;
    options.sound = false;
    const MainWindow window{
        gui::test::library(), gui::test::shippedTable(), TableChoice{}, options};
    const QSize room = window.screen()->availableSize();
    constexpr int kFrame = 40;
    CHECK(window.height() <= std::max(window.minimumHeight(), room.height() - kFrame));
}

TEST_CASE("UX-4.1 the board has 60 percent of a game page, 85 in full screen", "[gui][UX-4.1]") {
    gui::test::EveryPage pages;
    REQUIRE(pages.window().director().branchFrom(gui::test::EveryPage::game(), 8).isEmpty());
    QCoreApplication::processEvents();
    const auto share = [&pages] {
        const QSize board = pages.window().director().tapPage()->board().size();
        const QSize window = pages.window().size();
        return 1.0 * board.width() * board.height() / (1.0 * window.width() * window.height());
    };
    CHECK(pages.window().size() == QSize(1280, 800));
    CHECK(share() >= 0.6);
    pages.window().commands()[Command::FullScreen]->setChecked(true);
    pages.window().resize(1280, 800);
    QCoreApplication::processEvents();
    CHECK(share() >= 0.85);
    pages.window().commands()[Command::FullScreen]->setChecked(false);
}

TEST_CASE("UX-22 a second copy looks at the games and changes nothing", "[gui][UX-22]") {
    const QTemporaryDir folder;
    const QString games = folder.filePath(QStringLiteral("games"));
    const std::string name = games.toStdString() + "/2026-11-20T190205-tap-a.thrum";
    REQUIRE_FALSE(io::writeFileAtomically(name, gui::test::EveryPage::game()));
    auto window = rememberingWindow(folder, true);
    auto* bar = window->findChild<QLabel*>(QStringLiteral("readOnlyBar"));
    REQUIRE(bar != nullptr);
    CHECK(bar->isVisible());
    CHECK(window->shelf().page().model().rowCount() == 1);
    QStringList told;
    QObject::connect(
        &window->shelf(), &GameShelf::problem, window.get(), [&told](const QString& sentence) {
            told << sentence;
        });
    emit window->shelf().page().removeAsked(QString::fromStdString(name));
    emit window->shelf().page().starAsked(QString::fromStdString(name));
    emit window->shelf().page().takeInAsked({folder.path()});
    CHECK(told.size() == 3);
    CHECK(std::filesystem::exists(name));
    // a game that is begun here is played, but not kept
    REQUIRE(window->director().start(MatchSetup{}));
    CHECK_FALSE(window->director().tapPage()->match().game().isRecorded());
    window->close();
    CHECK_FALSE(QFileInfo::exists(folder.filePath(QStringLiteral("window.ini"))));
    auto first = rememberingWindow(folder);
    CHECK(first->findChild<QLabel*>(QStringLiteral("readOnlyBar")) == nullptr);
}
