#include "phases.hpp"

#include <thrum/rules/tap/fresh_clocks.hpp>

#include <algorithm>
#include <array>

// The clock of a window that was written down instead of played up to. What play itself starts
// stands with each phase; this is the same table read from the phase alone.
namespace thrum::tap {
namespace {

struct WindowClock {
    Phase phase = Phase::Setup;
    ClockName clock = ClockName::Game;
};

constexpr std::array kWindowClocks{WindowClock{Phase::KickDeclare, ClockName::KickDeclare},
                                   WindowClock{Phase::KickReady, ClockName::Restart},
                                   WindowClock{Phase::KickDecide, ClockName::ReturnDecision},
                                   WindowClock{Phase::ReturnPivot, ClockName::ReturnPivots},
                                   WindowClock{Phase::CoverPivot, ClockName::CoverPivots},
                                   WindowClock{Phase::RestartReturn, ClockName::Restart},
                                   WindowClock{Phase::OnsideDeclared, ClockName::Roll},
                                   WindowClock{Phase::OnsideSecondRoll, ClockName::Roll},
                                   WindowClock{Phase::OnsideReceive, ClockName::OnsidePivots},
                                   WindowClock{Phase::OnsideKick, ClockName::OnsidePivots},
                                   WindowClock{Phase::OnsideReady, ClockName::Restart},
                                   WindowClock{Phase::OnsideDecide, ClockName::ReturnDecision},
                                   WindowClock{Phase::Motion, ClockName::Motion},
                                   WindowClock{Phase::Match, ClockName::Match},
                                   WindowClock{Phase::Announce, ClockName::Announce},
                                   WindowClock{Phase::Ready, ClockName::Snap},
                                   WindowClock{Phase::StopOffense, ClockName::Stoppage},
                                   WindowClock{Phase::StopDefense, ClockName::StoppageDefense},
                                   WindowClock{Phase::Restart, ClockName::Restart},
                                   WindowClock{Phase::PassSet, ClockName::Pass},
                                   WindowClock{Phase::PassDefense, ClockName::PassDefense},
                                   WindowClock{Phase::PassRestart, ClockName::Restart},
                                   WindowClock{Phase::TouchPossession, ClockName::AfterTouch},
                                   WindowClock{Phase::TouchOther, ClockName::AfterTouchOther},
                                   WindowClock{Phase::RestartFree, ClockName::Restart},
                                   WindowClock{Phase::Coin, ClockName::Coin},
                                   WindowClock{Phase::FumbleRecover, ClockName::FumbleRecover},
                                   WindowClock{Phase::FumbleOther, ClockName::FumbleOther},
                                   WindowClock{Phase::PuntStop, ClockName::Stoppage},
                                   WindowClock{Phase::PuntStopDefense, ClockName::StoppageDefense},
                                   WindowClock{Phase::PuntLanding, ClockName::ReturnDecision},
                                   WindowClock{Phase::PuntReturnPivot, ClockName::PuntReturnPivots},
                                   WindowClock{Phase::PuntCoverPivot, ClockName::PuntCoverPivots},
                                   WindowClock{Phase::PuntRestart, ClockName::Restart}};

// The touchback may be taken before anybody is turned. Clauses: TAP-TB-4, FU-7.
bool choosesTouchback(const State& state) {
    return state.playFacts.touchbackChoice &&
           (state.phase == Phase::TouchPossession || state.phase == Phase::FumbleRecover);
}

// Clauses: TAP-LO-12, LD-5, MD-4, MD-5, KO-1, KO-4, CP-1. Only where clocks run between plays.
void openBetweenPlays(Turn& turn, Side side) {
    State& s = turn.s;
    switch (s.phase) {
        case Phase::Break:
            if (s.stage == LineupStage::Preplace)
                startClock(turn, ClockName::DefensePreplace, side);
            else
                startClock(turn, ClockName::Break, std::nullopt);
            break;
        case Phase::LineUp:
        case Phase::FieldGoal:
            startClock(turn, ClockName::OffenseLineup, s.offense);
            break;
        case Phase::SetDefense:
            startClock(turn, ClockName::DefenseAfterSet, other(s.offense));
            break;
        case Phase::KickLineUp:
        case Phase::OnsideLineUp:
            if (s.stage == LineupStage::AfterSet) {
                startClock(turn, ClockName::ReceivingAfterSet, s.offense);
                break;
            }
            startClock(turn, ClockName::AfterScore, kickingSide(s));
            if (s.stage == LineupStage::Preplace)
                startClock(turn, ClockName::KickPreplace, receivingShare(turn), s.offense);
            break;
        case Phase::TryChoice:
        case Phase::KickDeclare:
            startClock(turn, ClockName::AfterScore, side);
            break;
        default:
            break;
    }
}

// Windows that have their clock in every game.
void openWindow(Turn& turn, Side side) {
    State& s = turn.s;
    if (s.phase == Phase::Halftime) {
        startClock(turn, ClockName::Halftime, std::nullopt);
    } else if (s.phase == Phase::TryChoice) {
        startClock(turn, ClockName::TryDecision, side);
    } else if ((s.phase == Phase::Toss || s.phase == Phase::OvertimeToss) && s.tossWinner) {
        startClock(turn, ClockName::TossChoice, s.tossWinner);
    } else if (s.phase == Phase::Dead && !s.review.flags.empty()) {
        startClock(turn, ClockName::PenaltyDecision, side);
    } else if (choosesTouchback(s)) {
        startClock(turn, ClockName::ReturnDecision, side);
    } else if (const auto row = std::ranges::find(kWindowClocks, s.phase, &WindowClock::phase);
               row != kWindowClocks.end()) {
        startClock(turn, row->clock, side);
    }
    if (s.review.mayCall[0] || s.review.mayCall[1])
        startClock(turn, ClockName::PenaltyCall, std::nullopt);
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
