// The tweak bench as a coach uses it: by mouse and keys, with the numbers of the lane (UX-12).

#include "gui/commands/command_router.hpp"
#include "gui/commands/commands.hpp"
#include "gui/cut_text.hpp"
#include "gui/workshop/bench_desk.hpp"
#include "gui/workshop/bench_pictures.hpp"
#include "gui/workshop/bend_bar.hpp"
#include "gui/workshop/give_dialog.hpp"
#include "gui/workshop/history_band.hpp"
#include "gui/workshop/lane_view.hpp"
#include "gui/workshop/numbers_panel.hpp"
#include "gui/workshop/pairing_dialog.hpp"
#include "gui/workshop/rack_view.hpp"
#include "gui/workshop/team_document.hpp"
#include "gui/workshop/team_room.hpp"
#include "gui/workshop/underside_view.hpp"

#include <thrum/io/base_file.hpp>
#include <thrum/io/text_file.hpp>

#include <random>

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QListWidget>
#include <QProcess>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableWidget>
#include <QWheelEvent>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using gui::test::BenchDesk;

namespace {
/// Presses the tip of a prong and drags it by so many millimeters.
void dragProng(BenchDesk& desk, std::size_t prong, QPointF mm, bool letGo = true) {
    UndersideView& view = desk.page().underside();
    const QPointF tip = tipOf(desk.document().state(), prong);
    const QPoint from = view.pixelOf(tip).toPoint();
    const QPoint to = view.pixelOf(tip + mm).toPoint();
    QTest::mousePress(&view, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 4; ++i)
        QTest::mouseMove(&view, from + (to - from) * i / 4);
    if (letGo)
        QTest::mouseRelease(&view, Qt::LeftButton, {}, to);
}
}  // namespace

TEST_CASE("UX-12.1 a bent prong shows its first run at once", "[gui][bench][UX-12.1]") {
    BenchDesk desk;
    REQUIRE(desk.document().rack().size() == 3);
    const auto before = desk.page().measured().runs;
    REQUIRE(before.size() == 1);
    desk.press(Qt::Key_BracketRight);
    // the run of the bent base is there before the key is let go: nothing is waited for
    const auto& now = desk.page().measured();
    REQUIRE(now.runs.size() == 1);
    CHECK_FALSE(now.runs[0] == before[0]);
    const auto again =
        app::benchRun(desk.page().asked(app::BenchTest::Dash, desk.document().state()), 0, 4);
    CHECK(now.runs[0] == *again);
    CHECK(desk.page().lane().accessibleDescription().contains(QStringLiteral("one run: end")));
}

TEST_CASE("UX-12 keys bend the chosen prong by a degree within its limits", "[gui][bench][UX-12]") {
    BenchDesk desk;
    BenchDocument& document = desk.document();
    const auto prong = [&] { return document.state().base.prongs[document.prong()]; };
    const ProngSpec first = prong();
    desk.press(Qt::Key_BracketRight);
    CHECK(prong().leanForeDeg == first.leanForeDeg + 1.0);
    desk.press(Qt::Key_BracketLeft);
    desk.press(Qt::Key_BracketLeft);
    CHECK(prong().leanForeDeg == first.leanForeDeg - 1.0);
    desk.press(Qt::Key_Period);
    CHECK(prong().leanSideDeg == first.leanSideDeg + 1.0);
    desk.press(Qt::Key_Comma);
    CHECK(prong().leanSideDeg == first.leanSideDeg);
    desk.press(Qt::Key_Equal);
    CHECK(prong().stiffnessNPerM == first.stiffnessNPerM + 1.0);
    desk.press(Qt::Key_Q);
    CHECK(document.state().dialDeg == 1.0);
    for (int i = 0; i < 80; ++i)
        document.step(BenchKnob::Lean, 1);
    CHECK(prong().leanForeDeg == 40.0);
    desk.press(Qt::Key_N);
    CHECK(document.prong() == 1);
    // the pair in a mirror: the same lean, the other side
    document.setReach(BendReach::Mirror);
    document.set(BenchKnob::Side, 4.0);
    CHECK(document.state().base.prongs[0].leanSideDeg == -4.0);
    document.setReach(BendReach::All);
    document.set(BenchKnob::Stiffness, 30.0);
    for (const ProngSpec& each : document.state().base.prongs)
        CHECK(each.stiffnessNPerM == 30.0);
}

