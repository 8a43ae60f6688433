#include <thrum/core/contract.hpp>
#include <thrum/rules/tap/registered.hpp>

#include <algorithm>

namespace thrum::tap {
namespace {

Position positionOf(thrum::Position position) {
    switch (position) {
        case thrum::Position::Center:
            return Position::C;
        case thrum::Position::Guard:
            return Position::G;
        case thrum::Position::Tackle:
            return Position::T;
        case thrum::Position::Quarterback:
            return Position::QB;
        case thrum::Position::RunningBack:
            return Position::RB;
        case thrum::Position::WideReceiver:
            return Position::WR;
        case thrum::Position::TightEnd:
            return Position::TE;
        case thrum::Position::Punter:
            return Position::P;
        case thrum::Position::Kicker:
            return Position::K;
        case thrum::Position::DefensiveLineman:
            return Position::DL;
        case thrum::Position::Linebacker:
            return Position::LB;
        case thrum::Position::DefensiveBack:
            break;
    }
    return Position::DB;
}

const BaseSpec& ownBase(const TeamFile& team, const std::string& id) {
    const auto found = std::ranges::find(team.bases, id, &BaseSpec::id);
    THRUM_ASSERT(found != team.bases.end());
    return *found;
}

BaseShape shapeOf(const BaseSpec& base) {
    return {.outline = Polygon{base.outlineMm}, .stationary = base.prongsCut};
}

double weightOn(const thrum::Player& player, const BaseSpec& base, bool withPutty) {
    double grams = player.figure.massG + base.massG;
    for (const PuttySpec& piece : player.putty)
        grams += withPutty ? piece.massG : 0.0;
    return grams;
}

Player registeredPlayer(const TeamFile& team, const thrum::Player& from) {
    const BaseSpec& first = ownBase(team, from.base);
    Player to;
    to.id = from.id;
    to.number = from.number;
    to.position = positionOf(from.position);
    to.unit = from.uniform == Uniform::Dark ? Unit::Dark : Unit::White;
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

}  // namespace

FigureKit guestKit(FigureId id, const Player& player, const BaseSpec& reference) {
    FigureKit kit{id, {}};
    for (int slot = 0; slot < player.baseCount; ++slot) {
        const BaseShape& shape = player.bases[static_cast<std::size_t>(slot)];
        FigureSpec figure;
        figure.base = reference;
        figure.base.prongsCut = shape.stationary;
        figure.heightMm = player.lyingHeightMm;
        kit.onBase.push_back(std::move(figure));
    }
    return kit;
}

Team registered(const TeamFile& team) {
    Team to;
    to.name = team.name;
    for (const thrum::Player& player : team.players)
        to.players.push_back(registeredPlayer(team, player));
    return to;
}

Board boardOf(const BoardSpec& board) {
    return {.id = board.id,
            .mmPerYard = board.mmPerYard,
            .ticksPerSecond = thrum::ticksPerSecond(board)};
}

}  // namespace thrum::tap
