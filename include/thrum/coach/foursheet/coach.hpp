#pragma once

#include <thrum/rules/foursheet/coach.hpp>

#include <cstdint>
#include <memory>

/// The computer coach above the book's own.
namespace thrum::foursheet::coach {

inline constexpr int kLowestThinker = 2;  ///< level 1 is the book's (FSS-35.1)
inline constexpr int kHighestLevel = 5;

class Thinker;

/// Reckons with the dice, the team sheets and the cards, which lie open, and with nothing but what
/// its side may see. What it keeps between questions changes no answer: the same question gets the
/// same one.
class Coach {
public:
    /// @param level  kLowestThinker to kHighestLevel
    explicit Coach(int level);
    Coach(const Coach&) = delete;
    Coach& operator=(const Coach&) = delete;
    Coach(Coach&&) noexcept;
    Coach& operator=(Coach&&) noexcept;
    ~Coach();

    /// Cost: some milliseconds; the first questions about two teams take longer, because tables are
    /// reckoned then, once for all coaches of a game.
    /// @param bits  what it draws from where it has to call by lot
    [[nodiscard]] Input decide(const State& seen, const Prompt& due, Side side, std::uint64_t bits);

private:
    int m_level;
    std::unique_ptr<Thinker> m_thinker{};
};

}  // namespace thrum::foursheet::coach
