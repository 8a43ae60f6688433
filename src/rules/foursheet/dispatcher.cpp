#include "turn.hpp"

#include <algorithm>
#include <array>

// One row a phase, and the one way an input reaches it.
namespace thrum::foursheet {
namespace {

using K = PromptKind;

constexpr std::array kRows{
    PhaseRow{Phase::Toss, K::Decision, describeToss, decideToss},
    PhaseRow{Phase::Coin, K::Chance, describeCoin, nullptr, coinFell},
    PhaseRow{Phase::TossChoice, K::Decision, describeTossChoice, decideTossChoice},
    PhaseRow{Phase::Wind, K::Chance, describeWind, nullptr, windFell},
    PhaseRow{Phase::ChooseKick, K::Decision, describeChooseKick, decideChooseKick},
    PhaseRow{Phase::PlaceReceivers, K::Decision, describePlaceReceivers, decidePlaceReceivers},
    PhaseRow{Phase::Call, K::Decision, describeCall, decideCall},
    PhaseRow{Phase::SetDefense, K::Decision, describeSetDefense, decideSetDefense},
    PhaseRow{Phase::NamePunt, K::Decision, describeNamePunt, decideNamePunt},
    PhaseRow{Phase::Audible, K::Decision, describeAudible, decideAudible},
    PhaseRow{Phase::MoveKeyer, K::Decision, describeAwaited, decideAwaited},
    PhaseRow{Phase::Roll, K::Chance, describeAwaited, nullptr, diceFell},
    PhaseRow{Phase::ReturnChoice, K::Decision, describeAwaited, decideAwaited},
    PhaseRow{Phase::LooseBall, K::Decision, describeAwaited, decideAwaited},
    PhaseRow{Phase::Penalty, K::Decision, describeAwaited, decideAwaited},
    PhaseRow{Phase::TimeOut, K::Decision, describeTimeOut, decideTimeOut},
    PhaseRow{Phase::Final, K::Over}};
static_assert(kRows.size() == static_cast<std::size_t>(Phase::Final) + 1, "a row for each phase");

// A coach may stop the clock when a play has ended (FSS-26.8).
void offerTimeOuts(const State& state, Prompt& prompt) {
    const bool between = state.phase == Phase::Call || state.phase == Phase::ChooseKick;
    if (!between || state.last.timeOut || state.plays == 0)
        return;
    if (state.timeOuts[indexOf(prompt.side)] > 0)
        want(prompt, DecisionKind::TimeOut);
    if (state.timeOuts[indexOf(other(prompt.side))] > 0)
        prompt.also.push_back(DecisionKind::TimeOut);
}

bool holds(const std::vector<DecisionKind>& kinds, DecisionKind kind) {
    return std::ranges::find(kinds, kind) != kinds.end();
}

bool mayNow(const Prompt& due, DecisionKind kind, Side side) {
    if (due.bothSides || side == due.side)
        return holds(due.wants, kind);
    return holds(due.also, kind);
}

Step finished(Turn&& turn, const State& before) {
    const Situation now = situationOf(turn.s);
    if (now != situationOf(before)) {
        turn.waiting = false;
        Event& event = turn.emit(EventKind::SituationChanged, "");
        event.situation = now;
    }
    return {std::move(turn.s), std::move(turn.events)};
}

// At a moment at which either coach may ask, the book has its own word for having none left.
Refusal noneLeft(const State& state, const Decision& decision, Side side) {
    const bool between = state.phase == Phase::Call || state.phase == Phase::ChooseKick;
    if (decision.kind != DecisionKind::TimeOut || !between || state.timeOuts[indexOf(side)] > 0)
        return std::nullopt;
    return refusal("FSS-26.8", "E-FSS-TIMEOUT");
}

Expected<Step, RuleViolation> applyDecision(const State& state, const Decision& given) {
    if (state.over)
        return Unexpected{refusal("FSS-27.1", "E-FSS-OVER")};
    const Prompt due = prompt(state);
    Decision decision = given;
    const Side side = decision.side.value_or(due.side);
    decision.side = side;
    if (const Refusal refused = noneLeft(state, decision, side))
        return Unexpected{*refused};
    if (due.kind != PromptKind::Decision || !mayNow(due, decision.kind, side) || decision.ms < 0)
        return Unexpected{wrongMoment(state, decision)};
    Turn turn{state};
    const bool between = decision.kind == DecisionKind::TimeOut && state.phase != Phase::TimeOut;
    const Refusal refused =
        between ? callTimeOut(turn, side) : rowOf(state.phase).decide(turn, decision);
    if (refused)
        return Unexpected{*refused};
    return finished(std::move(turn), state);
}

Expected<Step, RuleViolation> applyChance(const State& state, const Chance& chance) {
    if (state.over)
        return Unexpected{refusal("FSS-27.1", "E-FSS-OVER")};
    const PhaseRow& row = rowOf(state.phase);
    if (row.chance == nullptr) {
        const bool unnamed = state.phase == Phase::ChooseKick;
        return Unexpected{unnamed ? refusal("FSS-28.1", "E-FSS-KICK-TYPE")
                                  : refusal("FSS-7.1", "E-FSS-PHASE")};
    }
    Turn turn{state};
    if (const Refusal refused = row.chance(turn, chance))
        return Unexpected{*refused};
    return finished(std::move(turn), state);
}

}  // namespace

const PhaseRow& rowOf(Phase phase) {
    return kRows[static_cast<std::size_t>(phase)];
}

void want(Prompt& prompt, DecisionKind kind) {
    prompt.wants.push_back(kind);
}

Option& offer(Prompt& prompt, DecisionKind kind) {
    Option option;
    option.decision = kind;
    return prompt.options.emplace_back(std::move(option));
}

Prompt prompt(const State& state) {
    Prompt result;
    const PhaseRow& row = rowOf(state.phase);
    result.phase = state.phase;
    result.kind = state.over ? PromptKind::Over : row.kind;
    result.side = state.offense;
    if (row.describe != nullptr && !state.over) {
        row.describe(state, result);
        offerTimeOuts(state, result);
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

Situation situationOf(const State& state) {
    return {.score = state.score,
            .quarter = state.quarter,
            .clock = state.clock,
            .play = state.play,
            .offense = state.offense,
            .down = state.down,
            .toGo = state.toGo,
            .ball = state.ball};
}

Expected<Step, RuleViolation> newGame(const GameConfig& config) {
    for (const Shared<Team>& team : config.teams) {
        const Formation preferred = team->platoon.preferred;
        if (elevenOf(*team, unitOf(preferred)) == nullptr ||
            deckOf(*config.data, preferred) == nullptr || !hasKickers(*team))
            return Unexpected{
                refusal("FSS-36.3",
                        "E-FSS-DATA",
                        {{"file", team->id},
                         {"path", "platoon"},
                         {"reason", "no cards, no men or no kickers for its units"}})};
    }
    State s;
    s.rules = config.rules;
    s.data = config.data;
    s.teams = config.teams;
    s.mode = modeOf(config);
    s.solo = config.solo;
    s.clock = s.rules->clock.quarterSeconds;
    s.ball = s.rules->kickoff.line;
    s.timeOuts = {s.rules->timeouts.perHalf, s.rules->timeouts.perHalf};
    Step step{s, {}};
    Event& event = step.events.emplace_back();
    event.kind = EventKind::SituationChanged;
    event.situation = situationOf(s);
    return step;
}

State observed(const State& state, std::optional<Side> eyes) {
    State seen = state;
    if (underWay(state) || eyes == state.offense)
        return seen;
    seen.kick.reset();
    if (seen.call) {
        seen.call->card.reset();
        seen.call->fake = false;
        seen.call->audible.reset();
        if (seen.call->play != CallPlay::Card)
            seen.call->formation = Formation::ProSet;
    }
    return seen;
}

}  // namespace thrum::foursheet
