#include "rules/touchdown/scene.hpp"

#include <thrum/coach/matrix_game.hpp>
#include <thrum/coach/touchdown/rights.hpp>
#include <thrum/core/hash.hpp>

// What computer coaches reckon with: chances against the printed values and numbers counted by
// hand, games of calls against known ones, the last plays of a game.
using namespace thrum;
using namespace thrum::touchdown;
using namespace thrum::touchdown::coach;
using namespace thrum::mixed;
using namespace thrum::touchdown::test;

namespace {

const RulesData kBook{};

const Odds& bookOdds() {
    static const Odds kOdds = oddsOf(kBook);
    return kOdds;
}
const Worth& bookPoints() {
    static const Worth kPoints{kBook, bookOdds(), pointsShape()};
    return kPoints;
}
// The last plays alone: the whole table takes a second.
const Worth& bookChance() {
    static const Worth kChance = [] {
        WorthShape shape = chanceShape();
        shape.plays = 4;
        return Worth{kBook, bookOdds(), shape};
    }();
    return kChance;
}
template <class F>
double percentOf(Die red, Die blue, F wanted) {
    double sum = 0;
    for (const PlayEnd& end : bookOdds().ends)
        sum += wanted(end) ? static_cast<double>(end.chance[pairOf(red, blue)]) : 0;
    return 100 * sum;
}
int rollsOf(const std::vector<CountedReading>& readings) {
    int sum = 0;
    for (const CountedReading& one : readings)
        sum += one.rolls;
    return sum;
}
std::vector<double> numbers(std::uint64_t seed, int count) {
    std::vector<double> drawn;
    for (int i = 0; i < count; ++i)
        drawn.push_back(dieAt(seed, static_cast<std::uint64_t>(i), 1000) / 100.0 - 5);
    return drawn;
}

}  // namespace

TEST_CASE("TDM-20.2 the chances of a play are those of all rolls one by one",
          "[touchdown][coach][TDM-20.2][TDM-4.2]") {
    for (const auto& [red, blue] : {std::pair{Die::RO, Die::SR}, {Die::LP, Die::BL}}) {
        const PlayOdds counted = playOdds(kBook, red, blue);
        double sum = 0;
        for (const PlayEnd& end : bookOdds().ends) {
            const int rolls = counted.count([&](const Outcome& o) {
                return isTurnover(o.kind) == end.lost && o.yards == end.yards &&
                       o.automatic == end.automatic;
            });
            const auto chance = static_cast<double>(end.chance[pairOf(red, blue)]);
            CHECK(chance * 46656 == Approx(rolls).margin(0.01));
            sum += chance;
        }
        CHECK(sum == Approx(1.0).margin(1e-5));
    }
}

TEST_CASE("TDM-20.2 chances are those of the printed tables",
          "[touchdown][coach][TDM-20.2][example]") {
    const auto lost = [](const PlayEnd& end) { return end.lost; };
    const auto far = [](const PlayEnd& end) { return !end.lost && end.yards >= 20; };
    const auto none = [](const PlayEnd& end) { return !end.lost && end.yards <= 0; };
    CHECK(percentOf(Die::RI, Die::SR, lost) == Approx(0.69).margin(0.006));
    CHECK(percentOf(Die::RO, Die::DI, lost) == Approx(3.24).margin(0.006));
    CHECK(percentOf(Die::RO, Die::NI, far) == Approx(5.5).margin(0.06));
    CHECK(percentOf(Die::SP, Die::SR, lost) == Approx(1.03).margin(0.006));
    CHECK(percentOf(Die::LP, Die::SR, far) == Approx(31.9).margin(0.06));
    CHECK(percentOf(Die::SP, Die::BL, far) == Approx(6.2).margin(0.06));
    CHECK(percentOf(Die::RI, Die::BL, none) == Approx(21.8).margin(0.06));
}

TEST_CASE("TDM-13.1 red results and returns are counted",
          "[touchdown][coach][TDM-13.1][TDM-15.4]") {
    const std::array<int, 5> rolls{8, 88, 336, 544, 320};
    for (std::size_t red = 0; red < rolls.size(); ++red)
        CHECK(bookOdds().reds[red] * 1296 == Approx(rolls[red]).margin(0.01));
    float fumbled = 0;
    for (const Odds::Return& one : bookOdds().runBack)
        fumbled += one.lost ? one.chance : 0;
    CHECK(fumbled * 1296 == Approx(36).margin(0.01));
}

TEST_CASE("TDM-10.3 a strength is one result more in every reading",
          "[touchdown][coach][TDM-10.3][TDM-6.2][TDM-7.1]") {
    for (const auto& [red, blue] : {std::pair{Die::LP, Die::BL}, {Die::RO, Die::DI}}) {
        const auto readings = readingsOf(kBook, red, blue);
        CHECK(rollsOf(readings) == 46656);
        const Result added = *parseResult(isPassing(red) ? "CP10" : "TK");
        for (const CountedReading& one : readings) {
            CHECK(quickOutcome(kBook, one.reading) == leastOutcome(kBook, one.reading));
            const Reading more = with(kBook, one.reading, added);
            CHECK(more.red + more.blue == 7);
            CHECK(quickOutcome(kBook, more) == leastOutcome(kBook, more));
        }
    }
    // S-16: the second tackle takes a GN 4
    const Reading s16 =
        readingOf(kBook, std::vector<std::string>{"GN5", "GN4", "GN2", "CP2", "GN4", "TK"}, false);
    CHECK(leastOutcome(kBook, with(kBook, s16, *parseResult("TK"))).yards == 6);
    // S-18: sacked for eight
    const Reading s18 =
        readingOf(kBook, std::vector<std::string>{"BP", "TK", "GN1", "GN2", "CP7", "TK"}, true);
    const Outcome sacked = leastOutcome(kBook, with(kBook, s18, *parseResult("SK")));
    CHECK(sacked.kind == OutcomeKind::Sack);
    CHECK(sacked.yards == -8);
}

