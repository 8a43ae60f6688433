#include <thrum/coach/matrix_game.hpp>
#include <thrum/coach/touchdown/worth.hpp>

#include <algorithm>
#include <limits>

namespace thrum::touchdown::coach {
using mixed::valueOfGame;
namespace {

constexpr int kMostToGo = 20;  // longer ways are as hopeless
constexpr int kLaterDowns = 3;
constexpr std::size_t kToGoes = kMostToGo + 1;

std::size_t index(int number) {
    return static_cast<std::size_t>(number);
}

// The ends of plays as who runs a ball back sees them: his own yards, his own gain.
struct Returner {
    const Ends* ends = nullptr;
    bool isOther = false;  // he did not snap the ball
    [[nodiscard]] float mine(int line) const {
        return isOther ? -ends->taken[index(kGoal - line)] : ends->first[index(line)];
    }
    [[nodiscard]] float theirs(int line) const {
        return isOther ? -ends->first[index(kGoal - line)] : ends->taken[index(line)];
    }
    [[nodiscard]] float touchdown() const { return isOther ? -ends->conceded : ends->touchdown; }
    [[nodiscard]] float conceded() const { return isOther ? -ends->touchdown : ends->conceded; }
};

// Who finds a ball that is lost on the way falls on it; that he may run, too, changes little.
float returned(const RulesData& rules,
               const std::vector<Odds::Return>& odds,
               const Returner& who,
               int line,
               int base) {
    float sum = 0;
    for (const Odds::Return& one : odds) {
        const int from = std::max(line + base, rules.runBack.minLine);
        float value = 0;
        if (one.lost) {
            const int spot = from + one.yards;
            value = one.automatic   ? who.conceded()
                    : spot >= kGoal ? who.theirs(kGoal - rules.touchback.line)
                                    : who.theirs(std::clamp(spot, 1, kGoal - 1));
        } else {
            const int end = std::max(line + base + one.yards, rules.runBack.minLine);
            value = end >= kGoal ? who.touchdown() : who.mine(std::max(end, 1));
        }
        sum += one.chance * value;
    }
    return sum;
}

std::vector<int> everyYard(int first, int last) {
    std::vector<int> yards;
    for (int yard = first; yard <= last; ++yard)
        yards.push_back(yard);
    return yards;
}

}  // namespace

WorthShape pointsShape() {
    return {Scale::Points, 30, 0, everyYard(1, kGoal - 1), everyYard(1, kMostToGo)};
}

WorthShape chanceShape() {
    return {Scale::Chance,
            30,
            24,
            {1,  3,  6,  10, 14, 18, 22, 26, 30, 34, 38, 42, 46, 50,
             54, 58, 62, 66, 70, 74, 78, 82, 86, 90, 93, 96, 98, 99},
            {1, 2, 3, 5, 7, 10, 14, 20}};
}

Worth::Worth(const RulesData& rules, const Odds& odds, WorthShape shape)
    : m_rules{&rules}, m_odds{&odds}, m_shape{std::move(shape)} {
    for (std::size_t red = 0; red < odds.reds.size(); ++red)
        m_kickChance += static_cast<int>(red) >= rules.tries.kickRed ? odds.reds[red] : 0.0F;
    m_twoChance = twoPointChance(rules, odds);
    const auto between = [](const std::vector<int>& known, int wanted) {
        std::size_t at = 0;
        while (at + 2 < known.size() && known[at + 1] <= wanted)
            ++at;
        const float share =
            static_cast<float>(wanted - known[at]) / static_cast<float>(known[at + 1] - known[at]);
        return Between{at, std::clamp(share, 0.0F, 1.0F)};
    };
    for (int yard = 0; yard <= kGoal; ++yard)
        m_ballAt.push_back(between(m_shape.balls, yard));
    for (int yard = 0; yard <= kMostToGo; ++yard)
        m_toGoAt.push_back(between(m_shape.toGoes, yard));
    const std::size_t rows = row(m_shape.plays, m_shape.lead) + 1;
    m_series.resize(rows * m_shape.balls.size() * slots());
    m_ends.resize(rows);
    for (std::vector<float>* kicks : {&m_deep, &m_onside, &m_free})
        kicks->resize(rows);
    for (int plays = 0; plays <= m_shape.plays; ++plays) {
        // one after the other for all leads: each looks at other leads of the one before
        for (const auto reckon : {&Worth::reckonSeries,
                                  &Worth::reckonKicks,
                                  &Worth::reckonScores,
                                  &Worth::reckonReturns}) {
            for (int lead = -m_shape.lead; lead <= m_shape.lead; ++lead)
                (this->*reckon)(plays, lead);
        }
    }
}

std::size_t Worth::row(int plays, int lead) const {
    const int kept = std::clamp(plays, 0, m_shape.plays);
    const int ahead = std::clamp(lead, -m_shape.lead, m_shape.lead);
    return index(kept) * index(2 * m_shape.lead + 1) + index(ahead + m_shape.lead);
}

float Worth::whenOver(int lead) const {
    if (m_shape.scale == Scale::Points || lead == 0)
        return 0;
    return lead > 0 ? 1.0F : -1.0F;
}

template <class F>
float Worth::scored(int lead, int points, F then) const {
    return m_shape.scale == Scale::Points ? static_cast<float>(points) + then(lead)
                                          : then(lead + points);
}

float Worth::series(int plays, int lead, int ball, int down, int toGo) const {
    if (plays <= 0)
        return whenOver(lead);
    const std::size_t from = row(plays, lead) * m_shape.balls.size() * slots();
    const Between& spot = m_ballAt[index(std::clamp(ball, 1, kGoal - 1))];
    const auto at = [&](std::size_t slot) {
        const float* here = &m_series[from + spot.at * slots() + slot];
        return here[0] + spot.share * (here[slots()] - here[0]);
    };
    if (down <= 1)
        return at(0);
    const Between& way = m_toGoAt[index(std::clamp(toGo, 1, kMostToGo))];
    const std::size_t slot = 1 + index(std::min(down, kDowns) - 2) * m_shape.toGoes.size() + way.at;
    return at(slot) + way.share * (at(slot + 1) - at(slot));
}

const Ends& Worth::ends(int plays, int lead) const {
    return m_ends[row(plays, lead)];
}

float Worth::deepKick(int plays, int lead) const {
    return m_deep[row(plays, lead)];
}

float Worth::onsideKick(int plays, int lead) const {
    return m_onside[row(plays, lead)];
}

float Worth::kick(int plays, int lead) const {
    return std::max(deepKick(plays, lead), onsideKick(plays, lead));
}

float Worth::afterTry(int plays, int lead, int points) const {
    return scored(lead, points, [&](int ahead) { return kick(plays, ahead); });
}

float Worth::tryKick(int plays, int lead) const {
    return m_kickChance * afterTry(plays, lead, m_rules->score.kickTry) +
           (1 - m_kickChance) * afterTry(plays, lead, 0);
}

float Worth::tryTwo(int plays, int lead) const {
    return m_twoChance * afterTry(plays, lead, m_rules->score.twoPoint) +
           (1 - m_twoChance) * afterTry(plays, lead, 0);
}

float Worth::runBack(int plays, int lead, int line, ReturnKind kind) const {
    const bool kick = kind == ReturnKind::Kickoff || kind == ReturnKind::Punt;
    const int base = kind == ReturnKind::Kickoff ? m_rules->kickoff.returnBase
                     : kind == ReturnKind::Punt  ? m_rules->punt.returnBase
                                                 : 0;
    return returned(*m_rules,
                    kick ? m_odds->kickReturn : m_odds->runBack,
                    {&ends(plays, lead), false},
                    line,
                    base);
}

Worth::LaterDowns Worth::laterDowns(int plays, int lead) const {
    LaterDowns all(kLaterDowns * kToGoes * kSpots);
    for (int down = 2; down <= kDowns; ++down)
        for (int toGo = 1; toGo <= kMostToGo; ++toGo)
            for (int ball = 1; ball < kGoal; ++ball)
                all[(index(down - 2) * kToGoes + index(toGo)) * kSpots + index(ball)] =
                    series(plays, lead, ball, down, toGo);
    return all;
}

// What the next play is worth wherever the ball may lie. It takes one of the plays.
void Worth::reckonSeries(int plays, int lead) {
    if (plays == 0)
        return;
    const Ends& after = ends(plays - 1, lead);
    const LaterDowns downs = laterDowns(plays - 1, lead);
    const auto later = [&](int down, int toGo, int ball) {
        const int way = std::min(toGo, kMostToGo);
        return downs[(index(down - 2) * kToGoes + index(way)) * kSpots + index(ball)];
    };
    constexpr int kGoalEarly = 3;  // a field goal on an early down is for the last plays
    float* to = &m_series[row(plays, lead) * m_shape.balls.size() * slots()];
    for (const int ball : m_shape.balls) {
        const float goal = goalValue(*m_rules, *m_odds, after, ball);
        const float punt = puntValue(*m_rules, *m_odds, after, ball);
        const auto best = [&](int down, int toGo) {
            std::array<float, kPairs> calls{};
            const int way = std::min(toGo, kGoal - ball);
            for (const PlayEnd& end : m_odds->ends) {
                const float value = valueOf(*m_rules, end, after, ball, down, way, later);
                for (std::size_t pair = 0; pair < kPairs; ++pair)
                    calls[pair] += end.chance[pair] * value;
            }
            float worth = valueOfGame(calls);
            if (down == kDowns)
                worth = std::max({worth, goal, punt});
            else if (plays < kGoalEarly)
                worth = std::max(worth, goal);
            return worth;
        };
        *to++ = best(1, kSeriesYards);
        for (int down = 2; down <= kDowns; ++down)
            for (const int toGo : m_shape.toGoes)
                *to++ = best(down, toGo);
    }
}

// A deep kick from there to who kicks.
float Worth::landed(int plays, int lead, int spot) const {
    const Ends& now = ends(plays, -lead);
    // a return for a touchdown is rare; the table of one play less knows well enough what it is
    Ends guess = now;
    guess.touchdown = ends(plays - 1, -lead).touchdown;
    guess.conceded = ends(plays - 1, -lead).conceded;
    const Returner receiver{&guess, false};
    float sum = 0;
    for (std::size_t red = 0; red < m_odds->reds.size(); ++red) {
        const int distance =
            m_rules->kickoff.base + m_rules->kickoff.perRed * static_cast<int>(red);
        const int line = std::clamp(kGoal - spot - distance, 0, kGoal - 1);
        float value =
            returned(*m_rules, m_odds->kickReturn, receiver, line, m_rules->kickoff.returnBase);
        if (line == 0)
            value = std::max(value, receiver.mine(m_rules->touchback.line));
        sum += m_odds->reds[red] * value;
    }
    return -sum;
}

void Worth::reckonKicks(int plays, int lead) {
    Ends& now = m_ends[row(plays, lead)];
    for (int ball = 1; ball < kGoal; ++ball) {
        now.first[index(ball)] = series(plays, lead, ball, 1, kSeriesYards);
        now.taken[index(ball)] = -series(plays, -lead, kGoal - ball, 1, kSeriesYards);
    }
    // the kicks look at the other side's leads, which are filled in when all are through: see below
    if (lead < m_shape.lead)
        return;
    for (int ahead = -m_shape.lead; ahead <= m_shape.lead; ++ahead) {
        const std::size_t at = row(plays, ahead);
        if (plays == 0) {  // nobody kicks when the half is over
            m_deep[at] = m_onside[at] = m_free[at] = whenOver(ahead);
            continue;
        }
        m_deep[at] = landed(plays, ahead, m_rules->kickoff.spot);
        m_free[at] = landed(plays, ahead, m_rules->kickoff.freeKickSpot);
        float recovered = 0;
        for (std::size_t red = 0; red < m_odds->reds.size(); ++red)
            recovered +=
                static_cast<int>(red) >= m_rules->onside.redNeeded ? m_odds->reds[red] : 0.0F;
        const std::size_t spot =
            index(std::min(m_rules->kickoff.spot + m_rules->onside.distance, kGoal - 1));
        const Ends& kicker = m_ends[at];
        m_onside[at] = recovered * kicker.first[spot] + (1 - recovered) * kicker.taken[spot];
    }
}

void Worth::reckonScores(int plays, int lead) {
    const RulesData::Score& score = m_rules->score;
    const auto touchdown = [&](int ahead) {
        return scored(ahead, score.td, [&](int then) {
            const float kicked = tryKick(plays, then);
            return m_rules->tries.twoPointAllowed ? std::max(kicked, tryTwo(plays, then)) : kicked;
        });
    };
    Ends& now = m_ends[row(plays, lead)];
    now.touchdown = touchdown(lead);
    now.conceded = -touchdown(-lead);
    now.fieldGoal = scored(lead, score.fieldGoal, [&](int ahead) { return kick(plays, ahead); });
    now.safety = scored(lead, -score.safety, [&](int ahead) { return m_free[row(plays, ahead)]; });
}

void Worth::reckonReturns(int plays, int lead) {
    Ends& now = m_ends[row(plays, lead)];
    const Returner other{&now, true};
    for (int ball = 1; ball < kGoal; ++ball) {
        const int line = kGoal - ball;
        const float stays = other.mine(line);
        const float back = returned(*m_rules, m_odds->runBack, other, line, 0);
        const float punted =
            returned(*m_rules, m_odds->kickReturn, other, line, m_rules->punt.returnBase);
        now.carried[index(ball)] = -std::max(stays, back);
        now.caught[index(ball)] = -std::max(stays, punted);
    }
}

float puntValue(const RulesData& rules, const Odds& odds, const Ends& ends, int ball) {
    float sum = 0;
    for (std::size_t red = 0; red < odds.reds.size(); ++red) {
        const int landing = ball + rules.punt.base + rules.punt.perRed * static_cast<int>(red);
        const int blocked = ball - rules.punt.blockedYards;
        const float value = red == 0 ? (blocked <= 0 ? ends.safety : ends.taken[index(blocked)])
                            : landing >= kGoal ? ends.taken[index(kGoal - rules.touchback.line)]
                                               : ends.caught[index(landing)];
        sum += odds.reds[red] * value;
    }
    return sum;
}

float goalValue(const RulesData& rules, const Odds& odds, const Ends& ends, int ball) {
    const int away = kGoal - ball;
    if (away > rules.fieldGoal.maxToGoal)
        return -std::numeric_limits<float>::max();
    const auto band = std::ranges::find_if(
        rules.fieldGoal.bands, [&](const std::array<int, 2>& one) { return away <= one[0]; });
    const int needed = band != rules.fieldGoal.bands.end() ? (*band)[1] : kGoal;
    const int blocked = ball - rules.fieldGoal.blockedYards;
    const int missed = std::max(away, kOwnTwenty);
    float sum = 0;
    for (std::size_t red = 0; red < odds.reds.size(); ++red) {
        const float value = red == 0 ? (blocked <= 0 ? ends.safety : ends.taken[index(blocked)])
                            : static_cast<int>(red) >= needed ? ends.fieldGoal
                                                              : ends.taken[index(kGoal - missed)];
        sum += odds.reds[red] * value;
    }
    return sum;
}

float twoPointChance(const RulesData& rules, const Odds& odds) {
    std::array<float, kPairs> good{};
    for (const PlayEnd& end : odds.ends)
        for (std::size_t pair = 0; pair < kPairs; ++pair)
            good[pair] += !end.lost && end.yards >= rules.tries.twoPointLine ? end.chance[pair] : 0;
    return valueOfGame(good);
}

}  // namespace thrum::touchdown::coach
