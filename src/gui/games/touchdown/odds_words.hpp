#pragma once

#include <thrum/rules/touchdown/rules_data.hpp>

#include <array>

#include <QString>

/// How likely things are, in words for coaches: what the book prints of every pairing of calls
/// (TDM-20.2), and counts of the four play dice.
namespace thrum::gui::tdm {

/// One pairing of a red and a blue die, in percent of all plays; of passes `good` is those complete
/// among attempts.
struct PairOdds {
    touchdown::Die red = touchdown::Die::RI;
    touchdown::Die blue = touchdown::Die::SR;
    double good = 0.0;   ///< runs of 4 yards or more; passes complete
    double yards = 0.0;  ///< a run; a completion
    double lost = 0.0;   ///< fumbled; intercepted
    double sacked = 0.0;
};
[[nodiscard]] const std::array<PairOdds, 16>& pairOdds();

/// What a call is good for, from the book's table; only its character where other dice are used.
[[nodiscard]] QString callHint(const touchdown::RulesData& rules, touchdown::Die call);
/// Of both open calls; empty where other dice are used.
[[nodiscard]] QString pairHint(const touchdown::RulesData& rules,
                               touchdown::Die red,
                               touchdown::Die blue);
/// "Good with 3 red or more: 67 in 100."
[[nodiscard]] QString fieldGoalHint(const touchdown::RulesData& rules, int toGoal);
/// The same in half a line: "42 yards: 67 in 100".
[[nodiscard]] QString fieldGoalNote(const touchdown::RulesData& rules, int toGoal);
[[nodiscard]] QString puntNote(const touchdown::RulesData& rules);
[[nodiscard]] QString tryHint(const touchdown::RulesData& rules);
[[nodiscard]] QString onsideHint(const touchdown::RulesData& rules);
[[nodiscard]] QString puntHint(const touchdown::RulesData& rules);
[[nodiscard]] QString kickoffHint(const touchdown::RulesData& rules, bool free);
/// "6 yards on average, lost in 3 of 100."
[[nodiscard]] QString runBackHint(const touchdown::RulesData& rules, bool kickReturn);
/// Red results a field goal from there needs.
[[nodiscard]] int redNeeded(const touchdown::RulesData& rules, int toGoal);

}  // namespace thrum::gui::tdm