TEST_CASE("Games of calls with known answers are solved", "[touchdown][coach]") {
    const MixedCalls pennies = solveGame(std::vector<double>{1, -1, -1, 1}, 2, 2);
    CHECK(pennies.value == Approx(0).margin(1e-9));
    CHECK(pennies.rows[0] == Approx(0.5));
    CHECK(pennies.columns[1] == Approx(0.5));

    const MixedCalls uneven = solveGame(std::vector<double>{3, -1, -2, 1}, 2, 2);
    CHECK(uneven.value == Approx(1.0 / 7));
    CHECK(uneven.rows[0] == Approx(3.0 / 7));
    CHECK(uneven.columns[0] == Approx(2.0 / 7));

    const MixedCalls hands = solveGame(std::vector<double>{0, -1, 1, 1, 0, -1, -1, 1, 0}, 3, 3);
    CHECK(hands.value == Approx(0).margin(1e-9));
    for (const double share : hands.rows)
        CHECK(share == Approx(1.0 / 3));

    const MixedCalls saddle = solveGame(std::vector<double>{4, 2, 5, 1, 0, 7}, 2, 3);
    CHECK(saddle.value == Approx(2));
    CHECK(saddle.rows[0] == Approx(1));
    CHECK(saddle.columns[1] == Approx(1));

    const MixedCalls alike = solveGame(std::vector<double>{-3, -3, -3, -3}, 2, 2);
    CHECK(alike.value == Approx(-3));
}

TEST_CASE("No call is better against the solution than what was solved",
          "[touchdown][coach][property]") {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const std::vector<double> payoffs = numbers(seed, 16);
        const MixedCalls mixed = solveGame(payoffs, 4, 4);
        double rows = 0;
        double columns = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            rows += mixed.rows[i];
            columns += mixed.columns[i];
            double row = 0;
            double column = 0;
            for (std::size_t j = 0; j < 4; ++j) {
                row += payoffs[i * 4 + j] * mixed.columns[j];
                column += payoffs[j * 4 + i] * mixed.rows[j];
            }
            CHECK(row <= mixed.value + 1e-6);
            CHECK(column >= mixed.value - 1e-6);
        }
        CHECK(rows == Approx(1));
        CHECK(columns == Approx(1));
        std::array<float, 16> narrow{};
        for (std::size_t i = 0; i < narrow.size(); ++i)
            narrow[i] = static_cast<float>(payoffs[i]);
        CHECK(valueOfGame(narrow) == Approx(mixed.value).margin(1e-4));
    }
}

TEST_CASE("TDM-12.2 the last play of a tied game is a field goal where it is near",
          "[touchdown][coach][TDM-12.2][TDM-3.3]") {
    // three red results of four, 864 of 1,296: won, else tied
    CHECK(bookChance().series(1, 0, 78, 2, 10) == Approx(864.0 / 1296).margin(0.01));
    // and ten yards out one is enough
    CHECK(bookChance().series(1, 0, 90, 4, 10) == Approx(1288.0 / 1296).margin(0.001));
    CHECK(bookChance().series(1, 1, 90, 1, 10) > 0.99F);
    // nine points are not made with one play, eight may be
    CHECK(bookChance().series(1, -9, 99, 1, 1) == -1);
    CHECK(bookChance().series(1, -8, 99, 1, 1) > -1);
    CHECK(bookChance().series(0, 3, 50, 1, 10) == 1);
    CHECK(bookChance().series(0, 0, 50, 1, 10) == 0);
}

TEST_CASE("Being farther on is worth more and being ahead too", "[touchdown][coach][property]") {
    for (int ball = 6; ball < 98; ball += 7) {
        INFO("ball " << ball);
        CHECK(bookPoints().series(30, 0, ball + 2, 1, 10) >
              bookPoints().series(30, 0, ball, 1, 10));
        CHECK(bookPoints().series(30, 0, ball, 2, 4) > bookPoints().series(30, 0, ball, 3, 4));
        CHECK(bookPoints().series(30, 0, ball, 3, 3) >= bookPoints().series(30, 0, ball, 3, 8));
        for (int lead = -8; lead < 8; ++lead)
            CHECK(bookChance().series(3, lead + 1, ball, 1, 10) >=
                  bookChance().series(3, lead, ball, 1, 10));
    }
}

TEST_CASE("TDM-17.2 a two-point play is worth more than a kick over a game",
          "[touchdown][coach][TDM-17.1][TDM-17.2]") {
    const float nothing = bookPoints().afterTry(30, 0, 0);
    CHECK(bookPoints().tryKick(30, 0) - nothing == Approx(1288.0 / 1296).margin(1e-4));
    const float two = twoPointChance(kBook, bookOdds());
    CHECK(two > 0.5F);
    CHECK(two < 0.6F);
    CHECK(bookPoints().tryTwo(30, 0) - nothing == Approx(2 * two).margin(1e-4));
}

TEST_CASE("TDM-10.1 a right is worth the more the more plays are to come",
          "[touchdown][coach][TDM-10.1][TDM-11.1]") {
    const Rights rights{kBook, bookOdds(), bookPoints()};
    CHECK(rights.reroll(0) == 0);
    CHECK(rights.strength(Die::SP, 0) == 0);
    for (int plays = 0; plays < 30; ++plays) {
        CHECK(rights.reroll(plays + 1) > rights.reroll(plays));
        CHECK(rights.strength(Die::SP, plays + 1) > rights.strength(Die::SP, plays));
    }
    CHECK(rights.bestStrength(30) == Die::SP);
}
