#pragma once

#include <string>
#include <string_view>

namespace thrum {

/// The text with control characters (C0, DEL, C1) and what is no UTF-8 as '?': what stands in a
/// file must not steer a terminal.
[[nodiscard]] std::string printable(std::string_view text);

/// The same for text that comes in pieces.
class PrintableText {
public:
    /// @param also  control characters that are let through
    explicit PrintableText(std::string_view also = {}) : m_also{also} {}
    /// Appends what can be shown of `piece`; a character it begins and does not end waits.
    void add(std::string_view piece, std::string& to);
    /// Appends what waits.
    void finish(std::string& to);

private:
    void take(unsigned char byte, std::string& to);
    [[nodiscard]] bool begins(unsigned char byte, std::string& to);

    std::string m_also;
    std::string m_begun;  ///< bytes of a character
    std::size_t m_wanted = 0;
};

}  // namespace thrum
