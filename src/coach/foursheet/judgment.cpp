#include "coach/foursheet/judgment.hpp"

#include <algorithm>
#include <cmath>

namespace thrum::foursheet::coach {
namespace {

constexpr int kGoal = 100;
constexpr int kTen = 10;
constexpr int kDowns = 4;
constexpr int kInBounds = 30;
constexpr int kStopped = 20;
constexpr int kEndZone = 10;
constexpr float kUnknown = -1.0e9F;

std::size_t index(int value) {
    return static_cast<std::size_t>(value);
}

}  // namespace

Judgment::Judgment(const GameTables& tables, const State& state, Sense sense, const FlagEnds& flags)
    : m_tables{&tables}, m_state{&state}, m_flags{&flags}, m_sense{sense} {
    m_lead = state.score[indexOf(state.offense)] - state.score[indexOf(other(state.offense))];
    if (sense == Sense::Yards)
        return;
    m_worth = &tables.points();
    m_seconds = m_worth->mostSeconds();
    const bool lastOfHalf = state.quarter % 2 == 0;
    if (sense != Sense::Clock || !lastOfHalf)
        return;
    m_seconds = state.clock;
    const bool late = state.quarter == 4 && state.clock <= chanceShape().seconds;
    if (!late || std::abs(m_lead) > chanceShape().lead)
        return;
    m_worth = &tables.chance();
    constexpr float kDecided = 0.995F;
    if (m_seconds > 0 && std::abs(now()) > kDecided)  // what is decided is played for points
        m_worth = &tables.points();
}

void Judgment::setPace(Pace pace) {
    constexpr int kTick = 10;
    m_faster = pace == Pace::HurryUp ? kTick : pace == Pace::SlowDown ? -kTick : 0;
    m_known.clear();
}

int Judgment::left(int usual) const {
    if (m_sense != Sense::Clock || m_state->quarter % 2 != 0)
        return m_seconds;
    return std::max(m_seconds - secondsTaken(m_seconds, usual, m_faster), 0);
}

float Judgment::of(const Ends& ends) {
    float value = 0;
    for (const End& end : ends) {
        const std::size_t at = index(end.index);
        if (at >= m_known.size())
            m_known.resize(at + 1, kUnknown);
        float& known = m_known[at];
        if (known == kUnknown)
            known = reckon(end.index);
        value += end.chance * known;
    }
    return value;
}

// Clause: FSS-10.4.
float Judgment::reckon(EndIndex end) const {
    const State& s = *m_state;
    if (end >= kFlagEnds)
        return flagged(m_flags->all()[index(end - kFlagEnds)]);
    if (end == kTouchdownEnd)
        return settled(kGoal, kStopped);
    if (end == kIncompleteEnd)
        return settled(0, kStopped);
    if (end == kVoidEnd)
        return marked(s.ball, 0, false);
    if (end == kFirstEvenEnd || end == kFirstOddEnd) {
        if (toGoal(s) <= s.rules->crunchZone.line)
            return settled((toGoal(s) + 1) / 2, kInBounds);
        const int yards = end == kFirstEvenEnd ? s.toGo : std::max(s.toGo - 1, 1);
        return settled(std::min(yards, kTen), kInBounds);
    }
    return byYards(static_cast<EndKind>(end / kYardSpan), end % kYardSpan + kLeastYards);
}

float Judgment::byYards(EndKind kind, int yards) const {
    switch (kind) {
        case EndKind::CarriedIn:
            return settled(yards, kInBounds);
        case EndKind::CarriedOut:
            return settled(yards, kStopped);
        case EndKind::ThrownIn:
        case EndKind::ThrownOut:
            if (yards > toGoal(*m_state) + kEndZone)
                return settled(0, kStopped);
            return settled(yards, kind == EndKind::ThrownIn ? kInBounds : kStopped);
        case EndKind::Intercepted:
            if (yards > toGoal(*m_state) + kEndZone)
                return settled(0, kStopped);
            return lost(yards);
        case EndKind::Lost:
            break;
    }
    return lost(yards);
}

// The play itself, before a foul changes it.
float Judgment::settled(int gain, int usual) const {
    const State& s = *m_state;
    const int spot = s.ball + gain;
    if (s.isTry)
        return spot >= kGoal ? 1.0F : 0.0F;
    const bool first = gain >= s.toGo;
    if (m_worth == nullptr) {
        constexpr float kTouchdown = 30;
        constexpr float kGivenUp = -20;
        if (spot >= kGoal)
            return static_cast<float>(toGoal(s)) + kTouchdown;
        const auto yards = static_cast<float>(gain);
        return yards + (first                           ? static_cast<float>(kTen)
                        : s.down >= kDowns || spot <= 0 ? kGivenUp
                                                        : 0.0F);
    }
    const bool stops = first || s.down >= kDowns || spot <= 0;
    const int seconds = left(stops ? kStopped : usual);
    if (spot >= kGoal)
        return m_worth->touchdown(seconds, m_lead);
    if (spot <= 0)
        return m_worth->safety(seconds, m_lead);
    if (first)
        return m_worth->series(seconds, m_lead, spot, 1, kTen);
    if (s.down >= kDowns)
        return m_worth->taken(seconds, m_lead, spot);
    return m_worth->series(seconds, m_lead, spot, s.down + 1, s.toGo - gain);
}

float Judgment::lost(int gain) const {
    constexpr float kLost = -80;
    if (m_state->isTry)
        return 0;
    if (m_worth == nullptr)
        return kLost + static_cast<float>(std::min(gain, kTen));
    const int spot = m_state->ball + gain;
    const int seconds = left(kStopped);
    if (spot >= kGoal)
        return m_worth->taken(seconds, m_lead, kGoal - m_state->rules->kickoff.touchback);
    return spot <= 0 ? -m_worth->touchdown(seconds, -m_lead)
                     : m_worth->taken(seconds, m_lead, spot);
}

// Clause: FSS-15.4. The down is repeated, or begins a series.
float Judgment::marked(int from, int yards, bool first) const {
    const State& s = *m_state;
    const int distance = yards < 0 ? from : kGoal - from;
    const int moved = std::min(std::abs(yards), distance / 2) * (yards < 0 ? -1 : 1);
    const int spot = from + moved;
    const int toGo = s.ball + s.toGo - spot;
    if (s.isTry)
        return 0.4F;  // about as before
    if (m_worth == nullptr) {
        constexpr float kUsualPlay = 5;  // is still to come
        return static_cast<float>(spot - s.ball) + kUsualPlay + (first ? kTen : 0);
    }
    const int seconds = left(kStopped);
    if (first || toGo <= 0)
        return m_worth->series(seconds, m_lead, spot, 1, kTen);
    return m_worth->series(seconds, m_lead, spot, s.down, toGo);
}

float Judgment::ofColumn(const PlayResult& result) const {
    switch (result.kind) {
        case PlayResult::Kind::Yards:
            return settled(result.yards, kInBounds);
        case PlayResult::Kind::Sack:
            return settled(-result.yards, kInBounds);
        case PlayResult::Kind::Incomplete:
            break;
    }
    return settled(0, kStopped);
}

// @param gain  of the play; nothing if the pass was incomplete
float Judgment::enforced(const FlagEnd& flag, std::optional<int> gain) const {
    const State& s = *m_state;
    const int yards = flag.byOffense ? -flag.yards : flag.yards;
    if (flag.spot == FoulSpot::Target)
        return marked(std::min(s.ball + flag.gain, kGoal - 1), 0, true);
    const int end = s.ball + gain.value_or(0);
    const bool fromEnd =
        flag.spot == FoulSpot::End && (!flag.column || (gain && *gain > 0)) && end > 0;
    if (!fromEnd)
        return marked(s.ball, yards, flag.firstDown);
    if (flag.byOffense) {  // FSS-15.5: the play counts
        const int spot = std::min(end, kGoal) - std::min(flag.yards, std::min(end, kGoal) / 2);
        return settled(spot - s.ball, kStopped);
    }
    return end >= kGoal ? settled(kGoal, kStopped) : marked(end, yards, flag.firstDown);
}

float Judgment::flagged(const FlagEnd& flag) const {
    const auto chosen = [&](float accepted, float declined) {
        return flag.byOffense ? std::min(accepted, declined) : std::max(accepted, declined);
    };
    if (!flag.column) {
        const bool target = flag.spot == FoulSpot::Target;
        const float declined = target ? settled(0, kStopped) : settled(flag.gain, kInBounds);
        return chosen(enforced(flag, target ? std::nullopt : std::optional{flag.gain}), declined);
    }
    constexpr int kFaces = 20;
    float value = 0;
    for (int d20 = 1; d20 <= kFaces; ++d20) {
        const PlayResult& result = playResult(m_state->data->tables, d20, flag.depth);
        std::optional<int> gain;
        if (result.kind != PlayResult::Kind::Incomplete)
            gain = result.kind == PlayResult::Kind::Sack ? -result.yards : result.yards;
        value += chosen(enforced(flag, gain), ofColumn(result));
    }
    return value / kFaces;
}

float Judgment::punt(PuntKind kind, const Placement& defense) const {
    const int rushers = static_cast<int>(std::ranges::count_if(defense, isBox));
    return m_worth->punt(m_seconds,
                         m_lead,
                         m_state->ball,
                         m_state->down,
                         m_state->toGo,
                         puntEnds(*m_state, kind, rushers),
                         puntReturn(*m_state, other(m_state->offense), defense));
}

float Judgment::fieldGoal(int rushers) const {
    return m_worth->goalTry(m_seconds,
                            m_lead,
                            m_state->ball,
                            goalChance(*m_state, m_state->offense, toGoal(*m_state), rushers));
}

float Judgment::tryKick(int rushers) const {
    const float good = goalChance(*m_state, m_state->offense, toGoal(*m_state), rushers);
    return good * m_worth->afterTry(m_seconds, m_lead, m_state->rules->score.kickTry) +
           (1 - good) * m_worth->afterTry(m_seconds, m_lead, 0);
}

float Judgment::tryPlay(float good) const {
    return good * m_worth->afterTry(m_seconds, m_lead, m_state->rules->score.twoPoint) +
           (1 - good) * m_worth->afterTry(m_seconds, m_lead, 0);
}

float Judgment::kickoff(KickKind kind, const Placement& receivers) const {
    const State& s = *m_state;
    if (kind != KickKind::Onside)
        return m_worth->kicked(
            m_seconds, m_lead, kickoffSpots(s, s.offense, s.ball, kind, receivers));
    constexpr int kTravels = 15;
    const float own = onsideChance(*s.data, receivers);
    const int spot = std::min(s.ball + kTravels, kGoal - 1);
    const int seconds = left(kTen);
    return own * m_worth->series(seconds, m_lead, spot, 1, kTen) +
           (1 - own) * m_worth->taken(seconds, m_lead, spot);
}

float Judgment::has(int ball) const {
    return m_worth->series(m_seconds, m_lead, ball, 1, kTen);
}

float Judgment::has(const SpotChances& spots) const {
    float value = 0;
    for (int spot = 1; spot < kGoal; ++spot)
        if (spots[index(spot)] > 0)
            value += spots[index(spot)] * has(spot);
    return value + spots[index(kGoal)] * m_worth->touchdown(m_seconds, m_lead);
}

float Judgment::now() const {
    const State& s = *m_state;
    if (s.isTry)
        return m_worth->attempt(m_seconds, m_lead);
    if (s.down == 0) {
        // after a safety the table of free kicks holds it, and nobody is asked there for more
        return m_worth->afterTry(m_seconds, m_lead, 0);
    }
    return m_worth->series(m_seconds, m_lead, s.ball, s.down, s.toGo);
}

}  // namespace thrum::foursheet::coach
