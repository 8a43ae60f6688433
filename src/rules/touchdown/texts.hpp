#pragma once

#include <thrum/rules/field_reader.hpp>
#include <thrum/rules/touchdown/fields.hpp>

// What the readers and writers of documents share.
namespace thrum::touchdown {

inline const NoNames kNoNames{};  ///< nobody stands on a board here

/// A result as printed: "GN5", "CPL", "TK".
[[nodiscard]] std::string readResult(const FieldSource& at);

}  // namespace thrum::touchdown
