#include <thrum/games/tap/table.hpp>

#include <algorithm>

namespace thrum::app {
Expected<TableSetup, LoadError> tapTable(const Library& library,
                                         const BoardSpec& board,
                                         const std::array<TeamFile, 2>& teams,
                                         int speedTenths,
                                         const tap::State& state) {
    auto table = composeTable(library, board, teams[0], teams[1], speedTenths);
    if (!table)
        return table;
    const BaseSpec* reference = referenceBase(library);
    for (const Side side : {Side::Home, Side::Visitor}) {
        const auto& players = state.teams[tap::indexOf(side)]->players;
        const std::size_t known = teams[tap::indexOf(side)].players.size();
        for (std::size_t i = known; reference != nullptr && i < players.size(); ++i)
            table->kits.push_back(
                tap::guestKit(FigureId{side, static_cast<int>(i)}, players[i], *reference));
    }
    std::ranges::sort(table->kits, {}, &FigureKit::id);
    return table;
}

}  // namespace thrum::app