TEST_CASE("UX-6.3 a dragged tip bends in whole degrees, is one change, and Escape gives it up",
          "[gui][bench][UX-6.3]") {
    BenchDesk desk;
    BenchDocument& document = desk.document();
    const io::BenchState was = document.state();
    const std::size_t states = document.base().states.size();
    dragProng(desk, 2, {-1.5, 0.0});
    CHECK(document.prong() == 2);
    CHECK(document.state().base.prongs[2].leanForeDeg > was.base.prongs[2].leanForeDeg + 3.0);
    CHECK(std::fmod(document.state().base.prongs[2].leanForeDeg, 1.0) == 0.0);
    CHECK(document.base().states.size() == states + 1);
    document.undo();
    CHECK(document.state() == was);
    dragProng(desk, 2, {1.5, 1.0}, false);
    CHECK_FALSE(document.state() == was);
    desk.press(Qt::Key_Escape);
    CHECK(document.state() == was);
}

TEST_CASE("UX-12.3 undo and redo over a thousand bends come back to the byte",
          "[gui][bench][UX-12.3][UX-21.1]") {
    app::Library library = gui::test::library();
    BenchDocument document{library, QString{}, [] { return QStringLiteral("now"); }};
    std::mt19937 dice{7};  // NOLINT: the same walk each time
    std::vector<io::BenchState> states{document.state()};
    for (int i = 0; i < 300; ++i) {
        const auto knob = static_cast<BenchKnob>(dice() % 11U);
        document.chooseProng(dice() % 4U);
        document.setReach(static_cast<BendReach>(dice() % 4U));
        const io::BenchState before = document.state();
        document.step(knob, static_cast<int>(dice() % 5U) - 2);
        if (!(document.state() == before))
            states.push_back(document.state());
    }
    const std::string end = io::textOf(document.base());
    for (std::size_t i = states.size() - 1; i-- > 0;) {
        REQUIRE(document.canUndo());
        document.undo();
        REQUIRE(document.state() == states[i]);
    }
    CHECK_FALSE(document.canUndo());
    while (document.canRedo())
        document.redo();
    CHECK(io::textOf(document.base()) == end);
}

TEST_CASE("UX-12.3 the history survives a restart, a click restores, Ctrl+click compares",
          "[gui][bench][UX-12.3]") {
    BenchDesk desk;
    desk.press(Qt::Key_BracketRight);
    desk.press(Qt::Key_BracketRight);
    desk.press(Qt::Key_Q);
    const io::BenchBase kept = desk.document().base();
    REQUIRE(kept.states.size() == 4);
    desk.restart();
    REQUIRE_FALSE(desk.document().rack().empty());
    CHECK(desk.document().base() == kept);
    QListWidget& list = desk.page().history().list();
    REQUIRE(list.count() == 4);
    const auto click = [&](int row, Qt::KeyboardModifiers keys) {
        list.scrollToItem(list.item(row));
        QTest::mouseClick(
            list.viewport(), Qt::LeftButton, keys, list.visualItemRect(list.item(row)).center());
    };
    click(0, Qt::ControlModifier);
    CHECK(desk.document().compared() == std::size_t{0});
    CHECK(desk.document().base().now == 3);
    click(1, Qt::NoModifier);
    CHECK(desk.document().base().now == 1);
    CHECK(desk.document().base().states.size() == 4);
    CHECK(desk.document().compared() == std::size_t{3});
    desk.document().undo();
    CHECK(desk.document().base().now == 3);
}

TEST_CASE("UX-12.2 the page's numbers are those of the app, with n, spread and range",
          "[gui][bench][UX-12.2][UX-12.4]") {
    BenchDesk desk;
    desk.press(Qt::Key_BracketRight);
    desk.press(Qt::Key_2);
    desk.press(Qt::Key_T);
    REQUIRE(desk.settle());
    for (const auto test : {app::BenchTest::Dash,
                            app::BenchTest::SameSpot,
                            app::BenchTest::Push,
                            app::BenchTest::Falls}) {
        for (const bool before : {false, true}) {
            const io::BenchState& state =
                before ? desk.document().base().states[0] : desk.document().state();
            const BenchMeasured& shown =
                before ? desk.page().measuredBefore() : desk.page().measured();
            std::vector<app::BenchRun> runs;
            for (int i = 0; i < 20; ++i)
                runs.push_back(*app::benchRun(desk.page().asked(test, state), i));
            REQUIRE(shown.sum(test) != nullptr);
            CHECK(*shown.sum(test) == app::sumOf(test, runs));
        }
    }
    QStringList texts;
    for (const QLabel* label : desk.page().numbers().findChildren<QLabel*>())
        texts << label->text();
    const QString all = texts.join(QLatin1Char('\n'));
    CHECK(all.contains(QStringLiteral("n 20")));
    CHECK(all.contains(QStringLiteral("95 %")));
    CHECK(all.contains(QStringLiteral("no clear difference")));
}

