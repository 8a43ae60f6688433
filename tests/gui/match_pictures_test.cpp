// Hidden: `thrum_test_gui "[pictures]"` with THRUM_PICTURES set keeps a picture of every page of
// the prompt panel that a game comes by.
#include "gui/game_desk.hpp"
#include "gui/match/side_band.hpp"
#include "support/wait_for.hpp"

#include <array>
#include <set>

#include <QDir>
#include <QPixmap>
#include <QPushButton>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using thrum::gui::test::waitFor;

namespace {
void keepPictures(tap::Mode mode, ThemeChoice theme, QSize size, const QString& mark) {
    const QString folder = qEnvironmentVariable("THRUM_PICTURES");
    if (folder.isEmpty())
        return;
    QDir{}.mkpath(folder);
    MatchSetup setup = test::shortGame(mode, 6);
    setup.coaches = {QStringLiteral("Ida"), QStringLiteral("Bo")};
    test::GameDesk desk{setup};
    desk.window().setTheme(theme);
    desk.window().resize(size);
    test::WidgetCoach coach{desk};
    std::set<std::string> seen;
    for (int i = 0; i < 900 && desk.match().doing() != MatchDoing::Over; ++i) {
        waitFor(
            [&] {
                if (desk.match().doing() == MatchDoing::Running && i % 3 != 0 &&
                    desk.state().phase == tap::Phase::RunBehind &&
                    desk.match().film().lastTick() > 70)
                    desk.press(Qt::Key_Space);
                return desk.match().doing() == MatchDoing::Waiting ||
                       desk.match().doing() == MatchDoing::Over;
            },
            60'000);
        std::string name{tap::nameOf(desk.state().phase)};
        if (desk.state().playFacts.pass.receiver)
            name += "r";
        if (desk.match().wants(tap::DecisionKind::ReleasePass))
            name += "s";
        if (desk.match().wants(tap::DecisionKind::TakeOver))
            name += "-handover";
        if (seen.insert(name).second) {
            QCoreApplication::processEvents();
            desk.window().grab().save(
                QStringLiteral("%1/%2-%3.png").arg(folder, QString::fromStdString(name), mark));
        }
        const bool empty = desk.match().option(tap::DecisionKind::Place) != nullptr &&
                           desk.state().figures.size() < 12 &&
                           !desk.match().wants(tap::DecisionKind::TakeOver);
        if (empty && seen.insert(name + "-men").second) {
            desk.click(desk.find<QPushButton>("lineUpAgain"));
            QCoreApplication::processEvents();
            desk.window().grab().save(
                QStringLiteral("%1/%2-men-%3.png").arg(folder, QString::fromStdString(name), mark));
        }
        if (desk.match().doing() == MatchDoing::Over || !coach.act())
            break;
        if (desk.match().doing() == MatchDoing::Running && seen.insert("run").second) {
            waitFor([&] { return desk.match().film().lastTick() > 50; }, 5'000);
            QCoreApplication::processEvents();
            desk.window().grab().save(QStringLiteral("%1/run-%2.png").arg(folder, mark));
        }
    }
}

struct Scene {
    const char* name;
    const char* state;
    bool realDice = false;
    int key = 0;  // pressed before the picture
    int waitMs = 0;
};
constexpr std::array kScenes{
    Scene{"dice-ready",
          R"({"phase":"F0","offense":"home","down":4,"line_of_scrimmage":67,"line_to_gain":70,
              "play_facts":{"kind":"field_goal"}})"},
    Scene{"dice-flying",
          R"({"phase":"F0","offense":"home","down":4,"line_of_scrimmage":67,"line_to_gain":70,
              "play_facts":{"kind":"field_goal"}})",
          false,
          Qt::Key_Return,
          250},
    Scene{"dice-fallen",
          R"({"phase":"F0","offense":"home","down":4,"line_of_scrimmage":67,"line_to_gain":70,
              "play_facts":{"kind":"field_goal"}})",
          false,
          Qt::Key_Return,
          1000},
    Scene{"dice-typed",
          R"({"phase":"X1","offense":"home","try_kind":"extra_point","try_team":"home"})",
          true},
    Scene{"coin", R"({"phase":"G1"})", false, Qt::Key_1, 1000},
    Scene{"try", R"({"phase":"X0","offense":"home","try_kind":"undecided","try_team":"home"})"},
    Scene{"onside", R"({"phase":"K0","offense":"visitor","score":{"home":3,"visitor":7},
                        "play_facts":{"kind":"kickoff"}})"},
    Scene{"punt",
          R"({"phase":"P3","offense":"home","down":4,"line_of_scrimmage":40,"line_to_gain":46,
              "stops_used":3,"carrier":"H12",
              "figures":{"H12":{"x":25,"y":26.6665,"base":"stationary"},"H88":{"x":60,"y":45},
                         "V21":{"x":70,"y":17,"heading_deg":180}},
              "play_facts":{"kind":"punt","snapped":true,"counted":true,"snap_taker":"H12",
                            "gunners":["H88"]}})"},
    Scene{"penalty",
          R"({"phase":"S19","score":{"home":7,"visitor":3},"play":1,"half":1,"offense":"home",
              "down":2,"line_of_scrimmage":40,"line_to_gain":47,
              "figures":{"H88":{"x":55,"y":45},"V21":{"x":57,"y":45,"heading_deg":180}},
              "review":{"end":{"kind":"incomplete","clause":"TAP-CA-12","possession":"home",
                               "front":40},
                        "before":{"score":{"home":7,"visitor":3},"half":1,"play":1,
                                  "offense":"home","down":2,"line_of_scrimmage":40,
                                  "line_to_gain":47},
                        "flags":[{"kind":"defensive_interference","clause":"TAP-PE-6",
                                  "offender":"visitor","figures":["V21","H88"],"spot":55,
                                  "tick":40}]}})"},
    Scene{"half-time", R"({"phase":"G3","half":1,"score":{"home":7,"visitor":3}})"},
    Scene{"overtime-toss", R"({"phase":"O0","half":2,"score":{"home":7,"visitor":7}})"},
    Scene{"safety-kick", R"({"phase":"K1","stage":"first","offense":"visitor",
                             "play_facts":{"kind":"safety_kick"}})"},
    Scene{"onside-roll", R"({"phase":"N0","offense":"visitor","play_facts":{"kind":"onside"}})"},
    Scene{
        "onside-line-up",
        R"({"phase":"N1","stage":"first","offense":"visitor","play_facts":{"kind":"onside","onside_roll":10}})"},
    Scene{"onside-second-roll",
          R"({"phase":"N2","offense":"visitor","play_facts":{"kind":"onside","onside_roll":10}})"},
    Scene{"onside-lanes",
          R"({"phase":"N3","offense":"visitor","ball":{"x":41,"y":17.8},"figures":{
              "H12":{"x":33,"y":26.6665},"V21":{"x":42,"y":17,"heading_deg":180}},
              "play_facts":{"kind":"onside","onside_roll":10}})"},
    Scene{"onside-kick",
          R"({"phase":"N4","offense":"visitor","ball":{"x":41,"y":17.8},"figures":{
              "H12":{"x":33,"y":26.6665},"V21":{"x":42,"y":17,"heading_deg":180}},
              "play_facts":{"kind":"onside","onside_roll":10}})"},
    Scene{"onside-won",
          R"({"phase":"N7","offense":"visitor","carrier":"V21","figures":{
              "H12":{"x":33,"y":26.6665},"V21":{"x":42,"y":17,"heading_deg":180}},
              "play_facts":{"kind":"onside","onside_roll":10}})"},
    Scene{"two-points",
          R"({"phase":"S1","stage":"first","offense":"home","down":1,"line_of_scrimmage":97,
              "line_to_gain":100,"try_kind":"two_point","try_team":"home"})"},
    Scene{"pass",
          R"({"phase":"S10","offense":"home","down":2,"line_of_scrimmage":40,"line_to_gain":47,
              "carrier":"H12","stops_used":1,
              "figures":{"H12":{"x":34,"y":26.6665},"H34":{"x":33,"y":23.9},
                         "H50":{"x":38.9,"y":26.6665},"H64":{"x":38.9,"y":30},
                         "H88":{"x":44,"y":42},"V52":{"x":40.93,"y":30,"heading_deg":180},
                         "V21":{"x":46.5,"y":17,"heading_deg":180}},
              "play_facts":{"snapped":true,"counted":true,"snap_taker":"H12",
                            "pass":{"declared":true,"receiver":"H88","receiver_before_deg":0}}})",
          false,
          Qt::Key_Return}};

