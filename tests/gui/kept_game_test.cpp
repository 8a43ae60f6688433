// What a game file keeps of the table beside the rules: the time of the coach who was asked when
// the lights went out, names, real dice, a drill, the chart's calls.

#include "gui/desk.hpp"
#include "gui/game_test.hpp"
#include "gui/games/tap/fair_calls.hpp"
#include "gui/games/tap/tap_strip.hpp"
#include "gui/held_time.hpp"
#include "gui/match/side_band.hpp"
#include "support/wait_for.hpp"

#include <thrum/games/tap/sentences.hpp>
#include <thrum/io/game_summary.hpp>
#include <thrum/io/text_file.hpp>

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

namespace {
/// A window whose games are kept in a folder of this test alone.
struct Kept {
    QTemporaryDir folder;
    QString games = folder.filePath(QStringLiteral("games"));
    test::HeldTime time;
    test::Desk desk{games, folder.filePath(QStringLiteral("index.json")), {}, &time};

    TapMatch& match() { return desk.window().director().tapPage()->match(); }
    QString text(const char* label) {
        auto* found =
            desk.window().director().tapPage()->findChild<QLabel*>(QString::fromLatin1(label));
        return found != nullptr ? found->text() : QString{};
    }
    /// What was accepted is on disk, and the next prompt is shown.
    [[nodiscard]] bool settle() {
        return waitFor(
            [this] {
                return match().game().isSaved() && (match().doing() == MatchDoing::Waiting ||
                                                    match().doing() == MatchDoing::Resumed);
            },
            10'000);
    }
    void press(int key) {
        QTest::keyClick(&desk.window().director().tapPage()->board(), static_cast<Qt::Key>(key));
    }
    [[nodiscard]] QString file() const {
        const auto names =
            QDir{games}.entryList({QStringLiteral("*.thrum")}, QDir::Files, QDir::Name);
        return names.isEmpty() ? QString{} : games + QLatin1Char('/') + names.back();
    }
    /// The record as a killed program would leave it.
    [[nodiscard]] QString left(const char* name) const {
        const QString to = folder.filePath(QString::fromLatin1(name));
        REQUIRE(QFile::copy(file(), to));
        return to;
    }
    QString resume(const QString& path) {
        return desk.window().director().resume(path.toStdString());
    }
};

int leftOnFirst(const TapMatch& match) {
    for (const tap::ClockView& clock : match.prompt().clocks)
        if (clock.running)
            return match.msLeft(clock);
    return -1;
}
}  // namespace

TEST_CASE("UX-9.4 after a crash the clocks show at most a second before, and wait",
          "[gui][UX-9.4][UX-22.1][D59]") {
    Kept kept;
    REQUIRE(kept.desk.window().director().start(shortGame(tap::Mode::Hotseat, 3)));
    TapMatch& match = kept.match();
    match.setBrisk(true);
    REQUIRE(kept.settle());
    REQUIRE(match.submit(tap::DecisionKind::ConfirmMethod, Side::Home));
    REQUIRE(kept.settle());
    REQUIRE(match.submit(tap::DecisionKind::ConfirmMethod, Side::Visitor));
    REQUIRE(kept.settle());
    REQUIRE(match.submit(
        tap::Decision{.kind = tap::DecisionKind::CallToss, .choice = tap::Choice::Heads}));
    REQUIRE(kept.settle());
    if (match.state().handover)
        REQUIRE(match.submit(tap::DecisionKind::TakeOver));
    REQUIRE(kept.settle());
    const int whole = leftOnFirst(match);
    REQUIRE(whole > 5'000);  // the winner of the toss has his time to choose
    constexpr int kThinksMs = 2'300;
    kept.time.pass(kThinksMs);
    REQUIRE(leftOnFirst(match) == whole - kThinksMs);
    REQUIRE(kept.settle());
    const QString left = kept.left("killed.thrum");

    Kept again;
    REQUIRE(again.resume(left).isEmpty());
    TapMatch& resumed = again.match();
    CHECK(resumed.doing() == MatchDoing::Resumed);
    const int shown = leftOnFirst(resumed);
    CHECK(shown == whole - 2'000);  // his time is in the record once a second
    again.time.pass(300);
    CHECK(leftOnFirst(resumed) == shown);  // nobody's time goes while nobody is there
    CHECK(again.text("thought").startsWith(QStringLiteral("Paused")));
    CHECK(again.desk.window().director().tapPage()->panel().band().title() ==
          QStringLiteral("Recovered"));
    // and what was told before is told again
    CHECK(again.desk.window().director().tapPage()->log().rowCount() > 0);
    // but the page's note is of the last thing alone
    CHECK_FALSE(again.text("lastHappening").contains(QStringLiteral("call heads")));
    // nothing can be decided before somebody says that he is there
    CHECK_FALSE(resumed.submit(
        tap::Decision{.kind = tap::DecisionKind::ChooseToss, .choice = tap::Choice::Kick}));
    again.press(Qt::Key_Return);
    REQUIRE(again.settle());
    CHECK(resumed.doing() == MatchDoing::Waiting);
    again.time.pass(200);
    CHECK(leftOnFirst(resumed) == shown - 200);
}

TEST_CASE("a game that is gone on with has its coaches' names, its dice and its chart",
          "[gui][UX-22][UX-13]") {
    Kept kept;
    MatchSetup setup = test::withChart(shortGame(tap::Mode::Solitaire, 3));
    setup.coaches = {QStringLiteral("Ida"), QStringLiteral("Bo")};
    setup.realDice = true;
    REQUIRE(kept.desk.window().director().start(setup));
    const QString left = kept.left("left.thrum");
    Kept again;
    REQUIRE(again.resume(left).isEmpty());
    CHECK(again.match().setup().coaches == setup.coaches);
    CHECK(again.match().setup().realDice);
    CHECK(tapChoiceOf(again.match().setup()).fairCaller);
    CHECK(again.match().coachName(Side::Visitor) == QStringLiteral("Bo"));
}

TEST_CASE("UX-13 the chart's covered calls are in the record, and only when the play is over",
          "[gui][UX-13][UX-14.1]") {
    const MatchSetup setup = test::withChart(shortGame(tap::Mode::Solitaire, 20));
    test::GameDesk desk{setup, test::kBrokenThrough};
    REQUIRE(desk.settle());
    const auto record = [&] { return desk.match().game().fileText(); };
    CHECK(record().find("The chart had called") == std::string::npos);
    desk.press(Qt::Key_Space);
    REQUIRE(desk.settle(60'000));
    REQUIRE(desk.state().phase == tap::Phase::LineUp);
    CHECK(record().find(R"({"kind":"note","text":"The chart had called )") != std::string::npos);
    CHECK(desk.page().log().asText().contains(QStringLiteral("The chart had called ")));
    // the list of games reads it as a whole game, and a replay tells it
    const auto summary = io::summarizeGame(record(), "game");
    REQUIRE(summary);
    CHECK(summary->damage.empty());
    const auto replay = app::Replay::open(record(), "game");
    REQUIRE(replay);
    CHECK_FALSE(replay->damage());
    bool told = false;
    for (std::size_t step = 0; step < replay->steps().size(); ++step)
        for (const app::Sentence& sentence : replay->sentences(step))
            told = told || app::filled(sentence).starts_with("The chart had called");
    CHECK(told);
}

TEST_CASE("UX-13.2 peeking is asked about once, possible in practice only, and in the record",
          "[gui][UX-13.2][UX-20.3]") {
    const std::string lineUp = R"({"phase":"S2","stage":"after_set","offense":"home","down":1,
        "half":1,"play":4,"line_of_scrimmage":30,"line_to_gain":40})";
    const MatchSetup setup = test::withChart(shortGame(tap::Mode::Solitaire, 20));
    test::GameDesk desk{setup, lineUp};
    REQUIRE(desk.settle());
    auto* peek = desk.panel().findChild<QPushButton*>(QStringLiteral("peek"));
    REQUIRE(peek->isVisible());
    QTimer::singleShot(50, [] {
        auto* asked = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        REQUIRE(asked != nullptr);
        asked->buttons().front()->click();
    });
    desk.click(peek);
    CHECK_FALSE(peek->isVisible());
    const auto* call = desk.panel().findChild<QLabel*>(QStringLiteral("chartCall"));
    CHECK(call->text().startsWith(QStringLiteral("The offense's call: ")));
    CHECK(desk.match().game().fileText().find("covered call was peeked at") != std::string::npos);

    // the page does not offer it there; a file might
    const MatchSetup strict = test::withChart(shortGame(tap::Mode::Hotseat, 20));
    test::GameDesk shared{strict, lineUp};
    REQUIRE(shared.settle());
    CHECK_FALSE(shared.panel().findChild<QPushButton*>(QStringLiteral("peek"))->isVisible());
}

TEST_CASE("a drill that is gone on with is still a drill, and the archive says what came of it",
          "[gui][UX-15][UX-22]") {
    Kept kept;
    MatchDirector& director = kept.desk.window().director();
    REQUIRE_FALSE(director.startTodaysDrill());
    REQUIRE(kept.match().drill());
    // so that Continue leads back to it instead of opening its file twice
    CHECK(std::filesystem::exists(director.file()));
    CHECK(kept.text("drillTask").contains(QString::fromStdString(kept.match().drill()->notes)));
    const std::string id = kept.match().drill()->id;
    const QString left = kept.left("left.thrum");
    Kept again;
    REQUIRE(again.resume(left).isEmpty());
    REQUIRE(again.match().drill());
    CHECK(again.match().drill()->id == id);
    CHECK(again.match().drillCounts());
    REQUIRE(again.match()
                .setSeat(other(again.match().drill()->side), QStringLiteral("random"))
                .isEmpty());
    Kept third;
    const QString helped = third.folder.filePath(QStringLiteral("helped.thrum"));
    REQUIRE(QFile::copy(left, helped));
    REQUIRE(third.resume(helped).isEmpty());
    REQUIRE(third.match().drill());
    CHECK_FALSE(third.match().drillCounts());
    again.match().concede(again.match().drill()->side);
    QCoreApplication::processEvents();
    const std::string name = again.match().game().name();
    CHECK(name.starts_with("Drill: "));
    CHECK(name.find(" points") != std::string::npos);
}

TEST_CASE("UX-21.2 a take-back is a line of the log and of the record", "[gui][UX-21.2]") {
    test::GameDesk desk{shortGame(tap::Mode::Solitaire),
                        R"({"phase":"S8","offense":"home","down":2,"line_of_scrimmage":40,
                            "line_to_gain":47,"carrier":"H12","stops_used":1,
                            "figures":{"H12":{"x":34,"y":26.6665},"H34":{"x":33,"y":23.9},
                                       "V21":{"x":46.5,"y":17}},
                            "play_facts":{"snapped":true,"counted":true,"snap_taker":"H12"}})"};
    REQUIRE(desk.settle());
    desk.wheel(desk.man(QStringLiteral("H34")), 2);
    desk.page().tool().flush();
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(desk.page().log().asText().contains(QStringLiteral("Taken back: turn of #34")));
    CHECK(desk.match().game().fileText().find(R"("kind":"takeback")") != std::string::npos);
}
