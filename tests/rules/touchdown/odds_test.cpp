#include "scene.hpp"

#include <thrum/rules/touchdown/odds.hpp>

#include <cmath>

// The printed values of TDM-20.2, and cases small enough to count by hand.
using namespace thrum;
using namespace thrum::touchdown;
using namespace thrum::touchdown::test;

namespace {

constexpr int kRolls = 46656;

double percent(int rolls, int of = kRolls) {
    return 100.0 * rolls / of;
}
double rounded(double value, double places) {
    return std::floor(value * places + 0.5) / places;
}
bool isRun(const Outcome& o) {
    return o.kind == OutcomeKind::Run;
}

struct RunRow {
    Die red, blue;
    double mean, none, four, twenty, fumbles;
};
struct PassRow {
    Die red, blue;
    double complete, perCatch, intercepted, sacked, meanSack, twenty;
};

}  // namespace

TEST_CASE("TDM-20.2 runs come out as printed", "[touchdown][TDM-20.2][TDM-1.2][example]") {
    const std::vector<RunRow> rows{{Die::RI, Die::SR, 2.50, 35.1, 33.2, 0.0, 0.69},
                                   {Die::RI, Die::NI, 3.97, 25.2, 48.2, 0.0, 0.46},
                                   {Die::RI, Die::DI, 4.97, 18.2, 58.2, 0.0, 0.69},
                                   {Die::RI, Die::BL, 4.46, 21.8, 53.2, 0.0, 0.46},
                                   {Die::RO, Die::SR, 2.29, 45.7, 22.5, 1.4, 3.24},
                                   {Die::RO, Die::NI, 5.43, 34.8, 34.6, 5.5, 2.78},
                                   {Die::RO, Die::DI, 7.58, 26.7, 42.8, 8.3, 3.24},
                                   {Die::RO, Die::BL, 6.48, 31.0, 38.7, 6.9, 2.78}};
    for (const RunRow& row : rows) {
        INFO(nameOf(row.red) << " against " << nameOf(row.blue));
        const PlayOdds odds = playOdds(RulesData{}, row.red, row.blue);
        CHECK(odds.rolls == kRolls);
        const int runs = odds.count(isRun);
        CHECK(rounded(static_cast<double>(odds.yards(isRun)) / runs, 100) == Approx(row.mean));
        CHECK(
            rounded(percent(odds.count([](const Outcome& o) { return isRun(o) && o.yards <= 0; })),
                    10) == Approx(row.none));
        CHECK(
            rounded(percent(odds.count([](const Outcome& o) { return isRun(o) && o.yards >= 4; })),
                    10) == Approx(row.four));
        CHECK(
            rounded(percent(odds.count([](const Outcome& o) { return isRun(o) && o.yards >= 20; })),
                    10) == Approx(row.twenty));
        CHECK(rounded(percent(kRolls - runs), 100) == Approx(row.fumbles));
    }
}

TEST_CASE("TDM-20.2 passes come out as printed", "[touchdown][TDM-20.2][TDM-1.2][example]") {
    const std::vector<PassRow> rows{{Die::SP, Die::SR, 78.6, 10.29, 1.03, 0.0, 0.0, 7.8},
                                    {Die::SP, Die::NI, 65.4, 8.27, 1.54, 0.0, 0.0, 4.0},
                                    {Die::SP, Die::DI, 61.0, 7.40, 1.54, 0.0, 0.0, 2.7},
                                    {Die::SP, Die::BL, 82.7, 8.88, 1.12, 23.4, -5.67, 6.2},
                                    {Die::LP, Die::SR, 63.7, 23.61, 6.17, 0.0, 0.0, 31.9},
                                    {Die::LP, Die::NI, 50.6, 16.98, 7.20, 0.0, 0.0, 16.2},
                                    {Die::LP, Die::DI, 46.2, 13.94, 7.20, 0.0, 0.0, 11.0},
                                    {Die::LP, Die::BL, 69.2, 17.64, 7.17, 28.2, -6.03, 12.2}};
    for (const PassRow& row : rows) {
        INFO(nameOf(row.red) << " against " << nameOf(row.blue));
        const PlayOdds odds = playOdds(RulesData{}, row.red, row.blue);
        const auto is = [](OutcomeKind kind) {
            return [kind](const Outcome& o) { return o.kind == kind; };
        };
        const int sacks = odds.count(is(OutcomeKind::Sack));
        const int attempts = kRolls - sacks;
        const int caught = odds.count(is(OutcomeKind::Completion));
        CHECK(rounded(percent(caught, attempts), 10) == Approx(row.complete));
        CHECK(rounded(static_cast<double>(odds.yards(is(OutcomeKind::Completion))) / caught, 100) ==
              Approx(row.perCatch));
        CHECK(rounded(percent(odds.count(is(OutcomeKind::Interception)), attempts), 100) ==
              Approx(row.intercepted));
        CHECK(rounded(percent(sacks), 10) == Approx(row.sacked));
        if (sacks > 0)
            CHECK(std::abs(static_cast<double>(odds.yards(is(OutcomeKind::Sack))) / sacks -
                           row.meanSack) < 0.006);
        CHECK(rounded(percent(odds.count([](const Outcome& o) {
                          return o.kind == OutcomeKind::Completion && o.yards >= 20;
                      })),
                      10) == Approx(row.twenty));
    }
}

