#pragma once

namespace thrum {

/// Which board this is. Raised with every change after which an equal request, table, seed and
/// calls may end otherwise; data files are no part of it, a game file holds its own. Recorded in
/// game files, so that `thrum-cli verify` tells a board that has changed from a record that has
/// (D63). tests/app/playthroughs_test.cpp holds every change to it.
inline constexpr int kPhysicsRevision = 2;

}  // namespace thrum
