#include "texts.hpp"

#include <thrum/rules/touchdown/message_fields.hpp>

// Events and prompts as documents (D40, D46).
namespace thrum::touchdown {
namespace {

using enum thrum::Empty;

void writeChance(const ChanceRequest& chance, const FieldWriter& writer) {
    FieldSink& to = writer.sink();
    writer.member("chance", chance.purpose);
    to.key("draws");
    to.beginList();
    for (const Draw& draw : chance.draws) {
        const bool die = draw.kind == Draw::Kind::Die;
        to.beginObject();
        writer.member("kind", std::string_view{die ? "die" : "coin"});
        if (die) {
            writer.member("label", draw.label);
            writer.member("sides", draw.sides);
            writer.member("faces", draw.faces);
        }
        to.endObject();
    }
    to.endList();
}

}  // namespace

std::string readResult(const FieldSource& at) {
    const std::string text = at.text({1, 12, false});
    if (at.failed())
        return {};
    if (const auto result = parseResult(text))
        return textOf(*result);
    at.fail("unknown symbol " + inQuotes(text) +
            "; results are GN and CP with yards or L, TK, BP, IN, FM, SK");
    return {};
}

void write(const Prompt& prompt, FieldSink& to) {
    const FieldWriter writer{to, kNoNames, LeaveOut};
    to.beginObject();
    writer.member("kind", prompt.kind);
    if (prompt.kind != PromptKind::Over)
        writer.member("side", prompt.side);
    writer.member("phase", prompt.phase);
    if (prompt.kind == PromptKind::Decision) {
        to.key("wants");
        writer.write(prompt.wants);
        to.key("also");
        to.beginObject();
        if (!prompt.also.empty()) {
            to.key(sideWord(other(prompt.side)));
            writer.write(prompt.also);
        }
        to.endObject();
        to.key("options");
        to.beginObject();
        for (const Option& option : prompt.options) {
            to.key(nameOf(option.decision));
            to.beginObject();
            writer.member("dice", option.dice);
            writer.member("choices", option.choices);
            writer.member("results", option.results);
            writer.member("count", option.count);
            to.endObject();
        }
        to.endObject();
    }
    if (prompt.chance)
        writeChance(*prompt.chance, writer);
    if (prompt.provisional) {
        to.key("provisional");
        to.beginObject();
        writer.member("kind", prompt.provisional->kind);
        writer.member("yards", prompt.provisional->yards);
        to.endObject();
    }
    to.key("clocks");
    to.beginList();
    to.endList();
    to.endObject();
}

void write(const Event& event, FieldSink& to) {
    const FieldWriter writer{to, kNoNames, LeaveOut};
    to.beginObject();
    writer.member("type", event.kind);
    writer.members(event);
    if (event.situation)
        writer.members(*event.situation);
    to.endObject();
}

Event readEvent(const FieldSource& at) {
    const FieldReader reader{kNoNames};
    Event event;
    at.object([&](FieldObject& o) {
        reader.read(o.required("type"), event.kind);
        reader.members(o, event);
        if (event.kind == EventKind::SituationChanged) {
            event.situation.emplace();
            reader.members(o, *event.situation);
        }
    });
    return event;
}

}  // namespace thrum::touchdown
