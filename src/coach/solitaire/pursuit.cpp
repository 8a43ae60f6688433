#include "coach/solitaire/pursuit.hpp"

#include <algorithm>
#include <cmath>

namespace thrum::solitaire::coach {
namespace {

// Already as good as there: a turn of less is not worth a move.
constexpr double kCloseDegrees = 4.0;

bool isAbout(double degrees, double wanted) {
    return std::fabs(std::remainder(degrees - wanted, 360.0)) < kCloseDegrees;
}

}  // namespace

double meetingDirection(Vec2 hunter, Vec2 runner, Vec2 way) {
    constexpr double kFarthestYards = 20.0;
    const double dx = runner.x - hunter.x;
    const double dy = runner.y - hunter.y;
    // |d + way t| = t has one answer, if he comes any nearer at all
    const double closing = -2.0 * (dx * way.x + dy * way.y);
    double t = kFarthestYards;
    if (closing > 0.0)
        t = std::min(t, (dx * dx + dy * dy) / closing);
    return directionDegrees(dx + way.x * t, dy + way.y * t);
}

std::optional<Decision> pursuitNext(const State& s, const Prompt& p, Side side) {
    const bool flies = s.meant == StopChoice::Pass || s.meant == StopChoice::Pitch;
    const Figure* runner = s.carrier ? findFigure(s, *s.carrier) : nullptr;
    const auto turns = std::ranges::find(p.options, DecisionKind::Turn, &Option::decision);
    if (flies || runner == nullptr || turns == p.options.end())
        return std::nullopt;
    const FigureId met = s.meant == StopChoice::Lateral && s.meantFor ? *s.meantFor : runner->id;
    const Figure* who = findFigure(s, met);
    if (who == nullptr)
        return std::nullopt;
    const auto at = [](const Figure& f) { return Vec2{f.pose.at.x.yards(), f.pose.at.y.yards()}; };
    const Rotation r = rotationOf(who->pose.heading);
    for (const FigureId id : turns->figures) {
        const Figure* man = findFigure(s, id);
        if (man == nullptr || id.side() != side || man->status != FigureStatus::Standing)
            continue;
        const double wanted = meetingDirection(at(*man), at(*who), {r.c, r.s});
        if (isAbout(man->pose.heading.degrees(), wanted))
            continue;
        Decision d;
        d.kind = DecisionKind::Turn;
        d.side = side;
        d.figure = id;
        d.heading = Heading::hundredths(static_cast<std::int64_t>(std::lround(wanted * 100.0)));
        // whoever has no room to turn stays as he is
        if (!check(s, d))
            return d;
    }
    return std::nullopt;
}

std::vector<Decision> pursuitOf(const State& seen, const Prompt& p, Side side) {
    std::vector<Decision> all;
    State s = seen;
    while (auto turn = pursuitNext(s, p, side)) {
        auto step = apply(s, *turn);
        if (!step)
            break;
        s = std::move(step->next);
        all.push_back(*std::move(turn));
    }
    Decision done;
    done.kind = DecisionKind::Done;
    done.side = side;
    all.push_back(std::move(done));
    return all;
}

}  // namespace thrum::solitaire::coach
