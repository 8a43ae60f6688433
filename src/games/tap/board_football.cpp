#include <thrum/app/board_football.hpp>
#include <thrum/games/tap/replay.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace thrum::app {
namespace {

// Nothing if the man who was named is not on the board or nobody stands against him.
std::optional<double> nearestDefenderTo(FigureId receiver,
                                        const std::vector<tap::Figure>& figures) {
    const auto named = std::ranges::find(figures, receiver, &tap::Figure::id);
    if (named == figures.end())
        return std::nullopt;
    double nearest = std::numeric_limits<double>::infinity();
    for (const tap::Figure& figure : figures) {
        if (figure.id.side() == receiver.side() || figure.status != tap::FigureStatus::Standing)
            continue;
        nearest = std::min(nearest,
                           std::hypot((figure.pose.at.x - named->pose.at.x).yards(),
                                      (figure.pose.at.y - named->pose.at.y).yards()));
    }
    return std::isfinite(nearest) ? std::optional{nearest} : std::nullopt;
}

// How the men stood when the receiver was named: everything else of the throw follows.
std::optional<double> nearestAtTheThrow(const TapReplay& game, const GamePlay& play) {
    for (std::size_t step = play.snapStep; step <= play.lastStep; ++step) {
        ReplayMoment after;
        after.step = step + 1;
        after.over = step + 1;
        const TapMoment now = game.shown(after);
        if (now.receiver)
            return nearestDefenderTo(*now.receiver, now.figures);
    }
    return std::nullopt;
}

void countPlay(const TapReplay& game, const GamePlay& play, BoardFootball& team) {
    if (play.type != GamePlay::Type::Run && play.type != GamePlay::Type::Pass)
        return;
    team.longPlays += play.boardMs >= kLongPlayMs ? 1 : 0;
    if (play.thrown) {
        if (const auto yards = nearestAtTheThrow(game, play)) {
            ++team.throws;
            team.nearestDefenderYards += *yards;
        }
    } else if (play.touchdown == play.team && !play.takeawayReturn &&
               play.gain.value_or(Distance{}).yards() >= kLongRunYards) {
        ++team.longTouchdownRuns;
    }
}

}  // namespace

std::optional<std::array<BoardFootball, 2>> boardFootballOf(const Game& game) {
    if (!Replay::shows(game.gameId()))
        return std::nullopt;
    const auto replay = Replay::open(game.fileText(), "this game");
    if (!replay)
        return std::nullopt;
    const auto* men = dynamic_cast<const TapReplay*>(&replay->game());
    if (men == nullptr)
        return std::nullopt;
    std::array<BoardFootball, 2> teams{};
    for (const GamePlay& play : replay->plays())
        if (play.over && play.snapped && !play.nullified)
            countPlay(*men, play, teams[tap::indexOf(play.team)]);
    return teams;
}

}  // namespace thrum::app
