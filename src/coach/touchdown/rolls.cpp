#include <thrum/coach/touchdown/rolls.hpp>

#include <algorithm>
#include <map>
#include <tuple>

namespace thrum::touchdown::coach {
namespace {

constexpr std::array kWhites{Die::W1, Die::W2, Die::W3, Die::W4};

bool larger(const Result& a, const Result& b) {
    return std::tuple{a.isLong, a.yards} > std::tuple{b.isLong, b.yards};
}

// Readings that are alike, by what they hold.
class AlikeReadings {
public:
    void add(Reading reading, int rolls) {
        std::ranges::sort(reading.gains, larger);
        Key key{{}, reading.cancelers, reading.turnovers, reading.sacks, reading.red, reading.blue};
        for (const Result& gain : reading.gains)
            std::get<0>(key).push_back(gain.isLong ? -1 : gain.yards);
        CountedReading& one = m_readings[std::move(key)];
        one.rolls += rolls;
        one.reading = std::move(reading);
    }
    [[nodiscard]] std::vector<CountedReading> all() const {
        std::vector<CountedReading> readings;
        for (const auto& [key, one] : m_readings)
            readings.push_back(one);
        return readings;
    }

private:
    using Key = std::tuple<std::vector<int>, int, int, int, int, int>;
    std::map<Key, CountedReading> m_readings;
};

// One die more on the table.
std::vector<CountedReading> alsoThrown(const RulesData& rules,
                                       const std::vector<CountedReading>& before,
                                       Die die) {
    AlikeReadings alike;
    for (const std::string& face : rules.die(die).faces) {
        const Result shown = parseResult(face).value_or(Result{});
        for (const CountedReading& one : before)
            alike.add(with(rules, one.reading, shown), one.rolls);
    }
    return alike.all();
}

std::vector<CountedReading> whitesThrown(const RulesData& rules, bool passing) {
    CountedReading nothing;
    nothing.reading.passing = passing;
    nothing.rolls = 1;
    std::vector<CountedReading> readings{nothing};
    for (const Die die : kWhites)
        readings = alsoThrown(rules, readings, die);
    return readings;
}

using EndKey = std::tuple<bool, int, bool>;

std::vector<Odds::Return> returnsOf(const PlayOdds& odds) {
    std::vector<Odds::Return> returns;
    for (const OutcomeCount& one : odds.outcomes)
        returns.push_back({one.outcome.yards,
                           isTurnover(one.outcome.kind),
                           one.outcome.automatic,
                           static_cast<float>(one.rolls) / static_cast<float>(odds.rolls)});
    return returns;
}

}  // namespace

Reading with(const RulesData& rules, Reading reading, const Result& added) {
    const Reading more = touchdown::readingOf(rules, std::span{&added, 1}, reading.passing);
    reading.gains.insert(reading.gains.end(), more.gains.begin(), more.gains.end());
    std::ranges::sort(reading.gains, larger);
    reading.cancelers += more.cancelers;
    reading.turnovers += more.turnovers;
    reading.sacks += more.sacks;
    reading.red += more.red;
    reading.blue += more.blue;
    return reading;
}

std::vector<CountedReading> readingsOf(const RulesData& rules, Die red, Die blue) {
    return alsoThrown(rules, alsoThrown(rules, whitesThrown(rules, isPassing(red)), red), blue);
}

Outcome quickOutcome(const RulesData& rules, const Reading& reading) {
    const bool plain = std::ranges::none_of(reading.gains, &Result::isLong);
    if (!plain || touchdown::isTurnover(reading))
        return leastOutcome(rules, reading);
    const auto due = static_cast<std::size_t>(cancelsDue(reading));
    return outcomeOf(rules, reading, std::span{reading.gains}.first(due));
}

Odds oddsOf(const RulesData& rules) {
    Odds odds;
    std::map<EndKey, std::size_t> known;
    const std::array whites{whitesThrown(rules, false), whitesThrown(rules, true)};
    for (const Die red : kReds) {
        const auto five = alsoThrown(rules, whites[isPassing(red) ? 1 : 0], red);
        for (const Die blue : kBlues) {
            const auto readings = alsoThrown(rules, five, blue);
            int all = 0;
            for (const CountedReading& one : readings)
                all += one.rolls;
            for (const CountedReading& one : readings) {
                const Outcome outcome = quickOutcome(rules, one.reading);
                const bool lost = isTurnover(outcome.kind);
                const auto [at, fresh] = known.try_emplace(
                    EndKey{lost, outcome.yards, outcome.automatic}, odds.ends.size());
                if (fresh)
                    odds.ends.push_back({outcome.yards, lost, outcome.automatic, {}});
                odds.ends[at->second].chance[pairOf(red, blue)] +=
                    static_cast<float>(one.rolls) / static_cast<float>(all);
            }
        }
    }
    odds.runBack = returnsOf(runBackOdds(rules, false));
    odds.kickReturn = returnsOf(runBackOdds(rules, true));
    const std::array<int, 5> reds = redOdds(rules);
    int all = 0;
    for (const int count : reds)
        all += count;
    for (std::size_t i = 0; i < reds.size(); ++i)
        odds.reds[i] = static_cast<float>(reds[i]) / static_cast<float>(all);
    return odds;
}

}  // namespace thrum::touchdown::coach
