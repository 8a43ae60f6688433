#include "shifted.hpp"
#include "turn.hpp"

#include <thrum/rules/field_reader.hpp>
#include <thrum/rules/run_fields.hpp>
#include <thrum/rules/solitaire/fields.hpp>
#include <thrum/rules/solitaire/message_fields.hpp>

// Events and prompts as documents (D40, D43, D46).
namespace thrum::solitaire {
namespace {

void writeWords(const std::vector<DecisionKind>& kinds, FieldSink& to) {
    to.beginList();
    for (const DecisionKind kind : kinds)
        to.text(nameOf(kind));
    to.endList();
}

void writeDecisions(const Prompt& prompt, const FieldWriter& writer) {
    FieldSink& to = writer.sink();
    to.key("wants");
    writeWords(prompt.wants, to);
    to.key("also");
    to.beginObject();
    if (!prompt.also.empty()) {
        to.key(sideWord(other(prompt.side)));
        writeWords(prompt.also, to);
    }
    to.endObject();
    to.key("options");
    to.beginObject();
    for (const Option& option : prompt.options) {
        to.key(nameOf(option.decision));
        to.beginObject();
        writer.member("figures", option.figures);
        writer.member("choices", option.choices);
        writer.member("shot", option.shot);
        to.endObject();
    }
    to.endObject();
}

void writeChance(const ChanceRequest& request, const FieldWriter& writer) {
    FieldSink& to = writer.sink();
    writer.member("chance", request.purpose);
    writer.member("draws", static_cast<std::int32_t>(request.draws.size()));
    if (request.covered)
        writer.member("covered", true);
    if (request.quiet)
        writer.member("quiet", true);
    static_cast<void>(to);
}

}  // namespace

void write(const Prompt& prompt, const State& state, FieldSink& to) {
    const StateNamer names{state};
    const FieldWriter writer{to, names, Empty::LeaveOut};
    to.beginObject();
    writer.member("kind", prompt.kind);
    if (prompt.kind != PromptKind::Over)
        writer.member("side", prompt.side);
    writer.member("phase", prompt.phase);
    if (prompt.kind == PromptKind::Decision) {
        writer.member("stage", prompt.stage);
        writeDecisions(prompt, writer);
    }
    if (prompt.chance)
        writeChance(chanceRequest(state, *prompt.chance), writer);
    if (prompt.request) {
        to.key("request");
        thrum::write(*prompt.request, to, names);
    }
    writer.member("engaged", prompt.engaged);
    if (!prompt.problems.empty()) {
        to.key("problems");
        to.beginList();
        for (const RuleViolation& problem : prompt.problems) {
            to.beginObject();
            writeMembers(problem, to);
            to.endObject();
        }
        to.endList();
    }
    to.endObject();
}

void write(const Event& board, FieldSink& to, const Namer& names) {
    const Event event = shifted(board, Frame::Book);
    const FieldWriter writer{to, names, Empty::LeaveOut};
    to.beginObject();
    writer.member("type", event.kind);
    writer.members(event);
    if (event.situation) {
        writer.members(*event.situation);
        writer.member("to_go", event.situation->toGain - event.situation->ball);
    }
    to.endObject();
}

Event readEvent(const FieldSource& at, const Namer& names) {
    const FieldReader reader{names};
    Event event;
    at.object([&](FieldObject& o) {
        reader.read(o.required("type"), event.kind);
        reader.members(o, event);
        if (event.kind == EventKind::SituationChanged) {
            event.situation.emplace();
            reader.members(o, *event.situation);
            static_cast<void>(o.optional("to_go"));
        }
    });
    return shifted(std::move(event), Frame::Board);
}

}  // namespace thrum::solitaire
