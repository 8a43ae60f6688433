#include "phases.hpp"

#include <algorithm>
#include <tuple>

// S19: flags, calls, enforcement. Clauses: chapter 29 (PE), TAP-PS-9, GL-4, GL-6, TP-5, OT-8, DN-4,
// MD-2, MD-10.
namespace thrum::tap {
namespace {

Side offended(const Flag& flag) {
    return other(flag.offender);
}

bool coachCalls(const State& s) {
    return modeRules(s).passInterference == InterferenceCall::CoachCall;
}

// The ball moved `yards` against the offender from the previous spot. TAP-PE-9.
Distance walked(const State& s, const Situation& from, Side offender, double yards) {
    const Distance spot = downfield(from.lineOfScrimmage, from.offense);
    const Distance goal = Distance::yards(s.rules->field.lengthYards);
    const Distance toGoal = offender == from.offense ? spot : goal - spot;
    // half of an odd spot would be no official spot (TAP-GE-11); rounded up it would be more than
    // half
    const std::int32_t quantum =
        std::max(Distance::yards(s.rules->spot.quantumYards).units(), std::int32_t{1});
    const Distance half = Distance::units(toGoal.units() / 2 / quantum * quantum);
    const Distance moved = std::min(Distance::yards(yards), half);
    return offender == from.offense ? spot - moved : spot + moved;
}

void restore(State& s, const Situation& from) {
    s.score = from.score;
    s.half = from.half;
    s.play = from.play;
    s.offense = from.offense;
    s.down = from.down;
    s.lineOfScrimmage = from.lineOfScrimmage;
    s.lineToGain = from.lineToGain;
}

Event& tellEnforced(Turn& turn, FoulKind kind, std::string_view clause, Side offender) {
    Event& event = turn.emit(EventKind::PenaltyEnforced, clause);
    event.foul = kind;
    event.side = offender;
    return event;
}

// Repeats the down from the new spot, or starts a series if the line to gain is met. TAP-DN-4.
void moveLine(State& s, Distance spot, bool repeated) {
    s.lineOfScrimmage = fieldX(spot, s.offense);
    if (spot >= downfield(s.lineToGain, s.offense))
        newSeries(s, s.offense, spot);
    else if (!repeated)
        ++s.down;
}

// The next snap after a penalty: a try or overtime play goes on from the spot it has.
void playAgain(Turn& turn) {
    State& s = turn.s;
    if (s.tryKind == TryKind::TwoPoint) {
        clearBoard(turn);
        turn.actor.reset();
        startLineUp(turn);
        return;
    }
    nextSnap(turn, false);
}

void enforceOffensive(Turn& turn, const Flag& flag) {
    State& s = turn.s;
    const Situation& before = s.review.before;
    if (s.tryKind == TryKind::TwoPoint) {  // TAP-TP-5
        afterTry(turn, 0, s.tryTeam);
        return;
    }
    if (inOvertime(s)) {  // TAP-OT-8
        overtimeYards(turn, before.offense, -Distance::yards(s.rules->penalty.opiYards));
        return;
    }
    const Distance spot = walked(s, before, flag.offender, s.rules->penalty.opiYards);
    if (halfIsOver(s)) {
        endHalf(turn);
        return;
    }
    if (s.down >= s.rules->downs.perSeries) {
        const Distance goal = Distance::yards(s.rules->field.lengthYards);
        newSeries(s, other(s.offense), goal - spot);
        turn.emit(EventKind::PossessionChanged, "TAP-CP-1").side = s.offense;
        nextSnap(turn, true);
        return;
    }
    moveLine(s, spot, false);
    playAgain(turn);
}

void enforceDefensive(Turn& turn, const Flag& flag) {
    State& s = turn.s;
    const double goal = s.rules->field.lengthYards;
    Distance spot;
    if (flag.kind == FoulKind::GunnerInterference) {
        spot = walked(s, s.review.before, flag.offender, s.rules->penalty.gunnerYards);
    } else {
        const double front = downfield(flag.spot, s.offense).yards();
        spot = front >= goal - equalTolYards(s)
                   ? Distance::yards(goal - s.rules->penalty.dpiEndZoneYard)
                   : officialSpot(s, flag.spot, s.offense);
        if (s.tryKind == TryKind::TwoPoint)  // at least the one (TAP-TP-5)
            spot = std::min(spot, Distance::yards(goal - s.rules->penalty.dpiEndZoneYard));
    }
    newSeries(s, s.offense, spot);
    if (halfIsOver(s))
        s.extraPlay = true;  // TAP-GL-6
    playAgain(turn);
}

void enforce(Turn& turn, const Flag& flag) {
    State& s = turn.s;
    restore(s, s.review.before);
    s.tryKind = s.review.tryBefore;
    s.overtime = s.review.overtimeBefore;
    s.over = false;
    s.winner.reset();
    stopClock(turn, ClockName::PenaltyCall);
    const Review review = s.review;
    const char* clause = flag.kind == FoulKind::OffensiveInterference   ? "TAP-PE-5"
                         : flag.kind == FoulKind::DefensiveInterference ? "TAP-PE-6"
                                                                        : "TAP-PE-8";
    tellEnforced(turn, flag.kind, clause, flag.offender).figures = flag.figures;
    if (flag.offender == review.before.offense)
        enforceOffensive(turn, flag);
    else
        enforceDefensive(turn, flag);
    turn.s.review = Review{};
}

void decline(Turn& turn) {
    State& s = turn.s;
    Event& event = turn.emit(EventKind::PenaltyDeclined, "TAP-PE-10");
    event.foul = s.review.flags.front().kind;
    event.side = offended(s.review.flags.front());
    const Review review = s.review;
    s.review.flags.clear();
    if (review.applied) {
        // A late call: play goes on where it was interrupted.
        stopClock(turn, ClockName::PenaltyDecision);
        s.phase = review.resume;
        s.stage = review.resumeStage;
        s.tryKind = review.resumeTry;
        s.review.unseen.clear();
        return;
    }
    resolve(turn, review.end);
}

// Which way the situation after a ruling is worth for a side: score, possession, then down,
// distance and spot. TAP-PE-10.
auto worth(const State& s, Side side) {
    const int lead = s.score[indexOf(side)] - s.score[indexOf(other(side))];
    const bool ball = s.offense == side && !isKick(s);
    const int sign = ball ? 1 : -1;
    const std::int32_t toGo =
        (downfield(s.lineToGain, s.offense) - downfield(s.lineOfScrimmage, s.offense)).units();
    return std::tuple{lead,
                      ball,
                      -sign * s.down,
                      -sign * toGo,
                      sign * downfield(s.lineOfScrimmage, s.offense).units()};
}

void betterOption(Turn& turn) {
    const Side side = offended(turn.s.review.flags.front());
    Turn accepted{.s = turn.s};
    enforce(accepted, turn.s.review.flags.front());
    Turn declined{.s = turn.s};
    decline(declined);
    if (worth(accepted.s, side) > worth(declined.s, side))
        enforce(turn, Flag{turn.s.review.flags.front()});
    else
        decline(turn);
}

void offerFlag(Turn& turn) {
    State& s = turn.s;
    const Flag& flag = s.review.flags.front();
    Event& event = turn.emit(EventKind::FlagThrown, flag.clause);
    event.foul = flag.kind;
    event.side = flag.offender;
    event.figures = flag.figures;
    event.x = flag.spot;
    event.tick = flag.tick;
    if (flag.kind == FoulKind::GunnerInterference) {
        event.text = THRUM_TEXT("gunner #{m} was interfered with by #{n}.");
        event.args = {figureArg(s, "m", flag.figures.back()),
                      figureArg(s, "n", flag.figures.front())};
    }
    s.phase = Phase::Dead;
    s.stage = LineupStage::None;
    startClock(turn, ClockName::PenaltyDecision, offended(flag));
}

bool endsGameOrHalf(const State& s) {
    return halfIsOver(s) || (inOvertime(s) && s.overtime.playsDone > 0);
}

}  // namespace

bool beforeSnap(const State& state) {
    return !underWay(state) && state.phase != Phase::Setup && !state.over;
}

// --- after the play -------------------------------------------------------------------------

void reviewPlay(Turn& turn, const DeadBall& end) {
    State& s = turn.s;
    Review& review = s.review;
    review = Review{};
    review.end = end;
    // Nothing of this changes during a play: it is the situation at the snap.
    review.before = situationOf(s);
    review.tryBefore = s.tryKind;
    review.overtimeBefore = s.overtime;
    std::vector<Flag> seen = s.playFacts.seen;
    const bool passed = s.playFacts.pass.releasedInPlay > 0;
    const bool punted = isPunt(s);
    const Side snapped = s.offense;
    if (!coachCalls(s)) {
        review.flags = seen;
        const bool both = std::ranges::any_of(
            seen, [&](const Flag& f) { return f.offender != seen.front().offender; });
        if (both) {
            // TAP-PE-10: fouls by both teams cancel each other, the down is repeated.
            turn.emit(EventKind::PenaltiesOffset, "TAP-PE-10");
            restore(s, review.before);
            if (halfIsOver(s))
                s.extraPlay = true;
            review = Review{};
            playAgain(turn);
            return;
        }
        if (!review.flags.empty())
            offerFlag(turn);
        else
            resolve(turn, DeadBall{end});
        return;
    }
    review.unseen = seen;
    review.mayCall = {};
    if (passed || punted) {
        review.mayCall[indexOf(snapped)] = true;
        if (passed && !s.rules->pass.lockReceiverToStick)
            review.mayCall[indexOf(other(snapped))] = true;
        startClock(turn, ClockName::PenaltyCall, std::nullopt);
        if (endsGameOrHalf(s))
            return;  // the end of the half waits for the call
    }
    review.applied = true;
    resolve(turn, DeadBall{end});
}

void describeDead(const State& state, Prompt& prompt) {
    if (state.review.flags.empty()) {
        prompt.bothSides = true;
        prompt.side =
            state.review.mayCall[1] && !state.review.mayCall[0] ? Side::Visitor : Side::Home;
        return;
    }
    prompt.side = offended(state.review.flags.front());
    want(prompt, DecisionKind::Accept);
    want(prompt, DecisionKind::Decline);
}

Refusal decideDead(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    if (s.review.flags.empty())
        return wrongMoment(s, decision);
    if (decision.kind == DecisionKind::Accept) {
        enforce(turn, Flag{s.review.flags.front()});
        return std::nullopt;
    }
    if (decision.kind == DecisionKind::Decline) {
        decline(turn);
        return std::nullopt;
    }
    return wrongMoment(s, decision);
}

void expireDead(Turn& turn, ClockName name) {
    if (name == ClockName::PenaltyDecision && !turn.s.review.flags.empty())
        betterOption(turn);
}

void callsExpired(Turn& turn) {
    State& s = turn.s;
    s.review.mayCall = {};
    stopClock(turn, ClockName::PenaltyCall);
    if (s.phase == Phase::Dead && !s.review.applied && s.review.flags.empty()) {
        s.review.applied = true;
        resolve(turn, DeadBall{s.review.end});
    }
}

// --- calls ----------------------------------------------------------------------------------

Refusal openCall(const State& state) {
    const bool open = state.review.mayCall[0] || state.review.mayCall[1];
    const Clock* clock = findClock(state, ClockName::PenaltyCall);
    if (!open)
        return std::nullopt;
    const int ms = clock != nullptr ? clock->msLeft : 0;
    return violation("TAP-PE-7",
                     THRUM_TEXT("a call is still open ({s} s)."),
                     {{"s", plainNumber(ms / 1000.0, 1)}});
}

Refusal noCall(Turn& turn, Side side) {
    State& s = turn.s;
    if (!s.review.mayCall[0] && !s.review.mayCall[1])
        return violation("TAP-GN-3", THRUM_TEXT("that is not possible now."));
    s.review.mayCall[indexOf(side)] = false;
    turn.emit(EventKind::NoFoul, "TAP-PE-7").side = side;
    if (!s.review.mayCall[0] && !s.review.mayCall[1])
        callsExpired(turn);
    return std::nullopt;
}

Refusal callInterference(Turn& turn, Side side, DecisionKind kind) {
    State& s = turn.s;
    const bool gunner = kind == DecisionKind::CallGunner;
    const auto noneFound = [&] {
        return violation("TAP-PE-7", THRUM_TEXT("no interference found."));
    };
    if (!coachCalls(s))
        return violation("TAP-PE-7", THRUM_TEXT("the referee flags interference in this game."));
    if (!s.review.mayCall[indexOf(side)]) {
        if (s.review.unseen.empty() && s.review.mayCall[indexOf(other(side))])
            return noneFound();
        return s.review.mayCall[indexOf(other(side))]
                   ? noneFound()
                   : violation("TAP-PE-7",
                               THRUM_TEXT("the {seconds} seconds for a call are up."),
                               {{"seconds", secondsText(s, ClockName::PenaltyCall, std::nullopt)}});
    }
    const auto found = std::ranges::find_if(s.review.unseen, [&](const Flag& flag) {
        return offended(flag) == side && (flag.kind == FoulKind::GunnerInterference) == gunner;
    });
    if (found == s.review.unseen.end())
        return noneFound();
    s.review.flags = {*found};
    s.review.mayCall = {};
    s.review.resume = s.phase;
    s.review.resumeStage = s.stage;
    s.review.resumeTry = s.tryKind;
    stopClock(turn, ClockName::PenaltyCall);
    offerFlag(turn);
    return std::nullopt;
}

namespace {

bool kickPhase(const State& s) {
    return isKick(s) && beforeSnap(s) && s.phase != Phase::KickDeclare &&
           s.phase != Phase::OnsideDeclared;
}

// Enforces five yards before the snap and lines up again with a new clock. TAP-PE-3, PE-4.
void enforceBeforeSnap(Turn& turn, FoulKind kind, Side offender, double yards) {
    State& s = turn.s;
    tellEnforced(turn, kind, kind == FoulKind::TooManyMen ? "TAP-PE-3" : "TAP-PE-4", offender);
    turn.actor.reset();
    if (isKick(s)) {
        const double line =
            (s.playFacts.kind == PlayKind::SafetyKick ? s.rules->safetyKick.kickingLineYard
                                                      : s.rules->kickoff.kickingLineYard) +
            s.kickShift.yards();
        const bool kickers = offender == kickingSide(s);
        const double toGoal = kickers ? line : s.rules->field.lengthYards - line;
        const double moved = std::min(yards, toGoal / 2.0);
        const Distance shift = s.kickShift + Distance::yards(kickers ? -moved : moved);
        const PlayFacts facts = s.playFacts;
        clearBoard(turn);
        s.playFacts.kind = facts.kind;
        s.playFacts.onsideRoll = facts.onsideRoll;
        s.kickShift = shift;
        if (s.betweenPlayClocks)
            startClock(turn, ClockName::AfterScore, kickingSide(s));
        startKickLineUp(
            turn, s.playFacts.kind == PlayKind::Onside ? Phase::OnsideLineUp : Phase::KickLineUp);
        return;
    }
    const Distance spot = walked(s, situationOf(s), offender, yards);
    clearBoard(turn);
    moveLine(s, spot, true);
    startLineUp(turn);
}

std::string remaining(const State& s, std::initializer_list<ClockName> names) {
    for (const ClockName name : names) {
        if (const Clock* clock = findClock(s, name))
            return plainNumber(clock->msLeft / 1000.0, 1);
    }
    return "0";
}

bool used(const State& s, ClockName name) {
    const Clock* clock = findClock(s, name);
    return clock != nullptr && clock->marked;
}

bool scrimmageLineUp(const State& s) {
    return s.phase == Phase::Break || s.phase == Phase::LineUp || s.phase == Phase::SetDefense ||
           s.phase == Phase::Motion || s.phase == Phase::Match || s.phase == Phase::Announce ||
           s.phase == Phase::Ready || s.phase == Phase::FieldGoal;
}

}  // namespace

Refusal callTooManyMen(Turn& turn, Side side) {
    State& s = turn.s;
    const Side against = other(side);
    if (underWay(s))
        return violation("TAP-PS-9", THRUM_TEXT("too late, the ball has been snapped."));
    if (!scrimmageLineUp(s) && !kickPhase(s))
        return violation("TAP-GN-3", THRUM_TEXT("that is not possible now."));
    const int men = menInPlay(s, against);
    if (men <= s.rules->lineup.maxPlayers)
        return violation("TAP-PE-2",
                         THRUM_TEXT("{team} has {count} men; no foul."),
                         {{"team", teamName(s, against)}, {"count", std::to_string(men)}});
    enforceBeforeSnap(turn, FoulKind::TooManyMen, against, s.rules->penalty.tooManyMenYards);
    return std::nullopt;
}

Refusal callDelay(Turn& turn, Side side) {
    State& s = turn.s;
    const Side against = other(side);
    if (underWay(s))
        return violation("TAP-PS-9", THRUM_TEXT("too late, the ball has been snapped."));
    if (!s.betweenPlayClocks)
        return violation("TAP-GL-4", THRUM_TEXT("line-up clocks are off in this game."));
    if (modeRules(s).delayOfGame == DelayOfGame::Off)
        return violation("TAP-MD-10", THRUM_TEXT("delay of game is not called when alone."));
    if (!enforced(s))
        return violation("TAP-MD-2", THRUM_TEXT("the clocks are only a guide in this game."));
    if (!scrimmageLineUp(s) && !kickPhase(s))
        return violation("TAP-GN-3", THRUM_TEXT("that is not possible now."));
    const auto early = [&](std::initializer_list<ClockName> names) {
        const bool runs = std::ranges::any_of(
            names, [&](ClockName name) { return findClock(s, name) != nullptr; });
        if (!runs)  // it is not their turn, so they keep nobody waiting
            return violation("TAP-PE-4",
                             THRUM_TEXT("no line-up clock of {team} is running."),
                             {{"team", teamName(s, against)}});
        return violation("TAP-PE-4",
                         THRUM_TEXT("{team} still has {s} s."),
                         {{"team", teamName(s, against)}, {"s", remaining(s, names)}});
    };
    bool isLate = false;
    const bool first = isKick(s) ? against == kickingSide(s) : against == s.offense;
    if (!first) {
        isLate = s.playFacts.defenseLate;
        if (!isLate)
            return early({ClockName::DefenseAfterSet, ClockName::ReceivingAfterSet});
    } else if (isKick(s)) {
        const bool open = (s.phase == Phase::KickLineUp || s.phase == Phase::OnsideLineUp) &&
                          s.stage != LineupStage::AfterSet;
        if (!open)
            return violation("TAP-PS-9", THRUM_TEXT("too late, the line-up is set."));
        isLate = used(s, ClockName::AfterScore);
        if (!isLate)
            return early({ClockName::AfterScore});
    } else {
        if (s.phase != Phase::LineUp && s.phase != Phase::FieldGoal && s.phase != Phase::Break)
            return violation("TAP-PS-9", THRUM_TEXT("too late, the line-up is set."));
        isLate = used(s, ClockName::OffenseLineup);
        if (!isLate)
            return early({ClockName::OffenseLineup, ClockName::Break});
    }
    enforceBeforeSnap(turn, FoulKind::DelayOfGame, against, s.rules->penalty.delayYards);
    return std::nullopt;
}

std::vector<DecisionKind> callsFor(const State& state, Side side) {
    std::vector<DecisionKind> calls;
    if (state.over || state.paused)
        return calls;
    const auto accepted = [&](auto&& call) {
        Turn trial{.s = state};
        return !call(trial, side);
    };
    const bool lineUp = !underWay(state) && (scrimmageLineUp(state) || kickPhase(state));
    const bool mayBeLate = state.playFacts.defenseLate || used(state, ClockName::OffenseLineup) ||
                           used(state, ClockName::AfterScore);
    if (lineUp && mayBeLate && accepted(callDelay))
        calls.push_back(DecisionKind::CallDelay);
    // Nobody counts the men for the coaches: while it may be made the call is offered, true or not.
    const int men = menInPlay(state, other(side));
    if (lineUp && (modeRules(state).tooManyMen == TooManyMen::OpponentCall
                       ? men > 0
                       : men > state.rules->lineup.maxPlayers))
        calls.push_back(DecisionKind::CallTooManyMen);
    if (state.review.mayCall[indexOf(side)]) {
        calls.push_back(DecisionKind::CallInterference);
        calls.push_back(DecisionKind::CallGunner);
        calls.push_back(DecisionKind::NoCall);
    }
    return calls;
}

}  // namespace thrum::tap
