#pragma once

#include <thrum/rules/scrimmage/event.hpp>
#include <thrum/rules/scrimmage/input.hpp>
#include <thrum/rules/scrimmage/state_fields.hpp>

/// Members of events under their names in files (D46, D72).
namespace thrum::scrimmage {

template <SameAs<Placement> S, class F>
void eachField(S& s, F&& f) {
    f("man", s.man);
    f("at", s.at);
}
template <SameAs<ScoreBoard> S, class F>
void eachField(S& s, F&& f) {
    f("score", s.score);
    f("half", s.half);
    f("play", s.play);
    f("offense", s.offense);
    f("down", s.down);
    f("line_of_scrimmage", s.lineOfScrimmage);
    f("line_to_gain", s.lineToGain);
}
template <SameAs<Event> S, class F>
void eachField(S& s, F&& f) {
    f("kind", s.kind);
    f("clause", s.clause);
    f("text", s.text);
    f("side", s.side);
    f("man", s.man);
    f("by", s.by);
    f("from", s.from);
    f("to", s.to);
    f("at", s.at);
    f("final", s.finalAt);
    f("ball", s.ball);
    f("left", s.left);
    f("placements", s.placements);
    f("turn", s.turn);
    f("allotment", s.allotment);
    f("squares", s.squares);
    f("squares_left", s.squaresLeft);
    f("power", s.power);
    f("against", s.against);
    f("advantage", s.advantage);
    f("draw", s.draw);
    f("outcome", s.outcome);
    f("scramble", s.scramble);
    f("play_kind", s.play);
    f("zone", s.zone);
    f("result", s.result);
    f("end", s.end);
    f("line", s.line);
    f("gain", s.gain);
    f("points", s.points);
    f("situation", s.situation);
    f("to_go", s.toGo);
    f("place", s.place);
    f("ball_x", s.ballX);
}

}  // namespace thrum::scrimmage
