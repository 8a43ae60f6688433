#include "board/request_check.hpp"

#include "board/lanes.hpp"

#include <thrum/core/field.hpp>

#include <algorithm>
#include <cmath>

namespace thrum::board {
namespace {

constexpr double kDeepestMm = 3.0;

std::string nameOf(FigureId id) {
    return std::string{id.side() == Side::Home ? "Home" : "Visitor"} + " roster place " +
           std::to_string(id.rosterIndex());
}

const FigureSpec* knownSpecOf(const TableSetup& table, const FigureSetup& figure) {
    const auto kit = std::ranges::lower_bound(table.kits, figure.id, {}, &FigureKit::id);
    if (kit == table.kits.end() || kit->id != figure.id || figure.baseSlot < 0 ||
        static_cast<std::size_t>(figure.baseSlot) >= kit->onBase.size())
        return nullptr;
    return &kit->onBase[static_cast<std::size_t>(figure.baseSlot)];
}

std::string problemOfFigure(const TableSetup& table, const FigureSetup& figure) {
    const FigureSpec* spec = knownSpecOf(table, figure);
    if (spec == nullptr)
        return "the table has no such figure or base";
    if (!isConvexCounterClockwise(spec->base.outlineMm) ||
        spec->base.outlineMm.size() > Polygon::kMaxCorners)
        return "the outline of its base is not convex with 3 to 8 corners";
    if (spec->base.prongs.size() < 3 || spec->base.prongs.size() > kMaxProngs)
        return "its base needs 3 to 8 prongs";
    const Vec2 fromMiddle =
        toMm(figure.pose.at, table.board.mmPerYard) - toMm(field::kMiddle, table.board.mmPerYard);
    if (std::fabs(fromMiddle.x) > table.board.lengthMm / 2 ||
        std::fabs(fromMiddle.y) > table.board.widthMm / 2)
        return "its centre is off the plate";
    return {};
}

std::string problemOfNumbers(const TableSetup& table, const SegmentRequest& request) {
    if (request.figures.empty() || request.figures.size() > kMaxFigures)
        return "a run needs 1 to 24 figures";
    if (request.ticksPerSecond != ticksPerSecond(table.board))
        return "the board makes " + std::to_string(ticksPerSecond(table.board)) +
               " ticks a second, the request says " + std::to_string(request.ticksPerSecond);
    if (request.maxTicks < 1 || request.maxTicks > SegmentRequest::kMostTicks)
        return "a run lasts 1 to 7200 ticks";
    if (table.speedTenths < 0 || table.speedTenths > 100)
        return "the speed is 0.0 to 10.0";
    if (!(request.contactBeginMm >= 0.0 && request.contactEndMm >= request.contactBeginMm &&
          request.contactEndMm <= 1.0))
        return "contacts begin at 0 mm or more and end no nearer, at most 1 mm";
    const AmplitudeMap& map = table.board.amplitude;
    if (map.columns != 0 &&
        (map.columns < 2 || map.rows < 2 ||
         map.factors.size() != static_cast<std::size_t>(map.columns * map.rows)))
        return "the board's map has the wrong number of factors";
    return {};
}

struct Box {
    Interval x;
    Interval y;
};
bool apart(const Box& a, const Box& b) {
    return a.x.max < b.x.min || b.x.max < a.x.min || a.y.max < b.y.min || b.y.max < a.y.min;
}

std::string problemOfPairs(const TableSetup& table, const SegmentRequest& request) {
    const double scale = table.board.mmPerYard;
    std::vector<Polygon> outlines;
    std::vector<Box> boxes;
    for (const FigureSetup& f : request.figures) {
        outlines.push_back(placed(Polygon{knownSpecOf(table, f)->base.outlineMm}, f.pose, scale));
        boxes.push_back({extentX(outlines.back()), extentY(outlines.back())});
    }
    for (std::size_t i = 0; i < outlines.size(); ++i) {
        for (std::size_t j = i + 1; j < outlines.size(); ++j) {
            // a pair that was in contact when the board stopped stands as the last run left it
            const FigurePair pair{request.figures[i].id, request.figures[j].id};
            if (apart(boxes[i], boxes[j]) || request.figures[i].fallen ||
                request.figures[j].fallen ||
                std::ranges::find(request.touching, pair) != request.touching.end())
                continue;
            if (separation(outlines[i], outlines[j]).gap < -kDeepestMm)
                return nameOf(request.figures[i].id) + " and " + nameOf(request.figures[j].id) +
                       " stand more than 3 mm into each other";
        }
    }
    const auto known = [&](FigureId id) {
        return std::ranges::find(request.figures, id, &FigureSetup::id) != request.figures.end();
    };
    for (const FigurePair& p : request.touching) {
        if (!(p.a < p.b) || !known(p.a) || !known(p.b))
            return "a pair in contact names a figure that is not on the board";
    }
    return {};
}

std::string problemOfBall(const TableSetup& table, const BallSetup& ball) {
    constexpr double kSmallestMm = 1.0;
    constexpr double kLargestMm = 15.0;
    if (!ball.body)
        return {};
    if (!(ball.radiusMm >= kSmallestMm && ball.radiusMm <= kLargestMm))
        return "the radius of the ball is 1 to 15 mm";
    const Vec2 fromMiddle =
        toMm(ball.at, table.board.mmPerYard) - toMm(field::kMiddle, table.board.mmPerYard);
    if (std::fabs(fromMiddle.x) > table.board.lengthMm / 2 ||
        std::fabs(fromMiddle.y) > table.board.widthMm / 2)
        return "the ball is off the plate";
    return {};
}

}  // namespace

std::optional<RequestError> problemOf(const TableSetup& table, const SegmentRequest& request) {
    std::string problem = problemOfNumbers(table, request);
    for (std::size_t i = 0; problem.empty() && i < request.figures.size(); ++i) {
        const FigureSetup& figure = request.figures[i];
        if (i > 0 && !(request.figures[i - 1].id < figure.id))
            problem = "figures must come in ascending order, each once";
        else if (std::string own = problemOfFigure(table, figure); !own.empty())
            problem = nameOf(figure.id) + ": " + own;
    }
    if (problem.empty())
        problem = problemOfPairs(table, request);
    if (problem.empty() && request.ball)
        problem = problemOfBall(table, *request.ball);
    if (problem.empty())
        return std::nullopt;
    return RequestError{problem};
}

}  // namespace thrum::board
