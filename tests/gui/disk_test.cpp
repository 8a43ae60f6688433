// A disk that refuses: the coach is told once, plays on, can take a copy elsewhere, and is told
// when everything is on disk again.

#include "gui/desk.hpp"
#include "gui/game_desk.hpp"
#include "gui/games/tap/setup.hpp"
#include "gui/held_time.hpp"
#include "gui/match/match_setup.hpp"
#include "gui/match/side_band.hpp"
#include "gui/window/save_bar.hpp"
#include "support/failing_files.hpp"
#include "support/wait_for.hpp"

#include <thrum/app/folders.hpp>
#include <thrum/games/tap/game.hpp>
#include <thrum/games/tap/rules_file.hpp>
#include <thrum/io/journal_file.hpp>
#include <thrum/io/text_file.hpp>

#include <cerrno>
#include <functional>
#include <stdexcept>

#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using thrum::gui::test::waitFor;

namespace {
constexpr int kLongMs = 5000;

std::unique_ptr<app::TapGame> newGame(const MatchSetup& setup) {
    app::Environment from = app::environment();
    from.source = THRUM_TEST_SOURCE_DIR;
    const auto rules = app::readTapRules(*app::shippedData(from) / "rules" / "tap.json");
    auto game = app::TapGame::begin(
        gui::test::library(), rules->rules, requestOf(setup, rules->rules), "test", "");
    REQUIRE(game);
    return *std::move(game);
}

/// A disk that is as quick as the test says.
struct HeldDisk {
    bool durable = true;
    std::function<void()> changed;
};
class HeldSink final : public match::RecordSink {
public:
    explicit HeldSink(HeldDisk& disk) : m_disk{disk} {}
    void append(std::string) override {}
    [[nodiscard]] bool isDurable() const override { return m_disk.durable; }
    bool wait() override { throw std::logic_error{"the window waits for the disk"}; }
    [[nodiscard]] std::optional<std::string> trouble() const override { return std::nullopt; }
    void retry() override {}
    void listen(std::function<void()> changed) override { m_disk.changed = std::move(changed); }

private:
    HeldDisk& m_disk;
};

/// A window with a game whose record goes to a disk that can be told to fail.
struct Table {
    QTemporaryDir folder;
    thrum::test::FailingFiles files;
    gui::test::Desk desk;
    QString file = folder.filePath(QStringLiteral("game.thrum"));

    Table() {
        const MatchSetup setup = gui::test::shortGame(tap::Mode::Solitaire);
        auto game = newGame(setup);
        auto journal =
            io::JournalFile::create(file.toStdString(), {std::chrono::milliseconds{40}, &files});
        REQUIRE(journal);
        game->recordIn(*std::move(journal));
        desk.window().director().adopt(std::move(game), setup);
        REQUIRE(waitFor([this] { return bar().text() == QStringLiteral("saved ✓"); }, kLongMs));
    }
    SaveBar& bar() { return *desk.window().findChild<SaveBar*>(); }
    TapMatch& match() { return desk.window().director().tapPage()->match(); }
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

TEST_CASE("D59 a slow disk holds up the game and not the window, and after a moment that is told",
          "[gui][D59][UX-22.3]") {
    HeldDisk disk;
    gui::test::HeldTime time;
    gui::test::Desk desk{{}, {}, {}, &time};
    const MatchSetup setup = gui::test::shortGame(tap::Mode::Hotseat);
    auto game = newGame(setup);
    game->recordIn(std::make_unique<HeldSink>(disk));
    MatchDirector& director = desk.window().director();
    director.adopt(std::move(game), setup);
    TapMatch& match = director.tapPage()->match();
    TapPanel& panel = director.tapPage()->panel();
    int happened = 0;
    QObject::connect(&match, &TapMatch::happened, &match, [&happened] { ++happened; });
    REQUIRE(match.doing() == MatchDoing::Waiting);
    const QString title = panel.band().title();
    const MatchPromptPage* page = panel.page();

    disk.durable = false;
    REQUIRE(match.submit(tap::DecisionKind::ConfirmMethod, Side::Home));
    CHECK(match.doing() == MatchDoing::Saving);
    CHECK(match.game().session().inForce() == 1);
    // nothing of it is shown, told or built upon before it is safe
    CHECK(happened == 0);
    CHECK(match.prompt() != match.game().prompt());
    CHECK_FALSE(match.submit(tap::DecisionKind::ConfirmMethod, Side::Visitor));
    CHECK(match.undoProblem());
    // a disk that is quick is not mentioned
    time.pass(299);
    CHECK(panel.band().title() == title);
    CHECK(panel.page() == page);
    time.pass(1);
    CHECK(panel.band().title() == QStringLiteral("Saving…"));
    CHECK_FALSE(panel.mainButtonWidget()->isEnabled());

    disk.durable = true;
    disk.changed();
    QCoreApplication::processEvents();
    CHECK(match.doing() == MatchDoing::Waiting);
    CHECK(happened == 1);
    CHECK(match.prompt() == match.game().prompt());
    CHECK(panel.band().title() == title);
    CHECK(match.submit(tap::DecisionKind::ConfirmMethod, Side::Visitor));
}
