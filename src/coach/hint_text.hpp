#pragma once

#include "coach/rollout.hpp"

#include <thrum/coach/coach.hpp>

namespace thrum::coach {

/// Puts the plan of a hint into one sentence, with what it should gain if it was tried.
void describe(Hint& hint, const tap::State& seen, const Idea& idea);

}  // namespace thrum::coach
