#include "phases.hpp"

#include <thrum/rules/tap/arbiter.hpp>

#include <algorithm>

// What an arbiter may put right. Clauses: TAP-GL-5, GN-3; D57.
namespace thrum::tap {
namespace {

Unexpected<RuleViolation> outOfRange(std::string what, int least, int most) {
    return Unexpected{violation("TAP-GN-3",
                                THRUM_TEXT("{what} goes from {least} to {most}."),
                                {{"what", std::move(what)},
                                 {"least", std::to_string(least)},
                                 {"most", std::to_string(most)}})};
}

Unexpected<RuleViolation> notCorrectedNow() {
    return Unexpected{violation("TAP-GN-3", THRUM_TEXT("that is not possible now."))};
}

bool within(const std::optional<int>& value, int least, int most) {
    return !value || (*value >= least && *value <= most);
}

bool touchesDown(const ArbiterCorrection& correction) {
    return correction.offense || correction.down || correction.lineOfScrimmage || correction.toGain;
}

// A penalty goes back to the score at the snap: what is corrected later stands there too.
void correctScore(State& s, std::size_t side, int points) {
    const int change = points - s.score[side];
    s.score[side] = points;
    int& before = s.review.before.score[side];
    before = std::max(0, before + change);
}

void correctPlays(State& s, int play) {
    s.review.before.play = std::max(0, s.review.before.play + play - s.play);
    s.play = play;
}

void correctDown(Turn& turn, const ArbiterCorrection& correction) {
    State& s = turn.s;
    const Side offense = correction.offense.value_or(s.offense);
    const Spot line = correction.lineOfScrimmage.value_or(s.lineOfScrimmage);
    const Distance before = (s.lineToGain - s.lineOfScrimmage) * attackSign(s.offense);
    const Distance toGain = correction.toGain.value_or(before);
    const bool moved = offense != s.offense || line != s.lineOfScrimmage;
    s.offense = offense;
    s.lineOfScrimmage = line;
    s.lineToGain =
        std::clamp(line + toGain * attackSign(offense), field::kHomeGoal, field::kVisitorGoal);
    s.down = correction.down.value_or(s.down);
    if (moved) {
        turn.actor.reset();
        s.review = {};
        nextSnap(turn, false);
    }
}

}  // namespace

bool mayCorrectDown(const State& s) {
    const bool lining = s.phase == Phase::Break || s.phase == Phase::LineUp ||
                        s.phase == Phase::SetDefense || s.phase == Phase::Motion ||
                        s.phase == Phase::Match || s.phase == Phase::Announce ||
                        s.phase == Phase::Ready;
    return lining && !isKick(s) && s.tryKind == TryKind::None && !inOvertime(s);
}

Expected<State, RuleViolation> corrected(const State& state,
                                         const ArbiterCorrection& correction,
                                         int spentMs) {
    for (const auto& points : correction.score) {
        if (!within(points, 0, 999))
            return outOfRange("the score", 0, 999);
    }
    if (!within(correction.play, 0, 999))
        return outOfRange("the play count", 0, 999);
    if (!within(correction.down, 1, state.rules->downs.perSeries))
        return outOfRange("the down", 1, state.rules->downs.perSeries);
    if (correction.lineOfScrimmage && (*correction.lineOfScrimmage <= field::kHomeGoal ||
                                       *correction.lineOfScrimmage >= field::kVisitorGoal))
        return outOfRange("the yard line", 1, 99);
    if (correction.toGain &&
        (*correction.toGain <= Distance{} || *correction.toGain > Distance::yards(99)))
        return outOfRange("the distance", 1, 99);
    if (touchesDown(correction) && !mayCorrectDown(state))
        return notCorrectedNow();
    if (state.over && (correction.play || !correction.clocks.empty() || inOvertime(state)))
        return notCorrectedNow();

    Turn turn{.s = state};
    State& s = turn.s;
    spend(turn, std::max(0, spentMs));
    for (std::size_t i = 0; i < correction.score.size(); ++i)
        if (correction.score[i])
            correctScore(s, i, *correction.score[i]);
    if (correction.play)
        correctPlays(s, *correction.play);
    if (touchesDown(correction))
        correctDown(turn, correction);
    for (const auto& [name, ms] : correction.clocks) {
        Clock* clock = findClock(s, name);
        if (clock == nullptr)
            return notCorrectedNow();
        if (ms < 1 || ms > kMostClockMs)
            return outOfRange("a clock's milliseconds", 1, kMostClockMs);
        clock->msLeft = ms;
        clock->marked = false;
    }
    if (s.over) {
        s.winner.reset();
        if (s.score[0] != s.score[1])
            s.winner = s.score[0] > s.score[1] ? Side::Home : Side::Visitor;
    } else {
        settleClocks(turn);
    }
    return std::move(turn.s);
}

Expected<State, RuleViolation> withPause(const State& state, bool paused, int spentMs) {
    if (state.over || state.paused == paused)
        return notCorrectedNow();
    Turn turn{.s = state};
    spend(turn, std::max(0, spentMs));
    turn.s.paused = paused;
    settleClocks(turn);
    return std::move(turn.s);
}

}  // namespace thrum::tap
