#pragma once

#include <thrum/core/violation.hpp>
#include <thrum/rules/scrimmage/rules_data.hpp>

#include <optional>
#include <string_view>

/// What the book says of games that are kept. Chapter 16.
namespace thrum::scrimmage {

/// Why a game may not be called so: 1 to 40 characters, blanks at both ends left out.
/// Clause: SCR-AR1. Errors: E-SCR-NAME.
[[nodiscard]] std::optional<RuleViolation> nameRefusal(const ArchiveRules& rules,
                                                       std::string_view name);

}  // namespace thrum::scrimmage
