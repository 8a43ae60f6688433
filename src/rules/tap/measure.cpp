#include "measure.hpp"

#include <thrum/core/contract.hpp>
#include <thrum/core/trig.hpp>

#include <algorithm>
#include <cmath>
#include <optional>

namespace thrum::tap {
namespace {

// How far both bases reach from where they stand, and a little for what rounding adds; nothing
// where somebody lies beside his base, who reaches farther. Millimetres.
std::optional<double> reachOfBothMm(const State& state, const Figure& a, const Figure& b) {
    constexpr double kRoundingMm = 0.001;
    double reach = kRoundingMm;
    for (const Figure* figure : {&a, &b}) {
        if (figure->status == FigureStatus::Fallen)
            return std::nullopt;
        double farthest = 0.0;  // squared: one root a base
        for (const Vec2 corner : baseOf(state, *figure).outline.corners())
            farthest = std::max(farthest, dot(corner, corner));
        reach += std::sqrt(farthest);
    }
    return reach;
}

}  // namespace

const Player& playerOf(const State& state, FigureId id) {
    const Player* player = findPlayer(state, id);
    THRUM_ASSERT(player != nullptr);
    return *player;
}
const std::string& numberText(const State& state, FigureId id) {
    return playerOf(state, id).number;
}
int numberRank(const State& state, FigureId id) {
    return numberOrder(numberText(state, id));
}
const BaseShape& baseOf(const State& state, const Figure& figure) {
    return playerOf(state, figure.id).bases[static_cast<std::size_t>(figure.baseSlot)];
}
double lengthYards(const State& state, const Figure& figure) {
    return baseLengthMm(baseOf(state, figure)) / state.board.mmPerYard;
}
double widthYards(const State& state, const Figure& figure) {
    return baseWidthMm(baseOf(state, figure)) / state.board.mmPerYard;
}

Polygon basePolygon(const State& state, const Figure& figure) {
    return placed(baseOf(state, figure).outline, figure.pose, state.board.mmPerYard);
}

Footprint footprintOf(const State& state, const Figure& figure) {
    Footprint result{.base = basePolygon(state, figure), .lying = {}};
    if (figure.status == FigureStatus::Fallen && figure.fallDirection) {
        const Heading inBase = figure.fallDirection->turned(-figure.pose.heading.hundredths());
        result.lying = placed(lyingOutline(playerOf(state, figure.id).lyingHeightMm, inBase),
                              figure.pose,
                              state.board.mmPerYard);
    }
    return result;
}

double frontOf(const State& state, const Figure& figure, Side side) {
    return frontYards(extentX(footprintOf(state, figure)), side, state.board.mmPerYard);
}
double rearOf(const State& state, const Figure& figure, Side side) {
    return rearYards(extentX(footprintOf(state, figure)), side, state.board.mmPerYard);
}
Interval acrossYards(const State& state, const Figure& figure) {
    const Interval mm = extentY(footprintOf(state, figure));
    return {mm.min / state.board.mmPerYard, mm.max / state.board.mmPerYard};
}
double gapYards(const State& state, const Figure& a, const Figure& b) {
    return separation(footprintOf(state, a), footprintOf(state, b)).gap / state.board.mmPerYard;
}
bool isWithin(const State& state, const Figure& a, const Figure& b, double yards) {
    if (const auto reach = reachOfBothMm(state, a, b)) {
        const double apart = apartYards(a.pose.at, b.pose.at) * state.board.mmPerYard;
        if (apart > *reach + yards * state.board.mmPerYard)
            return false;
    }
    return gapYards(state, a, b) <= yards;
}

// Clause: TAP-GE-4.
double ballGapMm(const State& state, const Figure& figure, FieldPoint ball) {
    const double mm = distanceTo(footprintOf(state, figure), toMm(ball, state.board.mmPerYard));
    return std::max(mm - state.rules->ball.radiusMm, 0.0);
}

// Clause: TAP-GE-14.
FieldPoint helmetPoint(const State& state, const Figure& figure) {
    const auto& standard = state.rules->figure.defaultHelmetOffsetMm;
    const Vec2 offset =
        playerOf(state, figure.id).helmetOffsetMm.value_or(Vec2{standard[0], standard[1]});
    return toFieldPoint(placedPoint(offset, figure.pose, state.board.mmPerYard),
                        state.board.mmPerYard);
}

double apartYards(FieldPoint a, FieldPoint b) {
    return length({(a.x - b.x).yards(), (a.y - b.y).yards()});
}

double equalTolYards(const State& state) {
    return state.rules->geometry.equalTolMm / state.board.mmPerYard;
}
double placementTol(const State& state) {
    return state.rules->geometry.placementTolYards + equalTolYards(state);
}

bool isBehind(const State& state, const Figure& a, const Figure& b, Side side) {
    const double apart = (downfield(b.pose.at.x, side) - downfield(a.pose.at.x, side)).yards();
    return apart * state.board.mmPerYard >=
           state.rules->geometry.orderEpsMm - state.rules->geometry.equalTolMm;
}

bool isDirectlyBehind(const State& state, const Figure& a, const Figure& b, Side side) {
    if (!isBehind(state, a, b, side))
        return false;
    const double beside = std::abs((a.pose.at.y - b.pose.at.y).yards()) * state.board.mmPerYard;
    const auto reach = reachOfBothMm(state, a, b);
    if (reach && beside > *reach)
        return false;
    const Interval wa = acrossYards(state, a);
    const Interval wb = acrossYards(state, b);
    const double overlap = std::min(wa.max, wb.max) - std::max(wa.min, wb.min);
    return overlap > state.rules->geometry.placementTolYards + equalTolYards(state);
}

bool isStacked(const State& state, const Figure& a, const Figure& b, Side side) {
    // The larger base length of the two counts where a rule names neither (TAP-GE-2).
    const double limit = state.rules->lineup.separationBaseLengths *
                         std::max(lengthYards(state, a), lengthYards(state, b));
    return isDirectlyBehind(state, a, b, side) &&
           rearOf(state, b, side) - frontOf(state, a, side) < limit - equalTolYards(state);
}

bool whollyInBounds(const State& state, const Figure& figure, double tol) {
    const Footprint print = footprintOf(state, figure);
    const double k = state.board.mmPerYard;
    const Interval x = extentX(print);
    const Interval y = extentY(print);
    const auto& f = state.rules->field;
    return x.min / k >= -f.endZoneYards - tol &&
           x.max / k <= f.lengthYards + f.endZoneYards + tol && y.min / k >= -tol &&
           y.max / k <= f.widthYards + tol;
}

bool inPlay(const Figure& figure) {
    return figure.status == FigureStatus::Standing;
}

std::vector<FigureId> engagedWith(const State& state, FigureId id) {
    std::vector<FigureId> result;
    const Figure* self = findOnBoard(state, id);
    if (self == nullptr || !inPlay(*self))
        return result;
    for (const FigurePair& pair : state.touching) {
        if (pair.a != id && pair.b != id)
            continue;
        const FigureId otherId = pair.a == id ? pair.b : pair.a;
        const Figure* opponent = findOnBoard(state, otherId);
        if (otherId.side() != id.side() && opponent != nullptr && inPlay(*opponent))
            result.push_back(otherId);
    }
    std::ranges::sort(result);
    return result;
}

bool isEngaged(const State& state, FigureId id) {
    return !engagedWith(state, id).empty();
}

bool isTowardBall(const State& state, FieldPoint center, Heading heading) {
    return state.ball &&
           angleTo(heading, center, *state.ball) <
               state.rules->pivot.towardBallMaxDegrees - state.rules->geometry.equalTolDegrees;
}

bool inOwnEndZone(const State& state, double front) {
    return front <= equalTolYards(state);
}

std::vector<const Figure*> figuresOf(const State& state, Side side) {
    std::vector<const Figure*> result;
    for (const Figure& figure : state.figures) {
        if (figure.id.side() == side)
            result.push_back(&figure);
    }
    return result;
}

const Figure* onBoardWith(const State& state, Side side, Position position) {
    const Figure* best = nullptr;
    for (const Figure* figure : figuresOf(state, side)) {
        if (playerOf(state, figure->id).position == position &&
            (best == nullptr || numberRank(state, figure->id) < numberRank(state, best->id)))
            best = figure;
    }
    return best;
}

const Figure* quarterbackOf(const State& state) {
    if (const Figure* qb = onBoardWith(state, state.offense, Position::QB))
        return qb;
    return state.playFacts.kind == PlayKind::Punt ? onBoardWith(state, state.offense, Position::P)
                                                  : nullptr;
}

const Figure* centerOf(const State& state) {
    return onBoardWith(state, state.offense, Position::C);
}

double lineYards(const State& state) {
    return downfield(state.lineOfScrimmage, state.offense).yards();
}

}  // namespace thrum::tap
