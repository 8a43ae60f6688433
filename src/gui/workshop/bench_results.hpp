#pragma once

#include <thrum/app/bench.hpp>
#include <thrum/app/bench_base.hpp>
#include <thrum/io/bench_file.hpp>

#include <map>
#include <optional>
#include <utility>
#include <vector>

#include <QString>

namespace thrum::gui {

/// What the lane has shown of one state of a base.
struct BenchMeasured {
    std::map<app::BenchTest, app::BenchSum> sums;
    double dashYards = 20.0;                     ///< of the dash among them
    std::vector<app::BenchRun> runs;             ///< with paths, of the last test of going alone
    app::BenchTest last = app::BenchTest::Dash;  ///< which one that was
    app::BenchTest told = app::BenchTest::Dash;  ///< the last test of all

    [[nodiscard]] const app::BenchSum* sum(app::BenchTest test) const {
        const auto found = sums.find(test);
        return found == sums.end() ? nullptr : &found->second;
    }
};

/// Whether a number is what its goal asks for.
enum class GoalMet { NoGoal, Unknown, Met, Missed };

/// One line of the numbers: what is measured, now and before, and the goal.
struct BenchFact {
    QString title;                               ///< "Dash 20 yd"
    app::BenchTest test = app::BenchTest::Dash;  ///< that it comes of
    std::optional<app::BenchNumber> now;
    std::optional<app::BenchNumber> before;
    std::optional<double> goal;
    int decimals = 2;
    QString unit;
    bool lessIsBetter = true;
    bool aboutZero = false;  ///< a drift: the nearer to 0 the better
    QString lessWord;        ///< what less is called: "quicker"
    QString moreWord;
};

[[nodiscard]] std::vector<BenchFact> factsOf(const BenchMeasured& now,
                                             const BenchMeasured& before,
                                             const app::BenchGoals& goals);
[[nodiscard]] GoalMet goalMet(const BenchFact& fact);
/// How many goals are met of those whose number is known.
[[nodiscard]] std::pair<int, int> goalsIn(const std::vector<BenchFact>& facts);
/// How far it is from its goals in all: of each that is missed the part of the goal that is
/// missing; 0 if all are met.
[[nodiscard]] double awayFromGoals(const std::vector<BenchFact>& facts);
[[nodiscard]] bool isBetter(const BenchFact& fact);
/// "quicker", "no clear difference", or nothing where only one was measured.
[[nodiscard]] QString changeWord(const BenchFact& fact);
/// A number of a fact with its unit: "2.26 s", "L 0.1 yd", "2 ¾ in".
[[nodiscard]] QString factValue(const BenchFact& fact, double value);
/// "n 200 · spread 0.014 s · 95 % 2.255 to 2.259 s".
[[nodiscard]] QString factDetail(const BenchFact& fact);
/// "Quicker and straighter than before, but the push is ¼ in short of the goal."
[[nodiscard]] QString verdictOf(const std::vector<BenchFact>& facts, bool hasBefore, bool passes);
/// Inches in whole eighths: "2 ¾".
[[nodiscard]] QString eighths(double inches);
/// Whether the base goes alone in it, so that the lane has something to draw.
[[nodiscard]] bool isOfGoingAlone(app::BenchTest test);
/// A number of a test in words: "Push 7 g: 2 ¾ in, n 50 · 95 % 2 ⅝ to 2 ¾ in".
[[nodiscard]] QString factWords(const BenchFact& fact);
/// The lane in words (UX-12.4): "mean end 9.8 yd, 0.1 yd left, 95 % within 1.0 yd of it".
[[nodiscard]] QString laneWords(app::BenchTest test, const app::BenchSum& sum);
[[nodiscard]] QString testTitle(app::BenchTest test);

}  // namespace thrum::gui
