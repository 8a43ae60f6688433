#pragma once

#include "gui/desk.hpp"
#include "gui/game_room/director.hpp"
#include "gui/games/tap/tap_page.hpp"
#include "gui/games/tap/tap_panel.hpp"

#include <optional>
#include <string>

#include <QString>

namespace thrum::gui::test {

/// A window whose game can be put into any state that a scenario has, two persons at it.
class ScenarioDesk {
public:
    /// @param realDice  dice and coin are typed in
    /// @return  why the state cannot lie on the table, one sentence; nothing if it does
    [[nodiscard]] std::optional<std::string> put(const tap::State& state, bool realDice);

    [[nodiscard]] MainWindow& window() { return m_desk.window(); }
    [[nodiscard]] TapPage& page() { return *window().director().tapPage(); }
    [[nodiscard]] TapMatch& match() { return page().match(); }
    [[nodiscard]] TapPanel& panel() { return page().panel(); }
    template <class Page>
    [[nodiscard]] bool shows() {
        return qobject_cast<Page*>(panel().page()) != nullptr;
    }
    /// A widget of the page that is shown; null if it is not there or hidden.
    template <class Widget>
    [[nodiscard]] Widget* find(const char* name) {
        auto* widget = panel().page()->findChild<Widget*>(QString::fromLatin1(name));
        return widget != nullptr && widget->isVisibleTo(panel().page()) ? widget : nullptr;
    }

private:
    Desk m_desk;
};

}  // namespace thrum::gui::test
