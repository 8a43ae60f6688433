#pragma once

#include <thrum/segment/roster.hpp>

#include <QString>

namespace thrum::gui {

/// "running back"
[[nodiscard]] QString positionText(Position position);

}  // namespace thrum::gui
