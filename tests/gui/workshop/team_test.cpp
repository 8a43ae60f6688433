// Teams of a coach's own: copied, named, colored, their roster typed, inspected, imported,
// exported.

#include "gui/commands/command_router.hpp"
#include "gui/commands/commands.hpp"
#include "gui/cut_text.hpp"
#include "gui/desk.hpp"
#include "gui/game_room/director.hpp"
#include "gui/game_room/drills_page.hpp"
#include "gui/games/tap/tap_page.hpp"
#include "gui/workshop/bench_document.hpp"
#include "gui/workshop/bench_page.hpp"
#include "gui/workshop/file_dragger.hpp"
#include "gui/workshop/kit_card.hpp"
#include "gui/workshop/team_document.hpp"
#include "gui/workshop/team_room.hpp"
#include "gui/workshop/team_roster_model.hpp"
#include "support/wait_for.hpp"

#include <thrum/io/team_file.hpp>
#include <thrum/io/text_file.hpp>

#include <filesystem>
#include <set>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFocusEvent>
#include <QListWidget>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>
#include <QWindow>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;

namespace {
class TeamDesk {
public:
    TeamDesk() : m_desk{QString{}, QString{}, m_folder.path()} {
        m_desk.window().commands()[Command::TeamRoom]->trigger();
        QCoreApplication::processEvents();
    }
    [[nodiscard]] MainWindow& window() { return m_desk.window(); }
    [[nodiscard]] TeamRoom& room() { return window().teamRoom(); }
    [[nodiscard]] TeamDocument& document() { return room().document(); }
    [[nodiscard]] std::filesystem::path folder() const { return m_folder.path().toStdString(); }
    bool type(int row, int column, const QString& text) {
        return room().roster().setData(room().roster().index(row, column), text, Qt::EditRole);
    }
    [[nodiscard]] QString inspection() {
        QStringList lines;
        for (int i = 0; i < room().inspection().count(); ++i)
            lines << room().inspection().item(i)->text();
        return lines.join(QLatin1Char('\n'));
    }

private:
    QTemporaryDir m_folder;
    gui::test::Desk m_desk;
};
}  // namespace

TEST_CASE("A shipped team is looked at, a copy is the coach's to change, and is kept at once",
          "[gui][teams]") {
    TeamDesk desk;
    REQUIRE(desk.document().ids().size() == 10);
    CHECK_FALSE(desk.document().isOwn());
    CHECK_FALSE(desk.room().roster().flags(desk.room().roster().index(0, 0)) & Qt::ItemIsEditable);
    CHECK_FALSE(desk.type(0, TeamRosterModel::Name, QStringLiteral("Nobody")));
    REQUIRE_FALSE(desk.document().copy(QStringLiteral("Night Owls")));
    CHECK(desk.document().isOwn());
    CHECK(desk.document().ids().size() == 11);
    const auto file = desk.folder() / "teams" / "own-night-owls.json";
    REQUIRE(std::filesystem::exists(file));
    REQUIRE(desk.type(0, TeamRosterModel::Name, QStringLiteral("Ada Quickfoot")));
    const auto read = io::readTeam(file);
    REQUIRE(read);
    CHECK(*read == desk.document().team());
    CHECK(read->players[0].name == "Ada Quickfoot");
    CHECK(read->name == "Night Owls");
    // games know it at once, and after a new start
    CHECK(desk.window().library().team("own-night-owls") != nullptr);
    CHECK(app::Library::load({}, desk.folder()).team("own-night-owls") != nullptr);
    // a second of the same name has an id of its own
    REQUIRE_FALSE(desk.document().copy(QStringLiteral("Night Owls")));
    CHECK(desk.document().team().id == "own-night-owls-2");
    REQUIRE_FALSE(desk.document().remove());
    CHECK_FALSE(std::filesystem::exists(desk.folder() / "teams" / "own-night-owls-2.json"));
    desk.document().choose("lancers");
    CHECK(desk.document().remove());
}

TEST_CASE("UX-21 every change of a team is undone and redone by name", "[gui][teams][UX-21.1]") {
    TeamDesk desk;
    REQUIRE_FALSE(desk.document().copy(QStringLiteral("Owls")));
    const std::string first = io::textOf(desk.document().team());
    REQUIRE(desk.type(0, TeamRosterModel::Number, QStringLiteral("19")));
    REQUIRE(desk.type(2, TeamRosterModel::Base, QStringLiteral("boat")));
    REQUIRE(desk.type(2, TeamRosterModel::Putty, QStringLiteral("0.35 g")));
    const std::string last = io::textOf(desk.document().team());
    CHECK(desk.window().commands()[Command::Undo]->text().contains(QStringLiteral("putty")));
    for (int i = 0; i < 3; ++i)
        desk.window().commands()[Command::Undo]->trigger();
    CHECK(io::textOf(desk.document().team()) == first);
    CHECK_FALSE(desk.document().canUndo());
    for (int i = 0; i < 3; ++i)
        desk.window().commands()[Command::Redo]->trigger();
    CHECK(io::textOf(desk.document().team()) == last);
}

