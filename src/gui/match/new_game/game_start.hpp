#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/rules/tap/rules_data.hpp>

#include <string>

#include <QString>

/// What every game that begins here needs besides its set-up.
namespace thrum::gui {

/// The rules as shipped, before house rules. Errors: one sentence.
[[nodiscard]] Expected<tap::RulesData, QString> standardRules();
/// Name and version, for the header of a record.
[[nodiscard]] std::string programName();
/// UTC as 2026-11-20T19:02:05Z, for the same.
[[nodiscard]] std::string createdNow();

}  // namespace thrum::gui
