#include "phases.hpp"

#include <algorithm>

// Chapter 2: who is at home, strengths, the toss.
namespace thrum::touchdown {
namespace {

Side visitors(const State& s) {
    return other(s.homeField);
}

std::vector<Die> strategyDice() {
    std::vector<Die> dice;
    for (const EnumName<Die>& entry : namesOf(Die{})) {
        if (isOffenseDie(entry.value) || isDefenseDie(entry.value))
            dice.push_back(entry.value);
    }
    return dice;
}

}  // namespace

void describeHomeField(const State&, Prompt& prompt) {
    wait(prompt, "home_field", {Draw::coin()});
}

void homeFieldFell(Turn& turn, const Chance& chance) {
    turn.s.homeField = *chance.coin == CoinFace::Heads ? Side::Home : Side::Visitor;
    turn.emit(EventKind::HomeField, "TDM-2.2", turn.s.homeField).coin = chance.coin;
    turn.s.phase = Phase::Strengths;
}

// Either may write down his strength, and write another, as long as one is missing.
void describeStrengths(const State& s, Prompt& prompt) {
    prompt.side = s.strengthChosen[indexOf(Side::Home)] ? Side::Visitor : Side::Home;
    offer(prompt, DecisionKind::ChooseStrength).dice = strategyDice();
    prompt.also = {DecisionKind::ChooseStrength};
}

Refusal decideStrengths(Turn& turn, const Decision& decision, Side side) {
    State& s = turn.s;
    s.strengths[indexOf(side)] = decision.strengths.front();
    s.strengthChosen[indexOf(side)] = true;
    turn.emit(EventKind::StrengthChosen, "TDM-2.1", side);
    if (!s.strengthChosen[indexOf(other(side))])
        return std::nullopt;
    s.strengthsRevealed = true;
    turn.emit(EventKind::Strengths, "TDM-2.1").dice = {*s.strengths[0], *s.strengths[1]};
    s.phase = Phase::TossCall;
    return std::nullopt;
}

void describeTossCall(const State& s, Prompt& prompt) {
    prompt.side = visitors(s);
    offer(prompt, DecisionKind::CallToss).choices = {Choice::Heads, Choice::Tails};
}

Refusal decideTossCall(Turn& turn, const Decision& decision, Side side) {
    if (decision.choice != Choice::Heads && decision.choice != Choice::Tails)
        return notNow();
    turn.s.tossCall = decision.choice == Choice::Heads ? CoinFace::Heads : CoinFace::Tails;
    turn.emit(EventKind::TossCalled, "TDM-2.3", side).coin = turn.s.tossCall;
    turn.s.phase = Phase::Toss;
    return std::nullopt;
}

void describeToss(const State& s, Prompt& prompt) {
    prompt.side = visitors(s);
    wait(prompt, "toss", {Draw::coin()});
}

void tossFell(Turn& turn, const Chance& chance) {
    State& s = turn.s;
    s.tossWinner = chance.coin == s.tossCall ? visitors(s) : s.homeField;
    turn.emit(EventKind::Toss, "TDM-2.3", s.tossWinner).coin = chance.coin;
    s.phase = Phase::TossChoice;
}

void describeTossChoice(const State& s, Prompt& prompt) {
    prompt.side = s.tossWinner.value_or(visitors(s));
    offer(prompt, DecisionKind::ChooseToss).choices = {Choice::Kick, Choice::Receive};
}

Refusal decideTossChoice(Turn& turn, const Decision& decision, Side side) {
    if (decision.choice != Choice::Kick && decision.choice != Choice::Receive)
        return notNow();
    turn.emit(EventKind::TossChosen, "TDM-2.3", side).what = nameOf(decision.choice);
    const Side kicker = decision.choice == Choice::Kick ? side : other(side);
    if (!inOvertime(turn.s))
        turn.s.openingKicker = kicker;
    kickoffBy(turn, kicker);
    return std::nullopt;
}

}  // namespace thrum::touchdown
