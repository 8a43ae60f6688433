#include "coach/touchdown/judgment.hpp"

#include <thrum/coach/matrix_game.hpp>

#include <algorithm>
#include <cmath>

namespace thrum::touchdown::coach {
using mixed::valueOfGame;
namespace {

constexpr int kFirstHalf = 2;

}  // namespace

int playsLeft(const State& s) {
    const int quarters = std::max(s.rules->quarters - s.quarter, 0);
    return quarters * s.rules->playsPerQuarter + std::max(playsInQuarter(s) - s.play, 0);
}

int playsLeftInHalf(const State& s) {
    const int last =
        s.quarter <= kFirstHalf ? std::min(kFirstHalf, s.rules->quarters) : s.rules->quarters;
    const int quarters = std::max(last - s.quarter, 0);
    return quarters * s.rules->playsPerQuarter + std::max(playsInQuarter(s) - s.play, 0);
}

Judgment::Judgment(const Tables& tables, const State& state, Sense sense, Side side)
    : m_tables{&tables}, m_state{&state}, m_sense{sense} {
    m_lead = state.score[indexOf(side)] - state.score[indexOf(other(side))];
    // a play whose run back is still to come is as good as over
    const int over = state.counting ? 1 : 0;
    switch (sense) {
        case Sense::Yards:
            return;
        case Sense::Drive:
            m_worth = &tables.points();
            m_plays = m_worth->mostPlays();
            return;
        case Sense::Clock:
            break;
    }
    const int left = playsLeft(state);
    if (left <= chanceShape().plays && std::abs(m_lead) <= chanceShape().lead) {
        m_worth = &tables.chance();
        m_plays = left - over;
        // what is all but decided is played for points
        constexpr float kDecided = 0.995F;
        const float now = m_worth->series(m_plays, m_lead, state.ball, state.down, state.toGo);
        if (m_plays <= 0 || std::abs(now) < kDecided)
            return;
    }
    m_worth = &tables.points();
    m_plays = playsLeftInHalf(state) - over;
}

const Ends& Judgment::after() const {
    const int taken = m_sense == Sense::Clock ? 1 : 0;
    return m_worth->ends(m_plays - taken, m_lead);
}

// Yards up to the goal line, and what a coach adds who does not look beyond the play.
float Judgment::ofYards(const PlayEnd& end) const {
    constexpr float kLost = -45;
    constexpr float kFirstDown = 10;
    constexpr float kTouchdown = 30;
    if (end.lost)
        return kLost;
    const int yards = std::min(end.yards, toGoal(*m_state));
    const float more = yards >= toGoal(*m_state) ? kTouchdown
                       : yards >= m_state->toGo  ? kFirstDown
                                                 : 0.0F;
    return static_cast<float>(yards) + more;
}

float Judgment::of(const PlayEnd& end) const {
    const State& s = *m_state;
    if (m_worth == nullptr)
        return ofYards(end);
    if (s.twoPoint) {
        const bool good = !end.lost && end.yards >= s.toGo;
        return m_worth->afterTry(m_plays, m_lead, good ? s.rules->score.twoPoint : 0);
    }
    const int taken = m_sense == Sense::Clock ? 1 : 0;
    return valueOf(
        *s.rules, end, after(), s.ball, s.down, s.toGo, [&](int down, int toGo, int ball) {
            return m_worth->series(m_plays - taken, m_lead, ball, down, toGo);
        });
}

float Judgment::of(const Reading& reading) const {
    const Outcome outcome = leastOutcome(*m_state->rules, reading);
    return of(PlayEnd{outcome.yards, isTurnover(outcome.kind), outcome.automatic, {}});
}

float Judgment::punt() const {
    return puntValue(*m_state->rules, m_tables->odds(), after(), m_state->ball);
}

float Judgment::fieldGoal() const {
    return goalValue(*m_state->rules, m_tables->odds(), after(), m_state->ball);
}

float Judgment::before() const {
    const float played = valueOfGame(calls());
    return m_state->twoPoint ? played : std::max({played, punt(), fieldGoal()});
}

float Judgment::tryKick() const {
    return m_worth->tryKick(m_plays, m_lead);
}
float Judgment::tryTwo() const {
    return m_worth->tryTwo(m_plays, m_lead);
}
float Judgment::deepKick() const {
    return m_worth->deepKick(m_plays, m_lead);
}
float Judgment::onsideKick() const {
    return m_worth->onsideKick(m_plays, m_lead);
}
float Judgment::runBack(int line, ReturnKind kind) const {
    return m_worth->runBack(m_plays, m_lead, line, kind);
}
float Judgment::hasBall(int ball) const {
    return m_worth->series(m_plays, m_lead, ball, 1, kSeriesYards);
}

float Judgment::point() const {
    if (m_worth == nullptr || m_worth->scale() == Scale::Points)
        return 1;
    constexpr int kAround = 3;
    const State& s = *m_state;
    const auto with = [&](int points) {
        return m_worth->series(m_plays, m_lead + points, s.ball, s.down, s.toGo);
    };
    return (with(kAround) - with(-kAround)) / (2 * kAround);
}

}  // namespace thrum::touchdown::coach
