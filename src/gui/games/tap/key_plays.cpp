#include "gui/games/tap/key_plays.hpp"

#include <thrum/app/replay.hpp>

#include <algorithm>
#include <cmath>

namespace thrum::gui {

namespace {
constexpr double kTurnover = 30.0;
constexpr double kAPoint = 12.0;  // a field goal outweighs a ball won, a safety does not
constexpr double kKeyWeight = 15.0;

double weightOf(const app::GamePlay& play) {
    if (!play.snapped || play.nullified)
        return 0.0;
    double weight = kAPoint * (play.points[0] + play.points[1]);
    if (play.type == app::GamePlay::Type::ExtraPoint)
        weight = 0.0;  // it belongs to its touchdown
    if (play.turnover())
        weight += kTurnover;
    double yards = play.gain ? std::abs(play.gain->yards()) : 0.0;
    for (const auto& way : {play.kickReturn, play.takeawayReturn})
        if (way && way->to)
            yards = std::max(yards, std::abs((*way->to - way->from).yards()));
    return weight + yards;
}
}  // namespace

std::vector<KeyPlay> keyPlaysOf(const std::string& record, std::size_t most) {
    const auto replay = app::Replay::open(record, "game");
    if (!replay)
        return {};
    const auto& plays = replay->plays();
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < plays.size(); ++i)
        if (weightOf(plays[i]) >= kKeyWeight)
            order.push_back(i);
    std::ranges::stable_sort(
        order, std::ranges::greater{}, [&](std::size_t i) { return weightOf(plays[i]); });
    order.resize(std::min(order.size(), most));
    std::ranges::sort(order);
    const Names names = replay->names();
    std::vector<KeyPlay> key;
    for (const std::size_t i : order) {
        std::string where = app::isFromScrimmage(plays[i].type)
                                ? downAndDistance(plays[i].before, names)
                                : std::string{};
        if (where.empty())
            where = app::nameOf(plays[i].type);
        key.push_back({i,
                       QString::fromStdString(names.team(plays[i].team) + ", " + where),
                       QString::fromStdString(replay->story(i))});
    }
    return key;
}

}  // namespace thrum::gui
