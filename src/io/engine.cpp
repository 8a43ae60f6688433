#include "io/json/cursor.hpp"
#include "io/json/sink.hpp"

#include <thrum/io/engine.hpp>

#include <nlohmann/json.hpp>

namespace thrum::io {
namespace {

OrderedJson ask(const char* what, int number, const SeatView& seen, Side side, int budgetMs) {
    OrderedJson line;
    line["ask"] = what;
    line["n"] = number;
    line["side"] = sideWord(side);
    line["prompt"] = jsonFrom(seen.prompt);
    line["observe"] = jsonFrom(seen.observe);
    line["budget_ms"] = budgetMs;
    return line;
}

}  // namespace

std::string askDecision(
    int number, const SeatView& seen, Side side, int budgetMs, const RuleViolation* refused) {
    OrderedJson line = ask("decision", number, seen, side, budgetMs);
    if (refused != nullptr)
        line["refused"] = jsonFrom([&](FieldSink& to) {
            to.beginObject();
            writeMembers(*refused, to);
            to.endObject();
        });
    return lineOf(line);
}

std::string askWatch(int number,
                     const SeatView& seen,
                     const Namer& names,
                     Side side,
                     const TickReport& shown,
                     int budgetMs) {
    OrderedJson line;
    if (shown.tick == 0) {
        line = ask("watch", number, seen, side, budgetMs);
    } else {
        line["ask"] = "watch";
        line["n"] = number;
        line["side"] = sideWord(side);
        line["budget_ms"] = budgetMs;
    }
    line["tick"] = shown.tick;
    line["frame"] = jsonFrom([&](FieldSink& to) {
        const auto ball = shown.ballMoves ? shown.ball : std::nullopt;
        writeFrame(shown.tick, shown.figures, shown.poses, ball, to, names);
    });
    return lineOf(line);
}

std::optional<LoadError> parseEngineInput(std::string_view line, const FieldRead& input) {
    const auto document = JsonDocument::parse(line, "engine");
    if (!document)
        return document.error();
    const JsonReading reading{*document};
    reading.root().object([&](FieldObject& o) {
        static_cast<void>(o.optional("n"));
        input(o.required("input"));
    });
    return reading.errors().any() ? std::optional{reading.errors().first()} : std::nullopt;
}

Expected<std::optional<Call>, LoadError> parseEngineCall(std::string_view line,
                                                         Side side,
                                                         int shown) {
    const auto document = JsonDocument::parse(line, "engine");
    if (!document)
        return Unexpected{document.error()};
    const JsonReading reading{*document};
    std::optional<Call> call;
    reading.root().object([&](FieldObject& o) {
        static_cast<void>(o.optional("n"));
        const FieldSource kind = o.required("call");
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
