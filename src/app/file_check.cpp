#include <thrum/app/file_check.hpp>
#include <thrum/app/game_kinds.hpp>
#include <thrum/app/refused.hpp>
#include <thrum/app/table.hpp>
#include <thrum/games/tap.hpp>
#include <thrum/games/tap/inspection.hpp>
#include <thrum/io/data_file.hpp>
#include <thrum/io/journal_file.hpp>
#include <thrum/io/text_file.hpp>

#include <algorithm>

namespace thrum::app {
namespace {

// "stoppages.max" as "/stoppages/max"
std::string pointerOf(const RuleViolation& refusal) {
    for (const TextArgument& argument : refusal.args) {
        if (argument.first != "key")
            continue;
        std::string pointer = "/" + argument.second;
        std::ranges::replace(pointer, '.', '/');
        return pointer;
    }
    return {};
}

FileCheck checkRules(std::string_view text, const std::string& file) {
    FileCheck check{.kind = "rules", .name = {}, .warnings = {}, .error = {}};
    const std::string prefix = io::rulesPrefix(text);
    const auto kind = std::ranges::find(gameKinds(), prefix, &GameKind::clausePrefix);
    if (kind == gameKinds().end()) {
        check.error = LoadError{file, "", "there is no game whose clauses begin with " + prefix};
        return check;
    }
    auto rules = kind->checkRules(text);
    if (!rules) {
        const RuleViolation& refusal = rules.error();
        check.error = LoadError{file, pointerOf(refusal), sentenceOf(refusal)};
        return check;
    }
    check.name = std::move(rules->name);
    check.warnings = std::move(rules->warnings);
    return check;
}

FileCheck checkGame(const Library& library, std::string_view text, const std::string& file) {
    FileCheck check{.kind = "game", .name = {}, .warnings = {}, .error = {}};
    auto opened = openGame(library, text, file);
    if (!opened) {
        check.error = opened.error();
        return check;
    }
    check.name = opened->game->name();
    if (check.name.empty()) {
        const auto teams = opened->game->teamNames();
        check.name = teams[0] + " against " + teams[1];
    }
    check.warnings = std::move(opened->notices);
    check.error = std::move(opened->damage);
    return check;
}

FileCheck checkData(const Library& library,
                    std::string_view text,
                    const std::string& file,
                    std::string_view inspectFor) {
    FileCheck check;
    const auto data = io::parseDataFile(text, file);
    if (!data) {
        check.error = data.error();
        return check;
    }
    check.kind = io::kindOf(*data);
    check.name = std::visit(Overloaded{[](const io::Marks&) { return std::string{"marks"}; },
                                       [](const auto& value) { return value.name; }},
                            *data);
    if (const auto* team = std::get_if<TeamFile>(&*data)) {
        const auto kits = composeKits(*team, Side::Home, library, file);
        if (!kits)
            check.error = kits.error();
        else if (inspectsTeams(inspectFor))
            check.findings = inspectedTeam(library, *team);
    }
    return check;
}

}  // namespace

bool inspectsTeams(std::string_view game) {
    return game == games::Tap::kId;
}

FileCheck checkFile(const Library& library,
                    const std::filesystem::path& path,
                    std::string_view inspectFor) {
    const std::string file = path.string();
    const auto text = io::readTextFile(path, io::kMaxGameFileBytes);
    if (!text) {
        FileCheck check;
        check.error = text.error();
        return check;
    }
    const io::FileSort sort = io::sortOf(*text);
    if (sort != io::FileSort::Game && text->size() > io::kMaxDataFileBytes) {
        FileCheck check;
        check.error = LoadError{
            file, "", "is larger than " + std::to_string(io::kMaxDataFileBytes) + " bytes"};
        return check;
    }
    switch (sort) {
        case io::FileSort::Game:
            return checkGame(library, *text, file);
        case io::FileSort::Rules:
            return checkRules(*text, file);
        case io::FileSort::Data:
            break;
    }
    return checkData(library, *text, file, inspectFor);
}

}  // namespace thrum::app
