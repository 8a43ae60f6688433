#pragma once

#include <thrum/core/load_error.hpp>
#include <thrum/rules/field_sink.hpp>
#include <thrum/rules/field_source.hpp>
#include <thrum/rules/touchdown/game.hpp>

#include <span>
#include <string_view>
#include <vector>

/// States, inputs, events, prompts, rules and teams of Touchdown-A-Minute as documents.
namespace thrum::touchdown {

void write(const State& state, FieldSink& to);
void write(const Prompt& prompt, FieldSink& to);
void write(const Input& input, FieldSink& to);
void write(const Event& event, FieldSink& to);
void write(const RulesData& rules, FieldSink& to);
void write(const Data& data, FieldSink& to);
void write(const Team& team, FieldSink& to);

[[nodiscard]] State readState(const FieldSource& at);
/// @param state  the one it is meant for; printed faces are read by the dice it awaits
[[nodiscard]] Input readInput(const FieldSource& at, const State& state);
[[nodiscard]] Event readEvent(const FieldSource& at);
/// Errors: what is missing, unknown or out of range. Clauses: TDM-1.2, TDM-19.1.
[[nodiscard]] RulesData readRules(const FieldSource& at);
/// E-TDM-DATA for what readRules did not like.
[[nodiscard]] RuleViolation rulesRefused(const LoadError& error);
[[nodiscard]] Data readData(std::span<const FieldSource> files);
[[nodiscard]] Team readTeam(const FieldSource& at);

/// What a patch makes void that leaves it out: a new phase forgets the play under way.
[[nodiscard]] std::vector<std::string_view> voidedBy(const FieldSource& patch);
/// A patched state, completed by what follows from it (down and distance, who runs back).
[[nodiscard]] State readPatched(const FieldSource& whole, const FieldSource& patch);

}  // namespace thrum::touchdown
