#pragma once

#include "coach/foursheet/judgment.hpp"

#include <unordered_map>

/// Where the defense stands against the calls that are to be expected now, thought out man by man.
namespace thrum::foursheet::coach {

/// One call of an offense: placements in zone coverage against the mixture that is expected of it.
class Placing {
public:
    /// @param shares  how often each card of the deck is to be expected
    /// @param odds, judgment, state  kept as long as this one
    Placing(const State& state,
            const Deck& deck,
            const std::vector<double>& shares,
            PlayOdds& odds,
            Judgment& judgment);

    /// What the calls bring the offense against this placement.
    [[nodiscard]] float against(Unit unit, const Placement& zones);
    /// What this becomes when so many times the man is moved, or two change places, whose move
    /// costs the offense most.
    [[nodiscard]] Placement bettered(Unit unit, Placement zones, int shifts);

private:
    /// The defenders by zone, lower tokens first; 0 is nobody.
    struct Standing {
        std::array<std::array<std::uint8_t, 2>, kZones> men{};
        std::uint32_t back = 0;
        std::uint32_t deep = 0;
    };
    struct Called {
        const Card* card = nullptr;
        float share = 0;
    };
    [[nodiscard]] static Standing standing(const Placement& zones);
    [[nodiscard]] float ofLine(std::size_t called,
                               std::size_t line,
                               Unit unit,
                               const Placement& zones,
                               const Standing& standing);

    const State& m_state;
    Formation m_formation;
    std::vector<Called> m_called{};
    PlayOdds& m_odds;
    Judgment& m_judgment;
    std::optional<Unit> m_unit{};  ///< of the men whose lines are known
    std::unordered_map<std::uint32_t, float> m_known{};
};

}  // namespace thrum::foursheet::coach
