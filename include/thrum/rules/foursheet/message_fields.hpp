#pragma once

#include <thrum/rules/fields.hpp>
#include <thrum/rules/foursheet/event.hpp>
#include <thrum/rules/foursheet/prompt.hpp>

/// The members of events and prompts under their names in files (D46).
namespace thrum::foursheet {

template <SameAs<Defender> S, class F>
void eachField(S& s, F&& f) {
    f("token", s.token);
    f("player", s.player);
    f("rating", s.rating);
    f("value", s.value);
}
template <SameAs<Situation> S, class F>
void eachField(S& s, F&& f) {
    f("score", s.score);
    f("quarter", s.quarter);
    f("clock", s.clock);
    f("play", s.play);
    f("offense", s.offense);
    f("down", s.down);
    f("to_go", s.toGo);
    f("ball", s.ball);
}
/// Without zones and situation.
template <SameAs<Event> S, class F>
void eachField(S& s, F&& f) {
    f("clause", s.clause);
    f("side", s.side);
    f("player", s.player);
    f("token", s.token);
    f("purpose", s.purpose);
    f("dice", s.dice);
    f("faces", s.faces);
    f("face", s.face);
    f("play", s.play);
    f("formation", s.formation);
    f("pace", s.pace);
    f("card", s.card);
    f("name", s.name);
    f("front", s.unit);
    f("coverage", s.coverage);
    f("key", s.key);
    f("double_team", s.doubleTeam);
    f("spy", s.spy);
    f("scheme", s.scheme);
    f("kick", s.kick);
    f("punt", s.punt);
    f("role", s.role);
    f("rating", s.rating);
    f("value", s.value);
    f("zone", s.zone);
    f("from", s.from);
    f("defenders", s.defenders);
    f("bonus", s.bonus);
    f("net", s.net);
    f("d10", s.d10);
    f("winner", s.winner);
    f("code", s.code);
    f("column", s.column);
    f("row", s.row);
    f("yards", s.yards);
    f("count", s.count);
    f("limit", s.limit);
    f("right", s.right);
    f("weird", s.weird);
    f("foul", s.foul);
    f("out", s.out);
    f("points", s.points);
    f("seconds", s.seconds);
    f("ball", s.ball);
    f("result", s.result);
}
/// Without its decision.
template <SameAs<Option> S, class F>
void eachField(S& s, F&& f) {
    f("choices", s.choices);
    f("kicks", s.kicks);
    f("plays", s.plays);
    f("formations", s.formations);
    f("fronts", s.units);
    f("punts", s.punts);
    f("zones", s.zones);
    f("coverages", s.coverages);
    f("key", s.key);
    f("double_team", s.doubleTeam);
    f("spy", s.spy);
}

}  // namespace thrum::foursheet
