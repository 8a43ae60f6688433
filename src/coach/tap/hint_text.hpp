#pragma once

#include "coach/tap/rollout.hpp"

#include <thrum/coach/tap/coach.hpp>

namespace thrum::coach {

/// Puts the plan of a hint into one sentence, with what it should gain if it was tried.
void describe(Hint& hint, const tap::State& seen, const Idea& idea);

}  // namespace thrum::coach
