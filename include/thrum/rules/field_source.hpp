#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/geometry.hpp>
#include <thrum/core/load_error.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Reading a document one value at a time, knowing at any moment where one is, and without knowing
/// what the document is written in: `io` hands a game its inputs, states and options this way.
///
/// The first thing wrong is kept (file, pointer, reason); after it every read returns a harmless
/// default and says nothing more, so a reader is a plain list of members and asks once, at the end:
///
///     BaseSpec base;
///     source.object([&](FieldObject& o) {
///         base.id = o.required("id").id();
///         base.prongs = o.required("prongs").list<ProngSpec>({3, 8}, readProng);
///     });
namespace thrum {

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

/// A parsed document, seen from outside. A node belongs to the tree and lives as long as it.
class FieldTree {
public:
    using Node = const void*;
    enum class Kind : std::uint8_t { Null, Boolean, Number, Text, List, Object };

    FieldTree() = default;
    FieldTree(const FieldTree&) = delete;
    FieldTree& operator=(const FieldTree&) = delete;
    FieldTree(FieldTree&&) = delete;
    FieldTree& operator=(FieldTree&&) = delete;
    virtual ~FieldTree() = default;

    [[nodiscard]] virtual Kind kindOf(Node node) const = 0;
    [[nodiscard]] virtual bool boolean(Node node) const = 0;
    [[nodiscard]] virtual double number(Node node) const = 0;
    /// Nothing if the number has a fraction or does not fit; "60.0" is whole.
    [[nodiscard]] virtual std::optional<std::int64_t> whole(Node node) const = 0;
    /// Valid UTF-8.
    [[nodiscard]] virtual std::string text(Node node) const = 0;
    [[nodiscard]] virtual std::size_t size(Node list) const = 0;
    [[nodiscard]] virtual Node entry(Node list, std::size_t index) const = 0;
    /// Null where there is no such member.
    [[nodiscard]] virtual Node member(Node object, std::string_view key) const = 0;
    /// In the order of the keys, until `visit` answers false.
    virtual void members(Node object,
                         const std::function<bool(std::string_view, Node)>& visit) const = 0;
    /// The value on one line, as it could be read again.
    [[nodiscard]] virtual std::string source(Node node) const = 0;
};

/// The first error of one reading.
class FieldErrors {
public:
    FieldErrors(std::string file, const FieldTree& tree) : m_file{std::move(file)}, m_tree{&tree} {}
    void add(std::string pointer, std::string reason);
    [[nodiscard]] bool any() const { return m_first.has_value(); }
    [[nodiscard]] const LoadError& first() const { return *m_first; }
    [[nodiscard]] const FieldTree& tree() const { return *m_tree; }

private:
    std::string m_file;
    const FieldTree* m_tree;
    std::optional<LoadError> m_first;
};

/// Adds one step to a JSON pointer (RFC 6901): escapes ~ and /, and cuts a key no reader would
/// want to see in full.
void appendStep(std::string& pointer, std::string_view key);
/// For use in a reason: quoted, cut after 40 characters, control characters as ?.
[[nodiscard]] std::string inQuotes(std::string_view text);
/// A number as a person would write it: shortest form that reads back the same.
[[nodiscard]] std::string shortNumber(double value);

class FieldObject;

/// One value of the document and the way to it. Lives inside the closure it was handed to.
class FieldSource {
public:
    FieldSource(FieldTree::Node value,
                const FieldSource* parent,
                std::string_view key,
                std::size_t index,
                FieldErrors& errors)
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

    /// @param read  T(const FieldSource&), called once an entry
    template <class T, class Read>
    [[nodiscard]] std::vector<T> list(CountRange count, Read read) const {
        std::vector<T> entries;
        const std::size_t size = listSize(count);
        entries.reserve(size);
        for (std::size_t i = 0; i < size && !m_errors->any(); ++i)
            entries.push_back(read(entry(i)));
        return entries;
    }

    /// Calls read(FieldObject&) if this is an object, then refuses the keys it did not ask for.
    void object(const std::function<void(FieldObject&)>& read) const;
    /// The same, but other keys are left for another pass.
    void peek(const std::function<void(FieldObject&)>& read) const;

    /// Calls read(key, FieldSource) for every member, in the order of the keys, if this is an
    /// object.
    void members(const std::function<void(std::string_view, const FieldSource&)>& read) const;

    /// For values that come in more than one form; all false after an error.
    [[nodiscard]] bool isNull() const { return isKind(FieldTree::Kind::Null); }
    [[nodiscard]] bool isBoolean() const { return isKind(FieldTree::Kind::Boolean); }
    [[nodiscard]] bool isNumber() const { return isKind(FieldTree::Kind::Number); }
    [[nodiscard]] bool isText() const { return isKind(FieldTree::Kind::Text); }
    [[nodiscard]] bool isList() const { return isKind(FieldTree::Kind::List); }
    [[nodiscard]] bool isObject() const { return isKind(FieldTree::Kind::Object); }
    /// This value on one line, as it could be read again.
    [[nodiscard]] std::string source() const;

    /// Says what is wrong here, unless something was wrong before.
    void fail(std::string reason) const;
    /// The same for a place below this one, given by its pointer from here.
    void failBelow(const std::string& pointerFromHere, std::string reason) const;
    [[nodiscard]] bool failed() const { return m_errors->any(); }
    [[nodiscard]] std::string pointer() const;

private:
    friend class FieldObject;

    [[nodiscard]] std::string anyText() const;
    [[nodiscard]] std::size_t listSize(CountRange count) const;
    [[nodiscard]] FieldSource entry(std::size_t index) const;
    [[nodiscard]] bool isKind(FieldTree::Kind kind) const;
    [[nodiscard]] bool expect(FieldTree::Kind kind, std::string_view wanted) const;
    [[nodiscard]] const FieldTree& tree() const { return m_errors->tree(); }

    FieldTree::Node m_value = nullptr;  // none after an error
    const FieldSource* m_parent = nullptr;
    std::string_view m_key;   // step from an object ...
    std::size_t m_index = 0;  // ... or from a list, then m_key is empty
    FieldErrors* m_errors = nullptr;
};

/// The members of one object. Remembers which were asked for.
class FieldObject {
public:
    explicit FieldObject(const FieldSource& at) : m_at{at} {}

    [[nodiscard]] FieldSource required(std::string_view key);
    /// Nothing if the key is absent; null is a value, not absence.
    [[nodiscard]] std::optional<FieldSource> optional(std::string_view key);
    /// Checks that the member "schema" is this one.
    void schema(std::string_view wanted);
    void refuseUnknown() const;
    [[nodiscard]] const FieldSource& cursor() const { return m_at; }

private:
    const FieldSource& m_at;
    std::vector<std::string_view> m_asked;
};

}  // namespace thrum
