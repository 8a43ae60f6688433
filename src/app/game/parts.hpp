#pragma once

// What the bodies of GameOf are made of.
#include "app/book_seat.hpp"
#include "app/engine_seat.hpp"
#include "app/line_limit.hpp"
#include "app/reminded_seat.hpp"

#include <thrum/app/game_of.hpp>
#include <thrum/app/playout.hpp>
#include <thrum/app/seats.hpp>
#include <thrum/board/revision.hpp>
#include <thrum/io/fields.hpp>
#include <thrum/io/game_header.hpp>
#include <thrum/io/record_limits.hpp>
#include <thrum/io/rules_document.hpp>
#include <thrum/io/text_file.hpp>
#include <thrum/rules/field_reader.hpp>
#include <thrum/rules/run_fields.hpp>

#include <algorithm>

namespace thrum::app {

/// Seats that decide this often without chance, board or a person coming between lead nowhere; the
/// most of a usual game is 34, and two engines that come no further take a hundred each before they
/// are replaced. On a crowded board each takes a millisecond, or six with sanitizers.
inline constexpr int kMostInARow = 300;
/// What is left to those who led nowhere, after a person has decided or their game was read again:
/// a line-up and what goes with it.
inline constexpr int kOnceMore = 40;

// Nothing more is to come: the game was played to its end, or somebody gave up.
template <class Line>
Line endLine(std::optional<Side> conceded) {
    Line line;
    line.what = typename Line::End{conceded};
    return line;
}

}  // namespace thrum::app
