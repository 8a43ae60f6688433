// The arbiter's panel: what it puts right, what log and record say of it, how it is put back.

#include "gui/commands/commands.hpp"
#include "gui/game_test.hpp"
#include "gui/games/tap/arbiter_panel.hpp"
#include "gui/games/tap/clock_spin.hpp"
#include "support/wait_for.hpp"

#include <thrum/games/tap/arbiter.hpp>

#include <QAction>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace {
const std::string kSecondDown = R"({"phase":"S1","stage":"first","offense":"home","down":2,
    "half":1,"play":3,"line_of_scrimmage":30,"line_to_gain":37,"score":{"home":14,"visitor":10}})";
const std::string kStop = R"({"phase":"S8","offense":"home","down":2,"line_of_scrimmage":40,
    "line_to_gain":47,"carrier":"H12","stops_used":1,
    "figures":{"H12":{"x":34,"y":26.6665},"V21":{"x":46.5,"y":17}},
    "play_facts":{"snapped":true,"counted":true,"snap_taker":"H12"},
    "clocks":{"stoppage":{"ms_left":8000,"side":"home"}}})";

/// The panel as its key opens it.
class Arbiter {
public:
    explicit Arbiter(GameDesk& desk) : m_desk{desk} {
        desk.press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    }
    ArbiterPanel* panel() {
        return m_desk.page().findChild<ArbiterPanel*>(QStringLiteral("arbiterPanel"));
    }
    template <class Widget>
    Widget& get(const char* name) {
        auto* found = panel()->findChild<Widget*>(QString::fromLatin1(name));
        REQUIRE(found != nullptr);
        return *found;
    }
    QString text(const char* name) { return get<QLabel>(name).text(); }
    void press(const char* name) { m_desk.click(&get<QPushButton>(name)); }
    bool enabled(const char* name) { return get<QPushButton>(name).isEnabled(); }
    void because(const char* reason) {
        get<QLineEdit>("arbiterReason").setText(QString::fromLatin1(reason));
    }

private:
    GameDesk& m_desk;
};

std::string lastReason(GameDesk& desk) {
    const auto& record = desk.match().game().session().record();
    const auto* correction = std::get_if<app::TapGame::Session::Correction>(&record.back().what);
    return correction != nullptr ? correction->reason : std::string{};
}
}  // namespace

TEST_CASE("the arbiter puts the score right: old and new, a reason, log and record",
          "[gui][UX-9][D57]") {
    GameDesk desk{shortGame(tap::Mode::Tournament), kSecondDown};
    REQUIRE(desk.settle());
    Arbiter arbiter{desk};
    REQUIRE(arbiter.panel() != nullptr);
    CHECK(arbiter.panel()->isVisible());
    CHECK_FALSE(arbiter.panel()->isModal());
    CHECK_FALSE(arbiter.enabled("arbiterEnter"));
    arbiter.get<QSpinBox>("arbiterHome").setValue(13);
    CHECK(arbiter.text("arbiterChanges").contains(QStringLiteral("14 → 13")));
    CHECK_FALSE(arbiter.enabled("arbiterEnter"));  // a reason belongs to it
    arbiter.because("try counted twice");
    arbiter.press("arbiterEnter");
    CHECK(desk.state().score == std::array{13, 10});
    CHECK(lastReason(desk) == "Arbiter: score of the Lancers 14 → 13 (try counted twice).");
    CHECK(desk.page().log().asText().contains(QString::fromStdString(lastReason(desk))));

    // nothing was played since: another correction puts it back, and the record keeps both
    const std::size_t entries = desk.match().game().session().record().size();
    arbiter.because("it was right");
    arbiter.press("arbiterBack");
    CHECK(desk.state().score == std::array{14, 10});
    CHECK(desk.match().game().session().record().size() == entries + 1);
    CHECK_FALSE(desk.match().undoText().contains(QStringLiteral("14")));
}

