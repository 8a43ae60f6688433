#pragma once

#include "coach/foursheet/ends.hpp"

#include <thrum/rules/foursheet/revealed.hpp>

#include <memory>
#include <unordered_map>

/// What one line of a play card comes to against the men it meets.
namespace thrum::foursheet::coach {

/// A defender in a match-up.
struct Met {
    PlayerIndex index = kNobody;
    int value = 0;         ///< of the rating that is compared
    bool blitzes = false;  ///< stands in a blitz zone (FSS-16.3)
    bool operator==(const Met&) const = default;
};

/// All that a line's odds hang on; equal ones have equal odds.
struct LineCase {
    const Card* card = nullptr;
    std::size_t line = 0;
    Formation formation{};
    Side offense{};
    bool nearGoal = false;  ///< in the red zone: D1 is closed, 89 cannot be contained
    int back = 0;           ///< men in M1 to M3 and D1
    int deep = 0;           ///< in D1
    PlayerIndex player = kNobody;
    int value = 0;
    PlayerIndex carrier = kNobody;
    PlayerIndex passer = kNobody;
    int mental = 0;     ///< the passer's x
    int scrambles = 0;  ///< his B
    PlayerIndex spy = kNobody;
    int spies = 0;             ///< the spy's A
    bool onDie = false;        ///< the second man stacks only on a die (FSS-9.2)
    bool secondLeads = false;  ///< and then his is the lower token
    std::array<Met, 2> met{};
    bool operator==(const LineCase&) const = default;
};

/// Reckons cases and keeps what it reckoned: match-ups come again and again. May be used by one
/// thread at a time.
class LineOdds {
public:
    /// @param rules, data, teams  of the games that are reckoned
    LineOdds(Shared<Rules> rules, Shared<Data> data, std::array<Shared<Team>, 2> teams);

    /// Good until the next call of this.
    [[nodiscard]] const Ends& of(const LineCase& asked);
    [[nodiscard]] const FlagEnds& flags() const { return m_flags; }
    [[nodiscard]] const Rules& rules() const { return *m_rules; }
    [[nodiscard]] const Data& data() const { return *m_data; }
    [[nodiscard]] const std::array<Shared<Team>, 2>& teams() const { return m_teams; }

private:
    struct Hash {
        [[nodiscard]] std::size_t operator()(const LineCase& asked) const;
    };
    [[nodiscard]] Ends reckon(const LineCase& asked);

    Shared<Rules> m_rules;
    Shared<Data> m_data;
    std::array<Shared<Team>, 2> m_teams;
    FlagEnds m_flags;
    EndSum m_sum;
    std::unordered_map<LineCase, Ends, Hash> m_kept;
};

}  // namespace thrum::foursheet::coach
