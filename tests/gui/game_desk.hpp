#pragma once

#include "gui/game_room/director.hpp"
#include "gui/games/tap/setup.hpp"
#include "gui/games/tap/tap_page.hpp"
#include "gui/games/tap/tap_panel.hpp"
#include "gui/match/pages/prompt_page.hpp"
#include "gui/window/main_window.hpp"

#include <map>
#include <memory>
#include <string>

#include <QPoint>
#include <QString>

class QPushButton;

namespace thrum::gui::test {

/// A short game of two shipped teams: few plays, two persons, the same luck each time.
[[nodiscard]] MatchSetup shortGame(tap::Mode mode, int playsPerHalf = 2);
/// The same with the chart that calls for both sides.
[[nodiscard]] MatchSetup withChart(MatchSetup setup);

/// A window with a game on its page, silent, nothing remembered, shown offscreen. Everything is
/// done with the mouse and the keyboard.
class GameDesk {
public:
    /// @param seed  of the game; the same one gives the same game
    explicit GameDesk(const MatchSetup& setup);
    /// In the middle of a game: the state's members as the protocol's `load` takes them.
    /// @param ownFolder  empty: no formations are kept
    GameDesk(const MatchSetup& setup, const std::string& stateJson, const QString& ownFolder = {});
    /// @param time  what the game goes by, outliving the desk
    GameDesk(const MatchSetup& setup, const std::string& stateJson, TimeSource& time);

    MainWindow& window() { return *m_window; }
    TapPage& page() { return *m_window->director().tapPage(); }
    TapMatch& match() { return page().match(); }
    TapPanel& panel() { return page().panel(); }
    const tap::State& state() { return match().state(); }
    template <class Widget>
    Widget* find(const char* name) {
        // two pages may have a part of the same name: the one that is shown counts
        const QString wanted = QString::fromLatin1(name);
        if (auto* shown = panel().page()->findChild<Widget*>(wanted))
            return shown;
        return panel().findChild<Widget*>(wanted);
    }
    /// The man with this number who stands on the board, "H34" or "V52".
    FigureId man(const QString& name);
    [[nodiscard]] QPoint pixelOf(FigureId id);
    /// On the board; without a pixel in its middle.
    void clickBoard(QPointF yards);
    void clickMan(FigureId id);
    void drag(FigureId id, QPointF byYards);
    void wheel(FigureId id, int notches);
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void pressMain();
    void click(QWidget* button);
    /// Until the table waits for somebody, or the game is over.
    [[nodiscard]] bool settle(int milliseconds = 30'000);

private:
    void open(const QString& ownFolder = {}, TimeSource* time = nullptr);
    void adopt(const MatchSetup& setup, const std::string& stateJson);
    std::unique_ptr<MainWindow> m_window;
};

/// Plays a game through its widgets alone: formations from the list, turns by the wheel, throws,
/// passes and calls by the buttons. Knows no rule; what is refused it tries otherwise.
class WidgetCoach {
public:
    explicit WidgetCoach(GameDesk& desk) : m_desk{desk} {}

    /// One prompt answered. False if nothing helped.
    [[nodiscard]] bool act();
    /// To the final whistle. @return prompts answered; -1 if it got stuck
    [[nodiscard]] int playOut(int most = 2000);
    /// How often each phase was answered.
    [[nodiscard]] const std::map<tap::Phase, int>& seen() const { return m_seen; }

private:
    bool lineUp();
    bool pivot();
    bool pass();
    bool throwOrTurn();
    [[nodiscard]] bool moved(std::size_t inForce);

    GameDesk& m_desk;
    std::map<tap::Phase, int> m_seen;
    int m_turn = 0;
};

}  // namespace thrum::gui::test