TEST_CASE("UX-15 the inspection names each breach with value and limit",
          "[gui][teams][TAP-EQ-1][TAP-UN-3][TAP-EQ-5]") {
    TeamDesk desk;
    REQUIRE_FALSE(desk.document().copy(QStringLiteral("Owls")));
    CHECK(desk.inspection().startsWith(QStringLiteral("✓")));
    REQUIRE(desk.type(14, TeamRosterModel::Putty, QStringLiteral("1.2")));
    CHECK(desk.inspection().contains(QStringLiteral("limit 4 g")));
    CHECK(desk.inspection().contains(QStringLiteral("TAP-EQ-1")));
    REQUIRE(desk.type(14, TeamRosterModel::Putty, QStringLiteral("0")));
    REQUIRE(desk.type(14, TeamRosterModel::Number, QStringLiteral("12")));
    CHECK(desk.inspection().contains(QStringLiteral("TAP-UN-3")));
    desk.document().undo();
    // a squad too small
    TeamFile few = desk.document().team();
    few.players.resize(9);
    REQUIRE_FALSE(desk.document().change(few, QStringLiteral("cut")));
    CHECK(desk.inspection().contains(QStringLiteral("at least 11")));
}

TEST_CASE("What cannot be is refused in a sentence and nothing is lost", "[gui][teams]") {
    TeamDesk desk;
    REQUIRE_FALSE(desk.document().copy(QStringLiteral("Owls")));
    const TeamFile before = desk.document().team();
    QSignalSpy said{&desk.room(), &TeamRoom::said};
    const auto refused = [&](int row, int column, const char* text) {
        said.clear();
        CHECK_FALSE(desk.type(row, column, QString::fromUtf8(text)));
        REQUIRE(said.count() == 1);
        CHECK(desk.document().team() == before);
        return said.front().front().toString();
    };
    CHECK(refused(0, TeamRosterModel::Number, "007").contains(QStringLiteral("as worn")));
    CHECK(refused(0, TeamRosterModel::Name, "  ").contains(QStringLiteral("#")));
    CHECK(refused(0, TeamRosterModel::Putty, "heavy").contains(QStringLiteral("0 to 5")));
    CHECK(refused(0, TeamRosterModel::Base, "turbo").contains(QStringLiteral("turbo")));
    said.clear();
    desk.room().kit().setKit(QColor{0xff, 0xe0, 0x40});
    REQUIRE(said.count() == 1);
    CHECK(said.front().front().toString().contains(QStringLiteral("TAP-UN-1")));
    CHECK(desk.document().team() == before);
    CHECK(desk.document().copy(QStringLiteral(" ")));
}

TEST_CASE("UX-23 the kit's contrast is told while it is chosen", "[gui][teams][TAP-UN-1]") {
    TeamDesk desk;
    REQUIRE_FALSE(desk.document().copy(QStringLiteral("Owls")));
    desk.room().kit().setKit(QColor{0x30, 0x10, 0x50});
    CHECK(desk.document().team().colors.dark == Color{0x30, 0x10, 0x50});
    CHECK(desk.room().kit().contrastText().contains(
        QString::number(contrastToWhite({0x30, 0x10, 0x50}), 'f', 1)));
    desk.room().kit().setTrim(QColor{0x40, 0x20, 0x60});
    CHECK(desk.room().kit().contrastText().contains(QStringLiteral("hardly seen")));
}

