#include "coach/tap/scout.hpp"

#include <thrum/core/field.hpp>

#include <algorithm>

namespace thrum::coach {
namespace {

constexpr double kSeconds = 1.5;
constexpr int kLanes = 11;

struct Dash {
    FigureId id{};
    int slot = 0;
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

Speeds watchedDashes(const tap::State& state, const Board& board, std::uint64_t seed) {
    Speeds speeds;
    for (const auto& heat : heats(state)) {
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
        NoJudge judge;
        const auto result = board(request, judge, seed, {}, Pace::Coarse);
        if (!result)
            continue;
        for (const FigureSetup& end : result->figures)
            speeds.set(end.id,
                       end.baseSlot,
                       std::max(0.0, (end.pose.at.x - Spot::yards(20)).yards() / kSeconds));
    }
    return speeds;
}

}  // namespace thrum::coach
