#include "reading.hpp"
#include "team_reading.hpp"
#include "writing.hpp"

#include <thrum/rules/foursheet/coach_fields.hpp>
#include <thrum/rules/foursheet/documents.hpp>

#include <algorithm>
#include <set>

// Clause: FSS-36.2.
namespace thrum::foursheet {
namespace {

constexpr CountRange kRoster{33, 80};
constexpr int kMostCrunch = 3;

std::string readTeamId(const FieldSource& at) {
    std::string text = at.text({2, 32, false});
    const auto isPlain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    };
    if (!at.failed() && !std::ranges::all_of(text, isPlain))
        at.fail("must be lower-case letters, digits and -, not " + inQuotes(text));
    return text;
}

std::string readColor(const FieldSource& at) {
    std::string text = at.text({1, 40, false});
    const auto isHex = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
    };
    const bool fits = text.size() == 7 && text[0] == '#' &&
                      std::ranges::all_of(std::string_view{text}.substr(1), isHex);
    if (!at.failed() && !fits)
        at.fail("must be a color like \"#1a2b3c\", not " + inQuotes(text));
    return text;
}

// 0 to 100 each; passes and the passes on third and long share 100 between them.
void readTendencies(const FieldSource& at, Tendencies& tendencies) {
    at.object([&](FieldObject& o) {
        eachField(tendencies, [&](std::string_view key, int& value) {
            if (const auto one = o.optional(key))
                value = readInt(*one, 0, 100);
        });
    });
    if (at.failed())
        return;
    const Tendencies& t = tendencies;
    if (t.passShort + t.passMedium + t.passLong != 100)
        at.fail("passShort, passMedium and passLong must be 100 together");
    else if (t.thirdLongShort + t.thirdLongMedium + t.thirdLongLong != 100)
        at.fail("thirdLongShort, thirdLongMedium and thirdLongLong must be 100 together");
}

Coaches readCoaches(const FieldSource& at) {
    Coaches coaches;
    at.object([&](FieldObject& o) {
        const auto name = [&](std::string_view key, std::string& value) {
            if (const auto one = o.optional(key))
                value = one->text({0, 40, false});
        };
        name("head", coaches.head);
        name("offense", coaches.offense);
        name("defense", coaches.defense);
        if (const auto one = o.optional("tendencies"))
            readTendencies(*one, coaches.tendencies);
    });
    return coaches;
}

void refuseDoubles(const FieldSource& players, const std::vector<Player>& men) {
    if (players.failed())
        return;
    std::set<std::string_view> ids;
    std::set<int> numbers;
    for (std::size_t i = 0; i < men.size(); ++i) {
        const std::string place = "/" + std::to_string(i);
        if (!ids.insert(men[i].id).second)
            players.failBelow(place + "/id", inQuotes(men[i].id) + " is the id of another player");
        if (!numbers.insert(men[i].number).second)
            players.failBelow(place + "/number",
                              "number " + std::to_string(men[i].number) + " is worn twice");
    }
}

}  // namespace

Team readTeam(const FieldSource& at) {
    Team team;
    at.object([&](FieldObject& o) {
        o.schema(kTeamSchema);
        team.id = readTeamId(o.required("id"));
        team.name = o.required("name").text({1, 40, false});
        team.abbr = o.required("abbr").text({2, 4, false});
        o.required("colours").object([&](FieldObject& colors) {
            team.primary = readColor(colors.required("primary"));
            team.secondary = readColor(colors.required("secondary"));
        });
        o.required("crunch").object([&](FieldObject& crunch) {
            team.crunch = {readInt(crunch.required("A"), 0, kMostCrunch),
                           readInt(crunch.required("B"), 0, kMostCrunch),
                           readInt(crunch.required("C"), 0, kMostCrunch)};
        });
        const FieldSource players = o.required("players");
        team.players = players.list<Player>(kRoster, readPlayer);
        refuseDoubles(players, team.players);
        if (const auto coaches = o.optional("coaches"))
            team.coaches = readCoaches(*coaches);
        const FieldSource platoon = o.required("platoon");
        if (!platoon.failed())
            team.platoon = readPlatoon(platoon, team);
    });
    return team;
}

}  // namespace thrum::foursheet
