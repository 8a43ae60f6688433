#pragma once

#include <thrum/app/library.hpp>
#include <thrum/app/table.hpp>
#include <thrum/rules/tap/registered.hpp>

#include <array>

/// From data files to what TAP and the board need for a game.
namespace thrum::app {

/// What the board needs for a state: the teams' figures and, for players that are in no team file
/// (a state may bring its own), figures on the reference base.
/// Errors: as composeKits.
[[nodiscard]] Expected<TableSetup, LoadError> tapTable(const Library& library,
                                                       const BoardSpec& board,
                                                       const std::array<TeamFile, 2>& teams,
                                                       int speedTenths,
                                                       const tap::State& state);

}  // namespace thrum::app
