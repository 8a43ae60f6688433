#pragma once

#include <thrum/core/digest.hpp>
#include <thrum/rules/field_source.hpp>

namespace thrum::io {

/// 16 hex digits (D58).
[[nodiscard]] inline std::uint64_t readHex(const FieldSource& at) {
    const std::string text = at.text({16, 16, false});
    const auto value = parseHex16(text);
    if (!value && !at.failed())
        at.fail("must be 16 hex digits, not " + inQuotes(text));
    return value.value_or(0);
}

}  // namespace thrum::io
