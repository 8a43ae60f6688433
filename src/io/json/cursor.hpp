#pragma once

#include "io/json/document.hpp"

#include <thrum/rules/field_source.hpp>

/// Reading a JSON document by the reader of all documents (rules/field_source.hpp):
///
///     JsonReading reading{document};
///     BaseSpec base;
///     reading.root().object([&](JsonObject& o) {
///         base.id = o.required("id").text(kIdLimits);
///         base.prongs = o.required("prongs").list<ProngSpec>({3, 8}, readProng);
///     });
///     return reading.result(std::move(base));
namespace thrum::io {

using thrum::CountRange;
using thrum::IntegerRange;
using thrum::NumberRange;
using thrum::shortNumber;
using thrum::TextLimits;
using JsonCursor = FieldSource;
using JsonObject = FieldObject;

/// "text, 1 to 40 characters" and so on, shared by all data files.
inline constexpr TextLimits kNameLimits{1, 40, false};
inline constexpr TextLimits kNotesLimits{0, 2000, true};

/// JSON values as a tree of fields.
class JsonTree final : public FieldTree {
public:
    [[nodiscard]] static Node nodeOf(const nlohmann::json& value) { return &value; }

    [[nodiscard]] Kind kindOf(Node node) const override;
    [[nodiscard]] bool boolean(Node node) const override;
    [[nodiscard]] double number(Node node) const override;
    [[nodiscard]] std::optional<std::int64_t> whole(Node node) const override;
    [[nodiscard]] std::string text(Node node) const override;
    [[nodiscard]] std::size_t size(Node list) const override;
    [[nodiscard]] Node entry(Node list, std::size_t index) const override;
    [[nodiscard]] Node member(Node object, std::string_view key) const override;
    void members(Node object,
                 const std::function<bool(std::string_view, Node)>& visit) const override;
    [[nodiscard]] std::string source(Node node) const override;
};

/// One pass over a document, which must outlive it.
class JsonReading {
public:
    explicit JsonReading(const JsonDocument& document)
        : JsonReading{document.root(), document.file()} {}
    JsonReading(const nlohmann::json& value, std::string file)
        : m_errors{std::move(file), m_tree},
          m_root{JsonTree::nodeOf(value), nullptr, {}, 0, m_errors} {}
    JsonReading(const JsonReading&) = delete;
    JsonReading& operator=(const JsonReading&) = delete;
    JsonReading(JsonReading&&) = delete;
    JsonReading& operator=(JsonReading&&) = delete;
    ~JsonReading() = default;

    [[nodiscard]] const JsonCursor& root() const { return m_root; }
    [[nodiscard]] const FieldErrors& errors() const { return m_errors; }

    template <class T>
    [[nodiscard]] Expected<T, LoadError> result(T value) const {
        if (m_errors.any())
            return Unexpected{m_errors.first()};
        return value;
    }

private:
    JsonTree m_tree;
    FieldErrors m_errors;
    JsonCursor m_root;
};

}  // namespace thrum::io
