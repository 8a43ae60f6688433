#pragma once

#include <thrum/core/violation.hpp>
#include <thrum/segment/roster.hpp>

#include <string>
#include <vector>

/// A team as TAP's referee looks at it before a tournament (TAP-MD-11, chapters 4 to 6).
namespace thrum::app {

class Library;

/// By the printed rules.
/// @param whole  with its bases in it (selfContained)
[[nodiscard]] std::vector<RuleViolation> teamBreaches(const TeamFile& whole);
/// The same by the shipped rules file, in sentences that begin with the clause. What cannot be read
/// or is missing is a sentence, too.
[[nodiscard]] std::vector<std::string> inspectedTeam(const Library& library, const TeamFile& team);

}  // namespace thrum::app
