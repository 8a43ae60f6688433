#include "coach/tap/levels.hpp"

#include <thrum/coach/tap/coach.hpp>

#include <algorithm>
#include <array>

namespace thrum::coach {
namespace {

using tap::Phase;

constexpr std::array<Skill, kHighestLevel> kSkills{{
    {.lapses = 40},
    {.call = {0, 4}, .returns = {10, 4}, .elsewhere = {10, 4}, .turns = true, .lapses = 6},
    {.call = {20, 6},
     .stance = {10, 6},
     .returns = {10, 6},
     .elsewhere = {20, 6},
     .turns = true,
     .lineUps = true},
    {.call = {20, 8},
     .stance = {10, 6},
     .stops = {12, 5},
     .returns = {10, 6},
     .elsewhere = {20, 6},
     .turns = true,
     .lineUps = true},
    {.call = {120, 12},
     .stance = {20, 12},
     .stops = {32, 8},
     .carrier = {10, 6},
     .returns = {40, 12},
     .elsewhere = {20, 12},
     .turns = true,
     .lineUps = true,
     .trustsEye = 25,
     .coverage = Coverage::LateThrows},
}};

bool thinksIn(Phase phase, const Skill& skill) {
    switch (phase) {
        case Phase::LineUp:
        case Phase::Motion:
        case Phase::Announce:
        case Phase::SetDefense:
            return skill.lineUps;
        // nothing was ever gained by trying these ("Levels 3 to 5" in docs/coach.md)
        case Phase::TouchOther:
        case Phase::FumbleOther:
        case Phase::CoverPivot:
        case Phase::PuntCoverPivot:
            return false;
        default:
            return skill.turns;
    }
}

}  // namespace

const Skill& skillOf(int level) {
    return kSkills.at(static_cast<std::size_t>(level - kLowestLevel));
}

int playsTried(int level) {
    return skillOf(level).call.evaluations;
}

Budget budgetIn(Phase phase, const Skill& skill, int evaluations) {
    if (!thinksIn(phase, skill))
        return {};
    const auto atMost = [&](const Budget& of) {
        return Budget{std::min(evaluations, of.evaluations), of.ideas};
    };
    switch (phase) {
        case Phase::LineUp:
            return {evaluations, skill.call.ideas};
        case Phase::RunBehind:
            return atMost(skill.stops);
        case Phase::StopOffense:
            return atMost(skill.carrier);
        case Phase::SetDefense:
            return atMost(skill.stance);
        case Phase::KickDecide:
        case Phase::ReturnPivot:
        case Phase::PuntReturnPivot:
            return atMost(skill.returns);
        default:
            return atMost(skill.elsewhere);
    }
}

// What happens before everybody's eyes, a runner who turns or a ball that is thrown, is seldom
// overlooked, and a defense has stood before.
std::uint64_t lapsesIn(Phase phase, const Skill& skill) {
    const auto ofThem = [&](std::uint64_t percent) {
        return static_cast<std::uint64_t>(skill.lapses) * percent;
    };
    switch (phase) {
        case Phase::SetDefense:
            return ofThem(25);
        case Phase::StopDefense:
        case Phase::PassDefense:
            return ofThem(40);
        default:
            return ofThem(100);
    }
}

}  // namespace thrum::coach