TEST_CASE("UX-12.1 a long test shows how far it is and stops on Escape", "[gui][bench][UX-12.1]") {
    BenchDesk desk;
    desk.press(Qt::Key_3);
    desk.press(Qt::Key_T);
    CHECK(desk.page().crew().isBusy());
    CHECK_FALSE(desk.window().commands()[Command::BenchDash]->isEnabled());
    desk.press(Qt::Key_Escape);
    CHECK_FALSE(desk.page().crew().isBusy());
    CHECK(desk.page().measured().sum(app::BenchTest::Push) == nullptr);
    // a change lets go of what was under way as well
    desk.press(Qt::Key_D);
    CHECK(desk.page().crew().isBusy());
    desk.press(Qt::Key_BracketLeft);
    CHECK_FALSE(desk.page().crew().isBusy());
}

TEST_CASE("UX-12.2 thrum-cli tweak gives the page's numbers", "[gui][bench][UX-12.2]") {
    BenchDesk desk;
    desk.press(Qt::Key_Q);
    desk.press(Qt::Key_2);
    desk.press(Qt::Key_D);
    REQUIRE(desk.settle());
    QProcess cli;
    QProcessEnvironment around = QProcessEnvironment::systemEnvironment();
    around.insert(QStringLiteral("THRUM_DATA"), QStringLiteral(THRUM_TEST_SOURCE));
    cli.setProcessEnvironment(around);
    const QString file = QStringLiteral("%1/bench/%2.json")
                             .arg(desk.folder(), QString::fromStdString(desk.document().base().id));
    cli.start(QStringLiteral(THRUM_TEST_CLI),
              {QStringLiteral("tweak"),
               file,
               QStringLiteral("--json"),
               QStringLiteral("--test"),
               QStringLiteral("dash"),
               QStringLiteral("--runs"),
               QStringLiteral("20"),
               QStringLiteral("--seed"),
               QString::number(desk.page().head().table().seed)});
    REQUIRE(cli.waitForFinished());
    const QString told = QString::fromUtf8(cli.readAllStandardOutput());
    INFO(told.toStdString() << cli.readAllStandardError().toStdString());
    const app::BenchSum& sum = *desk.page().measured().sum(app::BenchTest::Dash);
    const auto number = [&](const char* key) {
        const QString name = QStringLiteral("\"%1\":").arg(QString::fromLatin1(key));
        const qsizetype at = told.indexOf(name);
        REQUIRE(at >= 0);
        QString value = told.mid(at + name.size());
        value.truncate(value.indexOf(QRegularExpression{QStringLiteral("[,}]")}));
        return value.toDouble();
    };
    CHECK(number("mean") == Approx(sum.value.mean).epsilon(1e-9));
    CHECK(number("spread") == Approx(sum.value.spread).epsilon(1e-9));
    CHECK(number("left_yd") == Approx(sum.left.mean).epsilon(1e-9));
}

TEST_CASE("UX-12 the base is kept under a name that teams can use", "[gui][bench][UX-12]") {
    BenchDesk desk;
    desk.press(Qt::Key_BracketRight);
    REQUIRE_FALSE(desk.document().keepAs(QStringLiteral("My true one")));
    const auto file =
        std::filesystem::path{desk.folder().toStdString()} / "bases" / "own-my-true-one.json";
    const auto read = io::readBase(file);
    REQUIRE(read);
    CHECK(read->prongs == desk.document().state().base.prongs);
    CHECK(desk.document().keepAs(QStringLiteral("  ")));
    CHECK(desk.document().keepAs(QStringLiteral("???")));
    CHECK(app::Library::load({}, desk.folder().toStdString()).base("own-my-true-one") != nullptr);
}

