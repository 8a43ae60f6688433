#include "phases.hpp"

#include <algorithm>
#include <cmath>

// K1 to K4, and N1. Clauses: chapters 9 (KO) and 11 (SK), TAP-MD-4, MD-5, TB-1, TB-2.
namespace thrum::tap {
namespace {

void openKicking(Turn& turn, Phase phase) {
    // The kickers' time is what is left of the 60 s; that clock runs on by itself.
    enter(turn, phase, kickingSide(turn.s), std::nullopt);
    turn.s.stage = LineupStage::First;
}

void openReceiving(Turn& turn, Phase phase) {
    State& s = turn.s;
    stopClock(turn, ClockName::AfterScore);
    std::optional<ClockName> clock;
    if (s.betweenPlayClocks)
        clock = ClockName::ReceivingAfterSet;
    enter(turn, phase, s.offense, clock);
    s.stage = LineupStage::AfterSet;
}

void lineUpDone(Turn& turn) {
    State& s = turn.s;
    if (s.phase == Phase::OnsideLineUp) {
        startSecondRoll(turn);
        return;
    }
    s.switchHolder = kickingSide(s);
    enter(turn, Phase::KickReady, kickingSide(s), ClockName::Restart);
}

bool mayTakeEarly(const State& s) {
    return s.playFacts.kind == PlayKind::Kickoff;
}

Side stageSide(const State& s) {
    return s.stage == LineupStage::First ? kickingSide(s) : s.offense;
}

}  // namespace

// Seconds of the receivers' first part (as printed) of what is left of the 60; the kickers keep
// their part of it, each side as long as its clocks are. Clauses: TAP-MD-5, TM-3; D20.
double receivingShare(Turn& turn) {
    State& s = turn.s;
    const double share = modeRules(s).kickPreplaceShare;
    const int kicking = clockScale(s, kickingSide(s));
    const int receiving = clockScale(s, s.offense);
    Clock* left = findClock(s, ClockName::AfterScore);
    if (left == nullptr)  // the kickers play without clocks: nothing of the 60 s is used up
        return kicking == 0 ? clockSeconds(s, ClockName::KickPreplace) : 0.0;
    const double seconds = left->msLeft / 1000.0 * 100.0 / kicking;
    if (kicking != receiving)
        left->msLeft = millis(seconds * ((1.0 - share) * kicking + share * receiving) / 100.0);
    return share * seconds;
}

void startKickLineUp(Turn& turn, Phase phase) {
    State& s = turn.s;
    if (!oneScreen(s)) {
        openKicking(turn, phase);
        return;
    }
    const double seconds = s.betweenPlayClocks ? receivingShare(turn) : 0.0;
    std::optional<ClockName> clock;
    if (seconds > 0.0)
        clock = ClockName::KickPreplace;
    enter(turn, phase, s.offense, clock, seconds);
    s.stage = LineupStage::Preplace;
}

// --- K1, N1 ---------------------------------------------------------------------------------

void describeKickLineUp(const State& state, Prompt& prompt) {
    const Side side = stageSide(state);
    prompt.side = side;
    offerPlacing(state, prompt, side);
    want(prompt, state.stage == LineupStage::First ? DecisionKind::Set : DecisionKind::Ready);
    const bool onside = state.phase == Phase::OnsideLineUp;
    auto& receiving = side == state.offense ? prompt.wants : prompt.also;
    if (!onside)
        receiving.push_back(DecisionKind::NameReturner);
    if (mayTakeEarly(state))
        receiving.push_back(DecisionKind::EarlyTouchback);
}

Refusal decideKickLineUp(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    const Side side = stageSide(s);
    switch (decision.kind) {
        case DecisionKind::Place:
            return placeFigures(turn, decision, side);
        case DecisionKind::Lift:
            return liftFigure(turn, decision, side);
        case DecisionKind::NameReturner:
            if (s.phase == Phase::OnsideLineUp)
                break;
            return nameReturner(turn, decision, s.offense);
        case DecisionKind::EarlyTouchback:
            return earlyTouchback(turn, *decision.side);
        case DecisionKind::Set: {
            if (s.stage != LineupStage::First)
                break;
            auto problems = kickProblems(s, side);
            if (!problems.empty())
                return firstOf(std::move(problems));
            if (figuresOf(s, side).empty())
                return violation("TAP-KO-4", THRUM_TEXT("the kicking team is not lined up."));
            turn.emit(EventKind::SetDeclared, "TAP-KO-4").side = side;
            openReceiving(turn, s.phase);
            return std::nullopt;
        }
        case DecisionKind::Ready:
        case DecisionKind::Done: {
            if (s.stage == LineupStage::First)
                break;
            if (s.stage == LineupStage::Preplace) {
                turn.emit(EventKind::ReadyDeclared, "TAP-MD-5").side = side;
                openKicking(turn, s.phase);
                return std::nullopt;
            }
            auto problems = kickProblems(s, side);
            if (!problems.empty())
                return firstOf(std::move(problems));
            turn.emit(EventKind::ReadyDeclared, "TAP-KO-4").side = side;
            lineUpDone(turn);
            return std::nullopt;
        }
        default:
            break;
    }
    return wrongMoment(s, decision);
}

void expireKickLineUp(Turn& turn, ClockName name) {
    State& s = turn.s;
    if (name == ClockName::KickPreplace && s.stage == LineupStage::Preplace) {
        openKicking(turn, s.phase);
    } else if (name == ClockName::AfterScore) {
        turn.emit(EventKind::ClockMarked, "TAP-KO-1").clock = name;
    } else if (name == ClockName::ReceivingAfterSet) {
        const bool complete = static_cast<int>(figuresOf(s, s.offense).size()) +
                                  (s.phase == Phase::KickLineUp ? 1 : 0) >=
                              s.rules->lineup.maxPlayers;
        if (!complete || !kickProblems(s, s.offense).empty()) {
            s.playFacts.defenseLate = true;
            correctLineUp(turn, s.offense);
        }
        lineUpDone(turn);
    }
}

Refusal earlyTouchback(Turn& turn, Side side) {
    State& s = turn.s;
    if (side != s.offense)
        return violation("TAP-KO-3",
                         THRUM_TEXT("the touchback is for {team}."),
                         {{"team", teamName(s, s.offense)}});
    if (s.playFacts.kind == PlayKind::SafetyKick)
        return violation("TAP-SK-2", THRUM_TEXT("not available on a safety kick."));
    if (s.playFacts.kind == PlayKind::Onside)
        return violation("TAP-ON-2", THRUM_TEXT("the onside kick has been declared."));
    startGameClock(turn);
    DeadBall end;
    end.kind = EndKind::Touchback;
    end.clause = "TAP-KO-3";
    end.possession = side;
    end.front = fieldX(Distance::yards(s.rules->kickoff.earlyTouchbackYard), side);
    playDead(turn, end);
    return std::nullopt;
}

// --- K2 -------------------------------------------------------------------------------------

void describeKickReady(const State& state, Prompt& prompt) {
    prompt.side = kickingSide(state);
    want(prompt, DecisionKind::SwitchOn);
    if (mayTakeEarly(state))
        prompt.also.push_back(DecisionKind::EarlyTouchback);
}

namespace {

Refusal kick(Turn& turn) {
    State& s = turn.s;
    if (const Refusal open = openCall(s))
        return open;
    const auto& returner = s.playFacts.returner;
    if (returner && findOnBoard(s, *returner) != nullptr)
        return violation("TAP-KO-6", THRUM_TEXT("keep the returner off the field."));
    settleReturner(turn, s.offense);
    s.playFacts.snapped = true;
    s.switchHolder = kickingSide(s);
    s.review = Review{};
    startGameClock(turn);
    stopClock(turn, ClockName::AfterScore);
    boardOn(turn, Phase::KickRun, "TAP-KO-7");
    return std::nullopt;
}

}  // namespace

Refusal decideKickReady(Turn& turn, const Decision& decision) {
    if (decision.kind == DecisionKind::EarlyTouchback)
        return earlyTouchback(turn, *decision.side);
    if (decision.kind == DecisionKind::SwitchOn)
        return kick(turn);
    return wrongMoment(turn.s, decision);
}

void expireKickReady(Turn& turn, ClockName name) {
    State& s = turn.s;
    if (name != ClockName::Restart)
        return;
    if (s.playFacts.returner)
        sendOff(turn, *s.playFacts.returner, "TAP-KO-6");
    if (openCall(s)) {
        startClock(turn, ClockName::Restart, kickingSide(s));
        return;
    }
    (void)kick(turn);
}

void settleReturner(Turn& turn, Side side) {
    State& s = turn.s;
    if (s.playFacts.returner)
        return;
    const auto& players = s.teams[indexOf(side)]->players;
    std::optional<FigureId> off;
    std::optional<FigureId> on;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const FigureId id{side, static_cast<int>(i)};
        const bool fits = players[i].unit == unitOf(s, side) &&
                          (!isKick(s) || isSkillNumber(*s.rules, players[i].number)) &&
                          !players[i].bases[0].stationary;
        if (!fits)
            continue;
        auto& best = findOnBoard(s, id) != nullptr ? on : off;
        if (!best || numberRank(s, id) > numberRank(s, *best))
            best = id;
    }
    // he counts among the eleven: with eleven on the field one of them comes off
    const auto men = static_cast<int>(figuresOf(s, side).size());
    const bool takesOneOff = !off || men >= s.rules->lineup.maxPlayers;
    s.playFacts.returner = takesOneOff ? on : off;
    if (!s.playFacts.returner)
        return;
    if (takesOneOff)
        sendOff(turn, *on, isKick(s) ? "TAP-KO-6" : "TAP-PU-7");
    turn.emit(EventKind::ReturnerNamed, isKick(s) ? "TAP-KO-6" : "TAP-PU-7").figure =
        s.playFacts.returner;
}

