#pragma once

#include "io/json/cursor.hpp"
#include "io/json/sink.hpp"

#include <thrum/io/tap_json.hpp>

/// The JSON values behind thrum/io/tap_json.hpp, for protocol and game files.
namespace thrum::io {

[[nodiscard]] OrderedJson stateJson(const tap::State& state);
/// @param framesEvery  ticks between the keyframes of a run; 0: as the frames have them
[[nodiscard]] OrderedJson inputJson(const tap::State& before,
                                    const tap::Input& input,
                                    int framesEvery = 0);
[[nodiscard]] SubmittedInput readSubmitted(const FieldSource& at,
                                           const tap::State& state,
                                           std::span<const tap::Board> boards);
[[nodiscard]] tap::Input readRecorded(const FieldSource& at, const tap::State& before);
[[nodiscard]] OrderedJson eventJson(const tap::State& after, const tap::Event& event);
[[nodiscard]] OrderedJson promptJson(const tap::State& state, const tap::Prompt& prompt);
}  // namespace thrum::io
