#include <thrum/rules/race/fields.hpp>

// Race as documents.
namespace thrum::race {
namespace {

const NoNames kNoNames;
const FieldReader kReader{kNoNames};

FieldWriter writerTo(FieldSink& to, Empty empty) {
    return {to, kNoNames, empty};
}

void readNumber(FieldObject& o, std::string_view key, IntegerRange range, int& value) {
    if (const auto at = o.optional(key))
        value = static_cast<int>(at->integer(range));
}

// A group of keys of the rules file.
void readGroup(FieldObject& o,
               std::string_view key,
               const std::function<void(FieldObject&)>& read) {
    if (const auto at = o.optional(key))
        at->object(read);
}

Decision readDecision(FieldObject& o, DecisionKind kind) {
    Decision decision{.kind = kind};
    kReader.member(o, "side", decision.side);
    readNumber(o, "ms", {0, kMostMs}, decision.ms);
    if (kind == DecisionKind::CallToss)
        kReader.read(o.required("face"), decision.face);
    else
        kReader.read(o.required("number"), decision.number);
    return decision;
}

Chance readChance(FieldObject& o, ChanceKind kind) {
    Chance chance{.kind = kind};
    if (kind == ChanceKind::Coin)
        kReader.read(o.required("face"), chance.face);
    else
        kReader.read(o.required("faces"), chance.faces);
    if (const auto by = o.optional("by")) {
        static constexpr std::array<std::pair<std::string_view, bool>, 2> kWords{
            {{"typed", true}, {"drawn", false}}};
        chance.typed = by->choice<bool>(std::span{kWords});
    }
    return chance;
}

}  // namespace

void write(const State& state, FieldSink& to) {
    writerTo(to, Empty::Keep).object(state);
}
State readState(const FieldSource& at) {
    State state;
    kReader.object(at, state);
    return state;
}

void write(const Prompt& prompt, FieldSink& to) {
    const FieldWriter writer = writerTo(to, Empty::LeaveOut);
    to.beginObject();
    writer.member("kind", prompt.kind);
    writer.member("phase", prompt.phase);
    writer.member("side", prompt.side);
    writer.member("wants", prompt.wants);
    writer.member("faces", prompt.faces);
    writer.member("numbers", prompt.numbers);
    writer.member("clock", prompt.clock);
    if (prompt.chance)
        writer.member("chance", prompt.chance->purpose);
    to.endObject();
}

void write(const Input& input, FieldSink& to) {
    const FieldWriter writer = writerTo(to, Empty::LeaveOut);
    if (const auto* decision = std::get_if<Decision>(&input)) {
        writer.object(*decision);
        return;
    }
    to.beginObject();
    if (const auto* chance = std::get_if<Chance>(&input)) {
        writer.member("type", chance->kind);
        writer.member("faces", chance->faces);
        writer.member("face", chance->face);
        if (chance->typed)
            writer.member("by", std::string_view{"typed"});
    } else {
        writer.member("type", std::string_view{"time_expired"});
        writer.member("clock", std::get<TimeExpired>(input).clock);
    }
    to.endObject();
}

Input readInput(const FieldSource& at) {
    Input input;
    at.object([&](FieldObject& o) {
        const FieldSource typeAt = o.required("type");
        const std::string type = typeAt.text({1, 60, false});
        if (const auto decision = parseName<DecisionKind>(type)) {
            input = readDecision(o, *decision);
        } else if (const auto chance = parseName<ChanceKind>(type)) {
            input = readChance(o, *chance);
        } else if (type == "time_expired") {
            TimeExpired expired;
            kReader.member(o, "clock", expired.clock);
            input = expired;
        } else {
            typeAt.fail("there is no input " + inQuotes(type));
        }
    });
    return input;
}

void write(const Event& event, FieldSink& to) {
    writerTo(to, Empty::LeaveOut).object(event);
}
Event readEvent(const FieldSource& at) {
    Event event;
    at.object([&](FieldObject& o) {
        static_cast<void>(o.required("type"));
        kReader.members(o, event);
    });
    return event;
}

void write(const RulesData& rules, FieldSink& to) {
    writerTo(to, Empty::Keep).object(rules);
}
RulesData readRules(const FieldSource& at) {
    RulesData rules;
    at.object([&](FieldObject& o) {
        readNumber(o, "schema", {1, 1}, rules.schema);
        kReader.member(o, "ruleset", rules.ruleset);
        readNumber(o, "revision", {1, 1}, rules.revision);
        kReader.member(o, "mode", rules.mode);
        readGroup(o, "course", [&](FieldObject& course) {
            readNumber(course, "yards", {5, 1000}, rules.course.yards);
        });
        readGroup(o, "write", [&](FieldObject& group) {
            readNumber(group, "highest", {2, 20}, rules.write.highest);
            readNumber(group, "seconds", {5, 600}, rules.write.seconds);
        });
        readGroup(o, "die", [&](FieldObject& die) {
            readNumber(die, "sides", {2, 100}, rules.die.sides);
        });
    });
    return rules;
}

void write(const Team& team, FieldSink& to) {
    writerTo(to, Empty::Keep).object(team);
}
Team readTeam(const FieldSource& at) {
    Team team;
    at.object([&](FieldObject& o) {
        team.id = o.required("id").id();
        team.name = o.required("name").text({1, 40, false});
    });
    return team;
}

std::vector<std::string_view> voidedBy(const FieldSource& patch) {
    std::vector<std::string_view> voided;
    patch.peek([&](FieldObject& o) {
        if (!o.optional("phase"))
            return;
        for (const std::string_view key : {"written", "winner"})
            if (!o.optional(key))
                voided.push_back(key);
    });
    return voided;
}

}  // namespace thrum::race
