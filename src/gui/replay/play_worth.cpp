#include "gui/replay/play_worth.hpp"

#include <thrum/coach/tap/expected_points.hpp>

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

double valueToHome(const Situation& at) {
    if (!at.ballX || !at.toGainX)
        return 0.0;
    const bool home = at.offense == Side::Home;
    const double line = at.ballX->yards();
    const double toGain = std::abs((*at.toGainX - *at.ballX).yards());
    const double ownGoal = home ? line : 100.0 - line;
    return signedTo(at.offense, coach::expectedPoints(at.down, toGain, ownGoal));
}

double valueAfter(const GamePlay& play) {
    if (play.touchdown)
        return signedTo(*play.touchdown, kTry);
    // expected points look to the next score: with it, and with the half, they end
    const bool scored = play.points[0] != 0 || play.points[1] != 0;
    return scored || play.halfEnded ? 0.0 : valueToHome(play.after);
}

std::optional<PlayWorth> worthOf(const GamePlay& play) {
    if (!play.snapped || play.nullified || !app::isFromScrimmage(play.type) ||
        play.before.period > 2)
        return std::nullopt;
    const double toHome =
        play.points[0] - play.points[1] + valueAfter(play) - valueToHome(play.before);
    return PlayWorth{toHome >= 0.0 ? Side::Home : Side::Visitor, std::abs(toHome)};
}
}  // namespace

std::vector<std::optional<PlayWorth>> worthOfPlays(const std::vector<GamePlay>& plays) {
    std::vector<std::optional<PlayWorth>> worth;
    worth.reserve(plays.size());
    std::ranges::transform(plays, std::back_inserter(worth), worthOf);
    return worth;
}

bool isTurningPoint(const std::optional<PlayWorth>& worth) {
    return worth && worth->points >= kTurnoverWorth;
}

}  // namespace thrum::gui
