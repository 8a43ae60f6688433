#pragma once

#include <thrum/rules/tap/event.hpp>
#include <thrum/rules/tap/prompt.hpp>
#include <thrum/rules/tap/state_fields.hpp>

/// Members of inputs, events and prompts under their names in files (D41, D46, D72).
namespace thrum::tap {

template <SameAs<Placement> S, class F>
void eachField(S& s, F&& f) {
    f("figure", s.figure);
    f("pose", s.pose);
    f("base_slot", s.baseSlot);
}
template <SameAs<Decision> S, class F>
void eachField(S& s, F&& f) {
    f("kind", s.kind);
    f("side", s.side);
    f("ms", s.ms);
    f("look_ms", s.lookMs);
    f("figure", s.figure);
    f("heading_deg", s.heading);
    f("at", s.at);
    f("placements", s.placements);
    f("figures", s.figures);
    f("stick", s.stick);
    f("board", s.board);
    f("choice", s.choice);
}
template <SameAs<Chance> S, class F>
void eachField(S& s, F&& f) {
    f("kind", s.kind);
    f("faces", s.faces);
    f("face", s.face);
    f("typed", s.typed);
}
template <SameAs<TimeExpired> S, class F>
void eachField(S& s, F&& f) {
    f("clock", s.clock);
}
template <SameAs<Event> S, class F>
void eachField(S& s, F&& f) {
    f("kind", s.kind);
    f("clause", s.clause);
    f("text", s.text);
    f("args", s.args);
    f("tick", s.tick);
    f("side", s.side);
    f("figure", s.figure);
    f("carrier", s.carrier);
    f("by", s.by);
    f("fallen", s.fallen);
    f("figures", s.figures);
    f("pose", s.pose);
    f("base_slot", s.baseSlot);
    f("at", s.at);
    f("ball", s.ball);
    f("front_x", s.frontX);
    f("x", s.x);
    f("gain", s.gain);
    f("stops_used", s.stopsUsed);
    f("count", s.count);
    f("points", s.points);
    f("play", s.play);
    f("faces", s.faces);
    f("face", s.face);
    f("stick", s.stick);
    f("foul", s.foul);
    f("clock", s.clock);
    f("result", s.result);
    f("situation", s.situation);
    f("to_go", s.toGain);
    f("ball_x", s.ballX);
}
template <SameAs<Zone> S, class F>
void eachField(S& s, F&& f) {
    f("min_x", s.minX);
    f("max_x", s.maxX);
    f("min_y", s.minY);
    f("max_y", s.maxY);
}
template <SameAs<Option> S, class F>
void eachField(S& s, F&& f) {
    f("decision", s.decision);
    f("figures", s.figures);
    f("choices", s.choices);
    f("zone", s.zone);
    f("left", s.left);
    f("toward_ball", s.towardBall);
    f("stick", s.stick);
    f("distance_um", s.distanceUm);
}
template <SameAs<ClockView> S, class F>
void eachField(S& s, F&& f) {
    f("name", s.name);
    f("ms_left", s.msLeft);
    f("running", s.running);
    f("policy", s.policy);
    f("marked", s.marked);
    f("side", s.side);
    f("on_expiry", s.onExpiry);
}

}  // namespace thrum::tap
