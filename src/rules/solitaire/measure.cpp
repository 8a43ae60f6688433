#include "measure.hpp"

#include <thrum/core/field.hpp>

#include <algorithm>
#include <cmath>

namespace thrum::solitaire {
namespace {

constexpr double kSameYards = 1e-6;
constexpr double kTouchMm = 1e-4;  // bases side by side on the grid share an edge

bool apart(Interval a, Interval b) {
    return a.max < b.min || b.max < a.min;
}

Polygon placedBase(const State& s, const Figure& figure) {
    return placed(outlineOf(s, figure.id), figure.pose, s.board.mmPerYard);
}

double extent(const Polygon& outline, bool along) {
    const Interval across = along ? extentX(outline) : extentY(outline);
    return across.max - across.min;
}

}  // namespace

int homeDirection(const State& s) {
    switch (s.rules->sides.change) {
        case SideSwitch::Half:
            return (s.quarter - 1) / 2 % 2 == 0 ? 1 : -1;
        case SideSwitch::Quarter:
            return (s.quarter - 1) % 2 == 0 ? 1 : -1;
        case SideSwitch::Never:
            break;
    }
    return 1;
}

int direction(const State& s, Side side) {
    return side == Side::Home ? homeDirection(s) : -homeDirection(s);
}

Distance uFrom(int direction, Spot x) {
    return direction > 0 ? x - field::kHomeGoal : field::kVisitorGoal - x;
}
Spot xFrom(int direction, Distance u) {
    return direction > 0 ? field::kHomeGoal + u : field::kVisitorGoal - u;
}
Distance uOf(const State& s, Side side, Spot x) {
    return uFrom(direction(s, side), x);
}
Spot xOf(const State& s, Side side, Distance u) {
    return xFrom(direction(s, side), u);
}
Distance bookY(Spot y) {
    return y - field::kMiddle.y;
}
Spot boardY(Distance y) {
    return field::kMiddle.y + y;
}
Vec2 bookPoint(FieldPoint p) {
    return {p.x.yards(), bookY(p.y).yards()};
}
FieldPoint boardPoint(Vec2 book) {
    return {Spot::yards(book.x), boardY(Distance::yards(book.y))};
}

Polygon outlineOf(const State& s, FigureId id) {
    const Player* player = findPlayer(s, id);
    if (player != nullptr && player->outline)
        return *player->outline;
    const RulesData::Base& base = s.rules->base;
    return Polygon::rectangle(base.lengthYd * s.board.mmPerYard, base.widthYd * s.board.mmPerYard);
}

double lengthYards(const Polygon& outline, double mmPerYard) {
    return extent(outline, true) / mmPerYard;
}
double widthYards(const Polygon& outline, double mmPerYard) {
    return extent(outline, false) / mmPerYard;
}

std::vector<Vec2> cornersOf(const Polygon& outline, const Pose& pose, double mmPerYard) {
    const Rotation r = rotationOf(pose.heading);
    std::vector<Vec2> corners;
    for (const Vec2 c : outline.corners()) {
        const Vec2 yards = c * (1.0 / mmPerYard);
        corners.push_back({pose.at.x.yards() + r.c * yards.x - r.s * yards.y,
                           pose.at.y.yards() + r.s * yards.x + r.c * yards.y});
    }
    return corners;
}

FieldPoint frontPoint(const Polygon& outline, const Pose& pose, int direction, double mmPerYard) {
    const std::vector<Vec2> corners = cornersOf(outline, pose, mmPerYard);
    double best = -1e9;
    for (const Vec2 c : corners)
        best = std::max(best, direction * c.x);
    Vec2 sum{};
    int equal = 0;
    for (const Vec2 c : corners) {
        if (best - direction * c.x > kSameYards)
            continue;
        sum = sum + c;
        ++equal;
    }
    return {Spot::yards(sum.x / equal), Spot::yards(sum.y / equal)};
}

FieldPoint frontOf(const State& s, const Figure& figure) {
    return frontPoint(
        outlineOf(s, figure.id), figure.pose, direction(s, figure.id.side()), s.board.mmPerYard);
}

Distance frontU(const State& s, const Figure& figure) {
    return uOf(s, figure.id.side(), frontOf(s, figure).x);
}

double gapYards(const State& s, const Figure& a, const Figure& b) {
    return std::max(0.0, separation(placedBase(s, a), placedBase(s, b)).gap) / s.board.mmPerYard;
}

bool overlaps(const State& s, const Figure& a, const Figure& b) {
    return separation(placedBase(s, a), placedBase(s, b)).gap < -kTouchMm;
}

// A line-up asks this of each pair after every move, and most men stand far from each other: where
// the boxes round two bases are apart nothing is left to measure.
bool anyOverlaps(const State& s, std::span<const Figure* const> men) {
    struct Ground {
        FigureId id;
        Polygon base;
        Interval x;
        Interval y;
    };
    std::vector<Ground> grounds;
    grounds.reserve(s.figures.size());
    for (const Figure& figure : s.figures) {
        const Polygon base = placedBase(s, figure);
        grounds.push_back({figure.id, base, extentX(base), extentY(base)});
    }
    const auto overlap = [](const Ground& a, const Ground& b) {
        return a.id != b.id && !apart(a.x, b.x) && !apart(a.y, b.y) &&
               separation(a.base, b.base).gap < -kTouchMm;
    };
    return std::ranges::any_of(men, [&](const Figure* man) {
        const auto own = std::ranges::find(grounds, man->id, &Ground::id);
        return std::ranges::any_of(grounds,
                                   [&](const Ground& other) { return overlap(*own, other); });
    });
}

bool baseInside(const State& s, const Figure& figure) {
    const double half = s.rules->field.halfWidthYd;
    const double middle = field::kMiddle.y.yards();
    return std::ranges::all_of(cornersOf(outlineOf(s, figure.id), figure.pose, s.board.mmPerYard),
                               [&](Vec2 c) {
                                   return c.x >= -10.0 - kSameYards && c.x <= 110.0 + kSameYards &&
                                          std::fabs(c.y - middle) <= half + kSameYards;
                               });
}

std::vector<FigurePair> measuredTouching(const State& s) {
    std::vector<FigurePair> touching;
    for (std::size_t i = 0; i < s.figures.size(); ++i) {
        for (std::size_t j = i + 1; j < s.figures.size(); ++j) {
            if (gapYards(s, s.figures[i], s.figures[j]) <= s.rules->contact.epsYd)
                touching.push_back(makePair(s.figures[i].id, s.figures[j].id));
        }
    }
    std::ranges::sort(touching);
    return touching;
}

void measureAgain(State& s, FigureId id) {
    std::erase_if(s.touching, [&](const FigurePair& p) { return p.a == id || p.b == id; });
    const Figure* own = findFigure(s, id);
    if (own == nullptr)
        return;
    for (const Figure& other : s.figures) {
        if (other.id != id && gapYards(s, *own, other) <= s.rules->contact.epsYd)
            s.touching.push_back(makePair(id, other.id));
    }
    std::ranges::sort(s.touching);
}

bool engaged(const State& s, FigureId id, std::optional<FigureId> but) {
    return std::ranges::any_of(s.touching, [&](const FigurePair& p) {
        if (p.a != id && p.b != id)
            return false;
        const FigureId other = p.a == id ? p.b : p.a;
        const bool mate = other.side() == id.side();
        return other != but && (!mate || s.rules->engaged.countsTeammates);
    });
}

double contactMm(const RulesData& rules, const Board& board) {
    return rules.contact.epsYd * board.mmPerYard;
}

int ticksIn(double seconds, int ticksPerSecond) {
    constexpr double kMost = 1e9;
    return roundToInt(std::min(kMost, seconds * ticksPerSecond));
}

}  // namespace thrum::solitaire
