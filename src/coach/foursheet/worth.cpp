#include "coach/foursheet/worth.hpp"

#include <algorithm>
#include <cmath>

namespace thrum::foursheet::coach {
namespace {

constexpr int kGoal = 100;
constexpr int kDowns = 4;
constexpr int kTen = 10;
constexpr int kInBounds = 30;
constexpr int kStopped = 20;
constexpr int kKick = 20;  // a kickoff and its return, a punt, a try for the goal
constexpr int kReturn = 10;

std::size_t index(int value) {
    return static_cast<std::size_t>(value);
}

std::vector<int> steps(int from, int to, int by) {
    std::vector<int> list;
    for (int at = from; at <= to; at += by)
        list.push_back(at);
    return list;
}

// Share of what lies between two entries of a grid, for each number up to `most`.
template <class Between>
std::vector<Between> betweens(const std::vector<int>& grid, int most) {
    std::vector<Between> list(index(most + 1));
    for (int value = 0; value <= most; ++value) {
        std::size_t at = 0;
        while (at + 2 < grid.size() && grid[at + 1] <= value)
            ++at;
        const float way =
            static_cast<float>(value - grid[at]) / static_cast<float>(grid[at + 1] - grid[at]);
        list[index(value)] = {at, std::clamp(way, 0.0F, 1.0F)};
    }
    return list;
}

// Yards that stand for those around them.
constexpr std::array kBins{-13, -8, -5, -3, -1, 0,  1,  2,  3,  4,  5,  6,  7, 8,
                           9,   10, 11, 13, 15, 18, 21, 25, 29, 35, 45, 60, 80};

// Shared out to the two bins beside it, so that the average stays.
template <class F>
void shareOut(int yards, float chance, const F& to) {
    if (yards <= kBins.front() || yards >= kBins.back()) {
        to(yards <= kBins.front() ? std::size_t{0} : kBins.size() - 1, chance);
        return;
    }
    std::size_t at = 0;
    while (kBins[at + 1] <= yards)
        ++at;
    const float way =
        static_cast<float>(yards - kBins[at]) / static_cast<float>(kBins[at + 1] - kBins[at]);
    to(at, chance * (1 - way));
    if (way > 0)
        to(at + 1, chance * way);
}

void addFlag(const FlagEnd& flag, float chance, PlaySum& sum) {
    constexpr int kMuch = 10;
    if (flag.spot == FoulSpot::Target)
        sum.defense15 += chance;
    else if (flag.byOffense)
        (flag.yards > kMuch ? sum.offense15 : sum.offense5) += chance;
    else
        (flag.firstDown ? sum.defense15 : sum.defense5) += chance;
}

}  // namespace

PlaySum summed(const Ends& ends, const FlagEnds& flags) {
    PlaySum sum;
    std::array<PlaySum::Bin, kBins.size()> bins{};
    const auto gain = [&](int yards, bool out, float chance) {
        shareOut(yards, chance, [&](std::size_t at, float part) {
            (out ? bins[at].out : bins[at].in) += part;
        });
    };
    std::array<float, kBins.size()> lost{};
    for (const End& end : ends) {
        if (end.index >= kFlagEnds) {
            addFlag(flags.all()[index(end.index - kFlagEnds)], end.chance, sum);
            continue;
        }
        if (end.index == kTouchdownEnd) {
            sum.touchdown += end.chance;
        } else if (end.index == kIncompleteEnd) {
            gain(0, true, end.chance);
        } else if (end.index == kVoidEnd) {
            sum.again += end.chance;
        } else if (end.index >= kFirstEvenEnd) {
            gain(kTen - (end.index == kFirstOddEnd ? 1 : 0), true, end.chance);
        } else {
            const auto kind = static_cast<EndKind>(end.index / kYardSpan);
            const int yards = end.index % kYardSpan + kLeastYards;
            if (kind == EndKind::Lost || kind == EndKind::Intercepted)
                shareOut(yards, end.chance, [&](std::size_t at, float part) { lost[at] += part; });
            else
                gain(yards, kind == EndKind::CarriedOut || kind == EndKind::ThrownOut, end.chance);
        }
    }
    for (std::size_t i = 0; i < kBins.size(); ++i) {
        bins[i].yards = kBins[i];
        if (bins[i].in + bins[i].out > 0)
            sum.bins.push_back(bins[i]);
        if (lost[i] > 0)
            sum.lost.push_back({kBins[i], lost[i]});
    }
    return sum;
}

WorthShape pointsShape() {
    return {Scale::Points, 900, 0, steps(1, 99, 7), {1, 2, 3, 4, 6, 8, 10, 13, 17, 25}};
}

WorthShape chanceShape() {
    return {Scale::Chance,
            300,
            16,
            {1, 5, 12, 20, 30, 40, 50, 60, 70, 80, 90, 95, 99},
            {1, 2, 3, 4, 6, 8, 10, 15, 25}};
}

Worth::Worth(const Rules& rules, const GameOdds& odds, WorthShape shape)
    : m_rules{&rules},
      m_odds{&odds},
      m_shape{std::move(shape)},
      m_ballAt{betweens<Between>(m_shape.balls, kGoal)},
      m_toGoAt{betweens<Between>(m_shape.toGoes, kGoal)} {
    const std::size_t rows = index(timeIndex(m_shape.seconds) + 1) * index(2 * m_shape.lead + 1);
    m_series.assign(rows * m_shape.balls.size() * slots(), 0.0F);
    for (auto* const list : {&m_kickoffs, &m_freeKicks, &m_touchdowns})
        list->assign(rows, 0.0F);
    reckon();
}

std::size_t Worth::rowOf(int seconds, int lead) const {
    const int time = timeIndex(std::clamp(seconds, 0, m_shape.seconds));
    const int ahead = std::clamp(lead, -m_shape.lead, m_shape.lead);
    return index(time) * index(2 * m_shape.lead + 1) + index(ahead + m_shape.lead);
}

float Worth::whenOver(int lead) const {
    if (m_shape.scale == Scale::Points || lead == 0)
        return 0;
    return lead > 0 ? 1.0F : -1.0F;
}

float Worth::series(int seconds, int lead, int ball, int down, int toGo) const {
    if (seconds <= 0)
        return whenOver(lead);
    const Between& spot = m_ballAt[index(std::clamp(ball, 1, kGoal - 1))];
    const float* const here =
        &m_series[(rowOf(seconds, lead) * m_shape.balls.size() + spot.at) * slots()];
    const auto at = [&](std::size_t slot) {
        return here[slot] + spot.share * (here[slot + slots()] - here[slot]);
    };
    if (down <= 1)
        return at(0);
    const Between& way = m_toGoAt[index(std::clamp(toGo, 1, kGoal))];
    const std::size_t slot = 1 + index(std::min(down, kDowns) - 2) * m_shape.toGoes.size() + way.at;
    const float less = at(slot);
    return less + way.share * (at(slot + 1) - less);
}

float Worth::kicked(int seconds, int lead, const SpotChances& spots) const {
    const int left = seconds - secondsTaken(seconds, kKick, 0);
    if (seconds <= 0)
        return whenOver(lead);
    float value = 0;
    for (int spot = 1; spot < kGoal; ++spot)
        if (spots[index(spot)] > 0)
            value -= spots[index(spot)] * series(left, -lead, spot, 1, kTen);
    if (spots[index(kGoal)] > 0)
        value -= spots[index(kGoal)] * touchdown(left, -lead);
    return value;
}

float Worth::afterTry(int seconds, int lead, int points) const {
    return scored(points) + m_kickoffs[rowOf(seconds, lead + points)];
}

float Worth::attempt(int seconds, int lead) const {
    const auto of = [&](float good, int points) {
        return good * afterTry(seconds, lead, points) + (1 - good) * afterTry(seconds, lead, 0);
    };
    const float kick = of(m_odds->tryGood, m_rules->score.kickTry);
    return m_rules->tries.twoPointAllowed
               ? std::max(kick, of(m_odds->twoGood, m_rules->score.twoPoint))
               : kick;
}

float Worth::scored(int points) const {
    return m_shape.scale == Scale::Points ? static_cast<float>(points) : 0.0F;
}

float Worth::touchdown(int seconds, int lead) const {
    return m_touchdowns[rowOf(seconds, lead)];
}

float Worth::fieldGoal(int seconds, int lead) const {
    return afterTry(seconds, lead, m_rules->score.fieldGoal);
}

float Worth::safety(int seconds, int lead) const {
    const int points = m_rules->score.safety;
    return -scored(points) + m_freeKicks[rowOf(seconds, lead - points)];
}

float Worth::settled(const Moment& at, int seconds, int gain) const {
    const int spot = at.ball + gain;
    if (spot >= kGoal)
        return touchdown(seconds, at.lead);
    if (spot <= 0)
        return safety(seconds, at.lead);
    if (gain >= at.toGo)
        return series(seconds, at.lead, spot, 1, kTen);
    if (at.down >= kDowns)
        return taken(seconds, at.lead, spot);
    return series(seconds, at.lead, spot, at.down + 1, at.toGo - gain);
}

// Goal lines, first downs and the loss of the ball stop the clock.
float Worth::gained(const Moment& at, int usual, int faster, int gain) const {
    const bool stops = gain >= at.toGo || at.down >= kDowns || at.ball + gain <= 0;
    const int taken = secondsTaken(at.seconds, stops ? kStopped : usual, faster);
    return settled(at, at.seconds - taken, gain);
}

float Worth::marked(const Moment& at, int seconds, int yards, bool first) const {
    const int distance = yards < 0 ? at.ball : kGoal - at.ball;
    const int moved = std::min(std::abs(yards), distance / 2) * (yards < 0 ? -1 : 1);
    const int toGo = at.toGo - moved;
    if (first || toGo <= 0)
        return series(seconds, at.lead, at.ball + moved, 1, kTen);
    return series(seconds, at.lead, at.ball + moved, at.down, toGo);
}

float Worth::played(const Moment& at, const PlaySum& play, int faster) const {
    constexpr int kMuch = 15;
    constexpr int kLittle = 5;
    float value = 0;
    for (const PlaySum::Bin& bin : play.bins) {
        if (bin.in > 0)
            value += bin.in * gained(at, kInBounds, faster, bin.yards);
        if (bin.out > 0)
            value += bin.out * gained(at, kStopped, faster, bin.yards);
    }
    const int left = at.seconds - secondsTaken(at.seconds, kStopped, faster);
    for (const PlaySum::Loss& loss : play.lost) {
        const int spot = at.ball + loss.yards;
        value +=
            loss.chance * (spot >= kGoal ? taken(left, at.lead, kGoal - m_rules->kickoff.touchback)
                           : spot <= 0   ? -touchdown(left, -at.lead)
                                         : taken(left, at.lead, spot));
    }
    value += play.touchdown * touchdown(left, at.lead);
    value += play.again * marked(at, left, 0, false);
    value += play.offense15 * marked(at, left, -kMuch, false);
    value += play.offense5 * marked(at, left, -kLittle, false);
    value += play.defense15 * marked(at, left, kMuch, true);
    value += play.defense5 * marked(at, left, kLittle, false);
    return value;
}

float Worth::punt(int seconds,
                  int lead,
                  int ball,
                  int down,
                  int toGo,
                  const std::vector<PuntEnd>& ends,
                  float back) const {
    constexpr float kTheyWin = 19.0F / 36 * 11.0F / 12;  // FSS-13.2, 30.8
    const int left = seconds - secondsTaken(seconds, kKick, 0);
    const int later = left - secondsTaken(left, kReturn, 0);
    const int touchback = kGoal - m_rules->kickoff.touchback;
    float value = 0;
    for (const PuntEnd& end : ends) {
        const int landing = ball + end.yards;
        if (end.blocked) {
            const Moment at{seconds, lead, ball, down, toGo};
            const float lost = landing <= 0 ? -touchdown(left, -lead) : taken(left, lead, landing);
            value += end.chance * (kTheyWin * lost + (1 - kTheyWin) * settled(at, left, end.yards));
        } else if (landing >= kGoal) {
            value += end.chance * taken(left, lead, touchback);
        } else {
            const int run = end.dead ? 0 : static_cast<int>(std::lround(back));
            value += end.chance *
                     taken(end.dead ? left : later, lead, std::clamp(landing - run, 1, kGoal - 1));
        }
    }
    return value;
}

float Worth::goalTry(int seconds, int lead, int ball, float good) const {
    constexpr int kNearest = 20;
    const int left = seconds - secondsTaken(seconds, kKick, 0);
    const int spot = std::max(kGoal - ball, kNearest);
    return good * fieldGoal(left, lead) +
           (1 - good) * taken(left, lead, std::clamp(kGoal - spot, 1, kGoal - 1));
}

float Worth::best(const Moment& at) const {
    constexpr int kNear = 80;
    constexpr int kHurry = 10;
    constexpr int kLastSeconds = 40;
    const std::vector<PlaySum>& plays = at.ball > kNear ? m_odds->near : m_odds->field;
    float value = -1000;
    const bool chance = m_shape.scale == Scale::Chance;
    for (const PlaySum& play : plays) {
        value = std::max(value, played(at, play, 0));
        if (chance && at.seconds > kHurry * 3)
            value = std::max(value, played(at, play, at.lead > 0 ? -kHurry : kHurry));
    }
    const int distance = kGoal - at.ball;
    const bool inRange = distance <= m_odds->range;
    if (inRange && (at.down >= kDowns || at.seconds <= kLastSeconds))
        value = std::max(value,
                         goalTry(at.seconds,
                                 at.lead,
                                 at.ball,
                                 m_odds->goal[index(static_cast<int>(placeKickColumn(distance)))]));
    if (at.down >= kDowns)
        value = std::max(value,
                         punt(at.seconds,
                              at.lead,
                              at.ball,
                              at.down,
                              at.toGo,
                              at.ball < 50 ? m_odds->puntOwn : m_odds->puntFar,
                              m_odds->puntReturn));
    return value;
}

// Kicks and scores of a moment look at earlier rows alone, so they come first.
void Worth::reckonScores(int seconds) {
    for (int lead = -m_shape.lead; lead <= m_shape.lead; ++lead) {
        m_kickoffs[rowOf(seconds, lead)] = kicked(seconds, lead, m_odds->kickoff);
        m_freeKicks[rowOf(seconds, lead)] = kicked(seconds, lead, m_odds->freeKick);
    }
    for (int lead = -m_shape.lead; lead <= m_shape.lead; ++lead)
        m_touchdowns[rowOf(seconds, lead)] =
            scored(m_rules->score.td) + attempt(seconds, lead + m_rules->score.td);
}

void Worth::reckon() {
    reckonScores(0);
    for (int time = 1; time <= timeIndex(m_shape.seconds); ++time) {
        reckonScores(timeAt(time));
        for (int lead = -m_shape.lead; lead <= m_shape.lead; ++lead) {
            float* to = &m_series[rowOf(timeAt(time), lead) * m_shape.balls.size() * slots()];
            for (const int ball : m_shape.balls) {
                Moment at{timeAt(time), lead, ball, 1, std::min(kTen, kGoal - ball)};
                *to++ = best(at);
                for (at.down = 2; at.down <= kDowns; ++at.down)
                    for (const int toGo : m_shape.toGoes) {
                        at.toGo = std::min(toGo, kGoal - ball);
                        *to++ = best(at);
                    }
            }
        }
    }
}

}  // namespace thrum::foursheet::coach
