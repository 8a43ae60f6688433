#pragma once

#include "measure.hpp"

#include <thrum/core/field.hpp>
#include <thrum/rules/solitaire/event.hpp>
#include <thrum/rules/solitaire/input.hpp>

// Between the board's y and the book's Y: files show the book's (SOL-GEO-10).
namespace thrum::solitaire {

/// What is added to y on the way: to the book, or back to the board.
enum class Frame : std::uint8_t { Book, Board };

inline void shift(FieldPoint& p, Frame to) {
    const Distance middle = field::kMiddle.y - field::kBottomSideline;
    p.y += to == Frame::Book ? -middle : middle;
}
inline void shift(std::optional<FieldPoint>& p, Frame to) {
    if (p)
        shift(*p, to);
}
[[nodiscard]] inline State shifted(State s, Frame to) {
    for (Figure& figure : s.figures)
        shift(figure.pose.at, to);
    shift(s.ball, to);
    shift(s.carry.bestAt, to);
    shift(s.loose.lossAt, to);
    shift(s.penalty.at, to);
    return s;
}
[[nodiscard]] inline Event shifted(Event e, Frame to) {
    if (e.pose)
        shift(e.pose->at, to);
    shift(e.at, to);
    return e;
}
[[nodiscard]] inline Decision shifted(Decision d, Frame to) {
    shift(d.at, to);
    for (Placement& p : d.placements)
        shift(p.pose.at, to);
    return d;
}

}  // namespace thrum::solitaire
