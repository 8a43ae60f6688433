#pragma once

#include <thrum/rules/field_source.hpp>
#include <thrum/rules/foursheet/team.hpp>

#include <span>
#include <string_view>

/// The parts of a team's file.
namespace thrum::foursheet {

/// The men of the team are read already.
[[nodiscard]] Platoon readPlatoon(const FieldSource& at, const Team& team);

/// Every slot that may have a depth list, in the order in which they are written: the roles of the
/// offense, the slots of all fronts, K, P and the six units for kicks.
[[nodiscard]] std::span<const std::string_view> allSlots();

}  // namespace thrum::foursheet
