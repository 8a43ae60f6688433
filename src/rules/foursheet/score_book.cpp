#include "turn.hpp"

#include <thrum/core/field.hpp>
#include <thrum/rules/foursheet/score_book.hpp>
#include <thrum/rules/frames.hpp>

#include <algorithm>
#include <cstdlib>

namespace thrum::foursheet {

namespace {

using Type = GamePlay::Type;
using E = EventKind;

constexpr int kGoal = 100;

Side sideOf(const Event& event) {
    return event.side.value_or(Side::Home);
}

thrum::Situation neutral(const Situation& s) {
    thrum::Situation now;
    now.score = s.score;
    now.period = s.quarter;
    now.play = s.play;
    now.offense = s.offense;
    now.down = s.down;
    now.ballX = ownYardsToSpot(s.ball, s.offense);
    if (s.down > 0)
        now.toGainX = ownYardsToSpot(
            std::min(std::clamp(s.ball, 0, kGoal) + std::clamp(s.toGo, 0, kGoal), kGoal),
            s.offense);
    return now;
}

// Something of the play stands: it is no repeated down.
bool stands(EventKind kind) {
    return kind == E::Spotted || kind == E::PossessionChanged || kind == E::Touchdown ||
           kind == E::Safety || kind == E::Touchback || kind == E::FieldGoalGood ||
           kind == E::TryGood || kind == E::TryFailed;
}

}  // namespace

ScoreBook::ScoreBook(const Rules& rules, const std::array<Shared<Team>, 2>& teams)
    : m_clock{rules.clock.quarterSeconds}, m_touchback{rules.kickoff.touchback}, m_teams{teams} {}

int ScoreBook::clockMs() const {
    constexpr int kMs = 1000;
    return m_clock * kMs;
}

void ScoreBook::begin() {
    m_formation.reset();
    m_rusher.reset();
    m_changedHands = false;
    m_kickInAir = false;
    m_blocked = false;
    m_loose = false;
    m_ownOnside = false;
    m_flagged = false;
    m_dead.reset();
    m_enforced.reset();
    m_holder.reset();
}

void ScoreBook::add(const BookStep& step, std::span<const Event> events) {
    if (reach(step.index))
        begin();
    for (const Event& event : events)
        read(step.index, event);
    if (isOver())
        finish();
    settle();
}

void ScoreBook::correct(std::size_t step, const State& state) {
    if (reach(step))
        begin();
    m_teams = state.teams;
    m_substitutes = state.substitutes;
    m_clock = state.clock;
    m_safetyKick = state.freeKick;
    if (state.call)
        m_formation = state.call->formation;
    setSituation(neutral({.score = state.score,
                          .quarter = state.quarter,
                          .clock = state.clock,
                          .play = state.play,
                          .offense = state.offense,
                          .down = state.down,
                          .toGo = state.toGo,
                          .ball = state.ball}));
    if (!play().snapped)
        play().before = situation();
}

// --- what happened --------------------------------------------------------------------------

void ScoreBook::read(std::size_t step, const Event& event) {
    if (stands(event.kind))
        m_flagged = false;
    readSnap(step, event);
    readLineUp(event);
    readPass(event);
    readBall(event);
    readKick(event);
    readPlace(event);
    readFlag(step, event);
    readEnd(event);
    readClock(event);
    readMen(event);
}

void ScoreBook::readSnap(std::size_t step, const Event& event) {
    const Side side = sideOf(event);
    const bool isTry = situation().down == 0;
    if (!play().snapped)
        m_line = situation().ballX;
    switch (event.kind) {
        case E::KickRevealed:
            snap(step,
                 m_safetyKick                     ? Type::SafetyKick
                 : event.kick == KickKind::Onside ? Type::OnsideKick
                                                  : Type::Kickoff,
                 side);
            m_safetyKick = false;
            return;
        case E::CardRevealed:
            // whether it is a pass is known when it is thrown, or would have been
            m_formation = event.formation;
            snap(step, isTry ? Type::TwoPoint : Type::Run, side);
            return;
        case E::PuntNamed:
            if (event.punt != PuntKind::Fake)
                snap(step, Type::Punt, side);
            return;
        case E::Kicked:
            if (event.play == CallPlay::FieldGoal)
                snap(step, isTry ? Type::ExtraPoint : Type::FieldGoal, side);
            return;
        default:
            return;
    }
}

void ScoreBook::throwBall() {
    GamePlay& now = play();
    now.thrown = true;
    if (now.type == Type::Run)
        now.type = Type::Pass;
    if (!now.passer)
        now.passer = passer();
}

void ScoreBook::readPass(const Event& event) {
    GamePlay& now = play();
    switch (event.kind) {
        case E::Completed:
            throwBall();
            now.complete = true;
            now.receiver = manOf(sideOf(event), event.player);
            m_holder = now.receiver;
            now.gain = wholeYards(event.yards.value_or(0));
            return;
        case E::Incomplete:
            throwBall();
            now.gain = Distance{};
            return;
        case E::InterceptionChecked:
            seePasser(event);
            return;
        case E::Hurried:
        case E::Scrambled:
            seePasser(event);
            return;
        case E::Intercepted:
            throwBall();
            now.intercepted = true;
            now.interceptedBy = manOf(sideOf(event), event.player);
            m_changedHands = true;
            m_holder = now.interceptedBy;
            return;
        case E::Sacked:
            seePasser(event);
            now.runner = now.passer;
            now.passer.reset();
            m_holder = now.runner;
            if (now.type == Type::Run)
                now.type = Type::Pass;
            now.gain = -wholeYards(event.yards.value_or(0));
            count(extra::kSacked, now.team);
            return;
        case E::Gained:
            now.runner = manOf(sideOf(event), event.player);
            now.passer.reset();
            m_holder = now.runner;
            now.gain = wholeYards(event.yards.value_or(0));
            return;
        default:
            return;
    }
}

void ScoreBook::readBall(const Event& event) {
    GamePlay& now = play();
    switch (event.kind) {
        case E::MatchUp:
            readMatchUp(event);
            return;
        case E::FumbleChecked:
            if (event.right.value_or(false))
                m_holder = manOf(sideOf(event), event.player);
            return;
        case E::Fumbled:
            m_loose = true;
            // a kick that was blocked was nobody's to lose
            if (m_blocked || now.fumble)
                return;
            now.fumble = event.side;
            if (m_holder && m_holder->side == event.side)
                now.fumbledBy = m_holder;
            if (now.type == Type::Run && !now.gain && event.ball && now.before.ballX)
                now.gain = downfield(ownYardsToSpot(*event.ball, now.team), now.team) -
                           downfield(*now.before.ballX, now.team);
            return;
        case E::Recovered:
            recovered(event);
            return;
        case E::OutOfBounds:
            m_loose = false;
            return;
        case E::Returned: {
            const Side side = sideOf(event);
            const int to = event.ball.value_or(0);
            GameReturn back{
                .side = side,
                .by = manOf(side, event.player),
                .from = ownYardsToSpot(std::clamp(to, -kGoal, 2 * kGoal) -
                                           std::clamp(event.yards.value_or(0), -kGoal, 2 * kGoal),
                                       side),
                .to = ownYardsToSpot(to, side)};
            m_holder = back.by;
            if (m_kickInAir)
                now.kickReturn = back;
            else if (!now.takeawayReturn)
                now.takeawayReturn = back;
            m_kickInAir = false;
            return;
        }
        default:
            return;
    }
}

void ScoreBook::recovered(const Event& event) {
    GamePlay& now = play();
    const Side side = sideOf(event);
    m_loose = false;
    m_kickInAir = false;
    now.recoveredBy = manOf(side, event.player);
    m_holder = now.recoveredBy;
    m_ownOnside = m_ownOnside || side == now.team;
    if (now.fumble)
        now.fumbleLost = side != *now.fumble;
    m_changedHands = m_changedHands || side != now.team;
}

void ScoreBook::readKick(const Event& event) {
    GamePlay& now = play();
    switch (event.kind) {
        case E::Kicked:
            m_kickInAir = now.type != Type::ExtraPoint;
            m_changedHands = m_changedHands || isFreeKick(now.type);
            return;
        case E::Punted:
            now.punted = true;
            now.kickYards = wholeYards(event.yards.value_or(0));
            m_kickInAir = true;
            m_changedHands = true;
            return;
        case E::Blocked:
            m_blocked = true;
            m_kickInAir = false;
            m_changedHands = true;
            if (now.type == Type::Punt) {
                now.punted = true;
                now.kickYards = Distance{};
            }
            return;
        case E::KickMissed:
            m_changedHands = true;
            return;
        case E::FieldGoalGood:
            now.good = true;
            score(sideOf(event), event.points.value_or(0));
            return;
        case E::TryGood:
        case E::TryFailed:
            now.good = event.kind == E::TryGood;
            score(sideOf(event), event.points.value_or(0));
            return;
        case E::Touchback:
            now.touchback = true;
            if (m_loose && now.fumble && event.side != now.fumble)
                now.fumbleLost = true;
            return;
        default:
            return;
    }
}

// Where the ball lay when a penalty was walked off, and where that put it.
void ScoreBook::readPlace(const Event& event) {
    if (!event.ball || !event.side)
        return;
    const GamePlay& now = play();
    const Side receivers = other(now.team);
    const bool kick = isFreeKick(now.type) || now.type == Type::Punt;
    const int ball = std::clamp(*event.ball, -kGoal, 2 * kGoal);
    const int own = *event.side == receivers ? ball : kGoal - ball;
    if (now.penalties.empty())
        // in the receivers' end zone it is a touchback, and is walked off from there (FSS-28.4)
        m_dead = ownYardsToSpot(kick && own <= 0 ? m_touchback : own, receivers);
    else if (!m_enforced && (event.kind == E::Spotted || event.kind == E::PossessionChanged))
        m_enforced = ownYardsToSpot(own, receivers);
}

// Yards as they were called: what was walked is known when the play is over.
void ScoreBook::readFlag(std::size_t step, const Event& event) {
    if (event.kind == E::PlayVoid) {
        nullify();
        return;
    }
    if (event.kind != E::PenaltyEnforced && event.kind != E::PenaltiesOffset)
        return;
    m_flagged = true;
    if (event.kind == E::PenaltiesOffset)
        return;
    GamePenalty penalty;
    penalty.foul = event.foul ? std::string{nameOf(*event.foul)} : std::string{};
    penalty.offender = sideOf(event);
    penalty.clause = event.clause;
    penalty.step = step;
    penalty.yards = wholeYards(event.yards.value_or(0));
    play().penalties.push_back(std::move(penalty));
}

void ScoreBook::finish() {
    GamePlay& now = play();
    // who loses the snap ran as far as it rolled, and nobody but the passer had it
    if (now.type == Type::Run && !now.runner)
        now.runner = passer();
    if (m_flagged)
        nullify();
    walkOff();
}

// A penalty counts as far as it moved the ball: half the distance, or to the spot of the foul, for
// which no yards are called (FSS-15.4). A foul on a return is walked off from where it happened,
// which no event tells: never more than was called.
void ScoreBook::walkOff() {
    GamePlay& now = play();
    // the half may end with a down to be repeated, and then the ball lies for its kickoff
    if (now.penalties.empty() || (m_flagged && now.halfEnded))
        return;
    const auto from = m_flagged ? m_line : m_dead ? m_dead : m_line;
    const auto to = m_flagged ? situation().ballX : m_enforced;
    if (!from || !to)  // on the coming kickoff
        return;
    const Distance moved = Distance::units(std::abs((*to - *from).units()));
    std::optional<Distance>& yards = now.penalties.back().yards;
    if (!yards || *yards == Distance{} || moved < *yards)
        yards = moved;
}

void ScoreBook::readEnd(const Event& event) {
    GamePlay& now = play();
    const Side side = sideOf(event);
    switch (event.kind) {
        case E::Touchdown:
            if (m_holder && m_holder->side == side)
                now.scorer = m_holder;
            touchdown(side, event.points.value_or(0));
            return;
        case E::Safety:
            now.safety = side;
            score(side, event.points.value_or(0));
            m_safetyKick = true;
            return;
        case E::FirstDown:
            now.firstDown = !m_changedHands && !m_flagged && isFromScrimmage(now.type);
            return;
        case E::PossessionChanged:
            now.turnoverOnDowns = side != now.team && !m_changedHands && !now.touchback &&
                                  isFromScrimmage(now.type) && now.type != Type::FieldGoal;
            return;
        case E::QuarterEnded:
            if (event.count.value_or(0) % 2 == 0)
                endHalf();
            return;
        case E::GameEnded:
            endHalf();
            return;
        case E::SituationChanged:
            if (!event.situation)
                return;
            setSituation(neutral(*event.situation));
            m_clock = event.situation->clock;
            if (now.snapped)
                endPlay();
            return;
        default:
            return;
    }
}

// Time of possession, as college football keeps it: a free kick is the receivers' time, unless it
// was an onside kick that they never had. A punt's is the kickers', whose series it ends.
void ScoreBook::readClock(const Event& event) {
    if (event.kind == E::ClockRan) {
        const Side kicking = play().team;
        const bool received =
            isFreeKick(play().type) && !(play().type == Type::OnsideKick && m_ownOnside);
        count(extra::kSeconds, received ? other(kicking) : kicking, event.seconds.value_or(0));
    } else if (event.kind == E::TimeOutCalled) {
        giveBack(event.seconds.value_or(0));
    }
}

// The seconds a time-out puts back are taken from whose they were (FSS-26.8).
void ScoreBook::giveBack(int seconds) {
    GamePlay* last = lastSnapped();
    if (last == nullptr)
        return;
    for (ExtraCount& extra : last->extras)
        if (extra.word == extra::kSeconds)
            extra.count -= std::clamp(seconds, 0, std::max(extra.count, 0));
}

}  // namespace thrum::foursheet
