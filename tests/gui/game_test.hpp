#pragma once

// What the tests of a game in the window have in common: a desk to play at, and moments to begin
// with. For test sources only.

#include "gui/game_desk.hpp"
#include "support/wait_for.hpp"

#include <string>

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using tap::DecisionKind;
using tap::Phase;
using test::GameDesk;
using test::shortGame;
using test::waitFor;

namespace thrum::gui::test {

/// H34 has broken through and the switch is off; V52 stands in his way, so that the next run ends
/// the play: a state as GameDesk takes it.
inline const std::string kBrokenThrough = R"({"phase":"S16r","half":1,"play":3,"offense":"home",
    "down":2,"line_of_scrimmage":40,"line_to_gain":47,"carrier":"H34","switch_holder":"visitor",
    "figures":{"H34":{"x":42,"y":26.6665},"V52":{"x":46,"y":26.6665,"heading_deg":180}},
    "play_facts":{"snapped":true,"counted":true,"line_reached":true,"snap_taker":"H12"}})";

}  // namespace thrum::gui::test
