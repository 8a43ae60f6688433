#pragma once

#include <thrum/rules/fields.hpp>
#include <thrum/rules/scrimmage/state.hpp>

/// The members of a state in declared order, under their names in files (D72, D90).
namespace thrum::scrimmage {

template <SameAs<TeamColors> S, class F>
void eachField(S& s, F&& f) {
    f("men", s.men);
    f("label", s.label);
}
template <SameAs<Team> S, class F>
void eachField(S& s, F&& f) {
    f("id", s.id);
    f("name", s.name);
    f("colors", s.colors);
}
template <SameAs<Limits> S, class F>
void eachField(S& s, F&& f) {
    f("low", s.low);
    f("high", s.high);
}
template <SameAs<Man> S, class F>
void eachField(S& s, F&& f) {
    f("id", s.id);
    f("at", s.at);
    f("moved", s.moved);
    f("first_half", s.half);
}
template <SameAs<Call> S, class F>
void eachField(S& s, F&& f) {
    f("kind", s.kind);
    f("runner", s.runner);
    f("zone", s.zone);
}
template <SameAs<Shown> S, class F>
void eachField(S& s, F&& f) {
    f("kind", s.kind);
    f("carrier", s.carrier);
    f("zone", s.zone);
}
template <SameAs<Contact> S, class F>
void eachField(S& s, F&& f) {
    f("tackler", s.tackler);
    f("carrier", s.carrier);
    f("at", s.at);
    f("onto", s.onto);
    f("carrier_moved", s.carrierMoved);
}
template <SameAs<LineUps> S, class F>
void eachField(S& s, F&& f) {
    f("offense", s.offense);
    f("defense", s.defense);
}
template <SameAs<State> S, class F>
void eachField(S& s, F&& f) {
    f("rules", s.rules);
    f("teams", s.teams);
    f("mode", s.mode);
    f("limits", s.limits);
    f("phase", s.phase);
    f("chance", s.chance);
    f("score", s.score);
    f("play", s.play);
    f("attacks_east", s.attacksEast);
    f("offense", s.offense);
    f("down", s.down);
    f("line_of_scrimmage", s.lineOfScrimmage);
    f("line_to_gain", s.lineToGain);
    f("men", s.men);
    f("line_ups", s.lineUps);
    f("call", s.call);
    f("shown", s.shown);
    f("carrier", s.carrier);
    f("ball", s.ball);
    f("turn", s.turn);
    f("to_move", s.toMove);
    f("allotment", s.allotment);
    f("squares_left", s.squaresLeft);
    f("scrambles", s.scrambles);
    f("shift", s.shift);
    f("any_zone", s.anyZone);
    f("throw_pressed", s.throwPressed);
    f("thrown", s.thrown);
    f("possession_changed", s.possessionChanged);
    f("fumbled_by", s.fumbledBy);
    f("contact", s.contact);
    f("ended", s.ended);
    f("winner", s.winner);
    f("over", s.over);
}

}  // namespace thrum::scrimmage
