#include "rules/solitaire/measure.hpp"
#include "turn.hpp"

#include <algorithm>

// Scores, spots and downs. Clauses: chapters 4 and 11.
namespace thrum::solitaire {
namespace {

bool counted(const State& s) {
    const RulesData::Count& count = s.rules->timing.count;
    if (s.tryKind != TryKind::None)
        return count.tries;
    switch (s.playFacts.kind) {
        case PlayKind::Kickoff:
            return count.kickoff;
        case PlayKind::Onside:
            return count.onside;
        case PlayKind::SafetyKick:
            return count.safetyKick;
        case PlayKind::Punt:
            return count.punt;
        case PlayKind::FieldGoal:
            return count.fieldGoal;
        case PlayKind::Run:
        case PlayKind::Pass:
            return count.scrimmage;
        case PlayKind::None:
            break;
    }
    return false;
}

void addPoints(Turn& turn, Side side, int points) {
    turn.s.score[indexOf(side)] += points;
}

// The side keeps a series that it snapped and never lost.
bool sameSeries(const State& s, Side side) {
    return side == s.offense && !s.playFacts.possessionChanged && !isKickOffKind(s.playFacts.kind);
}

void setSeries(State& s, Distance u, Distance y) {
    s.down = 1;
    s.line = u;
    s.lineY = y;
    s.toGain = std::min(u + Distance::yards(s.rules->downs.toGainYd), kGoal);
}

void loseOnDowns(Turn& turn) {
    State& s = turn.s;
    newSeries(turn, other(s.offense), kGoal - s.line, s.lineY);
    turn.events.back().result = "downs";
}

}  // namespace

Place placeOf(const State& s, Side side, FieldPoint at) {
    return {uOf(s, side, at.x), bookY(at.y)};
}

// Halves away from the own goal of the side. Clause: SOL-LOS-4.
Distance official(const RulesData& rules, Distance u) {
    const std::int32_t quantum = std::max(1, Distance::yards(rules.spot.quantumYd).units());
    std::int32_t steps = (u.units() + quantum / 2) / quantum;
    if (u.units() < 0)
        steps = 0;
    const std::int32_t most = kGoal.units() - quantum;
    return Distance::units(std::clamp(steps * quantum, quantum, most));
}

// Clause: SOL-LOS-2.
Distance hashY(const RulesData& rules, Distance y) {
    const Distance hash = Distance::yards(rules.field.hashOffsetYd);
    if (y > hash)
        return hash;
    return y < -hash ? -hash : Distance{};
}

void uncover(Turn& turn) {
    std::vector<int>& shakes = turn.s.playFacts.shakes;
    if (shakes.empty())
        return;
    Event& event = turn.emit(EventKind::CoveredTold, "SOL-RUN-4");
    constexpr double kFractions = 1 << 24;
    for (const int v : shakes)
        event.draws.push_back(v / kFractions);
    shakes.clear();
}

// Clause: SOL-TIM-2.
void countPlay(Turn& turn) {
    State& s = turn.s;
    if (!counted(s))
        return;
    ++s.play;
    turn.emit(EventKind::PlayCounted, "SOL-TIM-2").count = s.play;
}

void newSeries(Turn& turn, Side side, Distance u, Distance y) {
    State& s = turn.s;
    if (side != s.offense || isKickOffKind(s.playFacts.kind))
        turn.emit(EventKind::PossessionChanged, "SOL-LOS-6").side = side;
    s.offense = side;
    s.next = Next::Scrimmage;
    setSeries(s, u, y);
    overtimeGains(turn, side);
    Event& event = turn.emit(EventKind::FirstDown, "SOL-LOS-5");
    event.side = side;
    event.u = u;
    event.y = y;
}

void nextDownSamePlace(Turn& turn) {
    State& s = turn.s;
    uncover(turn);
    if (s.tryKind != TryKind::None) {
        tryOver(turn, 0, "SOL-SC-11");
        return;
    }
    countPlay(turn);
    ++s.down;
    s.next = Next::Scrimmage;
    if (s.down > s.rules->downs.count)
        loseOnDowns(turn);
    afterPlay(turn);
}

void spotAt(Turn& turn, Side side, FieldPoint at, std::string_view clause) {
    State& s = turn.s;
    uncover(turn);
    if (s.tryKind != TryKind::None) {
        tryOver(turn, 0, "SOL-SC-11");
        return;
    }
    const Place place = placeOf(s, side, at);
    const Distance u = official(*s.rules, place.u);
    const Distance y = hashY(*s.rules, place.y);
    Event& event = turn.emit(EventKind::Spotted, clause);
    event.side = side;
    event.at = at;
    event.u = u;
    event.y = y;
    countPlay(turn);
    if (!sameSeries(s, side)) {
        newSeries(turn, side, u, y);
    } else if (u >= s.toGain) {
        newSeries(turn, side, u, y);
    } else {
        s.next = Next::Scrimmage;
        s.line = u;
        s.lineY = y;
        ++s.down;
        if (s.down > s.rules->downs.count)
            loseOnDowns(turn);
    }
    afterPlay(turn);
}

// Clauses: SOL-SC-6, LOS-1.
void ballDead(Turn& turn, Side side, FieldPoint at, std::string_view clause) {
    if (uOf(turn.s, side, at.x) <= Distance{} && turn.s.tryKind == TryKind::None) {
        safety(turn, side, "SOL-SC-6");
        return;
    }
    spotAt(turn, side, at, clause);
}

void touchdown(Turn& turn, Side side, std::string_view clause) {
    State& s = turn.s;
    if (s.tryKind != TryKind::None) {
        // the defense cannot score (SOL-SC-11)
        tryOver(turn, side == s.offense ? s.rules->score.tryPlay : 0, "SOL-SC-10");
        return;
    }
    uncover(turn);
    Event& event = turn.emit(EventKind::Touchdown, clause);
    event.side = side;
    event.carrier = s.carrier;
    event.points = s.rules->score.touchdown;
    addPoints(turn, side, s.rules->score.touchdown);
    countPlay(turn);
    s.offense = side;
    s.down = 0;
    s.next = Next::Kickoff;
    if (s.overtime.stage != OvertimeStage::None) {
        overtimeScores(turn, side, Points::Touchdown);  // no tries (SOL-OT-4)
        afterPlay(turn);
        return;
    }
    s.tryKind = TryKind::Undecided;
    afterPlay(turn);
}

void safety(Turn& turn, Side against, std::string_view clause) {
    State& s = turn.s;
    uncover(turn);
    if (s.tryKind != TryKind::None) {
        tryOver(turn, 0, "SOL-SC-11");
        return;
    }
    Event& event = turn.emit(EventKind::Safety, clause);
    event.side = other(against);
    event.carrier = s.carrier;
    event.points = s.rules->score.safety;
    addPoints(turn, other(against), s.rules->score.safety);
    countPlay(turn);
    s.offense = against;
    s.down = 0;
    s.next = Next::SafetyKick;
    if (s.overtime.stage != OvertimeStage::None)
        overtimeScores(turn, other(against), Points::Safety);
    afterPlay(turn);
}

void fieldGoalGood(Turn& turn) {
    State& s = turn.s;
    if (s.tryKind != TryKind::None) {
        tryOver(turn, s.rules->score.tryKick, "SOL-SC-9");
        return;
    }
    Event& event = turn.emit(EventKind::KickGood, "SOL-SC-5");
    event.side = s.offense;
    event.points = s.rules->score.fieldGoal;
    addPoints(turn, s.offense, s.rules->score.fieldGoal);
    countPlay(turn);
    s.down = 0;
    s.next = Next::Kickoff;
    if (s.overtime.stage != OvertimeStage::None)
        overtimeScores(turn, s.offense, Points::FieldGoal);
    afterPlay(turn);
}

void tryOver(Turn& turn, int points, std::string_view clause) {
    State& s = turn.s;
    uncover(turn);
    Event& event = turn.emit(points > 0 ? EventKind::TryGood : EventKind::TryFailed, clause);
    event.side = s.offense;
    if (points > 0)
        event.points = points;
    addPoints(turn, s.offense, points);
    countPlay(turn);
    s.tryKind = TryKind::None;
    s.down = 0;
    s.next = Next::Kickoff;
    afterPlay(turn);
}

// Clause: SOL-SC-12.
void touchback(Turn& turn, Side side) {
    State& s = turn.s;
    uncover(turn);
    turn.emit(EventKind::Touchback, "SOL-SC-12").side = side;
    if (s.tryKind != TryKind::None) {
        tryOver(turn, 0, "SOL-SC-11");
        return;
    }
    countPlay(turn);
    newSeries(turn, side, Distance::yards(s.rules->touchbackYd), Distance{});
    afterPlay(turn);
}

void afterPlay(Turn& turn) {
    State& s = turn.s;
    s.figures.clear();
    s.touching.clear();
    s.ball.reset();
    s.carrier.reset();
    s.carry = {};
    s.playFacts = {};
    s.loose = {};
    s.shot.reset();
    s.chance.reset();
    s.meant = StopChoice::None;
    s.meantFor.reset();
    s.fieldChoice = FieldChoiceKind::None;
    s.penalty = {};
    s.stage = Stage::First;
    if (s.winner)
        return;
    if (s.tryKind == TryKind::Undecided) {
        s.phase = Phase::Try;
        return;
    }
    if (quarterOver(s)) {
        endQuarter(turn);
        return;
    }
    switch (s.next) {
        case Next::Scrimmage:
            s.phase = Phase::Call;
            return;
        case Next::Kickoff:
            kickDue(turn, s.offense, PlayKind::Kickoff);
            return;
        case Next::SafetyKick:
            kickDue(turn, s.offense, PlayKind::SafetyKick);
            return;
    }
}

}  // namespace thrum::solitaire
