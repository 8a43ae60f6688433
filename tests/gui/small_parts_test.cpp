// Small parts of the window that coaches stumbled over.

#include "gui/archive/game_shelf.hpp"
#include "gui/board/layers/tag_places.hpp"
#include "gui/desk.hpp"
#include "gui/game_room/director.hpp"
#include "gui/match/game_page.hpp"
#include "gui/widgets/refusal_bubble.hpp"
#include "gui/widgets/spot_spin.hpp"
#include "gui/window/status_line.hpp"
#include "support/wait_for.hpp"

#include <thrum/io/game_summary.hpp>
#include <thrum/io/journal_file.hpp>
#include <thrum/io/text_file.hpp>

#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;

TEST_CASE("UX-20.2 a refusal leaves the men free, stays until it can be read, and its rule opens",
          "[gui][UX-20.2]") {
    QWidget board;
    board.resize(900, 600);
    board.show();
    RefusalBubble bubble{&board};
    const std::vector<QRect> men{{420, 280, 60, 40}, {500, 280, 60, 40}, {420, 340, 60, 40}};
    bubble.say(QStringLiteral("#34 stands nearer to #52 than the book allows."),
               QPoint{450, 300},
               QStringLiteral("TAP-LO-5"),
               men);
    REQUIRE(bubble.isVisible());
    for (const QRect& man : men)
        CHECK_FALSE(bubble.geometry().intersects(man));
    // what it was about is past at once: whoever reads slowly has it still
    bubble.dismissWhenRead();
    QTest::qWait(300);
    CHECK(bubble.isVisible());
    // a click on the rule is the rule's, not the board's
    QSignalSpy asked{&bubble, &RefusalBubble::clauseAsked};
    for (QLabel* label : bubble.findChildren<QLabel*>())
        if (label->text().contains(QStringLiteral("TAP-LO-5")))
            QTest::mouseClick(label, Qt::LeftButton);
    REQUIRE(asked.size() == 1);
    CHECK(asked.front().front().toString() == QStringLiteral("TAP-LO-5"));
}

TEST_CASE("UX-20.2 what was refused leaves the status line when something else comes about",
          "[gui][UX-20.2]") {
    StatusLine line;
    line.say(QStringLiteral("SCR-M1: no."), NewsKind::Refusal);
    line.outgrowRefusal();
    CHECK(line.text().isEmpty());
    line.say(QStringLiteral("Kept."), NewsKind::Other);
    line.outgrowRefusal();
    CHECK(line.text() == QStringLiteral("Kept."));
}

TEST_CASE("TAP-GE-11 a spot is typed to the tenth of a yard", "[gui][TAP-GE-11]") {
    SpotSpin spot;
    spot.setOpponents(QStringLiteral("Wildcats"));
    spot.setValue(41.3);
    CHECK(spot.value() == Approx(41.3));
    // as it is shown it is read again, beyond the middle too
    for (const double value : {41.3, 50.0, 71.7}) {
        spot.setValue(value);
        const QString text = spot.text();
        spot.setValue(20.0);
        spot.findChild<QLineEdit*>()->setText(text);
        spot.interpretText();
        CHECK(spot.value() == Approx(value));
    }
}

TEST_CASE("UX-18 the game on the table and the one just given up can be given a name",
          "[gui][UX-18]") {
    const QTemporaryDir folder;
    const auto window = test::rememberingWindow(folder);
    window->begin();
    MatchSetup setup;
    setup.game = QStringLiteral("touchdown");
    setup.seed = 5;
    REQUIRE(window->director().start(setup));
    Match& match = window->director().page()->match();
    const auto waits = [&] {
        return match.doing() == MatchDoing::Waiting || match.doing() == MatchDoing::Over;
    };
    REQUIRE(test::waitFor(waits, 10'000));
    const QString file = QString::fromStdString(window->director().file().string());
    const auto named = [&](const QString& name) {
        CHECK_FALSE(window->shelf().rename(file, name));
        return test::waitFor(
            [&] {
                const auto text = io::readTextFile(file.toStdString(), io::kMaxGameFileBytes);
                const auto summary =
                    text ? io::summarizeGame(*text, {}) : io::summarizeGame({}, {});
                return summary && summary->name == name.toStdString();
            },
            10'000);
    };
    CHECK(named(QStringLiteral("Friday")));
    match.concede(Side::Home);
    REQUIRE(test::waitFor([&] { return match.doing() == MatchDoing::Over; }, 10'000));
    CHECK(named(QStringLiteral("Friday, lost")));
}

TEST_CASE("UX-8.5 tags over lines that lie together stand side by side", "[gui][UX-8.5]") {
    // the one that stays keeps its place, whoever comes before or after it
    const std::vector<double> apart = tagPlaces({{100, 30}, {200, 30}, {300, 30, true}});
    CHECK(apart == std::vector<double>{100, 200, 300});
    const std::vector<double> close = tagPlaces({{298, 30}, {303, 40}, {300, 30, true}});
    CHECK(close == std::vector<double>{268, 337, 300});
    // two that meet beside it make room for each other, too
    const std::vector<double> crowd = tagPlaces({{301, 30}, {302, 30}, {300, 30, true}});
    CHECK(crowd == std::vector<double>{332, 364, 300});
    // over one line: the later one to the right
    CHECK(tagPlaces({{50, 20}, {50, 20}}) == std::vector<double>{50, 72});
}
