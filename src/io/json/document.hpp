#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/load_error.hpp>
#include <thrum/rules/field_source.hpp>

#include <memory>
#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

namespace thrum::io {

/// What a document may be before its content is looked at.
struct JsonLimits {
    std::size_t maxDepth = 16;        ///< arrays and objects within each other
    std::size_t maxValues = 500'000;  ///< of all kinds together; each costs far more than its text
};

/// Takes a value apart from its leaves on. The library's own destructor asks for memory, and where
/// there is none that would end the program; values are never deeper than JsonLimits::maxDepth.
template <class Json>
void dismantle(Json& value) noexcept {
    if (value.is_array()) {
        auto& entries = value.template get_ref<typename Json::array_t&>();
        for (; !entries.empty(); entries.pop_back())
            dismantle(entries.back());
    } else if (value.is_object()) {
        auto& members = value.template get_ref<typename Json::object_t&>();
        for (auto& member : members)
            dismantle(member.second);
        members.clear();
    }
}

/// A value that is dismantled in the end.
template <class Json>
struct Dismantled {
    explicit Dismantled(Json from) : value(std::move(from)) {}  // braces would make a list of it
    Dismantled(const Dismantled&) = delete;
    Dismantled& operator=(const Dismantled&) = delete;
    Dismantled(Dismantled&&) = delete;
    Dismantled& operator=(Dismantled&&) = delete;
    ~Dismantled() { dismantle(value); }
    Json value;
};

/// A parsed document and the name of the file it came from.
class JsonDocument {
public:
    /// Errors: LoadError with line and column if the text is not JSON, holds broken UTF-8, a number
    /// beyond the range of double, a key twice in one object (with its pointer), is too deep or has
    /// too many values.
    [[nodiscard]] static Expected<JsonDocument, LoadError> parse(std::string_view text,
                                                                 std::string file,
                                                                 JsonLimits limits = {});

    [[nodiscard]] const nlohmann::json& root() const { return *m_root; }
    [[nodiscard]] const std::string& file() const { return m_file; }

private:
    JsonDocument(std::shared_ptr<nlohmann::json> root, std::string file)
        : m_root{std::move(root)}, m_file{std::move(file)} {}

    std::shared_ptr<const nlohmann::json> m_root;
    std::string m_file;
};

using thrum::appendStep;
using thrum::inQuotes;

}  // namespace thrum::io
