#pragma once

#include <thrum/rules/names.hpp>

#include <cstdint>

namespace thrum::foursheet {

using thrum::EnumName;
using thrum::Named;
using thrum::nameOf;
using thrum::parseName;

/// The six ratings of a man; each but x heads a column of his card. Clause: FSS-2.1.
enum class Rating : std::uint8_t { X, A, B, C, D, E };
inline constexpr int kRatings = 6;
[[nodiscard]] std::span<const EnumName<Rating>> namesOf(Rating);

enum class Position : std::uint8_t { QB, RB, WR, TE, OL, DL, LB, DB, K, P };
inline constexpr int kPositions = 10;
[[nodiscard]] std::span<const EnumName<Position>> namesOf(Position);
[[nodiscard]] constexpr bool isDefender(Position at) {
    return at == Position::DL || at == Position::LB || at == Position::DB;
}
/// Kickers and punters have x alone and no card of five columns.
[[nodiscard]] constexpr bool hasCard(Position at) {
    return at != Position::K && at != Position::P;
}

/// The six formations a platoon sheet may fill and a deck may belong to. Clause: FSS-5.5.
enum class Formation : std::uint8_t { ProSet, SplitBacks, I, Shotgun, ShortYardage, Trips };
inline constexpr int kFormations = 6;
[[nodiscard]] std::span<const EnumName<Formation>> namesOf(Formation);

enum class Front : std::uint8_t { FourThree, Nickel, ThreeFour, FiveTwoFour };
inline constexpr int kFronts = 4;
[[nodiscard]] std::span<const EnumName<Front>> namesOf(Front);

enum class Coverage : std::uint8_t { Zone, Man, Combo };
[[nodiscard]] std::span<const EnumName<Coverage>> namesOf(Coverage);

/// The units for kicks: kickoff, its return, punt, its return, place kick, its defense.
enum class SpecialUnit : std::uint8_t { KO, KR, PUNT, PR, FG, FGD };
inline constexpr int kSpecialUnits = 6;
[[nodiscard]] std::span<const EnumName<SpecialUnit>> namesOf(SpecialUnit);

/// What a play card calls the men of the offense. Clause: FSS-5.1.
enum class Role : std::uint8_t { QB, SE, FL, TE, FB, HB, LT, LG, C, RG, RT, SE2, FL2, TE2 };
inline constexpr int kRoles = 14;
[[nodiscard]] std::span<const EnumName<Role>> namesOf(Role);

enum class PlayType : std::uint8_t { Run, Pass };
[[nodiscard]] std::span<const EnumName<PlayType>> namesOf(PlayType);
enum class Depth : std::uint8_t { Short, Medium, Long };
[[nodiscard]] std::span<const EnumName<Depth>> namesOf(Depth);
/// Clause: FSS-6.4.
[[nodiscard]] constexpr Rating letterOf(Depth depth) {
    return depth == Depth::Short ? Rating::C : depth == Depth::Medium ? Rating::D : Rating::E;
}

/// Left and right as the offense sees them.
enum class Sideways : std::uint8_t { Left, Right };
[[nodiscard]] std::span<const EnumName<Sideways>> namesOf(Sideways);

}  // namespace thrum::foursheet
