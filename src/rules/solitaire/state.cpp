#include <thrum/rules/solitaire/state.hpp>

#include <algorithm>

namespace thrum::solitaire {

const ShotData& shotData(const RulesData& rules, ShotKind kind) {
    const RulesData::Ttqb& t = rules.ttqb;
    switch (kind) {
        case ShotKind::Throw:
            return t.throwing;
        case ShotKind::Pitch:
            return t.pitch;
        case ShotKind::Kickoff:
            return t.kickoff;
        case ShotKind::Punt:
            return t.punt;
        case ShotKind::FieldGoal:
            break;
    }
    return t.fieldGoal;
}

bool within(const NumberSpans& spans, int number) {
    return std::ranges::any_of(
        spans, [&](const NumberSpan& span) { return number >= span[0] && number <= span[1]; });
}

const Figure* findFigure(const State& s, FigureId id) {
    const auto at = std::ranges::lower_bound(s.figures, id, {}, &Figure::id);
    return at != s.figures.end() && at->id == id ? &*at : nullptr;
}
Figure* figureIn(State& s, FigureId id) {
    const auto at = std::ranges::lower_bound(s.figures, id, {}, &Figure::id);
    return at != s.figures.end() && at->id == id ? &*at : nullptr;
}
const Player* findPlayer(const State& s, FigureId id) {
    const std::vector<Player>& players = s.teams[indexOf(id.side())]->players;
    const auto index = static_cast<std::size_t>(id.rosterIndex());
    return index < players.size() ? &players[index] : nullptr;
}

std::optional<FigureId> findByName(const State& s, std::string_view name) {
    if (name.size() < 2 || (name.front() != 'H' && name.front() != 'V'))
        return std::nullopt;
    const Side side = name.front() == 'H' ? Side::Home : Side::Visitor;
    const std::vector<Player>& players = s.teams[indexOf(side)]->players;
    const auto found = std::ranges::find(players, name.substr(1), &Player::number);
    if (found == players.end())
        return std::nullopt;
    return FigureId{side, static_cast<int>(found - players.begin())};
}

std::string figureName(const State& s, FigureId id) {
    const Player* player = findPlayer(s, id);
    return (id.side() == Side::Home ? "H" : "V") +
           (player != nullptr ? player->number : "?" + std::to_string(id.rosterIndex()));
}

int numberOf(const State& s, FigureId id) {
    const Player* player = findPlayer(s, id);
    return player != nullptr ? numberOf(player->number) : 0;
}

}  // namespace thrum::solitaire
