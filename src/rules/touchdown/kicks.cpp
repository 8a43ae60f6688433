#include "phases.hpp"

#include <algorithm>

// Chapters 12, 13 and 16: field goals, punts, kickoffs.
namespace thrum::touchdown {
namespace {

Event& tellKick(Turn& turn,
                std::string_view clause,
                std::string_view what,
                const std::vector<std::string>& results) {
    Event& event = turn.emit(EventKind::Kick, clause, turn.s.offense);
    event.what = what;
    event.results = results;
    event.red = redOf(turn, results);
    return event;
}

bool isFreeKick(const State& s) {
    return s.phase == Phase::FreeKickRoll;
}

int kickSpot(const State& s) {
    return isFreeKick(s) ? s.rules->kickoff.freeKickSpot : s.rules->kickoff.spot;
}

// The ball is dead behind the line; on or behind the goal line it is two points.
void blockedKick(Turn& turn, int yards, std::string_view clause) {
    State& s = turn.s;
    s.noRunBack = true;
    const int spot = s.ball - yards;
    if (spot <= 0)
        safety(turn, s.offense, clause);
    else
        firstAndTen(turn, defenseOf(s), kGoal - spot, clause);
}

}  // namespace

void describeKickoff(const State&, Prompt& prompt) {
    offer(prompt, DecisionKind::DeclareKick).choices = {Choice::Deep, Choice::Onside};
}

Refusal decideKickoff(Turn& turn, const Decision& decision, Side side) {
    const bool onside = decision.choice == Choice::Onside;
    if (!onside && decision.choice != Choice::Deep)
        return notNow();
    turn.s.roll.reset();
    turn.s.noRunBack = false;
    turn.emit(EventKind::Declared, onside ? "TDM-16.6" : "TDM-16.2", side).what =
        onside ? "onside" : "kickoff";
    turn.s.phase = onside ? Phase::OnsideRoll : Phase::KickoffRoll;
    return std::nullopt;
}

void describeKickoffRoll(const State& s, Prompt& prompt) {
    wait(prompt, isFreeKick(s) ? "free_kick" : "kickoff", playDice(s));
}

void kickoffFell(Turn& turn, const Chance& chance) {
    State& s = turn.s;
    const bool freeKick = isFreeKick(s);
    const std::string_view what = freeKick ? "free_kick" : "kickoff";
    s.roll.reset();
    s.noRunBack = false;
    const std::vector<std::string> results = throwPlayDice(turn, s.offense, what, chance);
    const RulesData::Kickoff& rule = turn.rules().kickoff;
    const int distance = rule.base + rule.perRed * redOf(turn, results);
    const int landing = std::min(kGoal - kickSpot(s) - distance, kGoal - 1);
    Event& event = tellKick(turn, freeKick ? "TDM-16.5" : "TDM-16.2", what, results);
    event.yards = distance;
    event.from = kickSpot(s);
    event.ball = kGoal - landing;
    startRunBack(turn, defenseOf(s), std::max(landing, 0), ReturnKind::Kickoff);
    if (landing > 0)
        rollRunBack(turn);  // TDM-16.4: nobody is asked
}

void describeOnsideRoll(const State& s, Prompt& prompt) {
    wait(prompt, "onside", playDice(s));
}

void onsideFell(Turn& turn, const Chance& chance) {
    State& s = turn.s;
    const RulesData::Onside& rule = turn.rules().onside;
    const std::vector<std::string> results = throwPlayDice(turn, s.offense, "onside", chance);
    const int spot = std::min(turn.rules().kickoff.spot + rule.distance, kGoal - 1);
    Event& event = tellKick(turn, "TDM-16.6", "onside", results);
    const bool recovered = *event.red >= rule.redNeeded;
    event.what = recovered ? "onside_recovered" : "onside_failed";
    event.yards = rule.distance;
    event.from = turn.rules().kickoff.spot;
    event.ball = spot;
    s.noRunBack = true;
    if (recovered)
        firstAndTen(turn, s.offense, spot, "TDM-16.6");
    else
        firstAndTen(turn, defenseOf(s), kGoal - spot, "TDM-16.6");
}

void declarePunt(Turn& turn) {
    turn.emit(EventKind::Declared, "TDM-13.1", turn.s.offense).what = "punt";
    turn.s.phase = Phase::PuntRoll;
}

void describePuntRoll(const State& s, Prompt& prompt) {
    wait(prompt, "punt", playDice(s));
}

void puntFell(Turn& turn, const Chance& chance) {
    State& s = turn.s;
    const RulesData::Punt& rule = turn.rules().punt;
    s.counting = turn.rules().plays.countKicksFromScrimmage;
    const std::vector<std::string> results = throwPlayDice(turn, s.offense, "punt", chance);
    Event& event = tellKick(turn, "TDM-13.1", "punt", results);
    event.from = s.ball;
    if (*event.red == 0) {
        event.clause = "TDM-13.2";
        event.what = "punt_blocked";
        event.ball = std::max(s.ball - rule.blockedYards, 0);
        blockedKick(turn, rule.blockedYards, "TDM-13.2");
        return;
    }
    const int gross = rule.base + rule.perRed * *event.red;
    const int landing = s.ball + gross;
    event.yards = gross;
    event.ball = std::min(landing, kGoal);
    if (landing >= kGoal)
        touchback(turn, defenseOf(s), "TDM-13.3");
    else
        startRunBack(turn, defenseOf(s), kGoal - landing, ReturnKind::Punt);
}

void declareFieldGoal(Turn& turn) {
    turn.emit(EventKind::Declared, "TDM-12.1", turn.s.offense).what = "field_goal";
    turn.s.phase = Phase::FieldGoalRoll;
}

void describeFieldGoalRoll(const State& s, Prompt& prompt) {
    wait(prompt, "field_goal", playDice(s));
}

void fieldGoalFell(Turn& turn, const Chance& chance) {
    State& s = turn.s;
    const RulesData::FieldGoal& rule = turn.rules().fieldGoal;
    s.counting = turn.rules().plays.countKicksFromScrimmage;
    const std::vector<std::string> results = throwPlayDice(turn, s.offense, "field_goal", chance);
    const auto band = std::ranges::find_if(
        rule.bands, [&](const std::array<int, 2>& b) { return toGoal(s) <= b[0]; });
    const int needed = band != rule.bands.end() ? (*band)[1] : rule.bands.back()[1];
    Event& event = tellKick(turn, "TDM-12.3", "field_goal_good", results);
    event.yards = toGoal(s) + rule.addedLength;
    event.from = s.ball;
    const int red = *event.red;
    if (red == 0) {
        event.clause = "TDM-12.5";
        event.what = "field_goal_blocked";
        blockedKick(turn, rule.blockedYards, "TDM-12.5");
    } else if (red >= needed) {
        event.points = turn.rules().score.fieldGoal;
        closePlay(turn);
        const Side kicker = s.offense;
        addPoints(turn, kicker, turn.rules().score.fieldGoal);
        kickoffBy(turn, kicker);
    } else {
        event.clause = "TDM-12.4";
        event.what = "field_goal_missed";
        s.noRunBack = true;
        firstAndTen(turn, defenseOf(s), std::max(toGoal(s), kOwnTwenty), "TDM-12.4");
    }
}

}  // namespace thrum::touchdown
