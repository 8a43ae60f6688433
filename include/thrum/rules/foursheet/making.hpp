#pragma once

#include <thrum/core/violation.hpp>
#include <thrum/rules/foursheet/team.hpp>

/// Making a man of one's own: what follows from his ratings. Clauses: FSS-37.4 to 37.6.
namespace thrum::foursheet {

/// The first man of a position on the sheet; null if there is none. On the average team he is the
/// template of that position (FSS-2.3, 38.1).
[[nodiscard]] const Player* firstAt(const Team& team, Position position);

/// A column of result codes as good or as bad as the rating above it: plain yards move with it, two
/// above or below the average move a long gain, a sack or an incompletion besides. Clause:
/// FSS-37.5.
/// @param average  a man of exactly average ratings: his column is the template
/// @param letter   A to E @param rating  0 to 14
[[nodiscard]] CodeColumn columnFor(const Player& average, Rating letter, int rating);

/// The man with the columns, the fumble and the interception number that his ratings make.
/// Kickers and punters have none of these and stay as they are. Clauses: FSS-37.5, 37.6.
[[nodiscard]] Player madeFromRatings(Player player, const Player& average);

/// A man of another position: the template's card and numbers under his own name.
[[nodiscard]] Player atPosition(const Player& player, const Player& average);

/// A man nobody is yet, of this position, with a free id and number. Clause: FSS-36.2.
/// @param average  the template of the position
[[nodiscard]] Player freshPlayer(const Team& team, const Player& average);

/// Takes a man off the roster. In units his substitute takes his place, else another of his
/// position; depth lists close up.
/// @return why he cannot go, the team being as it was; nothing if he is gone
[[nodiscard]] std::optional<RuleViolation> withoutPlayer(Team& team, PlayerIndex leaving);

/// What a coach should know of a team that may play as it is: who stands where he does not belong,
/// and whom nobody replaces. In the order of the units. Clauses: FSS-24.3, 36.3.
[[nodiscard]] std::vector<RuleViolation> remarksOn(const Team& team);

}  // namespace thrum::foursheet
