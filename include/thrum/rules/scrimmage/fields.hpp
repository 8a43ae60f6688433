#pragma once

#include <thrum/core/load_error.hpp>
#include <thrum/rules/field_reader.hpp>
#include <thrum/rules/field_sink.hpp>
#include <thrum/rules/field_source.hpp>
#include <thrum/rules/scrimmage/game.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// States, inputs, events, prompts and the rules file of SCRIMMAGE as documents;
/// docs/protocol-scrimmage.md lists every member.
namespace thrum::scrimmage {

/// "HT1": the side's letter and the label. A label alone is the man of that role.
class ManNamer final : public Namer {
public:
    explicit ManNamer(Side offense = Side::Home) : m_offense{offense} {}
    [[nodiscard]] std::string nameOf(FigureId id) const override;
    [[nodiscard]] std::optional<FigureId> find(std::string_view name) const override;

private:
    Side m_offense;
};
[[nodiscard]] std::string nameOfMan(ManId id);

// Forms of their own: [column, row], [depth, row], tables by label or by power advantage.
void writeField(const FieldWriter& to, const Square& square);
void writeField(const FieldWriter& to, const Post& post);
void writeField(const FieldWriter& to, const SpeedTable& table);
void writeField(const FieldWriter& to, const PostTable& table);
void writeField(const FieldWriter& to, const TackleTable<int>& table);
void writeField(const FieldWriter& to, const TackleTable<double>& table);
void readField(const FieldReader& reader, const FieldSource& at, Square& square);
void readField(const FieldReader& reader, const FieldSource& at, Post& post);
void readField(const FieldReader& reader, const FieldSource& at, SpeedTable& table);
void readField(const FieldReader& reader, const FieldSource& at, PostTable& table);
void readField(const FieldReader& reader, const FieldSource& at, TackleTable<int>& table);
void readField(const FieldReader& reader, const FieldSource& at, TackleTable<double>& table);

void write(const State& state, FieldSink& to);
void write(const Prompt& prompt, const State& state, FieldSink& to);
void write(const Input& input, FieldSink& to, const ManNamer& names);
void write(const Event& event, FieldSink& to, const Namer& names);
void write(const RulesData& rules, FieldSink& to);
void write(const Team& team, FieldSink& to);

/// A whole state. Form and ranges only: whether it makes sense is for `validate`.
[[nodiscard]] State readState(const FieldSource& at);
/// @param state  the one the input is meant for: says whose man a bare label is
[[nodiscard]] Input readInput(const FieldSource& at, const State& state);
[[nodiscard]] Event readEvent(const FieldSource& at, const Namer& names);
/// Members that a patch makes void which leaves them out (D68).
[[nodiscard]] std::vector<std::string_view> voidedBy(const FieldSource& patch);
[[nodiscard]] State readPatched(const FieldSource& whole, const FieldSource& patch);
/// What `validate` says, as files show the state.
[[nodiscard]] LoadError problemInFile(const StateProblem& problem);

/// rules/scrimmage.json, whole: every key is required, no other is taken. Revision 1 plays by the
/// flat model (SCR-T9).
[[nodiscard]] RulesData readRules(const FieldSource& at);
/// E-SCR-DATA.
[[nodiscard]] RuleViolation rulesRefused(const LoadError& error);
[[nodiscard]] Team readTeam(const FieldSource& at);
/// "limits": {"low": 3, "high": 6}, or [3, 6].
void readOptions(FieldObject& options, GameConfig& config);
void writeOptions(const GameConfig& config, FieldSink& to);

}  // namespace thrum::scrimmage
