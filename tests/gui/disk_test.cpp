// A disk that refuses: the coach is told once, plays on, can take a copy elsewhere, and is told
// when everything is on disk again.

#include "gui/desk.hpp"
#include "gui/game_desk.hpp"
#include "gui/match/new_game/match_setup.hpp"
#include "gui/window/save_bar.hpp"
#include "support/failing_files.hpp"
#include "support/wait_for.hpp"

#include <thrum/app/folders.hpp>
#include <thrum/io/journal_file.hpp>
#include <thrum/io/tap_rules_file.hpp>
#include <thrum/io/text_file.hpp>

#include <cerrno>

#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using thrum::gui::test::waitFor;

namespace {
constexpr int kLongMs = 5000;

/// A window with a game whose record goes to a disk that can be told to fail.
struct Table {
    QTemporaryDir folder;
    thrum::test::FailingFiles files;
    gui::test::Desk desk;
    QString file = folder.filePath(QStringLiteral("game.thrum"));

    Table() {
        const MatchSetup setup = gui::test::shortGame(tap::Mode::Solitaire);
        app::Environment from = app::environment();
        from.source = THRUM_TEST_SOURCE_DIR;
        const auto rules = io::readTapRules(*app::shippedData(from) / "rules" / "tap.json");
        auto game = app::TapGame::begin(
            gui::test::library(), rules->rules, requestOf(setup, rules->rules), "test", "");
        REQUIRE(game);
        auto journal =
            io::JournalFile::create(file.toStdString(), {std::chrono::milliseconds{40}, &files});
        REQUIRE(journal);
        (*game)->recordIn(*std::move(journal));
        desk.window().director().adopt(*std::move(game), setup);
        REQUIRE(waitFor([this] { return bar().text() == QStringLiteral("saved ✓"); }, kLongMs));
    }
    SaveBar& bar() { return *desk.window().findChild<SaveBar*>(); }
    TapMatch& match() { return desk.window().director().page()->match(); }
    QString words() { return bar().findChild<QLabel*>(QStringLiteral("saveWords"))->text(); }
    /// Something that goes into the record.
    void play() { match().rename(QStringLiteral("evening %1").arg(++m_named)); }

private:
    int m_named = 0;
};
}  // namespace

TEST_CASE("UX-22.3 a full disk is told once with advice, the game goes on, and is saved later",
          "[gui][UX-22.3]") {
    const int reason = GENERATE(ENOSPC, EROFS, EIO);
    Table table;
    CHECK_FALSE(table.bar().isVisible());
    std::vector<QString> told;
    QObject::connect(&table.bar(), &SaveBar::told, &table.bar(), [&told](const QString& sentence) {
        told.push_back(sentence);
    });
    table.files.fail(0, 1'000'000, reason);
    table.play();
    REQUIRE(waitFor([&table] { return table.bar().isVisible(); }, kLongMs));
    CHECK(table.bar().text() == QStringLiteral("not saved"));
    CHECK(table.words().contains(QStringLiteral("save a copy elsewhere")));
    CHECK(table.match().doing() != MatchDoing::Over);
    table.play();  // play goes on
    CHECK_FALSE(waitFor([&table] { return !table.bar().isVisible(); }, 500));
    CHECK(told.size() == 1);

    table.files.heal();
    REQUIRE(waitFor([&table] { return !table.bar().isVisible(); }, kLongMs));
    CHECK(table.bar().text() == QStringLiteral("saved ✓"));
    REQUIRE(told.size() == 2);
    const auto kept = io::readTextFile(table.file.toStdString(), io::kMaxGameFileBytes);
    REQUIRE(kept);
    CHECK(*kept == table.match().game().fileText());
}

TEST_CASE("UX-22.3 what is in memory can be saved elsewhere while the disk refuses",
          "[gui][UX-22.3]") {
    Table table;
    table.files.fail(0, 1'000'000, ENOSPC);
    table.play();
    REQUIRE(waitFor([&table] { return table.bar().isVisible(); }, kLongMs));
    auto* button = table.bar().findChild<QPushButton*>(QStringLiteral("saveElsewhere"));
    REQUIRE(button != nullptr);
    CHECK(button->isVisible());
    CHECK(button->focusPolicy() == Qt::TabFocus);  // the keyboard stays with the game
    const QString target = table.folder.filePath(QStringLiteral("elsewhere.thrum"));
    CHECK_FALSE(table.desk.window().saveGameCopy(target));
    const auto copy = io::readTextFile(target.toStdString(), io::kMaxGameFileBytes);
    REQUIRE(copy);
    CHECK(*copy == table.match().game().fileText());
    CHECK(copy->find("evening 1") != std::string::npos);
}
