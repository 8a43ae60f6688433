#include "io/json/text.hpp"

#include <cmath>

namespace thrum::io {
namespace {

constexpr std::size_t kLineWidth = 100;
constexpr std::size_t kIndent = 4;

std::string onOneLine(const OrderedJson& value) {
    if (!value.is_structured())
        return lineOf(value);
    std::string text(1, value.is_object() ? '{' : '[');
    for (auto member = value.begin(); member != value.end(); ++member) {
        if (member != value.begin())
            text += ", ";
        if (value.is_object())
            text += lineOf(member.key()) + ": ";
        text += onOneLine(*member);
    }
    return text + (value.is_object() ? '}' : ']');
}

// @param lead  characters already on the line, behind the indent
void append(std::string& text, const OrderedJson& value, std::size_t indent, std::size_t lead) {
    const std::string flat = onOneLine(value);
    const bool fits = indent > 0 && indent + lead + flat.size() <= kLineWidth;
    if (!value.is_structured() || value.empty() || fits) {
        text += flat;
        return;
    }
    text += value.is_object() ? "{\n" : "[\n";
    for (auto member = value.begin(); member != value.end(); ++member) {
        if (member != value.begin())
            text += ",\n";
        text.append(indent + kIndent, ' ');
        std::size_t keyWidth = 0;
        if (value.is_object()) {
            const std::string key = lineOf(member.key()) + ": ";
            keyWidth = key.size();
            text += key;
        }
        append(text, *member, indent + kIndent, keyWidth);
    }
    text += '\n';
    text.append(indent, ' ');
    text += value.is_object() ? '}' : ']';
}

}  // namespace

OrderedJson jsonNumber(double value) {
    constexpr double kExact = 1e15;
    if (value == std::floor(value) && std::abs(value) < kExact)
        return static_cast<std::int64_t>(value);
    return value;
}

// The library escapes C0 alone; C1 would steer a terminal just as well.
std::string lineOf(const OrderedJson& value) {
    std::string line = value.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
    constexpr char kLead = '\xC2';
    for (std::size_t at = line.find(kLead); at != std::string::npos;
         at = line.find(kLead, at + 1)) {
        const auto byte = static_cast<unsigned char>(line[at + 1]);
        if (byte >= 0xA0U)
            continue;
        constexpr std::string_view kDigits = "0123456789abcdef";
        const std::string escaped{'\\', 'u', '0', '0', kDigits[byte >> 4U], kDigits[byte & 0x0FU]};
        line.replace(at, 2, escaped);
    }
    return line;
}

std::string prettyText(const OrderedJson& value) {
    std::string text;
    append(text, value, 0, 0);
    return text + '\n';
}

}  // namespace thrum::io
