#include <thrum/core/digest.hpp>
#include <thrum/core/hash.hpp>

namespace thrum {
namespace {

constexpr std::uint64_t byteAt(char c, unsigned place) {
    return static_cast<std::uint64_t>(static_cast<unsigned char>(c)) << (8U * place);
}

// Little-endian on every machine; where that is the machine's own order it is one load.
std::uint64_t firstEight(std::string_view text) {
    return byteAt(text[0], 0) | byteAt(text[1], 1) | byteAt(text[2], 2) | byteAt(text[3], 3) |
           byteAt(text[4], 4) | byteAt(text[5], 5) | byteAt(text[6], 6) | byteAt(text[7], 7);
}

}  // namespace

void Digest::add(std::uint64_t value) {
    m_state = mix64(m_state ^ value) + ++m_count;
}

void Digest::add(std::string_view text) {
    add(static_cast<std::uint64_t>(text.size()));
    std::uint64_t word = 0;
    unsigned filledBytes = 0;
    while (text.size() >= 8) {
        add(firstEight(text));
        text.remove_prefix(8);
    }
    for (const char c : text)
        word |= byteAt(c, filledBytes++);
    if (filledBytes > 0)
        add(word);
}

std::uint64_t Digest::value() const {
    return mix64(m_state ^ m_count);
}

std::string hex16(std::uint64_t value) {
    static constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text(16, '0');
    for (std::size_t i = text.size(); i-- > 0; value >>= 4U)
        text[i] = kDigits[value & 0xfU];
    return text;
}

std::optional<std::uint64_t> parseHex16(std::string_view text) {
    if (text.size() != 16)
        return std::nullopt;
    std::uint64_t value = 0;
    for (const char c : text) {
        std::uint64_t digit = 0;
        if (c >= '0' && c <= '9')
            digit = static_cast<std::uint64_t>(c - '0');
        else if (c >= 'a' && c <= 'f')
            digit = static_cast<std::uint64_t>(c - 'a') + 10;
        else if (c >= 'A' && c <= 'F')
            digit = static_cast<std::uint64_t>(c - 'A') + 10;
        else
            return std::nullopt;
        value = value << 4U | digit;
    }
    return value;
}

}  // namespace thrum