TEST_CASE("UX-12 a man of a team is put on the base as it is tuned, and may play on it",
          "[gui][bench][UX-12][TAP-EQ-1]") {
    BenchDesk desk;
    const auto whose = [&] { return desk.page().findChild<GiveDialog*>(); };
    const auto choose = [](GiveDialog& dialog, const QString& man) {
        const auto found = dialog.men().findItems(man, Qt::MatchContains);
        REQUIRE(found.size() == 1);
        dialog.men().setCurrentItem(found.front());
        QTest::keyClick(&dialog.men(), Qt::Key_Return);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    desk.document().set(BenchKnob::Dial, -3.0);
    desk.press(Qt::Key_W);
    REQUIRE(whose() != nullptr);
    CHECK(whose()->teams().currentData().toString() == QStringLiteral("lancers"));
    choose(*whose(), QStringLiteral("34 Rufus"));
    // the team is shipped: a copy of it is his, and there the man stands on what was tuned
    const TeamFile* team = desk.window().library().team("own-my-lancers");
    REQUIRE(team != nullptr);
    const auto man = std::ranges::find(team->players, "d34", &Player::id);
    REQUIRE(man != team->players.end());
    CHECK(man->dialDeg == -3.0);
    const auto base = std::ranges::find(team->bases, man->base, &BaseSpec::id);
    REQUIRE(base != team->bases.end());
    CHECK(base->prongs == desk.document().state().base.prongs);
    CHECK(desk.window().teamRoom().document().breaches().empty());
    // the bench tries him, not a stand-in
    CHECK(desk.document().base().man == "34 Rufus Delacroix-Hale");
    CHECK(desk.document().state().figure == man->figure);
    CHECK(desk.document().state().dialDeg == -3.0);

    SECTION("what he would be too heavy with comes off") {
        desk.document().set(BenchKnob::Putty, 1.5);  // 1.6 and 1.5 and 1.5 g
        desk.press(Qt::Key_W);
        REQUIRE(whose() != nullptr);
        CHECK(whose()->teams().currentData().toString() == QStringLiteral("own-my-lancers"));
        choose(*whose(), QStringLiteral("34 Rufus"));
        const TeamDocument& teams = desk.window().teamRoom().document();
        const auto again = std::ranges::find(teams.team().players, "d34", &Player::id);
        CHECK(teams.gramsOf(*again) == Approx(4.0));
        CHECK(teams.breaches().empty());
        CHECK(app::gramsOf(desk.document().state()) == Approx(4.0));
    }
    SECTION("a base can be nobody's again") {
        desk.press(Qt::Key_W);
        REQUIRE(whose() != nullptr);
        for (QPushButton* button : whose()->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Nobody's"))
                button->click();
        CHECK(desk.document().base().man.empty());
    }
}

TEST_CASE("UX-12 the wheel bends a prong over a prong only", "[gui][bench][UX-12][regression]") {
    BenchDesk desk;
    UndersideView& view = desk.page().underside();
    const std::size_t states = desk.document().base().states.size();
    const auto turn = [&view](QPointF at) {
        QWheelEvent wheel{at,
                          view.mapToGlobal(at.toPoint()),
                          {},
                          QPoint{0, 120},
                          Qt::NoButton,
                          Qt::NoModifier,
                          Qt::NoScrollPhase,
                          false};
        QApplication::sendEvent(&view, &wheel);
        return wheel.isAccepted();
    };
    // a wheel that nobody takes scrolls the page
    CHECK_FALSE(turn({4.0, view.height() / 2.0}));
    CHECK(desk.document().base().states.size() == states);
    CHECK(turn(view.pixelOf(tipOf(desk.document().state(), 3))));
    CHECK(desk.document().base().states.size() == states + 1);
    CHECK(desk.document().prong() == 3);
}

TEST_CASE("UX-12 the panel says what the next run is good for", "[gui][bench][UX-12][regression]") {
    BenchDesk desk;
    const auto settled = [&desk](int key) {
        desk.press(key);
        REQUIRE(desk.settle());
        return desk.page().numbers().verdict();
    };
    // one run was made when the page came up
    CHECK(desk.page().numbers().verdict().contains(QStringLiteral("Space makes more")));
    CHECK(settled(Qt::Key_Space).contains(QStringLiteral("change something")));
    desk.document().setReach(BendReach::All);
    desk.press(Qt::Key_BracketRight);
    CHECK_FALSE(desk.page().numbers().verdict().contains(QStringLiteral("change something")));
    CHECK(settled(Qt::Key_Space).contains(QStringLiteral("before")));
}

TEST_CASE("UX-12.4 what was measured last is told at the lane, seen among the numbers and marked",
          "[gui][bench][UX-12.4][regression]") {
    BenchDesk desk;
    desk.window().resize(1024, 700);
    BenchPage& page = desk.page();
    const auto* words = page.findChild<QLabel*>(QStringLiteral("laneWords"));
    desk.press(Qt::Key_D);
    REQUIRE(desk.settle());
    CHECK(words->text().startsWith(QStringLiteral("Dash")));
    desk.press(Qt::Key_V);
    REQUIRE(desk.settle());
    for (int i = 0; i < 10; ++i)
        QCoreApplication::processEvents();
    CHECK(words->text().startsWith(QStringLiteral("Head on")));
    // the way of the dash is none of it
    CHECK_FALSE(page.lane().accessibleDescription().contains(QStringLiteral("Dash")));
    const QWidget* row = page.numbers().rowOf(app::BenchTest::HeadOn);
    REQUIRE(row != nullptr);
    CHECK_FALSE(row->visibleRegion().isEmpty());
    for (const QPushButton* button : page.findChildren<QPushButton*>())
        for (const char* test : {"Dash", "Push", "Head on", "At 45°"})
            if (button->accessibleName() == QString::fromUtf8(test))
                CHECK(button->isChecked() == (QByteArray{test} == "Head on"));
}

TEST_CASE("UX-12.3 a state is compared with the one it came of, not with one that was taken back",
          "[gui][bench][UX-12.3][regression]") {
    BenchDesk desk;
    BenchDocument& document = desk.document();
    desk.press(Qt::Key_BracketRight);
    desk.press(Qt::Key_BracketRight);
    document.undo();
    document.undo();
    CHECK(document.base().now == 0);
    desk.press(Qt::Key_BracketLeft);
    REQUIRE(document.base().now == 3);
    REQUIRE(document.compared().has_value());
    CHECK(*document.compared() == 0);
    // degree after degree of one prong is one bend; another prong is another
    desk.press(Qt::Key_BracketLeft);
    desk.press(Qt::Key_BracketLeft);
    CHECK(*document.compared() == 0);
    const std::size_t bent = document.base().now;
    desk.press(Qt::Key_N);
    desk.press(Qt::Key_BracketLeft);
    CHECK(*document.compared() == bent);
}

TEST_CASE("UX-12 after the whole rack was tested the lane shows what its words say",
          "[gui][bench][UX-12][regression]") {
    BenchDesk desk;
    desk.press(Qt::Key_2);
    desk.press(Qt::Key_T, Qt::ShiftModifier);
    REQUIRE(desk.settle());
    const BenchMeasured& known = desk.page().measured();
    CHECK(known.told == app::BenchTest::Dash);
    REQUIRE(known.runs.size() == 20);
    CHECK_FALSE(known.runs.front().path.empty());
    CHECK(desk.page().lane().accessibleDescription().contains(QStringLiteral("20 runs")));
}

TEST_CASE("UX-12 a base is driven against another one of the rack", "[gui][bench][UX-12]") {
    BenchDesk desk;
    BenchPage& page = desk.page();
    desk.press(Qt::Key_V);
    REQUIRE(desk.settle());
    const double rookie = page.measured().sum(app::BenchTest::HeadOn)->value.mean;
    QComboBox* against = nullptr;
    for (QComboBox* box : page.findChildren<QComboBox*>())
        if (box->accessibleName() == QStringLiteral("What it is driven against"))
            against = box;
    REQUIRE(against != nullptr);
    REQUIRE(against->count() == 4);  // the rookie and the three of the rack
    against->setCurrentIndex(3);
    emit against->activated(3);
    CHECK(page.measured().sum(app::BenchTest::HeadOn) == nullptr);
    desk.press(Qt::Key_V);
    REQUIRE(desk.settle());
    const FigureSpec other = page.asked(app::BenchTest::HeadOn, desk.document().state()).other;
    CHECK(other == io::figureOf(desk.document().rack()[2].states.back()));
    CHECK(page.measured().sum(app::BenchTest::HeadOn)->value.mean != rookie);
}

TEST_CASE("UX-12 a player's base hangs with the goals of his position and is inspected as his",
          "[gui][bench][UX-12][TAP-BA-6]") {
    BenchDesk desk;
    const TeamFile* team = desk.document().library().team("lancers");
    REQUIRE(team != nullptr);
    const auto hang = [&](Position position) -> const io::BenchBase& {
        const auto man = std::ranges::find(team->players, position, &Player::position);
        REQUIRE(man != team->players.end());
        REQUIRE(desk.document().addPlayer(*team, *man));
        return desk.document().base();
    };
    CHECK(hang(Position::Guard).goals == "line");
    CHECK(hang(Position::DefensiveBack).goals == "corner");
    CHECK(hang(Position::RunningBack).goals == "back");
    const io::BenchBase& punter = hang(Position::Punter);
    REQUIRE(punter.states.back().base.prongsCut);
    const auto* points = desk.page().findChild<QLabel*>(QStringLiteral("inspection"));
    CHECK(points->text().startsWith(QStringLiteral("✓")));
    // told after a restart, too
    desk.restart();
    CHECK(desk.document().rack().back().position == Position::Punter);
}

TEST_CASE("UX-4.2 history and inspection are in sight at the bench in the smallest window",
          "[gui][bench][UX-4.2][UX-12.5][regression]") {
    BenchDesk desk;
    desk.window().resize(1024, 700);
    desk.document().set(BenchKnob::Putty, 1.5);
    desk.document().sand();
    desk.press(Qt::Key_Space);
    REQUIRE(desk.settle());
    for (int i = 0; i < 10; ++i)
        QCoreApplication::processEvents();
    const auto whole = [](const QWidget& part) {
        return part.visibleRegion().boundingRect() == part.rect();
    };
    const auto* points = desk.page().findChild<QLabel*>(QStringLiteral("inspection"));
    INFO(points->text().toStdString());
    CHECK(points->text().count(QChar{0x2717}) >= 2);
    CHECK(whole(*points));
    CHECK(whole(desk.page().history()));
    CHECK(whole(desk.page().lane()));
}

TEST_CASE("UX-12.5 the bench names a breach of the class with value and limit",
          "[gui][bench][UX-12.5]") {
    BenchDesk desk;
    desk.document().set(BenchKnob::Putty, 1.5);
    const auto* points = desk.page().findChild<QLabel*>(QStringLiteral("inspection"));
    REQUIRE(points != nullptr);
    CHECK(points->text().contains(QStringLiteral("4.6 g")));
    CHECK(points->text().contains(QStringLiteral("at most 4 g")));
    CHECK(points->text().contains(QStringLiteral("TAP-EQ-1")));
    desk.document().setClass(QStringLiteral("open"));
    CHECK(points->text().startsWith(QStringLiteral("✓")));
}

TEST_CASE("UX-12 a lesson says how it is learned and sees when it is", "[gui][bench][UX-12]") {
    BenchDesk desk;
    CHECK(desk.page().numbers().lesson().isEmpty());
    desk.document().setGoals(QStringLiteral("lesson-curve"));
    CHECK(desk.page().numbers().lesson().contains(QStringLiteral("dial")));
    desk.press(Qt::Key_2);
    desk.press(Qt::Key_T);
    REQUIRE(desk.settle());
    const auto arc = [&] {
        return factsOf(desk.page().measured(), {}, app::benchGoals("lesson-curve")).back();
    };
    desk.document().set(BenchKnob::Dial, 0.0);
    desk.document().set(BenchKnob::Dial, 30.0);
    desk.press(Qt::Key_T);
    REQUIRE(desk.settle());
    CHECK(goalMet(arc()) == GoalMet::Met);
    CHECK(desk.page().numbers().verdict().contains(QStringLiteral("goal")));
}

TEST_CASE("UX-12 a goal that is met with a base nobody lets play is told so",
          "[gui][bench][UX-12][UX-12.5][regression]") {
    BenchFact push;
    push.title = QStringLiteral("Push 7 g");
    push.now = app::BenchNumber{.n = 20, .mean = 3.5, .spread = 0.1, .low = 3.4, .high = 3.6};
    push.goal = 3.0;
    push.lessIsBetter = false;
    CHECK(verdictOf({push}, false, true) == QStringLiteral("Every goal that was measured is met."));
    CHECK(verdictOf({push}, false, false).contains(QStringLiteral("fails the inspection")));
    push.now->mean = 2.0;
    CHECK_FALSE(verdictOf({push}, false, false).contains(QStringLiteral("inspection")));
}

TEST_CASE("UX-12.4 a number below nothing has a minus, not a hyphen", "[gui][bench][UX-12.4]") {
    BenchFact drive;
    drive.unit = QStringLiteral("mm");
    drive.decimals = 1;
    CHECK(factValue(drive, -15.5) == QStringLiteral("\u221215.5 mm"));
    CHECK(factValue(drive, 15.5) == QStringLiteral("15.5 mm"));
}

TEST_CASE("UX-12 the rack: copied, chosen, taken off, and full at twenty-four",
          "[gui][bench][UX-12]") {
    BenchDesk desk;
    BenchDocument& document = desk.document();
    desk.press(Qt::Key_Insert);
    CHECK(document.rack().size() == 4);
    CHECK(document.state().base == document.rack()[0].states[0].base);
    desk.page().rack().list().setCurrentRow(1);
    CHECK(document.current() == 1);
    const auto file = std::filesystem::path{desk.folder().toStdString()} / "bench" /
                      (document.base().id + ".json");
    desk.press(Qt::Key_BracketRight);
    CHECK(std::filesystem::exists(file));
    CHECK(document.removeCurrent());
    CHECK_FALSE(std::filesystem::exists(file));
    while (document.rack().size() < BenchDocument::kMostBases)
        REQUIRE(document.copyCurrent());
    CHECK_FALSE(document.copyCurrent());
    CHECK_FALSE(desk.window().commands()[Command::BenchCopy]->isEnabled());
    // a player's base comes with him
    while (document.rack().size() > 1)
        document.removeCurrent();
    CHECK_FALSE(document.removeCurrent());
    const TeamFile& team = *gui::test::library().team("lancers");
    REQUIRE(document.addPlayer(team, team.players[5]));
    CHECK(document.state().base.id == team.players[5].base);
    CHECK(document.state().putty.front().massG == 0.8);
}

TEST_CASE("UX-5 the commands of the bench act there or say why not", "[gui][bench][UX-5]") {
    BenchDesk desk;
    CommandTarget* front = desk.window().router().front();
    REQUIRE(front->place() == Front::Workshop);
    for (const CommandRow& row : commandTable()) {
        INFO(commandText(row).toStdString());
        if (row.doer == CommandDoer::Front)
            CHECK(front->offer(row.command).has_value() == row.where.has(Front::Workshop));
    }
    // a base without a dial says so
    desk.document().choose(1);
    CHECK_FALSE(desk.window().commands()[Command::BenchDialLeft]->isEnabled());
    CHECK(desk.window().commands()[Command::BenchDialLeft]->statusTip().contains(
        QStringLiteral("no dial")));
    desk.page().head().copySeed();
    CHECK(QApplication::clipboard()->text() == QStringLiteral("412"));
}

TEST_CASE("UX-23.1 everything at the bench has a name", "[gui][bench][UX-23.1]") {
    BenchDesk desk;
    for (const QWidget* widget : desk.page().findChildren<QWidget*>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisibleTo(&desk.page()) ||
            widget->objectName().startsWith(QStringLiteral("qt_")))
            continue;
        INFO(widget->metaObject()->className() << ' ' << widget->objectName().toStdString());
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        CHECK((!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty())));
    }
    CHECK(desk.page().underside().accessibleDescription().contains(QStringLiteral("lean")));
}

