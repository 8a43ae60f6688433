#include "turn.hpp"

#include <algorithm>

// Clauses: chapter 26.
namespace thrum::foursheet {
namespace {

constexpr int kTick = 10;
constexpr int kLate = 30;  // seconds left at the snap from which a play takes five

// Clauses: FSS-26.3 to 26.7, 26.9.
int secondsTaken(const Turn& turn, int secondsAtSnap) {
    if (turn.elapsed.nothing)
        return 0;
    if (secondsAtSnap <= kLate)
        return kTick / 2;
    const int seconds = turn.elapsed.stretch + turn.elapsed.returns;
    const Pace pace = turn.s.call ? turn.s.call->pace : Pace::Normal;
    if (pace == Pace::SlowDown)
        return turn.incomplete && turn.s.last.incompletions > 1 ? kTick : seconds + kTick;
    if (pace == Pace::HurryUp)
        return std::max(seconds - kTick, 0);
    return seconds;
}

}  // namespace

void runClock(Turn& turn, int secondsAtSnap) {
    const int taken = std::min(secondsTaken(turn, secondsAtSnap), turn.s.clock);
    turn.s.clock -= taken;
    turn.s.last.seconds = taken;
    Event& ran = turn.emit(EventKind::ClockRan, "FSS-26.2");
    ran.seconds = taken;
    ran.count = turn.s.clock;
}

Refusal callTimeOut(Turn& turn, Side side) {
    State& s = turn.s;
    if (s.last.timeOut || s.plays == 0)
        return refusal("FSS-26.8", "E-FSS-PHASE");
    if (s.timeOuts[indexOf(side)] == 0)
        return refusal("FSS-26.8", "E-FSS-TIMEOUT");
    --s.timeOuts[indexOf(side)];
    const int back = std::max(s.last.seconds - kTick, 0);
    s.clock += back;
    s.last.seconds -= back;
    s.last.timeOut = true;
    Event& called = turn.emit(EventKind::TimeOutCalled, "FSS-26.8");
    called.side = side;
    called.seconds = back;
    called.count = s.timeOuts[indexOf(side)];
    return std::nullopt;
}

}  // namespace thrum::foursheet
