#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/load_error.hpp>
#include <thrum/io/run_json.hpp>
#include <thrum/rules/tap/event.hpp>
#include <thrum/rules/tap/game.hpp>
#include <thrum/rules/tap/input.hpp>
#include <thrum/rules/tap/prompt.hpp>

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// TAP's state, inputs, events and prompts as JSON text on one line. docs/protocol.md lists every
/// member. Yards have at most four decimals and degrees two, so values read back equal (D3).
namespace thrum::io {

[[nodiscard]] std::string textOf(const tap::State& state);
/// A whole state. Form and ranges only: whether it makes sense is for tap::validate. A figure whose
/// number nobody of its side wears joins the roster on the reference base.
/// Errors: LoadError with the pointer of what is wrong; nothing is taken in part.
[[nodiscard]] Expected<tap::State, LoadError> parseTapState(std::string_view text,
                                                            std::string file);

/// What tap::validate says about a state, with the pointer as files and messages show the state:
/// sides and figures by name.
[[nodiscard]] LoadError problemInFile(const tap::State& state, const tap::StateProblem& problem);

/// What a coach or a program may hand in.
using SubmittedInput = std::variant<tap::Input, WrittenRun, FormationCall>;

/// @param state   the state the input is meant for; gives figures their names and places
/// @param boards  what choose_board may name
/// Errors: LoadError at the member that is wrong (D44); a full run result is one (D30).
[[nodiscard]] Expected<SubmittedInput, LoadError> parseTapInput(std::string_view text,
                                                                std::string file,
                                                                const tap::State& state,
                                                                std::span<const tap::Board> boards);
/// As game files hold it: a run with its whole result; its frames, if any, as keyframes (D66).
[[nodiscard]] std::string textOf(const tap::State& before, const tap::Input& input);
[[nodiscard]] Expected<tap::Input, LoadError> parseRecordedTapInput(std::string_view text,
                                                                    std::string file,
                                                                    const tap::State& before);

[[nodiscard]] std::string textOf(const tap::State& after, const tap::Event& event);
[[nodiscard]] Expected<tap::Event, LoadError> parseTapEvent(std::string_view text,
                                                            std::string file,
                                                            const tap::State& after);
[[nodiscard]] std::string textOf(const tap::State& state, const tap::Prompt& prompt);

}  // namespace thrum::io
