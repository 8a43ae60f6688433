#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/load_error.hpp>
#include <thrum/io/record_line.hpp>
#include <thrum/io/run_json.hpp>
#include <thrum/segment/runner.hpp>

#include <optional>
#include <string>
#include <string_view>

/// What is written to and read from an outside engine on a seat (D70); docs/protocol.md, "Engines".
namespace thrum::io {

/// What a seat sees, as its game writes it.
struct SeatView {
    FieldWrite prompt{};
    FieldWrite observe{};
};

/// {"ask":"decision","n","side","prompt","observe","budget_ms"} on one line, with "refused" if the
/// answer before was. An answer may repeat "n": one with another number belongs to a question that
/// was given up.
[[nodiscard]] std::string askDecision(
    int number, const SeatView& seen, Side side, int budgetMs, const RuleViolation* refused);
/// {"ask":"watch","n","side","tick","frame","budget_ms"}: a moment of a run, and what it wants to
/// call.
/// At tick 0 also "prompt" and "observe".
[[nodiscard]] std::string askWatch(int number,
                                   const SeatView& seen,
                                   const Namer& names,
                                   Side side,
                                   const TickReport& shown,
                                   int budgetMs);
/// {"input":{...}}: a decision as `submit` takes it, or a stored formation.
/// Errors: LoadError naming the member; nothing if all is well.
[[nodiscard]] std::optional<LoadError> parseEngineInput(std::string_view line,
                                                        const FieldRead& input);
/// {"call":"stop"} for the next tick, with "tick" for a later one, or {"call":null}.
/// @param shown  the last tick the engine has seen
/// Errors: LoadError naming the member; a tick that was shown already is one (D28).
[[nodiscard]] Expected<std::optional<Call>, LoadError> parseEngineCall(std::string_view line,
                                                                       Side side,
                                                                       int shown);

}  // namespace thrum::io
