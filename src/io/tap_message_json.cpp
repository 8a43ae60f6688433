#include "io/tap_json.hpp"
#include "io/tap_reader.hpp"
#include "io/tap_writer.hpp"

// Events, prompts and refusals of TAP (D40, D43, D46).
namespace thrum::io {
namespace {

OrderedJson wordsJson(const std::vector<tap::DecisionKind>& kinds) {
    OrderedJson to = OrderedJson::array();
    for (const tap::DecisionKind kind : kinds)
        to.push_back(tap::nameOf(kind));
    return to;
}

OrderedJson optionsJson(const tap::Prompt& prompt, const TapWriter& writer) {
    OrderedJson to = OrderedJson::object();
    for (const tap::Option& option : prompt.options) {
        OrderedJson one = writer.object(option);
        one.erase("decision");
        if (!option.towardBall)
            one.erase("toward_ball");
        if (option.distanceUm) {
            one.erase("distance_um");
            constexpr double kUmPerMm = 1000.0;
            one["distance_mm"] = jsonNumber(*option.distanceUm / kUmPerMm);
        }
        to[std::string{tap::nameOf(option.decision)}] = std::move(one);
    }
    return to;
}

}  // namespace

OrderedJson eventJson(const tap::State& after, const tap::Event& event) {
    const TapWriter writer{after, Empty::LeaveOut};
    OrderedJson to;
    to["type"] = tap::nameOf(event.kind);
    OrderedJson members = writer.object(event);
    members.erase("kind");
    members.erase("situation");
    if (event.text.empty())
        members.erase("args");
    else
        members["message"] = filled(event.text, event.args);
    to.update(members);
    if (event.situation) {
        for (const char* last : {"to_go", "ball_x"})
            to.erase(last);
        to.update(writer.object(*event.situation));
        if (event.toGain)
            to["to_go"] = writer.write(*event.toGain);
        if (event.ballX)
            to["ball_x"] = writer.write(*event.ballX);
    }
    return to;
}

tap::Event readEvent(const JsonCursor& at, const tap::State& after) {
    const TapReader reader{after};
    tap::Event event;
    at.object([&](JsonObject& o) {
        reader.read(o.required("type"), event.kind);
        static_cast<void>(o.optional("message"));
        const bool situation =
            event.kind == tap::EventKind::SituationChanged || o.optional("score").has_value();
        if (situation) {
            event.situation.emplace();
            reader.members(o, *event.situation);
        }
        eachField(event, [&](std::string_view name, auto& member) {
            // "play" of a situation is read with it
            if (name == "kind" || name == "situation" || (situation && name == "play"))
                return;
            if (const auto found = o.optional(name); found && !found->isNull())
                reader.read(*found, member);
        });
    });
    return event;
}

OrderedJson refusalJson(const RuleViolation& refusal) {
    OrderedJson to;
    to["clause"] = refusal.clause;
    to["code"] = refusal.code;
    to["message"] = filled(refusal.text, refusal.args);
    to["args"] = OrderedJson::object();
    for (const auto& [name, text] : refusal.args)
        to["args"][name] = text;
    return to;
}

OrderedJson promptJson(const tap::State& state, const tap::Prompt& prompt) {
    const TapWriter writer{state, Empty::LeaveOut};
    OrderedJson to;
    to["kind"] = tap::nameOf(prompt.kind);
    if (prompt.kind == tap::PromptKind::Decision || prompt.kind == tap::PromptKind::Chance)
        to["side"] = sideWord(prompt.side);
    to["phase"] = tap::nameOf(prompt.phase);
    if (prompt.stage != tap::LineupStage::None)
        to["stage"] = tap::nameOf(prompt.stage);
    if (prompt.bothSides)
        to["both_sides"] = true;
    if (prompt.kind == tap::PromptKind::Decision) {
        to["wants"] = wordsJson(prompt.wants);
        OrderedJson also = OrderedJson::object();
        if (!prompt.calls.empty())
            also[std::string{sideWord(prompt.side)}] = wordsJson(prompt.calls);
        if (!prompt.also.empty())
            also[std::string{sideWord(other(prompt.side))}] = wordsJson(prompt.also);
        to["also"] = std::move(also);
        to["options"] = optionsJson(prompt, writer);
    }
    if (prompt.chance) {
        to["chance"] = tap::nameOf(*prompt.chance);
        if (*prompt.chance == tap::ChanceKind::Dice) {
            to["dice"] = state.rules->random.dice;
            to["sides"] = state.rules->random.sides;
        }
    }
    if (prompt.request)
        to["request"] = requestJson(state, *prompt.request);
    if (!prompt.engaged.empty())
        to["engaged"] = writer.write(prompt.engaged);
    if (!prompt.problems.empty()) {
        to["problems"] = OrderedJson::array();
        for (const RuleViolation& problem : prompt.problems)
            to["problems"].push_back(refusalJson(problem));
    }
    to["clocks"] = OrderedJson::array();
    for (const tap::ClockView& clock : prompt.clocks) {
        OrderedJson one = writer.object(clock);
        if (!clock.marked)
            one.erase("marked");
        to["clocks"].push_back(std::move(one));
    }
    return to;
}

std::string textOf(const tap::State& after, const tap::Event& event) {
    return lineOf(eventJson(after, event));
}

Expected<tap::Event, LoadError> parseTapEvent(std::string_view text,
                                              std::string file,
                                              const tap::State& after) {
    const auto document = JsonDocument::parse(text, std::move(file));
    if (!document)
        return Unexpected{document.error()};
    const JsonReading reading{*document};
    return reading.result(readEvent(reading.root(), after));
}

std::string textOf(const tap::State& state, const tap::Prompt& prompt) {
    return lineOf(promptJson(state, prompt));
}

}  // namespace thrum::io
