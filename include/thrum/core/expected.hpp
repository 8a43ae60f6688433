#pragma once

#include <thrum/core/contract.hpp>

#include <utility>
#include <variant>

namespace thrum {

/// Carries the error into an Expected: `return Unexpected{LoadError{...}};`
template <class E>
struct Unexpected {
    E error;
};
template <class E>
Unexpected(E) -> Unexpected<E>;

/// A value or the reason why there is none; member names as in std::expected of C++23.
///
/// Errors: reading the value of an error, or the error of a value, is a broken contract.
template <class T, class E>
class [[nodiscard]] Expected {
public:
    using value_type = T;
    using error_type = E;

    // Implicit on purpose, as in the standard: a function returns its value or Unexpected.
    Expected(T value)  // NOLINT(google-explicit-constructor)
        : m_data{std::in_place_index<0>, std::move(value)} {}
    template <class F>
    Expected(Unexpected<F> unexpected)  // NOLINT(google-explicit-constructor)
        : m_data{std::in_place_index<1>, E{std::move(unexpected.error)}} {}

    [[nodiscard]] bool has_value() const { return m_data.index() == 0; }
    explicit operator bool() const { return has_value(); }

    [[nodiscard]] const T& value() const& {
        THRUM_ASSERT(has_value());
        return *std::get_if<0>(&m_data);
    }
    [[nodiscard]] T& value() & {
        THRUM_ASSERT(has_value());
        return *std::get_if<0>(&m_data);
    }
    [[nodiscard]] T&& value() && {
        THRUM_ASSERT(has_value());
        return std::move(*std::get_if<0>(&m_data));
    }
    [[nodiscard]] const E& error() const {
        THRUM_ASSERT(!has_value());
        return *std::get_if<1>(&m_data);
    }

    [[nodiscard]] const T& operator*() const& { return value(); }
    [[nodiscard]] T& operator*() & { return value(); }
    [[nodiscard]] T&& operator*() && { return std::move(*this).value(); }
    [[nodiscard]] const T* operator->() const { return &value(); }
    [[nodiscard]] T* operator->() { return &value(); }

private:
    std::variant<T, E> m_data;
};

/// Calls one lambda per alternative of a std::variant.
template <class... Ts>
struct Overloaded : Ts... {
    using Ts::operator()...;
};
template <class... Ts>
Overloaded(Ts...) -> Overloaded<Ts...>;

}  // namespace thrum
