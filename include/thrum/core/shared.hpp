#pragma once

#include <memory>
#include <utility>

namespace thrum {

/// A value that many hold and nobody changes: copying copies one pointer, reading is as with the
/// value itself.
///
/// For what is large and stays as it is for a whole game (rule book, rosters) inside a state that
/// is copied at every step. It behaves like a T: equal values compare equal, a change in one copy
/// is seen in no other, there is always a value. Copies may be read by several threads at once.
template <class T>
class Shared {
public:
    Shared() : m_value{standard()} {}
    // Implicit on purpose: `state.rules = rules;`.
    Shared(T value)  // NOLINT(google-explicit-constructor)
        : m_value{std::make_shared<const T>(std::move(value))} {}
    Shared(const Shared&) = default;
    Shared& operator=(const Shared&) = default;
    // What was moved from keeps its value, or reading it would be reading nothing.
    Shared(Shared&& other) noexcept : m_value{other.m_value} {}
    Shared& operator=(Shared&& other) noexcept {
        m_value = other.m_value;
        return *this;
    }
    ~Shared() = default;

    [[nodiscard]] const T& operator*() const { return *m_value; }
    [[nodiscard]] const T* operator->() const { return m_value.get(); }

    /// A value of this one's own, to be changed at once: the reference is good until this Shared is
    /// copied, assigned or edited again. All others keep what they have.
    ///
    /// Cost: one copy of T, always. Whether somebody still reads the old value can only be asked of
    /// the count of owners, and that answer is out of date when another thread lets go of it
    /// meanwhile.
    [[nodiscard]] T& edit() {
        auto own = std::make_shared<T>(*m_value);
        T& value = *own;
        m_value = std::move(own);
        return value;
    }

    friend bool operator==(const Shared& a, const Shared& b) {
        return a.m_value == b.m_value || *a.m_value == *b.m_value;
    }

private:
    static const std::shared_ptr<const T>& standard() {
        static const std::shared_ptr<const T> kStandard = std::make_shared<const T>();
        return kStandard;
    }

    std::shared_ptr<const T> m_value;
};

}  // namespace thrum
