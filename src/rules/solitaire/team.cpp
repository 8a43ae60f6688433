#include "turn.hpp"

#include <algorithm>
#include <map>

// Rosters. Clauses: SOL-DEF-2, EL-5, GEO-10.
namespace thrum::solitaire {

int numberOf(std::string_view worn) {
    if (worn.empty() || worn.size() > 2 || worn.front() == '0')
        return 0;
    int number = 0;
    for (const char c : worn) {
        if (c < '0' || c > '9')
            return 0;
        number = number * 10 + (c - '0');
    }
    return number;
}

Board boardOf(const BoardSpec& board) {
    return {.id = board.id,
            .mmPerYard = board.mmPerYard,
            .ticksPerSecond = thrum::ticksPerSecond(board)};
}

Team registered(const TeamFile& team) {
    Team to;
    to.id = team.id;
    to.name = team.name;
    const auto baseOf = [&](const std::string& id) -> const BaseSpec* {
        const auto found = std::ranges::find(team.bases, id, &BaseSpec::id);
        return found != team.bases.end() ? &*found : nullptr;
    };
    for (const thrum::Player& from : team.players) {
        Player player;
        player.id = from.id;
        player.number = from.number;
        player.name = from.name;
        player.position = std::string{codeOf(from.position)};
        if (const BaseSpec* base = baseOf(from.base)) {
            player.outline = Polygon{base->outlineMm};
            if (base->prongsCut)
                player.stationarySlot = 0;
        }
        if (const BaseSpec* second = baseOf(from.secondBase);
            second != nullptr && second->prongsCut)
            player.stationarySlot = 1;
        to.players.push_back(std::move(player));
    }
    return to;
}

std::optional<RuleViolation> checkRoster(const RulesData& rules, const Team& team) {
    std::vector<std::string> numbers;
    for (const Player& player : team.players)
        numbers.push_back(player.number);
    std::ranges::sort(numbers);
    const bool twice = std::ranges::adjacent_find(numbers) != numbers.end();
    if (static_cast<int>(numbers.size()) < rules.roster.min ||
        numbers.size() > FigureId::kPerSide || twice)
        return refusal("SOL-DEF-2", "E-SOL-ROSTER");
    return std::nullopt;
}

std::vector<std::string> rosterWarnings(const RulesData& rules, const Team& team) {
    const RulesData::Advice& advice = rules.numbers.advice;
    const std::map<std::string_view, const NumberSpans*> usual{{"QB", &advice.qb},
                                                               {"P", &advice.p},
                                                               {"K", &advice.k},
                                                               {"RB", &advice.rb},
                                                               {"DB", &advice.db},
                                                               {"WR", &advice.wr},
                                                               {"TE", &advice.te},
                                                               {"H", &advice.h},
                                                               {"DL", &advice.dl},
                                                               {"LB", &advice.lb},
                                                               {"C", &rules.numbers.centre},
                                                               {"G", &rules.numbers.guardTackle},
                                                               {"T", &rules.numbers.guardTackle}};
    std::vector<std::string> warnings;
    for (const Player& player : team.players) {
        const auto found = usual.find(player.position);
        if (found != usual.end() && !within(*found->second, numberOf(player.number)))
            warnings.push_back("#" + player.number + " is unusual for " + player.position);
    }
    return warnings;
}

}  // namespace thrum::solitaire
