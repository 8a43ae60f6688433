#include "steps.hpp"

#include <algorithm>
#include <cstdlib>

// Clauses: SCR-L1 to SCR-L8.
namespace thrum::scrimmage {
namespace {

bool isTaken(const State& state, ManId man, Square at) {
    // the defense is not there yet while the offense lines up
    const bool defenseToo = state.phase != Phase::OffAlign && state.phase != Phase::OffCall;
    return std::ranges::any_of(state.men, [&](const Man& one) {
        return one.id != man && one.at == at && (defenseToo || one.id.side() == state.offense);
    });
}

bool interiorManInRow(const State& state, int row) {
    return std::ranges::any_of(state.men, [&](const Man& man) {
        return man.id.side() == state.offense && isInterior(labelOf(man.id)) && man.at &&
               man.at->row == row;
    });
}

// L1 to L5 for one man.
std::optional<Fault> postFault(const State& state, ManId man, Square at) {
    const LineUpRules& rules = state.rules->lineup;
    const Role role = roleOf(state, man.side());
    const bool inside = onField(*state.rules, at);
    const int depth = postOf(state, role, at).depth;
    const Label label = labelOf(man);
    if (role == Role::Defense)
        return inside && depth >= 1 ? std::nullopt : std::optional{Fault::Defenders};
    if (isInterior(label))
        return inside && depth == 1 ? std::nullopt : std::optional{Fault::Interior};
    if (isEnd(label)) {
        if (inside && depth == 1)
            return std::nullopt;
        const bool downfield =
            inside && -depth >= rules.endDownfieldDepthMin && -depth <= rules.endDownfieldDepthMax;
        if (!downfield)
            return Fault::Ends;
        return endsMayStartDownfield(state) ? std::nullopt : std::optional{Fault::EndsDownfield};
    }
    if (label == Label::Q) {
        if (!inside || depth < 2 || depth > rules.qbMaxDepth)
            return Fault::Quarterback;
        return interiorManInRow(state, at.row) ? std::nullopt
                                               : std::optional{Fault::QuarterbackRow};
    }
    return inside && depth >= 2 ? std::nullopt : std::optional{Fault::Backs};
}

// The place a team is offered: its last own one, else that of the book.
Square offered(const State& state, ManId man, std::size_t index) {
    const Role role = roleOf(state, man.side());
    const std::vector<Post>& last = state.lineUps[indexOf(man.side())].of(role);
    const auto withinField = [&](Post post) {
        Square at = squareOf(state, role, post);
        at.column = std::clamp(at.column, 0, state.rules->field.columns - 1);
        return at;
    };
    const Square standard = withinField(standardPost(*state.rules, labelOf(man), role));
    if (index >= last.size())
        return standard;
    const Square own = withinField(last[index]);
    return postFault(state, man, own) ? standard : own;
}

// Taken squares: one column deeper until free; where that leaves the field, the nearest that the
// rules allow.
Square freeSquareFor(const State& state, ManId man, Square wanted) {
    const int back = -directionOf(state, man.side());
    const auto isGood = [&](Square at) {
        return onField(*state.rules, at) && !isTaken(state, man, at) && !postFault(state, man, at);
    };
    for (Square at = wanted; onField(*state.rules, at); at.column += back) {
        if (isGood(at))
            return at;
    }
    Square best = wanted;
    int least = state.rules->field.columns + state.rules->field.rows;
    for (int column = 0; column < state.rules->field.columns; ++column) {
        for (int row = 0; row < state.rules->field.rows; ++row) {
            const int away = std::abs(column - wanted.column) + std::abs(row - wanted.row);
            if (away < least && isGood({column, row})) {
                best = {column, row};
                least = away;
            }
        }
    }
    return best;
}

}  // namespace

std::optional<Fault> placeFault(const State& state, ManId man, Square at) {
    if (const auto fault = postFault(state, man, at))
        return fault;
    return isTaken(state, man, at) ? std::optional{Fault::Taken} : std::nullopt;
}

std::vector<Fault> lineUpFaults(const State& state, Role role) {
    std::vector<Fault> faults;
    const auto add = [&](Fault fault) {
        if (std::ranges::find(faults, fault) == faults.end())
            faults.push_back(fault);
    };
    const Side side = sideOf(state, role);
    int placed = 0;
    for (const Man& man : state.men) {
        if (man.id.side() != side || !man.at)
            continue;
        ++placed;
        if (const auto fault = postFault(state, man.id, *man.at))
            add(*fault);
        if (isTaken(state, man.id, *man.at))
            add(Fault::Taken);
    }
    if (placed < kMenOfASide)
        add(Fault::Count);
    std::ranges::sort(faults);  // they are declared in the order of SCR-L8
    return faults;
}

void layOut(State& state, Role role) {
    const Side side = sideOf(state, role);
    for (Man& man : state.men) {
        if (man.id.side() == side)
            man.at.reset();
    }
    const std::span<const Label> labels = labelsOf(role);
    std::vector<std::size_t> moved;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const ManId id = manId(side, labels[i]);
        const Square at = offered(state, id, i);
        if (isTaken(state, id, at))
            moved.push_back(i);
        else
            manIn(state, id).at = at;
    }
    for (const std::size_t i : moved) {
        const ManId id = manId(side, labels[i]);
        manIn(state, id).at = freeSquareFor(state, id, offered(state, id, i));
    }
}

void keepLineUp(State& state, Role role) {
    const Side side = sideOf(state, role);
    std::vector<Post>& posts = state.lineUps[indexOf(side)].of(role);
    posts.clear();
    for (const Label label : labelsOf(role))
        posts.push_back(
            postOf(state, role, manIn(state, manId(side, label)).at.value_or(Square{})));
}

bool mayCarry(const State& state, Label runner) {
    const Man* back = findMan(state, manId(state.offense, runner));
    const Man* passer = findMan(state, manId(state.offense, Label::Q));
    if (back == nullptr || passer == nullptr || !back->at || !passer->at || !isBack(runner))
        return false;
    return std::abs(back->at->row - passer->at->row) <= state.rules->lineup.carrierRowReach;
}

}  // namespace thrum::scrimmage
