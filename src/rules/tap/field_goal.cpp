#include "phases.hpp"

#include <algorithm>
#include <cmath>

// F0 and F1. Clauses: chapter 26 (FG), TAP-OT-3, TP-3.
namespace thrum::tap {
namespace {

double yardsToGoal(const State& s) {
    return s.rules->field.lengthYards - lineYards(s);
}

}  // namespace

Refusal declareFieldGoal(Turn& turn) {
    State& s = turn.s;
    if (s.tryKind == TryKind::TwoPoint)
        return violation("TAP-TP-3", THRUM_TEXT("no kicks on a two-point try."));
    if (inOvertime(s))
        return violation("TAP-OT-3", THRUM_TEXT("no kicks in overtime."));
    const double g = yardsToGoal(s);
    if (g > s.rules->fieldGoal.maxYards + equalTolYards(s))
        return violation(
            "TAP-FG-1",
            THRUM_TEXT("from the {g} it is too far; the limit is the {limit}."),
            {{"g", plainNumber(g, 1)}, {"limit", plainNumber(s.rules->fieldGoal.maxYards)}});
    s.playFacts.kind = PlayKind::FieldGoal;
    turn.emit(EventKind::FieldGoalDeclared, "TAP-FG-1").side = s.offense;
    s.phase = Phase::FieldGoal;  // the line-up clock runs on (TAP-FG-4)
    s.stage = LineupStage::None;
    return std::nullopt;
}

void describeFieldGoal(const State& state, Prompt& prompt) {
    prompt.side = state.offense;
    want(prompt, DecisionKind::Roll);
    want(prompt, DecisionKind::Withdraw);
}

Refusal decideFieldGoal(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    switch (decision.kind) {
        case DecisionKind::Roll:
            if (const Refusal open = openCall(s))
                return open;
            s.chance = ChanceKind::Dice;
            stopClock(turn, ClockName::OffenseLineup);
            return std::nullopt;
        case DecisionKind::Withdraw:
            s.playFacts.kind = PlayKind::Scrimmage;
            s.phase = Phase::LineUp;
            s.stage = LineupStage::First;
            turn.emit(EventKind::DeclarationWithdrawn, "TAP-FG-1").side = s.offense;
            return std::nullopt;
        case DecisionKind::Place:
        case DecisionKind::Lift:
            return violation("TAP-FG-5", THRUM_TEXT("no figures line up for a field goal."));
        default:
            return wrongMoment(s, decision);
    }
}

void expireFieldGoal(Turn& turn, ClockName name) {
    expireLineUp(turn, name);
}

Refusal fieldGoalFell(Turn& turn, const Chance& chance) {
    State& s = turn.s;
    int total = 0;
    if (const Refusal refused = diceFell(turn, chance, total))
        return refused;
    // TAP-FG-3: between two whole lines the farther one counts.
    const int row = static_cast<int>(std::ceil(yardsToGoal(s) - equalTolYards(s)));
    const auto& table = s.rules->fieldGoal.table;
    const auto limit =
        std::ranges::find_if(table, [&](const IntRange& entry) { return row <= entry[0]; });
    const bool good = limit != table.end() && total <= (*limit)[1];
    ++s.play;  // TAP-GL-3, FG-8
    s.extraPlay = false;
    startGameClock(turn);
    turn.actor.reset();
    const Side side = s.offense;
    if (good) {
        addPoints(turn, side, s.rules->score.fieldGoal);
        Event& event = turn.emit(EventKind::FieldGoalGood, "TAP-FG-6");
        event.side = side;
        event.points = s.rules->score.fieldGoal;
        if (halfIsOver(s)) {
            endHalf(turn);
            return std::nullopt;
        }
        startKick(turn, side, PlayKind::Kickoff);
        return std::nullopt;
    }
    turn.emit(EventKind::KickMissed, "TAP-FG-7").side = side;
    if (halfIsOver(s)) {
        endHalf(turn);
        return std::nullopt;
    }
    const Distance spot = std::max(downfield(s.lineOfScrimmage, other(side)),
                                   Distance::yards(s.rules->fieldGoal.missedMinYard));
    newSeries(s, other(side), spot);
    turn.emit(EventKind::PossessionChanged, "TAP-CP-1").side = other(side);
    nextSnap(turn, true);
    return std::nullopt;
}

}  // namespace thrum::tap
