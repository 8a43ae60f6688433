#pragma once

#include "gui/scenarios/scenario_desk.hpp"

#include <string>

namespace thrum::gui::test {

/// How an input gets into the game through the window.
enum class Way {
    MainButton,
    Choice,  ///< a button of a list, a column or a call
    Man,     ///< a man's own button, a field of the page
    Board,   ///< the mouse on the board
    Key,     ///< a coach's own key or a command of the menus
    Dice,    ///< typed as they fell
    Clock,   ///< the window's stopwatch
    None     ///< by no control of the window
};
[[nodiscard]] const char* nameOf(Way way);

/// Hands the input in as a coach does.
/// @return  how; None if the window has no control for it
Way handIn(ScenarioDesk& desk, const tap::Input& input);

}  // namespace thrum::gui::test
