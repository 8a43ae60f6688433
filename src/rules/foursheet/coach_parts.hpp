#pragma once

#include <thrum/core/hash.hpp>
#include <thrum/rules/foursheet/coach.hpp>

#include <algorithm>
#include <optional>
#include <vector>

/// What the coaches share.
namespace thrum::foursheet {

/// One question after the other, each with its own answer for these bits.
class CoachDice {
public:
    explicit CoachDice(std::uint64_t bits) : m_bits{bits} {}
    /// 0 to n - 1.
    [[nodiscard]] int below(int n) {
        return n <= 1 ? 0 : dieAt(m_bits, ++m_asked, static_cast<std::uint32_t>(n)) - 1;
    }
    /// True in so many of a hundred.
    [[nodiscard]] bool percent(int points) { return below(100) < points; }
    [[nodiscard]] bool oneIn(int n) { return n > 0 && below(n) == 0; }
    template <class T>
    [[nodiscard]] const T& oneOf(const std::vector<T>& entries) {
        return entries[static_cast<std::size_t>(below(static_cast<int>(entries.size())))];
    }

private:
    std::uint64_t m_bits;
    std::uint64_t m_asked = 0;
};

[[nodiscard]] inline Decision decided(DecisionKind kind, Side side) {
    Decision decision;
    decision.kind = kind;
    decision.side = side;
    return decision;
}
[[nodiscard]] inline bool wants(const Prompt& due, DecisionKind kind) {
    return std::ranges::find(due.wants, kind) != due.wants.end();
}
/// Null if nothing is said of it.
[[nodiscard]] inline const Option* optionOf(const Prompt& due, DecisionKind kind) {
    const auto found = std::ranges::find(due.options, kind, &Option::decision);
    return found == due.options.end() ? nullptr : &*found;
}

/// The number of the card that a coach of the book lays, in this formation. Clause: FSS-35.1.
[[nodiscard]] int bookCard(const State& state, Formation formation, CoachDice& dice);
/// What a coach of the book calls: card, punt or field goal.
[[nodiscard]] Decision bookCall(const State& state, const Prompt& due, Side side, CoachDice& dice);
[[nodiscard]] Decision bookDefense(const State& state,
                                   const Prompt& due,
                                   Side side,
                                   CoachDice& dice);
/// Where token 6 does most against the card that lies open. Clause: FSS-17.3.
[[nodiscard]] Decision bookKeyer(const State& state, const Prompt& due, Side side);
/// Whichever of the two leaves this side better off. Clause: FSS-15.3.
[[nodiscard]] Decision bookPenalty(const State& state, Side side);

}  // namespace thrum::foursheet
