#include "turn.hpp"

#include <algorithm>

// How long each clock is. Clauses: TAP-TM-6, MD-4, MD-5, ON-5; D20.
namespace thrum::tap {
namespace {

// The receivers' first part of what was left of the 60 seconds when their clock started. Both
// clocks lose the same from then on, so their difference still is the kickers' part. Clause:
// TAP-MD-5.
double receiversPart(const State& s) {
    const double share = modeRules(s).kickPreplaceShare;
    const double whole = share * clockSeconds(s, ClockName::AfterScore);
    const Clock* receivers = findClock(s, ClockName::KickPreplace);
    const Clock* sixty = findClock(s, ClockName::AfterScore);
    const int scale = clockScale(s, kickingSide(s));
    if (receivers == nullptr || sixty == nullptr || scale == 0 || share >= 1.0)
        return whole;
    const double kickers = (sixty->msLeft - receivers->msLeft) / 1000.0 * 100.0 / scale;
    return std::clamp(kickers * share / (1.0 - share), 0.0, whole);
}

}  // namespace

double clockSeconds(const State& s, ClockName name) {
    const RulesData::Timers& t = s.rules->timers;
    switch (name) {
        case ClockName::Game:
            return s.rules->game.halfMinutes * 60.0;
        case ClockName::Halftime:
            return s.rules->game.halftimeSeconds;
        case ClockName::Break:
            return t.changeOfPossessionSeconds;
        case ClockName::AfterScore: {
            // TAP-ON-5: raised to the least for an onside kick; within the 60 seconds these are
            // what is up.
            const bool onside = s.phase == Phase::OnsideLineUp;
            return onside ? std::max(t.afterScoreSeconds, s.rules->onside.lineupMinSeconds)
                          : t.afterScoreSeconds;
        }
        case ClockName::TryDecision:
            return t.tryDecisionSeconds;
        case ClockName::KickDeclare:
            return t.kickDeclareSeconds;
        case ClockName::DefensePreplace:
            return modeRules(s).defensePreplaceSeconds;
        case ClockName::KickPreplace:
            return receiversPart(s);
        case ClockName::OffenseLineup:
            return t.offenseLineupSeconds;
        case ClockName::DefenseAfterSet:
            // TAP-MD-4: alone the defense is lined up only after "set", with its whole time.
            return t.defenseAfterSetSeconds +
                   (oneScreen(s) ? 0.0 : modeRules(s).defensePreplaceSeconds);
        case ClockName::ReceivingAfterSet:
            return t.receivingAfterSetSeconds;
        case ClockName::Motion:
            return t.presnapOffenseSeconds;
        case ClockName::Match:
            return t.presnapDefenseSeconds;
        case ClockName::Announce:
            return t.announceSeconds;
        case ClockName::Snap:
            return t.switchOnSeconds;
        case ClockName::Stoppage:
            return t.stoppageOffenseSeconds;
        case ClockName::StoppageDefense:
            return t.stoppageDefenseSeconds;
        case ClockName::Pass:
            return t.passSeconds;
        case ClockName::PassDefense:
            return t.passDefenseSeconds;
        case ClockName::AfterTouch:
            return t.afterTouchPossessionSeconds;
        case ClockName::AfterTouchOther:
            return t.afterTouchOtherSeconds;
        case ClockName::FumbleRecover:
            return t.fumbleRecoverSeconds;
        case ClockName::FumbleOther:
            return t.fumbleOtherSeconds;
        case ClockName::Restart:
            return t.restartSeconds;
        case ClockName::ReturnDecision:
            return t.returnDecisionSeconds;
        case ClockName::ReturnPivots:
            return t.returnReceivingPivotSeconds;
        case ClockName::CoverPivots:
            return t.returnKickingPivotSeconds;
        case ClockName::OnsidePivots:
            return t.onsidePivotSeconds;
        case ClockName::PuntReturnPivots:
            return t.puntReturnPivotSeconds;
        case ClockName::PuntCoverPivots:
            return t.puntCoverPivotSeconds;
        case ClockName::PenaltyCall:
            return t.penaltyCallSeconds;
        case ClockName::PenaltyDecision:
            return t.penaltyDecisionSeconds;
        case ClockName::TossChoice:
            return t.tossChoiceSeconds;
        case ClockName::Roll:
            return t.rollSeconds;
        case ClockName::Coin:
            return t.coinSeconds;
        case ClockName::Handover:
            break;
    }
    return modeRules(s).handoverSeconds;
}

std::string secondsText(const State& s, ClockName name, std::optional<Side> side) {
    const int scale = clockScale(s, side);
    return plainNumber(clockSeconds(s, name) * (scale == 0 ? 100 : scale) / 100.0);
}

}  // namespace thrum::tap
