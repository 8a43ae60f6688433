#include <thrum/core/trig.hpp>
#include <thrum/rules/frames.hpp>
#include <thrum/rules/tap/judge.hpp>

#include <algorithm>
#include <limits>
#include <tuple>

// The magnet ball: a pass in the air and the loose onside ball.
// Clauses: TAP-GE-4, CA-1 to CA-9, CA-13, CA-14, ON-10, ON-11, ON-13, SW-8, TK-9.
namespace thrum::tap {

std::vector<const RunJudge::Seen*> RunJudge::onBallInPlay() const {
    std::vector<const Seen*> result;
    for (const FigureId id : m_onBall) {
        const Seen* seen = find(id);
        if (seen != nullptr && seen->inPlay)  // TAP-CA-7: fallen and out figures are ignored
            result.push_back(seen);
    }
    return result;
}

// Clause: TAP-CA-4, ON-11: the second within the tie gap of the ball in that step counts too.
std::vector<const RunJudge::Seen*> RunJudge::withTies(std::vector<const Seen*> touching) const {
    for (const Seen& seen : m_seen) {
        const bool known = std::ranges::find(touching, &seen) != touching.end();
        if (!known && seen.inPlay && atMost(ballGapMm(seen), m_setup.limits.tieGapMm))
            touching.push_back(&seen);
    }
    return touching;
}

Verdict RunJudge::onPassTick(const TickReport& report) {
    const auto touching = onBallInPlay();
    if (!touching.empty()) {
        refuseCalls(report, "TAP-GE-13");
        return passTouched(report.tick, touching);
    }
    watchInterference(report);
    if (const Verdict limit = passUnreached(report.tick); limit.stops()) {
        refuseCalls(report, "TAP-GE-13");
        return limit;
    }
    Verdict verdict;
    const bool gone = passMissed();
    for (const Call& call : report.calls) {
        const bool mine = !m_setup.switchHolder || call.side == *m_setup.switchHolder;
        if (call.kind != CallKind::Stop)
            rule(call, false, "TAP-GN-3");
        else if (!mine)
            rule(call, false, "TAP-GN-6");
        else if (!gone)
            rule(call, false, "TAP-SW-8");
        else if (verdict.stops())
            rule(call, false, "TAP-GE-13");
        else {
            rule(call, true, "TAP-CA-8");
            write(report.tick, note::kMissed, "TAP-CA-8").result = note::result::kByStop;
            verdict = {StopCause::Dead, "TAP-CA-8"};
        }
    }
    if (!verdict.stops() && gone && m_setup.autoStopOnMiss) {
        write(report.tick, note::kMissed, "TAP-CA-8").result = note::result::kByReferee;
        verdict = {StopCause::Dead, "TAP-CA-8"};
    }
    return verdict;
}

Verdict RunJudge::passTouched(int tick, const std::vector<const Seen*>& touching) {
    const auto isOffense = [&](const Seen* s) { return s->figure.id.side() == m_setup.offense; };
    const auto mayHaveIt = [&](const Seen* s) {
        return !wasEngaged(*s) && (!isOffense(s) || s->figure.eligible);
    };
    std::vector<const Seen*> candidates;
    std::ranges::copy_if(withTies(touching), std::back_inserter(candidates), mayHaveIt);
    if (candidates.empty()) {
        const auto engagedOne =
            std::ranges::find_if(touching, [&](const Seen* s) { return wasEngaged(*s); });
        return engagedOne != touching.end() ? incomplete(tick, **engagedOne, "TAP-CA-5")
                                            : incomplete(tick, *touching.front(), "TAP-CA-6");
    }
    // The offence before the defence, the named receiver before others, then the lower number.
    const auto rank = [&](const Seen* s) {
        const bool named = m_setup.receiver == s->figure.id;
        return std::tuple{!isOffense(s), !named, s->figure.numberOrder};
    };
    const Seen& who = **std::ranges::min_element(candidates, {}, rank);
    if (onBoundary(who))
        return incomplete(tick, who, "TAP-CA-14");
    const bool bothSides =
        std::ranges::any_of(candidates, isOffense) && !std::ranges::all_of(candidates, isOffense);
    if (!isOffense(&who))
        return caught(tick, who, "TAP-CA-3");
    return caught(tick, who, bothSides ? "TAP-CA-4" : "TAP-CA-2");
}

Verdict RunJudge::incomplete(int tick, const Seen& who, const char* clause) {
    Note& entry = write(tick, note::kBallTouched, clause);
    entry.figures = {who.figure.id};
    entry.result = note::result::kIncomplete;
    entry.at = m_setup.ball->at;
    return {StopCause::BallTouched, clause};
}

Verdict RunJudge::caught(int tick, const Seen& who, const char* clause) {
    const Side side = who.figure.id.side();
    const double front = frontOf(who, side);
    Note& entry = write(tick, note::kBallTouched, clause);
    entry.figures = {who.figure.id};
    entry.result = side == m_setup.offense ? note::result::kComplete : note::result::kIntercepted;
    entry.frontX = spotAt(front, side);
    entry.at = m_setup.ball->at;
    if (atGoal(front)) {
        write(tick, note::kCaughtOverGoal, "TAP-CA-13").frontX = spotAt(front, side);
        return {StopCause::Score, "TAP-CA-13"};
    }
    if (touchesOpponentInPlay(who))
        write(tick, note::kDownAtOnce, "TAP-TK-9").frontX = spotAt(front, side);
    return {StopCause::BallTouched, clause};
}

// Clause: TAP-CA-8: past the ball along the stick with the whole base, or farther from it than at
// release, by more than a base length.
bool RunJudge::passMissed() const {
    const Seen* receiver = m_setup.receiver ? find(*m_setup.receiver) : nullptr;
    if (receiver == nullptr)
        return false;
    const Interval own = extentX(receiver->figure.outline);
    const double limit = m_setup.limits.missedBaseLengths * (own.max - own.min);
    const Rotation along = rotationOf(m_setup.stickHeading);
    const Vec2 ball = toMm(m_setup.ball->at, m_setup.mmPerYard);
    double nearest = std::numeric_limits<double>::max();
    const Polygon base = placed(receiver->figure.outline, receiver->pose, m_setup.mmPerYard);
    for (const Vec2 corner : base.corners())
        nearest = std::min(nearest, dot(corner - ball, Vec2{along.c, along.s}));
    return nearest > limit + kEqualTolMm ||
           ballGapMm(*receiver) - m_ballGapAtStart > limit + kEqualTolMm;
}

// Clause: TAP-CA-9.
Verdict RunJudge::passUnreached(int tick) {
    const Seen* receiver = m_setup.receiver ? find(*m_setup.receiver) : nullptr;
    const bool receiverDown = receiver != nullptr && !receiver->inPlay;
    const bool anotherCan = std::ranges::any_of(m_seen, [&](const Seen& s) {
        return &s != receiver && s.figure.eligible && s.inPlay && !touchesOpponentInPlay(s);
    });
    if (tick < ticksOf(m_setup.limits.passMaxRunMs) && (!receiverDown || anotherCan))
        return {};
    write(tick, note::kUnreached, "TAP-CA-9").at = m_setup.ball->at;
    return {StopCause::Dead, "TAP-CA-9"};
}

Verdict RunJudge::onLooseTick(const TickReport& report) {
    refuseCalls(report, "TAP-ON-10");
    const auto touching = onBallInPlay();
    if (!touching.empty())
        return looseTouched(report.tick, touching);
    if (report.tick < ticksOf(m_setup.limits.onsideMaxRunMs))
        return {};
    write(report.tick, note::kUnreached, "TAP-ON-13").at = m_setup.ball->at;
    return {StopCause::Time, "TAP-ON-13"};
}

Verdict RunJudge::looseTouched(int tick, const std::vector<const Seen*>& touching) {
    const auto all = withTies(touching);
    const auto receiving = [&](const Seen* s) { return s->figure.id.side() == m_setup.offense; };
    const auto rank = [&](const Seen* s) {
        return std::pair{!receiving(s), s->figure.numberOrder};
    };
    const Seen& who = **std::ranges::min_element(all, {}, rank);
    const bool tie = std::ranges::any_of(all, receiving) && !std::ranges::all_of(all, receiving);
    const char* clause = tie ? "TAP-ON-11" : "TAP-ON-10";
    const Side side = who.figure.id.side();
    const Spot front = spotAt(frontOf(who, side), side);
    Note& entry = write(tick, note::kBallTouched, clause);
    entry.figures = {who.figure.id};
    entry.result = receiving(&who) ? note::result::kReceiving : note::result::kKicking;
    entry.frontX = front;
    entry.at = m_setup.ball->at;
    if (receiving(&who) && touchesOpponentInPlay(who))
        write(tick, note::kDownAtOnce, "TAP-TK-9").frontX = front;
    return {StopCause::BallTouched, clause};
}

}  // namespace thrum::tap
