#include "turn.hpp"

#include <algorithm>

// Downs, scores, quarters. Clauses: FSS-10.5, 11.4, 26.10, 27.1.
namespace thrum::foursheet {
namespace {

constexpr int kTenYards = 10;

void spot(Turn& turn, Side side, int ball) {
    Event& spotted = turn.emit(EventKind::Spotted, "FSS-27.1");
    spotted.side = side;
    spotted.ball = ball;
}

void newSeries(State& s) {
    s.down = 1;
    s.toGo = std::min(kTenYards, toGoal(s));
}

void goOnDowns(Turn& turn, const Outcome& outcome) {
    State& s = turn.s;
    const int line = s.ball + s.toGo;
    s.ball = outcome.spot;
    spot(turn, s.offense, s.ball);
    if (outcome.firstDown || s.ball >= line) {
        newSeries(s);
        if (s.rules->clock.firstDownStops)
            turn.elapsed.note(20);
        Event& first = turn.emit(EventKind::FirstDown, "FSS-27.1");
        first.side = s.offense;
        first.ball = s.ball;
        return;
    }
    s.toGo = line - s.ball;
    if (++s.down > 4) {
        turn.elapsed.note(20);
        givesBall(turn, other(s.offense), fromOther(s.ball), "FSS-27.1");
    }
}

void addPoints(Turn& turn, Side side, int points) {
    turn.s.score[indexOf(side)] += points;
}

void touchdown(Turn& turn, const Outcome& outcome) {
    State& s = turn.s;
    turn.elapsed.note(20);
    Event& event = turn.emit(EventKind::Touchdown, "FSS-27.1");
    event.side = outcome.side;
    event.points = s.rules->score.td;
    addPoints(turn, outcome.side, s.rules->score.td);
    possessionEnded(turn, s.offense);
    s.offense = outcome.side;
    s.isTry = true;
    s.down = 0;
    s.ball = 100 - s.rules->tries.line;
    s.toGo = s.rules->tries.line;
    s.kickoffYards = outcome.kickoffYards;
    s.next = Phase::Call;
}

void tryOver(Turn& turn, int points, std::string_view clause) {
    State& s = turn.s;
    Event& event = turn.emit(points > 0 ? EventKind::TryGood : EventKind::TryFailed, clause);
    event.side = s.offense;
    event.points = points;
    addPoints(turn, s.offense, points);
    startKickoff(turn, s.offense, false);
}

void settleTry(Turn& turn, const Outcome& outcome) {
    State& s = turn.s;
    if (outcome.ending == Ending::Void) {
        s.next = Phase::Call;
        return;
    }
    const bool own = outcome.side == s.offense;
    s.kickoffYards += outcome.kickoffYards;
    if (outcome.ending == Ending::Touchdown && own)
        tryOver(turn, s.rules->score.twoPoint, "FSS-27.1");
    else if (outcome.ending == Ending::FieldGoal)
        tryOver(turn, s.rules->score.kickTry, "FSS-31.4");
    else
        tryOver(turn, 0, "FSS-27.1");
}

void endGame(Turn& turn) {
    State& s = turn.s;
    s.over = true;
    s.phase = Phase::Final;
    if (s.score[0] != s.score[1])
        s.winner = s.score[0] > s.score[1] ? Side::Home : Side::Visitor;
    turn.emit(EventKind::GameEnded, "FSS-27.1").side = s.winner;
}

}  // namespace

Outcome deadAt(Side side, int spot) {
    return {.ending = Ending::Dead, .side = side, .spot = spot};
}

Outcome carriedTo(Side side, int spot) {
    if (spot >= 100)
        return {.ending = Ending::Touchdown, .side = side};
    if (spot <= 0)
        return {.ending = Ending::Safety, .side = side};
    return deadAt(side, spot);
}

void givesBall(Turn& turn, Side to, int ball, std::string_view clause) {
    State& s = turn.s;
    possessionEnded(turn, s.offense);
    s.offense = to;
    s.ball = std::clamp(ball, 1, 99);
    s.isTry = false;
    newSeries(s);
    if (s.quarter == 4)
        ++s.lateDrives[indexOf(to)];
    s.next = Phase::Call;
    Event& event = turn.emit(EventKind::PossessionChanged, clause);
    event.side = to;
    event.ball = s.ball;
}

void startKickoff(Turn& turn, Side kicking, bool freeKick) {
    State& s = turn.s;
    if (!s.isTry)  // after a try it was counted with the touchdown
        possessionEnded(turn, s.offense);
    s.offense = kicking;
    s.isTry = false;
    s.freeKick = freeKick;
    const int line = freeKick ? s.rules->kickoff.freeKickLine : s.rules->kickoff.line;
    s.ball = line + markedOff(s.kickoffYards, 100 - line);
    s.kickoffYards = 0;
    s.down = 0;
    s.toGo = kTenYards;
    s.next = Phase::ChooseKick;
}

void settle(Turn& turn, const Outcome& outcome) {
    State& s = turn.s;
    if (s.isTry) {
        settleTry(turn, outcome);
        return;
    }
    switch (outcome.ending) {
        case Ending::Void:
            s.next = s.down == 0 ? Phase::ChooseKick : Phase::Call;
            return;
        case Ending::Dead:
            s.next = Phase::Call;
            if (outcome.side == s.offense && !outcome.fresh)
                goOnDowns(turn, outcome);
            else
                givesBall(turn, outcome.side, outcome.spot, "FSS-27.1");
            return;
        case Ending::Touchdown:
            touchdown(turn, outcome);
            return;
        case Ending::Safety: {
            turn.elapsed.note(20);
            Event& event = turn.emit(EventKind::Safety, "FSS-11.4");
            event.side = other(outcome.side);
            event.points = s.rules->score.safety;
            addPoints(turn, other(outcome.side), s.rules->score.safety);
            startKickoff(turn, outcome.side, true);
            return;
        }
        case Ending::Touchback: {
            Event& event = turn.emit(EventKind::Touchback, "FSS-28.4");
            event.side = outcome.side;
            event.ball = s.rules->kickoff.touchback;
            givesBall(turn, outcome.side, s.rules->kickoff.touchback, "FSS-28.4");
            return;
        }
        case Ending::FieldGoal: {
            turn.elapsed.note(20);
            Event& event = turn.emit(EventKind::FieldGoalGood, "FSS-31.4");
            event.side = outcome.side;
            event.points = s.rules->score.fieldGoal;
            addPoints(turn, outcome.side, s.rules->score.fieldGoal);
            s.kickoffYards = outcome.kickoffYards;
            startKickoff(turn, outcome.side, false);
            return;
        }
        case Ending::MissedTry:
            return;
    }
}

void finishPlay(Turn& turn, const Outcome& outcome, int secondsAtSnap) {
    if (turn.waiting)
        return;
    State& s = turn.s;
    const bool tried = s.isTry;
    s.last = {.seconds = 0,
              .timeOut = false,
              .injury = turn.hurt,
              .incompletions = turn.incomplete ? s.last.incompletions + 1 : 0};
    settle(turn, outcome);
    if (tried)
        turn.elapsed.nothing = true;
    runClock(turn, secondsAtSnap);
    ++s.play;
    ++s.plays;
    clearCalls(s);
    healed(s);
    constexpr int kShortest = 10;
    const bool rescue =
        s.clock == 0 && s.last.seconds > kShortest && (s.timeOuts[0] > 0 || s.timeOuts[1] > 0);
    if (rescue) {
        s.phase = Phase::TimeOut;
        s.goneOn = {s.timeOuts[0] == 0, s.timeOuts[1] == 0};
        return;
    }
    goOn(turn, s.next);
}

void goOn(Turn& turn, Phase phase) {
    turn.s.next = phase;
    if (turn.s.clock == 0 && !turn.s.isTry)
        endQuarter(turn);
    else
        turn.s.phase = phase;
}

void endQuarter(Turn& turn) {
    State& s = turn.s;
    turn.emit(EventKind::QuarterEnded, "FSS-26.10").count = s.quarter;
    if (s.quarter == 4) {
        endGame(turn);
        return;
    }
    ++s.quarter;
    s.clock = s.rules->clock.quarterSeconds;
    s.play = 0;
    if (s.quarter == 3) {
        s.timeOuts = {s.rules->timeouts.perHalf, s.rules->timeouts.perHalf};
        s.kickoffYards = 0;
        startKickoff(turn, other(s.openingKicker), false);
    } else if (s.quarter == 4 && s.next == Phase::Call) {
        ++s.lateDrives[indexOf(s.offense)];
    }
    s.last = {};
    healed(s);
    s.wind = 0;
    s.phase = s.rules->wind.enabled ? Phase::Wind : s.next;
}

}  // namespace thrum::foursheet
