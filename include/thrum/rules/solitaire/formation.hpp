#pragma once

#include <thrum/rules/solitaire/game.hpp>
#include <thrum/segment/formation.hpp>

#include <span>
#include <string>
#include <utility>
#include <vector>

/// Formations by the book of the Solitaire Coach: what a coach means who calls one. They are laid
/// out for the line, the side lines and the bases at hand, with the book's distances.
namespace thrum::solitaire {

/// What this side lines up for while men are placed.
[[nodiscard]] FormationUnit unitDue(const State& state, Side side);

/// Who fills which role, the returner last; empty if the roster has nobody left for one.
[[nodiscard]] std::vector<std::pair<std::string, FigureId>> rolesOf(const State& state,
                                                                    Side side,
                                                                    const Formation& formation);

/// One placing of all men, then whoever else of the side stands on the field is lifted, then the
/// names the play asks for: carrier, punter, kicker and holder, returner.
/// Errors: RequestError naming the first role nobody is left for.
[[nodiscard]] Expected<std::vector<Decision>, RequestError> lineupDecisions(
    const State& state, Side side, const Formation& formation);

/// The first of these decisions that has not been taken yet; nothing: the side may be ready.
[[nodiscard]] std::optional<Decision> notYetDone(const State& state,
                                                 std::span<const Decision> decisions);

/// Whether a side that takes these decisions may say that it is ready.
[[nodiscard]] bool leadsToReady(const State& state, Side side, std::span<const Decision> decisions);

/// Those for what is due with which the side may be ready, in their order. A block of a kick
/// without a line-up of its own is tried from a defense.
[[nodiscard]] std::vector<const Formation*> fitting(const State& state,
                                                    Side side,
                                                    std::span<const Formation> formations);

/// One formation for each thing to line up for, for a coach without a book of them.
[[nodiscard]] const Formation& plainFormation(FormationUnit unit);

}  // namespace thrum::solitaire
