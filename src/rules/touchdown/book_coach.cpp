#include <thrum/core/hash.hpp>
#include <thrum/rules/touchdown/coach.hpp>

#include <algorithm>

// Chapter 18: the book's own coach.
namespace thrum::touchdown {
namespace {

constexpr int kPercent = 100;
constexpr std::array kStrategyDice{
    Die::RI, Die::RO, Die::SP, Die::LP, Die::SR, Die::NI, Die::DI, Die::BL};

// 1 to 100, one of its own for each question.
int percentOf(std::uint64_t bits, std::uint64_t question) {
    return dieAt(bits, question, kPercent);
}

Die weighed(const std::vector<int>& weights,
            const std::vector<std::string>& order,
            std::uint64_t bits) {
    int left = percentOf(bits, 1);
    for (std::size_t i = 0; i < weights.size() && i < order.size(); ++i) {
        left -= weights[i];
        if (left <= 0)
            return parseName<Die>(order[i]).value_or(Die::RI);
    }
    return parseName<Die>(order.front()).value_or(Die::RI);
}

Decision decide(DecisionKind kind, Side side) {
    Decision decision;
    decision.kind = kind;
    decision.side = side;
    return decision;
}

// What a fourth down is used for.
DecisionKind fourthDown(const State& s, std::uint64_t bits) {
    constexpr int kGoForItFrom = 45;
    constexpr int kFewPlays = 8;
    constexpr int kLastQuarter = 4;
    constexpr int kFarKick = 38;
    constexpr int kSureKick = 33;
    const int away = toGoal(s);
    const bool behind = s.score[indexOf(s.offense)] < s.score[indexOf(defenseOf(s))];
    const bool late = s.quarter >= kLastQuarter && playsInQuarter(s) - s.play < kFewPlays;
    if ((s.toGo <= 1 && s.ball >= kGoForItFrom) || (behind && late && away > kFarKick))
        return DecisionKind::Call;
    const bool inRange = away <= s.rules->fieldGoal.maxToGoal;
    const bool kicks =
        away <= kSureKick || (away <= kFarKick && percentOf(bits, 2) <= kPercent / 2);
    return inRange && kicks ? DecisionKind::DeclareFieldGoal : DecisionKind::DeclarePunt;
}

Decision offenseDecision(const State& s, Side side, std::uint64_t bits) {
    const DecisionKind kind = s.down >= kDowns ? fourthDown(s, bits) : DecisionKind::Call;
    Decision decision = decide(kind, side);
    if (kind == DecisionKind::Call)
        decision.die = weighed(weightsFor(s.rules->ai.offense, s), s.rules->ai.offenseOrder, bits);
    return decision;
}

// What the play is worth to the offense: yards up to the goal line, nothing for a turnover.
struct Prospect {
    Outcome outcome{};
    int yards = 0;
    bool firstDown = false;
};
Prospect prospectOf(const State& s, const Reading& reading) {
    Prospect prospect;
    prospect.outcome = leastOutcome(*s.rules, reading);
    if (!isTurnover(prospect.outcome.kind)) {
        prospect.yards = std::min(prospect.outcome.yards, toGoal(s));
        prospect.firstDown = prospect.yards >= s.toGo;
    }
    return prospect;
}

// TDM-18.3, offense: undo a turnover, or make the first down on third or fourth.
std::string offenseStrength(const State& s, Side side) {
    const Prospect now = prospectOf(s, readingOf(s));
    const Die strength = *s.strengths[indexOf(side)];
    std::string best;
    Prospect bestProspect = now;
    for (const std::string& entry : strengthResults(s, side)) {
        const Prospect then = prospectOf(s, readingWith(s, addedResult(s, entry, strength)));
        const bool undone = isTurnover(now.outcome.kind) && !isTurnover(then.outcome.kind);
        const bool converts = s.down >= 3 && !now.firstDown && then.firstDown;
        if (!undone && !converts)
            continue;
        const bool better =
            best.empty() || (then.firstDown && !bestProspect.firstDown) ||
            (then.firstDown == bestProspect.firstDown && then.yards > bestProspect.yards);
        if (better) {
            best = entry;
            bestProspect = then;
        }
    }
    return best;
}

// TDM-18.3, defense: force a turnover or a sack, save 8 yards, stop a third down.
bool usesDefenseStrength(const State& s, Side side) {
    constexpr int kWorthSaving = 8;
    constexpr int kThirdDown = 3;
    const std::vector<std::string> entries = strengthResults(s, side);
    if (entries.empty())
        return false;
    const Prospect now = prospectOf(s, readingOf(s));
    const Prospect then = prospectOf(s, readingWith(s, entries.front()));
    const auto isLoss = [](OutcomeKind kind) {
        return isTurnover(kind) || kind == OutcomeKind::Sack;
    };
    if (isTurnover(now.outcome.kind))
        return false;
    return (isLoss(then.outcome.kind) && !isLoss(now.outcome.kind)) ||
           now.yards - then.yards >= kWorthSaving ||
           (s.down == kThirdDown && now.firstDown && !then.firstDown);
}

Decision strengthDecision(const State& s, Side side) {
    if (side == s.offense) {
        const std::string entry = offenseStrength(s, side);
        Decision decision =
            decide(entry.empty() ? DecisionKind::PassStrength : DecisionKind::UseStrength, side);
        decision.result = entry;
        return decision;
    }
    return decide(
        usesDefenseStrength(s, side) ? DecisionKind::UseStrength : DecisionKind::PassStrength,
        side);
}

// TDM-18.3a: to void a turnover of its own or a touchdown of the opponents.
bool rerolls(const State& s, Side side) {
    const Outcome outcome = leastOutcome(*s.rules, readingOf(s));
    if (side == s.offense)
        return isTurnover(outcome.kind);
    return !s.twoPoint && !isTurnover(outcome.kind) && outcome.yards >= toGoal(s);
}

}  // namespace

// A two-point play has no down and is called like a third down as long. TDM-18.1.
const std::vector<int>& weightsFor(const CallWeights& weights, const State& s) {
    if (s.down == 1)
        return weights.first;
    if (s.down == 2) {
        if (s.toGo <= 4)
            return weights.second_1_4;
        return s.toGo <= 8 ? weights.second_5_8 : weights.second_9;
    }
    if (s.toGo <= 2)
        return weights.late_1_2;
    return s.toGo <= 6 ? weights.late_3_6 : weights.late_7;
}

Decision autoCancel(const State& s, Side side) {
    Decision decision = decide(DecisionKind::Cancel, side);
    if (s.phase == Phase::RunBackCancel) {
        const Cancels cancels = cancelsOf(*s.rules, readingOf(*s.rules, s.runBack->results, false));
        for (const Result& gone : side == s.runBack->side ? cancels.forMost : cancels.forLeast)
            decision.results.push_back(textOf(gone));
        return decision;
    }
    for (const Result& gone : cancelsOf(*s.rules, readingOf(s)).forLeast)
        decision.results.push_back(textOf(gone));
    return decision;
}

Input bookDecision(const State& s, const Prompt&, Side side, std::uint64_t bits) {
    switch (s.phase) {
        case Phase::Strengths: {
            Decision decision = decide(DecisionKind::ChooseStrength, side);
            const auto usual = s.teams[indexOf(side)]->strength;
            const auto any = static_cast<std::size_t>(dieAt(bits, 1, kStrategyDice.size()) - 1);
            decision.strengths = {usual.value_or(kStrategyDice[any])};
            return decision;
        }
        case Phase::TossCall: {
            Decision decision = decide(DecisionKind::CallToss, side);
            decision.choice = dieAt(bits, 1, 2) == 1 ? Choice::Heads : Choice::Tails;
            return decision;
        }
        case Phase::TossChoice: {
            Decision decision = decide(DecisionKind::ChooseToss, side);
            decision.choice = Choice::Receive;
            return decision;
        }
        case Phase::Kickoff: {
            Decision decision = decide(DecisionKind::DeclareKick, side);
            decision.choice = Choice::Deep;
            return decision;
        }
        case Phase::Call:
            return offenseDecision(s, side, bits);
        case Phase::DefenseCall: {
            Decision decision = decide(DecisionKind::Call, side);
            decision.die =
                weighed(weightsFor(s.rules->ai.defense, s), s.rules->ai.defenseOrder, bits);
            return decision;
        }
        case Phase::OffenseStrength:
        case Phase::DefenseStrength:
            return strengthDecision(s, side);
        case Phase::Reroll:
            return decide(rerolls(s, side) ? DecisionKind::ForceReroll : DecisionKind::PassReroll,
                          side);
        case Phase::Cancel:
        case Phase::RunBackCancel:
            return autoCancel(s, side);
        case Phase::RunBackChoice:
            return decide(s.runBack->kind == ReturnKind::Kickoff ? DecisionKind::TakeTouchback
                                                                 : DecisionKind::RunBack,
                          side);
        default: {
            Decision decision = decide(DecisionKind::ChooseTry, side);
            decision.choice = Choice::Kick;
            return decision;
        }
    }
}

Input randomDecision(const State& s, const Prompt& due, Side side, std::uint64_t bits) {
    const std::vector<DecisionKind>& kinds = side == due.side ? due.wants : due.also;
    if (kinds.empty())
        return decide(DecisionKind::Call, side);
    const auto any = [&](std::size_t count, std::uint64_t question) {
        return count < 2 ? std::size_t{0}
                         : static_cast<std::size_t>(
                               dieAt(bits, question, static_cast<std::uint32_t>(count)) - 1);
    };
    // the plain play is called more often than it is kicked away, or games never get anywhere
    const bool call = s.phase == Phase::Call && dieAt(bits, 7, 8) > 1;
    Decision decision = decide(call ? DecisionKind::Call : kinds[any(kinds.size(), 1)], side);
    const auto at = std::ranges::find(due.options, decision.kind, &Option::decision);
    if (at == due.options.end())
        return decision;
    if (!at->choices.empty())
        decision.choice = at->choices[any(at->choices.size(), 2)];
    if (decision.kind == DecisionKind::Cancel) {
        std::vector<std::string> left = at->results;
        for (int i = 0; i < at->count.value_or(0); ++i) {
            const std::size_t gone = any(left.size(), 10 + static_cast<std::uint64_t>(i));
            decision.results.push_back(left[gone]);
            left.erase(left.begin() + static_cast<std::ptrdiff_t>(gone));
        }
    } else if (!at->results.empty()) {
        decision.result = at->results[any(at->results.size(), 3)];
    }
    if (at->dice.empty())
        return decision;
    const Die die = at->dice[any(at->dice.size(), 4)];
    if (decision.kind == DecisionKind::ChooseStrength)
        decision.strengths = {die};
    else
        decision.die = die;
    return decision;
}

State guess(const State& seen, Side side, std::uint64_t bits) {
    State whole = seen;
    const Side them = other(side);
    if (!seen.strengthsRevealed && seen.strengthChosen[indexOf(them)] &&
        !seen.strengths[indexOf(them)]) {
        const auto any = static_cast<std::size_t>(dieAt(bits, 5, kStrategyDice.size()) - 1);
        whole.strengths[indexOf(them)] =
            seen.teams[indexOf(them)]->strength.value_or(kStrategyDice[any]);
    }
    if (seen.phase == Phase::DefenseCall && !seen.offenseCall)
        whole.offenseCall =
            weighed(weightsFor(seen.rules->ai.offense, seen), seen.rules->ai.offenseOrder, bits);
    return whole;
}

}  // namespace thrum::touchdown
