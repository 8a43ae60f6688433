#pragma once

#include <thrum/rules/tap/state.hpp>

namespace thrum::tap {

/// A state whose line was moved without a word about the line to gain: if that now lies behind the
/// ball, it goes where a first down would put it, ten yards on or to the goal. Otherwise, and where
/// nothing is to be gained (kicks, tries, overtime), it stays. Clauses: TAP-DN-1, D68.
[[nodiscard]] State withLineToGain(State state);
/// Whether a snap from here is to gain a first down. Clauses: TAP-TP-1, OT-3.
[[nodiscard]] bool gainsFirstDowns(const State& state);

}  // namespace thrum::tap
