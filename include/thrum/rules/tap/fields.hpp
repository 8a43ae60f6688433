#pragma once

#include <thrum/core/load_error.hpp>
#include <thrum/rules/board_namer.hpp>
#include <thrum/rules/field_source.hpp>
#include <thrum/rules/tap/game.hpp>

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// States, inputs, events and prompts of TAP as documents; docs/protocol.md lists every member.
/// Yards have at most four decimals and degrees two, so values read back equal (D3).
namespace thrum::tap {

/// The names of a state's men (D12). The state must outlive it.
class StateNamer final : public BoardNamer {
public:
    explicit StateNamer(const State& state) : m_state{&state} {}

    /// "H34"; where that name would be read as another man (two of a roster may wear one number)
    /// with his id behind it: "H52/w52".
    [[nodiscard]] std::string nameOf(FigureId id) const override;
    [[nodiscard]] std::optional<FigureId> find(std::string_view name) const override;
    /// "running" and "stationary" after the base itself; "second" where both are of one sort.
    [[nodiscard]] std::string baseName(FigureId id, int slot) const override;
    [[nodiscard]] std::optional<Pose> poseOf(FigureId id) const override;
    [[nodiscard]] bool hasBase(FigureId id, int slot) const;

private:
    const State* m_state;
};

/// By this state men are named on every line of a record, whoever stands on the board: a number
/// that two of a roster wear is Home's dark or the visitors' white player alone; the other has his
/// id behind it. So a viewer needs the rosters and no rules. Rosters change with a correction only.
[[nodiscard]] State recordNames(std::array<Shared<Team>, 2> teams);

void write(const State& state, FieldSink& to);
/// @param state  the one that prompts
void write(const Prompt& prompt, const State& state, FieldSink& to);
/// Decisions, chance and expiries; what a run came to is written by io.
void write(const Input& input, FieldSink& to, const StateNamer& names);
/// @param names  of the state after the event
void write(const Event& event, FieldSink& to, const Namer& names);
void write(const LogLine& line, FieldSink& to, const Namer& names);

/// A whole state. Form and ranges only: whether it makes sense is for `validate`. A man whose
/// number nobody of his side wears joins the roster on the reference base.
/// @param boards  what "board" may name instead of describing it
[[nodiscard]] State readState(const FieldSource& at, std::span<const Board> boards = {});
/// A decision, what fell, or an expiry; runs and lined-up formations are read by io.
/// @param names   the state the input is meant for; gives men their names and places
/// @param boards  what choose_board may name
[[nodiscard]] Input readInput(const FieldSource& at,
                              const State& names,
                              std::span<const Board> boards = {});
[[nodiscard]] Event readEvent(const FieldSource& at, const Namer& names);

/// Members of the state there is that do not outlive a patch which leaves them out: a throw that
/// was due belongs to the phase that is left, contacts to the figures that stood there (D68).
[[nodiscard]] std::vector<std::string_view> voidedBy(const FieldSource& patch);
/// A state that was patched, with what follows from the patch filled in: contacts measured, the
/// line to gain, the clocks of the window it opens (D33, D68).
/// @param whole  the state with the patch merged in, without what the patch made void
[[nodiscard]] State readPatched(const FieldSource& whole,
                                const FieldSource& patch,
                                std::span<const Board> boards);

/// What `validate` says about a state, with the pointer as files and messages show the state: sides
/// and figures by name.
[[nodiscard]] LoadError problemInFile(const State& state, const StateProblem& problem);

}  // namespace thrum::tap