TEST_CASE("TDM-20.2 red results and fumbles and clean sheets of the play dice are as printed",
          "[touchdown][TDM-20.2][TDM-12.2]") {
    CHECK(redOdds(RulesData{}) == std::array{8, 88, 336, 544, 320});
    const PlayOdds plain = runBackOdds(RulesData{}, false);
    const PlayOdds kick = runBackOdds(RulesData{}, true);
    const auto fumbled = [](const Outcome& o) { return o.kind == OutcomeKind::Fumble; };
    CHECK(plain.rolls == 1296);
    CHECK(plain.count(fumbled) == 36);
    // the 36 with four gains are all that differs
    int differ = 0;
    for (const OutcomeCount& one : kick.outcomes) {
        const int same = plain.count([&](const Outcome& o) { return o == one.outcome; });
        differ += std::max(0, one.rolls - same);
    }
    CHECK(differ == 36);
}

TEST_CASE("odds agree with cases counted by hand", "[touchdown][TDM-20.2][TDM-8.5]") {
    const PlayOdds odds = playOdds(RulesData{}, Die::RO, Die::SR);
    // Two fumbles and no gain: W1 shows none on 3 faces, W2 on 4, W3 on 3; of W4 RO and SR two or
    // three must show FM, and the third no gain. W4: FM 1, other 3. RO: FM 1, TK 2. SR: FM 1, TK 5.
    const int white = 3 * 4 * 3;
    const int pairs = 1 * 1 * 5 + 1 * 2 * 1 + 3 * 1 * 1 + 1 * 1 * 1;
    CHECK(odds.count([](const Outcome& o) { return o.automatic; }) == white * pairs);
    // The best that can be: L with 5 + 4 + 3 + 2 and no tackle but the red die's own L, so the blue
    // die must not show TK: its FM. One roll; 140 yards.
    const auto best = std::ranges::max_element(
        odds.outcomes, {}, [](const OutcomeCount& c) { return c.outcome.yards; });
    CHECK(best->outcome.yards == 140);
    CHECK(best->rolls == 1);
    // All six tackle or nothing to gain: the deepest loss is 5 (W1, W2, W3, RO, SR), W4 with a face
    // that is neither gain nor fumble: 3 faces; RO has TK twice, SR five times.
    CHECK(odds.count([](const Outcome& o) { return isRun(o) && o.yards == -5; }) == 3 * 2 * 5);
}

TEST_CASE("odds of dice that always show the same are certain", "[touchdown][TDM-20.2]") {
    RulesData rules;
    for (DieSpec& die : rules.dice)
        die.faces.assign(6, "TK");
    rules.dice[0].faces.assign(6, "GN5");
    rules.dice[1].faces.assign(6, "GN3");
    rules.dice[2].faces.assign(6, "GNL");
    // three tackles take all three gains
    PlayOdds odds = playOdds(rules, Die::RI, Die::SR);
    CHECK(odds.outcomes == std::vector{OutcomeCount{{OutcomeKind::Run, 0, false}, kRolls}});
    // two tackles: the defense leaves 3, not 5 and not the long gain alone
    rules.dice[3].faces.assign(6, "BP");
    odds = playOdds(rules, Die::RI, Die::SR);
    CHECK(odds.outcomes == std::vector{OutcomeCount{{OutcomeKind::Run, 3, false}, kRolls}});
    // a run back with one tackle: the returner keeps 5 and the long gain
    rules.dice[3].faces.assign(6, "TK");
    odds = runBackOdds(rules, false);
    CHECK(odds.outcomes == std::vector{OutcomeCount{{OutcomeKind::Run, 50, false}, 1296}});
}
