#pragma once

#include "gui/commands/command_table.hpp"

#include <thrum/core/figure_id.hpp>

#include <array>
#include <functional>

#include <QString>

namespace thrum::gui {

/// What each coach has a key of his own for (TAP-MD-7, D53).
enum class CoachCommand { Switch, Done, Call, Down };
inline constexpr std::array kCoachCommands{
    CoachCommand::Switch, CoachCommand::Done, CoachCommand::Call, CoachCommand::Down};

/// The row of the table for a coach's own key.
[[nodiscard]] Command commandOf(Side side, CoachCommand command);

/// The key a coach has for it now, as it is shown on a button; empty: none.
using CoachKeys = std::function<QString(Side, CoachCommand)>;

}  // namespace thrum::gui
