#include <thrum/app/tap_table.hpp>

#include <algorithm>

namespace thrum::app {
namespace {

constexpr std::string_view kReferenceBase = "reference";
constexpr std::string_view kStationaryReference = "reference-stationary";

}  // namespace

Expected<TeamFile, LoadError> selfContained(TeamFile team, const Library& library) {
    if (const auto kits = composeKits(team, Side::Home, library, team.id); !kits)
        return Unexpected{kits.error()};
    const auto own = [&](const std::string& id) {
        const bool known =
            id.empty() || std::ranges::find(team.bases, id, &BaseSpec::id) != team.bases.end();
        if (!known)
            team.bases.push_back(*library.base(id));
    };
    for (const Player& player : team.players) {
        own(player.base);
        own(player.secondBase);
    }
    return team;
}

TeamFile onReferenceBases(TeamFile team, const Library& library) {
    const BaseSpec* reference = library.base(kReferenceBase);
    if (reference == nullptr)
        return team;
    BaseSpec stationary = *reference;
    stationary.id = std::string{kStationaryReference};
    stationary.prongsCut = true;
    team.bases = {*reference, stationary};
    for (Player& player : team.players) {
        const bool punter = player.position == Position::Punter;
        player.base = std::string{punter ? kStationaryReference : kReferenceBase};
        if (!player.secondBase.empty())
            player.secondBase = std::string{kStationaryReference};
        player.dialDeg = 0.0;
        player.putty.clear();
    }
    return team;
}

Expected<TableSetup, LoadError> tapTable(const Library& library,
                                         const BoardSpec& board,
                                         const std::array<TeamFile, 2>& teams,
                                         int speedTenths,
                                         const tap::State& state) {
    auto table = composeTable(library, board, teams[0], teams[1], speedTenths);
    if (!table)
        return table;
    const BaseSpec* reference = library.base(kReferenceBase);
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
