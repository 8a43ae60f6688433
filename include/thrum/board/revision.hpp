#pragma once

namespace thrum {

/// Which board this is. Raised with every change after which an equal request, table, seed and
/// calls may end otherwise; data files are no part of it, a game file holds its own. Recorded in
/// game files, so that `thrum-cli verify` tells a board that has changed from a record that has
/// (D63). `Simulator::setPhysics` runs what an earlier one recorded: 1 and 2 alike, 2 with men who
/// meet above their bases; 3 has the jump at switch-on, prongs whose length counts, and figures
/// that run no faster for being heavier. tests/app/playthroughs_test.cpp holds every change to it.
inline constexpr int kPhysicsRevision = 3;

}  // namespace thrum
