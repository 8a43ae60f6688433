#include "gui/replay/play_worth.hpp"

#include <algorithm>
#include <cmath>

namespace thrum::gui {

namespace {
constexpr double kTurnoverWorth = 1.5;
constexpr double kTry = 35.0 / 36.0;  // what the try of a touchdown brings

/// To the home team.
double signedTo(Side side, double points) {
    return side == Side::Home ? points : -points;
}

double valueToHome(const Situation& at, ExpectedPoints expected) {
    if (!at.ballX || !at.toGainX)
        return 0.0;
    const bool home = at.offense == Side::Home;
    const double line = at.ballX->yards();
    const double toGain = std::abs((*at.toGainX - *at.ballX).yards());
    const double ownGoal = home ? line : 100.0 - line;
    return signedTo(at.offense, expected(at.down, toGain, ownGoal));
}

double valueAfter(const GamePlay& play, ExpectedPoints expected) {
    if (play.touchdown)
        return signedTo(*play.touchdown, kTry);
    // expected points look to the next score: with it, and with the half, they end
    const bool scored = play.points[0] != 0 || play.points[1] != 0;
    return scored || play.halfEnded ? 0.0 : valueToHome(play.after, expected);
}

std::optional<PlayWorth> worthOf(const GamePlay& play, int periods, ExpectedPoints expected) {
    if (!play.snapped || play.nullified || !app::isFromScrimmage(play.type) ||
        play.before.period > periods)
        return std::nullopt;
    const double toHome = play.points[0] - play.points[1] + valueAfter(play, expected) -
                          valueToHome(play.before, expected);
    return PlayWorth{toHome >= 0.0 ? Side::Home : Side::Visitor, std::abs(toHome)};
}
}  // namespace

std::vector<std::optional<PlayWorth>> worthOfPlays(const std::vector<GamePlay>& plays,
                                                   int periods,
                                                   ExpectedPoints expected) {
    std::vector<std::optional<PlayWorth>> worth(plays.size());
    for (std::size_t i = 0; expected != nullptr && i < plays.size(); ++i)
        worth[i] = worthOf(plays[i], periods, expected);
    return worth;
}

bool isTurningPoint(const GamePlay& play,
                    const std::optional<PlayWorth>& worth,
                    int periods,
                    ExpectedPoints expected) {
    if (play.before.period > periods)
        return true;
    if (worth)
        return worth->points >= kTurnoverWorth;
    if (play.nullified)
        return false;
    return expected != nullptr ? play.touchdown.has_value()
                               : play.turnover() || play.points != std::array{0, 0};
}

}  // namespace thrum::gui
