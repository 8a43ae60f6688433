#pragma once

#include <thrum/rules/fields.hpp>
#include <thrum/rules/touchdown/rules_fields.hpp>
#include <thrum/rules/touchdown/state.hpp>

/// The members of a state in declared order, under their names in files (D47, D72).
namespace thrum::touchdown {

template <SameAs<Data> S, class F>
void eachField(S&, F&&) {}
template <SameAs<Team> S, class F>
void eachField(S& s, F&& f) {
    f("id", s.id);
    f("name", s.name);
    f("short_name", s.shortName);
    f("color", s.color);
    f("second_color", s.second);
    f("strength", s.strength);
}
template <SameAs<PlayRoll> S, class F>
void eachField(S& s, F&& f) {
    f("offense", s.offense);
    f("red", s.red);
    f("blue", s.blue);
    f("faces", s.faces);
    f("results", s.results);
    f("strength_used", s.strengthUsed);
}
template <SameAs<RunBack> S, class F>
void eachField(S& s, F&& f) {
    f("side", s.side);
    f("line", s.line);
    f("kind", s.kind);
    f("faces", s.faces);
    f("results", s.results);
}
template <SameAs<Situation> S, class F>
void eachField(S& s, F&& f) {
    f("score", s.score);
    f("play", s.play);
    f("quarter", s.quarter);
    f("offense", s.offense);
    f("down", s.down);
    f("to_go", s.toGo);
    f("ball", s.ball);
}
template <SameAs<State> S, class F>
void eachField(S& s, F&& f) {
    f("rules", s.rules);
    f("data", s.data);
    f("teams", s.teams);
    f("mode", s.mode);
    f("auto_cancel", s.autoCancel);
    f("phase", s.phase);
    f("home_field", s.homeField);
    f("strength_chosen", s.strengthChosen);
    f("strengths", s.strengths);
    f("strengths_revealed", s.strengthsRevealed);
    f("toss_call", s.tossCall);
    f("toss_winner", s.tossWinner);
    f("opening_kicker", s.openingKicker);
    f("score", s.score);
    f("quarter", s.quarter);
    f("play", s.play);
    f("offense", s.offense);
    f("ball", s.ball);
    f("down", s.down);
    f("to_go", s.toGo);
    f("strength_uses", s.strengthUses);
    f("rerolls_used", s.rerollUses);
    f("two_point", s.twoPoint);
    f("counting", s.counting);
    f("offense_call", s.offenseCall);
    f("roll", s.roll);
    f("run_back", s.runBack);
    f("no_run_back", s.noRunBack);
    f("plays_begun", s.playsBegun);
    f("winner", s.winner);
    f("over", s.over);
}

}  // namespace thrum::touchdown
