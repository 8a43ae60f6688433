#include "phases.hpp"

#include <algorithm>
#include <cmath>

// What an offensive formation breaks. Clauses: chapter 12 (LO), TAP-PU-2, PU-3, BA-6, GE-7, GE-8.
namespace thrum::tap {
namespace {

struct Formation {
    const State& s;
    Side side = Side::Home;
    double line = 0.0;  ///< S in the offence's frame
    double tol = 0.0;
    std::vector<const Figure*> men{};
    std::vector<const Figure*> outside{};  ///< of both tackles
    const Figure* center = nullptr;
    const Figure* quarterback = nullptr;  ///< on a punt who stands in his place

    explicit Formation(const State& state)
        : s{state},
          side{state.offense},
          line{lineYards(state)},
          tol{placementTol(state)},
          men{figuresOf(state, state.offense)},
          outside{menOutsideTackles(state)},
          center{centerOf(state)},
          quarterback{quarterbackOf(state)} {}

    [[nodiscard]] double depth(const Figure& figure) const {
        return line - frontOf(s, figure, side);
    }
    [[nodiscard]] bool isQuarterback(const Figure& figure) const {
        return quarterback != nullptr && figure.id == quarterback->id;
    }
    [[nodiscard]] bool isOutsideTackles(const Figure& figure) const {
        return std::ranges::find(outside, &figure) != outside.end();
    }
};

using Problems = std::vector<RuleViolation>;

// How far the center of a base lies from the middle of another, across the field.
double sideways(const Figure& a, const Figure& b) {
    return std::abs((a.pose.at.y - b.pose.at.y).yards());
}

void checkCenter(const Formation& f, Problems& out) {
    if (f.center == nullptr) {
        out.push_back(violation("TAP-LO-1", THRUM_TEXT("place the center first.")));
        return;
    }
    const double off = std::abs((f.center->pose.at.y - field::kMiddle.y).yards());
    if (off > f.s.rules->field.hashHalfWidthYards + f.tol)
        out.push_back(
            violation("TAP-LO-1", THRUM_TEXT("the center lines up between the hash marks.")));
}

void checkOnLine(const Formation& f, Problems& out) {
    const auto onLine =
        std::ranges::count_if(f.men, [&](const Figure* m) { return isOnLine(f.s, *m); });
    if (onLine < f.s.rules->lineup.minOnLine)
        out.push_back(violation("TAP-LO-2",
                                THRUM_TEXT("{count} on the line; at least {needed} needed."),
                                {{"count", std::to_string(onLine)},
                                 {"needed", std::to_string(f.s.rules->lineup.minOnLine)}}));
}

void checkOwnSide(const Formation& f, Problems& out) {
    const auto bad = [&](const Figure& m, std::string what) {
        out.push_back(violation("TAP-LO-3",
                                THRUM_TEXT("#{n} is {what}."),
                                {figureArg(f.s, "n", m.id), {"what", std::move(what)}}));
    };
    for (const Figure* m : f.men) {
        if (f.depth(*m) < -f.tol)
            bad(*m, "offside");
        if (!whollyInBounds(f.s, *m, f.tol))
            bad(*m, "out of bounds");
        const double eps =
            f.s.rules->geometry.contactEpsMm / f.s.board.mmPerYard + equalTolYards(f.s);
        for (const Figure& n : f.s.figures) {
            const bool later = n.id.side() == f.side && !(m->id < n.id);
            if (n.id == m->id || later || !isWithin(f.s, *m, n, eps))
                continue;
            const bool pair =
                (f.isQuarterback(*m) && &n == f.center) || (f.isQuarterback(n) && m == f.center);
            if (!pair || gapYards(f.s, *m, n) < -eps)
                bad(*m, (pair ? "overlapping #" : "touching #") + numberText(f.s, n.id));
        }
    }
}

void checkInterior(const Formation& f, Problems& out) {
    const auto count =
        std::ranges::count_if(f.men, [&](const Figure* m) { return isInterior(f.s, *m); });
    const bool centerThere = f.center != nullptr && isOnLine(f.s, *f.center);
    if (count < f.s.rules->lineup.minInteriorLinemen || !centerThere)
        out.push_back(
            violation("TAP-LO-4",
                      THRUM_TEXT("{count} linemen on the line; {needed} needed."),
                      {{"count", std::to_string(count)},
                       {"needed", std::to_string(f.s.rules->lineup.minInteriorLinemen)}}));
}

void checkGaps(const Formation& f, Problems& out) {
    std::vector<const Figure*> line;
    std::ranges::copy_if(
        f.men, std::back_inserter(line), [&](const Figure* m) { return isOnLine(f.s, *m); });
    std::ranges::sort(line, {}, [](const Figure* m) { return m->pose.at.y; });
    for (std::size_t i = 1; i < line.size(); ++i) {
        const double gap = std::max(0.0, gapYards(f.s, *line[i - 1], *line[i]));
        if (gap < f.s.rules->lineup.lineGapYards - f.tol)
            out.push_back(
                violation("TAP-LO-5",
                          THRUM_TEXT("#{n} and #{m} are {gap} yd apart; {needed} yd needed."),
                          {figureArg(f.s, "n", line[i - 1]->id),
                           figureArg(f.s, "m", line[i]->id),
                           {"gap", plainNumber(gap)},
                           {"needed", plainNumber(f.s.rules->lineup.lineGapYards)}}));
    }
}

bool isStackedBehindAnyone(const Formation& f, const Figure& m) {
    return std::ranges::any_of(
        f.men, [&](const Figure* n) { return n->id != m.id && isStacked(f.s, m, *n, f.side); });
}

void checkWide(const Formation& f, Problems& out) {
    const auto& rules = f.s.rules->lineup;
    for (const Figure* m : f.men) {
        if (!f.isOutsideTackles(*m) || f.isQuarterback(*m))
            continue;
        const double depth = f.depth(*m);
        const bool offIt =
            depth >= rules.wideOffLineMinYards - f.tol &&
            (!rules.wideOffLineMaxYards || depth <= *rules.wideOffLineMaxYards + f.tol);
        if (!(isOnLine(f.s, *m) || offIt) || isStackedBehindAnyone(f, *m))
            out.push_back(violation(
                "TAP-LO-6",
                THRUM_TEXT("#{n} is outside the tackles: on the line or {yards} yd off it."),
                {figureArg(f.s, "n", m->id), {"yards", plainNumber(rules.wideOffLineMinYards)}}));
    }
}

void checkDepth(const Formation& f, Problems& out) {
    for (const Figure* m : f.men) {
        const double depth = f.depth(*m);
        if (!f.isQuarterback(*m) &&
            depth >= f.s.rules->lineup.backfieldMaxDepthYards - equalTolYards(f.s))
            out.push_back(
                violation("TAP-LO-7",
                          THRUM_TEXT("#{n} is {depth} yd deep; less than {limit} allowed."),
                          {figureArg(f.s, "n", m->id),
                           {"depth", plainNumber(depth)},
                           {"limit", plainNumber(f.s.rules->lineup.backfieldMaxDepthYards)}}));
    }
}

// TAP-PU-2: the quarterback on his stationary base, or a punter who has no other.
bool fitToPunt(const State& state, const Figure& m) {
    return baseOf(state, m).stationary;
}

void checkQuarterback(const Formation& f, Problems& out) {
    const bool punt = isPunt(f.s);
    const auto passers = std::ranges::count_if(f.men, [&](const Figure* m) {
        const Position position = playerOf(f.s, m->id).position;
        return position == Position::QB || (punt && position == Position::P);
    });
    const double most = f.s.rules->lineup.qbMaxBehindCenterYards;
    bool placed = passers == 1 && f.quarterback != nullptr && f.center != nullptr;
    double depth = 0.0;
    if (placed) {
        const double behind = rearOf(f.s, *f.center, f.side) - frontOf(f.s, *f.quarterback, f.side);
        placed = sideways(*f.quarterback, *f.center) <= widthYards(f.s, *f.center) / 2.0 + f.tol &&
                 behind >= -f.tol && behind <= most + f.tol;
        depth = f.depth(*f.quarterback);
    }
    if (!punt) {
        if (!placed)
            out.push_back(violation("TAP-LO-8",
                                    THRUM_TEXT("the QB must be behind the center, 0 to {most} yd."),
                                    {{"most", plainNumber(most)}}));
        return;
    }
    if (!placed || depth > f.s.rules->punt.maxDepthYards + f.tol)
        out.push_back(violation(
            "TAP-PU-2",
            THRUM_TEXT("the punter stands behind the center, within {most} yd of the line."),
            {{"most", plainNumber(f.s.rules->punt.maxDepthYards)}}));
    if (f.quarterback != nullptr && !fitToPunt(f.s, *f.quarterback))
        out.push_back(violation("TAP-PU-2", THRUM_TEXT("the punter uses a stationary base.")));
}

void checkSeparation(const Formation& f, Problems& out) {
    for (const Figure* m : f.men) {
        for (const Figure* n : f.men) {
            const bool backs =
                !isOnLine(f.s, *m) && !isOnLine(f.s, *n) && f.depth(*m) > 0.0 && f.depth(*n) > 0.0;
            if (!(m->id < n->id) || !backs)
                continue;
            const double needed = f.s.rules->lineup.separationBaseLengths *
                                  std::max(lengthYards(f.s, *m), lengthYards(f.s, *n));
            if (isWithin(f.s, *m, *n, needed) && gapYards(f.s, *m, *n) < needed - f.tol)
                out.push_back(
                    violation("TAP-LO-9",
                              THRUM_TEXT("#{n} and #{m} need a base length between them."),
                              {figureArg(f.s, "n", m->id), figureArg(f.s, "m", n->id)}));
        }
    }
}

void checkStacking(const Formation& f, Problems& out) {
    for (const Figure* m : f.men) {
        for (const Figure* n : f.men) {
            const bool exempt = f.isQuarterback(*m) && n == f.center;
            if (m->id != n->id && !exempt && isStacked(f.s, *m, *n, f.side))
                out.push_back(violation("TAP-LO-10",
                                        THRUM_TEXT("#{n} is stacked behind #{m}."),
                                        {figureArg(f.s, "n", m->id), figureArg(f.s, "m", n->id)}));
        }
    }
}

void checkBases(const Formation& f, Problems& out) {
    for (const Figure* m : f.men) {
        const Position position = playerOf(f.s, m->id).position;
        const bool allowed = position == Position::QB || (isPunt(f.s) && position == Position::P);
        if (baseOf(f.s, *m).stationary && !allowed)
            out.push_back(violation(
                "TAP-BA-6",
                THRUM_TEXT(
                    "#{n}: only the QB (or the punter on a punt) may use a stationary base."),
                {figureArg(f.s, "n", m->id)}));
    }
}

void checkGunners(const Formation& f, Problems& out) {
    const auto& gunners = f.s.playFacts.gunners;
    const auto count = static_cast<int>(gunners.size());
    const bool wide = std::ranges::all_of(gunners, [&](FigureId id) {
        const Figure* m = findOnBoard(f.s, id);
        return m != nullptr && f.isOutsideTackles(*m);
    });
    const auto& punt = f.s.rules->punt;
    if (count < punt.minGunners || count > punt.maxGunners || !wide)
        out.push_back(violation("TAP-PU-3",
                                THRUM_TEXT("name {least} or {most} gunners lined up wide."),
                                {{"least", std::to_string(punt.minGunners)},
                                 {"most", std::to_string(punt.maxGunners)}}));
}

}  // namespace

// Clause: TAP-GE-8: a classification, without the placement tolerance.
bool isOnLine(const State& state, const Figure& figure) {
    const double depth = lineYards(state) - frontOf(state, figure, state.offense);
    // Offside within the tolerance of TAP-LO-3 still stands on the line.
    return depth >= -placementTol(state) &&
           depth < state.rules->lineup.onLineDepthYards - equalTolYards(state);
}

bool isInterior(const State& state, const Figure& figure) {
    const std::string& number = numberText(state, figure.id);
    const auto& extra = state.rules->numbers.centerExtra;
    const bool lineman =
        isLinemanNumber(*state.rules, number) || std::ranges::find(extra, number) != extra.end();
    return lineman && isOnLine(state, figure);
}

std::vector<const Figure*> menOutsideTackles(const State& state) {
    auto men = figuresOf(state, state.offense);
    double low = 1e9;
    double high = -1e9;
    for (const Figure* m : men) {
        if (!isInterior(state, *m))
            continue;
        const Interval across = acrossYards(state, *m);
        low = std::min(low, across.min);
        high = std::max(high, across.max);
    }
    if (low > high)
        return {};
    std::erase_if(men, [&](const Figure* m) {
        const double at = m->pose.at.y.yards();
        return at >= low - equalTolYards(state) && at <= high + equalTolYards(state);
    });
    return men;
}

bool quarterbackIsStacked(const State& state) {
    const Figure* quarterback = quarterbackOf(state);
    const Figure* center = centerOf(state);
    return quarterback != nullptr && center != nullptr &&
           isStacked(state, *quarterback, *center, state.offense);
}

std::vector<RuleViolation> offenseProblems(const State& state) {
    const Formation f{state};
    Problems out;
    checkCenter(f, out);
    // A man offside is missing on the line too; what put him there is told first.
    checkOwnSide(f, out);
    checkOnLine(f, out);
    checkInterior(f, out);
    checkGaps(f, out);
    checkWide(f, out);
    checkDepth(f, out);
    checkQuarterback(f, out);
    // Who stands too close straight behind another is told that he is stacked.
    checkStacking(f, out);
    checkSeparation(f, out);
    checkBases(f, out);
    if (isPunt(state))
        checkGunners(f, out);
    return out;
}

// Clause: TAP-PA-2 (c): not the outermost on the line on its side.
bool isCovered(const State& state, const Figure& figure) {
    if (!isOnLine(state, figure))
        return false;
    const Figure* center = centerOf(state);
    const Spot middle = center != nullptr ? center->pose.at.y : field::kMiddle.y;
    const bool upper = figure.pose.at.y > middle;
    return std::ranges::any_of(figuresOf(state, state.offense), [&](const Figure* m) {
        return m->id != figure.id && isOnLine(state, *m) &&
               (upper ? m->pose.at.y > figure.pose.at.y : m->pose.at.y < figure.pose.at.y);
    });
}

// Clause: TAP-PA-2 (a) to (d).
std::vector<FigureId> eligibleNow(const State& state) {
    std::vector<FigureId> result;
    const Figure* quarterback = quarterbackOf(state);
    for (const Figure* m : figuresOf(state, state.offense)) {
        const bool gunner =
            std::ranges::find(state.playFacts.gunners, m->id) != state.playFacts.gunners.end();
        if (isSkillNumber(*state.rules, numberText(state, m->id)) && m != quarterback &&
            playerOf(state, m->id).position != Position::QB && !isCovered(state, *m) && !gunner)
            result.push_back(m->id);
    }
    std::ranges::sort(result);
    return result;
}

std::vector<FigureId> eligibleAtSnap(const State& state) {
    const auto& known = state.playFacts.eligibleAtSnap;
    return known.empty() ? eligibleNow(state) : known;
}

// Clause: TAP-PU-5.
std::vector<Lane> lanesOf(const State& state) {
    std::vector<Lane> lanes;
    for (const FigureId id : state.playFacts.gunners) {
        const Figure* gunner = findOnBoard(state, id);
        if (gunner == nullptr)
            continue;
        const Interval y = extentY(basePolygon(state, *gunner));
        const double margin =
            state.rules->punt.laneMarginBaseWidths * baseWidthMm(baseOf(state, *gunner));
        lanes.push_back({.gunner = id, .lowMm = y.min - margin, .highMm = y.max + margin});
    }
    return lanes;
}

}  // namespace thrum::tap
