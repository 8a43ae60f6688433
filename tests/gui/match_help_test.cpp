// Hints, other seats, doing again what was taken back, and what the coach sees beside the prompt.

#include "gui/board/board_view.hpp"
#include "gui/commands/commands.hpp"
#include "gui/game_test.hpp"
#include "gui/games/tap/tap_sounds.hpp"
#include "gui/games/tap/tap_strip.hpp"
#include "gui/held_time.hpp"
#include "gui/match/side_band.hpp"
#include "gui/scoreboard/scoreboard_strip.hpp"
#include "support/shipped.hpp"
#include "support/wait_for.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>

namespace {
/// Whatever the coach is asked, until the end of the play lies on the board.
void playToItsEnd(GameDesk& desk) {
    desk.match().setBrisk(false);
    desk.match().setTimeScale(10.0);
    for (int i = 0; i < 20 && desk.match().doing() != MatchDoing::Ended; ++i) {
        desk.press(desk.match().wants(DecisionKind::SwitchOn) ? Qt::Key_Space : Qt::Key_Return);
        REQUIRE(waitFor([&] { return desk.match().doing() != MatchDoing::Running; }, 30'000));
    }
    REQUIRE(desk.match().doing() == MatchDoing::Ended);
}

std::string stopped(const std::string& more = "") {
    return R"({"phase":"S8","play":3,"half":1,"offense":"home","down":2,"line_of_scrimmage":40,
        "line_to_gain":47,"carrier":"H12","stops_used":1,
        "figures":{"H12":{"x":34,"y":26.6665},"H34":{"x":33,"y":23.9},
                   "H50":{"x":38.9,"y":26.6665},"H88":{"x":44,"y":45},
                   "V21":{"x":46.5,"y":17,"heading_deg":180}},
        "play_facts":{"snapped":true,"counted":true,"snap_taker":"H12"})" +
           (more.empty() ? "" : "," + more) + "}";
}
QLabel* advice(GameDesk& desk) {
    return desk.panel().findChild<QLabel*>(QStringLiteral("advice"));
}
}  // namespace

TEST_CASE("a hint is found while the window goes on, drawn on the board and said in a sentence",
          "[gui][TAP-MD-8][TAP-MD-1][UX-29]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire), stopped()};
    REQUIRE(desk.settle());
    const std::size_t before = desk.match().game().session().inForce();
    desk.press(Qt::Key_H);
    CHECK(advice(desk)->isVisible());  // the window did not wait for him
    REQUIRE(
        waitFor([&] { return advice(desk)->text().startsWith(QStringLiteral("Hint")); }, 60'000));
    CHECK(advice(desk)->text().endsWith(QLatin1Char('.')));
    CHECK_FALSE(advice(desk)->text().contains(QLatin1Char('{')));
    CHECK(desk.match().game().session().inForce() == before);  // nothing is done for the coach
    desk.press(Qt::Key_H);                                     // put away
    CHECK_FALSE(advice(desk)->isVisible());
    CHECK(desk.page().board().scene().hints.empty());
}

TEST_CASE("before a line-up the hint draws where the men would stand", "[gui][TAP-MD-8]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire),
                  R"({"phase":"S1","stage":"first","offense":"home","down":1,
                      "line_of_scrimmage":30,"line_to_gain":40})"};
    REQUIRE(desk.settle());
    desk.press(Qt::Key_H);
    REQUIRE(
        waitFor([&] { return advice(desk)->text().startsWith(QStringLiteral("Hint")); }, 60'000));
    CHECK(desk.page().board().scene().hints.size() >= 7);
    desk.press(Qt::Key_Return);  // any decision puts it away
    CHECK(desk.page().board().scene().hints.empty());
}

TEST_CASE("a tournament gives no hints", "[gui][TAP-MD-8][TAP-MD-11]") {
    GameDesk desk{shortGame(tap::Mode::Tournament), stopped()};
    REQUIRE(desk.settle());
    CHECK_FALSE(desk.window().commands()[Command::Hint]->isEnabled());
    CHECK(desk.window().commands()[Command::Hint]->statusTip().startsWith(
        QStringLiteral("TAP-MD-8")));
    desk.page().hint();
    CHECK_FALSE(advice(desk)->text().startsWith(QStringLiteral("The adviser")));
}

TEST_CASE("what was taken back can be done again, to the very same state",
          "[gui][UX-21.1][TAP-MD-9]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire), stopped()};
    REQUIRE(desk.settle());
    desk.wheel(desk.man(QStringLiteral("H34")), 2);
    desk.page().tool().flush();
    desk.wheel(desk.man(QStringLiteral("H88")), -3);
    desk.page().tool().flush();
    const std::uint64_t after = desk.match().game().session().digest();
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QAction* redo = desk.window().commands()[Command::Redo];
    REQUIRE(redo->isEnabled());
    CHECK(redo->text().contains(QStringLiteral("#34")));
    desk.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    desk.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(desk.match().game().session().digest() == after);
    CHECK_FALSE(redo->isEnabled());
    // another decision ends it
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    REQUIRE(redo->isEnabled());
    desk.wheel(desk.man(QStringLiteral("H12")), 1);
    desk.page().tool().flush();
    CHECK_FALSE(redo->isEnabled());
}

TEST_CASE("another seat's thought can be stopped, shown when asked for, and taken over",
          "[gui][UX-7][UX-13.3][D50]") {
    MatchSetup setup = shortGame(tap::Mode::Solitaire);
    setup.seats = {QStringLiteral("person"), QStringLiteral("random")};
    GameDesk desk{setup, stopped()};
    REQUIRE(desk.settle());
    TapMatch& match = desk.match();
    match.setShowsWhenAsked(true);
    desk.wheel(desk.man(QStringLiteral("H34")), 1);
    desk.press(Qt::Key_Return);  // the defense is due
    REQUIRE(match.doing() == MatchDoing::Thinking);
    CHECK(desk.find<QCheckBox>("showWhenAsked")->isChecked());
    const std::size_t before = match.game().session().inForce();
    REQUIRE(waitFor([&] { return match.doing() == MatchDoing::Decided; }, 10'000));
    CHECK(match.game().session().inForce() == before);
    CHECK(desk.panel().mainButtonWidget()->text() == QStringLiteral("Show the decision"));
    desk.press(Qt::Key_P);
    REQUIRE(match.held());
    CHECK(desk.panel().mainButtonWidget()->text() == QStringLiteral("Go on"));
    desk.press(Qt::Key_Return);
    CHECK_FALSE(match.held());
    desk.click(desk.find<QPushButton>("takeOver"));
    CHECK(match.isPerson(Side::Visitor));
    CHECK(match.game().session().inForce() == before);  // his decision is forgotten
    CHECK(match.doing() == MatchDoing::Waiting);
    CHECK(match.mayAct(Side::Visitor));
}

TEST_CASE("a side changes hands within a game, but not in a tournament", "[gui][UX-13.3]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire), stopped()};
    REQUIRE(desk.settle());
    CHECK(desk.match().setSeat(Side::Visitor, QStringLiteral("computer:1")).isEmpty());
    CHECK_FALSE(desk.match().isPerson(Side::Visitor));
    CHECK_FALSE(desk.match().setSeat(Side::Visitor, QStringLiteral("nonsense")).isEmpty());
    GameDesk strict{shortGame(tap::Mode::Tournament), stopped()};
    CHECK_FALSE(strict.match().setSeat(Side::Visitor, QStringLiteral("computer:1")).isEmpty());
    CHECK(strict.match().isPerson(Side::Visitor));
}

TEST_CASE("an outside program sits down by its command, and one that answers nothing does no harm",
          "[gui][D50]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire), stopped()};
    REQUIRE(desk.settle());
    QString told;
    QObject::connect(&desk.match(), &TapMatch::stuck, [&](const QString& text) { told = text; });
    CHECK(desk.match().setSeat(Side::Home, QStringLiteral("engine:false")).isEmpty());
    REQUIRE(waitFor([&] { return desk.state().phase != Phase::StopOffense; }, 30'000));
    CHECK_FALSE(told.isEmpty());
}

TEST_CASE("a play that ended lies on the board until the coaches have seen it",
          "[gui][UX-7.1][UX-8]") {
    gui::test::HeldTime time;
    GameDesk desk{shortGame(tap::Mode::Hotseat), stopped(), time};
    REQUIRE(desk.settle());
    playToItsEnd(desk);
    CHECK(desk.panel().band().title() == QStringLiteral("The play is over"));
    CHECK(desk.find<QLabel>("playResult")->text().contains(QLatin1Char('#')));
    CHECK(desk.find<QLabel>("nextDown")->text().startsWith(QStringLiteral("Next: ")));
    // everybody is where the run left him; the rules have cleared the board already
    const RunFilm& film = desk.match().film();
    const BoardScene& scene = desk.page().board().scene();
    REQUIRE(scene.figures.size() == film.figures().size());
    const auto last = film.at(film.lastTick());
    for (std::size_t i = 0; i < last.size(); ++i)
        CHECK(scene.figure(film.figures()[i].id)->at == last[i].at);
    CHECK(desk.state().figures.empty());
    // no clock runs meanwhile, and the switch does nothing
    CHECK(desk.match().elapsedMs() == 0);
    desk.press(Qt::Key_Space);
    CHECK(desk.match().doing() == MatchDoing::Ended);
    time.pass(400);  // a press that was meant for the switch does not count
    desk.press(Qt::Key_Return);
    CHECK(desk.match().doing() == MatchDoing::Waiting);
    CHECK(desk.page().board().scene().figures.empty());
}

TEST_CASE("the clock of a clock game runs on while an ended play is looked at, and not for long",
          "[gui][TAP-GL-2][UX-9]") {
    MatchSetup setup = shortGame(tap::Mode::Hotseat);
    setTapChoice(setup, {.method = tap::Method::Clock});
    gui::test::HeldTime time;
    GameDesk desk{setup, stopped(R"("method":"clock","clocks":{"game":{"ms_left":600000}})"), time};
    REQUIRE(desk.settle());
    playToItsEnd(desk);
    const auto* game = desk.match().clock(tap::ClockName::Game);
    REQUIRE(game != nullptr);
    REQUIRE(game->running);
    const int then = desk.match().msLeft(*game);
    time.pass(100);
    CHECK(desk.match().msLeft(*game) == then - 100);
    time.pass(3'900);
    REQUIRE(desk.match().doing() == MatchDoing::Waiting);
    game = desk.match().clock(tap::ClockName::Game);
    CHECK(desk.match().msLeft(*game) == then - 4'000);
}

TEST_CASE("an outside program watches the running board and stops it", "[gui][D28]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire), stopped()};
    REQUIRE(desk.settle());
    const QString program = QString::fromStdString(thrum::test::sourceTree().string() +
                                                   "/tests/coach/answering_engine.py");
    REQUIRE(desk.match().setSeat(Side::Visitor, QStringLiteral("computer:1")).isEmpty());
    const QString stops =
        QStringLiteral(R"(engine:python3 '%1' '{}' 30 '{"call":"stop","tick":47}')");
    REQUIRE(desk.match().setSeat(Side::Home, stops.arg(program)).isEmpty());
    REQUIRE(waitFor([&] { return desk.state().stopsUsed == 2; }, 30'000));
    CHECK_THAT(desk.match().game().fileText(),
               Catch::Contains(R"({"tick":47,"side":"home","call":"stop","granted":true)"));
}

TEST_CASE("a watched game runs faster than time and pauses after a run", "[gui][UX-13]") {
    MatchSetup setup = shortGame(tap::Mode::Solitaire, 1);
    setup.seats = {QStringLiteral("random"), QStringLiteral("random")};
    GameDesk desk{setup};
    desk.match().setTimeScale(1.0);
    auto* speed = desk.page().findChild<QComboBox*>(QStringLiteral("timeScale"));
    REQUIRE(speed->count() == 8);
    for (int i = 0; i < 9; ++i)
        desk.press(Qt::Key_Period);
    CHECK(desk.match().timeScale() == 16.0);
    desk.press(Qt::Key_P);
    INFO(static_cast<int>(desk.match().doing()) << " " << desk.match().held());
    REQUIRE(waitFor(
        [&] {
            return desk.match().held() && desk.match().doing() == MatchDoing::Thinking &&
                   desk.match().prompt().kind == tap::PromptKind::Decision;
        },
        30'000));
    const std::size_t before = desk.match().game().session().inForce();
    waitFor([] { return false; }, 80);
    CHECK(desk.match().game().session().inForce() == before);
    // who takes a side over plays in real time, and the watcher's pause is over
    CHECK(desk.panel().band().title() == QStringLiteral("Paused"));
    CHECK(desk.window().scoreboard().facts().facts[2].label == QStringLiteral("Paused"));
    desk.click(desk.find<QPushButton>("takeOver"));
    CHECK_FALSE(desk.match().held());
    CHECK(desk.match().timeScale() == 1.0);
    CHECK(speed->currentText() == QStringLiteral("real time"));
    GameDesk own{shortGame(tap::Mode::Solitaire), stopped()};
    own.match().setTimeScale(1.0);
    own.press(Qt::Key_Period);
    CHECK(own.match().timeScale() == 1.0);  // nobody who decides is hurried
}

TEST_CASE("the board turns for the coach who acts, if the coaches want it", "[gui][UX-14]") {
    GameDesk desk{shortGame(tap::Mode::Hotseat), stopped()};
    REQUIRE(desk.settle());
    BoardView& board = desk.page().board();
    desk.window().commands()[Command::TurnForCoach]->setChecked(true);
    CHECK_FALSE(board.view().turned());
    desk.wheel(desk.man(QStringLiteral("H34")), 1);
    desk.press(Qt::Key_A);  // the visitors' window
    REQUIRE(desk.state().phase == Phase::StopDefense);
    CHECK(board.view().turned());
    desk.window().commands()[Command::TurnForCoach]->setChecked(false);
    CHECK_FALSE(board.view().turned());
}

TEST_CASE("the scoreboard follows a game to every page and is away where there is none",
          "[gui][UX-3.2]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire), stopped()};
    REQUIRE(desk.settle());
    const ScoreboardStrip& strip = desk.window().scoreboard();
    const QString shown = strip.facts().facts[1].value;
    CHECK(shown == QStringLiteral("2nd & 7"));
    for (const Command page : {Command::HomePage, Command::ArchivePage, Command::TeamsPage}) {
        desk.window().commands()[page]->trigger();
        CHECK(strip.isVisible());
        CHECK(strip.facts().facts[1].value == shown);
    }
    desk.window().commands()[Command::TablePage]->trigger();
    CHECK(strip.facts().facts[0].label == QStringLiteral("Practice"));
}

TEST_CASE("in its last ten seconds a clock has larger digits with tenths", "[gui][UX-9]") {
    GameDesk desk{shortGame(tap::Mode::Hotseat),
                  stopped(R"("clocks":{"stoppage":{"ms_left":9000,"side":"home"}})")};
    REQUIRE(desk.settle());
    const StripFact clock = stripFacts(desk.match()).facts.back();
    CHECK(clock.low);
    CHECK(clock.value.contains(QLatin1Char('.')));
    GameDesk early{shortGame(tap::Mode::Hotseat),
                   stopped(R"("clocks":{"stoppage":{"ms_left":20000,"side":"home"}})")};
    REQUIRE(early.settle());
    CHECK_FALSE(stripFacts(early.match()).facts.back().low);
}

TEST_CASE("whistle, snap call, dice and clock are heard when the table has them, and only then",
          "[gui][UX-24]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire),
                  R"({"phase":"F0","offense":"home","down":4,"line_of_scrimmage":90,
                      "line_to_gain":95,"play_facts":{"kind":"field_goal"}})"};
    REQUIRE(desk.settle());
    desk.match().setBrisk(false);
    std::vector<GameSound> heard;
    QObject::connect(
        &desk.page(), &TapPage::sounded, [&](GameSound sound) { heard.push_back(sound); });
    desk.press(Qt::Key_Return);
    REQUIRE(heard == std::vector{GameSound::Dice});  // before anybody knows what they show
    desk.press(Qt::Key_Return);
    const bool good = desk.state().score[0] == 3;
    CHECK((std::ranges::find(heard, GameSound::Score) != heard.end()) == good);
}

TEST_CASE("a clock that runs low ticks once a second, and at its end the whistle says whose",
          "[gui][UX-9][UX-24]") {
    GameDesk desk{shortGame(tap::Mode::Hotseat),
                  stopped(R"("clocks":{"stoppage":{"ms_left":2300,"side":"home"}})")};
    std::vector<GameSound> heard;
    QStringList said;
    QObject::connect(
        &desk.page(), &TapPage::sounded, [&](GameSound sound) { heard.push_back(sound); });
    QObject::connect(&desk.page(), &TapPage::said, [&](const QString& text) { said << text; });
    REQUIRE(waitFor([&] { return desk.state().phase != Phase::StopOffense; }, 10'000));
    CHECK(std::ranges::count(heard, GameSound::Tick) == 2);
    CHECK(std::ranges::count(heard, GameSound::Flag) == 1);
    CHECK(said.contains(QStringLiteral("time, Lancers, Pivots")));
}
