#include "turn.hpp"

#include <thrum/rules/frames.hpp>
#include <thrum/rules/tap/state.hpp>

#include <algorithm>

namespace thrum::tap {

Situation situationOf(const State& state) {
    return {.score = state.score,
            .half = state.half,
            .play = state.play,
            .offense = state.offense,
            .down = state.down,
            .lineOfScrimmage = state.lineOfScrimmage,
            .lineToGain = state.lineToGain};
}

Spot ballLine(const State& state) {
    const Side side = kickingSide(state);
    return isKick(state) ? fieldX(downfield(state.lineOfScrimmage, side) + state.kickShift, side)
                         : state.lineOfScrimmage;
}

const Player* findPlayer(const State& state, FigureId id) {
    const auto& players = state.teams[indexOf(id.side())]->players;
    const auto place = static_cast<std::size_t>(id.rosterIndex());
    return id.value() < 2 * FigureId::kPerSide && place < players.size() ? &players[place]
                                                                         : nullptr;
}

const Figure* findOnBoard(const State& state, FigureId id) {
    const auto at = std::ranges::lower_bound(state.figures, id, {}, &Figure::id);
    return at != state.figures.end() && at->id == id ? &*at : nullptr;
}

std::string figureName(const State& state, FigureId id) {
    const Player* player = findPlayer(state, id);
    return (id.side() == Side::Home ? "H" : "V") + (player != nullptr ? player->number : "?");
}

Unit unitOf(const State& state, Side side) {
    return side == state.offense ? Unit::Dark : Unit::White;
}

std::optional<FigureId> findFigure(const State& state, std::string_view name) {
    if (name.size() < 2 || (name.front() != 'H' && name.front() != 'V'))
        return std::nullopt;
    const Side side = name.front() == 'H' ? Side::Home : Side::Visitor;
    const std::string_view number = name.substr(1);
    const auto& players = state.teams[indexOf(side)]->players;
    std::optional<FigureId> ofUnit;
    std::optional<FigureId> any;
    for (std::size_t i = 0; i < players.size(); ++i) {
        if (players[i].number != number)
            continue;
        const FigureId id{side, static_cast<int>(i)};
        if (findOnBoard(state, id) != nullptr)
            return id;
        if (!ofUnit && players[i].unit == unitOf(state, side))
            ofUnit = id;
        if (!any)
            any = id;
    }
    return ofUnit ? ofUnit : any;
}

}  // namespace thrum::tap
