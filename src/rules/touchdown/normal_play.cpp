#include "phases.hpp"

#include <algorithm>

// Chapter 4, step by step, with strengths (chapter 10) and the home reroll (chapter 11).
namespace thrum::touchdown {
namespace {

constexpr std::string_view kFirstDown = "FD";

std::vector<Die> diceOf(const PlayRoll& roll) {
    return {Die::W1, Die::W2, Die::W3, Die::W4, roll.red, roll.blue};
}

void forgetPlay(State& s) {
    s.roll.reset();
    s.runBack.reset();
    s.noRunBack = false;
}

// Step 10: nothing about the result can change any more.
void finish(Turn& turn, const std::vector<Result>& canceled) {
    State& s = turn.s;
    const Reading reading = readingOf(s);
    const Outcome outcome = outcomeOf(turn.rules(), reading, canceled);
    s.counting = !s.twoPoint;
    Event& event = turn.emit(EventKind::Result, "TDM-4.4", s.offense);
    event.what = nameOf(outcome.kind);
    event.yards = std::min(outcome.yards, toGoal(s));
    event.results = s.roll->results;
    event.canceled = textsOf(canceled);
    event.red = reading.red;
    event.blue = reading.blue;
    event.from = s.ball;
    event.ball = std::clamp(s.ball + outcome.yards, 0, kGoal);
    using enum OutcomeKind;
    switch (outcome.kind) {
        case Run:
            event.clause = outcome.yards < 0 ? "TDM-5.4" : "TDM-5.3";
            break;
        case Completion:
            event.clause = "TDM-6.3";
            break;
        case Incomplete:
            event.clause = "TDM-6.4";
            break;
        case Sack:
            event.clause = "TDM-6.5";
            break;
        case Fumble:
            event.clause = "TDM-8.1";
            break;
        case Interception:
            event.clause = "TDM-9.1";
            break;
    }
    if (!isTurnover(outcome.kind))
        moveBall(turn, outcome.yards);
    else if (s.twoPoint)
        endTwoPoint(turn, false);
    else
        loseBall(turn,
                 s.offense,
                 s.ball,
                 outcome.kind == Fumble ? ReturnKind::Fumble : ReturnKind::Interception,
                 outcome);
}

void toCancel(Turn& turn) {
    const Reading reading = readingOf(turn.s);
    const Cancels cancels = cancelsOf(turn.rules(), reading);
    if (cancels.matters() && !turn.s.autoCancel)
        turn.s.phase = Phase::Cancel;
    else
        finish(turn, cancels.forLeast);
}

void toReroll(Turn& turn) {
    if (mayReroll(turn.s))
        turn.s.phase = Phase::Reroll;
    else
        toCancel(turn);
}

void toDefenseStrength(Turn& turn) {
    if (!strengthResults(turn.s, defenseOf(turn.s)).empty())
        turn.s.phase = Phase::DefenseStrength;
    else
        toReroll(turn);
}

void toOffenseStrength(Turn& turn) {
    if (!strengthResults(turn.s, turn.s.offense).empty())
        turn.s.phase = Phase::OffenseStrength;
    else
        toDefenseStrength(turn);
}

// Whether this die of a coach calls for his strength. Clause: TDM-10.2.
bool fitsStrength(const State& s, Side side, Die strength) {
    const bool onOffense = side == s.roll->offense;
    if (isOffenseDie(strength) != onOffense)
        return false;
    const Die called = onOffense ? s.roll->red : s.roll->blue;
    return !s.rules->strength.requiresMatchingDie || called == strength;
}

// The entry of the strength's list that the coach names; the first where he names none.
std::optional<std::string> entryNamed(const State& s,
                                      const std::vector<std::string>& entries,
                                      Die strength,
                                      const std::string& wanted) {
    if (wanted.empty())
        return entries.front();
    const auto isFirstDown = [](std::string_view text) {
        return text == "FD" || text == "fd" || text == "first_down" || text == "first down";
    };
    for (const std::string& entry : entries) {
        if (entry == kFirstDown ? isFirstDown(wanted) : parseResult(wanted) == parseResult(entry))
            return entry;
    }
    for (const std::string& entry : entries) {
        if (parseResult(wanted) &&
            parseResult(wanted) == parseResult(addedResult(s, entry, strength)))
            return entry;
    }
    return std::nullopt;
}

}  // namespace

std::vector<std::string> strengthResults(const State& s, Side side) {
    const auto strength = s.strengths[indexOf(side)];
    const bool mayAsk = s.strengthsRevealed && strength && s.roll && !s.roll->faces.empty();
    if (!mayAsk || s.strengthUses[indexOf(side)] >= s.rules->strength.usesPerQuarter ||
        !fitsStrength(s, side, *strength))
        return {};
    return s.rules->strength.table.of(*strength);
}

std::string addedResult(const State& s, std::string_view entry, Die strength) {
    if (entry != kFirstDown)
        return std::string{entry};
    Result result;
    result.symbol = isPassing(strength) ? Symbol::CP : Symbol::GN;
    result.yards = s.toGo;
    return textOf(result);
}

Reading readingWith(const State& s, std::string_view added) {
    std::vector<std::string> results = s.roll->results;
    results.emplace_back(added);
    return readingOf(*s.rules, results, passing(*s.roll));
}

bool mayReroll(const State& s) {
    const RulesData::HomeReroll& reroll = s.rules->homeReroll;
    return std::ranges::find(reroll.quarters, s.quarter) != reroll.quarters.end() &&
           s.rerollUses < reroll.perQuarter;
}

Refusal strengthRefused(const State& s, Side side) {
    const auto strength = s.strengths[indexOf(side)];
    if (!s.strengthsRevealed || !strength)
        return notNow();
    if (s.strengthUses[indexOf(side)] >= s.rules->strength.usesPerQuarter)
        return refusal(
            "TDM-10.1", "E-TDM-STRENGTH-USED", THRUM_TEXT("Strength already used this quarter."));
    if (!s.roll || s.roll->faces.empty())
        return notNow();
    if (!fitsStrength(s, side, *strength))
        return refusal("TDM-10.2",
                       "E-TDM-STRENGTH-DIE",
                       THRUM_TEXT("Your strength needs the {name} die on this play."),
                       {{"name", s.rules->die(*strength).name}});
    switch (s.phase) {
        case Phase::OffenseStrength:
            return side == s.roll->offense ? std::nullopt : Refusal{notNow()};
        case Phase::DefenseStrength:
            return side != s.roll->offense ? std::nullopt : Refusal{notNow()};
        case Phase::Reroll:
            return notNow();
        default:
            return refusal(
                "TDM-10.5", "E-TDM-STRENGTH-LATE", THRUM_TEXT("The play is already settled."));
    }
}

Refusal rerollRefused(const State& s, Side side) {
    const RulesData::HomeReroll& reroll = s.rules->homeReroll;
    if (side != s.homeField)
        return refusal(
            "TDM-11.1", "E-TDM-REROLL-HOME", THRUM_TEXT("Only the home coach may force a reroll."));
    if (std::ranges::find(reroll.quarters, s.quarter) == reroll.quarters.end())
        return refusal("TDM-11.1",
                       "E-TDM-REROLL-QTR",
                       THRUM_TEXT("The reroll exists only in quarters 2 and 4."));
    if (s.rerollUses >= reroll.perQuarter)
        return refusal(
            "TDM-11.1", "E-TDM-REROLL-USED", THRUM_TEXT("Reroll already used this quarter."));
    return s.phase == Phase::Reroll ? std::nullopt : Refusal{notNow()};
}

void describeCall(const State& s, Prompt& prompt) {
    offer(prompt, DecisionKind::Call).dice = {Die::RI, Die::RO, Die::SP, Die::LP};
    if (s.twoPoint)
        return;
    offer(prompt, DecisionKind::DeclarePunt);
    if (toGoal(s) <= s.rules->fieldGoal.maxToGoal)
        offer(prompt, DecisionKind::DeclareFieldGoal);
}

Refusal decideCall(Turn& turn, const Decision& decision, Side side) {
    forgetPlay(turn.s);
    if (decision.kind == DecisionKind::DeclarePunt) {
        declarePunt(turn);
        return std::nullopt;
    }
    if (decision.kind == DecisionKind::DeclareFieldGoal) {
        declareFieldGoal(turn);
        return std::nullopt;
    }
    turn.s.offenseCall = decision.die;
    turn.emit(EventKind::Called, "TDM-4.1", side);
    turn.s.phase = Phase::DefenseCall;
    return std::nullopt;
}

void describeDefenseCall(const State& s, Prompt& prompt) {
    prompt.side = defenseOf(s);
    offer(prompt, DecisionKind::Call).dice = {Die::SR, Die::NI, Die::DI, Die::BL};
}

Refusal decideDefenseCall(Turn& turn, const Decision& decision, Side side) {
    State& s = turn.s;
    turn.emit(EventKind::Called, "TDM-4.1", side);
    PlayRoll roll;
    roll.offense = s.offense;
    roll.red = *s.offenseCall;
    roll.blue = *decision.die;
    s.roll = roll;
    s.offenseCall.reset();
    turn.emit(EventKind::Call, "TDM-4.1", s.offense).dice = {roll.red, roll.blue};
    s.phase = Phase::Roll;
    return std::nullopt;
}

void describeRoll(const State& s, Prompt& prompt) {
    std::vector<Draw> draws;
    for (const Die die : diceOf(*s.roll))
        draws.push_back(drawOf(s, die));
    wait(prompt, "play", std::move(draws));
}

void rollFell(Turn& turn, const Chance& chance) {
    State& s = turn.s;
    s.roll->faces = chance.faces;
    s.roll->results = throwDice(turn, s.offense, "play", diceOf(*s.roll), chance.faces);
    toOffenseStrength(turn);
}

void describeStrength(const State& s, Prompt& prompt) {
    prompt.side = s.phase == Phase::OffenseStrength ? s.offense : defenseOf(s);
    offer(prompt, DecisionKind::UseStrength).results = strengthResults(s, prompt.side);
    offer(prompt, DecisionKind::PassStrength);
}

Refusal decideStrength(Turn& turn, const Decision& decision, Side side) {
    State& s = turn.s;
    if (decision.kind == DecisionKind::UseStrength) {
        const Die strength = *s.strengths[indexOf(side)];
        const auto entry = entryNamed(s, strengthResults(s, side), strength, decision.result);
        if (!entry)
            return violation("TDM-10.4", THRUM_TEXT("That is not what your strength supplies."));
        const std::string added = addedResult(s, *entry, strength);
        s.roll->results.push_back(added);
        s.roll->strengthUsed[indexOf(side)] = true;
        ++s.strengthUses[indexOf(side)];
        Event& event = turn.emit(EventKind::StrengthUse, "TDM-10.3", side);
        event.dice = {strength};
        event.added = added;
        event.what = *entry == kFirstDown ? "first_down" : "";
    } else {
        turn.emit(EventKind::StrengthPassed, "TDM-10.5", side);
    }
    if (s.phase == Phase::OffenseStrength)
        toDefenseStrength(turn);
    else
        toReroll(turn);
    return std::nullopt;
}

void describeReroll(const State& s, Prompt& prompt) {
    prompt.side = s.homeField;
    offer(prompt, DecisionKind::ForceReroll);
    offer(prompt, DecisionKind::PassReroll);
}

// Clauses: TDM-11.2, TDM-11.4.
Refusal decideReroll(Turn& turn, const Decision& decision, Side side) {
    State& s = turn.s;
    if (decision.kind == DecisionKind::PassReroll) {
        turn.emit(EventKind::RerollPassed, "TDM-11.1", side);
        toCancel(turn);
        return std::nullopt;
    }
    ++s.rerollUses;
    for (const Side user : {Side::Home, Side::Visitor}) {
        if (s.roll->strengthUsed[indexOf(user)] && turn.rules().homeReroll.refundStrengths)
            --s.strengthUses[indexOf(user)];
    }
    forgetPlay(s);
    turn.emit(EventKind::Reroll, "TDM-11.2", side);
    s.phase = Phase::Call;
    return std::nullopt;
}

void describeCancel(const State& s, Prompt& prompt) {
    prompt.side = defenseOf(s);
    offerCancel(prompt, readingOf(s));
}

Refusal decideCancel(Turn& turn, const Decision& decision, Side side) {
    const PlayRoll& roll = *turn.s.roll;
    const CancelPick pick = pickOf(readingOf(turn.s), decision, diceOf(roll), roll.results);
    if (pick.refused)
        return pick.refused;
    turn.emit(EventKind::CancelChoice, "TDM-5.2", side).canceled = textsOf(pick.gains);
    finish(turn, pick.gains);
    return std::nullopt;
}

}  // namespace thrum::touchdown
