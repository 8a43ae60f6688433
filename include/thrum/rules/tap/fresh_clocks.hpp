#pragma once

#include <thrum/rules/tap/state.hpp>

namespace thrum::tap {

/// A state as a tester wrote it, without a word about clocks, with the clocks that run when its
/// window has just been opened: whole, none left over from another window. The game clock is kept;
/// in a game of the clock one is started where there is none. Clauses: chapter 35, D15, D68.
[[nodiscard]] State withFreshClocks(State state);

}  // namespace thrum::tap
