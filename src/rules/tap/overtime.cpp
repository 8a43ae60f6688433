#include "phases.hpp"

#include <algorithm>

// O0 to O4. Clauses: chapter 34 (OT).
namespace thrum::tap {

void startOvertime(Turn& turn) {
    State& s = turn.s;
    s.overtime = OvertimeFacts{};
    s.overtime.period = 1;
    s.half = s.rules->game.halves + 1;
    s.play = 0;
    turn.emit(EventKind::OvertimePeriod, "TAP-OT-1").count = 1;
    enter(turn, Phase::OvertimeToss);
    s.tossCall.reset();
    s.tossWinner.reset();
}

void startOvertimePlay(Turn& turn, bool breakDue) {
    State& s = turn.s;
    const Side side = s.overtime.playsDone == 0 ? s.overtime.first : other(s.overtime.first);
    newSeries(s, side, Distance::yards(s.rules->overtime.yardLine));
    nextSnap(turn, breakDue);
}

void overtimeLost(Turn& turn, Side winner) {
    finishGame(turn, winner);
}

namespace {

// O3. Clauses: TAP-OT-5, OT-6, OT-9.
void compare(Turn& turn) {
    State& s = turn.s;
    const Distance home = s.overtime.yards[0].value_or(Distance{});
    const Distance visitor = s.overtime.yards[1].value_or(Distance{});
    if (home != visitor && std::max(home, visitor) > Distance{}) {
        finishGame(turn, home > visitor ? Side::Home : Side::Visitor);
        return;
    }
    ++s.overtime.period;
    ++s.half;
    s.overtime.first = other(s.overtime.first);
    s.overtime.playsDone = 0;
    s.overtime.yards = {};
    turn.emit(EventKind::OvertimePeriod, "TAP-OT-6").count = s.overtime.period;
    startOvertimePlay(turn, false);  // the team that was second snaps again (TAP-CP-1, OT-9)
}

}  // namespace

void overtimeYards(Turn& turn, Side side, Distance yards) {
    State& s = turn.s;
    s.overtime.yards[indexOf(side)] = yards;
    ++s.overtime.playsDone;
    Event& event = turn.emit(EventKind::OvertimeYards, "TAP-OT-4");
    event.side = side;
    event.gain = yards;
    if (s.overtime.playsDone >= 2)
        compare(turn);
    else
        startOvertimePlay(turn, true);
}

void overtimePlayOver(Turn& turn, const DeadBall& end) {
    State& s = turn.s;
    const Side side = s.offense;
    const bool lost = s.playFacts.possessionChanged;
    const bool touchdown = end.kind == EndKind::Touchdown;
    if ((touchdown && end.possession != side) || (end.safety && end.possession == side)) {
        turn.emit(touchdown ? EventKind::Touchdown : EventKind::Safety, "TAP-OT-7").side =
            other(side);
        overtimeLost(turn, other(side));
        return;
    }
    const Distance from = Distance::yards(s.rules->overtime.yardLine);
    Distance yards;
    if (lost || end.kind == EndKind::Incomplete)
        yards = Distance{};
    else if (touchdown)
        yards = Distance::yards(s.rules->field.lengthYards) - from;
    else
        yards = officialSpot(s, end.front, side) - from;
    if (touchdown)
        turn.emit(EventKind::Touchdown, "TAP-OT-4").side = side;
    overtimeYards(turn, side, yards);
}

}  // namespace thrum::tap
