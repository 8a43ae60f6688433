#include <thrum/core/printable.hpp>

#include <cstddef>

namespace thrum {
namespace {

bool isContinuation(unsigned char byte) {
    return (byte & 0xC0U) == 0x80U;
}

}  // namespace

bool PrintableText::begins(unsigned char byte, std::string& to) {
    if (byte < 0x80U) {
        const bool control = byte < 0x20U || byte == 0x7FU;
        const char c = static_cast<char>(byte);
        to += control && m_also.find(c) == std::string::npos ? '?' : c;
        return false;
    }
    const bool valid = byte >= 0xC2U && byte <= 0xF4U;
    if (!valid)
        to += '?';
    m_wanted = byte >= 0xF0U ? 4 : byte >= 0xE0U ? 3 : 2;
    return valid;
}

void PrintableText::take(unsigned char byte, std::string& to) {
    if (!m_begun.empty() && !isContinuation(byte))
        finish(to);
    if (m_begun.empty()) {
        if (begins(byte, to))
            m_begun = static_cast<char>(byte);
        return;
    }
    m_begun += static_cast<char>(byte);
    if (m_begun.size() < m_wanted)
        return;
    const bool isC1 = m_begun[0] == '\xC2' && static_cast<unsigned char>(m_begun[1]) < 0xA0U;
    to += isC1 ? "?" : m_begun;
    m_begun.clear();
}

void PrintableText::add(std::string_view piece, std::string& to) {
    to.reserve(to.size() + piece.size());
    for (const char c : piece)
        take(static_cast<unsigned char>(c), to);
}

void PrintableText::finish(std::string& to) {
    if (!m_begun.empty())
        to += '?';
    m_begun.clear();
}

std::string printable(std::string_view text) {
    std::string shown;
    PrintableText filter;
    filter.add(text, shown);
    filter.finish(shown);
    return shown;
}

}  // namespace thrum
