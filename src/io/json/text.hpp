#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include <nlohmann/json.hpp>

namespace thrum::io {

using OrderedJson = nlohmann::ordered_json;

/// A number without a fraction is written without a point.
[[nodiscard]] OrderedJson jsonNumber(double value);

/// The word of a value that has one.
template <class T, std::size_t N>
[[nodiscard]] std::string_view wordOf(const std::array<std::pair<std::string_view, T>, N>& words,
                                      T value) {
    return std::ranges::find(words, value, &std::pair<std::string_view, T>::second)->first;
}

/// On one line; broken UTF-8 is replaced, never thrown at.
[[nodiscard]] std::string lineOf(const OrderedJson& value);

/// For people: indented by four, but whatever fits into a line of 100 stays on one. Ends with a
/// line break. Broken UTF-8 is replaced.
[[nodiscard]] std::string prettyText(const OrderedJson& value);

}  // namespace thrum::io
