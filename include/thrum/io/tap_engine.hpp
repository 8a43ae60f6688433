#pragma once

#include <thrum/io/tap_json.hpp>

#include <string>
#include <string_view>
#include <vector>

/// What is written to and read from an outside engine on a seat (D70); docs/protocol.md, "Engines".
namespace thrum::io {

/// {"ask":"decision","side","prompt","observe","budget_ms"} on one line, with "refused" if the
/// answer before was.
[[nodiscard]] std::string askDecision(const tap::State& seen,
                                      const tap::Prompt& prompt,
                                      Side side,
                                      int budgetMs,
                                      const RuleViolation* refused);
/// {"ask":"calls",...}: which calls it makes during the run that is about to start.
[[nodiscard]] std::string askCalls(const tap::State& seen,
                                   const tap::Prompt& prompt,
                                   Side side,
                                   int budgetMs);

/// {"input":{...}}: a decision as `submit` takes it, or a stored formation.
/// Errors: LoadError naming the member; a hand-written run is one too.
[[nodiscard]] Expected<SubmittedInput, LoadError> parseEngineInput(std::string_view line,
                                                                   const tap::State& seen);
/// {"calls":[{"tick":60,"call":"stop"}]}, at most 16.
[[nodiscard]] Expected<std::vector<Call>, LoadError> parseEngineCalls(std::string_view line,
                                                                      Side side);

}  // namespace thrum::io
