#pragma once

#include <thrum/games/solitaire.hpp>

#include <vector>

// How a defense that sees the call and where the offense stands moves its own men about in a
// formation (SOL-CTL-6: it lines up last).
namespace thrum::solitaire::coach {

/// Against a pass a man for everybody split wide, a few yards off and facing as he does; against a
/// run the two deepest cross the field instead of running past the runner. The line-up of anybody
/// else, and one that cannot be moved so, stays as it is.
[[nodiscard]] std::vector<Decision> answering(const State& state,
                                              Side side,
                                              std::vector<Decision> lineUp);

}  // namespace thrum::solitaire::coach
