#include "coach/tap/defense_facing.hpp"

#include "coach/tap/situation.hpp"

#include <thrum/core/trig.hpp>

#include <algorithm>
#include <cmath>

namespace thrum::coach {
namespace {

using tap::Decision;

// Who covers a man faces where that man goes, or goes the same way before him.
void faceHisMan(tap::Placement& placement,
                TableView table,
                const tap::State& seen,
                const Marking& marking,
                const Speeds& speeds) {
    const std::size_t whom = marking.whom;
    const int slot = placement.baseSlot.value_or(0);
    if (marking.meets) {
        const double toward = directionTo(table.x(placement.pose.at),
                                          table.y(placement.pose.at),
                                          marking.meets->x,
                                          marking.meets->y);
        const double curve = speeds.curveOf(placement.figure, slot);
        placement.pose.heading = table.onField(toward - 0.5 * curve * marking.meets->seconds);
        return;
    }
    if (marking.along) {
        placement.pose.heading = table.onField(table.men[whom].heading);
        return;
    }
    table.men.push_back(manAt(seen, table, speeds, placement.figure, slot, placement.pose));
    placement.pose.heading = table.onField(intercept(table, table.men.size() - 1, whom).heading);
}

// Where he would cross the line of scrimmage, yards to the left of the middle.
double crossesAt(const Man& runner, double line) {
    constexpr double kSteepest = 75.0;
    const Rotation way =
        rotationOf(Heading::degrees(std::clamp(runner.heading, -kSteepest, kSteepest)));
    return runner.y + (line - runner.x) * way.s / way.c;
}

// Whoever stands back, and was not told otherwise, meets the runner who would come at him. If all
// of them went for the likeliest one, any other would find nobody behind the line.
void faceTheRunners(Decision& place,
                    TableView table,
                    const tap::State& seen,
                    const Speeds& speeds,
                    const std::vector<FigureId>& fixed) {
    constexpr double kBehindTheLine = 6.5;  // yards, to his middle
    std::vector<std::size_t> runners;
    for (std::size_t i = 0; i < table.men.size(); ++i) {
        if (table.men[i].attacks && mayRun(table.men[i]))
            runners.push_back(i);
    }
    if (runners.empty())
        return;
    for (tap::Placement& placement : place.placements) {
        const Man man = manAt(
            seen, table, speeds, placement.figure, placement.baseSlot.value_or(0), placement.pose);
        // the front of the defense rushes straight ahead
        const bool isTold = std::ranges::find(fixed, man.id) != fixed.end();
        if (man.x - table.line < kBehindTheLine || isTold)
            continue;
        const auto runner = *std::ranges::min_element(runners, {}, [&](std::size_t i) {
            return std::abs(crossesAt(table.men[i], table.line) - man.y);
        });
        table.men.push_back(man);
        constexpr double kInTime = 6.0;
        const Turn meets = intercept(table, table.men.size() - 1, runner);
        const double toTheLine =
            directionTo(man.x, man.y, table.line, crossesAt(table.men[runner], table.line));
        table.men.pop_back();
        placement.pose.heading = table.onField(meets.seconds < kInTime ? meets.heading : toTheLine);
    }
}

// Runs that go far go round an end. Whoever rushes from one is turned outward, where the runner
// comes; the middle rushes straight ahead.
void holdTheEnds(Decision& place, const TableView& offense) {
    constexpr double kOnTheFront = 3.0;  // yards over the line, to his middle
    constexpr double kFrom = 3.0;        // yards from the middle of the formation
    constexpr double kTo = 11.0;
    constexpr double kStraightAhead = 180.0;
    constexpr double kRushes = 40.0;  // degrees off straight ahead at most
    constexpr double kOutward = 30.0;
    for (tap::Placement& placement : place.placements) {
        const double y = offense.y(placement.pose.at);
        const bool atAnEnd = std::abs(y) > kFrom && std::abs(y) < kTo &&
                             offense.x(placement.pose.at) - offense.line < kOnTheFront;
        if (atAnEnd && apart(offense.fromField(placement.pose.heading), kStraightAhead) < kRushes)
            placement.pose.heading = offense.onField(std::copysign(kStraightAhead - kOutward, y));
    }
}

}  // namespace

void faceWhatComes(tap::Decision& place,
                   const TableView& offense,
                   const tap::State& seen,
                   const Speeds& speeds,
                   const std::vector<std::pair<std::string, FigureId>>& roles,
                   const Marked& marked) {
    std::vector<FigureId> fixed;
    std::vector<std::pair<FigureId, Marking>> covering;
    for (const auto& filled : roles) {
        const auto marking = std::ranges::find(marked.markings, filled.first, &Marking::role);
        const bool covers = marking != marked.markings.end();
        if (covers)
            covering.emplace_back(filled.second, *marking);
        if (covers || std::ranges::find(marked.told, filled.first) != marked.told.end())
            fixed.push_back(filled.second);
    }
    faceTheRunners(place, offense, seen, speeds, fixed);
    for (tap::Placement& placement : place.placements) {
        const auto covers =
            std::ranges::find(covering, placement.figure, &std::pair<FigureId, Marking>::first);
        if (covers != covering.end())
            faceHisMan(placement, offense, seen, covers->second, speeds);
    }
    holdTheEnds(place, offense);
}

}  // namespace thrum::coach