TEST_CASE("A team goes out with all its bases and comes in as another's", "[gui][teams]") {
    TeamDesk desk;
    const QTemporaryDir elsewhere;
    const QString file = elsewhere.filePath(QStringLiteral("owls.json"));
    desk.document().choose("lancers");
    REQUIRE_FALSE(desk.document().exportFile(file));
    const auto out = io::readTeam(file.toStdString());
    REQUIRE(out);
    // it stands on bases of its own and of the library, and takes all of them along
    std::set<std::string> stoodOn;
    for (const Player& man : out->players)
        for (const std::string& base : {man.base, man.secondBase})
            if (!base.empty())
                stoodOn.insert(base);
    CHECK(stoodOn.contains("stationary"));
    CHECK(out->bases.size() == stoodOn.size());
    for (const BaseSpec& base : out->bases)
        CHECK(stoodOn.contains(base.id));
    REQUIRE_FALSE(desk.document().importFile(file));
    CHECK(desk.document().isOwn());
    CHECK(desk.document().team().players == out->players);
    CHECK(desk.document().team().id == "own-lancers");
    // a broken file is told with its place and changes nothing
    REQUIRE_FALSE(io::writeFileAtomically(file.toStdString(), "{\"schema\": \"thrum.team/1\"}"));
    const auto why = desk.document().importFile(file);
    REQUIRE(why);
    CHECK(why->contains(QStringLiteral("owls.json")));
    CHECK(desk.document().team().id == "own-lancers");
}

TEST_CASE("Notes on a team of one's own are kept when they are left, and taken back",
          "[gui][team][UX-15][regression]") {
    TeamDesk desk;
    REQUIRE_FALSE(desk.document().copy(QStringLiteral("Owls")));
    auto* notes = desk.room().findChild<QPlainTextEdit*>(QStringLiteral("teamNotes"));
    REQUIRE(notes != nullptr);
    REQUIRE_FALSE(notes->isReadOnly());
    const std::string before = desk.document().team().notes;
    notes->setPlainText(QStringLiteral("They run left."));
    QFocusEvent left{QEvent::FocusOut};
    QApplication::sendEvent(notes, &left);
    CHECK(desk.document().team().notes == "They run left.");
    desk.document().undo();
    CHECK(desk.document().team().notes == before);
    CHECK(notes->toPlainText().toStdString() == before);
}

TEST_CASE("Teams are told apart: a copy by its short name, what comes in by its name",
          "[gui][team][UX-15][regression]") {
    TeamDesk desk;
    REQUIRE_FALSE(desk.document().copy(QStringLiteral("Old Harbor")));
    CHECK(desk.document().team().abbreviation == "OLD");
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("harbor.json"));
    REQUIRE_FALSE(desk.document().exportFile(file));
    REQUIRE_FALSE(desk.document().importFile(file));
    CHECK(desk.document().team().name == "Old Harbor 2");
}

TEST_CASE("A team is drawn out of the list as a file, and comes in where it is dropped",
          "[gui][teams]") {
    TeamDesk desk;
    desk.document().choose("meteors");
    auto* dragger = desk.room().teams().findChild<FileDragger*>();
    REQUIRE(dragger != nullptr);
    const auto drawn = dragger->data();
    REQUIRE(drawn != nullptr);
    const auto read = io::readTeam(drawn->urls().front().toLocalFile().toStdString());
    REQUIRE(read);
    CHECK(read->players.size() == desk.document().team().players.size());
    const auto let = [&](const QMimeData& data) {
        QDragEnterEvent enter{
            QPoint{40, 40}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier};
        QCoreApplication::sendEvent(&desk.room(), &enter);
        CHECK(enter.isAccepted());
        QDropEvent drop{QPointF{40.0, 40.0}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier};
        QCoreApplication::sendEvent(&desk.room(), &drop);
    };
    let(*drawn);
    CHECK(desk.document().isOwn());
    CHECK(desk.document().team().name == read->name);
    CHECK(desk.document().breaches().empty());
}

TEST_CASE("Men join and leave the roster", "[gui][teams]") {
    TeamDesk desk;
    REQUIRE_FALSE(desk.document().copy(QStringLiteral("Owls")));
    const std::size_t men = desk.document().team().players.size();
    desk.room().table().setCurrentIndex(desk.room().roster().index(15, 1));
    desk.window().commands()[Command::TeamAddMan]->trigger();
    REQUIRE(desk.document().team().players.size() == men + 1);
    const Player& fresh = desk.document().team().players.back();
    CHECK(fresh.position == desk.document().team().players[15].position);
    CHECK(desk.inspection().startsWith(QStringLiteral("✓")));
    desk.room().table().setCurrentIndex(desk.room().roster().index(static_cast<int>(men), 1));
    desk.window().commands()[Command::TeamDropMan]->trigger();
    CHECK(desk.document().team().players.size() == men);
}

