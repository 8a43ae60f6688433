#pragma once

#include <thrum/rules/fields.hpp>
#include <thrum/rules/solitaire/event.hpp>

namespace thrum::solitaire {

template <SameAs<Situation> S, class F>
void eachField(S& s, F&& f) {
    f("score", s.score);
    f("quarter", s.quarter);
    f("play", s.play);
    f("limit", s.limit);
    f("offense", s.offense);
    f("down", s.down);
    f("ball_u", s.ball);
    f("gain_u", s.toGain);
}
template <SameAs<Event> S, class F>
void eachField(S& s, F&& f) {
    f("clause", s.clause);
    f("tick", s.tick);
    f("side", s.side);
    f("figure", s.figure);
    f("carrier", s.carrier);
    f("by", s.by);
    f("pose", s.pose);
    f("at", s.at);
    f("u", s.u);
    f("y", s.y);
    f("gain", s.gain);
    f("points", s.points);
    f("count", s.count);
    f("face", s.face);
    f("play_kind", s.play);
    f("shot", s.shot);
    f("level", s.level);
    f("flight", s.flight);
    f("draws", s.draws);
    f("result", s.result);
}

}  // namespace thrum::solitaire
