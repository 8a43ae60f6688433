#pragma once

#include <thrum/rules/fields.hpp>
#include <thrum/rules/foursheet/state.hpp>

/// The members of a state under their names in files (D47, D72). Rules, data, teams and placements
/// are written beside them (state_text.cpp).
namespace thrum::foursheet {

template <SameAs<Call> S, class F>
void eachField(S& s, F&& f) {
    f("play", s.play);
    f("formation", s.formation);
    f("pace", s.pace);
    f("card", s.card);
    f("fake", s.fake);
    f("audible", s.audible);
}
/// Without its zones.
template <SameAs<DefenseCall> S, class F>
void eachField(S& s, F&& f) {
    f("front", s.unit);
    f("coverage", s.coverage);
    f("key", s.key);
    f("double_team", s.doubleTeam);
    f("spy", s.spy);
}
template <SameAs<Substitute> S, class F>
void eachField(S& s, F&& f) {
    f("side", s.side);
    f("unit", s.unit);
    f("token", s.token);
    f("player", s.player);
}
template <SameAs<Injury> S, class F>
void eachField(S& s, F&& f) {
    f("side", s.side);
    f("player", s.player);
    f("out", s.out);
    f("until", s.until);
}
template <SameAs<Tally> S, class F>
void eachField(S& s, F&& f) {
    f("side", s.side);
    f("player", s.player);
    f("count", s.count);
}
template <SameAs<Fallen> S, class F>
void eachField(S& s, F&& f) {
    f("purpose", s.purpose);
    f("value", s.value);
}
template <SameAs<PlayUnderWay> S, class F>
void eachField(S& s, F&& f) {
    f("kind", s.kind);
    f("fallen", s.fallen);
    f("told", s.told);
}
template <SameAs<Awaited> S, class F>
void eachField(S& s, F&& f) {
    f("purpose", s.purpose);
    f("dice", s.dice);
    f("side", s.side);
    f("quiet", s.quiet);
    f("zones", s.zones);
    f("ball", s.ball);
    f("answers", s.answers);
}
template <SameAs<LastPlay> S, class F>
void eachField(S& s, F&& f) {
    f("seconds", s.seconds);
    f("time_out", s.timeOut);
    f("injury", s.injury);
    f("incompletions", s.incompletions);
}
template <SameAs<State> S, class F>
void eachField(S& s, F&& f) {
    f("mode", s.mode);
    f("solo", s.solo);
    f("phase", s.phase);
    f("next", s.next);
    f("score", s.score);
    f("quarter", s.quarter);
    f("clock", s.clock);
    f("play", s.play);
    f("offense", s.offense);
    f("down", s.down);
    f("ball", s.ball);
    f("to_go", s.toGo);
    f("is_try", s.isTry);
    f("free_kick", s.freeKick);
    f("kickoff_yards", s.kickoffYards);
    f("time_outs", s.timeOuts);
    f("gone_on", s.goneOn);
    f("toss_call", s.tossCall);
    f("toss_winner", s.tossWinner);
    f("opening_kicker", s.openingKicker);
    f("wind", s.wind);
    f("call", s.call);
    f("punt", s.punt);
    f("kick", s.kick);
    f("under_way", s.underWay);
    f("awaited", s.awaited);
    f("last", s.last);
    f("plays", s.plays);
    f("drive", s.drive);
    f("substitutes", s.substitutes);
    f("injuries", s.injuries);
    f("touches", s.touches);
    f("rested", s.rested);
    f("fielded", s.fielded);
    f("late_drives", s.lateDrives);
    f("winner", s.winner);
    f("over", s.over);
}

}  // namespace thrum::foursheet
