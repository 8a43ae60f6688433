#include <thrum/rules/scrimmage/fields.hpp>
#include <thrum/rules/scrimmage/message_fields.hpp>

// Events and prompts as documents (D40, D43, D46).
namespace thrum::scrimmage {
namespace {

void writeWords(const std::vector<DecisionKind>& kinds, FieldSink& to) {
    to.beginList();
    for (const DecisionKind kind : kinds)
        to.text(nameOf(kind));
    to.endList();
}

// {"man": {"left", "squares"}} of everybody who may move.
void writeMoves(const std::vector<Reach>& moves, const FieldWriter& writer) {
    FieldSink& to = writer.sink();
    to.beginObject();
    to.key("men");
    to.beginObject();
    for (const Reach& reach : moves) {
        to.key(nameOfMan(reach.man));
        to.beginObject();
        writer.member("left", reach.left);
        writer.member("squares", reach.squares);
        to.endObject();
    }
    to.endObject();
    to.endObject();
}

void writeOptions(const Prompt& prompt, const FieldWriter& writer) {
    FieldSink& to = writer.sink();
    to.beginObject();
    for (const DecisionKind kind : prompt.wants) {
        if (kind == DecisionKind::Move) {
            to.key(nameOf(kind));
            writeMoves(prompt.moves, writer);
        } else if (kind == DecisionKind::Place) {
            to.key(nameOf(kind));
            to.beginObject();
            writer.member("men", prompt.men);
            to.endObject();
        } else if (kind == DecisionKind::Call || kind == DecisionKind::Target) {
            to.key(nameOf(kind));
            to.beginObject();
            if (kind == DecisionKind::Call)
                writer.member("run", prompt.runners);
            writer.member(kind == DecisionKind::Call ? "pass" : "zones", prompt.zones);
            to.endObject();
        }
    }
    to.endObject();
}

void writeProblems(const std::vector<RuleViolation>& problems, FieldSink& to) {
    to.key("problems");
    to.beginList();
    for (const RuleViolation& problem : problems) {
        to.beginObject();
        writeMembers(problem, to);
        to.endObject();
    }
    to.endList();
}

std::string_view kindWord(Awaits kind) {
    switch (kind) {
        case Awaits::Decision:
            return "decision";
        case Awaits::Chance:
            return "chance";
        case Awaits::Run:
            return "run";
        case Awaits::Over:
            break;
    }
    return "over";
}

}  // namespace

void write(const Prompt& prompt, const State& state, FieldSink& to) {
    const ManNamer names{state.offense};
    const FieldWriter writer{to, names, Empty::LeaveOut};
    to.beginObject();
    writer.member("kind", kindWord(prompt.kind));
    if (prompt.kind != Awaits::Over)
        writer.member("side", prompt.side);
    writer.member("phase", prompt.phase);
    if (prompt.bothSides)
        writer.member("both_sides", true);
    if (prompt.kind == Awaits::Decision) {
        to.key("wants");
        writeWords(prompt.wants, to);
        to.key("also");
        to.beginObject();
        to.endObject();
        to.key("options");
        writeOptions(prompt, writer);
    }
    if (prompt.turn > 0) {
        writer.member("turn", prompt.turn);
        writer.member("allotment", prompt.allotment);
        writer.member("squares_left", prompt.squaresLeft);
    }
    if (prompt.chance) {
        writer.member("chance", *prompt.chance);
        writer.member("low", prompt.low);
        writer.member("high", prompt.high);
    }
    if (!prompt.problems.empty())
        writeProblems(prompt.problems, to);
    to.key("clocks");
    to.beginList();
    to.endList();
    to.endObject();
}

// The kind first; what a score board shows behind all else.
void write(const Event& event, FieldSink& to, const Namer& names) {
    const FieldWriter writer{to, names, Empty::LeaveOut};
    to.beginObject();
    writer.member("type", event.kind);
    eachField(event, [&](std::string_view name, const auto& member) {
        if (name != "kind" && name != "situation")
            writer.member(name, member);
    });
    if (event.situation)
        writer.members(*event.situation);
    to.endObject();
}

Event readEvent(const FieldSource& at, const Namer& names) {
    const FieldReader reader{names};
    Event event;
    at.object([&](FieldObject& o) {
        reader.read(o.required("type"), event.kind);
        if (event.kind == EventKind::SituationChanged) {
            event.situation.emplace();
            reader.members(o, *event.situation);
        }
        eachField(event, [&](std::string_view name, auto& member) {
            if (name != "kind" && name != "situation")
                reader.member(o, name, member);
        });
    });
    return event;
}

}  // namespace thrum::scrimmage
