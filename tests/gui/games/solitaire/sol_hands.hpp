#pragma once

#include "gui/desk.hpp"
#include "gui/games/solitaire/table.hpp"
#include "gui/held_time.hpp"
#include "gui/match/match_setup.hpp"
#include "gui/tabletop/tabletop_page.hpp"

#include <set>
#include <string>

#include <QStringList>
#include <QWidget>

namespace thrum::gui::test {

/// Somebody at the program's own window who plays the Solitaire Coach's game with plain sense: with
/// the mouse alone, or with the keys alone. What he presses goes to whatever is under the mouse or
/// has the keyboard; the clock that shots are timed by stands until he lets it go on.
class SolHands {
public:
    enum class By { Mouse, Keys };

    SolHands(const MatchSetup& setup, By by);

    [[nodiscard]] MainWindow& window() { return m_desk.window(); }
    [[nodiscard]] HeldTime& time() { return m_time; }
    [[nodiscard]] TabletopPage& page();
    [[nodiscard]] sol::SolMatch& match();
    [[nodiscard]] sol::SolTable& table();
    [[nodiscard]] const solitaire::State& state() { return match().state(); }
    /// Until somebody here is asked, something is in the air or a play is looked at, or it is over.
    [[nodiscard]] bool settle();
    /// One moment answered. False if nothing pressed had any effect for a while.
    [[nodiscard]] bool answer();
    /// The moment that is shown, "Shot throw", "Stop second": one name for each kind of page.
    [[nodiscard]] std::string moment();

    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    static void click(QWidget* widget);
    void pressMain();
    /// The choice of the page that reads so; false: it is not there, or not allowed.
    bool choose(const QString& text);
    /// The keyboard walks with Tab through the window to the part of this name.
    bool walkTo(const QString& name);

    /// Everything refused so far.
    [[nodiscard]] const QStringList& refusals() const { return m_refusals; }
    std::set<std::string> moments;  ///< answered
    std::set<QString> pressed;      ///< choices that were pressed, and ways to shoot
    bool onside = false;            ///< kicks so whenever it may
    bool runsOnly = false;
    int patienceMs = 30'000;  ///< with a coach who thinks
    bool tells = false;       ///< each play on the error stream, for whoever waits

private:
    void callPlay();
    void lineUp();
    void atStop();
    void shoot();
    void shootWithMouse();
    void shootWithKeys();
    void stopSoon();
    bool turnRunner();
    void tell();
    [[nodiscard]] double wayAhead(const solitaire::Figure& runner);

    HeldTime m_time;
    Desk m_desk;
    By m_by;
    QStringList m_refusals;
    int m_calls = 0;
    int m_stuck = 0;
    std::size_t m_turnedAt = 0;
    std::string m_told;
};

}  // namespace thrum::gui::test