// --- K3, K4 ---------------------------------------------------------------------------------

void kickRunEnded(Turn& turn, const SegmentResult& result) {
    State& s = turn.s;
    takeRun(turn, result);
    turn.emit(EventKind::BoardOff, "TAP-KO-7").tick = result.ticks;
    enter(turn, Phase::KickDecide, s.offense, ClockName::ReturnDecision);
}

void describeKickDecide(const State& state, Prompt& prompt) {
    prompt.side = state.offense;
    want(prompt, DecisionKind::TakeTouchback);
    want(prompt, DecisionKind::ReturnKick);
}

namespace {

void touchback(Turn& turn) {
    State& s = turn.s;
    DeadBall end;
    end.kind = EndKind::Touchback;
    end.clause = "TAP-KO-8";
    end.possession = s.offense;
    const double yard = s.playFacts.kind == PlayKind::SafetyKick ? s.rules->safetyKick.returnYard
                                                                 : s.rules->kickoff.touchbackYard;
    end.front = fieldX(Distance::yards(yard), s.offense);
    playDead(turn, end);
}

}  // namespace

Refusal decideKickDecide(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    if (decision.kind == DecisionKind::TakeTouchback) {
        touchback(turn);
        return std::nullopt;
    }
    if (decision.kind != DecisionKind::ReturnKick)
        return wrongMoment(s, decision);
    if (!s.playFacts.returner)
        return violation("TAP-KO-6", THRUM_TEXT("there is nobody to return the kick."));
    turn.emit(EventKind::ReturnChosen, "TAP-KO-8").side = s.offense;
    const double yard = s.playFacts.kind == PlayKind::SafetyKick ? s.rules->safetyKick.returnYard
                                                                 : s.rules->kickoff.returnYard;
    const FieldPoint at{fieldX(Distance::yards(yard), s.offense), field::kMiddle.y};
    placeReturner(turn, *s.playFacts.returner, at);
    startReturnPivots(turn);
    return std::nullopt;
}

void expireKickDecide(Turn& turn, ClockName name) {
    if (name == ClockName::ReturnDecision)
        touchback(turn);
}

}  // namespace thrum::tap
