#pragma once

#include <thrum/app/tap_game.hpp>

namespace thrum::app {

/// Something that makes no sense, with its pointer into the request.
[[nodiscard]] Refused wrong(std::string pointer, std::string reason);
/// Clause: TAP-GN-3.
[[nodiscard]] Refused notNow();

}  // namespace thrum::app
