#include "phases.hpp"

#include <thrum/rules/tap/line_to_gain.hpp>

#include <algorithm>

// Clauses: chapters 32 (DN) and 33 (CP), TAP-CA-12, TB-1 to TB-4, KO-12, FP-6.
namespace thrum::tap {

namespace {

Spot tenOn(const State& state, Side side, Distance spot) {
    const Distance gain = Distance::yards(state.rules->downs.yardsToGain);
    const Distance goal = Distance::yards(state.rules->field.lengthYards);
    return fieldX(std::min(spot + gain, goal), side);
}

}  // namespace

void newSeries(State& state, Side side, Distance spot) {
    state.offense = side;
    state.down = 1;
    state.lineOfScrimmage = fieldX(spot, side);
    state.lineToGain = tenOn(state, side, spot);
}

bool gainsFirstDowns(const State& state) {
    return state.phase >= Phase::Break && state.phase <= Phase::BallInAir && !isKick(state) &&
           state.tryKind == TryKind::None && !inOvertime(state);
}

State withLineToGain(State state) {
    const Distance spot = downfield(state.lineOfScrimmage, state.offense);
    if (gainsFirstDowns(state) && downfield(state.lineToGain, state.offense) <= spot)
        state.lineToGain = tenOn(state, state.offense, spot);
    return state;
}

namespace {

void tellSpot(Turn& turn, const DeadBall& end, Distance spot) {
    State& s = turn.s;
    if (end.kind == EndKind::Incomplete)
        return;
    Event& event =
        turn.emit(end.kind == EndKind::Touchback ? EventKind::Touchback : EventKind::Spotted,
                  end.kind == EndKind::Touchback ? end.clause : "TAP-GE-11");
    event.side = end.possession;
    event.frontX = end.front;
    event.x = fieldX(spot, end.possession);
    const bool ownSnap = !isKick(s) && end.possession == s.offense &&
                         !s.playFacts.possessionChanged && end.kind != EndKind::Touchback;
    if (ownSnap)
        event.gain = spot - downfield(s.lineOfScrimmage, s.offense);
}

void takeOver(Turn& turn, Side side, Distance spot, bool breakDue) {
    newSeries(turn.s, side, spot);
    if (breakDue)
        turn.emit(EventKind::PossessionChanged, "TAP-CP-1").side = side;
    else
        turn.emit(EventKind::FirstDown, "TAP-CP-3").side = side;
    nextSnap(turn, breakDue);
}

}  // namespace

void countDown(Turn& turn, const DeadBall& end) {
    State& s = turn.s;
    const bool exact = end.kind == EndKind::Touchback;
    const Distance spot = exact ? downfield(end.front, end.possession)
                          : end.kind == EndKind::Incomplete
                              ? downfield(s.lineOfScrimmage, s.offense)
                              : officialSpot(s, end.front, end.possession);
    tellSpot(turn, end, spot);
    if (s.tryKind == TryKind::TwoPoint) {
        afterTry(turn, 0, s.tryTeam);
        return;
    }
    if (inOvertime(s)) {
        overtimePlayOver(turn, end);
        return;
    }
    if (halfIsOver(s)) {
        endHalf(turn);
        return;
    }
    if (isKick(s)) {
        // The receivers are on offence: what they keep needs no break (TAP-CP-1).
        takeOver(turn, end.possession, spot, end.possession != s.offense);
        return;
    }
    if (end.possession != s.offense) {
        takeOver(turn, end.possession, spot, true);
        return;
    }
    if (s.playFacts.possessionChanged) {
        takeOver(turn, end.possession, spot, false);  // TAP-DN-5
        return;
    }
    const bool gained = spot >= downfield(s.lineToGain, s.offense);
    if (gained) {
        newSeries(s, s.offense, spot);
        turn.emit(EventKind::FirstDown, "TAP-DN-2").side = s.offense;
        nextSnap(turn, false);
        return;
    }
    if (s.down >= s.rules->downs.perSeries) {
        const Distance goal = Distance::yards(s.rules->field.lengthYards);
        takeOver(turn, other(s.offense), goal - spot, true);  // TAP-DN-3
        return;
    }
    ++s.down;
    s.lineOfScrimmage = fieldX(spot, s.offense);
    nextSnap(turn, false);
}

namespace {

// What both coaches have seen of a play that stands.
void keepInMind(State& s, const DeadBall& end) {
    if (!s.playFacts.snapped || s.playFacts.kind != PlayKind::Scrimmage ||
        s.tryKind != TryKind::None)
        return;
    PlaySeen play{.offense = s.offense,
                  .passed = s.playFacts.pass.releasedInPlay > 0,
                  .lost = end.possession != s.offense || s.playFacts.possessionChanged};
    const bool gains = !play.lost && end.kind != EndKind::Incomplete;
    if (gains) {
        const Distance endsAt = end.kind == EndKind::Touchdown
                                    ? Distance::yards(s.rules->field.lengthYards)
                                : end.safety ? Distance{}  // on his own goal line
                                             : officialSpot(s, end.front, end.possession);
        play.gain = endsAt - downfield(s.lineOfScrimmage, s.offense);
    }
    if (s.lately.size() >= kPlaysSeen)
        s.lately.erase(s.lately.begin());
    s.lately.push_back(play);
}

}  // namespace

void resolve(Turn& turn, const DeadBall& end) {
    keepInMind(turn.s, end);
    if (end.kind == EndKind::Touchdown)
        scoreTouchdown(turn, end);
    else if (end.safety)
        scoreSafety(turn, end);
    else
        countDown(turn, end);
}

}  // namespace thrum::tap
