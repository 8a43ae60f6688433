#pragma once

#include <thrum/rules/touchdown/resolve.hpp>

#include <cstdint>
#include <vector>

/// Every way the dice can fall, counted: for computer coaches who reckon, and to check the printed
/// values of TDM-20.2.
namespace thrum::touchdown {

/// One outcome and how many of the equally likely rolls lead to it.
struct OutcomeCount {
    Outcome outcome{};
    int rolls = 0;
    bool operator==(const OutcomeCount&) const = default;
};

/// In order of kind and yards, each outcome once.
struct PlayOdds {
    std::vector<OutcomeCount> outcomes{};
    int rolls = 0;  ///< in all

    /// How many rolls come to what `wanted` says of their outcome.
    template <class F>
    [[nodiscard]] int count(F wanted) const {
        int sum = 0;
        for (const OutcomeCount& one : outcomes)
            sum += wanted(one.outcome) ? one.rolls : 0;
        return sum;
    }
    /// The yards of these, added up over all rolls.
    template <class F>
    [[nodiscard]] std::int64_t yards(F wanted) const {
        std::int64_t sum = 0;
        for (const OutcomeCount& one : outcomes)
            sum += wanted(one.outcome) ? std::int64_t{one.outcome.yards} * one.rolls : 0;
        return sum;
    }
};

/// A normal play without strengths, the defense canceling as suits it best; the goal lines do not
/// cut anything short.
/// Cost: 46,656 rolls; keep what it returns.
[[nodiscard]] PlayOdds playOdds(const RulesData& rules, Die red, Die blue);
/// A run back without what a kick return gets besides, the chooser of the rules canceling as suits
/// him best. A fumble's yards are those from where he began.
/// @param kickReturn  four gains are multiplied (TDM-15.7)
[[nodiscard]] PlayOdds runBackOdds(const RulesData& rules, bool kickReturn);
/// How many of the 1,296 rolls of the play dice show 0, 1, 2, 3, 4 red results.
[[nodiscard]] std::array<int, 5> redOdds(const RulesData& rules);

}  // namespace thrum::touchdown
