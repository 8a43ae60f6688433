#include "state_namer.hpp"

#include <algorithm>

namespace thrum::tap {

std::string StateNamer::nameOf(FigureId id) const {
    std::string name = figureName(*m_state, id);
    const Player* player = findPlayer(*m_state, id);
    if (player != nullptr && findFigure(*m_state, name) != id)
        name += "/" + player->id;
    return name;
}

std::optional<FigureId> StateNamer::find(std::string_view text) const {
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos)
        return findFigure(*m_state, text);
    if (text.front() != 'H' && text.front() != 'V')
        return std::nullopt;
    const Side side = text.front() == 'H' ? Side::Home : Side::Visitor;
    const std::string_view number = text.substr(1, slash - 1);
    const std::string_view playerId = text.substr(slash + 1);
    const auto& players = m_state->teams[indexOf(side)]->players;
    for (std::size_t i = 0; i < players.size(); ++i) {
        if (players[i].id == playerId && players[i].number == number)
            return FigureId{side, static_cast<int>(i)};
    }
    return std::nullopt;
}

std::string StateNamer::baseName(FigureId id, int slot) const {
    const Player* player = findPlayer(*m_state, id);
    return player != nullptr ? baseNameOf(*player, slot) : std::string{};
}

std::optional<Pose> StateNamer::poseOf(FigureId id) const {
    const Figure* figure = findOnBoard(*m_state, id);
    return figure != nullptr ? std::optional{figure->pose} : std::nullopt;
}

bool StateNamer::hasBase(FigureId id, int slot) const {
    const Player* player = findPlayer(*m_state, id);
    return player != nullptr && slot < player->baseCount;
}

State recordNames(std::array<Shared<Team>, 2> teams) {
    State names;
    names.teams = std::move(teams);
    return names;
}

std::string baseNameOf(const Player& player, int slot) {
    const auto named = [&](int s) {
        return player.bases[static_cast<std::size_t>(s)].stationary ? "stationary" : "running";
    };
    if (slot == 1 && std::string_view{named(0)} == named(1))
        return "second";
    return named(slot == 1 ? 1 : 0);
}

int readBaseSlot(const FieldSource& at, const Player& player) {
    if (at.isNumber())
        return static_cast<int>(at.integer({0, 1}));
    const std::string name = at.text({1, 40, false});
    for (int slot = 0; slot < player.baseCount; ++slot) {
        if (name == baseNameOf(player, slot))
            return slot;
    }
    at.fail("#" + player.number + " has no base " + inQuotes(name));
    return 0;
}

}  // namespace thrum::tap
