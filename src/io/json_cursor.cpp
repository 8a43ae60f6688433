#include "io/json_cursor.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

#include <nlohmann/json.hpp>

namespace thrum::io {
namespace {

constexpr std::size_t kLongestId = 40;

bool isContinuationByte(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

// The parser has already refused broken UTF-8.
std::size_t charactersIn(std::string_view text) {
    return text.size() - static_cast<std::size_t>(std::ranges::count_if(text, isContinuationByte));
}

bool hasControlCharacter(std::string_view text, bool linesAllowed) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if (byte == '\n' && linesAllowed)
            continue;
        const bool isC1 =
            byte == 0xC2U && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0U;
        if (byte < 0x20U || byte == 0x7FU || isC1)
            return true;
    }
    return false;
}

bool isIdCharacter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

std::string_view typeOf(const nlohmann::json& value) {
    switch (value.type()) {
        case nlohmann::json::value_t::object:
            return "an object";
        case nlohmann::json::value_t::array:
            return "a list";
        case nlohmann::json::value_t::string:
            return "text";
        case nlohmann::json::value_t::boolean:
            return "true or false";
        case nlohmann::json::value_t::null:
            return "null";
        default:
            return "a number";
    }
}

// Nothing if it has a fraction or does not fit; "60.0" is whole.
std::optional<std::int64_t> wholeNumber(const nlohmann::json& number) {
    if (number.is_number_unsigned()) {
        const auto value = number.get<std::uint64_t>();
        if (value > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
            return std::nullopt;
        return static_cast<std::int64_t>(value);
    }
    if (number.is_number_integer())
        return number.get<std::int64_t>();
    constexpr double kExact = 9007199254740992.0;  // beyond 2^53 a double skips whole numbers
    const auto value = number.get<double>();
    if (value != std::floor(value) || std::abs(value) > kExact)
        return std::nullopt;
    return static_cast<std::int64_t>(value);
}

std::string span(const std::string& least, const std::string& most) {
    return least == most ? least : least + " to " + most;
}

}  // namespace

void JsonErrors::add(std::string pointer, std::string reason) {
    if (!m_first)
        m_first = LoadError{m_file, std::move(pointer), std::move(reason)};
}

bool JsonCursor::is(bool rightType, std::string_view wanted) const {
    if (m_value == nullptr || failed())
        return false;
    if (!rightType)
        fail("must be " + std::string{wanted} + ", not " + std::string{typeOf(*m_value)});
    return rightType;
}

bool JsonCursor::boolean() const {
    return is(m_value != nullptr && m_value->is_boolean(), "true or false") && m_value->get<bool>();
}

double JsonCursor::number(NumberRange range) const {
    if (!is(m_value != nullptr && m_value->is_number(), "a number"))
        return range.least;
    const auto value = m_value->get<double>();
    if (std::isfinite(value) && value >= range.least && value <= range.most)
        return value;
    fail("must be a number from " + shortNumber(range.least) + " to " + shortNumber(range.most) +
         ", not " + shortNumber(value));
    return range.least;
}

std::int64_t JsonCursor::integer(IntegerRange range) const {
    if (!is(m_value != nullptr && m_value->is_number(), "a whole number"))
        return range.least;
    if (const auto value = wholeNumber(*m_value);
        value && *value >= range.least && *value <= range.most)
        return *value;
    fail("must be a whole number from " + std::to_string(range.least) + " to " +
         std::to_string(range.most) + ", not " + shortNumber(m_value->get<double>()));
    return range.least;
}

std::string JsonCursor::anyText() const {
    if (!is(m_value != nullptr && m_value->is_string(), "text"))
        return {};
    return m_value->get<std::string>();
}

std::string JsonCursor::text(TextLimits limits) const {
    std::string value = anyText();
    if (failed())
        return {};
    const std::size_t characters = charactersIn(value);
    if (characters < limits.least || characters > limits.most) {
        fail("must have " + span(std::to_string(limits.least), std::to_string(limits.most)) +
             " characters, not " + std::to_string(characters));
        return {};
    }
    if (hasControlCharacter(value, limits.lines)) {
        fail("must not hold control characters");
        return {};
    }
    return value;
}

std::string JsonCursor::id() const {
    std::string value = anyText();
    if (failed())
        return {};
    const bool fits = !value.empty() && value.size() <= kLongestId && value.front() != '-' &&
                      value.front() != '_' && std::ranges::all_of(value, isIdCharacter);
    if (fits)
        return value;
    fail("must be 1 to 40 lower-case letters, digits, - or _, a letter or digit first, not " +
         inQuotes(value));
    return {};
}

Vec2 JsonCursor::point(NumberRange range) const {
    const auto pair = list<double>({2, 2}, [&](const JsonCursor& c) { return c.number(range); });
    return pair.size() == 2 ? Vec2{pair[0], pair[1]} : Vec2{};
}

Distance JsonCursor::yards(NumberRange range) const {
    return Distance::yards(number(range));
}

Heading JsonCursor::heading() const {
    constexpr double kAnyDegrees = 1e12;
    constexpr double kTurn = 360.0;
    const double degrees = number({-kAnyDegrees, kAnyDegrees});
    return failed() ? Heading{} : Heading::degrees(std::fmod(degrees, kTurn));
}

std::size_t JsonCursor::listSize(CountRange count) const {
    if (!is(m_value != nullptr && m_value->is_array(), "a list"))
        return 0;
    const std::size_t size = m_value->size();
    if (size >= count.least && size <= count.most)
        return size;
    fail("must have " + span(std::to_string(count.least), std::to_string(count.most)) +
         " entries, not " + std::to_string(size));
    return 0;
}

JsonCursor JsonCursor::entry(std::size_t index) const {
    return {&(*m_value)[index], this, {}, index, *m_errors};
}

void JsonCursor::object(const std::function<void(JsonObject&)>& read) const {
    if (!is(m_value != nullptr && m_value->is_object(), "an object"))
        return;
    JsonObject members{*this};
    read(members);
    members.refuseUnknown();
}

void JsonCursor::peek(const std::function<void(JsonObject&)>& read) const {
    if (!is(m_value != nullptr && m_value->is_object(), "an object"))
        return;
    JsonObject members{*this};
    read(members);
}

void JsonCursor::members(
    const std::function<void(std::string_view, const JsonCursor&)>& read) const {
    if (!is(m_value != nullptr && m_value->is_object(), "an object"))
        return;
    for (const auto& member : m_value->items()) {
        if (failed())
            return;
        read(member.key(), JsonCursor{&member.value(), this, member.key(), 0, *m_errors});
    }
}

bool JsonCursor::isNull() const {
    return m_value != nullptr && !failed() && m_value->is_null();
}
bool JsonCursor::isBoolean() const {
    return m_value != nullptr && !failed() && m_value->is_boolean();
}
bool JsonCursor::isNumber() const {
    return m_value != nullptr && !failed() && m_value->is_number();
}
bool JsonCursor::isText() const {
    return m_value != nullptr && !failed() && m_value->is_string();
}
bool JsonCursor::isList() const {
    return m_value != nullptr && !failed() && m_value->is_array();
}
bool JsonCursor::isObject() const {
    return m_value != nullptr && !failed() && m_value->is_object();
}

std::string JsonCursor::source() const {
    return m_value == nullptr
               ? std::string{}
               : m_value->dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

void JsonCursor::failBelow(const std::string& pointerFromHere, std::string reason) const {
    if (!failed())
        m_errors->add(pointer() + pointerFromHere, std::move(reason));
}

void JsonCursor::fail(std::string reason) const {
    if (!failed())
        m_errors->add(pointer(), std::move(reason));
}

std::string JsonCursor::pointer() const {
    if (m_parent == nullptr)
        return {};
    std::string path = m_parent->pointer();
    const bool fromArray = m_parent->m_value != nullptr && m_parent->m_value->is_array();
    if (fromArray)
        appendStep(path, std::to_string(m_index));
    else
        appendStep(path, m_key);
    return path;
}

JsonCursor JsonObject::required(std::string_view key) {
    if (auto found = optional(key))
        return *found;
    m_at.fail("the key " + inQuotes(key) + " is missing");
    return {nullptr, &m_at, key, 0, *m_at.m_errors};
}

std::optional<JsonCursor> JsonObject::optional(std::string_view key) {
    m_asked.push_back(key);
    const auto found = m_at.m_value->find(key);
    if (found == m_at.m_value->end())
        return std::nullopt;
    return JsonCursor{&*found, &m_at, key, 0, *m_at.m_errors};
}

void JsonObject::schema(std::string_view wanted) {
    const JsonCursor at = required("schema");
    const std::string found = at.anyText();
    if (found != wanted)
        at.fail("must be " + inQuotes(wanted) + ", not " + inQuotes(found));
}

void JsonObject::refuseUnknown() const {
    if (m_at.failed())
        return;
    for (const auto& member : m_at.m_value->items()) {
        const std::string& key = member.key();
        if (std::ranges::find(m_asked, key) == m_asked.end()) {
            JsonCursor{&member.value(), &m_at, key, 0, *m_at.m_errors}.fail("this key is unknown");
            return;
        }
    }
}

std::string shortNumber(double value) {
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return {buffer.data(), end.ptr};
}

}  // namespace thrum::io
