#include "io/data/readers.hpp"
#include "io/data/writers.hpp"

#include <thrum/io/formation_file.hpp>
#include <thrum/io/text_file.hpp>

#include <algorithm>

namespace thrum::io {
namespace {

constexpr std::array<std::pair<std::string_view, FormationUnit>, 9> kUnitWords{
    {{"offense", FormationUnit::Offense},
     {"defense", FormationUnit::Defense},
     {"kickoff", FormationUnit::Kickoff},
     {"kick_return", FormationUnit::KickReturn},
     {"punt", FormationUnit::Punt},
     {"punt_return", FormationUnit::PuntReturn},
     {"onside_return", FormationUnit::OnsideReturn},
     {"field_goal", FormationUnit::FieldGoal},
     {"field_goal_block", FormationUnit::FieldGoalBlock}}};

FormationMan readMan(const JsonCursor& at) {
    FormationMan man;
    at.object([&](JsonObject& o) {
        man.role = readRole(o.required("role"));
        man.position = o.required("position").choice<Position>(kPositionWords);
        man.front = o.required("front").yards({0.0, 60.0});
        man.lateral = o.required("lateral").yards({-30.0, 30.0});
        man.heading = o.required("heading_deg").heading();
        if (const auto second = o.optional("second_base")) {
            man.secondBase = second->boolean();
            if (man.secondBase && man.position != Position::Quarterback)
                second->fail("only a quarterback has a second base");
        }
    });
    return man;
}

FormationReturner readReturner(const JsonCursor& at, FormationUnit unit) {
    FormationReturner returner;
    if (!mayHaveReturner(unit))
        at.fail("only a kick or punt return has a returner");
    at.object([&](JsonObject& o) {
        returner.role = readRole(o.required("role"));
        returner.position = o.required("position").choice<Position>(kPositionWords);
    });
    return returner;
}

// Clause: TAP-PU-3.
std::vector<std::string> readGunners(const JsonCursor& at, const Formation& formation) {
    auto gunners = at.list<std::string>({1, 2}, readRole);
    for (const std::string& role : gunners) {
        if (std::ranges::find(formation.men, role, &FormationMan::role) == formation.men.end())
            at.fail("nobody has the gunner's role " + inQuotes(role));
    }
    if (gunners.size() == 2 && gunners[0] == gunners[1])
        at.fail("names " + inQuotes(gunners[0]) + " twice");
    return gunners;
}

void checkRoles(const JsonCursor& at, const Formation& formation) {
    std::vector<std::string_view> roles;
    for (const FormationMan& man : formation.men)
        roles.emplace_back(man.role);
    if (formation.returner)
        roles.emplace_back(formation.returner->role);
    for (std::size_t i = 0; i < roles.size(); ++i)
        if (std::find(roles.begin(), roles.begin() + static_cast<std::ptrdiff_t>(i), roles[i]) !=
            roles.begin() + static_cast<std::ptrdiff_t>(i))
            at.fail("the role " + inQuotes(roles[i]) + " is taken already");
    if (roles.size() > kEleven)
        at.fail("must have at most 11 men with the returner, not " + std::to_string(roles.size()));
    const bool knowsCarrier = std::ranges::find(roles, formation.carrier) != roles.end();
    if (!formation.carrier.empty() && !knowsCarrier)
        at.fail("nobody has the carrier's role " + inQuotes(formation.carrier));
}

}  // namespace

Expected<Formation, LoadError> formationFrom(const JsonDocument& document) {
    const JsonReading reading{document};
    Formation formation;
    reading.root().object([&](JsonObject& o) {
        o.schema(kFormationSchema);
        formation.id = o.required("id").id();
        formation.name = o.required("name").text(kNameLimits);
        formation.unit = o.required("unit").choice<FormationUnit>(kUnitWords);
        if (const auto notes = o.optional("notes"))
            formation.notes = notes->text(kNotesLimits);
        // dark units have or receive the ball; who gets an onside kick nobody knows
        if (formation.unit != FormationUnit::OnsideReturn &&
            uniformOf(formation.unit) == Uniform::Dark)
            formation.carrier = readRole(o.required("carrier"));
        else if (const auto carrier = o.optional("carrier"))
            carrier->fail("this unit does not have the ball");
        const JsonCursor men = o.required("men");
        formation.men = men.list<FormationMan>({1, kEleven}, readMan);
        if (const auto returner = o.optional("returner"))
            formation.returner = readReturner(*returner, formation.unit);
        checkRoles(men, formation);
        if (formation.unit == FormationUnit::Punt)
            formation.gunners = readGunners(o.required("gunners"), formation);
        else if (const auto gunners = o.optional("gunners"))
            gunners->fail("only a punt has gunners");
    });
    return reading.result(std::move(formation));
}

Expected<Formation, LoadError> parseFormation(std::string_view text, std::string file) {
    const auto document = JsonDocument::parse(text, std::move(file));
    if (!document)
        return Unexpected{document.error()};
    return formationFrom(*document);
}

Expected<Formation, LoadError> readFormation(const std::filesystem::path& path) {
    const auto text = readTextFile(path);
    if (!text)
        return Unexpected{text.error()};
    return parseFormation(*text, path.string());
}

std::string textOf(const Formation& formation) {
    OrderedJson file;
    file["schema"] = kFormationSchema;
    file["id"] = formation.id;
    file["name"] = formation.name;
    file["unit"] = wordOf(kUnitWords, formation.unit);
    if (!formation.notes.empty())
        file["notes"] = formation.notes;
    if (!formation.carrier.empty())
        file["carrier"] = formation.carrier;
    file["men"] = OrderedJson::array();
    for (const FormationMan& man : formation.men) {
        OrderedJson written;
        written["role"] = man.role;
        written["position"] = codeOf(man.position);
        written["front"] = jsonNumber(man.front.yards());
        written["lateral"] = jsonNumber(man.lateral.yards());
        written["heading_deg"] = jsonNumber(man.heading.degrees());
        if (man.secondBase)
            written["second_base"] = true;
        file["men"].push_back(std::move(written));
    }
    if (formation.returner) {
        file["returner"]["role"] = formation.returner->role;
        file["returner"]["position"] = codeOf(formation.returner->position);
    }
    if (!formation.gunners.empty())
        file["gunners"] = formation.gunners;
    return prettyText(file);
}

std::optional<LoadError> saveFormation(const std::filesystem::path& path,
                                       const Formation& formation) {
    return writeFileAtomically(path, textOf(formation));
}

}  // namespace thrum::io
