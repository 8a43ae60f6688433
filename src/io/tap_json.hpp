#pragma once

#include "io/json/text.hpp"
#include "io/tap_names.hpp"

#include <thrum/io/tap_json.hpp>

/// The JSON values behind thrum/io/tap_json.hpp, for protocol and game files.
namespace thrum::io {

[[nodiscard]] OrderedJson stateJson(const tap::State& state);
[[nodiscard]] tap::State readState(const JsonCursor& at);
/// The state with the patch merged in, as a value to be read by readState (D68). Clocks may be
/// patched by name. Null takes a member's default.
[[nodiscard]] nlohmann::json patchedState(const tap::State& state, nlohmann::json patch);

/// @param framesEvery  ticks between the keyframes of a run; 0: as the frames have them
[[nodiscard]] OrderedJson inputJson(const tap::State& before,
                                    const tap::Input& input,
                                    int framesEvery = 0);
[[nodiscard]] SubmittedInput readSubmitted(const JsonCursor& at,
                                           const tap::State& state,
                                           std::span<const tap::Board> boards);
[[nodiscard]] tap::Input readRecorded(const JsonCursor& at, const tap::State& before);
[[nodiscard]] WrittenRun readWrittenRun(const JsonCursor& at, const tap::State& state);

[[nodiscard]] OrderedJson requestJson(const tap::State& state, const SegmentRequest& request);
[[nodiscard]] OrderedJson resultJson(const tap::State& before,
                                     const SegmentResult& result,
                                     int framesEvery = 0);
[[nodiscard]] SegmentResult readResult(const JsonCursor& at, const tap::State& before);

[[nodiscard]] OrderedJson eventJson(const tap::State& after, const tap::Event& event);
[[nodiscard]] tap::Event readEvent(const JsonCursor& at, const tap::State& after);
[[nodiscard]] OrderedJson promptJson(const tap::State& state, const tap::Prompt& prompt);
/// {"clause", "code", "message", "args"} (D43).
[[nodiscard]] OrderedJson refusalJson(const RuleViolation& refusal);

/// {"tick", "poses":{name:[x, y, heading]}}: where everybody is at the end of a tick.
[[nodiscard]] OrderedJson frameJson(const tap::State& state,
                                    int tick,
                                    std::span<const FigureId> figures,
                                    std::span<const Pose> poses);

inline constexpr std::array<std::pair<std::string_view, CallKind>, 3> kCallWords{
    {{"stop", CallKind::Stop}, {"down", CallKind::Down}, {"progress", CallKind::Progress}}};

/// What a tick of a run is read in; how long runs may be is the board's business.
inline constexpr IntegerRange kTickRange{0, 1'000'000};

}  // namespace thrum::io
