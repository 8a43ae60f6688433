#pragma once

#include <string>

#include <nlohmann/json.hpp>

namespace thrum::io {

using OrderedJson = nlohmann::ordered_json;

/// A number without a fraction is written without a point.
[[nodiscard]] OrderedJson jsonNumber(double value);

/// For people: indented by four, but whatever fits into a line of 100 stays on one. Ends with a
/// line break. Broken UTF-8 is replaced, never thrown at.
[[nodiscard]] std::string prettyText(const OrderedJson& value);

}  // namespace thrum::io
