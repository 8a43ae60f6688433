#include "io/tap_names.hpp"

#include <algorithm>
#include <cmath>

namespace thrum::io {

std::string figureText(const tap::State& state, FigureId id) {
    std::string name = tap::figureName(state, id);
    const tap::Player* player = tap::findPlayer(state, id);
    if (player != nullptr && tap::findFigure(state, name) != id)
        name += "/" + player->id;
    return name;
}

std::optional<FigureId> figureOf(const tap::State& state, std::string_view text) {
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos)
        return tap::findFigure(state, text);
    if (text.front() != 'H' && text.front() != 'V')
        return std::nullopt;
    const Side side = text.front() == 'H' ? Side::Home : Side::Visitor;
    const std::string_view number = text.substr(1, slash - 1);
    const std::string_view playerId = text.substr(slash + 1);
    const auto& players = state.teams[tap::indexOf(side)]->players;
    for (std::size_t i = 0; i < players.size(); ++i) {
        if (players[i].id == playerId && players[i].number == number)
            return FigureId{side, static_cast<int>(i)};
    }
    return std::nullopt;
}

FigureId readFigureName(const JsonCursor& at, const tap::State& state) {
    const std::string text = at.text({1, 80, false});
    if (at.failed())
        return {};
    if (const auto id = figureOf(state, text))
        return *id;
    at.fail("there is no figure " + inQuotes(text) +
            "; figures are H or V and the number as worn, for example \"H34\"");
    return {};
}

std::string baseName(const tap::Player& player, int slot) {
    const auto named = [&](int s) {
        return player.bases[static_cast<std::size_t>(s)].stationary ? "stationary" : "running";
    };
    if (slot == 1 && std::string_view{named(0)} == named(1))
        return "second";
    return named(slot == 1 ? 1 : 0);
}

int readBaseSlot(const JsonCursor& at, const tap::Player& player) {
    if (at.isNumber())
        return static_cast<int>(at.integer({0, 1}));
    const std::string name = at.text({1, 40, false});
    for (int slot = 0; slot < player.baseCount; ++slot) {
        if (name == baseName(player, slot))
            return slot;
    }
    at.fail("#" + player.number + " has no base " + inQuotes(name));
    return 0;
}

}  // namespace thrum::io
