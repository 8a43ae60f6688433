#include "coach/tap/charts.hpp"

#include <thrum/coach/tap/fair_caller.hpp>
#include <thrum/core/hash.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace thrum::coach {
namespace {

int band(double toGain) {
    return toGain <= 3.0 ? 0 : toGain <= 7.0 ? 1 : 2;
}

constexpr std::uint64_t kOffenseStream = 0x0ff;
constexpr std::uint64_t kDefenseStream = 0xdef;

int percentOf(std::uint64_t seed, std::uint64_t snap) {
    return dieAt(seed, 2 * snap, 100);
}

const Play* pick(const std::vector<Play>& plays,
                 const SnapSituation& situation,
                 std::uint64_t luck,
                 const std::function<bool(const Play&)>& fits) {
    const PlaySituation need = needOf(situation);
    std::vector<const Play*> suited;
    std::vector<const Play*> any;
    for (const Play& play : plays) {
        if (!fits(play))
            continue;
        any.push_back(&play);
        if (play.suits.empty() || std::ranges::find(play.suits, need) != play.suits.end())
            suited.push_back(&play);
    }
    const auto& from = suited.empty() ? any : suited;
    return from.empty() ? nullptr : from[luck % from.size()];
}

Stance stanceOf(const Play& play) {
    const auto suits = [&](PlaySituation situation) {
        return std::ranges::find(play.suits, situation) != play.suits.end();
    };
    const bool run = suits(PlaySituation::Short) || suits(PlaySituation::GoalLine);
    const bool pass = suits(PlaySituation::Long) || suits(PlaySituation::Late);
    return run == pass ? Stance::Balanced : run ? Stance::AgainstRun : Stance::AgainstPass;
}

}  // namespace

Zone zoneOf(double ownGoal) {
    return ownGoal < 15.0   ? Zone::BackedUp
           : ownGoal < 50.0 ? Zone::Own
           : ownGoal < 80.0 ? Zone::Theirs
           : ownGoal < 95.0 ? Zone::Red
                            : Zone::Goal;
}

PlaySituation needOf(const SnapSituation& situation) {
    if (zoneOf(situation.ownGoal) == Zone::Goal)
        return PlaySituation::GoalLine;
    constexpr std::array kNeeds{PlaySituation::Short, PlaySituation::Medium, PlaySituation::Long};
    return kNeeds[static_cast<std::size_t>(band(situation.toGain))];
}

int passPercent(const SnapSituation& situation) {
    const auto down = static_cast<std::size_t>(std::clamp(situation.down, 1, 4) - 1);
    const auto distance = static_cast<std::size_t>(band(situation.toGain));
    const auto zone = static_cast<std::size_t>(zoneOf(situation.ownGoal));
    return std::clamp(charts::kPasses[3 * down + distance] + charts::kZonePasses[zone], 5, 95);
}

int stancePercent(const SnapSituation& situation, Stance stance) {
    // a defense leans as the chart of the offense does, but a good third of the time not at all
    const int against = (100 - charts::kBalanced) * passPercent(situation) / 100;
    switch (stance) {
        case Stance::Balanced:
            return charts::kBalanced;
        case Stance::AgainstPass:
            return against;
        case Stance::AgainstRun:
            break;
    }
    return 100 - charts::kBalanced - against;
}

OffenseCall FairCaller::offense(const SnapSituation& situation, std::uint64_t snap) const {
    const std::uint64_t stream = bitsAt(m_seed, kOffenseStream);
    OffenseCall call;
    call.type = percentOf(stream, snap) <= passPercent(situation) ? PlayType::Pass : PlayType::Run;
    call.play = pick(*m_plays, situation, bitsAt(stream, 2 * snap + 1), [&](const Play& play) {
        return play.type == call.type;
    });
    return call;
}

DefenseCall FairCaller::defense(const SnapSituation& situation, std::uint64_t snap) const {
    const std::uint64_t stream = bitsAt(m_seed, kDefenseStream);
    DefenseCall call;
    const int drawn = percentOf(stream, snap);
    const int run = stancePercent(situation, Stance::AgainstRun);
    call.stance = drawn <= run ? Stance::AgainstRun
                  : drawn <= run + stancePercent(situation, Stance::AgainstPass)
                      ? Stance::AgainstPass
                      : Stance::Balanced;
    call.play = pick(*m_plays, situation, bitsAt(stream, 2 * snap + 1), [&](const Play& play) {
        return play.type == PlayType::Defense && stanceOf(play) == call.stance;
    });
    if (call.play == nullptr)
        call.play = pick(*m_plays, situation, bitsAt(stream, 2 * snap + 1), [](const Play& play) {
            return play.type == PlayType::Defense;
        });
    return call;
}

CallerAudit auditCaller(const FairCaller& caller, std::uint64_t seed, int calls) {
    CallerAudit audit;
    double product = 0.0;
    double offenseSquares = 0.0;
    double defenseSquares = 0.0;
    for (int i = 0; i < calls; ++i) {
        const auto snap = static_cast<std::uint64_t>(i);
        // both sides meet the same situations
        const std::uint64_t pair = snap / 2;
        SnapSituation situation;
        situation.down = dieAt(seed, 4 * pair, 4);
        situation.toGain = 0.5 * dieAt(seed, 4 * pair + 1, 30);
        situation.ownGoal = dieAt(seed, 4 * pair + 2, 99);
        situation.toGain = std::min(situation.toGain, 100.0 - situation.ownGoal);
        const OffenseCall offense = caller.offense(situation, snap);
        const DefenseCall defense = caller.defense(situation, snap);
        CallerSide& side = i % 2 == 0 ? audit.first : audit.second;
        const bool pass = offense.type == PlayType::Pass;
        ++side.calls;
        side.passes += pass ? 1 : 0;
        side.expectedPasses += passPercent(situation) / 100.0;
        if (defense.stance != Stance::Balanced) {
            const bool right = (defense.stance == Stance::AgainstPass) == pass;
            ++(right ? side.guessedRight : side.guessedWrong);
        }
        // what each call is off the chart's own average
        const double o = (pass ? 1.0 : 0.0) - passPercent(situation) / 100.0;
        const double toPass = stancePercent(situation, Stance::AgainstPass) / 100.0;
        const double toRun = stancePercent(situation, Stance::AgainstRun) / 100.0;
        const double lean = defense.stance == Stance::AgainstPass  ? 1.0
                            : defense.stance == Stance::AgainstRun ? -1.0
                                                                   : 0.0;
        const double d = lean - (toPass - toRun);
        product += o * d;
        offenseSquares += o * o;
        defenseSquares += d * d;
    }
    const double scale = std::sqrt(offenseSquares * defenseSquares);
    audit.correlation = scale > 0.0 ? product / scale : 0.0;
    const auto share = [](const CallerSide& side) {
        return static_cast<double>(side.guessedRight) / std::max(1, side.calls);
    };
    const auto variance = [&](const CallerSide& side) {
        return share(side) * (1.0 - share(side)) / std::max(1, side.calls);
    };
    audit.guessedRightGap = share(audit.first) - share(audit.second);
    audit.guessedRightGapError = std::sqrt(variance(audit.first) + variance(audit.second));
    return audit;
}

}  // namespace thrum::coach
