#include <thrum/rules/field_reader.hpp>
#include <thrum/rules/run_fields.hpp>
#include <thrum/rules/tap/fields.hpp>
#include <thrum/rules/tap/message_fields.hpp>

// Events, prompts and the log of TAP as documents (D40, D43, D46).
namespace thrum::tap {
namespace {

using enum thrum::Empty;

void writeWords(const std::vector<DecisionKind>& kinds, FieldSink& to) {
    to.beginList();
    for (const DecisionKind kind : kinds)
        to.text(nameOf(kind));
    to.endList();
}

void writeOption(const Option& option, const FieldWriter& writer) {
    FieldSink& to = writer.sink();
    to.beginObject();
    writer.member("figures", option.figures);
    writer.member("choices", option.choices);
    writer.member("zone", option.zone);
    writer.member("left", option.left);
    if (option.towardBall)
        writer.member("toward_ball", true);
    writer.member("stick", option.stick);
    if (option.distanceUm) {
        constexpr double kUmPerMm = 1000.0;
        writer.member("distance_mm", *option.distanceUm / kUmPerMm);
    }
    to.endObject();
}

void writeDecisions(const Prompt& prompt, const FieldWriter& writer) {
    FieldSink& to = writer.sink();
    to.key("wants");
    writeWords(prompt.wants, to);
    to.key("also");
    to.beginObject();
    if (!prompt.calls.empty()) {
        to.key(sideWord(prompt.side));
        writeWords(prompt.calls, to);
    }
    if (!prompt.also.empty()) {
        to.key(sideWord(other(prompt.side)));
        writeWords(prompt.also, to);
    }
    to.endObject();
    to.key("options");
    to.beginObject();
    for (const Option& option : prompt.options) {
        to.key(nameOf(option.decision));
        writeOption(option, writer);
    }
    to.endObject();
}

void writeClock(const ClockView& clock, const FieldWriter& writer) {
    FieldSink& to = writer.sink();
    to.beginObject();
    writer.member("name", clock.name);
    writer.member("ms_left", clock.msLeft);
    writer.member("running", clock.running);
    writer.member("policy", clock.policy);
    if (clock.marked)
        writer.member("marked", true);
    writer.member("side", clock.side);
    writer.member("on_expiry", clock.onExpiry);
    to.endObject();
}

}  // namespace

void write(const Prompt& prompt, const State& state, FieldSink& to) {
    const StateNamer names{state};
    const FieldWriter writer{to, names, LeaveOut};
    to.beginObject();
    writer.member("kind", prompt.kind);
    if (prompt.kind == PromptKind::Decision || prompt.kind == PromptKind::Chance)
        writer.member("side", prompt.side);
    writer.member("phase", prompt.phase);
    if (prompt.stage != LineupStage::None)
        writer.member("stage", prompt.stage);
    if (prompt.bothSides)
        writer.member("both_sides", true);
    if (prompt.kind == PromptKind::Decision)
        writeDecisions(prompt, writer);
    if (prompt.chance) {
        writer.member("chance", *prompt.chance);
        if (*prompt.chance == ChanceKind::Dice) {
            writer.member("dice", state.rules->random.dice);
            writer.member("sides", state.rules->random.sides);
        }
    }
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
    to.key("clocks");
    to.beginList();
    for (const ClockView& clock : prompt.clocks)
        writeClock(clock, writer);
    to.endList();
    to.endObject();
}

// The kind first; the sentence and what a score board shows behind all else.
void write(const Event& event, FieldSink& to, const Namer& names) {
    const FieldWriter writer{to, names, LeaveOut};
    to.beginObject();
    writer.member("type", event.kind);
    eachField(event, [&](std::string_view name, const auto& member) {
        const bool later =
            name == "kind" || name == "situation" || (event.text.empty() && name == "args") ||
            (event.situation && (name == "play" || name == "to_go" || name == "ball_x"));
        if (!later)
            writer.member(name, member);
    });
    if (!event.text.empty())
        writer.member("message", filled(event.text, event.args));
    if (event.situation) {
        writer.members(*event.situation);
        writer.member("to_go", event.toGain);
        writer.member("ball_x", event.ballX);
    }
    to.endObject();
}

Event readEvent(const FieldSource& at, const Namer& names) {
    const FieldReader reader{names};
    Event event;
    at.object([&](FieldObject& o) {
        reader.read(o.required("type"), event.kind);
        static_cast<void>(o.optional("message"));
        const bool situation =
            event.kind == EventKind::SituationChanged || o.optional("score").has_value();
        if (situation) {
            event.situation.emplace();
            reader.members(o, *event.situation);
        }
        eachField(event, [&](std::string_view name, auto& member) {
            // "play" of a situation is read with it
            if (name == "kind" || name == "situation" || (situation && name == "play"))
                return;
            reader.member(o, name, member);
        });
    });
    return event;
}

void write(const LogLine& line, FieldSink& to, const Namer& names) {
    const FieldWriter writer{to, names, Keep};
    to.beginObject();
    writer.member("clause", line.clause);
    writer.member("text", line.text);
    writer.member("half", line.half);
    writer.member("play", line.play);
    writer.member("play_board_ms", line.playBoardMs);
    if (line.gameClockMs)
        writer.member("game_clock_ms", *line.gameClockMs);
    writer.member("figures", line.figures);
    to.endObject();
}

}  // namespace thrum::tap
