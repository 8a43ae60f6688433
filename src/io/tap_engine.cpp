#include "io/json_cursor.hpp"
#include "io/tap_json.hpp"

#include <thrum/io/tap_engine.hpp>

namespace thrum::io {
namespace {

OrderedJson ask(
    const char* what, const tap::State& seen, const tap::Prompt& prompt, Side side, int budgetMs) {
    OrderedJson line;
    line["ask"] = what;
    line["side"] = side == Side::Home ? "home" : "visitor";
    line["prompt"] = promptJson(seen, prompt);
    line["observe"] = stateJson(seen);
    line["budget_ms"] = budgetMs;
    return line;
}

constexpr int kMostTicks = 7200;

Call readCall(const JsonCursor& at, Side side) {
    Call call;
    call.side = side;
    at.object([&](JsonObject& o) {
        call.tick = static_cast<int>(o.required("tick").integer({1, kMostTicks}));
        call.kind = o.required("call").choice<CallKind>(kCallWords);
    });
    return call;
}

}  // namespace

std::string askDecision(const tap::State& seen,
                        const tap::Prompt& prompt,
                        Side side,
                        int budgetMs,
                        const RuleViolation* refused) {
    OrderedJson line = ask("decision", seen, prompt, side, budgetMs);
    if (refused != nullptr)
        line["refused"] = refusalJson(*refused);
    return lineOf(line);
}

std::string askCalls(const tap::State& seen, const tap::Prompt& prompt, Side side, int budgetMs) {
    return lineOf(ask("calls", seen, prompt, side, budgetMs));
}

Expected<SubmittedInput, LoadError> parseEngineInput(std::string_view line,
                                                     const tap::State& seen) {
    const auto document = JsonDocument::parse(line, "engine");
    if (!document)
        return Unexpected{document.error()};
    const JsonReading reading{*document};
    SubmittedInput input;
    reading.root().object([&](JsonObject& o) {
        const JsonCursor at = o.required("input");
        input = readSubmitted(at, seen, {});
        if (std::holds_alternative<WrittenRun>(input))
            at.fail("an engine decides and does not run the board");
    });
    return reading.result(std::move(input));
}

Expected<std::vector<Call>, LoadError> parseEngineCalls(std::string_view line, Side side) {
    const auto document = JsonDocument::parse(line, "engine");
    if (!document)
        return Unexpected{document.error()};
    const JsonReading reading{*document};
    std::vector<Call> calls;
    constexpr std::size_t kMostCalls = 16;
    reading.root().object([&](JsonObject& o) {
        calls = o.required("calls").list<Call>(
            {0, kMostCalls}, [side](const JsonCursor& at) { return readCall(at, side); });
    });
    return reading.result(std::move(calls));
}

}  // namespace thrum::io
