#include "placement_text.hpp"
#include "turn.hpp"

#include <thrum/rules/field_reader.hpp>
#include <thrum/rules/foursheet/fields.hpp>
#include <thrum/rules/foursheet/state_fields.hpp>

#include <algorithm>

// The state of a 4SS game as a document (D47, D68).
namespace thrum::foursheet {
namespace {

const NoNames kNobodyNamed{};

void writeMembersOf(const State& state, FieldSink& to) {
    const FieldWriter writer{to, kNobodyNamed, Empty::Keep};
    writer.members(state);
    to.key("defense");
    if (state.defense) {
        to.beginObject();
        writer.members(*state.defense);
        to.key("zones");
        writeZones(listed(state.defense->zones), to);
        to.endObject();
    } else {
        to.null();
    }
    to.key("receivers");
    if (state.receivers)
        writeZones(listed(*state.receivers), to);
    else
        to.null();
}

Placement readPlacement(const FieldSource& at) {
    const std::vector<TokenZone> zones = readZones(at);
    Placement placement{};
    if (at.failed())
        return placement;
    if (zones.size() != placement.size())
        at.fail("needs the zones of all eleven");
    for (const TokenZone& one : zones)
        placement[static_cast<std::size_t>(one.token - 1)] = one.zone;
    return placement;
}

DefenseCall readDefense(const FieldSource& at, const FieldReader& reader) {
    DefenseCall call;
    at.object([&](FieldObject& o) {
        reader.members(o, call);
        call.zones = readPlacement(o.required("zones"));
    });
    return call;
}

struct Named4 {
    bool phase = false;
    bool down = false;
    bool ball = false;
    bool toGo = false;
    bool isTry = false;
    bool offense = false;
    bool freeKick = false;
    bool next = false;
    bool clock = false;
    bool over = false;
    std::vector<std::string_view> calls{};  ///< those the patch brings
};

constexpr std::array<std::string_view, 5> kCalls{"call", "defense", "punt", "kick", "receivers"};

Named4 lookedAt(const FieldSource& patch) {
    Named4 named;
    patch.peek([&](FieldObject& o) {
        named.phase = o.optional("phase").has_value();
        named.down = o.optional("down").has_value();
        named.ball = o.optional("ball").has_value();
        named.toGo = o.optional("to_go").has_value();
        named.isTry = o.optional("is_try").has_value() || o.optional("try").has_value();
        named.offense = o.optional("offense").has_value();
        named.freeKick = o.optional("free_kick").has_value();
        named.next = o.optional("next").has_value();
        named.over = o.optional("over").has_value();
        for (const std::string_view call : kCalls)
            if (o.optional(call))
                named.calls.push_back(call);
    });
    return named;
}

bool movesOn(const Named4& named) {
    return named.phase || named.down || named.ball || named.isTry || named.offense ||
           named.freeKick;
}

// Where only the ball was put somewhere, the next thing is a call, or a kick.
void settlePhase(State& state, const Named4& named) {
    if (named.phase)
        return;
    if (named.freeKick && state.freeKick)
        state.phase = Phase::ChooseKick;
    else if (named.down || named.isTry || (named.ball && state.phase != Phase::ChooseKick))
        state.phase = Phase::Call;
}

void settleBall(State& state, const Named4& named) {
    if (state.phase == Phase::ChooseKick || state.phase == Phase::PlaceReceivers) {
        if (!named.ball)
            state.ball =
                state.freeKick ? state.rules->kickoff.freeKickLine : state.rules->kickoff.line;
        if (!named.down)
            state.down = 0;
        return;
    }
    const bool snap = state.phase >= Phase::Call && state.phase <= Phase::Audible;
    if (!snap)
        return;
    if (state.isTry) {
        if (!named.ball)
            state.ball = 100 - state.rules->tries.line;
        if (!named.toGo)
            state.toGo = toGoal(state);
        if (!named.down)
            state.down = 0;
        return;
    }
    if (state.down == 0 && !named.down)
        state.down = 1;
    if (!named.toGo)
        state.toGo = std::min(10, toGoal(state));
}

}  // namespace

void writeZones(const std::vector<TokenZone>& zones, FieldSink& to) {
    to.beginObject();
    for (const TokenZone& one : zones) {
        to.key(std::to_string(one.token));
        to.text(nameOf(one.zone));
    }
    to.endObject();
}

std::vector<TokenZone> readZones(const FieldSource& at) {
    const FieldReader reader{kNobodyNamed};
    std::vector<TokenZone> zones;
    if (at.isList()) {
        zones = at.list<TokenZone>({0, 22}, [&](const FieldSource& entry) {
            TokenZone one;
            entry.object([&](FieldObject& o) {
                one.token = static_cast<int>(o.required("token").integer({1, 11}));
                reader.read(o.required("zone"), one.zone);
            });
            return one;
        });
    } else {
        at.members([&](std::string_view key, const FieldSource& entry) {
            TokenZone one;
            one.token = 0;
            for (int token = 1; token <= 11; ++token)
                if (key == std::to_string(token))
                    one.token = token;
            if (one.token == 0)
                entry.fail("must stand under a token from 1 to 11");
            reader.read(entry, one.zone);
            zones.push_back(one);
        });
    }
    std::ranges::sort(zones, {}, &TokenZone::token);
    return zones;
}

void writeFrame(const State& state, FieldSink& to) {
    to.beginObject();
    writeMembersOf(state, to);
    to.endObject();
}

void write(const State& state, FieldSink& to) {
    to.beginObject();
    to.key("rules");
    write(*state.rules, to);
    to.key("data");
    write(*state.data, to);
    to.key("teams");
    to.beginObject();
    for (const auto& [word, side] : kSideWords) {
        to.key(word);
        write(*state.teams[indexOf(side)], to);
    }
    to.endObject();
    writeMembersOf(state, to);
    to.endObject();
}

State readState(const FieldSource& at) {
    const FieldReader reader{kNobodyNamed};
    State state;
    at.object([&](FieldObject& o) {
        if (const auto rules = o.optional("rules"); rules && !rules->isNull())
            state.rules = readRules(*rules);
        if (const auto data = o.optional("data"); data && !data->isNull())
            state.data = readDataWhole(*data);
        if (const auto teams = o.optional("teams"); teams && !teams->isNull())
            teams->object([&](FieldObject& both) {
                for (const auto& [word, side] : kSideWords)
                    if (const auto team = both.optional(word))
                        state.teams[indexOf(side)] = readTeam(*team);
            });
        reader.members(o, state);
        reader.member(o, "timeouts", state.timeOuts);  // as the rules file spells them
        reader.member(o, "try", state.isTry);
        if (const auto defense = o.optional("defense"); defense && !defense->isNull())
            state.defense = readDefense(*defense, reader);
        if (const auto receivers = o.optional("receivers"); receivers && !receivers->isNull())
            state.receivers = readPlacement(*receivers);
    });
    return state;
}

std::vector<std::string_view> voidedBy(const FieldSource& patch) {
    const Named4 named = lookedAt(patch);
    std::vector<std::string_view> voided;
    if (!movesOn(named))
        return voided;
    bool underWayNamed = false;
    bool awaitedNamed = false;
    patch.peek([&](FieldObject& o) {
        underWayNamed = o.optional("under_way").has_value();
        awaitedNamed = o.optional("awaited").has_value();
    });
    if (!underWayNamed)
        voided.emplace_back("under_way");
    if (!awaitedNamed)
        voided.emplace_back("awaited");
    for (const std::string_view call : kCalls)
        if (std::ranges::find(named.calls, call) == named.calls.end())
            voided.push_back(call);
    if (named.phase && !named.over) {
        voided.emplace_back("over");
        voided.emplace_back("winner");
    }
    return voided;
}

State readPatched(const FieldSource& whole, const FieldSource& patch) {
    State state = readState(whole);
    const Named4 named = lookedAt(patch);
    if (whole.failed())
        return state;
    settlePhase(state, named);
    if (movesOn(named))
        settleBall(state, named);
    if (named.phase && !named.over)
        state.over = state.phase == Phase::Final;
    if (underWay(state) && !badCallsOf(state)) {  // what the dice ask for follows from the patch
        State again = state;
        again.underWay.told = 0;
        again.awaited.reset();
        const Step step = gone(again);
        if (underWay(step.next))
            state = step.next;
    }
    return state;
}

LoadError problemInFile(const State& /*state*/, const StateProblem& problem) {
    LoadError error;
    error.pointer = problem.pointer;
    const std::string_view reason = problem.reason;
    const bool isRange = !reason.empty() && reason.front() >= '0' && reason.front() <= '9';
    error.reason = (isRange ? "must be " : "") + problem.reason;
    return error;
}

}  // namespace thrum::foursheet
