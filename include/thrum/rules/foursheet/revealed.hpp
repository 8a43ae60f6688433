#pragma once

#include <thrum/rules/foursheet/state.hpp>

#include <array>
#include <optional>

/// The field once the card lies open, for whoever reckons with it.
namespace thrum::foursheet {

/// What a defender does after the reveal. Clauses: chapters 17 to 20.
enum class Duty : std::uint8_t { Zone, Man, Double, Spy };

/// Where the defense stands when the dice fall.
struct Stand {
    Placement zones{};
    std::array<Duty, 11> duties{};
    bool operator==(const Stand&) const = default;
};
/// After key, double team, man and combo. Clauses: FSS-7.1 step 7, 17.3, 18.2, 20.4.
/// @param keyer  where token 6 goes if the key was right; left out: he stays
[[nodiscard]] Stand standAfterReveal(const State& state,
                                     const Card& card,
                                     Formation formation,
                                     const DefenseCall& orders,
                                     std::optional<Zone> keyer = std::nullopt);
/// The defense named the carrier of this card: token 6 may go anywhere. Clause: FSS-17.2.
[[nodiscard]] bool keyIsRight(const Card& card, Role keyed);

/// A rating of the offense, lower for a hurt man without a substitute (FSS-24.3).
[[nodiscard]] int offenseRating(const State& state, Formation formation, Role role, Rating rating);
/// What the rating that a card calls comes to on a defender: coverage, spy and crunch points are in
/// it. Clauses: FSS-8.4, 19.3, 20.5, 23.2.
[[nodiscard]] int defenseRating(
    const State& state, Unit unit, const Stand& stand, int token, Rating called);
/// 0 to 3 lower for touches. Clause: FSS-25.1.
[[nodiscard]] int tirednessOf(const State& state, Side side, Unit unit, int token);
/// A man of the unit with the card a kick needs: who is fielded or, without a card, the unit's own.
[[nodiscard]] const Player& kickerOf(const State& state, Side side, SpecialUnit unit);
/// Who carries the ball on a return roll of 20, if he stands in a back zone. Clause: FSS-29.1.
[[nodiscard]] std::optional<int> secondReturner(const Placement& zones, int first);

}  // namespace thrum::foursheet