void keepScenes(ThemeChoice theme, QSize size, const QString& mark) {
    const QString folder = qEnvironmentVariable("THRUM_PICTURES");
    if (folder.isEmpty())
        return;
    QDir{}.mkpath(folder);
    for (const Scene& scene : kScenes) {
        MatchSetup setup = test::shortGame(tap::Mode::Solitaire, 20);
        setup.realDice = scene.realDice;
        INFO(scene.name);
        test::GameDesk desk{setup, scene.state};
        desk.window().setTheme(theme);
        desk.window().resize(size);
        desk.match().setBrisk(false);
        if (scene.key != 0)
            desk.press(scene.key);
        waitFor([] { return false; }, scene.waitMs + 60);
        desk.window().grab().save(
            QStringLiteral("%1/%2-%3.png").arg(folder, QString::fromLatin1(scene.name), mark));
    }
    test::GameDesk desk{test::shortGame(tap::Mode::Solitaire)};
    desk.window().setTheme(theme);
    desk.window().resize(size);
    desk.window().director().askNewGame();
    waitFor([] { return false; }, 60);
    desk.window().grab().save(QStringLiteral("%1/new-game-%2.png").arg(folder, mark));
}
}  // namespace

TEST_CASE("pictures of the pages", "[.][pictures]") {
    keepScenes(ThemeChoice::Light, {1280, 800}, QStringLiteral("light"));
    keepScenes(ThemeChoice::Dark, {1024, 700}, QStringLiteral("dark"));
    keepPictures(tap::Mode::Solitaire, ThemeChoice::Light, {1280, 800}, QStringLiteral("light"));
    keepPictures(tap::Mode::Hotseat, ThemeChoice::Dark, {1280, 800}, QStringLiteral("dark"));
    keepPictures(tap::Mode::Tournament, ThemeChoice::Light, {1024, 700}, QStringLiteral("narrow"));
}
