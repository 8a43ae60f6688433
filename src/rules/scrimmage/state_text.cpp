#include "steps.hpp"

#include <thrum/rules/scrimmage/fields.hpp>
#include <thrum/rules/scrimmage/rules_fields.hpp>
#include <thrum/rules/scrimmage/state_fields.hpp>

#include <algorithm>

// The state of a game as a document (D47, D68).
namespace thrum::scrimmage {
namespace {

void writeMan(const Man& man, const FieldWriter& writer) {
    FieldSink& to = writer.sink();
    to.key(nameOf(labelOf(man.id)));
    to.beginObject();
    writer.member("at", man.at);
    writer.member("moved", man.moved);
    if (man.half)
        writer.member("first_half", *man.half);
    to.endObject();
}

// By side, then by label.
void writeMen(const std::vector<Man>& men, const FieldWriter& writer) {
    FieldSink& to = writer.sink();
    to.beginObject();
    for (const auto& [word, side] : kSideWords) {
        to.key(word);
        to.beginObject();
        for (const Man& man : men) {
            if (man.id.side() == side)
                writeMan(man, writer);
        }
        to.endObject();
    }
    to.endObject();
}

// "F": [12, 6], or with what else is known of him; null takes him off the field.
void readMan(const FieldSource& at, const FieldReader& reader, ManId id, std::vector<Man>& men) {
    const auto known = std::ranges::find(men, id, &Man::id);
    Man man{.id = id};
    if (at.isList()) {
        man.at.emplace();
        reader.read(at, *man.at);
    } else if (!at.isNull()) {
        if (known != men.end())
            man = *known;  // a patch may name one member of his
        at.object([&](FieldObject& o) {
            if (const auto square = o.optional("at")) {
                man.at.reset();
                if (!square->isNull())
                    reader.read(*square, man.at.emplace());
            }
            reader.member(o, "moved", man.moved);
            reader.member(o, "first_half", man.half);
        });
    }
    if (known == men.end())
        men.push_back(man);
    else
        *known = man;
}

void readSideOfMen(const FieldSource& at,
                   const FieldReader& reader,
                   Side side,
                   std::vector<Man>& men) {
    at.members([&](std::string_view name, const FieldSource& one) {
        if (const auto label = parseName<Label>(name))
            readMan(one, reader, manId(side, *label), men);
        else
            one.fail("there is no man " + inQuotes(name));
    });
}

// By side; also by role or by whole name, which then win.
void readMen(const FieldSource& at,
             const FieldReader& reader,
             Side offense,
             std::vector<Man>& men) {
    const std::array<std::pair<std::string_view, Side>, 4> groups{{{"home", Side::Home},
                                                                   {"visitor", Side::Visitor},
                                                                   {"offense", offense},
                                                                   {"defense", other(offense)}}};
    const auto groupOf = [&](std::string_view name) {
        return std::ranges::find(groups, name, &std::pair<std::string_view, Side>::first);
    };
    for (const auto& named : groups) {
        at.peek([&](FieldObject& o) {
            if (const auto group = o.optional(named.first); group && !group->isNull())
                readSideOfMen(*group, reader, named.second, men);
        });
    }
    at.members([&](std::string_view name, const FieldSource& one) {
        if (groupOf(name) != groups.end())
            return;
        if (const auto id = reader.names().find(name))
            readMan(one, reader, *id, men);
        else
            one.fail("there is no man " + inQuotes(name));
    });
}

// {"kind", "runner", "zone"}, or in short {"run": "F"} and {"pass": 8}.
void readCall(const FieldSource& at, const FieldReader& reader, Call& call) {
    at.object([&](FieldObject& o) {
        reader.member(o, "kind", call.kind);
        reader.member(o, "runner", call.runner);
        reader.member(o, "zone", call.zone);
        if (const auto run = o.optional("run"); run && !run->isNull()) {
            call = {PlayKind::Run, Label::Q, std::nullopt};
            reader.read(*run, *call.runner);
        }
        if (const auto pass = o.optional("pass"); pass && !pass->isNull())
            call = {PlayKind::Pass, std::nullopt, static_cast<int>(pass->integer({1, 12}))};
    });
}

// The names the book gives them.
constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kAliases{
    {{"line_of_scrimmage", "los"}, {"line_to_gain", "gain"}, {"carrier", "ballcarrier"}}};

std::optional<FieldSource> given(FieldObject& o, std::string_view name) {
    std::optional<FieldSource> found = o.optional(name);
    for (const auto& [whole, alias] : kAliases) {
        if (whole == name) {
            if (const auto other = o.optional(alias))
                found = other;
        }
    }
    return found && !found->isNull() ? found : std::nullopt;
}

Patched lookedAt(const FieldSource& patch) {
    Patched names;
    patch.peek([&](FieldObject& o) {
        const auto has = [&](std::string_view key) { return given(o, key).has_value(); };
        names.phase = has("phase");
        names.place = has("line_of_scrimmage") || has("offense") || has("attacks_east");
        names.lineToGain = has("line_to_gain");
        names.men = has("men");
        names.carrier = has("carrier");
        names.call = has("call");
        names.shown = has("shown");
        names.turnNumber = has("turn");
        names.toMove = has("to_move");
        names.allotment = has("allotment");
        names.squaresLeft = has("squares_left");
        names.chance = has("chance");
        names.thrown = has("thrown");
        names.winner = has("winner");
    });
    return names;
}

}  // namespace

void write(const State& state, FieldSink& to) {
    const ManNamer names{state.offense};
    const FieldWriter writer{to, names, Empty::Keep};
    to.beginObject();
    eachField(state, [&](std::string_view name, const auto& member) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(member)>, std::vector<Man>>) {
            to.key(name);
            writeMen(member, writer);
        } else {
            writer.member(name, member);
        }
    });
    to.endObject();
}

