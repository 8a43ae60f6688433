#include "io/json/cursor.hpp"
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

std::string askWatch(const tap::State& seen,
                     const tap::Prompt& prompt,
                     Side side,
                     const TickReport& shown,
                     int budgetMs) {
    OrderedJson line;
    if (shown.tick == 0) {
        line = ask("watch", seen, prompt, side, budgetMs);
    } else {
        line["ask"] = "watch";
        line["side"] = side == Side::Home ? "home" : "visitor";
        line["budget_ms"] = budgetMs;
    }
    line["tick"] = shown.tick;
    line["frame"] = frameJson(seen, shown.tick, shown.figures, shown.poses);
    return lineOf(line);
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

Expected<std::optional<Call>, LoadError> parseEngineCall(std::string_view line,
                                                         Side side,
                                                         int shown) {
    const auto document = JsonDocument::parse(line, "engine");
    if (!document)
        return Unexpected{document.error()};
    const JsonReading reading{*document};
    std::optional<Call> call;
    reading.root().object([&](JsonObject& o) {
        const JsonCursor kind = o.required("call");
        const auto tick = o.optional("tick");
        if (kind.isNull())
            return;
        call = Call{shown + 1, side, kind.choice<CallKind>(kCallWords)};
        if (tick)
            call->tick = static_cast<int>(tick->integer({shown + 1, SegmentRequest::kMostTicks}));
    });
    return reading.result(call);
}

}  // namespace thrum::io
