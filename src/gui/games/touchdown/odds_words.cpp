#include "gui/games/touchdown/odds_words.hpp"

#include "gui/games/touchdown/words.hpp"

#include <thrum/rules/touchdown/odds.hpp>

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

namespace thrum::gui::tdm {

namespace {
using touchdown::Die;
using touchdown::RulesData;

QString oddsWords(const char* text) {
    return QCoreApplication::translate("TouchdownOdds", text);
}

// "48 in 100"; less than one is told as such.
QString inHundred(double percent) {
    if (percent > 0.0 && percent < 0.95)
        return oddsWords("less than 1 in 100");
    return oddsWords("%1 in 100").arg(std::lround(percent));
}

bool asPrinted(const RulesData& rules) {
    return rules.dice == touchdown::standardDice() && rules.longGain == RulesData::LongGain{} &&
           rules.sack == RulesData::Sack{};
}

double redAtLeast(const RulesData& rules, int needed) {
    const auto counts = touchdown::redOdds(rules);
    int all = 0;
    int good = 0;
    for (std::size_t red = 0; red < counts.size(); ++red) {
        all += counts[red];
        good += static_cast<int>(red) >= needed ? counts[red] : 0;
    }
    return all > 0 ? 100.0 * good / all : 0.0;
}
double redMean(const RulesData& rules) {
    const auto counts = touchdown::redOdds(rules);
    double all = 0.0;
    double sum = 0.0;
    for (std::size_t red = 0; red < counts.size(); ++red) {
        all += counts[red];
        sum += static_cast<double>(red) * counts[red];
    }
    return all > 0.0 ? sum / all : 0.0;
}
}  // namespace

const std::array<PairOdds, 16>& pairOdds() {
    static constexpr std::array<PairOdds, 16> kPairs{
        PairOdds{Die::RI, Die::SR, 33.2, 2.50, 0.69, 0.0},
        PairOdds{Die::RI, Die::NI, 48.2, 3.97, 0.46, 0.0},
        PairOdds{Die::RI, Die::DI, 58.2, 4.97, 0.69, 0.0},
        PairOdds{Die::RI, Die::BL, 53.2, 4.46, 0.46, 0.0},
        PairOdds{Die::RO, Die::SR, 22.5, 2.29, 3.24, 0.0},
        PairOdds{Die::RO, Die::NI, 34.6, 5.43, 2.78, 0.0},
        PairOdds{Die::RO, Die::DI, 42.8, 7.58, 3.24, 0.0},
        PairOdds{Die::RO, Die::BL, 38.7, 6.48, 2.78, 0.0},
        PairOdds{Die::SP, Die::SR, 78.6, 10.29, 1.03, 0.0},
        PairOdds{Die::SP, Die::NI, 65.4, 8.27, 1.54, 0.0},
        PairOdds{Die::SP, Die::DI, 61.0, 7.40, 1.54, 0.0},
        PairOdds{Die::SP, Die::BL, 82.7, 8.88, 1.12, 23.4},
        PairOdds{Die::LP, Die::SR, 63.7, 23.61, 6.17, 0.0},
        PairOdds{Die::LP, Die::NI, 50.6, 16.98, 7.20, 0.0},
        PairOdds{Die::LP, Die::DI, 46.2, 13.94, 7.20, 0.0},
        PairOdds{Die::LP, Die::BL, 69.2, 17.64, 7.17, 28.2}};
    return kPairs;
}

QString callHint(const RulesData& rules, Die call) {
    if (!asPrinted(rules))
        return characterText(call);
    const bool offense = touchdown::isOffenseDie(call);
    std::array<double, 2> sum{};  // of runs, of passes
    std::array<int, 2> count{};
    double least = 100.0;
    double most = 0.0;
    for (const PairOdds& pair : pairOdds()) {
        if ((offense ? pair.red : pair.blue) != call)
            continue;
        const std::size_t kind = touchdown::isPassing(pair.red) ? 1 : 0;
        sum[kind] += pair.good;
        ++count[kind];
        least = std::min(least, pair.good);
        most = std::max(most, pair.good);
    }
    if (offense)
        return (touchdown::isPassing(call) ? oddsWords("Complete %1 to %2 in 100")
                                           : oddsWords("4 yards %1 to %2 in 100"))
            .arg(std::lround(least))
            .arg(std::lround(most));
    return oddsWords("Runs get 4 yards %1, passes are complete %2 in 100")
        .arg(std::lround(sum[0] / std::max(1, count[0])))
        .arg(std::lround(sum[1] / std::max(1, count[1])));
}

QString pairHint(const RulesData& rules, Die red, Die blue) {
    if (!asPrinted(rules))
        return {};
    const auto pair = std::ranges::find_if(
        pairOdds(), [&](const PairOdds& p) { return p.red == red && p.blue == blue; });
    if (pair == pairOdds().end())
        return {};
    if (touchdown::isPassing(red)) {
        QString text = oddsWords("Complete %1, for %2 on average; intercepted %3.")
                           .arg(inHundred(pair->good),
                                yardsText(static_cast<int>(std::lround(pair->yards))),
                                inHundred(pair->lost));
        if (pair->sacked > 0.0)
            text += QLatin1Char(' ') + oddsWords("Sacked %1.").arg(inHundred(pair->sacked));
        return text;
    }
    return oddsWords("4 yards or more %1, %2 on average; fumbled %3.")
        .arg(inHundred(pair->good),
             yardsText(static_cast<int>(std::lround(pair->yards))),
             inHundred(pair->lost));
}

int redNeeded(const RulesData& rules, int toGoal) {
    const auto band = std::ranges::find_if(
        rules.fieldGoal.bands, [&](const std::array<int, 2>& b) { return toGoal <= b[0]; });
    return band != rules.fieldGoal.bands.end() ? (*band)[1] : rules.fieldGoal.bands.back()[1];
}

QString fieldGoalHint(const RulesData& rules, int toGoal) {
    const int needed = redNeeded(rules, toGoal);
    return oddsWords("From %1, good with %2 red: %3.")
        .arg(yardsText(toGoal + rules.fieldGoal.addedLength))
        .arg(needed)
        .arg(inHundred(redAtLeast(rules, needed)));
}

QString fieldGoalNote(const RulesData& rules, int toGoal) {
    return oddsWords("%1: %2").arg(yardsText(toGoal + rules.fieldGoal.addedLength),
                                   inHundred(redAtLeast(rules, redNeeded(rules, toGoal))));
}

QString puntNote(const RulesData& rules) {
    return oddsWords("About %1")
        .arg(yardsText(
            static_cast<int>(std::lround(rules.punt.base + rules.punt.perRed * redMean(rules)))));
}

QString tryHint(const RulesData& rules) {
    return oddsWords("Good with %1 red: %2.")
        .arg(rules.tries.kickRed)
        .arg(inHundred(redAtLeast(rules, rules.tries.kickRed)));
}

QString onsideHint(const RulesData& rules) {
    return oddsWords("Yours with %1 red: %2. Else theirs, %3 downfield.")
        .arg(rules.onside.redNeeded)
        .arg(inHundred(redAtLeast(rules, rules.onside.redNeeded)),
             yardsText(rules.onside.distance));
}

QString puntHint(const RulesData& rules) {
    return oddsWords("%1 yards and %2 for each red result, about %3; blocked %4.")
        .arg(rules.punt.base)
        .arg(rules.punt.perRed)
        .arg(std::lround(rules.punt.base + rules.punt.perRed * redMean(rules)))
        .arg(inHundred(100.0 - redAtLeast(rules, 1)));
}

QString kickoffHint(const RulesData& rules, bool free) {
    return oddsWords("%1 yards and %2 for each red result, from the %3.")
        .arg(rules.kickoff.base)
        .arg(rules.kickoff.perRed)
        .arg(free ? rules.kickoff.freeKickSpot : rules.kickoff.spot);
}

QString runBackHint(const RulesData& rules, bool kickReturn) {
    const touchdown::PlayOdds odds = touchdown::runBackOdds(rules, kickReturn);
    const auto kept = [](const touchdown::Outcome& o) { return !touchdown::isTurnover(o.kind); };
    const int held = std::max(1, odds.count(kept));
    const double mean = static_cast<double>(odds.yards(kept)) / held;
    return oddsWords("%1 on average, fumbled %2.")
        .arg(yardsText(static_cast<int>(std::lround(mean))),
             inHundred(100.0 * (odds.rolls - held) / std::max(1, odds.rolls)));
}

}  // namespace thrum::gui::tdm
