#pragma once

#include <thrum/rules/tap/state.hpp>
#include <thrum/segment/roster.hpp>
#include <thrum/segment/specs.hpp>

/// From data files to what the rules register.
namespace thrum::tap {

/// A team whose men stand on bases of its own file. Clauses: chapters 4 to 6.
[[nodiscard]] Team registered(const TeamFile& team);
/// The board as far as rules ask.
[[nodiscard]] Board boardOf(const BoardSpec& board);
/// A man who is in no team file (a state may bring its own), on the reference base cut to the
/// shapes the state gives him.
[[nodiscard]] FigureKit guestKit(FigureId id, const Player& player, const BaseSpec& reference);

}  // namespace thrum::tap
