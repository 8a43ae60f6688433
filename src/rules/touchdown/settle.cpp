#include "phases.hpp"

#include <algorithm>

// Chapters 3 and 14: downs, points, quarters, the end of the game.
namespace thrum::touchdown {
namespace {

void endGame(Turn& turn) {
    State& s = turn.s;
    s.over = true;
    s.phase = Phase::Over;
    s.runBack.reset();
    s.winner.reset();
    if (s.score[0] != s.score[1])
        s.winner = s.score[0] > s.score[1] ? Side::Home : Side::Visitor;
    turn.emit(EventKind::GameEnded, inOvertime(s) ? "TDM-3.4" : "TDM-3.3", s.winner);
}

void newQuarter(State& s) {
    ++s.quarter;
    s.play = 0;
    s.strengthUses = {};
    s.rerollUses = 0;
}

// Clause: TDM-3.4.
void startOvertime(Turn& turn) {
    State& s = turn.s;
    newQuarter(s);
    s.tossCall.reset();
    s.tossWinner.reset();
    s.down = 0;
    s.toGo = 0;
    turn.emit(EventKind::Overtime, "TDM-3.4");
    s.phase = Phase::TossCall;
}

// Clause: TDM-3.3.
void endQuarter(Turn& turn) {
    State& s = turn.s;
    turn.emit(EventKind::QuarterEnded, "TDM-3.3").count = s.quarter;
    if (s.quarter >= turn.rules().quarters) {
        const bool tied = s.score[0] == s.score[1];
        if (tied && !inOvertime(s) && turn.rules().overtime.mode == "suddenDeath")
            startOvertime(turn);
        else
            endGame(turn);
        return;
    }
    constexpr int kHalfTime = 2;
    const bool half = s.quarter == kHalfTime;
    newQuarter(s);
    if (half)  // TDM-2.3: who kicked off the game receives
        kickoffBy(turn, other(s.openingKicker.value_or(Side::Home)));
}

}  // namespace

Situation situationOf(const State& s) {
    return {s.score, s.play, s.quarter, s.offense, s.down, s.toGo, s.ball};
}

void begin(Turn& turn, Phase phase) {
    State& s = turn.s;
    s.phase = phase;
    s.runBack.reset();
    s.offenseCall.reset();
    s.counting = false;
    ++s.playsBegun;
    const bool isTry = phase == Phase::TryChoice || phase == Phase::TryKickRoll;
    if (!isTry && s.play >= playsInQuarter(s))
        endQuarter(turn);
}

void closePlay(Turn& turn) {
    turn.s.play += turn.s.counting ? 1 : 0;
    turn.s.counting = false;
}

void addPoints(Turn& turn, Side side, int points) {
    turn.s.score[indexOf(side)] += points;
}

void kickoffBy(Turn& turn, Side side) {
    State& s = turn.s;
    if (inOvertime(s) && s.score[0] != s.score[1]) {  // TDM-3.4: the first score ends it
        endGame(turn);
        return;
    }
    s.offense = side;
    s.ball = turn.rules().kickoff.spot;
    s.down = 0;
    s.toGo = 0;
    begin(turn, Phase::Kickoff);
}

void scoreTouchdown(Turn& turn, Side side, std::string_view clause) {
    closePlay(turn);
    const int points = turn.rules().score.td;
    turn.emit(EventKind::Touchdown, clause, side).points = points;
    addPoints(turn, side, points);
    if (inOvertime(turn.s))
        endGame(turn);
    else
        startTry(turn, side);
}

void safety(Turn& turn, Side scoredUpon, std::string_view clause) {
    State& s = turn.s;
    closePlay(turn);
    const int points = turn.rules().score.safety;
    turn.emit(EventKind::Safety, clause, other(scoredUpon)).points = points;
    addPoints(turn, other(scoredUpon), points);
    if (inOvertime(s)) {
        endGame(turn);
        return;
    }
    s.offense = scoredUpon;
    s.ball = turn.rules().kickoff.freeKickSpot;
    s.down = 0;
    s.toGo = 0;
    begin(turn, Phase::FreeKickRoll);
}

void firstAndTen(Turn& turn, Side side, int ball, std::string_view clause) {
    State& s = turn.s;
    closePlay(turn);
    const bool fromScrimmage = s.down > 0;
    const int spot = std::clamp(ball, 1, kGoal - 1);
    const bool changed = side != s.offense;
    const EventKind kind = !fromScrimmage ? EventKind::Spot
                           : changed      ? EventKind::PossessionChanged
                                          : EventKind::FirstDown;
    turn.emit(kind, clause, side).ball = spot;
    s.offense = side;
    s.ball = spot;
    s.down = 1;
    s.toGo = std::min(kSeriesYards, kGoal - spot);
    begin(turn, Phase::Call);
}

void touchback(Turn& turn, Side side, std::string_view clause) {
    turn.s.noRunBack = true;
    turn.emit(EventKind::Touchback, clause, side).ball = turn.rules().touchback.line;
    firstAndTen(turn, side, turn.rules().touchback.line, clause);
}

// Clause: TDM-14.5: touchdown, safety, first down, change of possession.
void moveBall(Turn& turn, int yards) {
    State& s = turn.s;
    const int spot = s.ball + yards;
    if (s.twoPoint) {
        endTwoPoint(turn, spot >= kGoal);
    } else if (spot >= kGoal) {
        scoreTouchdown(turn, s.offense, "TDM-14.3");
    } else if (spot <= 0) {
        safety(turn, s.offense, "TDM-14.4");
    } else if (yards >= s.toGo) {
        firstAndTen(turn, s.offense, spot, "TDM-14.1");
    } else if (s.down >= kDowns) {
        firstAndTen(turn, defenseOf(s), kGoal - spot, "TDM-14.1");
    } else {
        closePlay(turn);
        ++s.down;
        s.ball = spot;
        s.toGo -= yards;
        begin(turn, Phase::Call);
    }
}

void loseBall(Turn& turn, Side holder, int at, ReturnKind kind, const Outcome& outcome) {
    const Side finder = other(holder);
    const bool fumble = kind == ReturnKind::Fumble;
    const int spot = at + outcome.yards;
    if (outcome.automatic) {
        turn.s.noRunBack = true;
        scoreTouchdown(turn, finder, fumble ? "TDM-8.5" : "TDM-9.4");
    } else if (spot >= kGoal) {
        touchback(turn, finder, fumble ? "TDM-8.6" : "TDM-9.5");
    } else {
        startRunBack(turn, finder, kGoal - spot, kind);
    }
}

}  // namespace thrum::touchdown
