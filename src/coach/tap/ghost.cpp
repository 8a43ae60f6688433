#include "coach/tap/ghost.hpp"

#include "coach/tap/ghost_walk.hpp"

#include <thrum/core/trig.hpp>

#include <algorithm>
#include <cmath>

namespace thrum::coach {
namespace {

constexpr double kNever = 99.0;

Rotation rotation(double heading) {
    return rotationOf(Heading::degrees(heading));
}

// Whether somebody of the other team stands on the straight way to a place.
double hindrance(const TableView& view, std::size_t man, double toX, double toY) {
    const Man& from = view.men[man];
    const double dx = toX - from.x;
    const double dy = toY - from.y;
    const double far = std::sqrt(dx * dx + dy * dy);
    if (far < 0.1)
        return 0.0;
    double seconds = 0.0;
    for (std::size_t k = 0; k < view.men.size(); ++k) {
        const Man& other = view.men[k];
        if (k == man || k == view.carrier)
            continue;
        const double along = ((other.x - from.x) * dx + (other.y - from.y) * dy) / far;
        const double aside = std::abs((other.x - from.x) * dy - (other.y - from.y) * dx) / far;
        const bool inTheWay =
            along > 0.0 && along < far - 0.5 && aside < 0.8 * (other.radius + from.radius);
        if (inTheWay)
            seconds += other.attacks == from.attacks ? 0.7 : 1.5;
    }
    return seconds;
}

}  // namespace

Forecast forecast(const TableView& view, double limit) {
    Forecast result;
    if (!view.hasCarrier())
        return result;
    GhostWalk walk{view};
    const std::size_t carrier = view.carrier;
    const Man& man = view.men[carrier];
    const auto front = [&] { return walk.x(carrier) + man.reach; };
    double stuck = 0.0;
    while (result.seconds < limit) {
        const double x = walk.x(carrier);
        const double y = walk.y(carrier);
        walk.step();
        result.seconds += GhostWalk::kStep;
        if (view.lineCounts && result.lineSeconds < 0.0 && front() >= view.line)
            result.lineSeconds = result.seconds;
        result.scored = front() >= 100.0;
        result.tackled = !result.scored && walk.caught(carrier, result.seconds);
        if (result.scored || result.tackled)
            break;
        result.out =
            std::abs(walk.y(carrier)) + man.radius >= TableView::kHalfWidth || front() < -10.0;
        if (result.out)
            break;
        const double moved = std::abs(walk.x(carrier) - x) + std::abs(walk.y(carrier) - y);
        stuck = moved < 1e-9 ? stuck + GhostWalk::kStep : 0.0;
        constexpr double kGivesUp = 1.5;
        if (stuck > kGivesUp)
            break;
    }
    result.front = front();
    return result;
}

TableView after(TableView view, double seconds) {
    GhostWalk walk{view};
    for (double t = 0.0; t < seconds; t += GhostWalk::kStep) {
        walk.step();
        if (view.hasCarrier() && walk.caught(view.carrier, 0.0))
            break;
    }
    for (std::size_t i = 0; i < view.men.size() && i < GhostWalk::kMost; ++i) {
        view.men[i].x = walk.x(i);
        view.men[i].y = walk.y(i);
    }
    return view;
}

namespace {

// Seconds until a hunter of this speed is within `reach` of somebody who goes straight on; kNever
// if he never is. Solves |d + v t| = speed t + reach.
double secondsToReach(double dx, double dy, double vx, double vy, double speed, double reach) {
    const double c = dx * dx + dy * dy - reach * reach;
    if (c <= 0.0)
        return 0.0;
    const double a = vx * vx + vy * vy - speed * speed;
    const double b = dx * vx + dy * vy - speed * reach;
    if (std::abs(a) < 1e-9)
        return b < 0.0 ? -c / (2.0 * b) : kNever;
    const double root = b * b - a * c;
    if (root < 0.0)
        return kNever;
    const double r = std::sqrt(root);
    const double first = (-b - r) / a;
    const double second = (-b + r) / a;
    const double low = std::min(first, second);
    const double high = std::max(first, second);
    return low > 0.0 ? low : high > 0.0 ? high : kNever;
}

// Who curves is aimed beside the place, so that his arc ends there.
double aimedBy(const Man& man, double direction, double seconds) {
    constexpr double kFarthest = 2.0;  // seconds that anybody can aim for
    return direction - 0.5 * man.curve * std::min(seconds, kFarthest);
}

}  // namespace

Turn intercept(const TableView& view, std::size_t hunter, std::size_t runner) {
    const Man& man = view.men[hunter];
    const Man& prey = view.men[runner];
    const Rotation way = rotation(prey.heading);
    const double vx = way.c * prey.speed;
    const double vy = way.s * prey.speed;
    constexpr double kTooLong = 8.0;
    const double t = secondsToReach(
        prey.x - man.x, prey.y - man.y, vx, vy, man.speed, 0.9 * (man.radius + prey.radius));
    if (t < kTooLong)
        return {hunter,
                aimedBy(man, directionTo(man.x, man.y, prey.x + vx * t, prey.y + vy * t), t),
                t};
    // as far ahead of him as there is field
    const double goal = prey.attacks ? 100.0 : 0.0;
    const double x = std::clamp(prey.x + vx * 4.0, std::min(prey.x, goal), std::max(prey.x, goal));
    return {hunter, directionTo(man.x, man.y, x, prey.y + vy * 4.0), kNever};
}

Turn toPlace(const TableView& view, std::size_t man, double x, double y, double reach) {
    const Man& from = view.men[man];
    const double dx = x - from.x;
    const double dy = y - from.y;
    const double far = std::max(0.0, std::sqrt(dx * dx + dy * dy) - reach);
    const double seconds = from.speed > 0.0 ? far / from.speed : kNever;
    return {man, aimedBy(from, directionTo(from.x, from.y, x, y), seconds), seconds};
}

std::vector<Turn> pursuit(const TableView& view, std::size_t most) {
    std::vector<Turn> turns;
    if (!view.hasCarrier())
        return turns;
    const Man& carrier = view.men[view.carrier];
    const Rotation way = rotation(carrier.heading);
    for (std::size_t i = 0; i < view.men.size(); ++i) {
        const Man& man = view.men[i];
        if (man.attacks == carrier.attacks || !man.free() || man.speed <= 0.0)
            continue;
        Turn t = intercept(view, i, view.carrier);
        const double reachedAfter = std::min(t.seconds, 6.0);
        t.seconds += hindrance(view,
                               i,
                               carrier.x + way.c * carrier.speed * reachedAfter,
                               carrier.y + way.s * carrier.speed * reachedAfter);
        // who is on his way already needs no turn
        if (apart(t.heading, man.heading) > 4.0)
            turns.push_back(t);
    }
    std::ranges::stable_sort(turns, {}, &Turn::seconds);
    if (turns.size() > most)
        turns.resize(most);
    return turns;
}

std::vector<Turn> blocks(const TableView& view, std::size_t most) {
    std::vector<Turn> turns;
    if (!view.hasCarrier() || most == 0)
        return turns;
    const Man& carrier = view.men[view.carrier];
    struct Threat {
        std::size_t man = 0;
        double seconds = 0.0;
    };
    std::vector<Threat> threats;
    for (std::size_t i = 0; i < view.men.size(); ++i) {
        const Man& man = view.men[i];
        if (man.attacks != carrier.attacks && man.free() && man.speed > 0.0)
            threats.push_back({i, intercept(view, i, view.carrier).seconds});
    }
    std::ranges::stable_sort(threats, {}, &Threat::seconds);
    TableView aimed = view;
    std::vector<bool> busy(view.men.size(), false);
    for (const Threat& threat : threats) {
        if (turns.size() >= most)
            break;
        const Man& hunter = view.men[threat.man];
        // meet him on his way to the carrier
        aimed.men[threat.man].heading = intercept(view, threat.man, view.carrier).heading;
        std::optional<Turn> best;
        for (std::size_t k = 0; k < view.men.size(); ++k) {
            const Man& man = view.men[k];
            if (busy[k] || k == view.carrier || man.attacks != carrier.attacks || !man.free())
                continue;
            const Turn t = intercept(aimed, k, threat.man);
            const bool inTime = t.seconds < std::max(threat.seconds, 0.3);
            const bool between =
                apart(directionTo(carrier.x, carrier.y, man.x, man.y),
                      directionTo(carrier.x, carrier.y, hunter.x, hunter.y)) < 100.0;
            if (inTime && between && (!best || t.seconds < best->seconds))
                best = t;
        }
        if (!best)
            continue;
        busy[best->man] = true;
        if (apart(best->heading, view.men[best->man].heading) > 4.0)
            turns.push_back(*best);
    }
    return turns;
}

void turn(TableView& view, const std::vector<Turn>& turns) {
    for (const Turn& t : turns)
        view.men[t.man].heading = t.heading;
}

}  // namespace thrum::coach
