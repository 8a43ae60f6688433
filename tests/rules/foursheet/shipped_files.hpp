#pragma once

#include <thrum/core/shared.hpp>
#include <thrum/rules/foursheet/documents.hpp>

#include <functional>
#include <optional>
#include <string>
#include <string_view>

/// rules/foursheet.json and resources/games/foursheet as they are shipped, read once.
namespace thrum::foursheet::shipped {

[[nodiscard]] const Shared<Rules>& rules();
[[nodiscard]] const Shared<Data>& data();
/// By id: "avg", "herons", "quarrymen", "lanterns", "threshers".
[[nodiscard]] const Shared<Team>& team(std::string_view id);

/// The text of a file below the source tree: "rules/foursheet.json".
[[nodiscard]] std::string text(const std::string& path);

/// Reads a text and says what was wrong with it.
[[nodiscard]] std::optional<LoadError> readFrom(
    const std::string& json, const std::function<void(const FieldSource&)>& read);
/// What a writer writes, as JSON text.
[[nodiscard]] std::string writtenBy(const std::function<void(FieldSink&)>& write);

/// The text with the one place of `old` exchanged; a test that names a text that is not there, or
/// is there twice, fails.
[[nodiscard]] std::string exchanged(std::string text,
                                    std::string_view old,
                                    std::string_view replacement);
/// The same for the first place behind a marker.
[[nodiscard]] std::string exchangedAfter(std::string text,
                                         std::string_view marker,
                                         std::string_view old,
                                         std::string_view replacement);

}  // namespace thrum::foursheet::shipped
