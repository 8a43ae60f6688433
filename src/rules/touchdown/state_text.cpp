#include "texts.hpp"

#include <thrum/rules/touchdown/state_fields.hpp>

#include <algorithm>

// The state of a game as a document (D47, D68), and teams.
namespace thrum::touchdown {
namespace {

constexpr std::string_view kTeamSchema = "thrum.touchdown_team/1";

// The rules inside a state are the whole of what a rules file says, read as strictly.
void readMembers(FieldObject& o, State& state) {
    const FieldReader reader{kNoNames};
    eachField(state, [&](std::string_view name, auto& member) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(member)>, Shared<RulesData>>) {
            if (const auto rules = o.optional(name))
                member = readRules(*rules);
        } else {
            reader.member(o, name, member);
        }
    });
}

bool isNormalPlay(Phase phase) {
    return phase >= Phase::Call && phase <= Phase::Cancel;
}
bool isRunBack(Phase phase) {
    return phase >= Phase::RunBackChoice && phase <= Phase::RunBackCancel;
}
bool hasDown(Phase phase) {
    return isNormalPlay(phase) || isRunBack(phase) || phase == Phase::PuntRoll ||
           phase == Phase::FieldGoalRoll;
}

// What a tester left out and what follows from the rest. "Where nothing else is said: first and
// ten" (chapter 23).
void complete(State& s, bool toGoGiven, bool phaseGiven) {
    if (s.phase > Phase::Strengths) {
        s.strengthsRevealed = true;
        s.strengthChosen = {true, true};
    } else {
        s.strengthsRevealed = false;
        s.strengthChosen = {s.strengths[0].has_value(), s.strengths[1].has_value()};
    }
    s.over = s.phase == Phase::Over;
    if (!isNormalPlay(s.phase))
        s.twoPoint = false;
    if (s.twoPoint) {
        s.down = 0;
        s.toGo = s.rules->tries.twoPointLine;
        s.ball = kGoal - s.toGo;
    } else if (hasDown(s.phase)) {
        const bool kickoff = s.runBack && s.runBack->kind == ReturnKind::Kickoff;
        s.down = kickoff ? 0 : std::max(s.down, 1);
        if (!toGoGiven && s.toGo == 0 && !kickoff)
            s.toGo = kSeriesYards;
        s.toGo = kickoff ? 0 : std::min(s.toGo, toGoal(s));
    } else {
        s.down = 0;
        s.toGo = 0;
    }
    if (s.roll && s.phase >= Phase::Roll && s.phase <= Phase::Cancel)
        s.roll->offense = s.offense;
    if (isRunBack(s.phase) && !s.runBack)
        s.runBack = RunBack{defenseOf(s), toGoal(s), ReturnKind::Fumble, {}, {}};
    if (phaseGiven)
        s.counting = isRunBack(s.phase) && s.runBack->kind != ReturnKind::Kickoff;
}

}  // namespace

void write(const State& state, FieldSink& to) {
    const FieldWriter writer{to, kNoNames, Empty::Keep};
    writer.object(state);
}

State readState(const FieldSource& at) {
    State state;
    at.object([&](FieldObject& o) { readMembers(o, state); });
    return state;
}

std::vector<std::string_view> voidedBy(const FieldSource& patch) {
    std::vector<std::string_view> voided;
    patch.peek([&](FieldObject& o) {
        if (o.optional("phase"))
            voided = {"roll", "run_back", "offense_call", "no_run_back", "two_point", "winner"};
        // another place is a new series unless the patch says how far it is
        const bool elsewhere = o.optional("ball") || o.optional("to_goal");
        if (elsewhere && !o.optional("down"))
            voided.emplace_back("down");
        if (elsewhere && !o.optional("to_go"))
            voided.emplace_back("to_go");
    });
    return voided;
}

State readPatched(const FieldSource& whole, const FieldSource& patch) {
    State state;
    bool toGoGiven = false;
    bool phaseGiven = false;
    bool anything = false;
    patch.members([&](std::string_view, const FieldSource&) { anything = true; });
    if (!anything)
        return readState(whole);
    patch.peek([&](FieldObject& o) {
        toGoGiven = o.optional("to_go").has_value();
        phaseGiven = o.optional("phase").has_value();
    });
    whole.object([&](FieldObject& o) {
        readMembers(o, state);
        if (const auto at = o.optional("to_goal"))
            state.ball = kGoal - static_cast<int>(at->integer({1, kGoal - 1}));
    });
    if (!whole.failed())
        complete(state, toGoGiven, phaseGiven);
    return state;
}

void write(const Data&, FieldSink& to) {
    to.beginObject();
    to.endObject();
}

Data readData(std::span<const FieldSource>) {
    return {};
}

void write(const Team& team, FieldSink& to) {
    const FieldWriter writer{to, kNoNames, Empty::LeaveOut};
    to.beginObject();
    writer.member("schema", kTeamSchema);
    writer.members(team);
    to.endObject();
}

namespace {

std::string readColor(const FieldSource& at) {
    const std::string color = at.text({7, 7, false});
    const auto isHex = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
    };
    if (!at.failed() &&
        (color.front() != '#' || !std::all_of(color.begin() + 1, color.end(), isHex)))
        at.fail("must be a color like \"#1f3a6e\"");
    return color;
}

}  // namespace

Team readTeam(const FieldSource& at) {
    Team team;
    at.object([&](FieldObject& o) {
        o.schema(kTeamSchema);
        team.id = o.required("id").id();
        team.name = o.required("name").text({1, 40, false});
        team.shortName = o.required("short_name").text({1, 5, false});
        team.color = readColor(o.required("color"));
        team.second = readColor(o.required("second_color"));
        const auto strength = o.optional("strength");
        if (!strength || strength->isNull())
            return;
        const std::string text = strength->text({1, 40, false});
        team.strength = dieCalled(text);
        if (!team.strength || *team.strength < Die::RI)
            strength->fail("must be one of RI, RO, SP, LP, SR, NI, DI, BL");
    });
    return team;
}

}  // namespace thrum::touchdown
