#include "coach/tap/read_play.hpp"

#include "coach/tap/situation.hpp"

#include <algorithm>
#include <optional>

namespace thrum::coach {
namespace {

constexpr int kMostOtherwise = 2;  // men who may stand otherwise

// Whoever blocks may have been turned toward the man in front of him.
bool blocks(const FormationMan& man, bool pass) {
    return man.position == Position::Center || man.position == Position::Guard ||
           man.position == Position::Tackle || (man.position == Position::TightEnd && !pass);
}

bool standsThere(const tap::Figure& figure, const tap::Placement& drawn, bool lineman) {
    constexpr double kApart = 2.0;  // yards; turned linemen push their neighbors aside
    const double kTurned = lineman ? 40.0 : 2.0;
    const double x = (figure.pose.at.x - drawn.pose.at.x).yards();
    const double y = (figure.pose.at.y - drawn.pose.at.y).yards();
    return x * x + y * y < kApart * kApart && figure.baseSlot == drawn.baseSlot.value_or(0) &&
           apart(figure.pose.heading.degrees(), drawn.pose.heading.degrees()) < kTurned;
}

// Men who stand otherwise than the play has them; nothing if the team cannot man it.
std::optional<int> otherwise(const tap::State& seen,
                             const Lineups& lineups,
                             const Formation& formation,
                             bool pass) {
    const auto decisions = lineups.decisions(seen, seen.offense, formation);
    if (!decisions)
        return std::nullopt;
    const auto place =
        std::ranges::find(*decisions, tap::DecisionKind::Place, &tap::Decision::kind);
    if (place == decisions->end())
        return std::nullopt;
    const auto roles = lineups.roles(seen.offense, formation);
    int count = 0;
    for (const tap::Placement& placement : place->placements) {
        const auto role =
            std::ranges::find(roles, placement.figure, &std::pair<std::string, FigureId>::second);
        const auto man = role == roles.end()
                             ? formation.men.end()
                             : std::ranges::find(formation.men, role->first, &FormationMan::role);
        const bool lineman = man != formation.men.end() && blocks(*man, pass);
        const tap::Figure* figure = tap::findOnBoard(seen, placement.figure);
        if (figure == nullptr || !standsThere(*figure, placement, lineman))
            ++count;
    }
    return count;
}

}  // namespace

std::vector<Intent> readPlays(const tap::State& seen, const Lineups& lineups) {
    std::vector<Intent> read;
    const auto fitting = lineups.fitting(seen, seen.offense);
    int fewest = kMostOtherwise;
    for (const Play& play : lineups.plays) {
        const Formation* formation = findIn(fitting, play.formation);
        if (formation == nullptr || formation->unit != FormationUnit::Offense)
            continue;
        Intent intent = intentOf(play, *formation, seen);
        const auto count = otherwise(seen, lineups, intent.formation, intent.pass);
        if (!count || *count > fewest)
            continue;
        if (*count < fewest)
            read.clear();
        fewest = *count;
        read.push_back(std::move(intent));
    }
    return read;
}

}  // namespace thrum::coach
