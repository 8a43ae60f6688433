#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

/// What may not move: tests/data/pins/pins.json, beside the page that says how to move it.
namespace thrum::test {

using Pins = nlohmann::ordered_json;

[[nodiscard]] const Pins& pinned();
/// Replaces the file. For the hidden case that renews the pins, and nothing else.
void pin(const Pins& all);

/// The digest of a text as the pins hold it.
[[nodiscard]] std::string digestOf(std::string_view text);
/// The names of the playthroughs in tests/data/playthroughs, in order.
[[nodiscard]] std::vector<std::string> playthroughNames();
[[nodiscard]] std::string playthrough(const std::string& name);

/// What this build does, in the form of the file; each part in the file of its test.
[[nodiscard]] Pins recordPinsNow();
[[nodiscard]] Pins sessionPinsNow();
[[nodiscard]] std::string signatureNow();

}  // namespace thrum::test