TEST_CASE("UX-4.2 UX-23.4 nothing is cut at the bench", "[gui][bench][UX-4.2][UX-23.4]") {
    BenchDesk desk;
    for (const QSize size : {QSize{1024, 700}, QSize{1280, 800}, QSize{1920, 1080}}) {
        desk.window().resize(size);
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents();
        std::string all;
        for (const std::string& cut : gui::test::cutTexts(desk.page()))
            all += cut + '\n';
        INFO(size.width() << " x " << size.height());
        CHECK(all == "");
    }
}

TEST_CASE("UX-4.2 a lesson and what was measured for it are whole beside the base",
          "[gui][bench][UX-4.2][UX-12.4][regression]") {
    BenchDesk desk;
    const QSize size = GENERATE(QSize{1024, 700}, QSize{1280, 800});
    desk.window().resize(size);
    desk.document().setGoals(QStringLiteral("lesson-straight"));
    desk.press(Qt::Key_2);
    desk.press(Qt::Key_D);
    REQUIRE(desk.settle());
    desk.press(Qt::Key_Comma);
    REQUIRE(desk.settle());
    desk.press(Qt::Key_D);
    REQUIRE(desk.settle());
    for (int i = 0; i < 10; ++i)
        QCoreApplication::processEvents();
    const auto& numbers = desk.page().numbers();
    const auto* goals = numbers.findChild<QComboBox*>();
    REQUIRE(goals != nullptr);
    CHECK(goals->width() >= goals->fontMetrics().horizontalAdvance(goals->currentText()));
    std::string all;
    for (const QLabel* label : numbers.findChildren<QLabel*>()) {
        if (!label->isVisible() || label->text().isEmpty())
            continue;
        const bool high = label->wordWrap()
                              ? label->heightForWidth(label->width()) <= label->height() + 1
                              : label->minimumSizeHint().height() <= label->height() + 1;
        const bool wide = label->wordWrap() || label->minimumSizeHint().width() <= label->width();
        if (!high || !wide ||
            label->mapTo(&numbers, label->rect().topRight()).x() > numbers.width())
            all += label->text().toStdString() + '\n';
    }
    CHECK(all == "");
}

