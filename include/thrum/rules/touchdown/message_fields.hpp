#pragma once

#include <thrum/rules/touchdown/event.hpp>
#include <thrum/rules/touchdown/state_fields.hpp>

/// Members of events under their names in files (D46, D72).
namespace thrum::touchdown {

template <SameAs<Event> S, class F>
void eachField(S& s, F&& f) {
    f("clause", s.clause);
    f("side", s.side);
    f("what", s.what);
    f("dice", s.dice);
    f("faces", s.faces);
    f("results", s.results);
    f("canceled", s.canceled);
    f("added", s.added);
    f("coin", s.coin);
    f("yards", s.yards);
    f("red", s.red);
    f("blue", s.blue);
    f("from", s.from);
    f("spot", s.ball);
    f("points", s.points);
    f("count", s.count);
}

}  // namespace thrum::touchdown