TEST_CASE("The roster goes on paper with every man, and with what the inspection says",
          "[gui][teams][UX-11]") {
    TeamDesk desk;
    REQUIRE_FALSE(desk.document().copy(QStringLiteral("Owls")));
    REQUIRE(desk.type(14, TeamRosterModel::Putty, QStringLiteral("1.2")));
    const TableSheet sheet = desk.room().rosterSheet();
    CHECK(sheet.title == QStringLiteral("Owls"));
    REQUIRE(sheet.rows.size() == desk.document().team().players.size());
    CHECK(sheet.rows[14][TeamRosterModel::Name].toStdString() ==
          desk.document().team().players[14].name);
    CHECK(sheet.notes.join(QLatin1Char('\n')).contains(QStringLiteral("TAP-EQ-1")));
    const QString file = QString::fromStdString((desk.folder() / "roster.pdf").string());
    REQUIRE_FALSE(sheet.write(file));
    CHECK(io::readTextFile(file.toStdString())->starts_with("%PDF"));
    // a squad of many men takes more than one page, and each has its heads
    TableSheet longer = sheet;
    for (int i = 0; i < 3; ++i)
        longer.rows.insert(longer.rows.end(), sheet.rows.begin(), sheet.rows.end());
    CHECK_FALSE(longer.write(file));
    desk.window().commands()[Command::TeamPrint]->trigger();
    CHECK(desk.room().findChild<QDialog*>(QStringLiteral("printTable")) != nullptr);
}

TEST_CASE("UX-5 the commands of the team room act there or say why not", "[gui][teams][UX-5]") {
    TeamDesk desk;
    CommandTarget* front = desk.window().router().front();
    REQUIRE(front->place() == Front::TeamRoom);
    for (const CommandRow& row : commandTable()) {
        INFO(commandText(row).toStdString());
        if (row.doer == CommandDoer::Front)
            CHECK(front->offer(row.command).has_value() == row.where.has(Front::TeamRoom));
    }
    CHECK_FALSE(desk.window().commands()[Command::TeamRemove]->isEnabled());
    CHECK(desk.window().commands()[Command::TeamRemove]->statusTip().contains(
        QStringLiteral("copy")));
}

TEST_CASE("UX-23.1 UX-4.2 everything in the team room has a name and is whole",
          "[gui][teams][UX-23.1][UX-4.2]") {
    TeamDesk desk;
    for (const QWidget* widget : desk.room().findChildren<QWidget*>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisibleTo(&desk.room()) ||
            widget->objectName().startsWith(QStringLiteral("qt_")))
            continue;
        INFO(widget->metaObject()->className() << ' ' << widget->objectName().toStdString());
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        CHECK((!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty())));
    }
    for (const QSize size : {QSize{1024, 700}, QSize{1280, 800}, QSize{1920, 1080}}) {
        desk.window().resize(size);
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents();
        std::string all;
        for (const std::string& cut : gui::test::cutTexts(desk.room()))
            all += cut + '\n';
        INFO(size.width() << " x " << size.height());
        CHECK(all == "");
        // what is done with teams is in view, not below the window's edge
        for (const QPushButton* button : desk.room().findChildren<QPushButton*>()) {
            if (button->text() != QStringLiteral("Print…"))
                continue;
            const QPoint corner = button->mapTo(&desk.room(), button->rect().bottomRight());
            CHECK(desk.room().rect().contains(corner));
        }
    }
}

TEST_CASE("a double click on a man's base opens the list of bases, and it stays open",
          "[gui][teams][regression]") {
    TeamDesk desk;
    REQUIRE_FALSE(desk.document().copy(QStringLiteral("Night Owls")));
    auto* table = desk.room().findChild<QTableView*>();
    REQUIRE(table != nullptr);
    QWindow* window = desk.window().windowHandle();
    const QModelIndex base = table->model()->index(2, TeamRosterModel::Base);
    table->scrollTo(base);
    QCoreApplication::processEvents();
    const QPoint at = table->viewport()->mapTo(&desk.window(), table->visualRect(base).center());
    QTest::mouseClick(window, Qt::LeftButton, {}, at);
    QTest::lastMouseTimestamp -= QTest::mouseDoubleClickInterval - 50;  // soon enough for a double
    QTest::mousePress(window, Qt::LeftButton, {}, at);
    for (int i = 0; i < 5; ++i)
        QCoreApplication::processEvents();
    QTest::mouseRelease(window, Qt::LeftButton, {}, at);
    auto* box = table->findChild<QComboBox*>();
    REQUIRE(box != nullptr);
    CHECK(gui::test::waitFor([box] { return box->view()->isVisible(); }, 2000));
    for (int i = 0; i < 5; ++i)
        QCoreApplication::processEvents();
    CHECK(box->view()->isVisible());
    box->hidePopup();
}

