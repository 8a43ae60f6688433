// What a game tells its coaches: the chart's calls, the play by play, the end of a play, refusals.
#include "gui/game_test.hpp"
#include "gui/games/tap/play_over_page.hpp"
#include "gui/widgets/refusal_bubble.hpp"

#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>

namespace {
MatchSetup chartGame() {
    MatchSetup setup = test::withChart(shortGame(tap::Mode::Solitaire, 20));
    setup.seed = 8811;
    return setup;
}

std::string snapAt(int play, int line, int down, int toGo) {
    return QStringLiteral(R"({"phase":"S1","stage":"first","half":1,"play":%1,"offense":"home",
                              "down":%3,"line_of_scrimmage":%2,"line_to_gain":%4,"clocks":{}})")
        .arg(play)
        .arg(line)
        .arg(down)
        .arg(line + toGo)
        .toStdString();
}
}  // namespace

TEST_CASE("a line-up that the chart calls is legal with its men turned",
          "[gui][UX-13.1][TAP-LO-3]") {
    const std::string twoPoints = R"({"phase":"S1","stage":"first","offense":"home","down":1,
        "line_of_scrimmage":95,"line_to_gain":100,"try_kind":"two_point","try_team":"home",
        "clocks":{}})";
    for (const std::string& state : {snapAt(1, 20, 1, 10),
                                     snapAt(2, 24, 2, 6),
                                     snapAt(5, 48, 3, 2),
                                     snapAt(9, 70, 3, 12),
                                     twoPoints}) {
        GameDesk desk{chartGame(), state};
        REQUIRE(desk.settle());
        desk.click(desk.find<QPushButton>("lineUpAgain"));
        CHECK(desk.state().figures.size() == 11);
        for (const RuleViolation& problem : tap::lineupProblems(desk.state(), Side::Home))
            FAIL_CHECK(filled(problem.text, problem.args));
        desk.press(Qt::Key_Return);
        CHECK(desk.state().phase == Phase::SetDefense);
    }
}

TEST_CASE("whom the chart gives the ball is chosen already", "[gui][UX-13.1]") {
    GameDesk desk{chartGame(), snapAt(1, 20, 1, 10)};
    REQUIRE(desk.settle());
    for (int key = 0; key < 12 && desk.state().phase != Phase::Announce; ++key)
        desk.press(Qt::Key_Return);
    REQUIRE(desk.state().phase == Phase::Announce);
    const QString call = desk.panel().findChild<QLabel*>(QStringLiteral("chartCall"))->text();
    static const QRegularExpression taker{QStringLiteral("(#\\d+) takes the snap")};
    const auto named = taker.match(call);
    INFO(call.toStdString());
    REQUIRE(named.hasMatch());
    CHECK(desk.panel().mainButtonWidget()->text() ==
          QStringLiteral("Ball to %1").arg(named.captured(1)));
}

TEST_CASE("UX-20.2 a refusal is gone with the next thing that is done", "[gui][UX-20.2]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire),
                  R"({"phase":"S8","offense":"home","down":2,"line_of_scrimmage":40,
                      "line_to_gain":47,"carrier":"H12","stops_used":1,
                      "figures":{"H12":{"x":34,"y":26.6665},"V21":{"x":46.5,"y":17}},
                      "play_facts":{"snapped":true,"counted":true,"snap_taker":"H12"}})"};
    REQUIRE(desk.settle());
    auto* bubble = desk.page().findChild<RefusalBubble*>();
    REQUIRE(bubble != nullptr);
    desk.wheel(desk.man(QStringLiteral("V21")), 1);
    CHECK_FALSE(bubble->sentence().isEmpty());
    desk.match().submit(tap::DecisionKind::Done);  // no key and no click that would close it
    CHECK_FALSE(bubble->sentence().isEmpty());     // it stays until it can have been read
    desk.press(Qt::Key_Shift);
    CHECK_FALSE(bubble->sentence().isEmpty());
    desk.press(Qt::Key_F9);
    CHECK(bubble->sentence().isEmpty());
}

