#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace thrum {

/// Bytes of the character at `at` if it is none to be read but one that steers how what stands
/// round it is shown: C0, DEL, C1, the separators of lines and paragraphs, and what turns the
/// direction of the text over (embeddings, overrides, isolates), which could show another name or
/// score than the one that stands there. 0 for every other character.
[[nodiscard]] constexpr std::size_t steeringBytes(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) {
        return at + i < text.size() ? static_cast<unsigned char>(text[at + i]) : 0U;
    };
    if (byte(0) < 0x20U || byte(0) == 0x7FU)
        return 1;
    if (byte(0) == 0xC2U && byte(1) >= 0x80U && byte(1) < 0xA0U)
        return 2;
    const bool separatorOrTurn = byte(1) == 0x80U && byte(2) >= 0xA8U && byte(2) <= 0xAEU;
    const bool isolate = byte(1) == 0x81U && byte(2) >= 0xA6U && byte(2) <= 0xA9U;
    return byte(0) == 0xE2U && (separatorOrTurn || isolate) ? 3 : 0;
}

/// The text with each of them as '?'. @param also  those that stay
[[nodiscard]] inline std::string unsteered(std::string_view text, std::string_view also = {}) {
    std::string shown;
    shown.reserve(text.size());
    for (std::size_t i = 0; i < text.size();) {
        const bool stays = also.find(text[i]) != std::string_view::npos;
        const std::size_t bytes = stays ? 0 : steeringBytes(text, i);
        shown += bytes > 0 ? '?' : text[i];
        i += bytes > 0 ? bytes : 1;
    }
    return shown;
}

}  // namespace thrum
