#pragma once

#include <thrum/coach/board.hpp>
#include <thrum/core/expected.hpp>
#include <thrum/rules/tap/game.hpp>
#include <thrum/segment/formation.hpp>
#include <thrum/segment/play.hpp>
#include <thrum/segment/result.hpp>

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

/// What a coach is lent to think with. None of it is the game's own: runs are tried on boards of
/// the coach's with seeds of the coach's.
namespace thrum::coach {

/// Stored formations and plays, as the match calls them.
struct Lineups {
    /// Those for what the side lines up for now, in a fixed order.
    std::function<std::vector<const Formation*>(const tap::State& state, Side side)> fitting{};
    /// The decisions that bring the side into the formation, changed headings and all.
    std::function<Expected<std::vector<tap::Decision>, RequestError>(
        const tap::State& state, Side side, const Formation& formation)>
        decisions{};
    /// The playbook, in a fixed order.
    std::vector<Play> plays{};
    /// Who fills which role, in the order of the formation's men; empty if the team cannot man it.
    std::function<std::vector<std::pair<std::string, FigureId>>(Side side,
                                                                const Formation& formation)>
        roles{};
};

}  // namespace thrum::coach
