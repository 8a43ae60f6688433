#pragma once

#include "io/json_document.hpp"

#include <thrum/core/geometry.hpp>

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <optional>
#include <span>
#include <utility>
#include <vector>

/// Reading a JSON document one value at a time, knowing at any moment where one is.
///
/// The first thing wrong is kept (file, pointer, reason); after it every read returns a harmless
/// default and says nothing more, so a reader is a plain list of members and asks once, at the end:
///
///     JsonReading reading{document};
///     BaseSpec base;
///     reading.root().object([&](JsonObject& o) {
///         base.id = o.required("id").text(kIdLimits);
///         base.prongs = o.required("prongs").list<ProngSpec>({3, 8}, readProng);
///     });
///     return reading.result(std::move(base));
namespace thrum::io {

struct NumberRange {
    double least = 0.0;
    double most = 0.0;
};

struct IntegerRange {
    std::int64_t least = 0;
    std::int64_t most = 0;
};

struct CountRange {
    std::size_t least = 0;
    std::size_t most = 0;
};

struct TextLimits {
    std::size_t least = 1;  ///< characters (code points)
    std::size_t most = 40;
    bool lines = false;  ///< line breaks allowed; other control characters never are
};

/// "text, 1 to 40 characters" and so on, shared by all data files.
inline constexpr TextLimits kNameLimits{1, 40, false};
inline constexpr TextLimits kNotesLimits{0, 2000, true};

/// The first error of one reading.
class JsonErrors {
public:
    explicit JsonErrors(std::string file) : m_file{std::move(file)} {}
    void add(std::string pointer, std::string reason);
    [[nodiscard]] bool any() const { return m_first.has_value(); }
    [[nodiscard]] const LoadError& first() const { return *m_first; }

private:
    std::string m_file;
    std::optional<LoadError> m_first;
};

class JsonObject;

/// One value of the document and the way to it. Lives inside the closure it was handed to.
class JsonCursor {
public:
    JsonCursor(const nlohmann::json* value,
               const JsonCursor* parent,
               std::string_view key,
               std::size_t index,
               JsonErrors& errors)
        : m_value{value}, m_parent{parent}, m_key{key}, m_index{index}, m_errors{&errors} {}

    [[nodiscard]] bool boolean() const;
    [[nodiscard]] double number(NumberRange range) const;
    [[nodiscard]] std::int64_t integer(IntegerRange range) const;
    [[nodiscard]] std::string text(TextLimits limits) const;
    /// Lower-case letters, digits, - and _; 1 to 40 of them, a letter or digit first.
    [[nodiscard]] std::string id() const;
    /// [x, y], both in the range.
    [[nodiscard]] Vec2 point(NumberRange range) const;
    /// Yards with decimals, brought to the grid.
    [[nodiscard]] Distance yards(NumberRange range) const;
    /// Any finite number of degrees, brought into one turn and to the grid.
    [[nodiscard]] Heading heading() const;

    /// One of a few words.
    template <class T>
    [[nodiscard]] T choice(std::span<const std::pair<std::string_view, T>> words) const {
        const std::string word = anyText();
        for (const auto& [name, value] : words)
            if (name == word)
                return value;
        std::string known;
        for (const auto& [name, value] : words)
            known += (known.empty() ? "" : ", ") + inQuotes(name);
        fail("must be one of " + known + ", not " + inQuotes(word));
        return words.front().second;
    }

    /// @param read  T(const JsonCursor&), called once an entry
    template <class T, class Read>
    [[nodiscard]] std::vector<T> list(CountRange count, Read read) const {
        std::vector<T> entries;
        const std::size_t size = listSize(count);
        entries.reserve(size);
        for (std::size_t i = 0; i < size && !m_errors->any(); ++i)
            entries.push_back(read(entry(i)));
        return entries;
    }

    /// Calls read(JsonObject&) if this is an object, then refuses the keys it did not ask for.
    void object(const std::function<void(JsonObject&)>& read) const;
    /// The same, but other keys are left for another pass.
    void peek(const std::function<void(JsonObject&)>& read) const;

    /// Calls read(key, JsonCursor) for every member, in the order of the keys, if this is an
    /// object.
    void members(const std::function<void(std::string_view, const JsonCursor&)>& read) const;

    /// For values that come in more than one form; all false after an error.
    [[nodiscard]] bool isNull() const;
    [[nodiscard]] bool isBoolean() const;
    [[nodiscard]] bool isNumber() const;
    [[nodiscard]] bool isText() const;
    [[nodiscard]] bool isList() const;
    [[nodiscard]] bool isObject() const;
    /// This value as JSON on one line.
    [[nodiscard]] std::string source() const;

    /// Says what is wrong here, unless something was wrong before.
    void fail(std::string reason) const;
    /// The same for a place below this one, given by its pointer from here.
    void failBelow(const std::string& pointerFromHere, std::string reason) const;
    [[nodiscard]] bool failed() const { return m_errors->any(); }
    [[nodiscard]] std::string pointer() const;

private:
    friend class JsonObject;

    [[nodiscard]] std::string anyText() const;
    [[nodiscard]] std::size_t listSize(CountRange count) const;
    [[nodiscard]] JsonCursor entry(std::size_t index) const;
    [[nodiscard]] bool is(bool rightType, std::string_view wanted) const;

    const nlohmann::json* m_value = nullptr;  // none after an error
    const JsonCursor* m_parent = nullptr;
    std::string_view m_key;   // step from an object ...
    std::size_t m_index = 0;  // ... or from an array, then m_key is empty
    JsonErrors* m_errors = nullptr;
};

/// The members of one object. Remembers which were asked for.
class JsonObject {
public:
    explicit JsonObject(const JsonCursor& at) : m_at{at} {}

    [[nodiscard]] JsonCursor required(std::string_view key);
    /// Nothing if the key is absent; null is a value, not absence.
    [[nodiscard]] std::optional<JsonCursor> optional(std::string_view key);
    /// Checks that the member "schema" is this one.
    void schema(std::string_view wanted);
    void refuseUnknown() const;
    [[nodiscard]] const JsonCursor& cursor() const { return m_at; }

private:
    const JsonCursor& m_at;
    std::vector<std::string_view> m_asked;
};

/// One pass over a document.
class JsonReading {
public:
    explicit JsonReading(const JsonDocument& document)
        : m_errors{document.file()}, m_root{&document.root(), nullptr, {}, 0, m_errors} {}
    JsonReading(const JsonReading&) = delete;
    JsonReading& operator=(const JsonReading&) = delete;
    JsonReading(JsonReading&&) = delete;
    JsonReading& operator=(JsonReading&&) = delete;
    ~JsonReading() = default;

    [[nodiscard]] const JsonCursor& root() const { return m_root; }

    template <class T>
    [[nodiscard]] Expected<T, LoadError> result(T value) const {
        if (m_errors.any())
            return Unexpected{m_errors.first()};
        return value;
    }

private:
    JsonErrors m_errors;
    JsonCursor m_root;
};

/// A number as a person would write it: shortest form that reads back the same.
[[nodiscard]] std::string shortNumber(double value);

}  // namespace thrum::io
