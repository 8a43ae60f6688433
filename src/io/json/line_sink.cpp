#include "io/json/line_sink.hpp"

#include "io/json/text.hpp"

#include <thrum/core/contract.hpp>

#include <algorithm>
#include <array>

namespace thrum::io {
namespace {

constexpr std::array<bool, 256> kPlain = [] {
    std::array<bool, 256> plain{};
    for (unsigned char c = ' '; c <= '~'; ++c)
        plain[c] = c != '"' && c != '\\';
    return plain;
}();

bool isPlain(char c) {
    return kPlain[static_cast<unsigned char>(c)];
}

}  // namespace

void LineSink::value(std::string_view written) {
    if (m_more)
        m_line += ',';
    m_line += written;
    m_more = true;
}

void LineSink::quoted(std::string_view text) {
    if (std::ranges::all_of(text, isPlain)) {
        // one growth of the line: games are made of short words
        const std::size_t at = m_line.size();
        m_line.resize(at + text.size() + 2, '"');
        std::ranges::copy(text, m_line.begin() + static_cast<std::ptrdiff_t>(at + 1));
    } else {
        m_line += lineOf(OrderedJson(text));
    }
}

void LineSink::begin(char bracket) {
    if (m_more)
        m_line += ',';
    m_line += bracket;
    m_more = false;
    ++m_open;
}

void LineSink::end(char bracket) {
    THRUM_ASSERT(m_open > 0);
    m_line += bracket;
    m_more = true;
    --m_open;
}

void LineSink::null() {
    value("null");
}

void LineSink::boolean(bool value) {
    this->value(value ? "true" : "false");
}

void LineSink::whole(std::int64_t value) {
    this->value(std::to_string(value));
}

void LineSink::number(double value) {
    this->value(lineOf(jsonNumber(value)));
}

void LineSink::text(std::string_view value) {
    if (m_more)
        m_line += ',';
    quoted(value);
    m_more = true;
}

void LineSink::beginList() {
    begin('[');
}

void LineSink::endList() {
    end(']');
}

void LineSink::beginObject() {
    begin('{');
}

void LineSink::key(std::string_view name) {
    if (m_more)
        m_line += ',';
    quoted(name);
    m_line += ':';
    m_more = false;
}

void LineSink::endObject() {
    end('}');
}

std::string LineSink::take() {
    THRUM_ASSERT(m_open == 0);
    m_more = false;
    return std::move(m_line);
}

}  // namespace thrum::io
