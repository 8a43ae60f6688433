#pragma once

#include <thrum/app/library.hpp>
#include <thrum/app/table.hpp>
#include <thrum/rules/tap/registered.hpp>

#include <array>

/// From data files to what TAP and the board need for a game.
namespace thrum::app {

/// The team with every base its players stand on among its own, so that it needs no library.
/// Errors: as composeKits.
[[nodiscard]] Expected<TeamFile, LoadError> selfContained(TeamFile team, const Library& library);
/// Everybody on the reference base, a quarterback's second and a punter's only one stationary: what
/// the rule book's scenarios are written for (D7).
[[nodiscard]] TeamFile onReferenceBases(TeamFile team, const Library& library);
/// What the board needs for a state: the teams' figures and, for players that are in no team file
/// (a state may bring its own), figures on the reference base.
/// Errors: as composeKits.
[[nodiscard]] Expected<TableSetup, LoadError> tapTable(const Library& library,
                                                       const BoardSpec& board,
                                                       const std::array<TeamFile, 2>& teams,
                                                       int speedTenths,
                                                       const tap::State& state);

}  // namespace thrum::app
