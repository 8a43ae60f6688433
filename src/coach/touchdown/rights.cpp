#include <thrum/coach/matrix_game.hpp>
#include <thrum/coach/touchdown/rights.hpp>

#include <algorithm>
#include <map>

namespace thrum::touchdown::coach {
using mixed::MixedCalls;
using mixed::solveGame;
namespace {

constexpr int kMostPlays = 99;
constexpr float kHalf = 0.5F;  // as often as not a coach has the ball

// Moments that stand for all the others, each as often as it comes about.
struct Moment {
    int down;
    int toGo;
    int ball;
    float share;
};
constexpr std::array kMoments{Moment{1, 10, 25, 0.15F},
                              Moment{1, 10, 50, 0.15F},
                              Moment{1, 10, 75, 0.10F},
                              Moment{2, 7, 35, 0.15F},
                              Moment{2, 7, 65, 0.15F},
                              Moment{3, 6, 30, 0.10F},
                              Moment{3, 6, 55, 0.06F},
                              Moment{3, 6, 80, 0.06F},
                              Moment{4, 3, 60, 0.08F}};

// What a right would have changed in a play, by how likely.
class Gains {
public:
    void add(float gain, float chance) {
        constexpr float kSteps = 20;
        if (gain > 0)
            m_chances[static_cast<int>(gain * kSteps)] += chance;
    }
    // Used where it brings more than it is worth to keep it.
    [[nodiscard]] std::vector<float> prices() const {
        constexpr float kStep = 0.05F;
        std::vector<float> prices{0};
        for (int plays = 1; plays <= kMostPlays; ++plays) {
            const float kept = prices.back();
            float more = 0;
            for (const auto& [steps, chance] : m_chances)
                more += chance * std::max(kStep * static_cast<float>(steps) - kept, 0.0F);
            prices.push_back(kept + more);
        }
        return prices;
    }

private:
    std::map<int, float> m_chances;
};

PlayEnd endOf(const Outcome& outcome) {
    return {outcome.yards, isTurnover(outcome.kind), outcome.automatic, {}};
}

class Reckoner {
public:
    Reckoner(const RulesData& rules, const Odds& odds, const Worth& worth)
        : m_rules{rules}, m_odds{odds}, m_worth{worth}, m_ends{worth.ends(worth.mostPlays(), 0)} {
        for (const Moment& moment : kMoments) {
            std::array<double, kPairs> calls{};
            for (const PlayEnd& end : odds.ends)
                for (std::size_t pair = 0; pair < kPairs; ++pair)
                    calls[pair] += static_cast<double>(end.chance[pair] * value(end, moment));
            m_mixed.push_back(solveGame(calls, kReds.size(), kBlues.size()));
        }
    }
    [[nodiscard]] std::vector<float> reroll() const {
        Gains gains;
        for (std::size_t i = 0; i < kMoments.size(); ++i) {
            const Moment& moment = kMoments[i];
            const auto before = static_cast<float>(m_mixed[i].value);
            for (const PlayEnd& end : m_odds.ends) {
                float chance = 0;
                for (const Die red : kReds)
                    for (const Die blue : kBlues)
                        chance += end.chance[pairOf(red, blue)] * called(i, red, blue);
                const float lost = before - value(end, moment);
                gains.add(lost, kHalf * moment.share * chance);
                gains.add(-lost, kHalf * moment.share * chance);
            }
        }
        return gains.prices();
    }
    [[nodiscard]] std::vector<float> strength(Die die) const {
        Gains gains;
        for (const Die red : kReds)
            for (const Die blue : kBlues)
                if (die == red || die == blue)
                    addPair(die, red, blue, gains);
        return gains.prices();
    }

private:
    [[nodiscard]] float value(const PlayEnd& end, const Moment& moment) const {
        return valueOf(m_rules,
                       end,
                       m_ends,
                       moment.ball,
                       moment.down,
                       moment.toGo,
                       [&](int down, int toGo, int ball) {
                           return m_worth.series(m_worth.mostPlays(), 0, ball, down, toGo);
                       });
    }
    [[nodiscard]] float called(std::size_t moment, Die red, Die blue) const {
        return static_cast<float>(m_mixed[moment].rows[redIndex(red)] *
                                  m_mixed[moment].columns[blueIndex(blue)]);
    }
    // Every result the strength may add in one of the moments, "FD" as so many yards.
    [[nodiscard]] std::vector<Result> added(Die die) const {
        std::vector<Result> results;
        for (const std::string& entry : m_rules.strength.table.of(die)) {
            if (const auto printed = parseResult(entry)) {
                results.push_back(*printed);
                continue;
            }
            for (const Moment& moment : kMoments) {
                const Result way{isPassing(die) ? Symbol::CP : Symbol::GN, moment.toGo};
                if (std::ranges::find(results, way) == results.end())
                    results.push_back(way);
            }
        }
        return results;
    }
    void addPair(Die die, Die red, Die blue, Gains& gains) const {
        const std::vector<Result> results = added(die);
        const bool offense = isOffenseDie(die);
        const bool firstDown = m_rules.strength.table.of(die).size() > 1;
        for (const CountedReading& one : readingsOf(m_rules, red, blue)) {
            const PlayEnd now = endOf(quickOutcome(m_rules, one.reading));
            std::vector<PlayEnd> then;
            for (const Result& result : results)
                then.push_back(endOf(quickOutcome(m_rules, with(m_rules, one.reading, result))));
            for (std::size_t i = 0; i < kMoments.size(); ++i) {
                const Moment& moment = kMoments[i];
                const float before = value(now, moment);
                float best = 0;
                for (std::size_t r = 0; r < results.size(); ++r) {
                    if (r > 0 && firstDown && results[r].yards != moment.toGo)
                        continue;
                    const float gain = value(then[r], moment) - before;
                    best = std::max(best, offense ? gain : -gain);
                }
                constexpr float kRolls = 46656;
                gains.add(best,
                          kHalf * moment.share * called(i, red, blue) *
                              static_cast<float>(one.rolls) / kRolls);
            }
        }
    }

    const RulesData& m_rules;
    const Odds& m_odds;
    const Worth& m_worth;
    const Ends& m_ends;
    std::vector<MixedCalls> m_mixed;
};

float priceAt(const std::vector<float>& prices, int plays) {
    return prices[static_cast<std::size_t>(std::clamp(plays, 0, kMostPlays))];
}

std::size_t strengthIndex(Die die) {
    return static_cast<std::size_t>(die) - static_cast<std::size_t>(Die::RI);
}

}  // namespace

Rights::Rights(const RulesData& rules, const Odds& odds, const Worth& worth) {
    const Reckoner reckoner{rules, odds, worth};
    m_reroll = reckoner.reroll();
    for (const Die die : kReds)
        m_strengths[strengthIndex(die)] = reckoner.strength(die);
    for (const Die die : kBlues)
        m_strengths[strengthIndex(die)] = reckoner.strength(die);
}

float Rights::strength(Die die, int plays) const {
    return priceAt(m_strengths[strengthIndex(die)], plays);
}

float Rights::reroll(int plays) const {
    return priceAt(m_reroll, plays);
}

Die Rights::bestStrength(int plays) const {
    Die best = kReds.front();
    for (int number = 0; number < static_cast<int>(m_strengths.size()); ++number) {
        const Die die = static_cast<Die>(static_cast<int>(Die::RI) + number);
        if (strength(die, plays) > strength(best, plays))
            best = die;
    }
    return best;
}

}  // namespace thrum::touchdown::coach
