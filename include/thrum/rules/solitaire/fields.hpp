#pragma once

#include <thrum/core/load_error.hpp>
#include <thrum/rules/board_namer.hpp>
#include <thrum/rules/field_source.hpp>
#include <thrum/rules/solitaire/game.hpp>

#include <string_view>
#include <vector>

/// States, inputs, events, prompts, rules and teams as documents. Places in states, decisions and
/// events are the book's: Y counts from the middle of the field (SOL-GEO-1). Requests, written
/// runs and results of the board are the board's: y from the south side line (docs/protocol.md).
namespace thrum::solitaire {

/// The names of a state's men: "H34". The state must outlive it.
class StateNamer final : public BoardNamer {
public:
    explicit StateNamer(const State& state) : m_state{&state} {}
    [[nodiscard]] std::string nameOf(FigureId id) const override;
    [[nodiscard]] std::optional<FigureId> find(std::string_view name) const override;
    [[nodiscard]] std::string baseName(FigureId id, int slot) const override;
    [[nodiscard]] std::optional<Pose> poseOf(FigureId id) const override;

private:
    const State* m_state;
};
[[nodiscard]] State recordNames(std::array<Shared<Team>, 2> teams);

void write(const State& state, FieldSink& to);
void write(const Prompt& prompt, const State& state, FieldSink& to);
void write(const Input& input, FieldSink& to, const Namer& names);
void write(const Event& event, FieldSink& to, const Namer& names);
void write(const RulesData& rules, FieldSink& to);
void write(const Team& team, FieldSink& to);

[[nodiscard]] State readState(const FieldSource& at);
[[nodiscard]] Input readInput(const FieldSource& at, const State& state);
[[nodiscard]] Event readEvent(const FieldSource& at, const Namer& names);
[[nodiscard]] RulesData readRules(const FieldSource& at);
/// A team of ours, or a team file of the board with what rules ask of it.
[[nodiscard]] Team readTeam(const FieldSource& at);
[[nodiscard]] RuleViolation rulesRefused(const LoadError& error);

[[nodiscard]] std::vector<std::string_view> voidedBy(const FieldSource& patch);
[[nodiscard]] State readPatched(const FieldSource& whole, const FieldSource& patch);
[[nodiscard]] LoadError problemInFile(const State& state, const StateProblem& problem);

}  // namespace thrum::solitaire
