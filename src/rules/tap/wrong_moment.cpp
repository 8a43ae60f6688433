#include "phases.hpp"

#include <algorithm>
#include <array>

// The answers to what does not belong to a phase, each with the clause that says so.
// Clauses: TAP-GN-3, GN-6 and those named below; D44.
namespace thrum::tap {
namespace {

bool inScrimmageLineUp(Phase phase) {
    return phase == Phase::SetDefense || phase == Phase::Motion || phase == Phase::Match ||
           phase == Phase::Announce || phase == Phase::Ready;
}

// S15 on: past the line, or a return.
bool pastTheLine(const State& s) {
    return s.phase == Phase::RestartFree || s.phase == Phase::RestartReturn ||
           s.phase == Phase::PuntRestart || s.phase == Phase::RunFree;
}

RuleViolation notNow() {
    return violation("TAP-GN-3", THRUM_TEXT("that is not possible now."));
}

RuleViolation noMoreStops(const State& s) {
    const std::string_view clause = noStopsClause(s);
    if (clause == "TAP-SW-5")
        return violation(clause, THRUM_TEXT("past the line there are no more stoppages."));
    if (clause == "TAP-KO-11")
        return violation(clause, THRUM_TEXT("a kick return has no stoppages."));
    return violation(clause, THRUM_TEXT("a return has no stoppages."));
}

RuleViolation otherHolds(const State& s, Side holder) {
    return violation(
        "TAP-GN-6", THRUM_TEXT("{coach} holds the switch now."), {{"coach", teamName(s, holder)}});
}

// Whether the window that is open is the one to switch on in.
bool switchIsDue(const State& s) {
    Prompt asked;
    rowOf(s.phase).describe(s, asked);
    return std::ranges::find(asked.wants, DecisionKind::SwitchOn) != asked.wants.end();
}

RuleViolation stopNow(const State& s, Side side) {
    if (pastTheLine(s))
        return noMoreStops(s);
    switch (s.phase) {
        case Phase::KickRun:
            return violation("TAP-KO-7",
                             THRUM_TEXT("the kick runs {seconds} seconds."),
                             {{"seconds", plainNumber(s.rules->kickoff.runSeconds)}});
        case Phase::BallLoose:
            return violation("TAP-ON-10",
                             THRUM_TEXT("the onside kick runs until the ball is touched."));
        case Phase::BallInAir:
        case Phase::RunBehind:
        case Phase::PuntRun:
            if (s.switchHolder && *s.switchHolder != side)
                return otherHolds(s, *s.switchHolder);
            if (s.phase == Phase::BallInAir)
                return violation(
                    "TAP-SW-8",
                    THRUM_TEXT("the receiver has not passed the ball by a base length."));
            if (s.stopsUsed >= s.rules->stoppages.max)
                return violation("TAP-SW-3",
                                 THRUM_TEXT("no stoppages left ({used} of {max} used)."),
                                 {{"used", std::to_string(s.stopsUsed)},
                                  {"max", std::to_string(s.rules->stoppages.max)}});
            return violation("TAP-GN-3", THRUM_TEXT("a stop is called while the board runs."));
        default:
            return violation("TAP-SW-2", THRUM_TEXT("the board is already off."));
    }
}

RuleViolation defenseIsReady(const State& s) {
    return violation("TAP-LD-5",
                     THRUM_TEXT("the defense's {seconds} seconds are up."),
                     {{"seconds", secondsText(s, ClockName::DefenseAfterSet, other(s.offense))}});
}

RuleViolation placeNow(const State& s, const Decision& decision) {
    const bool offense = decision.side == s.offense;
    if (s.phase == Phase::FieldGoal)
        return violation("TAP-FG-5", THRUM_TEXT("no figures line up for a field goal."));
    if (s.phase == Phase::OnsideReceive || s.phase == Phase::OnsideKick ||
        s.phase == Phase::OnsideReady)
        return violation("TAP-ON-6", THRUM_TEXT("line-ups are fixed after the second roll."));
    if (inScrimmageLineUp(s.phase) && offense)
        return violation("TAP-LO-13", THRUM_TEXT("the offense is set."));
    if (inScrimmageLineUp(s.phase))
        return defenseIsReady(s);
    if (pastTheLine(s))
        return noMoreStops(s);
    if (underWay(s))
        return violation("TAP-PV-1", THRUM_TEXT("a pivot turns the figure; it may not move."));
    return notNow();
}

RuleViolation pivotNow(const State& s, const Decision& decision) {
    if (pastTheLine(s))
        return noMoreStops(s);
    if (s.phase == Phase::SetDefense || s.phase == Phase::Announce || s.phase == Phase::Ready)
        return decision.side == s.offense
                   ? violation("TAP-LO-13", THRUM_TEXT("the offense is set."))
                   : defenseIsReady(s);
    if (s.phase == Phase::Restart && decision.side != s.offense && s.playFacts.offenseTurns == 0)
        return violation("TAP-PV-5", THRUM_TEXT("the offense did not pivot; no defensive pivots."));
    if (s.phase == Phase::Restart || s.phase == Phase::PassRestart) {
        const bool offense = decision.side == s.offense;
        const ClockName window = offense                         ? ClockName::Stoppage
                                 : s.phase == Phase::PassRestart ? ClockName::PassDefense
                                                                 : ClockName::StoppageDefense;
        return violation("TAP-SW-6",
                         THRUM_TEXT("the {seconds} seconds are up."),
                         {{"seconds", secondsText(s, window, decision.side)}});
    }
    return notNow();
}

RuleViolation kickDeclared(const State& s) {
    if (s.playFacts.kind == PlayKind::SafetyKick)
        return violation("TAP-SK-2", THRUM_TEXT("not available on a safety kick."));
    if (s.playFacts.kind == PlayKind::Onside)
        return violation("TAP-ON-2", THRUM_TEXT("the onside kick has been declared."));
    return violation("TAP-KO-2", THRUM_TEXT("the kick has been declared."));
}

RuleViolation passNow(const State& s, Side side) {
    if (pastTheLine(s))
        return noMoreStops(s);
    if (s.phase == Phase::PassDefense || s.phase == Phase::PassRestart ||
        s.phase == Phase::BallInAir)
        return violation("TAP-PA-10", THRUM_TEXT("the pass has been released."));
    if (side != s.offense)
        return violation("TAP-PA-1", THRUM_TEXT("only the offense may pass."));
    if (s.phase == Phase::RunBehind)
        return violation("TAP-PA-1", THRUM_TEXT("stop the board first."));
    if (isPunt(s) && underWay(s))
        return violation("TAP-PU-9", THRUM_TEXT("no fake was declared; punt or hang on."));
    if (s.playFacts.pass.triedThisStop)
        return violation("TAP-PA-11", THRUM_TEXT("no second pass attempt at this stoppage."));
    return notNow();
}

RuleViolation touchbackNow(const State& s) {
    const bool returning = s.phase == Phase::RunFree || s.phase == Phase::RestartReturn ||
                           s.phase == Phase::PuntRestart || s.phase == Phase::RestartFree;
    if (s.phase == Phase::RunFree && s.playFacts.returning != ReturnKind::None)
        return violation("TAP-TB-2", THRUM_TEXT("the return is under way."));
    if (s.phase == Phase::TouchPossession || s.phase == Phase::FumbleRecover)
        return violation("TAP-TB-4",
                         THRUM_TEXT("#{n} is not in his own end zone."),
                         {figureArg(s, "n", s.carrier.value_or(FigureId{}))});
    if (s.phase == Phase::PuntReturnPivot || s.phase == Phase::PuntCoverPivot)
        return violation("TAP-PU-14", THRUM_TEXT("the punt did not reach the end zone."));
    return returning && s.playFacts.returning != ReturnKind::None
               ? violation("TAP-TB-2", THRUM_TEXT("the return is under way."))
               : notNow();
}

}  // namespace

Refusal refusedCall(const State& s, const CallRuling& ruling) {
    const std::string& clause = ruling.clause;
    if (clause == "TAP-TK-3")
        return violation(clause, THRUM_TEXT("tackle being judged."));
    if (clause == "TAP-FP-4" || clause == "TAP-FP-3") {
        if (s.carrier && s.carrier->side() != ruling.call.side)
            return violation(clause, THRUM_TEXT("only the coach of the runner may call that."));
        return clause == "TAP-FP-4"
                   ? violation(clause, THRUM_TEXT("the runner is not being pushed back."))
                   : violation(clause,
                               THRUM_TEXT("a runner moving forward cannot be declared down."));
    }
    if (ruling.call.kind != CallKind::Stop)
        return std::nullopt;
    if (clause == noStopsClause(s))
        return noMoreStops(s);
    const RuleViolation stop = stopNow(s, ruling.call.side);
    return stop.clause == clause ? Refusal{stop} : std::nullopt;
}

std::string_view noStopsClause(const State& s) {
    if (s.playFacts.returning == ReturnKind::Kick)
        return "TAP-KO-11";
    const bool changed = s.playFacts.returning != ReturnKind::None ||
                         (s.carrier && !isKick(s) && s.carrier->side() != s.offense);
    return changed ? "TAP-SW-7" : "TAP-SW-5";
}

RuleViolation wrongMoment(const State& s, const Decision& decision) {
    const Side side = decision.side.value_or(s.offense);
    const bool setAlready = inScrimmageLineUp(s.phase) || underWay(s);
    switch (decision.kind) {
        case DecisionKind::Stop:
            return stopNow(s, side);
        case DecisionKind::Down:
            return violation("TAP-FP-3",
                             THRUM_TEXT("a runner moving forward cannot be declared down."));
        case DecisionKind::Progress:
            return violation("TAP-FP-4", THRUM_TEXT("the runner is not being pushed back."));
        case DecisionKind::Place:
        case DecisionKind::Lift:
        case DecisionKind::MoveInMotion:
            return placeNow(s, decision);
        case DecisionKind::Pivot:
            return pivotNow(s, decision);
        case DecisionKind::SwitchBase:
            if (pastTheLine(s))
                return noMoreStops(s);
            if (decision.figure && playerOf(s, *decision.figure).baseCount < 2)
                return violation("TAP-BA-5",
                                 THRUM_TEXT("#{n} keeps his base; only the QB may switch."),
                                 {figureArg(s, "n", *decision.figure)});
            return violation("TAP-QB-1", THRUM_TEXT("the QB switches bases only at a stoppage."));
        case DecisionKind::Pitch:
            if (pastTheLine(s))
                return noMoreStops(s);
            return violation("TAP-PT-1", THRUM_TEXT("pitch only at a stoppage before the line."));
        case DecisionKind::DeclarePass:
        case DecisionKind::NameReceiver:
        case DecisionKind::LayStick:
        case DecisionKind::TurnReceiver:
        case DecisionKind::ReleasePass:
        case DecisionKind::WithdrawPass:
            return passNow(s, side);
        case DecisionKind::Punt:
            if (s.phase == Phase::PuntRun)
                return violation("TAP-PU-9", THRUM_TEXT("punt only at a stop."));
            if (s.playFacts.fakeDeclared)
                return violation("TAP-PU-8", THRUM_TEXT("a fake was declared; no punt."));
            return notNow();
        case DecisionKind::DeclarePunt:
        case DecisionKind::DeclareFieldGoal:
            if (s.tryKind == TryKind::TwoPoint)
                return violation("TAP-TP-3", THRUM_TEXT("no kicks on a two-point try."));
            if (inOvertime(s))
                return violation("TAP-OT-3", THRUM_TEXT("no kicks in overtime."));
            if (setAlready)
                return violation("TAP-PS-1",
                                 THRUM_TEXT("declare a punt or field goal before \"set\"."));
            return notNow();
        case DecisionKind::DeclareFake:
            if (underWay(s))
                return violation("TAP-PS-9", THRUM_TEXT("too late, the ball has been snapped."));
            return notNow();
        case DecisionKind::Withdraw:
            return s.playFacts.kind == PlayKind::Onside ? kickDeclared(s) : notNow();
        case DecisionKind::DeclareKick:
            if (s.phase == Phase::KickDeclare)
                return violation("TAP-KO-2", THRUM_TEXT("the kicking coach declares the kick."));
            return isKick(s) ? kickDeclared(s) : notNow();
        case DecisionKind::EarlyTouchback:
            if (!isKick(s))
                return notNow();
            if (s.playFacts.kind != PlayKind::Kickoff)
                return kickDeclared(s);
            if (s.phase == Phase::KickDeclare)
                return violation("TAP-KO-2", THRUM_TEXT("the kicking coach declares first."));
            return violation(
                "TAP-KO-3",
                THRUM_TEXT("the {yard}-yard touchback had to be taken before the kick."),
                {{"yard", plainNumber(s.rules->kickoff.earlyTouchbackYard)}});
        case DecisionKind::TakeTouchback:
            return touchbackNow(s);
        case DecisionKind::FairCatch:
            return violation("TAP-PU-16", THRUM_TEXT("there is no fair catch."));
        case DecisionKind::Roll:
            return violation("TAP-RN-1", THRUM_TEXT("no dice roll is due."));
        case DecisionKind::Flip:
            return violation("TAP-RN-2", THRUM_TEXT("no coin flip is due."));
        case DecisionKind::CallToss:
            return violation("TAP-CT-1", THRUM_TEXT("no toss is due."));
        case DecisionKind::ChooseBoard:
            return side == Side::Home
                       ? violation("TAP-EQ-6", THRUM_TEXT("the board is chosen before the toss."))
                       : violation("TAP-EQ-6", THRUM_TEXT("the home coach chooses the board."));
        case DecisionKind::TuneBase:
            return violation("TAP-BA-3", THRUM_TEXT("base tuning is locked during the game."));
        case DecisionKind::SwitchOn:
            if (s.switchHolder && *s.switchHolder != side && underWay(s))
                return otherHolds(s, *s.switchHolder);
            return notNow();
        case DecisionKind::ConfirmMethod:
        case DecisionKind::ChooseToss:
        case DecisionKind::Set:
        case DecisionKind::Ready:
        case DecisionKind::NameGunners:
        case DecisionKind::NameReturner:
        case DecisionKind::Announce:
        case DecisionKind::Done:
        case DecisionKind::ReturnKick:
        case DecisionKind::DownBall:
        case DecisionKind::HangOn:
        case DecisionKind::ChooseTry:
        case DecisionKind::Accept:
        case DecisionKind::Decline:
        case DecisionKind::Pause:
        case DecisionKind::Resume:
        case DecisionKind::TakeOver:
        case DecisionKind::CallDelay:
        case DecisionKind::CallTooManyMen:
        case DecisionKind::CallInterference:
        case DecisionKind::CallGunner:
        case DecisionKind::NoCall:
        case DecisionKind::ChooseMode:
            break;
    }
    return notNow();
}

RuleViolation wrongSide(const State& s, const Decision& decision, Side due) {
    const Side side = decision.side.value_or(due);
    const TextArgument team{"team", teamName(s, due)};
    switch (decision.kind) {
        case DecisionKind::CallToss:
            return violation("TAP-CT-1", THRUM_TEXT("the away coach calls the toss."));
        case DecisionKind::ChooseToss:
            if (s.tossWinner)
                return violation("TAP-CT-2",
                                 THRUM_TEXT("{winner} won the toss and chooses."),
                                 {{"winner", teamName(s, *s.tossWinner)}});
            break;
        case DecisionKind::SwitchOn: {
            // The window may be one side's and the switch the other's, as at a stop.
            const std::optional<Side> holder = switchIsDue(s) ? std::optional{due} : s.switchHolder;
            if (holder && *holder != side)
                return otherHolds(s, *holder);
            break;
        }
        case DecisionKind::Stop:
            return stopNow(s, side);
        case DecisionKind::Flip:
            if (s.phase == Phase::Coin)
                return violation("TAP-FU-2", THRUM_TEXT("the coach who lost the ball flips."));
            break;
        case DecisionKind::EarlyTouchback:
        case DecisionKind::DeclareKick:
            return wrongMoment(s, decision);
        case DecisionKind::DeclarePass:
            if (side == s.offense && s.playFacts.pass.triedThisStop)
                return passNow(s, side);
            break;
        case DecisionKind::NameReceiver:
        case DecisionKind::LayStick:
        case DecisionKind::TurnReceiver:
        case DecisionKind::ReleasePass:
        case DecisionKind::WithdrawPass:
            if (s.phase == Phase::PassDefense)
                return wrongMoment(s, decision);
            break;
        case DecisionKind::ReturnKick:
            if (s.phase == Phase::OnsideDecide)
                return violation("TAP-ON-12",
                                 THRUM_TEXT("the kicking team may not advance an onside kick."));
            break;
        case DecisionKind::Place:
        case DecisionKind::Lift:
        case DecisionKind::MoveInMotion:
            if (inScrimmageLineUp(s.phase))
                return placeNow(s, decision);
            break;
        case DecisionKind::DeclarePunt:
        case DecisionKind::DeclareFieldGoal:
            if (inScrimmageLineUp(s.phase) && side == s.offense)
                return wrongMoment(s, decision);
            break;
        default:
            break;
    }
    if (pastTheLine(s))
        return noMoreStops(s);
    if (decision.kind == DecisionKind::Pivot) {
        if (s.phase == Phase::Restart)
            return pivotNow(s, decision);
        if (s.phase == Phase::ReturnPivot || s.phase == Phase::CoverPivot ||
            s.phase == Phase::PuntReturnPivot || s.phase == Phase::PuntCoverPivot)
            return violation(
                "TAP-KO-10", THRUM_TEXT("it is the {team} coach's turn to pivot."), {team});
    }
    // On a kick, before the first one and in a toss nobody is the offense.
    if (isKick(s) || s.phase == Phase::Setup || s.phase == Phase::Toss ||
        s.phase == Phase::OvertimeToss)
        return violation("TAP-SW-6", THRUM_TEXT("it is the {team} coach's window."), {team});
    return violation(
        "TAP-SW-6", THRUM_TEXT("it is the {side}'s window."), {{"side", sideWord(s, due)}});
}

}  // namespace thrum::tap
