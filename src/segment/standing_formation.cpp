#include <thrum/segment/lineup.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace thrum {
namespace {

struct Standing {
    FigureId id{};
    FormationMan man{};
};

const Player* playerOf(const TeamFile& team, FigureId id) {
    const auto index = static_cast<std::size_t>(id.rosterIndex());
    return index < team.players.size() ? &team.players[index] : nullptr;
}

std::string shirtOf(const TeamFile& team, FigureId id) {
    const Player* player = playerOf(team, id);
    return "#" + (player != nullptr ? player->number : std::to_string(id.rosterIndex()));
}

Expected<Standing, RequestError> standing(const FigureSetup& figure,
                                          const TeamFile& team,
                                          const TableSetup& table,
                                          Side side,
                                          FieldPoint ball) {
    const Player* player = playerOf(team, figure.id);
    const auto kit = std::ranges::find(table.kits, figure.id, &FigureKit::id);
    const auto slot = static_cast<std::size_t>(figure.baseSlot);
    if (player == nullptr || kit == table.kits.end() || slot >= kit->onBase.size())
        return Unexpected{RequestError{shirtOf(team, figure.id) + " has no figure on the table"}};
    if (figure.fallen)
        return Unexpected{RequestError{shirtOf(team, figure.id) + " lies on the board"}};
    const std::int32_t sign = side == Side::Home ? 1 : -1;
    FormationMan man;
    man.position = player->position;
    man.heading =
        side == Side::Home ? figure.pose.heading : figure.pose.heading.turned(kFullTurn / 2);
    man.lateral = (figure.pose.at.y - ball.y) * sign;
    man.secondBase = figure.baseSlot == 1;
    const Polygon outline{kit->onBase[slot].base.outlineMm};
    const double ahead =
        extentX(placed(outline, Pose{{}, man.heading}, table.board.mmPerYard)).max /
        table.board.mmPerYard;
    const double front = -((figure.pose.at.x - ball.x) * sign).yards() - ahead;
    // a front on the line is not beyond it for a rounding of the grid
    constexpr double kRoundingYards = 0.001;
    if (front < -kRoundingYards)
        return Unexpected{RequestError{shirtOf(team, figure.id) + " stands beyond the line"}};
    man.front = Distance::yards(std::max(front, 0.0));
    return Standing{figure.id, std::move(man)};
}

// LG and RG where two play a position, else WR1, WR2 ... from left to right.
void nameRoles(std::vector<Standing>& men) {
    std::vector<Standing*> across;
    for (Standing& each : men)
        across.push_back(&each);
    std::ranges::stable_sort(across, [](const Standing* p, const Standing* q) {
        return p->man.lateral > q->man.lateral;
    });
    std::array<int, kPositionCount> total{};
    std::array<int, kPositionCount> named{};
    const auto indexOf = [](const Standing* each) {
        return static_cast<std::size_t>(each->man.position);
    };
    for (const Standing* each : across)
        ++total.at(indexOf(each));
    for (Standing* each : across) {
        const std::string code{codeOf(each->man.position)};
        const int count = total.at(indexOf(each));
        const int place = ++named.at(indexOf(each));
        if (count == 1)
            each->man.role = code;
        else if (count == 2)
            each->man.role = (place == 1 ? "L" : "R") + code;
        else
            each->man.role = code + std::to_string(place);
    }
}

// Who is given the ball: the deepest back, else whoever takes the snap, else the deepest man.
std::string carrierOf(const std::vector<Standing>& men) {
    const auto rank = [](const Standing& each) {
        switch (each.man.position) {
            case Position::RunningBack:
                return 2;
            case Position::Quarterback:
            case Position::Punter:
                return 1;
            default:
                return 0;
        }
    };
    return std::ranges::max_element(men,
                                    [&](const Standing& p, const Standing& q) {
                                        return rank(p) != rank(q) ? rank(p) < rank(q)
                                                                  : p.man.front < q.man.front;
                                    })
        ->man.role;
}

}  // namespace

Expected<Formation, RequestError> formationOf(const StandingMen& men,
                                              const TeamFile& team,
                                              const TableSetup& table,
                                              Side side,
                                              FieldPoint ball) {
    std::vector<Standing> all;
    for (const FigureSetup& figure : men.figures) {
        auto each = standing(figure, team, table, side, ball);
        if (!each)
            return Unexpected{each.error()};
        all.push_back(*std::move(each));
    }
    if (all.empty())
        return Unexpected{RequestError{"nobody stands on the field"}};
    // in the order in which pickPlayers finds the same men again
    std::ranges::sort(all, {}, &Standing::id);
    nameRoles(all);
    Formation formation;
    formation.unit = men.unit;
    for (const Standing& each : all)
        formation.men.push_back(each.man);
    if (men.returner && mayHaveReturner(men.unit)) {
        const Player* player = playerOf(team, *men.returner);
        if (player == nullptr)
            return Unexpected{RequestError{"the returner is not on the roster"}};
        formation.returner = FormationReturner{"RET", player->position};
    }
    if (men.unit == FormationUnit::Punt) {
        for (const Standing& each : all)
            if (std::ranges::find(men.gunners, each.id) != men.gunners.end())
                formation.gunners.push_back(each.man.role);
        if (formation.gunners.empty())
            return Unexpected{RequestError{"a punt needs a gunner; name one first"}};
    }
    const bool hasBall =
        men.unit != FormationUnit::OnsideReturn && uniformOf(men.unit) == Uniform::Dark;
    if (hasBall)
        formation.carrier = formation.returner ? formation.returner->role : carrierOf(all);
    return formation;
}

}  // namespace thrum
