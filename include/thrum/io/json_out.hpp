#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

namespace thrum::io {

/// A JSON document to print: what commands build for --json without seeing the library behind io.
/// Members keep the order they were set in; broken UTF-8 (a file name, say) is replaced.
class JsonOut {
public:
    using Scalar = std::variant<std::nullptr_t, bool, std::int64_t, double, std::string>;

    /// Null.
    JsonOut();
    [[nodiscard]] static JsonOut object();
    [[nodiscard]] static JsonOut list();
    JsonOut(const JsonOut& other);
    JsonOut& operator=(const JsonOut& other);
    JsonOut(JsonOut&& other) noexcept;
    JsonOut& operator=(JsonOut&& other) noexcept;
    ~JsonOut();

    JsonOut& set(std::string_view key, const Scalar& value);
    JsonOut& set(std::string_view key, const JsonOut& value);
    JsonOut& set(std::string_view key, JsonOut&& value);
    /// Sets every member of another object.
    JsonOut& merge(const JsonOut& members);
    JsonOut& add(const Scalar& value);
    JsonOut& add(const JsonOut& value);
    JsonOut& add(JsonOut&& value);

    /// For programs: one line, without a line break at its end.
    [[nodiscard]] std::string line() const;
    /// For people: indented, ends with a line break.
    [[nodiscard]] std::string pretty() const;

    /// Known inside io alone.
    struct Impl;
    explicit JsonOut(std::unique_ptr<Impl> impl);
    [[nodiscard]] const Impl& impl() const { return *m_impl; }

private:
    std::unique_ptr<Impl> m_impl;
};

}  // namespace thrum::io
