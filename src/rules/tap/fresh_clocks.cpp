#include "phases.hpp"

#include <thrum/rules/tap/fresh_clocks.hpp>

#include <algorithm>
#include <array>

// The clock of a window that was written down instead of played up to. What play itself starts
// stands with each phase; this is the same table read from the phase alone.
namespace thrum::tap {
namespace {

using Timers = RulesData::Timers;

struct WindowClock {
    Phase phase = Phase::Setup;
    ClockName clock = ClockName::Game;
    double Timers::*seconds = nullptr;
};

constexpr std::array kWindowClocks{
    WindowClock{Phase::KickDeclare, ClockName::KickDeclare, &Timers::kickDeclareSeconds},
    WindowClock{Phase::KickReady, ClockName::Restart, &Timers::restartSeconds},
    WindowClock{Phase::KickDecide, ClockName::ReturnDecision, &Timers::returnDecisionSeconds},
    WindowClock{Phase::ReturnPivot, ClockName::ReturnPivots, &Timers::returnReceivingPivotSeconds},
    WindowClock{Phase::CoverPivot, ClockName::CoverPivots, &Timers::returnKickingPivotSeconds},
    WindowClock{Phase::RestartReturn, ClockName::Restart, &Timers::restartSeconds},
    WindowClock{Phase::OnsideDeclared, ClockName::Roll, &Timers::rollSeconds},
    WindowClock{Phase::OnsideSecondRoll, ClockName::Roll, &Timers::rollSeconds},
    WindowClock{Phase::OnsideReceive, ClockName::OnsidePivots, &Timers::onsidePivotSeconds},
    WindowClock{Phase::OnsideKick, ClockName::OnsidePivots, &Timers::onsidePivotSeconds},
    WindowClock{Phase::OnsideReady, ClockName::Restart, &Timers::restartSeconds},
    WindowClock{Phase::OnsideDecide, ClockName::ReturnDecision, &Timers::returnDecisionSeconds},
    WindowClock{Phase::Motion, ClockName::Motion, &Timers::presnapOffenseSeconds},
    WindowClock{Phase::Match, ClockName::Match, &Timers::presnapDefenseSeconds},
    WindowClock{Phase::Announce, ClockName::Announce, &Timers::announceSeconds},
    WindowClock{Phase::Ready, ClockName::Snap, &Timers::switchOnSeconds},
    WindowClock{Phase::StopOffense, ClockName::Stoppage, &Timers::stoppageOffenseSeconds},
    WindowClock{Phase::StopDefense, ClockName::StoppageDefense, &Timers::stoppageDefenseSeconds},
    WindowClock{Phase::Restart, ClockName::Restart, &Timers::restartSeconds},
    WindowClock{Phase::PassSet, ClockName::Pass, &Timers::passSeconds},
    WindowClock{Phase::PassDefense, ClockName::PassDefense, &Timers::passDefenseSeconds},
    WindowClock{Phase::PassRestart, ClockName::Restart, &Timers::restartSeconds},
    WindowClock{
        Phase::TouchPossession, ClockName::AfterTouch, &Timers::afterTouchPossessionSeconds},
    WindowClock{Phase::TouchOther, ClockName::AfterTouchOther, &Timers::afterTouchOtherSeconds},
    WindowClock{Phase::RestartFree, ClockName::Restart, &Timers::restartSeconds},
    WindowClock{Phase::Coin, ClockName::Coin, &Timers::coinSeconds},
    WindowClock{Phase::FumbleRecover, ClockName::FumbleRecover, &Timers::fumbleRecoverSeconds},
    WindowClock{Phase::FumbleOther, ClockName::FumbleOther, &Timers::fumbleOtherSeconds},
    WindowClock{Phase::PuntStop, ClockName::Stoppage, &Timers::stoppageOffenseSeconds},
    WindowClock{
        Phase::PuntStopDefense, ClockName::StoppageDefense, &Timers::stoppageDefenseSeconds},
    WindowClock{Phase::PuntLanding, ClockName::ReturnDecision, &Timers::returnDecisionSeconds},
    WindowClock{
        Phase::PuntReturnPivot, ClockName::PuntReturnPivots, &Timers::puntReturnPivotSeconds},
    WindowClock{Phase::PuntCoverPivot, ClockName::PuntCoverPivots, &Timers::puntCoverPivotSeconds},
    WindowClock{Phase::PuntRestart, ClockName::Restart, &Timers::restartSeconds}};

// The touchback may be taken before anybody is turned. Clauses: TAP-TB-4, FU-7.
bool choosesTouchback(const State& state) {
    return state.playFacts.touchbackChoice &&
           (state.phase == Phase::TouchPossession || state.phase == Phase::FumbleRecover);
}

// Clauses: TAP-LO-12, LD-5, MD-4, MD-5, KO-1, KO-4, CP-1. Only where clocks run between plays.
void openBetweenPlays(Turn& turn, Side side) {
    State& s = turn.s;
    const Timers& timers = s.rules->timers;
    const double preplace = modeRules(s).defensePreplaceSeconds;
    switch (s.phase) {
        case Phase::Break:
            if (s.stage == LineupStage::Preplace)
                startClock(turn, ClockName::DefensePreplace, preplace, side);
            else
                startClock(turn, ClockName::Break, timers.changeOfPossessionSeconds, std::nullopt);
            break;
        case Phase::LineUp:
        case Phase::FieldGoal:
            startClock(turn, ClockName::OffenseLineup, timers.offenseLineupSeconds, s.offense);
            break;
        case Phase::SetDefense: {
            const double whole = oneScreen(s) ? 0.0 : preplace;
            startClock(turn,
                       ClockName::DefenseAfterSet,
                       timers.defenseAfterSetSeconds + whole,
                       other(s.offense));
            break;
        }
        case Phase::KickLineUp:
        case Phase::OnsideLineUp:
            if (s.stage == LineupStage::AfterSet) {
                startClock(
                    turn, ClockName::ReceivingAfterSet, timers.receivingAfterSetSeconds, s.offense);
                break;
            }
            startClock(turn, ClockName::AfterScore, timers.afterScoreSeconds, kickingSide(s));
            if (s.stage == LineupStage::Preplace)
                startClock(turn, ClockName::KickPreplace, receivingShare(turn), s.offense);
            break;
        case Phase::TryChoice:
        case Phase::KickDeclare:
            startClock(turn, ClockName::AfterScore, timers.afterScoreSeconds, side);
            break;
        default:
            break;
    }
}

// Windows that have their clock in every game.
void openWindow(Turn& turn, Side side) {
    State& s = turn.s;
    const Timers& timers = s.rules->timers;
    if (s.phase == Phase::Halftime) {
        startClock(turn, ClockName::Halftime, s.rules->game.halftimeSeconds, std::nullopt);
    } else if (s.phase == Phase::TryChoice) {
        startClock(turn, ClockName::TryDecision, timers.tryDecisionSeconds, side);
    } else if ((s.phase == Phase::Toss || s.phase == Phase::OvertimeToss) && s.tossWinner) {
        startClock(turn, ClockName::TossChoice, timers.tossChoiceSeconds, s.tossWinner);
    } else if (s.phase == Phase::Dead && !s.review.flags.empty()) {
        startClock(turn, ClockName::PenaltyDecision, timers.penaltyDecisionSeconds, side);
    } else if (choosesTouchback(s)) {
        startClock(turn, ClockName::ReturnDecision, timers.returnDecisionSeconds, side);
    } else if (const auto row = std::ranges::find(kWindowClocks, s.phase, &WindowClock::phase);
               row != kWindowClocks.end()) {
        startClock(turn, row->clock, timers.*(row->seconds), side);
    }
    if (s.review.mayCall[0] || s.review.mayCall[1])
        startClock(turn, ClockName::PenaltyCall, timers.penaltyCallSeconds, std::nullopt);
}

// Clauses: TAP-GL-1, GL-2: the clock of a half starts with its kickoff.
void openGameClock(Turn& turn) {
    State& s = turn.s;
    const bool beforeKickoff = s.phase == Phase::Setup || s.phase == Phase::Toss ||
                               s.phase == Phase::Halftime || (isKick(s) && !s.playFacts.snapped);
    if (!beforeKickoff && !inOvertime(s) && findClock(s, ClockName::Game) == nullptr)
        startGameClock(turn);
}

}  // namespace

State withFreshClocks(State state) {
    Turn turn{.s = std::move(state)};
    stopWindowClocks(turn);
    stopClock(turn, ClockName::AfterScore);
    stopClock(turn, ClockName::PenaltyCall);
    State& s = turn.s;
    if (s.over || s.phase == Phase::Final)
        return std::move(turn.s);
    openGameClock(turn);
    const PhaseRow& row = rowOf(s.phase);
    if (row.kind != PromptKind::Run && !s.chance) {
        Prompt due;
        row.describe(s, due);
        if (s.betweenPlayClocks)
            openBetweenPlays(turn, due.side);
        openWindow(turn, due.side);
    }
    settleClocks(turn);
    return std::move(turn.s);
}

}  // namespace thrum::tap
