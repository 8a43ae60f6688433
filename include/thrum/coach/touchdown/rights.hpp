#pragma once

#include <thrum/coach/touchdown/worth.hpp>

/// What it is worth to still have a strength, or the reroll of the home coach: who uses it now
/// cannot use it on the next bad roll of the quarter.
namespace thrum::touchdown::coach {

class Rights {
public:
    /// @param worth  in points
    Rights(const RulesData& rules, const Odds& odds, const Worth& worth);

    /// In points, with so many plays of the quarter still to come; those of both sides.
    [[nodiscard]] float strength(Die die, int plays) const;
    [[nodiscard]] float reroll(int plays) const;
    /// Which strength brings most in a quarter.
    [[nodiscard]] Die bestStrength(int plays) const;

private:
    /// By plays to come.
    using Prices = std::vector<float>;
    std::array<Prices, 8> m_strengths{};
    Prices m_reroll{};
};

}  // namespace thrum::touchdown::coach
