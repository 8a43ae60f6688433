#pragma once

#include "steps.hpp"

#include <array>
#include <vector>

// What the computer coaches measure.
namespace thrum::scrimmage {

/// What it costs a man to get to each square, way-points included.
class Ways {
public:
    /// @param budget  squares he may use
    Ways(const State& state, const Standing& standing, const Man& man, int budget);

    static constexpr int kNever = 255;
    [[nodiscard]] int costTo(Square to) const { return m_cost[cell(to)]; }
    [[nodiscard]] bool reaches(Square to) const { return costTo(to) != kNever; }
    /// The end of the first segment on the way there.
    [[nodiscard]] Square firstStop(Square to) const;
    [[nodiscard]] const std::vector<Square>& squares() const { return m_reached; }

private:
    static constexpr int kRows = 15;
    static constexpr std::size_t kCells = 900;
    static std::size_t cell(Square at) {
        return static_cast<std::size_t>(at.column * kRows + at.row);
    }
    Square m_start{};
    std::array<std::uint8_t, kCells> m_cost{};
    std::array<Square, kCells> m_before{};
    std::vector<Square> m_reached{};
};

/// Squares it takes without anybody in the way; a diagonal is two, so it is the sum.
[[nodiscard]] int apart(Square a, Square b);
/// Chance that a turn is allotted at least this many squares.
[[nodiscard]] double chanceOfSquares(const State& state, int squares);
/// Whether a man could go there for want of others, M7 respected.
[[nodiscard]] bool mayTurnTo(const State& state, const Man& man, Square to);

[[nodiscard]] Decision decide(DecisionKind kind, Side side);
[[nodiscard]] Decision move(Side side, ManId man, Square to);
/// The first segment of his way to that square, if the referee takes it.
[[nodiscard]] std::optional<Decision> goTo(const State& state,
                                           const Ways& ways,
                                           ManId man,
                                           Square to);

// --- the book's coach, by what his side is about
[[nodiscard]] std::optional<Decision> withTheBall(const State& seen, const Prompt& prompt);
[[nodiscard]] std::optional<Decision> againstTheBall(const State& seen, const Prompt& prompt);
[[nodiscard]] std::optional<Decision> beforeTheThrow(const State& seen, const Prompt& prompt);
[[nodiscard]] std::optional<Decision> toTheBall(const State& seen, const Prompt& prompt);
/// A square worth throwing to and how likely the pass is caught there.
struct Aim {
    Square at{};
    double chance = 0.0;
};
[[nodiscard]] std::optional<Aim> bestAim(const State& seen);
/// Whatever does least harm: towards these squares, without running into anybody.
struct Goal {
    Square at{};
    double weight = 1.0;
};
[[nodiscard]] std::optional<Decision> drift(const State& seen,
                                            const Prompt& prompt,
                                            const std::vector<Goal>& goals);

}  // namespace thrum::scrimmage
