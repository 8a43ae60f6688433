#pragma once

#include <string>

/// What every game that begins here needs besides its set-up.
namespace thrum::gui {

/// Name and version, for the header of a record.
[[nodiscard]] std::string programName();
/// UTC as 2026-11-20T19:02:05Z, for the same.
[[nodiscard]] std::string createdNow();

}  // namespace thrum::gui
