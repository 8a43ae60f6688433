#pragma once

#include <thrum/app/library.hpp>

namespace thrum::app {

/// The board's speed unless a coach sets another: 5.0, in tenths.
inline constexpr int kDefaultSpeedTenths = 50;

/// A team's figures on their bases, in roster order.
///
/// @param file  the team's file, for errors
/// Errors:  LoadError naming the player's member if a base is not known, a dial is set on a base
///          without one, or putty lies outside its base (TAP-BA-2).
[[nodiscard]] Expected<std::vector<FigureKit>, LoadError> composeKits(const TeamFile& team,
                                                                      Side side,
                                                                      const Library& library,
                                                                      const std::string& file);

/// Everything the board needs to know about a game's table. Errors: as composeKits; the file named
/// is the team's id.
[[nodiscard]] Expected<TableSetup, LoadError> composeTable(const Library& library,
                                                           const BoardSpec& board,
                                                           const TeamFile& home,
                                                           const TeamFile& visitor,
                                                           int speedTenths = kDefaultSpeedTenths);

/// The base that every library has to measure others by; null if this one lost it.
[[nodiscard]] const BaseSpec* referenceBase(const Library& library);
/// The team with every base its players stand on among its own, so that it needs no library.
/// Errors: as composeKits.
[[nodiscard]] Expected<TeamFile, LoadError> selfContained(TeamFile team, const Library& library);
/// Everybody on the reference base, a quarterback's second and a punter's only one stationary: what
/// the rule book's scenarios are written for (D7).
[[nodiscard]] TeamFile onReferenceBases(TeamFile team, const Library& library);

}  // namespace thrum::app