TEST_CASE("UX-12 the pairing matrix puts every man on every base and marks a clear best",
          "[gui][bench][UX-12][UX-12.2][UX-12.4]") {
    BenchDesk desk;
    const TeamFile& team = *gui::test::library().team("lancers");
    REQUIRE(desk.document().addPlayer(team, team.players[2]));
    REQUIRE(desk.document().addPlayer(team, team.players[14]));
    desk.press(Qt::Key_M);
    auto* dialog = desk.page().findChild<PairingDialog*>();
    REQUIRE(dialog != nullptr);
    QStringList said;
    QObject::connect(dialog, &PairingDialog::said, [&said](const QString& line) { said << line; });
    REQUIRE(gui::test::waitFor([&] { return !dialog->crew().isBusy(); }, 60'000));
    // the status bar has one line
    REQUIRE(!said.isEmpty());
    CHECK(dialog->verdict().startsWith(said.back()));
    CHECK_FALSE(said.back().contains(QLatin1Char('\n')));
    // the three men of the new rack are one; two have come with their bases
    CHECK(dialog->table().rowCount() == 3);
    CHECK(dialog->table().columnCount() == 5);
    const auto& rack = desk.document().rack();
    const auto stateOf = [&](std::size_t base) { return rack[base].states.at(rack[base].now); };
    // each field is the app's own number of that man on that base
    const std::size_t men[] = {0, 3, 4};
    for (std::size_t man = 0; man < 3; ++man)
        for (std::size_t base = 0; base < rack.size(); ++base) {
            const auto asked = desk.page().asked(app::BenchTest::Dash,
                                                 app::paired(stateOf(men[man]), stateOf(base)));
            std::vector<app::BenchRun> runs;
            for (int i = 0; i < 5; ++i)
                runs.push_back(*app::benchRun(asked, i));
            const auto sum = app::sumOf(app::BenchTest::Dash, runs);
            const auto fact = dialog->fact(man, base);
            REQUIRE(fact.has_value() == (sum.value.n > 0));
            if (fact)
                CHECK(*fact->now == sum.value);
        }
    CHECK(dialog->verdict().contains(QStringLiteral("n 5 each")));
    const QTableWidgetItem* cell = dialog->table().item(0, 0);
    CHECK(cell->toolTip().contains(QStringLiteral("n 5")));
    CHECK(cell->data(Qt::AccessibleTextRole).toString() == cell->toolTip());
    // a mark only where the range of the best overlaps no other
    for (int man = 0; man < 3; ++man) {
        std::vector<int> marked;
        for (int base = 0; base < 5; ++base)
            if (dialog->table().item(man, base)->text().startsWith(QChar{0x2605}))
                marked.push_back(base);
        CHECK(marked.size() <= 1);
        for (const int best : marked)
            for (int base = 0; base < 5; ++base) {
                const auto other =
                    dialog->fact(static_cast<std::size_t>(man), static_cast<std::size_t>(base));
                if (base != best && other)
                    CHECK(
                        other->now->low >
                        dialog->fact(static_cast<std::size_t>(man), static_cast<std::size_t>(best))
                            ->now->high);
            }
    }
    // stopped, nothing is claimed
    dialog->runs().setCurrentIndex(2);
    dialog->run();
    dialog->crew().cancel();
    CHECK_FALSE(dialog->fact(0, 0).has_value());
    CHECK(dialog->sheet().rows.size() == 3);
}

TEST_CASE("UX-12 tweak night: the rack hangs by what is missing to the goals, and goes on paper",
          "[gui][bench][UX-12]") {
    BenchDesk desk;
    for (std::size_t i = 0; i < 3; ++i) {
        desk.document().choose(i);
        desk.document().setGoals(i == 0 ? QStringLiteral("lesson-curve") : QStringLiteral("back"));
    }
    desk.press(Qt::Key_2);
    desk.press(Qt::Key_T, Qt::ShiftModifier);
    REQUIRE(desk.settle());
    RackView& rack = desk.page().rack();
    CHECK(rack.order() == std::vector<std::size_t>{0, 1, 2});
    rack.sorting().setCurrentIndex(1);
    emit rack.sorting().activated(1);
    // worked out anew from the numbers that were measured
    std::vector<double> away;
    const std::vector<std::size_t> order = rack.order();
    for (const std::size_t at : order) {
        desk.document().choose(at);
        away.push_back(awayFromGoals(
            factsOf(desk.page().measured(), {}, app::benchGoals(desk.document().base().goals))));
        // the chosen base stays the chosen one wherever it hangs
        CHECK(rack.order()[static_cast<std::size_t>(rack.list().currentRow())] == at);
    }
    // going from base to base gives up nothing the rack's night has measured
    CHECK(desk.page().measured().sum(app::BenchTest::Dash)->runs == 20);
    CHECK(std::ranges::is_sorted(away, std::ranges::greater{}));
    CHECK(away.front() > 0.0);
    // what curves is asked for a curve: the arc was run for it
    desk.document().choose(0);
    CHECK(desk.page().measured().sum(app::BenchTest::Arc) != nullptr);
    const TableSheet sheet = desk.page().sheetOfRack();
    REQUIRE(sheet.rows.size() == 3);
    for (std::size_t i = 0; i < 3; ++i) {
        const io::BenchBase& base = desk.document().rack()[rack.order()[i]];
        CHECK(sheet.rows[i][0].startsWith(QString::fromStdString(base.name)));
        CHECK(sheet.rows[i].join(QLatin1Char('\n')).contains(QStringLiteral("(n 20)")));
        CHECK(sheet.rows[i].size() == sheet.heads.size());
    }
    const QString file = desk.folder() + QStringLiteral("/rack.pdf");
    REQUIRE_FALSE(sheet.write(file));
    CHECK(io::readTextFile(file.toStdString())->starts_with("%PDF"));
    CHECK(sheet.write(QStringLiteral("/nowhere/rack.pdf")).has_value());
}
