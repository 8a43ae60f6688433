#include "phases.hpp"

#include <algorithm>
#include <cmath>

// Turning figures. Clauses: chapter 16 (PV), TAP-EN-3, GE-5, PS-2.
namespace thrum::tap {
namespace {

constexpr double kOverlapMm = 0.3;  // D10: deeper than this is an overlap

bool turnedEnough(const State& state, const Turned& turned) {
    const Figure* figure = findOnBoard(state, turned.figure);
    if (figure == nullptr)
        return false;
    const double apart = std::abs(shortTurn(turned.headingBefore, figure->pose.heading)) / 100.0;
    return apart > state.rules->pivot.minDegrees + state.rules->geometry.equalTolDegrees;
}

bool onBoundaryLine(const State& state, const Figure& figure) {
    return !whollyInBounds(state, figure, -equalTolYards(state));
}

// What lines a turned carrier would newly reach. Clause: TAP-PV-7.
Refusal reachesLine(const State& s, const Figure& before, const Figure& turned) {
    const auto refused = [&](std::string what) {
        return violation(
            "TAP-PV-7", THRUM_TEXT("that turn would touch {what}."), {{"what", std::move(what)}});
    };
    const Side side = turned.id.side();
    const double tol = equalTolYards(s);
    const double was = frontOf(s, before, side);
    const double now = frontOf(s, turned, side);
    const auto crosses = [&](double line) { return was < line - tol && now >= line - tol; };
    const bool lineWatched =
        !s.playFacts.lineReached && !s.playFacts.possessionChanged && !isKick(s);
    if (lineWatched && side == s.offense && crosses(lineYards(s)))
        return refused("the line of scrimmage");
    if (crosses(s.rules->field.lengthYards))
        return refused("the goal line");
    if (!onBoundaryLine(s, before) && onBoundaryLine(s, turned))
        return refused("the boundary");
    return std::nullopt;
}

}  // namespace

int countTurns(const State& state) {
    int count = 0;
    for (const Turned& turned : state.playFacts.turned) {
        const Figure* figure = findOnBoard(state, turned.figure);
        count += turnedEnough(state, turned) ? 1 : 0;
        if (figure != nullptr && figure->baseSlot != turned.slotBefore)
            count += state.rules->qb.baseSwitchCountsAsPivots;
    }
    return count;
}

Refusal turnIsFree(const State& s, const Figure& turned) {
    const Figure& before = *findOnBoard(s, turned.id);
    const double k = s.board.mmPerYard;
    const double tol = s.rules->geometry.equalTolMm;
    const auto refused = [&](std::string what) {
        return violation(
            "TAP-PV-7", THRUM_TEXT("that turn would touch {what}."), {{"what", std::move(what)}});
    };
    for (const Figure& m : s.figures) {
        if (m.id == turned.id)
            continue;
        const double gap = gapYards(s, turned, m) * k;
        const double gapBefore = gapYards(s, before, m) * k;
        const bool overlaps = gap < -kOverlapMm - tol && gap < gapBefore - tol;
        const bool touching = std::ranges::binary_search(s.touching, makePair(m.id, turned.id)) ||
                              atMost(gapBefore, s.rules->geometry.contactEpsMm, tol);
        // A fallen opponent is an obstacle, no contact: he engages nobody (TAP-EN-1).
        const bool opponent = m.id.side() != turned.id.side() && inPlay(m);
        const bool begins =
            opponent && !touching && atMost(gap, s.rules->geometry.contactEpsMm, tol);
        if (overlaps || begins)
            return refused("#" + numberText(s, m.id));
    }
    if (s.ball && !atMost(ballGapMm(s, before, *s.ball), s.rules->geometry.contactEpsMm, tol) &&
        atMost(ballGapMm(s, turned, *s.ball), s.rules->geometry.contactEpsMm, tol))
        return refused("the ball");
    if (s.carrier == turned.id)
        return reachesLine(s, before, turned);
    return std::nullopt;
}

std::vector<FigureId> pivotable(const State& state, Side side) {
    std::vector<FigureId> result;
    for (const Figure* m : figuresOf(state, side)) {
        if (inPlay(*m) && !isEngaged(state, m->id))
            result.push_back(m->id);
    }
    return result;
}

void offerPivots(
    const State& state, Prompt& prompt, Side side, std::optional<int> left, bool towardBall) {
    Option& option = offer(prompt, DecisionKind::Pivot);
    option.figures = pivotable(state, side);
    option.towardBall = towardBall;
    if (left) {
        option.left = std::max(0, *left - countTurns(state));
        // With none left only those already turned may still be changed.
        if (*option.left == 0)
            std::erase_if(option.figures, [&](FigureId id) {
                return std::ranges::find(state.playFacts.turned, id, &Turned::figure) ==
                       state.playFacts.turned.end();
            });
    }
    for (const FigurePair& pair : state.touching) {
        const auto partners = engagedWith(state, pair.a);
        if (std::ranges::find(partners, pair.b) != partners.end())
            prompt.engaged.push_back(pair);
    }
}

Refusal pivotFigure(Turn& turn, const Decision& decision, Side side, const PivotLimit& limit) {
    State& s = turn.s;
    if (!decision.figure || !decision.heading)
        return violation("TAP-GN-3", THRUM_TEXT("name a figure and its heading."));
    const FigureId id = *decision.figure;
    if (id.side() != side)
        return violation("TAP-PS-2",
                         THRUM_TEXT("that figure belongs to {team}."),
                         {{"team", teamName(s, id.side())}});
    Figure* figure = figureIn(s, id);
    if (figure == nullptr)
        return violation("TAP-GN-3", THRUM_TEXT("that figure is not on the field."));
    if (!inPlay(*figure))
        return violation(
            "TAP-GE-5", THRUM_TEXT("#{n} is down for this play."), {figureArg(s, "n", id)});
    if (const auto partners = engagedWith(s, id); !partners.empty())
        return violation("TAP-EN-3",
                         THRUM_TEXT("#{n} is engaged with #{m}; no pivot."),
                         {figureArg(s, "n", id), figureArg(s, "m", partners.front())});
    if (decision.at) {
        const double moved = apartYards(*decision.at, figure->pose.at);
        if (!atMost(moved * s.board.mmPerYard, s.rules->pivot.maxCenterShiftMm))
            return violation("TAP-PV-1", THRUM_TEXT("a pivot turns the figure; it may not move."));
    }
    Figure turned = *figure;
    turned.pose.heading = *decision.heading;
    if (const Refusal refused = turnIsFree(s, turned))
        return refused;
    if (limit.towardBall && !isTowardBall(s, turned.pose.at, turned.pose.heading))
        return violation("TAP-ON-9", THRUM_TEXT("the pivot must be toward the ball."));
    auto& list = s.playFacts.turned;
    if (std::ranges::find(list, id, &Turned::figure) == list.end())
        list.push_back(
            {.figure = id, .headingBefore = figure->pose.heading, .slotBefore = figure->baseSlot});
    *figure = turned;
    if (limit.figures && countTurns(s) > *limit.figures)
        return violation(limit.clause, limit.text, {{"limit", std::to_string(*limit.figures)}});
    Event& event = turn.emit(EventKind::Pivoted, "TAP-PV-1");
    event.figure = id;
    event.pose = turned.pose;
    return std::nullopt;
}

}  // namespace thrum::tap
