#pragma once

#include "gui/scenarios/scenario_desk.hpp"

#include <string>
#include <vector>

namespace thrum::gui::test {

/// Whether the page that is shown is one for its prompt and offers all of it.
/// @return  what is missing, a few words each
[[nodiscard]] std::vector<std::string> missingOnPage(ScenarioDesk& desk);

/// "pass_page-S10", "decide_page-K0": the page and the phase, for a file name.
[[nodiscard]] std::string pageName(ScenarioDesk& desk);

}  // namespace thrum::gui::test
