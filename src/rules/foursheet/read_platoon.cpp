#include "reading.hpp"
#include "team_reading.hpp"
#include "writing.hpp"

#include <algorithm>

// Clause: FSS-36.3.
namespace thrum::foursheet {
namespace {

constexpr std::size_t kMostReserves = 40;

constexpr std::array kSlots{
    std::string_view{"QB"},   std::string_view{"SE"},   std::string_view{"FL"},
    std::string_view{"TE"},   std::string_view{"FB"},   std::string_view{"HB"},
    std::string_view{"LT"},   std::string_view{"LG"},   std::string_view{"C"},
    std::string_view{"RG"},   std::string_view{"RT"},   std::string_view{"SE2"},
    std::string_view{"FL2"},  std::string_view{"TE2"},  std::string_view{"LDE"},
    std::string_view{"LDT"},  std::string_view{"NT"},   std::string_view{"RDT"},
    std::string_view{"RDE"},  std::string_view{"LLB"},  std::string_view{"MLB"},
    std::string_view{"RLB"},  std::string_view{"LOLB"}, std::string_view{"LILB"},
    std::string_view{"RILB"}, std::string_view{"ROLB"}, std::string_view{"NB"},
    std::string_view{"LCB"},  std::string_view{"RCB"},  std::string_view{"SS"},
    std::string_view{"FS"},   std::string_view{"K"},    std::string_view{"P"},
    std::string_view{"KO"},   std::string_view{"KR"},   std::string_view{"PUNT"},
    std::string_view{"PR"},   std::string_view{"FG"},   std::string_view{"FGD"}};

PlayerIndex readMan(const FieldSource& at, const Team& team) {
    const std::string id = at.text({1, 40, false});
    if (at.failed())
        return kNobody;
    const PlayerIndex man = indexOf(team, id);
    if (man == kNobody)
        at.fail("there is no player " + inQuotes(id));
    return man;
}

Eleven readUnit(const FieldSource& at, const Team& team) {
    Eleven unit{};
    unit.fill(kNobody);
    at.object([&](FieldObject& o) {
        for (std::size_t i = 0; i < kTokenKeys.size(); ++i) {
            const FieldSource man = o.required(kTokenKeys[i]);
            const PlayerIndex index = readMan(man, team);
            if (!man.failed() && std::ranges::find(unit, index) != unit.end())
                man.fail(inQuotes(playerOf(team, index).id) + " is in this unit twice");
            unit[i] = index;
        }
    });
    return unit;
}

// Kickers and punters have no columns, so they cannot be on the field for a play from scrimmage.
void refuseKickers(const FieldSource& at, const Eleven& unit, const Team& team) {
    if (at.failed())
        return;
    for (std::size_t i = 0; i < unit.size(); ++i)
        if (!hasCard(playerOf(team, unit[i]).pos))
            at.failBelow("/" + std::string{kTokenKeys[i]},
                         "kickers and punters have no card for plays from scrimmage");
}

void readOffense(const FieldSource& at, const Team& team, Platoon& platoon) {
    at.object([&](FieldObject& o) {
        for (const EnumName<Formation>& entry : namesOf(Formation{})) {
            const auto unit = o.optional(entry.name);
            if (!unit)
                continue;
            const Eleven eleven = readUnit(*unit, team);
            refuseKickers(*unit, eleven, team);
            platoon.offense[static_cast<std::size_t>(entry.value)] = eleven;
        }
    });
    if (!at.failed() && !platoon.offense[static_cast<std::size_t>(platoon.preferred)])
        at.fail("the preferred formation has no men");
}

void readSpecial(const FieldSource& at, const Team& team, Platoon& platoon) {
    at.object([&](FieldObject& o) {
        for (const EnumName<SpecialUnit>& entry : namesOf(SpecialUnit{})) {
            const FieldSource unit = o.required(entry.name);
            const Eleven eleven = readUnit(unit, team);
            platoon.special[static_cast<std::size_t>(entry.value)] = eleven;
            if (unit.failed())
                continue;
            const Player& eleventh = playerOf(team, onToken(eleven, 11));
            const std::string_view slot = slotOf(entry.value, 11);
            if (slot == "K" && !eleventh.kicking)
                unit.failBelow("/11", "must be a kicker");
            if (slot == "P" && !eleventh.punting)
                unit.failBelow("/11", "must be a punter");
        }
    });
}

void readDepth(const FieldSource& at, const Team& team, Platoon& platoon) {
    at.members([&](std::string_view slot, const FieldSource& list) {
        const auto* const known = std::ranges::find(kSlots, slot);
        if (known == kSlots.end()) {
            list.fail("there is no slot " + inQuotes(slot));
            return;
        }
        DepthList depth{std::string{slot}, {}};
        depth.men = list.list<PlayerIndex>(
            {0, kMostReserves}, [&](const FieldSource& man) { return readMan(man, team); });
        if (!list.failed()) {
            auto men = depth.men;
            std::ranges::sort(men);
            if (std::ranges::adjacent_find(men) != men.end())
                list.fail("names a man twice");
        }
        platoon.depth.push_back(std::move(depth));
    });
    std::ranges::sort(platoon.depth, {}, [](const DepthList& list) {
        return std::ranges::find(kSlots, std::string_view{list.slot}) - kSlots.begin();
    });
}

}  // namespace

std::span<const std::string_view> depthSlots() {
    return kSlots;
}

Platoon readPlatoon(const FieldSource& at, const Team& team) {
    Platoon platoon;
    at.object([&](FieldObject& o) {
        o.schema(kPlatoonSchema);
        const FieldSource id = o.required("team");
        if (const std::string text = id.text({1, 40, false}); !id.failed() && text != team.id)
            id.fail("must be " + inQuotes(team.id) + ", not " + inQuotes(text));
        platoon.preferred = readWord<Formation>(o.required("preferredFormation"));
        readOffense(o.required("offence"), team, platoon);
        o.required("defence").object([&](FieldObject& fronts) {
            for (const EnumName<Front>& entry : namesOf(Front{})) {
                const FieldSource unit = fronts.required(entry.name);
                const Eleven eleven = readUnit(unit, team);
                refuseKickers(unit, eleven, team);
                platoon.defense[static_cast<std::size_t>(entry.value)] = eleven;
            }
        });
        readSpecial(o.required("special"), team, platoon);
        readDepth(o.required("depth"), team, platoon);
    });
    return platoon;
}

}  // namespace thrum::foursheet
