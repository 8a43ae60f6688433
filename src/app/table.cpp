#include <thrum/app/table.hpp>

#include <algorithm>

namespace thrum::app {
namespace {

constexpr double kPuttySlackMm = 0.01;
constexpr std::string_view kStationaryReference = "reference-stationary";

// Builds one player's kit and says where in the team file something is wrong.
class KitMaker {
public:
    KitMaker(const TeamFile& team, const Library& library, const std::string& file)
        : m_team{team}, m_library{library}, m_file{file} {}

    [[nodiscard]] Expected<FigureKit, LoadError> make(FigureId id) const {
        const auto index = static_cast<std::size_t>(id.rosterIndex());
        const Player& player = m_team.players.at(index);
        const BaseSpec* first = find(player.base);
        if (first == nullptr)
            return noBase(index, "/base", player.base);
        FigureKit kit{id, {onBase(player, *first)}};
        FigureSpec& figure = kit.onBase.front();
        const bool hasDial = std::ranges::any_of(first->prongs, &ProngSpec::onDial);
        if (player.dialDeg != 0.0 && !hasDial)
            return wrong(index, "/dial_deg", "base \"" + first->id + "\" has no dial");
        figure.dialDeg = player.dialDeg;
        figure.putty = player.putty;
        const Polygon outline{first->outlineMm};
        for (std::size_t i = 0; i < player.putty.size(); ++i) {
            const Vec2 at{player.putty[i].xMm, player.putty[i].yMm};
            if (distanceTo(outline, at) > kPuttySlackMm)
                return wrong(index,
                             "/putty/" + std::to_string(i),
                             "lies outside base \"" + first->id + "\"");
        }
        if (!player.secondBase.empty()) {
            const BaseSpec* second = find(player.secondBase);
            if (second == nullptr)
                return noBase(index, "/second_base", player.secondBase);
            kit.onBase.push_back(onBase(player, *second));
        }
        return kit;
    }

private:
    [[nodiscard]] const BaseSpec* find(const std::string& id) const {
        const auto own = std::ranges::find(m_team.bases, id, &BaseSpec::id);
        return own != m_team.bases.end() ? &*own : m_library.base(id);
    }
    static FigureSpec onBase(const Player& player, const BaseSpec& base) {
        FigureSpec figure;
        figure.base = base;
        figure.figureMassG = player.figure.massG;
        figure.heightMm = player.figure.heightMm;
        figure.comHeightMm = player.figure.comHeightMm;
        figure.touchHeightMm = player.figure.touchHeightMm;
        return figure;
    }
    [[nodiscard]] Unexpected<LoadError> wrong(std::size_t player,
                                              const std::string& member,
                                              std::string reason) const {
        return {
            LoadError{m_file, "/players/" + std::to_string(player) + member, std::move(reason)}};
    }
    [[nodiscard]] Unexpected<LoadError> noBase(std::size_t player,
                                               const std::string& member,
                                               const std::string& id) const {
        return wrong(player, member, "there is no base \"" + id + "\"");
    }

    const TeamFile& m_team;
    const Library& m_library;
    const std::string& m_file;
};

}  // namespace

Expected<std::vector<FigureKit>, LoadError> composeKits(const TeamFile& team,
                                                        Side side,
                                                        const Library& library,
                                                        const std::string& file) {
    const KitMaker maker{team, library, file};
    std::vector<FigureKit> kits;
    const int players = static_cast<int>(team.players.size());
    for (int i = 0; i < players; ++i) {
        auto kit = maker.make(FigureId{side, i});
        if (!kit)
            return Unexpected{kit.error()};
        kits.push_back(*std::move(kit));
    }
    return kits;
}

Expected<TableSetup, LoadError> composeTable(const Library& library,
                                             const BoardSpec& board,
                                             const TeamFile& home,
                                             const TeamFile& visitor,
                                             int speedTenths) {
    TableSetup table{board, speedTenths, {}};
    for (const Side side : {Side::Home, Side::Visitor}) {
        const TeamFile& team = side == Side::Home ? home : visitor;
        auto kits = composeKits(team, side, library, team.id);
        if (!kits)
            return Unexpected{kits.error()};
        table.kits.insert(table.kits.end(), kits->begin(), kits->end());
    }
    return table;
}

const BaseSpec* referenceBase(const Library& library) {
    return library.base("reference");
}

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
    const BaseSpec* reference = referenceBase(library);
    if (reference == nullptr)
        return team;
    BaseSpec stationary = *reference;
    stationary.id = std::string{kStationaryReference};
    stationary.prongsCut = true;
    team.bases = {*reference, stationary};
    for (Player& player : team.players) {
        const bool punter = player.position == Position::Punter;
        player.base = punter ? stationary.id : reference->id;
        if (!player.secondBase.empty())
            player.secondBase = stationary.id;
        player.dialDeg = 0.0;
        player.putty.clear();
    }
    return team;
}

}  // namespace thrum::app
