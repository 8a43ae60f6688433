#pragma once

#include <thrum/core/load_error.hpp>
#include <thrum/core/violation.hpp>

#include <string>
#include <variant>

namespace thrum::app {

/// Why a request was not done: a ruling, or something that makes no sense (with its pointer).
using Refused = std::variant<RuleViolation, LoadError>;
/// With the clause or the pointer in front.
[[nodiscard]] std::string sentenceOf(const Refused& refused);
/// Something that makes no sense, with its pointer into the request.
[[nodiscard]] Refused wrong(std::string pointer, std::string reason);
/// The same error seen from the document around it.
[[nodiscard]] LoadError below(std::string_view pointer, LoadError error);

}  // namespace thrum::app
