#pragma once

#include <thrum/core/load_error.hpp>
#include <thrum/rules/field_sink.hpp>
#include <thrum/rules/field_source.hpp>
#include <thrum/rules/foursheet/documents.hpp>
#include <thrum/rules/foursheet/game.hpp>

#include <string_view>
#include <vector>

/// States, inputs, events and prompts of 4SS as documents.
namespace thrum::foursheet {

void write(const State& state, FieldSink& to);
/// Everything but rules, data and teams.
void writeFrame(const State& state, FieldSink& to);
void write(const Prompt& prompt, FieldSink& to);
void write(const Input& input, FieldSink& to);
void write(const Event& event, FieldSink& to);

/// Form and ranges only: whether it makes sense is for `validate`.
[[nodiscard]] State readState(const FieldSource& at);
[[nodiscard]] Input readInput(const FieldSource& at);
[[nodiscard]] Event readEvent(const FieldSource& at);

/// Members that do not outlive a patch which leaves them out: calls and a play under way belong to
/// the moment that is left (D68).
[[nodiscard]] std::vector<std::string_view> voidedBy(const FieldSource& patch);
/// A state that was patched, with what follows from the patch filled in.
[[nodiscard]] State readPatched(const FieldSource& whole, const FieldSource& patch);
[[nodiscard]] LoadError problemInFile(const State& state, const StateProblem& problem);

/// 64 bits over everything, rules and teams too.
[[nodiscard]] std::uint64_t digest(const State& state);

}  // namespace thrum::foursheet
