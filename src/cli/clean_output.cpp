#include "cli/clean_output.hpp"

#include <thrum/rules/steering_text.hpp>

namespace thrum::cli {

CleanOutput::CleanOutput(std::ostream& stream, std::string_view also)
    : m_stream{stream}, m_behind{stream.rdbuf()}, m_also{also}, m_filter{also} {
    m_stream.rdbuf(this);
}

CleanOutput::~CleanOutput() {
    m_stream.rdbuf(m_behind);
}

std::streamsize CleanOutput::xsputn(const char* bytes, std::streamsize count) {
    m_shown.clear();
    m_filter.add({bytes, static_cast<std::size_t>(count)}, m_shown);
    m_shown = unsteered(m_shown, m_also);
    const auto size = static_cast<std::streamsize>(m_shown.size());
    return m_behind->sputn(m_shown.data(), size) == size ? count : 0;
}

CleanOutput::int_type CleanOutput::overflow(int_type byte) {
    if (traits_type::eq_int_type(byte, traits_type::eof()))
        return traits_type::not_eof(byte);
    const char c = traits_type::to_char_type(byte);
    return xsputn(&c, 1) == 1 ? byte : traits_type::eof();
}

int CleanOutput::sync() {
    m_shown.clear();
    m_filter.finish(m_shown);
    const auto size = static_cast<std::streamsize>(m_shown.size());
    const bool written = m_behind->sputn(m_shown.data(), size) == size;
    return written ? m_behind->pubsync() : -1;
}

}  // namespace thrum::cli
