#pragma once

#include <algorithm>
#include <concepts>
#include <optional>
#include <span>
#include <string_view>

namespace thrum {

/// The word an enumerator has in files, messages and the protocol.
template <class E>
struct EnumName {
    E value{};
    std::string_view name;
};

/// Every enumeration of a game that appears in files has a `namesOf(E)` beside it that returns its
/// whole table.
template <class E>
concept Named = requires(E e) {
    { namesOf(e) } -> std::convertible_to<std::span<const EnumName<E>>>;
};

template <Named E>
[[nodiscard]] std::string_view nameOf(E value) {
    for (const EnumName<E>& entry : namesOf(value)) {
        if (entry.value == value)
            return entry.name;
    }
    return "";
}
/// Nothing if the text is not one of the names.
template <Named E>
[[nodiscard]] std::optional<E> parseName(std::string_view text) {
    for (const EnumName<E>& entry : namesOf(E{})) {
        if (entry.name == text)
            return entry.value;
    }
    return std::nullopt;
}

}  // namespace thrum
