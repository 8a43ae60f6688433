#pragma once

#include <thrum/rules/tap/state.hpp>

// What a coach minds of the latest plays, which everybody at the table saw end. How much he minds
// them is his manner (Persona::memory, 0 to 100); most coaches decide each play by itself.
namespace thrum::coach {

/// How likely of a hundred the side without the ball expects what burned it lately to come again: a
/// pass above 0, a run below.
[[nodiscard]] int burnedBy(const tap::State& seen, int memory);
/// What the side with the ball adds to its percent of passes: fewer after a pass that was lost,
/// more of what gained.
[[nodiscard]] int leansByMemory(const tap::State& seen, int memory);

}  // namespace thrum::coach
