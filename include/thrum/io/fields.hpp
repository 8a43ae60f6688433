#pragma once

#include <thrum/core/load_error.hpp>
#include <thrum/io/json_out.hpp>
#include <thrum/rules/field_sink.hpp>
#include <thrum/rules/field_source.hpp>

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The one way between what games write and read by fields, and JSON.
namespace thrum::io {

[[nodiscard]] JsonOut written(const std::function<void(FieldSink&)>& write);
/// The same on one line, without building the value first.
[[nodiscard]] std::string writtenLine(const std::function<void(FieldSink&)>& write);

/// Parses a JSON text and lets it be read.
/// @param pointer  where the text stands in a larger document; comes before the pointer in an error
/// Errors: what is no JSON, nested too deep or holds a key twice, and what the reader did not like.
[[nodiscard]] std::optional<LoadError> readText(
    std::string_view json,
    const std::string& file,
    const std::string& pointer,
    const std::function<void(const FieldSource&)>& read);

/// What a patch of a state is read with (D68).
struct PatchReader {
    /// Members of the state there is that the patch makes void.
    std::function<std::vector<std::string_view>(const FieldSource& patch)> voided{};
    /// @param whole  the state without those, the patch merged in (RFC 7396: null takes a member
    ///               out); a list of things that have names may be patched as an object by name and
    ///               then is one
    std::function<void(const FieldSource& whole, const FieldSource& patch)> read{};
};
/// @param state    an object, as it was written
/// @param patch    an object as JSON text, as it was asked for
/// @param pointer  where the patch stands in the request
/// Errors: as readText.
[[nodiscard]] std::optional<LoadError> readPatched(const JsonOut& state,
                                                   std::string_view patch,
                                                   const std::string& pointer,
                                                   const PatchReader& reader);

}  // namespace thrum::io