TEST_CASE("A base kept at the bench is put under a man as it was tuned, and he may play",
          "[gui][teams][bench][TAP-EQ-1]") {
    TeamDesk desk;
    BenchDocument& bench = desk.window().bench().document();
    bench.set(BenchKnob::Dial, -2.0);
    REQUIRE_FALSE(bench.keepAs(QStringLiteral("Straight Sam")));
    REQUIRE_FALSE(desk.document().copy(QStringLiteral("Night Owls")));
    const auto row = [&](const std::string& number) {
        const auto& players = desk.document().team().players;
        return static_cast<int>(std::ranges::find(players, number, &Player::number) -
                                players.begin());
    };
    const auto man = [&](const std::string& number) -> const Player& {
        return desk.document().team().players[static_cast<std::size_t>(row(number))];
    };
    using Model = TeamRosterModel;
    // his own stand first in the list, by the names he gave them
    const QStringList bases =
        desk.room().roster().choices(desk.room().roster().index(row("34"), Model::Base));
    CHECK(bases.front() == QStringLiteral("Straight Sam"));
    // 1.6 g of man and 1.5 g of base beside his gram of putty would be 4.1 g
    const QSignalSpy said{&desk.room(), &TeamRoom::said};
    REQUIRE(desk.type(row("34"), Model::Base, QStringLiteral("Straight Sam")));
    CHECK(man("34").base == "own-straight-sam");
    CHECK(man("34").dialDeg == -2.0);
    CHECK(desk.document().gramsOf(man("34")) <= 4.0 + 1e-9);
    CHECK(desk.document().breaches().empty());
    REQUIRE(said.count() == 1);
    CHECK(said.front().front().toString().contains(QStringLiteral("dial −2°")));
    CHECK(desk.room().roster().data(desk.room().roster().index(row("34"), Model::Base),
                                    Qt::DisplayRole) == QStringLiteral("Straight Sam"));
    // a base of the shop brings nothing along, but putty that is too much comes off with a word
    const double before = desk.document().gramsOf(man("44"));
    CHECK(before == Approx(4.0));
    REQUIRE(desk.type(row("44"), Model::Base, QStringLiteral("strength")));
    CHECK(man("44").dialDeg == 0.0);
    CHECK(desk.document().gramsOf(man("44")) == Approx(4.0));
    CHECK(desk.document().breaches().empty());
    REQUIRE(said.count() == 2);
    CHECK(said.back().front().toString().contains(QStringLiteral("TAP-EQ-1")));
    desk.window().commands()[Command::Undo]->trigger();
    CHECK(man("44").base == "boat-of-d44");
}

TEST_CASE("A drill is played with the coach's own team", "[gui][teams][drill]") {
    TeamDesk desk;
    MatchDirector& director = desk.window().director();
    const auto playing = [&] { return director.tapPage()->match().setup().teams; };
    REQUIRE_FALSE(director.startTodaysDrill());
    CHECK((playing()[0] == QStringLiteral("lancers") || playing()[1] == QStringLiteral("lancers")));
    desk.window().commands()[Command::TeamRoom]->trigger();
    REQUIRE_FALSE(desk.document().copy(QStringLiteral("Night Owls")));
    // who has made a team and chosen none for drills plays them, today's too, with that one
    REQUIRE_FALSE(director.startTodaysDrill());
    CHECK((playing()[0] == QStringLiteral("own-night-owls") ||
           playing()[1] == QStringLiteral("own-night-owls")));
    desk.window().commands()[Command::Drills]->trigger();
    auto* page = desk.window().findChild<DrillsPage*>();
    REQUIRE(page != nullptr);
    QComboBox& teams = page->teams();
    CHECK(teams.currentData().toString() == QStringLiteral("own-night-owls"));
    const int own = teams.findData(QStringLiteral("own-night-owls"));
    REQUIRE(own >= 0);
    const auto choose = [&](int index) {
        teams.setCurrentIndex(index);
        emit teams.activated(index);
    };
    choose(own);
    REQUIRE_FALSE(director.startDrill("goal-line"));
    CHECK(playing()[0] == QStringLiteral("own-night-owls"));
    CHECK(playing()[1] == QStringLiteral("wildcats"));
    // who takes the rivals meets the others
    choose(teams.findData(QStringLiteral("wildcats")));
    REQUIRE_FALSE(director.startDrill("goal-line"));
    CHECK(playing()[0] == QStringLiteral("wildcats"));
    CHECK(playing()[1] == QStringLiteral("lancers"));
}