TEST_CASE("the arbiter stops both clocks where coaches may not, and sets one", "[gui][UX-9]") {
    GameDesk desk{shortGame(tap::Mode::Tournament), kStop};
    REQUIRE(desk.settle());
    CHECK_FALSE(desk.window().commands()[Command::Pause]->isEnabled());
    Arbiter arbiter{desk};
    arbiter.press("arbiterPause");
    CHECK(desk.state().paused);
    const auto* stopped = desk.match().clock(tap::ClockName::Stoppage);
    REQUIRE(stopped != nullptr);
    CHECK_FALSE(stopped->running);
    const std::string field =
        "arbiterClock" + std::to_string(static_cast<int>(tap::ClockName::Stoppage));
    arbiter.get<ClockSpin>(field.c_str()).setMs(9'500);
    arbiter.because("the table was bumped");
    arbiter.press("arbiterEnter");
    CHECK(desk.match().clock(tap::ClockName::Stoppage)->msLeft == 9'500);
    CHECK(desk.state().paused);
    arbiter.press("arbiterPause");
    CHECK_FALSE(desk.state().paused);
    CHECK(desk.match().clock(tap::ClockName::Stoppage)->running);
    // down and spot belong to a line-up
    CHECK_FALSE(arbiter.get<QSpinBox>("arbiterDown").isEnabled());
}

TEST_CASE("with a referee's word no coach ends the arbiter's pause", "[gui][UX-9]") {
    GameDesk desk{shortGame(tap::Mode::Tournament), kStop};
    REQUIRE(desk.settle());
    Arbiter arbiter{desk};
    arbiter.get<QLineEdit>("arbiterWord").setText(QStringLiteral("pylon"));
    arbiter.press("arbiterPause");
    REQUIRE(desk.state().paused);
    CHECK(arbiter.get<QLineEdit>("arbiterWord").text().isEmpty());
    desk.page().pause();
    desk.pressMain();
    CHECK(desk.state().paused);
    arbiter.get<QLineEdit>("arbiterWord").setText(QStringLiteral("goal"));
    arbiter.press("arbiterPause");
    CHECK(desk.state().paused);
    arbiter.get<QLineEdit>("arbiterWord").setText(QStringLiteral("pylon"));
    arbiter.press("arbiterPause");
    CHECK_FALSE(desk.state().paused);
}

TEST_CASE("the arbiter has another spot lined up anew, and a down played again",
          "[gui][UX-9][D57]") {
    MatchSetup setup = shortGame(tap::Mode::Solitaire, 6);
    GameDesk desk{setup, kSecondDown};
    REQUIRE(desk.settle());
    Arbiter arbiter{desk};
    CHECK_FALSE(arbiter.enabled("arbiterAgain"));
    arbiter.get<QDoubleSpinBox>("arbiterSpot").setValue(45.3);
    arbiter.because("spotted from the wrong hash");
    arbiter.press("arbiterEnter");
    CHECK(desk.state().lineOfScrimmage == 45.3_x);
    CHECK(desk.state().lineToGain == 52.3_x);
    arbiter.panel()->close();

    test::WidgetCoach coach{desk};
    const int playsBefore = desk.state().play;
    for (int i = 0; i < 60 && desk.state().play == playsBefore; ++i) {
        REQUIRE(desk.settle());
        REQUIRE(coach.act());
    }
    for (int i = 0; i < 60 && desk.state().playFacts.snapped; ++i) {
        REQUIRE(desk.settle());
        REQUIRE(coach.act());
    }
    REQUIRE(desk.settle());
    REQUIRE(desk.state().play == playsBefore + 1);
    Arbiter again{desk};
    again.because("the board was bumped");
    REQUIRE(again.enabled("arbiterAgain"));
    again.press("arbiterAgain");
    CHECK(desk.state().play == playsBefore);
    CHECK(desk.state().down == 2);
    CHECK(desk.state().lineOfScrimmage == 45.3_x);
    CHECK(desk.state().figures.empty());
    CHECK(QString::fromStdString(lastReason(desk))
              .contains(QStringLiteral("the down is played again: the board was bumped")));
}

TEST_CASE("the arbiter's panel follows the game it lies beside", "[gui][UX-9]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire), kSecondDown};
    REQUIRE(desk.settle());
    Arbiter arbiter{desk};
    auto& home = arbiter.get<QSpinBox>("arbiterHome");
    auto& visitors = arbiter.get<QSpinBox>("arbiterVisitor");
    home.setValue(20);  // the arbiter has begun: his number stays
    tap::ArbiterCorrection other;
    other.score[1] = 11;
    CHECK(desk.match().correct(other, QStringLiteral("elsewhere")).isEmpty());
    CHECK(visitors.value() == 11);
    CHECK(home.value() == 20);
}
