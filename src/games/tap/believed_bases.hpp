#pragma once

#include <thrum/coach/tap/coach.hpp>
#include <thrum/segment/specs.hpp>

#include <span>

namespace thrum::app {

/// The table as a coach believes it: on every base he has watched, the two sides of the prongs are
/// alike, and it runs and curves as he saw it. How each prong really stands nobody at a table sees.
[[nodiscard]] TableSetup believedTable(TableSetup table, std::span<const coach::Believed> believed);

}  // namespace thrum::app
