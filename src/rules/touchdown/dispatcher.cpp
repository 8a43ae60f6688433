#include "phases.hpp"

#include <algorithm>
#include <array>

// Which phase waits for what, and the one way a game goes on.
namespace thrum::touchdown {
namespace {

using K = PromptKind;
constexpr std::array kRows{
    PhaseRow{Phase::HomeField, K::Chance, describeHomeField, nullptr, homeFieldFell},
    PhaseRow{Phase::Strengths, K::Decision, describeStrengths, decideStrengths},
    PhaseRow{Phase::TossCall, K::Decision, describeTossCall, decideTossCall},
    PhaseRow{Phase::Toss, K::Chance, describeToss, nullptr, tossFell},
    PhaseRow{Phase::TossChoice, K::Decision, describeTossChoice, decideTossChoice},
    PhaseRow{Phase::Kickoff, K::Decision, describeKickoff, decideKickoff},
    PhaseRow{Phase::KickoffRoll, K::Chance, describeKickoffRoll, nullptr, kickoffFell},
    PhaseRow{Phase::OnsideRoll, K::Chance, describeOnsideRoll, nullptr, onsideFell},
    PhaseRow{Phase::FreeKickRoll, K::Chance, describeKickoffRoll, nullptr, kickoffFell},
    PhaseRow{Phase::Call, K::Decision, describeCall, decideCall},
    PhaseRow{Phase::DefenseCall, K::Decision, describeDefenseCall, decideDefenseCall},
    PhaseRow{Phase::Roll, K::Chance, describeRoll, nullptr, rollFell},
    PhaseRow{Phase::OffenseStrength, K::Decision, describeStrength, decideStrength},
    PhaseRow{Phase::DefenseStrength, K::Decision, describeStrength, decideStrength},
    PhaseRow{Phase::Reroll, K::Decision, describeReroll, decideReroll},
    PhaseRow{Phase::Cancel, K::Decision, describeCancel, decideCancel},
    PhaseRow{Phase::RunBackChoice, K::Decision, describeRunBackChoice, decideRunBackChoice},
    PhaseRow{Phase::RunBackRoll, K::Chance, describeRunBackRoll, nullptr, runBackFell},
    PhaseRow{Phase::RunBackCancel, K::Decision, describeRunBackCancel, decideRunBackCancel},
    PhaseRow{Phase::PuntRoll, K::Chance, describePuntRoll, nullptr, puntFell},
    PhaseRow{Phase::FieldGoalRoll, K::Chance, describeFieldGoalRoll, nullptr, fieldGoalFell},
    PhaseRow{Phase::TryChoice, K::Decision, describeTryChoice, decideTryChoice},
    PhaseRow{Phase::TryKickRoll, K::Chance, describeTryKickRoll, nullptr, tryKickFell},
    PhaseRow{Phase::Over, K::Over}};
static_assert(kRows.size() == static_cast<std::size_t>(Phase::Over) + 1, "a row for each phase");

bool has(const std::vector<DecisionKind>& kinds, DecisionKind kind) {
    return std::ranges::find(kinds, kind) != kinds.end();
}

Step finished(Turn&& turn, const State& before) {
    const Situation now = situationOf(turn.s);
    if (now != situationOf(before))
        turn.emit(EventKind::SituationChanged, "").situation = now;
    return {std::move(turn.s), std::move(turn.events)};
}

RuleViolation gameOver() {
    return refusal("TDM-3.3", "E-TDM-OVER", THRUM_TEXT("The game is over."));
}

// "Fall on it" and "take the ball" are one choice; the book has a word for each kind of turnover.
DecisionKind kindMeant(const State& s, DecisionKind kind) {
    if (s.phase != Phase::RunBackChoice || !s.runBack)
        return kind;
    if (kind == DecisionKind::FallOnBall && s.runBack->kind == ReturnKind::Interception)
        return DecisionKind::TakeBall;
    if (kind == DecisionKind::TakeBall && s.runBack->kind == ReturnKind::Fumble)
        return DecisionKind::FallOnBall;
    return kind;
}

Refusal callRefused(const State& s, const Decision& decision, Side side) {
    if (s.phase != Phase::Call && s.phase != Phase::DefenseCall)
        return std::nullopt;
    if (!decision.die)
        return refusal("TDM-4.1", "E-TDM-NODIE", THRUM_TEXT("Choose a strategy die first."));
    const bool own = side == s.offense ? isOffenseDie(*decision.die) : isDefenseDie(*decision.die);
    if (!own)
        return refusal("TDM-4.1", "E-TDM-SIDE", THRUM_TEXT("That die belongs to the other side."));
    return std::nullopt;
}

Refusal strengthChoiceRefused(const State& s, const Decision& decision) {
    if (s.strengthsRevealed)
        return refusal(
            "TDM-2.1", "E-TDM-STRENGTH-LOCKED", THRUM_TEXT("Team strengths are already revealed."));
    const bool one = decision.strengths.size() == 1 && decision.strengths.front() >= Die::RI;
    if (s.phase == Phase::Strengths && !one)
        return refusal(
            "TDM-2.1", "E-TDM-STRENGTH-COUNT", THRUM_TEXT("Choose exactly one team strength."));
    return std::nullopt;
}

Expected<Step, RuleViolation> applyDecision(const State& state, Decision decision) {
    const Prompt due = prompt(state);
    const Side side = decision.side.value_or(due.side);
    if (state.over)
        return Unexpected{gameOver()};
    decision.kind = kindMeant(state, decision.kind);
    if (const Refusal refused = refusedByName(state, decision, side))
        return Unexpected{*refused};
    const bool wanted =
        due.kind == K::Decision &&
        (side == due.side ? has(due.wants, decision.kind) : has(due.also, decision.kind));
    if (!wanted)
        return Unexpected{notNow()};
    Turn turn{.s = state};
    if (const Refusal refused = rowOf(state.phase).decide(turn, decision, side))
        return Unexpected{*refused};
    return finished(std::move(turn), state);
}

Expected<Step, RuleViolation> applyChance(const State& state, const Chance& chance) {
    if (state.over)
        return Unexpected{gameOver()};
    const Prompt due = prompt(state);
    if (!due.chance)
        return Unexpected{notNow()};
    const bool coinDue = due.chance->draws.front().kind == Draw::Kind::Coin;
    const bool fit = coinDue ? chance.coin && chance.faces.empty()
                             : !chance.coin && fits(*due.chance, {chance.faces, chance.typed});
    if (!fit)
        return Unexpected{
            coinDue ? violation("TDM-18.5", THRUM_TEXT("A coin is due."))
                    : violation("TDM-18.5",
                                THRUM_TEXT("{n} dice are due, each with a face from 1 to 6."),
                                {{"n", std::to_string(due.chance->draws.size())}})};
    Turn turn{.s = state};
    rowOf(state.phase).chance(turn, chance);
    return finished(std::move(turn), state);
}

bool showsProvisional(Phase phase) {
    return phase == Phase::OffenseStrength || phase == Phase::DefenseStrength ||
           phase == Phase::Reroll || phase == Phase::Cancel;
}

}  // namespace

const PhaseRow& rowOf(Phase phase) {
    const auto row = std::ranges::find(kRows, phase, &PhaseRow::phase);
    THRUM_ASSERT(row != kRows.end());
    return *row;
}

Refusal refusedByName(const State& s, const Decision& decision, Side side) {
    switch (decision.kind) {
        case DecisionKind::ChooseStrength:
            return strengthChoiceRefused(s, decision);
        case DecisionKind::CallToss:
            if (side == s.homeField && s.phase <= Phase::TossCall)
                return refusal("TDM-2.3",
                               "E-TDM-TOSS-CALLER",
                               THRUM_TEXT("The visiting coach calls the toss."));
            return std::nullopt;
        case DecisionKind::DeclareKick:
            if (s.phase == Phase::FreeKickRoll && decision.choice == Choice::Onside)
                return refusal(
                    "TDM-16.6", "E-TDM-ONSIDE", THRUM_TEXT("No onside kick after a safety."));
            return std::nullopt;
        case DecisionKind::Call:
            return callRefused(s, decision, side);
        case DecisionKind::DeclareFieldGoal:
            if (s.phase == Phase::Call && side == s.offense && !s.twoPoint &&
                toGoal(s) > s.rules->fieldGoal.maxToGoal)
                return refusal(
                    "TDM-12.1",
                    "E-TDM-FG-RANGE",
                    THRUM_TEXT("Too far: field goals need {n} yards or less to the goal line."),
                    {{"n", std::to_string(s.rules->fieldGoal.maxToGoal)}});
            return std::nullopt;
        case DecisionKind::UseStrength:
            return strengthRefused(s, side);
        case DecisionKind::ForceReroll:
            return rerollRefused(s, side);
        case DecisionKind::RunBack:
            if (s.noRunBack)
                return refusal(
                    "TDM-15.8", "E-TDM-RUNBACK", THRUM_TEXT("No run back is possible here."));
            return std::nullopt;
        default:
            return std::nullopt;
    }
}

Prompt prompt(const State& state) {
    const PhaseRow& row = rowOf(state.over ? Phase::Over : state.phase);
    Prompt result;
    result.kind = row.kind;
    result.phase = row.phase;
    result.side = state.offense;
    if (row.describe != nullptr)
        row.describe(state, result);
    if (showsProvisional(row.phase)) {
        const Outcome outcome = leastOutcome(*state.rules, readingOf(state));
        result.provisional = Provisional{outcome.kind, outcome.yards};
    }
    return result;
}

Expected<Step, RuleViolation> apply(const State& state, const Input& input) {
    if (const auto* decision = std::get_if<Decision>(&input))
        return applyDecision(state, *decision);
    return applyChance(state, std::get<Chance>(input));
}

std::optional<RuleViolation> check(const State& state, const Input& input) {
    const auto step = apply(state, input);
    return step ? std::nullopt : std::optional{step.error()};
}

State observe(const State& state, std::optional<Side> eyes) {
    State seen = state;
    if (!state.strengthsRevealed) {
        for (const Side side : {Side::Home, Side::Visitor}) {
            if (eyes != side)
                seen.strengths[indexOf(side)].reset();
        }
    }
    if (eyes != state.offense)
        seen.offenseCall.reset();
    return seen;
}

Expected<Step, RuleViolation> newGame(const GameConfig& config) {
    State state;
    state.rules = config.rules;
    state.data = config.data;
    state.teams = config.teams;
    state.mode = config.mode.value_or(Mode::Hotseat);
    state.autoCancel = config.autoCancel;
    const bool tossed = config.rules->homeField.method == "toss";
    state.phase = tossed ? Phase::HomeField : Phase::Strengths;
    return Step{std::move(state), {}};
}

}  // namespace thrum::touchdown
