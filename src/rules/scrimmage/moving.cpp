#include "steps.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

// Clauses: SCR-M1 to SCR-M11.
namespace thrum::scrimmage {
namespace {

constexpr std::array<Square, 8> kSteps{
    {{0, -1}, {1, 0}, {0, 1}, {-1, 0}, {1, -1}, {1, 1}, {-1, 1}, {-1, -1}}};

int sign(int value) {
    return (value > 0) - (value < 0);
}

bool isThrower(const State& state, ManId man) {
    return man == manId(state.offense, Label::Q) && state.call.kind == PlayKind::Pass &&
           !state.thrown;
}

bool ballIsInAir(const State& state) {
    return state.phase == Phase::AirOff || state.phase == Phase::AirDef;
}

// Clause: SCR-P7.
std::optional<Fault> airFault(const State& state, const Standing& standing, ManId man, Square to) {
    const bool toBall = state.ball == to;
    const bool mayGoToBall = man.side() != state.offense || isEligible(*state.rules, labelOf(man));
    if (standing.holds(other(man.side()), to) && !(toBall && mayGoToBall))
        return Fault::AirBlock;
    if (toBall && !mayGoToBall)
        return Fault::AirMan;
    return std::nullopt;
}

// Clause: SCR-S3.
bool breaksShift(const State& state, const Segment& path, int cost) {
    if (cost > state.shift.value_or(0))
        return true;
    const int direction = directionOf(state, state.offense);
    for (int i = 1; i <= path.length(); ++i) {
        if (depthOf(state.lineOfScrimmage, direction, path.square(i).column) < 1)
            return true;
    }
    return false;
}

}  // namespace

Segment::Segment(Square from, Square to) {
    const int dc = to.column - from.column;
    const int dr = to.row - from.row;
    if (dc != 0 && dr != 0 && std::abs(dc) != std::abs(dr))
        return;
    m_from = from;
    m_step = {sign(dc), sign(dr)};
    m_length = std::max(std::abs(dc), std::abs(dr));
}

std::optional<Fault> moveFault(const State& state,
                               const Standing& standing,
                               std::optional<ManId> man,
                               Square to) {
    if (state.phase == Phase::ThrowAim)
        return Fault::MustThrow;
    const Man* moved = man ? findMan(state, *man) : nullptr;
    if (moved == nullptr || !moved->at)
        return Fault::NobodySelected;
    const Side side = man->side();
    if (side != state.toMove)
        return Fault::Team;
    const bool thrower = isThrower(state, *man) && state.rules->pass.qbFixed;
    if (thrower && !state.shift)
        return Fault::SetPasser;
    if (*moved->at == to)
        return Fault::Same;
    const Segment path = onField(*state.rules, to) ? Segment{*moved->at, to} : Segment{};
    if (!path.isStraight())
        return Fault::Straight;
    const int columns = to.column - moved->at->column;
    if (sign(columns) == -directionOf(state, side) && !mayGoBack(*state.rules, labelOf(*man)))
        return Fault::Backward;
    const int cost = path.length() * (path.isDiagonal() ? state.rules->move.diagonalCost : 1);
    if (moved->moved + cost > speedOf(state, *man))
        return Fault::Speed;
    if (cost > state.squaresLeft)
        return Fault::Allotment;
    for (int i = 1; i < path.length(); ++i) {
        if (!standing.isFree(path.square(i)))
            return Fault::Through;
    }
    if (standing.holds(side, to))
        return Fault::Teammate;
    if (ballIsInAir(state)) {
        if (const auto fault = airFault(state, standing, *man, to))
            return fault;
    }
    if (thrower && breaksShift(state, path, cost))
        return Fault::Shift;
    return std::nullopt;
}

std::optional<RuleViolation> checkMove(const State& state, ManId man, Square to) {
    const auto fault = moveFault(state, Standing{state}, man, to);
    return fault ? std::optional{violation(*fault)} : std::nullopt;
}

bool hasLegalStep(const State& state) {
    const Standing standing{state};
    return std::ranges::any_of(state.men, [&](const Man& man) {
        return man.id.side() == state.toMove && man.at &&
               std::ranges::any_of(kSteps, [&](Square step) {
                   return !moveFault(state,
                                     standing,
                                     man.id,
                                     {man.at->column + step.column, man.at->row + step.row});
               });
    });
}

// The squares one after the other, as a man walks: what is asked of `moveFault` for each square by
// itself follows from the square before. A property test holds the two together.
std::vector<Reach> reachOf(const State& state) {
    std::vector<Reach> all;
    if (state.phase == Phase::ThrowAim)
        return all;
    const Standing standing{state};
    const RulesData& rules = *state.rules;
    const int direction = directionOf(state, state.toMove);
    const bool air = ballIsInAir(state);
    for (const Man& man : state.men) {
        if (man.id.side() != state.toMove || !man.at)
            continue;
        const bool thrower = isThrower(state, man.id) && rules.pass.qbFixed;
        if (thrower && !state.shift)
            continue;
        Reach reach{man.id, 0, {}};
        reach.left = std::min(state.squaresLeft, speedOf(state, man.id) - man.moved);
        const bool back = mayGoBack(rules, labelOf(man.id));
        for (const Square step : kSteps) {
            if (step.column == -direction && !back)
                continue;
            const bool diagonal = step.column != 0 && step.row != 0;
            const int each = diagonal ? rules.move.diagonalCost : 1;
            Square to = *man.at;
            for (int cost = each; cost <= reach.left; cost += each) {
                to.column += step.column;
                to.row += step.row;
                if (!onField(rules, to) || standing.holds(man.id.side(), to))
                    break;
                const bool refused = (air && airFault(state, standing, man.id, to)) ||
                                     (thrower && breaksShift(state, Segment{*man.at, to}, cost));
                if (!refused)
                    reach.squares.push_back(to);
                if (!standing.isFree(to))
                    break;
            }
        }
        if (reach.squares.empty())
            continue;
        std::ranges::sort(reach.squares);
        all.push_back(std::move(reach));
    }
    return all;
}

namespace {

// The man walks the path and stops where something happens before its end. Clause: SCR-M11.
struct Walk {
    Square stop{};    ///< where the segment ends
    Square before{};  ///< the square before it
    int steps = 0;
    bool scored = false;
    bool recovered = false;
};

Walk walk(const State& state, ManId id, const Segment& path, bool contact) {
    Walk result{path.square(1), *findMan(state, id)->at, 0, false, false};
    for (int i = 1; i <= path.length(); ++i) {
        const Square at = path.square(i);
        result.steps = i;
        result.stop = at;
        const bool last = i == path.length();
        if (last && contact)
            return result;
        result.scored = state.carrier == id && inAttackedEndZone(state, id.side(), at);
        result.recovered = state.phase == Phase::Loose && state.ball == at;
        if (result.scored || result.recovered)
            return result;
        if (!last)
            result.before = at;
    }
    return result;
}

}  // namespace

void moveMan(Step& step, ManId id, Square to) {
    State& s = step.next;
    Man& man = manIn(s, id);
    const Square from = *man.at;
    const Segment path{from, to};
    const bool thrower = isThrower(s, id);
    const Man* opponent = manAt(s, other(id.side()), to);
    const bool contact = opponent != nullptr && !ballIsInAir(s);
    const ManId met = opponent != nullptr ? opponent->id : ManId{};
    const Walk walked = walk(s, id, path, contact);

    const int used = walked.steps * (path.isDiagonal() ? s.rules->move.diagonalCost : 1);
    man.moved += used;
    s.squaresLeft -= used;
    if (thrower && s.shift)
        s.shift = *s.shift - used;

    Event moved{.kind = EventKind::Moved, .clause = "SCR-M1", .side = id.side(), .man = id};
    moved.from = from;
    moved.to = walked.stop;
    moved.squares = used;
    moved.squaresLeft = s.squaresLeft;
    const bool meets = contact && walked.stop == to;
    if (meets)
        moved.by = met;
    step.events.push_back(std::move(moved));

    man.at = meets ? walked.before : walked.stop;
    if (meets && s.carrier == id)
        tryTackle(step, {met, id, walked.before, to, true});
    else if (meets && s.carrier == met)
        tryTackle(step, {id, met, to, to, false});
    else if (meets)
        block(step, id, met);
    else if (walked.scored)
        touchdown(step, id.side(), "SCR-M11");
    else if (walked.recovered)
        recover(step, id);
    if (isUnderWay(s.phase) && !s.chance)
        settleTurn(step);
}

}  // namespace thrum::scrimmage
