#include "phases.hpp"

#include <algorithm>

// What a defensive alignment breaks, and its correction. Clauses: chapter 13 (LD), TAP-PU-5, PU-7.
namespace thrum::tap {
namespace {

using Problems = std::vector<RuleViolation>;

void checkZone(const State& s, const Figure& m, Problems& out) {
    const double tol = placementTol(s);
    const Side defense = other(s.offense);
    const auto bad = [&](std::string what) {
        out.push_back(violation("TAP-LD-1",
                                THRUM_TEXT("#{n} is {what}."),
                                {figureArg(s, "n", m.id), {"what", std::move(what)}}));
    };
    // Every base wholly at d >= S + 0.3 in the offence's frame.
    if (rearOf(s, m, s.offense) < lineYards(s) + s.rules->lineup.neutralZoneYards - tol)
        bad("in the neutral zone");
    if (!whollyInBounds(s, m, tol))
        bad("out of bounds");
    const double eps = s.rules->geometry.contactEpsMm / s.board.mmPerYard + equalTolYards(s);
    for (const Figure& n : s.figures) {
        const bool mine = n.id.side() == defense && !(m.id < n.id);
        if (n.id != m.id && !mine && isWithin(s, m, n, eps))
            bad("touching #" + numberText(s, n.id));
    }
}

// The defenders a figure is stacked behind.
std::vector<FigureId> stackedBehind(const State& s, const Figure& m) {
    std::vector<FigureId> result;
    for (const Figure* n : figuresOf(s, m.id.side())) {
        if (n->id != m.id && isStacked(s, m, *n, m.id.side()))
            result.push_back(n->id);
    }
    return result;
}

void checkStacked(const State& s, const Figure& m, Problems& out) {
    const auto nose = noseTackle(s);
    for (const FigureId id : stackedBehind(s, m)) {
        if (nose != id) {
            out.push_back(violation("TAP-LD-2",
                                    THRUM_TEXT("#{n} is stacked behind #{m}."),
                                    {figureArg(s, "n", m.id), figureArg(s, "m", id)}));
            continue;
        }
        // He stays as he was at "set" (TAP-PS-3).
        const bool quarterback = s.playFacts.quarterbackStacked || quarterbackIsStacked(s);
        if (!quarterback)
            out.push_back(violation(
                "TAP-LD-3",
                THRUM_TEXT("a stacked linebacker is allowed only when the QB is stacked.")));
        // The exception is for one: of several the later numbers are too many.
        int before = 0;
        for (const Figure* n : figuresOf(s, m.id.side())) {
            const auto behind = stackedBehind(s, *n);
            before += n->id < m.id && std::ranges::find(behind, id) != behind.end() ? 1 : 0;
        }
        if (quarterback && before >= s.rules->lineup.stackedLinebackers)
            out.push_back(violation("TAP-LD-3", THRUM_TEXT("only one linebacker may be stacked.")));
    }
}

void checkLanes(const State& s, const Figure& m, Problems& out) {
    if (!isPunt(s))
        return;
    const double k = s.board.mmPerYard;
    const Interval y = extentY(basePolygon(s, m));
    for (const Lane& lane : lanesOf(s)) {
        const double depth = frontOf(s, m, s.offense);
        const bool along =
            depth > lineYards(s) && rearOf(s, m, s.offense) < s.rules->field.lengthYards;
        if (along && y.max > lane.lowMm + placementTol(s) * k &&
            y.min < lane.highMm - placementTol(s) * k)
            out.push_back(violation("TAP-PU-5",
                                    THRUM_TEXT("#{n} stands in the lane of gunner #{m}."),
                                    {figureArg(s, "n", m.id), figureArg(s, "m", lane.gunner)}));
    }
}

}  // namespace

// Clause: TAP-LD-4.
std::optional<FigureId> noseTackle(const State& state) {
    const Figure* center = centerOf(state);
    if (center == nullptr)
        return std::nullopt;
    const Side defense = other(state.offense);
    const Interval middle = acrossYards(state, *center);
    const Figure* best = nullptr;
    double bestDepth = 0.0;
    for (const Figure* m : figuresOf(state, defense)) {
        const Interval across = acrossYards(state, *m);
        const double overlap = std::min(across.max, middle.max) - std::max(across.min, middle.min);
        // His front edge faces the line: the least downfield part in the offence's frame.
        const double depth = rearOf(state, *m, state.offense) - lineYards(state);
        if (overlap <= equalTolYards(state) ||
            depth > state.rules->lineup.noseTackleMaxDepthYards + equalTolYards(state))
            continue;
        const bool nearer = best == nullptr || depth < bestDepth - equalTolYards(state);
        const bool level = best != nullptr && depth <= bestDepth + equalTolYards(state) &&
                           numberRank(state, m->id) < numberRank(state, best->id);
        if (nearer || level) {
            best = m;
            bestDepth = depth;
        }
    }
    return best != nullptr ? std::optional{best->id} : std::nullopt;
}

std::vector<RuleViolation> defenseProblemsOf(const State& state, FigureId id) {
    Problems out;
    if (const Figure* m = findOnBoard(state, id)) {
        checkZone(state, *m, out);
        checkStacked(state, *m, out);
        checkLanes(state, *m, out);
    }
    return out;
}

std::vector<RuleViolation> defenseProblems(const State& state) {
    Problems out;
    const auto men = figuresOf(state, other(state.offense));
    for (const Figure* m : men)
        checkZone(state, *m, out);
    for (const Figure* m : men)
        checkStacked(state, *m, out);
    for (const Figure* m : men)
        checkLanes(state, *m, out);
    return out;
}

std::vector<RuleViolation> stackingBy(const State& state, FigureId id) {
    Problems out;
    if (const Figure* m = findOnBoard(state, id))
        checkStacked(state, *m, out);
    return out;
}

// Clause: TAP-LD-6: straight back from the line to the first legal place, else off the board.
void correctLineUp(Turn& turn, Side side) {
    State& s = turn.s;
    const bool kick = isKick(s);
    const auto problemsOf = [&](FigureId id) {
        return kick ? kickProblemsOf(s, id) : defenseProblemsOf(s, id);
    };
    const Distance step = Distance::yards(s.rules->lineup.autoCorrectStepYards) * -attackSign(side);
    std::vector<FigureId> ids;
    for (const Figure* m : figuresOf(s, side))
        ids.push_back(m->id);
    for (const FigureId id : ids) {
        if (problemsOf(id).empty())
            continue;
        Figure moved = *findOnBoard(s, id);
        bool legal = false;
        for (int i = 0; i < 1000 && !legal && step.units() != 0; ++i) {
            moved.pose.at.x += step;
            if (moved.pose.at.x < field::kHomeEndLine || moved.pose.at.x > field::kVisitorEndLine)
                break;
            putOnBoard(s, moved);
            legal = problemsOf(id).empty();
        }
        if (!legal) {
            takeOff(s, id);
            turn.emit(EventKind::FigureLifted, "TAP-LD-6").figure = id;
            continue;
        }
        Event& event = turn.emit(EventKind::FigureCorrected, "TAP-LD-6");
        event.text = THRUM_TEXT("#{n} moved to a legal place.");
        event.args = {figureArg(s, "n", id)};
        event.figure = id;
        event.pose = moved.pose;
    }
}

}  // namespace thrum::tap
