#include <thrum/core/printable.hpp>
#include <thrum/rules/field_source.hpp>
#include <thrum/rules/steering_text.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace thrum {
namespace {

constexpr std::size_t kLongestId = 40;

bool isContinuationByte(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

// Trees hold no broken UTF-8.
std::size_t charactersIn(std::string_view text) {
    return text.size() - static_cast<std::size_t>(std::ranges::count_if(text, isContinuationByte));
}

constexpr std::size_t kShownKeyBytes = 80;
constexpr std::size_t kShownTextBytes = 40;

// Cut at the end of a whole character.
std::string_view cutTo(std::string_view text, std::size_t bytes) {
    if (text.size() <= bytes)
        return text;
    while (bytes > 0 && isContinuationByte(text[bytes]))
        --bytes;
    return text.substr(0, bytes);
}

bool hasControlCharacter(std::string_view text, bool linesAllowed) {
    for (std::size_t i = 0; i < text.size(); ++i)
        if (steeringBytes(text, i) > 0 && !(text[i] == '\n' && linesAllowed))
            return true;
    return false;
}

bool isIdCharacter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

std::string_view wordFor(FieldTree::Kind kind) {
    switch (kind) {
        case FieldTree::Kind::Object:
            return "an object";
        case FieldTree::Kind::List:
            return "a list";
        case FieldTree::Kind::Text:
            return "text";
        case FieldTree::Kind::Boolean:
            return "true or false";
        case FieldTree::Kind::Null:
            return "null";
        case FieldTree::Kind::Number:
            break;
    }
    return "a number";
}

std::string span(const std::string& least, const std::string& most) {
    return least == most ? least : least + " to " + most;
}

}  // namespace

void appendStep(std::string& pointer, std::string_view key) {
    const std::string shown = unsteered(printable(cutTo(key, kShownKeyBytes)));
    pointer += '/';
    for (const char c : shown) {
        if (c == '~')
            pointer += "~0";
        else if (c == '/')
            pointer += "~1";
        else
            pointer += c;
    }
    if (key.size() > kShownKeyBytes)
        pointer += "...";
}

std::string inQuotes(std::string_view text) {
    const std::string_view shown = cutTo(text, kShownTextBytes);
    return "\"" + unsteered(printable(shown)) + (shown.size() < text.size() ? "...\"" : "\"");
}

void FieldErrors::add(std::string pointer, std::string reason) {
    if (!m_first)
        m_first = LoadError{m_file, std::move(pointer), std::move(reason)};
}

bool FieldSource::isKind(FieldTree::Kind kind) const {
    return m_value != nullptr && !failed() && tree().kindOf(m_value) == kind;
}

bool FieldSource::expect(FieldTree::Kind kind, std::string_view wanted) const {
    if (m_value == nullptr || failed())
        return false;
    const FieldTree::Kind found = tree().kindOf(m_value);
    if (found != kind)
        fail("must be " + std::string{wanted} + ", not " + std::string{wordFor(found)});
    return found == kind;
}

bool FieldSource::boolean() const {
    return expect(FieldTree::Kind::Boolean, "true or false") && tree().boolean(m_value);
}

double FieldSource::number(NumberRange range) const {
    if (!expect(FieldTree::Kind::Number, "a number"))
        return range.least;
    const double value = tree().number(m_value);
    if (std::isfinite(value) && value >= range.least && value <= range.most)
        return value;
    fail("must be a number from " + shortNumber(range.least) + " to " + shortNumber(range.most) +
         ", not " + shortNumber(value));
    return range.least;
}

std::int64_t FieldSource::integer(IntegerRange range) const {
    if (!expect(FieldTree::Kind::Number, "a whole number"))
        return range.least;
    if (const auto value = tree().whole(m_value);
        value && *value >= range.least && *value <= range.most)
        return *value;
    fail("must be a whole number from " + std::to_string(range.least) + " to " +
         std::to_string(range.most) + ", not " + shortNumber(tree().number(m_value)));
    return range.least;
}

std::string FieldSource::anyText() const {
    if (!expect(FieldTree::Kind::Text, "text"))
        return {};
    return tree().text(m_value);
}

std::string FieldSource::text(TextLimits limits) const {
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

std::string FieldSource::id() const {
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

Vec2 FieldSource::point(NumberRange range) const {
    const auto pair = list<double>({2, 2}, [&](const FieldSource& c) { return c.number(range); });
    return pair.size() == 2 ? Vec2{pair[0], pair[1]} : Vec2{};
}

Distance FieldSource::yards(NumberRange range) const {
    return Distance::yards(number(range));
}

Heading FieldSource::heading() const {
    constexpr double kAnyDegrees = 1e12;
    constexpr double kTurn = 360.0;
    const double degrees = number({-kAnyDegrees, kAnyDegrees});
    return failed() ? Heading{} : Heading::degrees(std::fmod(degrees, kTurn));
}

std::size_t FieldSource::listSize(CountRange count) const {
    if (!expect(FieldTree::Kind::List, "a list"))
        return 0;
    const std::size_t size = tree().size(m_value);
    if (size >= count.least && size <= count.most)
        return size;
    fail("must have " + span(std::to_string(count.least), std::to_string(count.most)) +
         " entries, not " + std::to_string(size));
    return 0;
}

FieldSource FieldSource::entry(std::size_t index) const {
    return {tree().entry(m_value, index), this, {}, index, *m_errors};
}

void FieldSource::object(const std::function<void(FieldObject&)>& read) const {
    if (!expect(FieldTree::Kind::Object, "an object"))
        return;
    FieldObject members{*this};
    read(members);
    members.refuseUnknown();
}

void FieldSource::peek(const std::function<void(FieldObject&)>& read) const {
    if (!expect(FieldTree::Kind::Object, "an object"))
        return;
    FieldObject members{*this};
    read(members);
}

void FieldSource::members(
    const std::function<void(std::string_view, const FieldSource&)>& read) const {
    if (!expect(FieldTree::Kind::Object, "an object"))
        return;
    tree().members(m_value, [&](std::string_view key, FieldTree::Node value) {
        read(key, FieldSource{value, this, key, 0, *m_errors});
        return !failed();
    });
}

std::string FieldSource::source() const {
    return m_value == nullptr ? std::string{} : tree().source(m_value);
}

void FieldSource::failBelow(const std::string& pointerFromHere, std::string reason) const {
    if (!failed())
        m_errors->add(pointer() + pointerFromHere, std::move(reason));
}

void FieldSource::fail(std::string reason) const {
    if (!failed())
        m_errors->add(pointer(), std::move(reason));
}

std::string FieldSource::pointer() const {
    if (m_parent == nullptr)
        return {};
    std::string path = m_parent->pointer();
    const bool fromList =
        m_parent->m_value != nullptr && tree().kindOf(m_parent->m_value) == FieldTree::Kind::List;
    if (fromList)
        appendStep(path, std::to_string(m_index));
    else
        appendStep(path, m_key);
    return path;
}

FieldSource FieldObject::required(std::string_view key) {
    if (auto found = optional(key))
        return *found;
    m_at.fail("the key " + inQuotes(key) + " is missing");
    return {nullptr, &m_at, key, 0, *m_at.m_errors};
}

std::optional<FieldSource> FieldObject::optional(std::string_view key) {
    m_asked.push_back(key);
    const FieldTree::Node found = m_at.tree().member(m_at.m_value, key);
    if (found == nullptr)
        return std::nullopt;
    return FieldSource{found, &m_at, key, 0, *m_at.m_errors};
}

void FieldObject::schema(std::string_view wanted) {
    const FieldSource at = required("schema");
    const std::string found = at.anyText();
    if (found != wanted)
        at.fail("must be " + inQuotes(wanted) + ", not " + inQuotes(found));
}

void FieldObject::refuseUnknown() const {
    if (m_at.failed())
        return;
    m_at.tree().members(m_at.m_value, [&](std::string_view key, FieldTree::Node value) {
        const bool known = std::ranges::find(m_asked, key) != m_asked.end();
        if (!known)
            FieldSource{value, &m_at, key, 0, *m_at.m_errors}.fail("this key is unknown");
        return known;
    });
}

std::string shortNumber(double value) {
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return {buffer.data(), end.ptr};
}

}  // namespace thrum
