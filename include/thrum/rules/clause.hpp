#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/violation.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace thrum {

/// A refusal under a clause; in the board games the error code is the clause again (D43).
[[nodiscard]] RuleViolation violation(std::string_view clause,
                                      std::string_view text,
                                      TextArguments args = {});
/// The same, ready to be returned from a function that answers with an Expected.
[[nodiscard]] Unexpected<RuleViolation> refuse(std::string_view clause,
                                               std::string_view text,
                                               TextArguments args = {});

/// A number as people read it: at most `places` decimals, no trailing zeros, no minus zero.
[[nodiscard]] std::string plainNumber(double value, int places = 2);

}  // namespace thrum
