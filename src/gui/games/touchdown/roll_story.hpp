#pragma once

#include "gui/games/touchdown/history.hpp"

#include <thrum/rules/touchdown/resolve.hpp>

#include <QString>

/// How a roll reads: which result counts, which one is taken by which, and what it comes to.
namespace thrum::gui::tdm {

/// What becomes of a result.
enum class Fate {
    Lies,      ///< nothing is settled yet
    Counts,    ///< a gain that stays, or a red result of a kick
    Canceled,  ///< a gain that is taken
    Takes,     ///< a tackle, break-up or sack that takes one
    Spare,     ///< one that finds nothing to take
    Turnover,  ///< a fumble or interception that holds
    Saved,     ///< one without effect, because a gain shows
    SetAside   ///< not read on this kind of play (TDM-4.4)
};

/// One result that shows, on a die or from a strength.
struct ShownResult {
    touchdown::Die die = touchdown::Die::W1;
    touchdown::Result result{};
    int face = 0;  ///< 1 to 6; 0: not rolled, or from a strength
    bool strength = false;
    Side side = Side::Home;  ///< whose strength
    Fate fate = Fate::Lies;
    int partner = -1;  ///< who takes it, or what it takes
    bool operator==(const ShownResult&) const = default;
};

/// A column of the sum below the dice.
struct SumTerm {
    int of = 0;  ///< the result it stands under
    QString sign;
    QString text;
    bool operator==(const SumTerm&) const = default;
};

struct RollStory {
    std::vector<ShownResult> results{};
    std::vector<int> row{};    ///< of these, from left to right: gains, turnovers, what takes them
    std::vector<int> aside{};  ///< those that are not read
    std::vector<SumTerm> sum{};
    QString sumLine;   ///< where counting colors is all there is: "3 red of 4"
    QString headline;  ///< "6", "No gain", "Good"; empty: not settled
    QString unit;      ///< "yards", beside a number
    QString before;    ///< "was 10"
    QString after;     ///< "2nd & 4 at own 36"
    bool good = true;  ///< of a settled one: good for whoever threw
    bool passing = false;
    bool isVoid = false;
    bool operator==(const RollStory&) const = default;

    [[nodiscard]] bool empty() const { return results.empty(); }
    [[nodiscard]] bool settled() const { return !headline.isEmpty(); }
    /// Who takes what, in the order in which it happens: indices of taker and taken.
    [[nodiscard]] std::vector<std::pair<int, int>> links() const;
};

/// @param preview  what the coach who cancels has picked so far, by place among the results; only
///                 where nothing is settled
/// @param after    the situation that came of it; empty if it is not told
[[nodiscard]] RollStory storyOf(const RollFacts& roll,
                                const touchdown::RulesData& rules,
                                const std::vector<int>* preview,
                                const QString& after);

/// The gains of these results that may be canceled, as places among them.
[[nodiscard]] std::vector<int> gainPlaces(const std::vector<std::string>& results, bool passing);

/// The whole roll in sentences, for a listener.
[[nodiscard]] QString spokenStory(const RollStory& story);
/// "counts", "taken by the strength", "not read on a run"
[[nodiscard]] QString fateText(const RollStory& story, int place);

}  // namespace thrum::gui::tdm
