#include <thrum/app/library.hpp>
#include <thrum/app/refused.hpp>
#include <thrum/app/table.hpp>
#include <thrum/games/tap/inspection.hpp>
#include <thrum/games/tap/rules_file.hpp>
#include <thrum/rules/tap/registered.hpp>
#include <thrum/rules/tap/roster.hpp>

#include <utility>

namespace thrum::app {

std::vector<RuleViolation> teamBreaches(const TeamFile& whole) {
    return tap::checkTeam(tap::RulesData{}, tap::registered(whole));
}

std::vector<std::string> inspectedTeam(const Library& library, const TeamFile& team) {
    const auto rules = readTapRules(library.shippedFolder().parent_path() / "rules" / "tap.json");
    if (!rules)
        return {sentenceOf(rules.error())};
    const auto whole = selfContained(team, library);
    if (!whole)
        return {whole.error().text()};
    std::vector<std::string> findings;
    for (const RuleViolation& found : tap::checkTeam(rules->rules, tap::registered(*whole)))
        findings.push_back(sentenceOf(found));
    return findings;
}

}  // namespace thrum::app
