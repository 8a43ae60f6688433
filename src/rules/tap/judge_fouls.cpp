#include <thrum/core/trig.hpp>
#include <thrum/rules/frames.hpp>
#include <thrum/rules/tap/judge.hpp>

#include <algorithm>
#include <array>

// Pass and gunner interference: only how a figure free to be turned was left is a foul.
// Clauses: TAP-PE-7, PU-6.
namespace thrum::tap {
namespace {

bool touchedIn(std::span<const FigurePair> pairs, FigureId id, auto&& isOther) {
    return std::ranges::any_of(pairs, [&](const FigurePair& pair) {
        return (pair.a == id && isOther(pair.b)) || (pair.b == id && isOther(pair.a));
    });
}

}  // namespace

void RunJudge::watchInterference(const TickReport& report) {
    const Seen* receiver = m_setup.receiver ? find(*m_setup.receiver) : nullptr;
    if (m_interferenceJudged || receiver == nullptr)
        return;
    for (const Touch& touch : report.touched) {
        if (touch.pair.a != receiver->figure.id && touch.pair.b != receiver->figure.id)
            continue;
        const Seen* defender =
            find(touch.pair.a == receiver->figure.id ? touch.pair.b : touch.pair.a);
        if (defender == nullptr || !defender->inPlay ||
            defender->figure.id.side() == receiver->figure.id.side())
            continue;
        m_interferenceJudged = true;
        const bool engagedAtRelease =
            touchedIn(m_setup.touching, defender->figure.id, [&](FigureId other) {
                const auto figure = std::ranges::find(m_setup.figures, other, &RunFigure::id);
                return figure != m_setup.figures.end() &&
                       figure->status == FigureStatus::Standing &&
                       other.side() != defender->figure.id.side();
            });
        const bool defenderToward = towardBallAtStart(*defender);
        const bool receiverToward = towardBallAtStart(*receiver);
        if (engagedAtRelease || (defenderToward && receiverToward))
            return;
        const Side side = receiver->figure.id.side();
        Note& entry = write(report.tick, note::kFoul, "TAP-PE-7");
        entry.result = defenderToward ? note::result::kOffensive : note::result::kDefensive;
        entry.figures = defenderToward ? std::vector{receiver->figure.id, defender->figure.id}
                                       : std::vector{defender->figure.id, receiver->figure.id};
        entry.frontX = spotAt(frontOf(*receiver, side), side);
        entry.at = touch.at;
        return;
    }
}

// Clause: TAP-PU-6: as the defender was left when the board was last switched on.
bool RunJudge::pointedAtGunner(const Seen& defender, const Seen& gunner) const {
    const double k = m_setup.mmPerYard;
    const Pose& pose = defender.figure.start;
    const Vec2 from = toMm(pose.at, k);
    const Rotation r = rotationOf(pose.heading);
    const double far = 4.0 * m_setup.limits.fieldLengthYards * k;
    const Vec2 to{from.x + r.c * far, from.y + r.s * far};
    if (atMost(distanceTo(placed(gunner.figure.outline, gunner.figure.start, k), from, to), 0.0))
        return true;
    const Side side = gunner.figure.id.side();
    const double s = m_setup.lineOfScrimmage->yards() * k;
    const double goal = (side == Side::Home ? field::kVisitorGoal : field::kHomeGoal).yards() * k;
    const Lane& lane = *gunner.figure.lane;
    const std::array<Vec2, 4> corners{Vec2{std::min(s, goal), lane.lowMm},
                                      Vec2{std::max(s, goal), lane.lowMm},
                                      Vec2{std::max(s, goal), lane.highMm},
                                      Vec2{std::min(s, goal), lane.highMm}};
    const Polygon area{corners};
    if (distanceTo(area, from) > 0.0)
        return atMost(distanceTo(area, from, to), 0.0);
    return angleTo(pose.heading, pose.at, gunner.figure.start.at) <
           m_setup.limits.towardBallMaxDegrees - kEqualTolDegrees;
}

void RunJudge::watchGunners(const TickReport& report) {
    if (m_gunnerFoul || !m_setup.lineOfScrimmage)
        return;
    for (const Touch& touch : report.touched) {
        const Seen* a = find(touch.pair.a);
        const Seen* b = find(touch.pair.b);
        if (a == nullptr || b == nullptr || touch.pair.a.side() == touch.pair.b.side())
            continue;
        const Seen& gunner = a->figure.lane ? *a : *b;
        const Seen& defender = a->figure.lane ? *b : *a;
        if (!gunner.figure.lane || !gunner.inPlay || !defender.inPlay)
            continue;
        const double k = m_setup.mmPerYard;
        const Separation between = separation(placed(gunner.figure.outline, gunner.pose, k),
                                              placed(defender.figure.outline, defender.pose, k));
        const Vec2 point = (between.onA + between.onB) * 0.5;
        const Side side = gunner.figure.id.side();
        const double depth = downfield(Spot::yards(point.x / k), side).yards();
        const double line = downfield(*m_setup.lineOfScrimmage, side).yards();
        const bool inLane = atLeast(point.y, gunner.figure.lane->lowMm) &&
                            atMost(point.y, gunner.figure.lane->highMm) &&
                            depth >= line - tolYards() &&
                            depth <= m_setup.limits.fieldLengthYards + tolYards();
        const bool wasEngagedAtStart =
            touchedIn(m_setup.touching, defender.figure.id, [&](FigureId other) {
                const auto figure = std::ranges::find(m_setup.figures, other, &RunFigure::id);
                return figure != m_setup.figures.end() &&
                       figure->status == FigureStatus::Standing &&
                       other.side() != defender.figure.id.side();
            });
        if (!inLane || wasEngagedAtStart || !pointedAtGunner(defender, gunner))
            continue;
        m_gunnerFoul = true;
        Note& entry = write(report.tick, note::kFoul, "TAP-PU-6");
        entry.result = note::result::kGunner;
        entry.figures = {defender.figure.id, gunner.figure.id};
        entry.frontX = spotAt(frontOf(gunner, side), side);
        entry.at = toFieldPoint(point, k);
        return;
    }
}

}  // namespace thrum::tap
