#include <thrum/app/tap_table.hpp>

#include <algorithm>

namespace thrum::app {
namespace {

constexpr std::string_view kReferenceBase = "reference";
constexpr std::string_view kStationaryReference = "reference-stationary";

tap::Position tapPosition(Position position) {
    switch (position) {
        case Position::Center:
            return tap::Position::C;
        case Position::Guard:
            return tap::Position::G;
        case Position::Tackle:
            return tap::Position::T;
        case Position::Quarterback:
            return tap::Position::QB;
        case Position::RunningBack:
            return tap::Position::RB;
        case Position::WideReceiver:
            return tap::Position::WR;
        case Position::TightEnd:
            return tap::Position::TE;
        case Position::Punter:
            return tap::Position::P;
        case Position::Kicker:
            return tap::Position::K;
        case Position::DefensiveLineman:
            return tap::Position::DL;
        case Position::Linebacker:
            return tap::Position::LB;
        case Position::DefensiveBack:
            break;
    }
    return tap::Position::DB;
}

const BaseSpec& ownBase(const TeamFile& team, const std::string& id) {
    const auto found = std::ranges::find(team.bases, id, &BaseSpec::id);
    THRUM_ASSERT(found != team.bases.end());
    return *found;
}

tap::BaseShape shapeOf(const BaseSpec& base) {
    return {.outline = Polygon{base.outlineMm}, .stationary = base.prongsCut};
}

double weightOn(const Player& player, const BaseSpec& base, bool withPutty) {
    double grams = player.figure.massG + base.massG;
    for (const PuttySpec& piece : player.putty)
        grams += withPutty ? piece.massG : 0.0;
    return grams;
}

tap::Player tapPlayer(const TeamFile& team, const Player& from) {
    const BaseSpec& first = ownBase(team, from.base);
    tap::Player to;
    to.id = from.id;
    to.number = from.number;
    to.position = tapPosition(from.position);
    to.unit = from.uniform == Uniform::Dark ? tap::Unit::Dark : tap::Unit::White;
    to.bases[0] = shapeOf(first);
    to.lyingHeightMm = from.figure.heightMm;
    if (from.figure.helmetOffsetMm != Vec2{})
        to.helmetOffsetMm = from.figure.helmetOffsetMm;
    to.equipment.weightGrams = weightOn(from, first, true);
    to.equipment.custom = from.figure.custom;
    to.equipment.heightMm = from.figure.heightMm;
    to.equipment.lengthMm = from.figure.lengthMm;
    to.equipment.widthMm = from.figure.widthMm;
    to.equipment.baseMassProduced = first.massProduced;
    if (!from.secondBase.empty()) {
        const BaseSpec& second = ownBase(team, from.secondBase);
        to.baseCount = 2;
        to.bases[1] = shapeOf(second);
        to.equipment.weightGrams =
            std::max(to.equipment.weightGrams, weightOn(from, second, false));
        to.equipment.baseMassProduced = to.equipment.baseMassProduced && second.massProduced;
    }
    return to;
}

FigureKit guestKit(FigureId id, const tap::Player& player, const BaseSpec& reference) {
    FigureKit kit{id, {}};
    for (int slot = 0; slot < player.baseCount; ++slot) {
        const tap::BaseShape& shape = player.bases[static_cast<std::size_t>(slot)];
        FigureSpec figure;
        figure.base = reference;
        figure.base.prongsCut = shape.stationary;
        figure.heightMm = player.lyingHeightMm;
        kit.onBase.push_back(std::move(figure));
    }
    return kit;
}

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

tap::Team tapTeam(const TeamFile& team) {
    tap::Team to;
    to.name = team.name;
    for (const Player& player : team.players)
        to.players.push_back(tapPlayer(team, player));
    return to;
}

tap::Board tapBoard(const BoardSpec& board) {
    return {.id = board.id, .mmPerYard = board.mmPerYard, .ticksPerSecond = ticksPerSecond(board)};
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
                guestKit(FigureId{side, static_cast<int>(i)}, players[i], *reference));
    }
    std::ranges::sort(table->kits, {}, &FigureKit::id);
    return table;
}

}  // namespace thrum::app
