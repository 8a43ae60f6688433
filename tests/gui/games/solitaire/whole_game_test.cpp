// Whole games of the Solitaire Coach in the program's own window: one with the mouse alone against
// a coach of level 3, one with the keys alone, slider and "Roll it" instead of timing.

#include "gui/cut_text.hpp"
#include "gui/game_room/director.hpp"
#include "gui/games/solitaire/sol_hands.hpp"
#include "gui/tabletop/tabletop_panel.hpp"

#include <thrum/app/verify.hpp>

#include <QDir>
#include <QElapsedTimer>
#include <QPixmap>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using gui::test::SolHands;

namespace {
MatchSetup asked(const char* visitor, const char* houseRules) {
    MatchSetup setup;
    setup.game = QStringLiteral("solitaire");
    setup.options = R"({"plays_per_quarter":10})";
    setup.houseRules = houseRules;
    setup.seats = {QStringLiteral("person"), QLatin1String{visitor}};
    setup.seed = 21;
    return setup;
}

void playOut(SolHands& hands) {
    REQUIRE(hands.settle());
    std::set<int> quarters;
    while (hands.match().doing() != MatchDoing::Over) {
        quarters.insert(hands.state().quarter);
        INFO(hands.moment() << ", play " << hands.state().play << ", "
                            << hands.page().panel().withheld().toStdString() << " | "
                            << hands.refusals().join(QLatin1Char('|')).toStdString());
        REQUIRE(hands.answer());
    }
    for (int quarter = 1; quarter <= hands.state().rules->timing.quarters; ++quarter)
        CHECK(quarters.contains(quarter));
    INFO(hands.refusals().join(QLatin1Char('|')).toStdString());
    CHECK(hands.refusals().isEmpty());
    // what was played so is a record like any other
    const auto verified =
        app::verify(test::library(), hands.match().anyGame().fileText(), "game.thrum");
    REQUIRE(verified);
    CHECK_FALSE(verified->difference.has_value());
    CHECK(verified->over);
}
}  // namespace

TEST_CASE("SOL-CTL-1 a person plays a whole game against a coach of level 3 with the mouse",
          "[gui][solitaire][whole][SOL-CTL-1][SOL-UI-2]") {
    // the visitors receive: whatever the coach does, the person has the ball
    MatchSetup setup =
        asked("person", R"({"timing.quarters":1,"overtime.enabled":false,"toss.mode":"none"})");
    setup.seats[0] = QStringLiteral("computer:3/2");
    SolHands hands{setup, SolHands::By::Mouse};
    playOut(hands);
    CHECK(hands.moments.contains("STOP first"));
    for (const char* done : {"turned", "stop"}) {
        INFO(done);
        CHECK(hands.pressed.contains(QLatin1String{done}));
    }
}

TEST_CASE("SOL-UI-5 a whole game is played with the keys alone, with slider and \"Roll it\"",
          "[gui][solitaire][whole][SOL-UI-5][SOL-AI-2]") {
    SolHands hands{asked("person",
                         R"({"timing.quarters":1,"overtime.enabled":false,"ui.assist":true,)"
                         R"("kickoff.mode":"kicked"})"),
                   SolHands::By::Keys};
    playOut(hands);
    for (const char* done : {"Pass", "turned", "stop", "roll it", "slider"}) {
        INFO(done);
        CHECK(hands.pressed.contains(QLatin1String{done}));
    }
}

// Hidden: four quarters, overtime, and a coach of level 3 with all his tries take many minutes.
// THRUM_SOL_GAME says which: "mouse" or "keys".
TEST_CASE("full games of the Solitaire Coach by mouse and by keys", "[.][slow][solitaire][whole]") {
    const QString which = qEnvironmentVariable("THRUM_SOL_GAME");
    const bool keys = GENERATE(false, true);
    if (!which.isEmpty() && keys != (which == QStringLiteral("keys")))
        return;
    SolHands hands{asked("computer:3", keys ? R"({"ui.assist":true,"toss.mode":"call"})" : "{}"),
                   keys ? SolHands::By::Keys : SolHands::By::Mouse};
    hands.patienceMs = 20 * 60'000;  // a busy machine thinks for long
    hands.tells = true;
    QElapsedTimer clock;
    clock.start();
    playOut(hands);
    std::string told;
    for (const std::string& moment : hands.moments)
        told += moment + ", ";
    for (const QString& done : hands.pressed)
        told += done.toStdString() + ", ";
    WARN((keys ? "keys: " : "mouse: ")
         << told << hands.state().score[0] << " to " << hands.state().score[1] << ", "
         << hands.match().anyGame().entries() << " inputs, "
         << static_cast<double>(clock.elapsed()) / 60'000.0 << " minutes");
}

// Hidden: with THRUM_PICTURES set it keeps what games come by, to be looked at.
TEST_CASE("pictures of games of the Solitaire Coach", "[.][pictures][solitaire]") {
    const QString folder = qEnvironmentVariable("THRUM_PICTURES");
    REQUIRE_FALSE(folder.isEmpty());
    QDir{}.mkpath(folder);
    struct Look {
        ThemeChoice theme;
        QSize size;
        const char* mark;
    };
    struct Way {
        const char* visitor;
        const char* rules;
        bool onside;
    };
    for (const Look& look : {Look{ThemeChoice::Light, {1024, 700}, "light-1024"},
                             Look{ThemeChoice::Dark, {1024, 700}, "dark-1024"},
                             Look{ThemeChoice::Light, {1920, 1080}, "light-1920"},
                             Look{ThemeChoice::Dark, {1920, 1080}, "dark-1920"}}) {
        std::set<std::string> seen;
        for (const Way& way :
             {Way{"person", R"({"toss.mode":"call","kickoff.mode":"kicked"})", false},
              Way{"person", R"({"ui.assist":true,"fumble.shakeRatePerS":0.3})", true},
              Way{"computer:1", R"({"timing.quarters":1})", true}}) {
            SolHands hands{asked(way.visitor, way.rules), SolHands::By::Mouse};
            hands.window().setTheme(look.theme);
            hands.window().resize(look.size);
            hands.onside = way.onside;
            REQUIRE(hands.settle());
            for (bool over = false, goesOn = true; !over && goesOn;) {
                over = hands.match().doing() == MatchDoing::Over;
                std::string name = hands.moment();
                for (char& letter : name)
                    if (letter == ' ')
                        letter = '-';
                if (seen.insert(name).second) {
                    QCoreApplication::processEvents();
                    hands.window().grab().save(
                        QStringLiteral("%1/%2-%3.png")
                            .arg(folder, QLatin1String{look.mark}, QString::fromStdString(name)));
                    for (const std::string& cut : gui::test::cutTexts(hands.page().panel()))
                        WARN(look.mark << " " << name << ": " << cut);
                }
                goesOn = over || hands.answer();
            }
        }
    }
}
