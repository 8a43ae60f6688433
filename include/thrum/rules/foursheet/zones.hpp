#pragma once

#include <thrum/rules/foursheet/names.hpp>

#include <array>
#include <optional>
#include <span>

/// The defensive field of fourteen zones. Clauses: FSS-4.1 to 4.6.
namespace thrum::foursheet {

/// From deep to the line, on each level from left to right as the offense sees it.
enum class Zone : std::uint8_t { D1, M1, M2, M3, F1, F2, F3, B1, B2, B3, B4, B5, B6, B7 };
inline constexpr int kZones = 14;
[[nodiscard]] std::span<const EnumName<Zone>> namesOf(Zone);
[[nodiscard]] std::span<const Zone, kZones> allZones();

enum class Level : std::uint8_t { Deep, Medium, Flat, Blitz };
[[nodiscard]] Level levelOf(Zone zone);
[[nodiscard]] constexpr bool isBlitz(Zone zone) {
    return zone >= Zone::B1;
}
[[nodiscard]] constexpr bool isFlat(Zone zone) {
    return zone >= Zone::F1 && zone <= Zone::F3;
}
/// Blitz and flat zones. Clause: FSS-4.4.
[[nodiscard]] constexpr bool isBox(Zone zone) {
    return zone >= Zone::F1;
}
/// Where containment counts and returns begin: medium and deep.
[[nodiscard]] constexpr bool isBack(Zone zone) {
    return zone <= Zone::M3;
}
/// Men a zone has room for: one in the line, two elsewhere. Clause: FSS-4.1.
[[nodiscard]] constexpr int limitOf(Zone zone) {
    return isBlitz(zone) ? 1 : 2;
}

/// The flat zone behind a blitz zone; of any other zone itself. Clause: FSS-4.2.
[[nodiscard]] Zone behind(Zone zone);
/// The blitz zones in front of a flat zone in the order in which a keyer steps forward; of any
/// other zone none. Clause: FSS-17.3.
[[nodiscard]] std::span<const Zone> inFrontOf(Zone flat);

enum class FieldColumn : std::uint8_t { Left, Middle, Right };
/// Clause: FSS-4.5.
[[nodiscard]] FieldColumn columnOf(Zone zone);
/// The next zone of the same level, if there is one. Clauses: FSS-17.3, 20.7.
[[nodiscard]] std::optional<Zone> stepped(Zone zone, Sideways direction);
/// "Out of bounds" for the clock. Clause: FSS-4.6.
[[nodiscard]] bool isOutermost(Zone zone);

/// A zone for each of the tokens 1 to 11, the first entry being token 1.
using Placement = std::array<Zone, 11>;
[[nodiscard]] constexpr Zone zoneOfToken(const Placement& placement, int token) {
    return placement[static_cast<std::size_t>(token - 1)];
}
/// How many of the eleven stand in a zone.
[[nodiscard]] int menIn(const Placement& placement, Zone zone);
/// A zone that holds more than its limit, if any. Clause: FSS-4.1.
[[nodiscard]] std::optional<Zone> overfull(const Placement& placement);

}  // namespace thrum::foursheet
