#include "coach/tap/scout.hpp"

#include <thrum/core/field.hpp>
#include <thrum/core/hash.hpp>

#include <algorithm>
#include <cmath>

namespace thrum::coach {
namespace {

constexpr double kSeconds = 1.5;
constexpr int kLanes = 11;

struct Dash {
    FigureId id{};
    int slot = 0;
};

// What the dashes of one base add up to. Half of what it has turned at the end of an arc is
// the direction of its end from its beginning.
struct Seen {
    int count = 0;
    double yards = 0.0;
    double degrees = 0.0;

    void add(const Pose& start, const Pose& end) {
        ++count;
        const double x = (end.at.x - start.at.x).yards();
        const double y = (end.at.y - start.at.y).yards();
        yards += std::sqrt(x * x + y * y);  // the same on every machine, which hypot need not be
        degrees += shortTurn(start.heading, end.heading) / 100.0;
    }
};

std::vector<std::vector<Dash>> heats(const tap::State& state) {
    // a figure stands once on the board: second bases run in heats of their own
    std::array<std::vector<Dash>, 2> bySlot;
    for (const Side side : {Side::Home, Side::Visitor}) {
        const auto& players = state.teams[tap::indexOf(side)]->players;
        for (std::size_t i = 0; i < players.size(); ++i)
            for (int slot = 0; slot < players[i].baseCount; ++slot)
                bySlot[static_cast<std::size_t>(slot)].push_back(
                    {FigureId{side, static_cast<int>(i)}, slot});
    }
    std::vector<std::vector<Dash>> all;
    for (const auto& dashes : bySlot)
        for (std::size_t at = 0; at < dashes.size(); at += kLanes)
            all.emplace_back(
                dashes.begin() + static_cast<std::ptrdiff_t>(at),
                dashes.begin() + static_cast<std::ptrdiff_t>(std::min(at + kLanes, dashes.size())));
    return all;
}

}  // namespace

Speeds watchedDashes(const tap::State& state,
                     const Board& board,
                     std::uint64_t seed,
                     const Eye& eye) {
    Speeds speeds;
    const int dashes = std::max(1, eye.dashes);
    for (const auto& heat : heats(state)) {
        std::vector<Seen> seen(heat.size());
        SegmentRequest request;
        request.ticksPerSecond = state.board.ticksPerSecond;
        request.maxTicks = static_cast<int>(kSeconds * request.ticksPerSecond);
        for (std::size_t lane = 0; lane < heat.size(); ++lane) {
            const double y = (static_cast<double>(lane) + 0.5) * 53.333 / kLanes;
            request.figures.push_back({heat[lane].id,
                                       heat[lane].slot,
                                       {{Spot::yards(20), Spot::yards(y)}, Heading{}},
                                       {}});
        }
        for (int dash = 0; dash < dashes; ++dash) {
            NoJudge judge;
            const std::uint64_t luck = bitsAt(seed, static_cast<std::uint64_t>(dash));
            const auto result = board(request, judge, luck, {}, Pace::Coarse);
            if (!result)
                continue;
            for (std::size_t lane = 0; lane < heat.size(); ++lane)
                seen[lane].add(request.figures[lane].pose, result->figures[lane].pose);
        }
        for (std::size_t lane = 0; lane < heat.size(); ++lane) {
            if (seen[lane].count == 0)
                continue;
            const auto& [id, slot] = heat[lane];
            const auto key = static_cast<std::uint64_t>(2 * id.value() + slot);
            const double errors = 1.0 / std::sqrt(static_cast<double>(dashes));
            const double off = eye.speedError * errors * misjudged(bitsAt(seed, 1000 + key));
            const double turned = eye.curveError * errors * misjudged(bitsAt(seed, 5000 + key));
            const double speed = seen[lane].yards / (seen[lane].count * kSeconds);
            const double curve = seen[lane].degrees / (seen[lane].count * kSeconds);
            constexpr double kRuns = 0.5;  // yards a second: nobody sees who stands still turn
            speeds.set(id, slot, speed * (1.0 + off), speed > kRuns ? curve + turned : 0.0);
        }
    }
    return speeds;
}

}  // namespace thrum::coach
