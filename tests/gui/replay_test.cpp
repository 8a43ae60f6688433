#include "gui/archive/game_views.hpp"
#include "gui/board/board_view.hpp"
#include "gui/desk.hpp"
#include "gui/export/game_export.hpp"
#include "gui/export/game_sheet.hpp"
#include "gui/games/tap/replay_heat.hpp"
#include "gui/replay/clip.hpp"
#include "gui/replay/replay_bar.hpp"
#include "gui/replay/replay_page.hpp"
#include "gui/replay/replay_slider.hpp"
#include "gui/statistics/box_score_page.hpp"
#include "gui/statistics/drive_chart.hpp"
#include "gui/widgets/page_switch.hpp"
#include "support/recorded_game.hpp"

#include <thrum/app/statistics.hpp>
#include <thrum/games/tap/replay.hpp>
#include <thrum/io/text_file.hpp>

#include <algorithm>
#include <utility>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;

namespace {
thrum::test::RecordedGame played(std::uint64_t seed) {
    app::TapAsked asked = thrum::test::RecordedGame::asked(seed);
    asked.overrides = R"({"game.playsPerHalf":4})";
    return {gui::test::library(), asked};
}
/// A short game between two random seats, played once for all these tests.
const std::string& gameText() {
    static const std::string text = played(4).text();
    return text;
}
/// Another one, in which somebody scores.
std::string gameWithScore() {
    for (std::uint64_t seed = 5; seed < 60; ++seed) {
        const auto game = played(seed);
        const auto& score = game.states().back().score;
        if (score[0] + score[1] > 0)
            return game.text();
    }
    FAIL("nobody scores");
    return {};
}

struct Shown {
    gui::test::Desk desk;
    explicit Shown(const std::string& text = gameText()) {
        REQUIRE_FALSE(views().replay(text, QStringLiteral("game.thrum"), false));
        QCoreApplication::processEvents();
    }
    GameViews& views() { return desk.window().views(); }
    ReplayPage& page() { return views().replayPage(); }
    const app::Replay& replay() { return page().document().replay(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(&page().board(), key, modifiers);
    }
    std::int64_t at() { return page().player().position(); }
};
}  // namespace

TEST_CASE("UX-17.3 a replay draws every man where the record has him", "[gui][UX-17.3]") {
    Shown shown;
    const app::Replay& replay = shown.replay();
    for (int part = 0; part <= 20; ++part) {
        const std::int64_t ms = replay.lengthMs() * part / 20;
        shown.page().player().seek(ms);
        const app::TapMoment truth = app::TapReplay::of(replay).shownAt(ms);
        const BoardScene& scene = shown.page().board().scene();
        for (const tap::Figure& figure : truth.figures) {
            const FigureDrawing* drawn = scene.figure(figure.id);
            if (figure.status == tap::FigureStatus::Out) {
                CHECK(drawn == nullptr);
                continue;
            }
            REQUIRE(drawn != nullptr);
            CHECK(drawn->at.x() == Approx(figure.pose.at.x.yards()).margin(0.02));
            CHECK(drawn->at.y() == Approx(figure.pose.at.y.yards()).margin(0.02));
            CHECK_FALSE(drawn->outline.isEmpty());
            CHECK_FALSE(drawn->number.isEmpty());
        }
        CHECK(scene.carrier == truth.carrier);
    }
}

TEST_CASE("UX-17 a play has the number in a replay that the strip gave it",
          "[gui][UX-17][TAP-GL-3]") {
    Shown shown;
    const app::Replay& replay = shown.replay();
    const ReplayDocument& document = shown.page().document();
    int counted = 0;
    int period = 0;
    int plays = 0;
    for (std::size_t i = 0; i < replay.plays().size(); ++i) {
        const GamePlay& play = replay.plays()[i];
        if (!play.over || play.before.period > replay.names().periods)
            continue;
        if (std::exchange(period, play.before.period) != play.before.period)
            counted = 0;
        if (!isFromScrimmage(play.type)) {
            CHECK_FALSE(document.playNumber(i).has_value());
            continue;
        }
        ++plays;
        CHECK(document.playNumber(i) == ++counted);
        CHECK(document.playTitle(i).startsWith(QStringLiteral("Play %1 ").arg(counted)));
        CHECK(document.playName(i).endsWith(QStringLiteral("play %1").arg(counted)));
    }
    CHECK(plays >= 8);
}

TEST_CASE("UX-17 keys step a replay by frames, seconds, events, plays and scores", "[gui][UX-17]") {
    Shown shown;
    const app::Replay& replay = shown.replay();
    CHECK(shown.at() == 0);
    shown.press(Qt::Key_N);
    const std::int64_t first = shown.at();
    CHECK(first == replay.timeOfPlay(0));
    shown.press(Qt::Key_N);
    CHECK(shown.at() == replay.timeOfPlay(1));
    shown.press(Qt::Key_Right);
    CHECK(shown.at() == replay.timeOfPlay(1) + 17);
    shown.press(Qt::Key_Left);
    shown.press(Qt::Key_Right, Qt::ShiftModifier);
    CHECK(shown.at() == replay.timeOfPlay(1) + 1000);
    shown.press(Qt::Key_P);  // late in the play: back to its snap
    CHECK(shown.at() == replay.timeOfPlay(1));
    shown.press(Qt::Key_P);
    CHECK(shown.at() == replay.timeOfPlay(0));
    shown.press(Qt::Key_Right, Qt::ControlModifier);
    CHECK(std::ranges::any_of(replay.marks(), [&](const app::ReplayMark& mark) {
        return mark.ms == shown.at() && mark.ms > replay.timeOfPlay(0);
    }));
    shown.press(Qt::Key_End);
    CHECK(shown.at() == replay.lengthMs());
    shown.press(Qt::Key_G, Qt::ShiftModifier);
    std::optional<std::int64_t> lastScore;
    for (const app::ReplayMark& mark : replay.marks())
        if (mark.kind == app::MarkKind::Score && mark.ms - 1 < replay.lengthMs())
            lastScore = mark.ms - 1;  // as it is made, not the board after it
    CHECK(shown.at() == lastScore.value_or(replay.lengthMs()));
    shown.press(Qt::Key_Home);
    CHECK(shown.at() == 0);
}

TEST_CASE("UX-17 a replay plays on, faster, backwards and in a loop", "[gui][UX-17]") {
    ReplayPlayer player;
    player.load(60'000);
    player.seek(10'000);
    player.play();
    player.advance(1000.0);
    CHECK(player.position() == 11'000);
    player.setSpeed(7);
    player.advance(1000.0);
    CHECK(player.position() == 27'000);
    player.setSpeed(0);
    player.advance(1000.0);
    CHECK(player.position() == 27'100);
    player.setSpeed(99);
    CHECK(player.speed() == ReplayPlayer::kSpeeds.size() - 1);
    player.setSpeed(ReplayPlayer::kRealTime);
    player.play(true);
    player.advance(2100.0);
    CHECK(player.position() == 25'000);
    player.setLoop(ReplayPlayer::Part{24'000, 26'000});
    player.advance(1500.0);
    CHECK(player.position() == 26'000);
    CHECK(player.isPlaying());
    player.setLoop(std::nullopt);
    player.advance(100'000.0);
    CHECK(player.position() == 0);
    CHECK_FALSE(player.isPlaying());
}

TEST_CASE("UX-17.2 the slider goes to any moment under the mouse", "[gui][UX-17.2]") {
    Shown shown;
    ReplaySlider& slider = shown.page().bar().slider();
    const std::int64_t wanted = shown.replay().lengthMs() / 2;
    QTest::mouseClick(&slider, Qt::LeftButton, {}, QPoint{slider.pixelOf(wanted), 27});
    const double perPixel = static_cast<double>(shown.replay().lengthMs()) / slider.width();
    CHECK(std::abs(static_cast<double>(shown.at() - wanted)) <= 2.0 * perPixel);
}

TEST_CASE("UX-17 touches are told with time and edges and lead to their moment", "[gui][UX-17]") {
    Shown shown;
    const app::Replay& replay = shown.replay();
    std::size_t run = replay.steps().size();
    for (std::size_t i = 0; i < replay.steps().size(); ++i)
        if (replay.steps()[i].run != nullptr && !replay.steps()[i].run->contacts.empty())
            run = std::min(run, i);
    REQUIRE(run < replay.steps().size());
    shown.page().player().seek(replay.steps()[run].endMs);
    auto* list = shown.page().findChild<QListWidget*>(QStringLiteral("replayTouches"));
    REQUIRE(list->count() > 0);
    const QString told = list->item(0)->text();
    CHECK(told.contains(QStringLiteral(" on #")));
    CHECK((told.contains(QStringLiteral("front")) || told.contains(QStringLiteral("left")) ||
           told.contains(QStringLiteral("right")) || told.contains(QStringLiteral("rear"))));
    emit list->itemActivated(list->item(0));
    CHECK(shown.page().moment().boardOn);
    CHECK(shown.page().board().scene().contact.has_value());
}

TEST_CASE("UX-17 a touch has the time that the play by play gives it", "[gui][UX-17][regression]") {
    Shown shown;
    const app::Replay& replay = shown.replay();
    // a later run of a play: the board was on before
    std::size_t run = replay.steps().size();
    int before = 0;
    for (const GamePlay& play : replay.plays()) {
        int ticks = 0;
        for (std::size_t i = play.firstStep; i <= play.lastStep && i < replay.steps().size(); ++i) {
            const auto* film = replay.steps()[i].run.get();
            if (film != nullptr && ticks > 0 && !film->contacts.empty() &&
                run == replay.steps().size()) {
                run = i;
                before = ticks;
            }
            ticks += film != nullptr ? film->ticks : 0;
        }
    }
    REQUIRE(run < replay.steps().size());
    shown.page().player().seek(replay.steps()[run].endMs);
    auto* list = shown.page().findChild<QListWidget*>(QStringLiteral("replayTouches"));
    REQUIRE(list->count() > 0);
    const double told = list->item(0)->text().section(QLatin1Char(' '), 0, 0).toDouble();
    const app::ReplayStep& step = replay.steps()[run];
    const double seconds = static_cast<double>(step.endMs - step.startMs) / 1000.0;
    CHECK(told >= 0.9 * before * seconds / step.run->ticks);
}

TEST_CASE("edges of a base are named as its man sees them", "[gui][UX-17]") {
    const std::vector<Vec2> square{{10, -8}, {10, 8}, {-10, 8}, {-10, -8}};
    CHECK(edgeText(square, {10, 1}) == QStringLiteral("front"));
    CHECK(edgeText(square, {-10, -2}) == QStringLiteral("rear"));
    CHECK(edgeText(square, {0, 8}) == QStringLiteral("left"));
    CHECK(edgeText(square, {3, -8}) == QStringLiteral("right"));
}

TEST_CASE("UX-17.4 Esc leaves a replay to where it was opened", "[gui][UX-17.4]") {
    Shown shown;
    CHECK(shown.desk.window().pages().current() == &shown.page());
    shown.press(Qt::Key_Space);
    CHECK(shown.page().player().isPlaying());
    shown.press(Qt::Key_Escape);
    CHECK(shown.desk.window().pages().current() == &shown.desk.window().tablePage());
    CHECK_FALSE(shown.page().player().isPlaying());
}

TEST_CASE("a what-if takes the lines of the game up to the moment", "[gui][UX-17]") {
    Shown shown;
    const app::Replay& replay = shown.replay();
    const std::size_t play = std::min<std::size_t>(2, replay.plays().size() - 1);
    const std::size_t step = replay.plays()[play].snapStep;
    std::optional<std::size_t> lines;
    QObject::connect(&shown.views(),
                     &GameViews::extendAsked,
                     &shown.page(),
                     [&lines](const std::string&, std::size_t kept) { lines = kept; });
    shown.page().player().seek(replay.steps()[step].startMs);
    shown.press(Qt::Key_E);
    REQUIRE(lines);
    const auto branch = app::TapGame::branch(
        gui::test::library(), gameText(), "game.thrum", *lines, "thrum test", "2026-11-20");
    REQUIRE(branch);
    CHECK((tap::neutral(tap::situationOf((*branch)->state()), replay.scoreFrame().periods) ==
           shown.page().moment().situation));
    // just after the snap, and in the middle of the run, the game goes on before the switch
    for (const std::int64_t ms : {replay.timeOfPlay(play) + 1,
                                  (replay.steps()[step].startMs + replay.steps()[step].endMs) / 2,
                                  replay.steps()[step].endMs - 1}) {
        lines.reset();
        shown.desk.window().pages().show(shown.page());
        shown.page().player().seek(ms);
        shown.press(Qt::Key_E);
        REQUIRE(lines);
        const auto again = app::TapGame::branch(
            gui::test::library(), gameText(), "game.thrum", *lines, "thrum test", "2026-11-20");
        REQUIRE(again);
        CHECK((*again)->state().phase == (*branch)->state().phase);
    }
}

TEST_CASE("a what-if from the head of a play begins at its line-up", "[gui][UX-17]") {
    Shown shown;
    const app::Replay& replay = shown.replay();
    std::optional<std::size_t> play;
    for (std::size_t i = 1; i < replay.plays().size() && !play; ++i)
        if (replay.plays()[i].snapped && app::isFromScrimmage(replay.plays()[i].type))
            play = i;
    REQUIRE(play);
    std::optional<std::size_t> lines;
    QObject::connect(&shown.views(),
                     &GameViews::extendAsked,
                     &shown.page(),
                     [&lines](const std::string&, std::size_t kept) { lines = kept; });
    shown.page().goToPlay(*play);
    shown.press(Qt::Key_E);
    REQUIRE(lines);
    const auto branch = app::TapGame::branch(
        gui::test::library(), gameText(), "game.thrum", *lines, "thrum test", "2026-11-20");
    REQUIRE(branch);
    const tap::State& state = (*branch)->state();
    CHECK(state.figures.empty());
    CHECK((state.phase == tap::Phase::LineUp || state.phase == tap::Phase::Break));
    CHECK((state.lineOfScrimmage == replay.plays()[*play].before.ballX));
    CHECK(state.down == replay.plays()[*play].before.down);
}

TEST_CASE("UX-17 the next play and the next score are in sight, as they happen", "[gui][UX-17]") {
    Shown shown{gameWithScore()};
    const app::Replay& replay = shown.replay();
    const auto inSight = [&shown] {
        const QRectF seen = shown.page().board().view().visibleField();
        return std::ranges::all_of(shown.page().board().scene().figures,
                                   [&seen](const FigureDrawing& man) {
                                       return man.at.x() > seen.left() && man.at.x() < seen.right();
                                   });
    };
    shown.press(Qt::Key_Home);
    for (std::size_t i = 1; i < replay.plays().size(); ++i) {
        shown.press(Qt::Key_N);
        INFO("play " << i);
        CHECK(inSight());
    }
    shown.press(Qt::Key_Home);
    int scores = 0;
    for (const app::ReplayMark& mark : replay.marks()) {
        if (mark.kind != app::MarkKind::Score)
            continue;
        shown.press(Qt::Key_G);
        CHECK(shown.at() < mark.ms);
        CHECK(shown.page().moment().step <= mark.step);  // not what came after it
        ++scores;
    }
    CHECK(scores > 0);
}

TEST_CASE("UX-19.4 the box score page shows the sums of the record", "[gui][UX-19.4]") {
    Shown shown;
    REQUIRE_FALSE(shown.views().boxScore(gameText(), QStringLiteral("game.thrum")));
    BoxScorePage& page = shown.views().boxScorePage();
    CHECK(shown.desk.window().pages().current() == &page);
    const app::Statistics sums = app::statisticsOf(shown.replay());
    CHECK(page.asText() == QString::fromStdString(app::boxText(sums, shown.replay().names())));
    const auto* halves = page.findChild<QTableWidget*>(QStringLiteral("halves"));
    REQUIRE(halves != nullptr);
    CHECK(halves->item(0, halves->columnCount() - 1)->text() ==
          QString::number(sums.teams[0].points));
    CHECK(page.findChild<DriveChart*>()->drives().size() == sums.drives.size());
    // plays are numbered anew in each half: each half has a heading, which leads nowhere
    auto* plays = page.findChild<QListWidget*>();
    std::vector<QListWidgetItem*> rows;
    QStringList headings;
    for (int row = 0; row < plays->count(); ++row) {
        if ((plays->item(row)->flags() & Qt::ItemIsSelectable) != 0)
            rows.push_back(plays->item(row));
        else
            headings << plays->item(row)->text();
    }
    CHECK(headings.mid(0, 2) ==
          QStringList{QStringLiteral("1st half"), QStringLiteral("2nd half")});
    CHECK(headings.removeDuplicates() == 0);
    REQUIRE(rows.size() == shown.replay().plays().size());
    emit plays->itemActivated(plays->item(0));
    CHECK(shown.desk.window().pages().current() == &page);
    emit plays->itemActivated(rows[1]);
    CHECK(shown.desk.window().pages().current() == &shown.page());
    CHECK(shown.at() == shown.replay().timeOfPlay(1));
}

TEST_CASE(
    "UX-17 the clock of a replay tells minutes and seconds to its end, as the score board does",
    "[gui][UX-17]") {
    Shown shown;
    app::ReplayMoment moment = shown.replay().at(0);
    const auto told = [&](int ms) {
        moment.gameClockMs = ms;
        return shown.page().document().situationText(moment);
    };
    CHECK(told(7'000).contains(QStringLiteral("0:07")));
    CHECK(told(4'100).contains(QStringLiteral("0:05")));
    CHECK(told(0).contains(QStringLiteral("0:00")));
    CHECK(told(125'000).contains(QStringLiteral("2:05")));
}

TEST_CASE("UX-19.2 the headline of a sheet shrinks, then cuts names, and never the points",
          "[gui][UX-19.2]") {
    const QImage paper{1, 1, QImage::Format_RGB32};
    QFont font;
    font.setPointSizeF(9.0);
    constexpr double kWidth = 400.0;
    Situation end;
    end.score = {7, 24};
    const auto head = [&](const QString& home, const QString& visitor) {
        const SheetHeadline made = sheetHeadline(end, {home, visitor}, font, &paper, kWidth);
        QFont sized = font;
        sized.setPointSizeF(9.0 * made.factor);
        CHECK(QFontMetricsF{sized, &paper}.horizontalAdvance(made.text) <= kWidth + 2.0);
        return made;
    };
    const SheetHeadline brief = head(QStringLiteral("Lancers"), QStringLiteral("Wildcats"));
    CHECK(brief.factor == 2.0);
    CHECK(brief.text == QStringLiteral("Lancers 7 – Wildcats 24"));
    const QString longest = QStringLiteral("Milwaukee Köhler Mudhens of the Old Town");
    const SheetHeadline cut = head(longest, longest);
    CHECK(cut.factor < 2.0);
    CHECK(cut.text.contains(QStringLiteral(" 7 – Milwaukee")));
    CHECK(cut.text.endsWith(QStringLiteral(" 24")));
    // the short one of two stays whole
    const SheetHeadline one = head(longest + longest, QStringLiteral("Owls"));
    CHECK(one.text.endsWith(QStringLiteral(" 7 – Owls 24")));
}

TEST_CASE("UX-19.2 a sheet names its coaches in words", "[gui][UX-19.2]") {
    CHECK(sheetCoach("Ada", "person") == QStringLiteral("Ada"));
    CHECK(sheetCoach("", "person") == QStringLiteral("a coach at the window"));
    CHECK_FALSE(sheetCoach("", "computer:1").contains(QLatin1Char(':')));
}

TEST_CASE("UX-19.4 the box score of a game that was given up says who gave up, not how it was won",
          "[gui][UX-19.4][regression]") {
    app::TapAsked asked = thrum::test::RecordedGame::asked(4);
    asked.home.seat = "client";
    asked.visitor.seat = "client";
    const auto game = thrum::test::RecordedGame::begin(gui::test::library(), asked);
    REQUIRE_FALSE(game->concede(Side::Home));
    Shown shown;
    REQUIRE_FALSE(shown.views().boxScore(game->fileText(), QStringLiteral("game.thrum")));
    const QString title =
        shown.views().boxScorePage().findChild<QLabel*>(QStringLiteral("pageTitle"))->text();
    CHECK(title.endsWith(QStringLiteral("the Lancers gave up")));
    CHECK_FALSE(title.contains(QStringLiteral("overtime")));
}

TEST_CASE("Ctrl+I in a replay opens the box score of its game", "[gui][UX-19.4]") {
    Shown shown;
    QTest::keyClick(&shown.page().board(), Qt::Key_I, Qt::ControlModifier);
    CHECK(shown.desk.window().pages().current() == &shown.views().boxScorePage());
    const app::Statistics sums = app::statisticsOf(shown.replay());
    CHECK(shown.views().boxScorePage().asText() ==
          QString::fromStdString(app::boxText(sums, shown.replay().names())));
}

TEST_CASE("a damaged game is shown up to the damage, and says so", "[gui][UX-18]") {
    gui::test::Desk desk;
    std::string text = gameText();
    const std::size_t half = text.find('\n', text.size() / 2) + 1;
    text.replace(half, 5, "#####");
    REQUIRE_FALSE(desk.window().views().replay(text, QStringLiteral("hurt.thrum"), false));
    CHECK(desk.window().views().replayPage().document().damageText().contains(
        QStringLiteral("hurt.thrum")));
    const auto problem =
        desk.window().views().replay("nothing", QStringLiteral("none.thrum"), false);
    REQUIRE(problem);
    CHECK(problem->contains(QStringLiteral("none.thrum")));
    CHECK(desk.window().views().replayFile(QStringLiteral("/no/such/file.thrum")));
}

TEST_CASE("UX-17 K bookmarks a moment, words and all, beside the untouched record",
          "[gui][UX-17]") {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("game.thrum"));
    REQUIRE_FALSE(io::writeFileAtomically(file.toStdString(), gameText()));
    std::int64_t marked = 0;
    {
        gui::test::Desk desk;
        REQUIRE_FALSE(desk.window().views().replayFile(file));
        ReplayPage& page = desk.window().views().replayPage();
        const auto press = [&page](Qt::Key key) { QTest::keyClick(&page.board(), key); };
        press(Qt::Key_N);
        press(Qt::Key_K);
        marked = page.player().position();
        auto* list = page.findChild<QListWidget*>(QStringLiteral("replayBookmarks"));
        REQUIRE(list->count() == 1);
        page.comment(QStringLiteral("look at the left guard"));
        REQUIRE(list->count() == 1);
        CHECK(list->item(0)->text().contains(QStringLiteral("left guard")));
        press(Qt::Key_End);
        press(Qt::Key_K);
        CHECK(list->count() == 2);
        press(Qt::Key_K);  // the same moment again: its mark goes
        CHECK(list->count() == 1);
        emit list->itemActivated(list->item(0));
        CHECK(page.player().position() == marked);
    }
    CHECK(*io::readTextFile(file.toStdString(), 100'000'000) == gameText());
    gui::test::Desk desk;
    REQUIRE_FALSE(desk.window().views().replayFile(file));
    ReplayPage& page = desk.window().views().replayPage();
    REQUIRE(page.notes().notes().bookmarks.size() == 1);
    CHECK(page.notes().notes().bookmarks[0].text == "look at the left guard");
    CHECK(page.notes().timeOf(page.notes().notes().bookmarks[0]) == marked);
    auto* list = page.findChild<QListWidget*>(QStringLiteral("replayBookmarks"));
    list->setCurrentRow(0);
    QTest::keyClick(list, Qt::Key_Delete);
    CHECK(page.notes().notes().bookmarks.empty());
    CHECK_FALSE(QFileInfo::exists(file + QStringLiteral(".comments.json")));
}

TEST_CASE("UX-17 a part is chosen by keys and by its handles, and looped", "[gui][UX-17]") {
    Shown shown;
    const std::int64_t length = shown.replay().lengthMs();
    shown.page().player().seek(length / 4);
    shown.press(Qt::Key_BracketLeft);
    shown.page().player().seek(length / 2);
    shown.press(Qt::Key_BracketRight);
    CHECK(shown.page().part() == ReplayPlayer::Part{length / 4, length / 2});
    ReplaySlider& slider = shown.page().bar().slider();
    const auto y = 27;
    const QPoint end{slider.pixelOf(length / 2), y};
    const QPoint to{slider.pixelOf(length * 3 / 4), y};
    QTest::mousePress(&slider, Qt::LeftButton, {}, end);
    QTest::mouseMove(&slider, to);
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, to);
    const double perPixel = static_cast<double>(length) / slider.width();
    CHECK(shown.page().part().first == length / 4);
    CHECK(std::abs(static_cast<double>(shown.page().part().second - length * 3 / 4)) <=
          2.0 * perPixel);
    CHECK(shown.page().player().loop().has_value());
    shown.press(Qt::Key_L);
    CHECK_FALSE(shown.page().player().loop().has_value());
    // an end before the beginning takes it along
    shown.page().player().seek(length / 4);
    shown.press(Qt::Key_BracketLeft);
    shown.page().player().seek(length / 8);
    shown.press(Qt::Key_BracketRight);
    CHECK(shown.page().part().first == shown.page().part().second);
}

TEST_CASE("UX-17 a clip is a picture, a series, words or a game that opens", "[gui][UX-17]") {
    Shown shown;
    const QTemporaryDir folder;
    const app::Replay& replay = shown.replay();
    Clip clip;
    clip.fromMs = replay.timeOfPlay(1);
    clip.toMs = clip.fromMs + 1000;
    clip.picturesPerSecond = 4;
    const auto write = [&](ClipForm form, const char* name) {
        clip.form = form;
        return writeClip(
            shown.page().document(),
            clip,
            [&](std::int64_t ms) { return shown.page().imageAt(ms); },
            folder.filePath(QString::fromLatin1(name)));
    };
    CHECK_FALSE(write(ClipForm::Picture, "one.png"));
    const QImage one{folder.filePath(QStringLiteral("one.png"))};
    CHECK(one.width() == 2 * shown.page().board().width());
    CHECK_FALSE(write(ClipForm::Pictures, "many.png"));
    CHECK(QDir{folder.path()}.entryList({QStringLiteral("many-*.png")}).size() == 5);
    CHECK_FALSE(write(ClipForm::Text, "words.txt"));
    const auto words = io::readTextFile(folder.filePath(QStringLiteral("words.txt")).toStdString());
    CHECK(words->find(shown.page().document().playTitle(1).toStdString()) != std::string::npos);
    CHECK(words->find(shown.page().document().playTitle(3).toStdString()) == std::string::npos);
    CHECK_FALSE(write(ClipForm::Game, "part.thrum"));
    const auto text = io::readTextFile(folder.filePath(QStringLiteral("part.thrum")).toStdString());
    CHECK(text->size() < gameText().size());
    const auto part = app::Replay::open(*text, "part.thrum");
    REQUIRE(part);
    CHECK_FALSE(part->damage());
    CHECK_FALSE(part->torn());
    REQUIRE(part->plays().size() >= 2);
    CHECK(part->plays().size() < replay.plays().size());
    CHECK(part->timeOfPlay(1) == replay.timeOfPlay(1));
}

TEST_CASE("UX-17 ghosts begin on the line of the play that is shown", "[gui][UX-17]") {
    Shown shown;
    const app::Replay& replay = shown.replay();
    std::vector<std::size_t> runs;
    for (std::size_t i = 0; i < replay.plays().size(); ++i)
        if (app::isFromScrimmage(replay.plays()[i].type) && replay.plays()[i].snapped)
            runs.push_back(i);
    REQUIRE(runs.size() >= 2);
    shown.page().goToPlay(runs[1]);
    CHECK(shown.page().board().scene().ghosts.empty());
    shown.page().setGhosts(runs[0]);
    const BoardScene& scene = shown.page().board().scene();
    REQUIRE(scene.ghosts.size() == 22);
    const app::TapMoment other = app::TapReplay::of(replay).shownAt(replay.timeOfPlay(runs[0]));
    const double before = replay.plays()[runs[0]].before.ballX->yards();
    const double now = replay.plays()[runs[1]].before.ballX->yards();
    const bool turned = replay.plays()[runs[0]].team != replay.plays()[runs[1]].team;
    for (const FigureDrawing& ghost : scene.ghosts)
        for (const tap::Figure& figure : other.figures)
            if (figure.id == ghost.id) {
                const double ahead = figure.pose.at.x.yards() - before;
                CHECK(ghost.at.x() == Approx(now + (turned ? -ahead : ahead)).margin(0.02));
            }
    shown.page().setGhosts(std::nullopt);
    CHECK(shown.page().board().scene().ghosts.empty());
}

TEST_CASE("UX-19.2 a game is exported as sheet, text, tables and numbers", "[gui][UX-19.2]") {
    Shown shown;
    const QTemporaryDir folder;
    const ReplayDocument& document = shown.page().document();
    for (const ExportForm form : {ExportForm::Text,
                                  ExportForm::PlaysCsv,
                                  ExportForm::BoxCsv,
                                  ExportForm::Json,
                                  ExportForm::Sheet}) {
        const QString file = folder.filePath(QStringLiteral("game.") + exportEnding(form));
        CHECK_FALSE(exportGame(document, form, file));
        CHECK(QFileInfo{file}.size() > 200);
        CHECK(exportFilter(form).contains(exportEnding(form)));
        CHECK(exportGame(document, form, QStringLiteral("/proc/no/such/place")));
    }
    // the sheet has one page whatever is on it
    QFile pdf{folder.filePath(QStringLiteral("game.pdf"))};
    REQUIRE(pdf.open(QIODevice::ReadOnly));
    const QByteArray bytes = pdf.readAll();
    CHECK(bytes.startsWith("%PDF"));
    CHECK(bytes.contains("/Count 1"));
    const app::Statistics sums = app::statisticsOf(shown.replay());
    CHECK(exportText(document, ExportForm::Text)
              .startsWith(QString::fromStdString(app::boxText(sums, shown.replay().names()))));
}

TEST_CASE("UX-19.2 the sheet of a long game shrinks until it fits", "[gui][UX-19.2]") {
    Shown shown;
    const GameSheet sheet{shown.page().document()};
    for (const int height : {1400, 700, 480}) {
        QImage page{700, height, QImage::Format_RGB32};
        page.fill(Qt::white);
        QPainter painter{&page};
        INFO(height);
        CHECK(sheet.paint(painter, page.rect()) <= height);
    }
}

TEST_CASE("the board is exported as picture and drawing", "[gui][UX-17]") {
    Shown shown;
    const QTemporaryDir folder;
    CHECK_FALSE(exportBoard(shown.page().board(), folder.filePath(QStringLiteral("b.png"))));
    CHECK_FALSE(exportBoard(shown.page().board(), folder.filePath(QStringLiteral("b.svg"))));
    CHECK_FALSE(QImage{folder.filePath(QStringLiteral("b.png"))}.isNull());
    QFile svg{folder.filePath(QStringLiteral("b.svg"))};
    REQUIRE(svg.open(QIODevice::ReadOnly));
    CHECK(svg.readAll().contains("<svg"));
}

TEST_CASE("UX-17 the ground is warm where the ball was carried, and nowhere else", "[gui][UX-17]") {
    Shown shown;
    const HeatDrawing heat = heatOf(app::TapReplay::of(shown.replay()));
    // one carrier's way is among the warm places
    const app::Replay& replay = shown.replay();
    const app::TapReplay& game = app::TapReplay::of(replay);
    const auto run = std::ranges::find_if(replay.steps(), [&](const app::ReplayStep& step) {
        return step.run != nullptr && game.shownAt((step.startMs + step.endMs) / 2).carrier;
    });
    REQUIRE(run != replay.steps().end());
    const app::TapMoment moment = game.shownAt((run->startMs + run->endMs) / 2);
    const auto carrier = std::ranges::find(moment.figures, *moment.carrier, &tap::Figure::id);
    REQUIRE(carrier != moment.figures.end());
    const int column = static_cast<int>(carrier->pose.at.x.yards() - heat.field.left());
    const int row = static_cast<int>(heat.field.bottom() - carrier->pose.at.y.yards());
    CHECK(qAlpha(heat.colors.pixel(column, row)) > 0);
    int cold = 0;
    for (int y = 0; y < heat.colors.height(); ++y)
        for (int x = 0; x < heat.colors.width(); ++x)
            cold += qAlpha(heat.colors.pixel(x, y)) == 0;
    CHECK(cold > heat.colors.width() * heat.colors.height() / 2);

    const QImage before = shown.page().board().grab().toImage();
    shown.press(Qt::Key_H, Qt::ShiftModifier);
    CHECK(shown.page().board().scene().heat != nullptr);
    CHECK(shown.page().board().grab().toImage() != before);
    shown.press(Qt::Key_H, Qt::ShiftModifier);
    CHECK(shown.page().board().grab().toImage() == before);
}
