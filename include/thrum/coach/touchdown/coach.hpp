#pragma once

#include <thrum/rules/touchdown/coach.hpp>

#include <cstdint>
#include <memory>

/// The computer coach above the book's own.
namespace thrum::touchdown::coach {

inline constexpr int kLowestThinker = 2;  ///< level 1 is the book's
inline constexpr int kHighestLevel = 5;

class Tables;

/// Reckons with the dice and with nothing but what its side may see. It has no memory: the same
/// question gets the same answer.
class Coach {
public:
    /// @param level  kLowestThinker to kHighestLevel
    explicit Coach(int level);

    /// Cost: below a millisecond; the first question about a book of rules takes longer, because
    /// the tables are reckoned then, once for all coaches.
    /// @param bits  what it draws from where it has to call by lot
    [[nodiscard]] Input decide(const State& seen, const Prompt& due, Side side, std::uint64_t bits);

private:
    int m_level;
    std::shared_ptr<const Tables> m_tables{};
};

}  // namespace thrum::touchdown::coach
