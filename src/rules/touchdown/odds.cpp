#include <thrum/rules/touchdown/odds.hpp>

#include <map>
#include <tuple>

namespace thrum::touchdown {
namespace {

std::vector<std::vector<Result>> printed(const RulesData& rules, const std::vector<Die>& dice) {
    std::vector<std::vector<Result>> faces;
    for (const Die die : dice) {
        faces.emplace_back();
        for (const std::string& face : rules.die(die).faces)
            faces.back().push_back(parseResult(face).value_or(Result{}));
    }
    return faces;
}

// Calls `take` with the results of each way these dice can fall.
template <class F>
void eachRoll(const RulesData& rules, const std::vector<Die>& dice, F take) {
    const auto faces = printed(rules, dice);
    std::vector<std::size_t> shown(dice.size(), 0);
    std::vector<Result> results(dice.size());
    while (true) {
        for (std::size_t i = 0; i < dice.size(); ++i)
            results[i] = faces[i][shown[i]];
        take(results);
        std::size_t turned = 0;
        while (turned < dice.size() && ++shown[turned] == kFaces)
            shown[turned++] = 0;
        if (turned == dice.size())
            return;
    }
}

class Counter {
public:
    void add(const Outcome& outcome) {
        ++m_counts[{outcome.kind, outcome.yards, outcome.automatic}];
        ++m_rolls;
    }
    [[nodiscard]] PlayOdds odds() const {
        PlayOdds odds;
        odds.rolls = m_rolls;
        for (const auto& [key, rolls] : m_counts)
            odds.outcomes.push_back(
                OutcomeCount{{std::get<0>(key), std::get<1>(key), std::get<2>(key)}, rolls});
        return odds;
    }

private:
    std::map<std::tuple<OutcomeKind, int, bool>, int> m_counts;
    int m_rolls = 0;
};

const std::vector<Die>& fourPlayDice() {
    static const std::vector<Die> kDice{Die::W1, Die::W2, Die::W3, Die::W4};
    return kDice;
}

}  // namespace

PlayOdds playOdds(const RulesData& rules, Die red, Die blue) {
    std::vector<Die> dice = fourPlayDice();
    dice.push_back(red);
    dice.push_back(blue);
    Counter counter;
    eachRoll(rules, dice, [&](const std::vector<Result>& results) {
        counter.add(leastOutcome(rules, readingOf(rules, results, isPassing(red))));
    });
    return counter.odds();
}

PlayOdds runBackOdds(const RulesData& rules, bool kickReturn) {
    const bool returner = rules.runBack.cancelChooser == "returner";
    Counter counter;
    eachRoll(rules, fourPlayDice(), [&](const std::vector<Result>& results) {
        const Reading reading = readingOf(rules, results, false);
        const Cancels cancels = cancelsOf(rules, reading);
        Outcome outcome = outcomeOf(rules, reading, returner ? cancels.forMost : cancels.forLeast);
        if (kickReturn && reading.gains.size() == fourPlayDice().size())
            outcome.yards *= rules.kickReturn.cleanSheetFactor;
        counter.add(outcome);
    });
    return counter.odds();
}

std::array<int, 5> redOdds(const RulesData& rules) {
    std::array<int, 5> counts{};
    eachRoll(rules, fourPlayDice(), [&](const std::vector<Result>& results) {
        ++counts[static_cast<std::size_t>(readingOf(rules, results, false).red)];
    });
    return counts;
}

}  // namespace thrum::touchdown
