#pragma once

#include <thrum/rules/board_namer.hpp>
#include <thrum/rules/field_source.hpp>
#include <thrum/segment/result.hpp>
#include <thrum/segment/script_runner.hpp>

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Runs of the vibrating board as files and messages hold them, for every game that has one:
/// results with their frames, hand-written runs, calls (part 3 of the decisions).
namespace thrum::io {

inline constexpr std::array<std::pair<std::string_view, CallKind>, 3> kCallWords{
    {{"stop", CallKind::Stop}, {"down", CallKind::Down}, {"progress", CallKind::Progress}}};

/// What a tick of a run is read in; how long runs may be is the board's business.
inline constexpr IntegerRange kTickRange{0, 1'000'000};

/// A hand-written run (D29).
struct WrittenRun {
    std::vector<ScriptLine> lines;  ///< in order of ticks
    int ticksPerSecond = 0;         ///< of the lines; 0: the board's own
};
/// "place" with the name of a stored formation instead of figures.
struct FormationCall {
    std::string formation;
    std::optional<Side> side{};
    int ms = 0;
    int lookMs = 0;  ///< of the clock of the game alone; the window hands it in, no file has it
};
/// What the table makes inputs of before a game sees them.
using TableInput = std::variant<WrittenRun, FormationCall>;

/// A run as a script, or a line-up by its name; nothing: an input of the game's own.
/// @param names   of the state the input is meant for
/// @param caller  whose call a line of a script is that names no side
/// A full run result is an error: those come from the board alone (D30).
[[nodiscard]] std::optional<TableInput> readTableInput(const FieldSource& at,
                                                       const BoardNamer& names,
                                                       Side caller);

/// {"type":"run", ...}: a whole result as records keep it; frames as keyframes (D66).
/// @param framesEvery  ticks between the keyframes; 0: as the frames have them
void write(const SegmentResult& result, FieldSink& to, const Namer& names, int framesEvery = 0);
[[nodiscard]] SegmentResult readResult(const FieldSource& at, const Namer& names);
/// Whether an input is one of those.
[[nodiscard]] bool isRun(const FieldSource& input);

/// {"tick", "poses":{name:[x, y, heading]}, "ball":[x, y]}: where everybody is at the end of a
/// tick.
/// @param ball  one that is a body; without it the member is left out
void writeFrame(int tick,
                std::span<const FigureId> figures,
                std::span<const Pose> poses,
                const std::optional<FieldPoint>& ball,
                FieldSink& to,
                const Namer& names);

/// [{"tick", "side", "call"}]
void write(std::span<const Call> calls, FieldSink& to);
[[nodiscard]] std::vector<Call> readCalls(const FieldSource& at,
                                          CountRange count,
                                          IntegerRange ticks);
/// [{"tick", "side", "call", "granted", "clause"}]
void write(std::span<const CallRuling> rulings, FieldSink& to);

}  // namespace thrum::io