TEST_CASE("a refusal lies beside the men it is about and beside the carrier", "[gui][UX-20.2]") {
    GameDesk desk{shortGame(tap::Mode::Hotseat, 20),
                  R"({"phase":"S8","offense":"home","down":2,"line_of_scrimmage":40,
                      "line_to_gain":47,"carrier":"H12","stops_used":1,
                      "figures":{"H12":{"x":34,"y":26.6665},"V21":{"x":46.5,"y":17}},
                      "play_facts":{"snapped":true,"counted":true,"snap_taker":"H12"}})"};
    REQUIRE(desk.settle());
    auto* bubble = desk.page().findChild<RefusalBubble*>();
    desk.wheel(desk.man(QStringLiteral("V21")), 1);
    REQUIRE_FALSE(bubble->sentence().isEmpty());
    for (const char* man : {"V21", "H12"}) {
        INFO(man);
        CHECK_FALSE(bubble->geometry().contains(desk.pixelOf(desk.man(QString::fromLatin1(man)))));
    }
}

TEST_CASE("the end of a half does not hide what its last play came to", "[gui][UX-7][TAP-GL-3]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire, 20),
                  R"({"phase":"X1","half":1,"play":20,"offense":"home",
                      "try_kind":"extra_point","try_team":"home"})"};
    REQUIRE(desk.settle());
    desk.match().setBrisk(false);
    desk.press(Qt::Key_Return);
    desk.press(Qt::Key_Return);  // enough of the dice
    REQUIRE(desk.match().doing() == MatchDoing::Ended);
    const QString told = desk.find<QLabel>("playResult")->text();
    INFO(told.toStdString());
    CHECK(told.contains(QStringLiteral("End of half 1.")));
    CHECK((told.contains(QStringLiteral("it is good")) ||
           told.contains(QStringLiteral("the try fails"))));
}

TEST_CASE("all who leave the field in a run are told in one line", "[gui][UX-4]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire),
                  R"({"phase":"S8","offense":"home","down":2,"line_of_scrimmage":40,
                      "line_to_gain":47,"carrier":"H12","stops_used":1,
                      "figures":{"H12":{"x":34,"y":26.6665},"H88":{"x":44,"y":42},
                                 "V21":{"x":46.5,"y":17}},
                      "play_facts":{"snapped":true,"counted":true,"snap_taker":"H12"}})"};
    REQUIRE(desk.settle());
    std::vector<tap::Event> events(3);
    for (tap::Event& event : events) {
        event.kind = tap::EventKind::Out;
        event.tick = 120;
    }
    events[0].figure = desk.man(QStringLiteral("H12"));
    events[1].figure = desk.man(QStringLiteral("H88"));
    events[2].figure = desk.man(QStringLiteral("V21"));
    events[2].tick = 276;
    const std::size_t before = desk.page().log().lines().size();
    emit desk.match().happened(events, desk.state());
    const auto& lines = desk.page().log().lines();
    REQUIRE(lines.size() == before + 1);
    CHECK(lines.back().text == QStringLiteral("#12, #88, #21 (2.30 s) leave the field."));
    CHECK(lines.back().time == QStringLiteral("1.00 s"));
    // and leads to where they did
    CHECK(lines.back().entry == static_cast<int>(desk.match().game().session().record().size()));
}

TEST_CASE("one step of the wheel brings a man who faces away round to the ball",
          "[gui][TAP-ON-9][UX-6.1]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire),
                  R"({"phase":"N3","offense":"visitor","ball":{"x":41,"y":17.8},
                      "figures":{"H12":{"x":33,"y":26.6665},"V21":{"x":42,"y":17,"heading_deg":0}},
                      "play_facts":{"kind":"onside","onside_roll":10}})"};
    REQUIRE(desk.settle());
    const FigureId man = desk.man(QStringLiteral("V21"));
    desk.wheel(man, 1);
    desk.page().tool().flush();
    // the ball lies at 141 degrees from him; he may face within 90 of it
    const double now = tap::findOnBoard(desk.state(), man)->pose.heading.degrees();
    CHECK(now > 51.0);
    CHECK(now <= 60.0);
}