State readState(const FieldSource& at) {
    State state;
    // absent is not the first question of a new game
    state.chance.reset();
    at.object([&](FieldObject& o) {
        {
            const ManNamer names;
            const FieldReader reader{names};
            if (const auto offense = given(o, "offense"))
                reader.read(*offense, state.offense);
        }
        const ManNamer names{state.offense};
        const FieldReader reader{names};
        eachField(state, [&](std::string_view name, auto& member) {
            using Member = std::remove_cvref_t<decltype(member)>;
            const auto source = given(o, name);
            if (!source)
                return;
            if constexpr (std::is_same_v<Member, std::vector<Man>>)
                readMen(*source, reader, state.offense, member);
            else if constexpr (std::is_same_v<Member, Call>)
                readCall(*source, reader, member);
            else if constexpr (std::is_same_v<Member, Shared<RulesData>>)
                member = readRules(*source);
            else if constexpr (std::is_same_v<Member, std::array<Shared<Team>, 2>>)
                source->object([&](FieldObject& teams) {
                    for (const auto& [word, side] : kSideWords)
                        member[indexOf(side)] = readTeam(teams.required(word));
                });
            else
                reader.read(*source, member);
        });
    });
    std::ranges::sort(state.men, {}, &Man::id);
    return state;
}

std::vector<std::string_view> voidedBy(const FieldSource& patch) {
    const Patched named = lookedAt(patch);
    std::vector<std::string_view> voided;
    const bool elsewhere = named.phase || named.place || named.turnNumber || named.toMove;
    const auto drop = [&](bool when, std::initializer_list<std::string_view> members) {
        if (when)
            voided.insert(voided.end(), members);
    };
    drop(elsewhere && !named.chance, {"chance", "contact"});
    drop(elsewhere, {"scrambles", "shift", "any_zone", "throw_pressed"});
    drop((named.call || named.place) && !named.carrier, {"carrier"});
    drop((named.call || named.place) && !named.thrown, {"thrown", "possession_changed"});
    drop(named.phase && !named.winner, {"winner", "over"});
    drop(named.phase, {"ended"});
    // what the patch names itself is not void
    std::erase_if(voided, [&](std::string_view member) {
        bool inPatch = false;
        patch.peek([&](FieldObject& o) { inPatch = o.optional(member).has_value(); });
        return inPatch;
    });
    return voided;
}

namespace {

std::vector<Man> menIn(const FieldSource& patch, Side offense) {
    const ManNamer names{offense};
    const FieldReader reader{names};
    std::vector<Man> men;
    patch.peek([&](FieldObject& o) {
        if (const auto at = o.optional("men"); at && !at->isNull())
            readMen(*at, reader, offense, men);
    });
    return men;
}

// The patch brings a defense onto the field, of which it need not name everybody.
bool bringsDefense(const State& state, const std::vector<Man>& named) {
    return std::ranges::none_of(state.men, [&](const Man& man) {
        return man.id.side() != state.offense && man.at &&
               std::ranges::find(named, man.id, &Man::id) == named.end();
    });
}

}  // namespace

State readPatched(const FieldSource& whole, const FieldSource& patch) {
    State state = readState(whole);
    bool anything = false;
    patch.members([&](std::string_view, const FieldSource&) { anything = true; });
    if (whole.failed() || !anything)
        return state;
    Patched named = lookedAt(patch);
    const std::vector<Man> men = menIn(patch, state.offense);
    named.defense = named.phase && bringsDefense(state, men);
    state = normalized(std::move(state), named);
    // the line-ups stand as they come; those whom the patch names stand where it says
    if (named.men && !state.men.empty()) {
        const ManNamer names{state.offense};
        const FieldReader reader{names};
        patch.peek([&](FieldObject& o) {
            if (const auto at = o.optional("men"))
                readMen(*at, reader, state.offense, state.men);
        });
        std::ranges::sort(state.men, {}, &Man::id);
    }
    return patch.failed() ? state : settled(std::move(state));
}

LoadError problemInFile(const StateProblem& problem) {
    return {.file = {}, .pointer = problem.pointer, .reason = problem.reason};
}

}  // namespace thrum::scrimmage
