#include "placement_text.hpp"

#include <thrum/rules/field_reader.hpp>
#include <thrum/rules/foursheet/fields.hpp>
#include <thrum/rules/foursheet/message_fields.hpp>

// Events and prompts of 4SS as documents (D40, D46).
namespace thrum::foursheet {
namespace {

const NoNames kNoFigures{};

void writeWords(const std::vector<DecisionKind>& kinds, FieldSink& to) {
    to.beginList();
    for (const DecisionKind kind : kinds)
        to.text(nameOf(kind));
    to.endList();
}

void writeDue(const Prompt& prompt, const FieldWriter& writer) {
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
        writer.object(option);
    }
    to.endObject();
}

}  // namespace

void write(const Prompt& prompt, FieldSink& to) {
    const FieldWriter writer{to, kNoFigures, Empty::LeaveOut};
    to.beginObject();
    writer.member("kind", prompt.kind);
    if (prompt.kind != PromptKind::Over)
        writer.member("side", prompt.side);
    writer.member("phase", prompt.phase);
    if (prompt.bothSides)
        writer.member("both_sides", true);
    if (prompt.sealed)
        writer.member("sealed", true);
    writer.member("purpose", prompt.purpose);
    if (prompt.kind == PromptKind::Decision)
        writeDue(prompt, writer);
    if (prompt.kind == PromptKind::Chance) {
        to.key("chance");
        to.text(prompt.dice.empty() ? "coin" : "dice");
        writer.member("dice", prompt.dice);
        if (prompt.quiet)
            writer.member("quiet", true);
    }
    writer.member("ball", prompt.ball);
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

void write(const Event& event, FieldSink& to) {
    const FieldWriter writer{to, kNoFigures, Empty::LeaveOut};
    to.beginObject();
    writer.member("type", event.kind);
    if (event.situation)
        writer.members(*event.situation);
    else
        writer.members(event);
    if (!event.zones.empty()) {
        to.key("zones");
        writeZones(event.zones, to);
    }
    to.endObject();
}

Event readEvent(const FieldSource& at) {
    const FieldReader reader{kNoFigures};
    Event event;
    at.object([&](FieldObject& o) {
        reader.read(o.required("type"), event.kind);
        if (event.kind == EventKind::SituationChanged) {
            event.situation.emplace();
            reader.members(o, *event.situation);
            return;
        }
        reader.members(o, event);
        if (const auto zones = o.optional("zones"))
            event.zones = readZones(*zones);
    });
    return event;
}

}  // namespace thrum::foursheet
