#pragma once

#include <thrum/rules/scrimmage/state.hpp>

#include <array>
#include <cstdint>
#include <vector>

/// What it costs a man to get somewhere, reckoned at once for all squares: for coaches, who ask
/// often. Whether the referee takes a segment is asked of `checkMove`.
namespace thrum::scrimmage {

/// Squares counted from the west and the north, as one number.
inline constexpr int kGridRows = 15;
inline constexpr std::size_t kGridCells = 900;
[[nodiscard]] constexpr std::size_t cellOf(Square at) {
    return static_cast<std::size_t>(at.column * kGridRows + at.row);
}

/// Who stands where, for asking often.
class Standing {
public:
    explicit Standing(const State& state);
    [[nodiscard]] bool isFree(Square at) const {
        return m_men[0][cellOf(at)] + m_men[1][cellOf(at)] == 0;
    }
    [[nodiscard]] bool holds(Side side, Square at) const {
        return m_men[static_cast<std::size_t>(side)][cellOf(at)] != 0;
    }

private:
    std::array<std::array<std::uint8_t, kGridCells>, 2> m_men{};
};

/// What it costs a man to get to each square, way-points included. A square with an opponent on it
/// ends a way. Clauses: SCR-M1 to M4, M7.
class Ways {
public:
    /// @param budget  squares he may use
    Ways(const State& state, const Standing& standing, const Man& man, int budget);

    static constexpr int kNever = 255;
    [[nodiscard]] int costTo(Square to) const { return m_cost[cellOf(to)]; }
    [[nodiscard]] bool reaches(Square to) const { return costTo(to) != kNever; }
    /// Where the straight segments of the way there end, the last of them `to`.
    [[nodiscard]] std::vector<Square> stops(Square to) const;
    /// The end of the first of them.
    [[nodiscard]] Square firstStop(Square to) const;
    /// All that he reaches, the cheapest first; not where he stands.
    [[nodiscard]] const std::vector<Square>& squares() const { return m_reached; }

private:
    [[nodiscard]] Square before(Square at) const;

    Square m_start{};
    std::array<std::uint8_t, kGridCells> m_cost;
    /// The step that led to a square that is reached; of others nothing.
    std::array<std::uint8_t, kGridCells> m_step;
    std::vector<Square> m_reached{};
};

/// Squares it takes without anybody in the way; a diagonal is two, so it is the sum.
[[nodiscard]] int apart(Square a, Square b);
/// Whether a man could go there for want of others, M7 respected.
[[nodiscard]] bool mayTurnTo(const State& state, const Man& man, Square to);

}  // namespace thrum::scrimmage
