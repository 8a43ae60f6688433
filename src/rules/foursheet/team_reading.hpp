#pragma once

#include <thrum/rules/field_source.hpp>
#include <thrum/rules/foursheet/team.hpp>

#include <span>
#include <string_view>

/// The parts of a team's file.
namespace thrum::foursheet {

/// The men of the team are read already.
[[nodiscard]] Platoon readPlatoon(const FieldSource& at, const Team& team);

}  // namespace thrum::foursheet
