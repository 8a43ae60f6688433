#include "coach/solitaire/fourth_down.hpp"

#include "coach/solitaire/sense.hpp"

#include <thrum/core/hash.hpp>
#include <thrum/rules/solitaire/shot.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace thrum::solitaire::coach {
namespace {

constexpr double kDrawn = 9007199254740992.0;  // 2^53

constexpr std::size_t kKicks = 300;

struct KickLuck {
    std::array<double, 3> skill{};
    std::array<double, 3> flight{};
};

std::array<double, 3> deviatesOf(std::uint64_t luck) {
    std::array<double, 3> n{};
    for (std::uint64_t i = 0; i < n.size(); ++i) {
        const auto v = [&](std::uint64_t k) {
            return static_cast<double>(bitsAt(luck, 3 * i + k) >> 11U) / kDrawn;
        };
        n[i] = deviate(v(0), v(1), v(2));
    }
    return n;
}

// The same luck for every spot, so that nearer is never worse by luck alone; drawn once.
const std::array<KickLuck, kKicks>& kickLuck() {
    static const std::array<KickLuck, kKicks> kLuck = [] {
        std::array<KickLuck, kKicks> all{};
        for (std::uint64_t i = 0; i < all.size(); ++i)
            all[i] = {deviatesOf(2 * i), deviatesOf(2 * i + 1)};
        return all;
    }();
    return kLuck;
}

double yardsToGo(const State& s) {
    return (s.toGain - s.line).yards();
}

// One try with so much to go: a guess, from the 19 % of third and 37 % of fourth downs that an
// earlier level 2 made.
double madeOnce(double toGo) {
    constexpr double kYardsATry = 4.0;
    return std::exp(-std::max(0.0, toGo) / kYardsATry);
}

bool isLate(const State& s) {
    return s.quarter >= s.rules->timing.quarters;
}

// Of a half, or of the game; overtime has periods of its own.
bool isLastPlay(const State& s) {
    const int quarters = s.rules->timing.quarters;
    const bool ends = s.quarter == quarters || 2 * s.quarter == quarters;
    return ends && s.play + 1 >= playLimit(s);
}

}  // namespace

bool isLastChance(const State& s) {
    return s.tryKind == TryKind::None && (s.down >= s.rules->downs.count || isLastPlay(s));
}

double fieldGoalChance(const State& s, CoachLevel hand) {
    const RulesData& rules = *s.rules;
    if (s.line < Distance::yards(100) - Distance::yards(rules.fieldGoal.maxLineYd))
        return 0.0;
    // as if Home attacked east: the posts stand alike
    const Vec2 origin{s.line.yards() - rules.fieldGoal.depthYd, s.lineY.yards()};
    const ShotInput meant = kickShot(rules, ShotKind::FieldGoal, origin, 1);
    int good = 0;
    for (const KickLuck& luck : kickLuck()) {
        const ShotInput kicked = withSkill(rules, meant, hand, luck.skill);
        const Flight flight{origin,
                            1,
                            shotData(rules, ShotKind::FieldGoal).heightYd,
                            flightValues(rules, kicked, luck.flight)};
        good += atPosts(rules, flight, 1).good ? 1 : 0;
    }
    return static_cast<double>(good) / kKicks;
}

Choice onLastChance(const State& s, CoachLevel hand) {
    const Side side = s.offense;
    const double u = s.line.yards();
    const double toGo = yardsToGo(s);
    const int ahead = s.score[indexOf(side)] - s.score[indexOf(other(side))];
    const double made = fieldGoalChance(s, hand);
    if (isLastPlay(s) || (isLate(s) && ahead < 0)) {
        constexpr double kWorthATry = 0.35;
        const bool helps = !isLate(s) || (ahead <= 0 && ahead >= -s.rules->score.fieldGoal);
        return helps && made >= kWorthATry ? Choice::FieldGoal : Choice::Run;
    }
    constexpr double kKickOff = 25.0;  // where the other side begins after a score
    constexpr double kPunt = 40.0;     // net
    constexpr double kNearest = 10.0;  // to their goal that a punt comes
    const double going = madeOnce(toGo) * firstDownWorth(std::min(99.0, u + toGo)) -
                         (1.0 - madeOnce(toGo)) * firstDownWorth(100.0 - u);
    const double punting = -firstDownWorth(std::max(kNearest, 100.0 - u - kPunt));
    const double kicking = made * (s.rules->score.fieldGoal - firstDownWorth(kKickOff)) -
                           (1.0 - made) * firstDownWorth(100.0 - u + s.rules->fieldGoal.depthYd);
    constexpr double kOwnHalf = 45.0;
    constexpr double kShort = 1.0;
    const bool mayGo = u > kOwnHalf || toGo <= kShort;
    if (made > 0.0 && kicking >= punting && (kicking >= going || !mayGo))
        return Choice::FieldGoal;
    return mayGo && going > punting ? Choice::Run : Choice::Punt;
}

}  // namespace thrum::solitaire::coach
