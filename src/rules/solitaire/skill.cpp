#include <thrum/core/trig.hpp>
#include <thrum/rules/solitaire/skill.hpp>

#include <algorithm>
#include <cmath>

// Clauses: SOL-UI-1 to UI-3, SOL-AI-1 to AI-4.
namespace thrum::solitaire {
namespace {

double remainder(double t, double period) {
    return t - period * std::floor(t / period);
}

const SkillLevel& levelOf(const RulesData& rules, CoachLevel level) {
    const RulesData::Levels& levels = rules.coach.levels;
    switch (level) {
        case CoachLevel::Rookie:
            return levels.rookie;
        case CoachLevel::Regular:
            return levels.regular;
        case CoachLevel::Star:
            break;
    }
    return levels.star;
}

}  // namespace

double powerAt(const RulesData& rules, double seconds) {
    const double half = rules.ui.powerPeriodS / 2;
    const double tau = remainder(seconds, rules.ui.powerPeriodS);
    const double p = tau <= half ? tau / half : 2.0 - tau / half;
    return std::max(p, rules.ttqb.powerMin);
}

double releaseAt(const RulesData& rules, double seconds) {
    if (seconds >= rules.ui.releaseTimeoutS)
        return 1.0;
    const double q = remainder(seconds, rules.ui.releasePeriodS) / rules.ui.releasePeriodS;
    if (q < 0.25)
        return 4.0 * q;
    return q < 0.75 ? 2.0 - 4.0 * q : 4.0 * q - 4.0;
}

bool aimAllowed(const RulesData& rules, ShotKind kind, double aimDeg) {
    const ShotData& data = shotData(rules, kind);
    const double aim = std::fabs(aimDeg);
    return aim >= data.sectorDeg.front() && aim <= data.sectorDeg.back();
}

double limitedAim(const RulesData& rules, ShotKind kind, double aimDeg) {
    const ShotData& data = shotData(rules, kind);
    double aim = remainder(aimDeg + 180.0, 360.0) - 180.0;
    const double sign = aim < 0.0 ? -1.0 : 1.0;
    aim = std::clamp(std::fabs(aim), data.sectorDeg.front(), data.sectorDeg.back());
    return sign * aim;
}

ComputerAim aimAt(const RulesData& rules,
                  ShotKind kind,
                  Vec2 origin,
                  int direction,
                  Vec2 target,
                  double targetHeightYd,
                  double loftDeg) {
    const ShotData& data = shotData(rules, kind);
    const Vec2 way = target - origin;
    const double d = length(way);
    const double t = tangentOfDegrees(loftDeg);
    ComputerAim aim;
    const double degrees = directionDegrees(direction * way.x, way.y);
    aim.aimDeg = degrees > 180.0 ? degrees - 360.0 : degrees;
    const double under = data.heightYd + d * t - targetHeightYd;
    if (under <= 0.0)
        return aim;
    aim.rangeYd = d * d * t / under;
    aim.power = aim.rangeYd / data.rangeMaxYd;
    aim.possible = aim.power >= rules.ttqb.powerMin && aim.power <= 1.0;
    return aim;
}

std::optional<ShotInput> throwAt(const RulesData& rules,
                                 Vec2 origin,
                                 int direction,
                                 int receiver,
                                 std::span<const Target> targets) {
    const auto found = std::ranges::find(targets, receiver, &Target::id);
    if (found == targets.end())
        return std::nullopt;
    const double height = shotData(rules, ShotKind::Throw).heightYd;
    for (const double loft : rules.coach.lofts) {
        const ComputerAim aim = aimAt(rules,
                                      ShotKind::Throw,
                                      origin,
                                      direction,
                                      found->centre,
                                      rules.coach.targetHeightYd,
                                      loft);
        if (!aim.possible || !aimAllowed(rules, ShotKind::Throw, aim.aimDeg))
            continue;
        const Flight flight{
            origin, direction, height, {aim.aimDeg, std::max(1.0, aim.rangeYd), loft}};
        const FirstMet met = firstMet(rules, flight, targets, 0.0);
        if (met.what == FirstMet::What::Player && met.id == receiver)
            return ShotInput{ShotKind::Throw, aim.aimDeg, aim.power, loft, 0.0};
    }
    return std::nullopt;
}

ShotInput kickShot(const RulesData& rules, ShotKind kind, Vec2 origin, int direction) {
    const ShotData& data = shotData(rules, kind);
    ShotInput shot{kind, 0.0, 1.0, data.loft[1], 0.0};
    const double u = direction > 0 ? origin.x : 100.0 - origin.x;
    switch (kind) {
        case ShotKind::FieldGoal: {
            const Vec2 posts{direction > 0 ? rules.posts.uYd : 100.0 - rules.posts.uYd, 0.0};
            const ComputerAim aim = aimAt(rules, kind, origin, direction, posts, 0.0, shot.loftDeg);
            shot.aimDeg = aim.aimDeg;
            const double d = length(posts - origin);
            shot.power = std::min(1.0, (1.25 * d + 5.0) / data.rangeMaxYd);
            break;
        }
        case ShotKind::Punt:
            shot.power = std::min(data.rangeMaxYd, 92.0 - u) / data.rangeMaxYd;
            break;
        case ShotKind::Kickoff:
            shot.power = 0.95;
            break;
        case ShotKind::Throw:
        case ShotKind::Pitch:
            break;
    }
    shot.power = std::clamp(shot.power, rules.ttqb.powerMin, 1.0);
    return shot;
}

ShotInput withSkill(const RulesData& rules,
                    const ShotInput& meant,
                    CoachLevel level,
                    std::span<const double, 3> m) {
    const SkillLevel& skill = levelOf(rules, level);
    ShotInput shot = meant;
    shot.aimDeg = limitedAim(rules, meant.kind, meant.aimDeg + skill.aimSdDeg * m[0]);
    shot.power = std::clamp(meant.power * (1.0 + skill.powerSd * m[1]), rules.ttqb.powerMin, 1.0);
    shot.release = std::clamp(skill.releaseSd * m[2], -1.0, 1.0);
    return shot;
}

}  // namespace thrum::solitaire
