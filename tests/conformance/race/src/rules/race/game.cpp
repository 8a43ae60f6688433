#include <thrum/rules/clause.hpp>
#include <thrum/rules/race/game.hpp>

#include <algorithm>

// The course of a race. Clauses: RAC-1 to RAC-5, RAC-8.
namespace thrum::race {
namespace {

using Refusal = std::optional<RuleViolation>;
constexpr int kMsPerSecond = 1000;

Side dueIn(const State& s) {
    switch (s.phase) {
        case Phase::First:
            return s.first;
        case Phase::Second:
            return other(s.first);
        case Phase::Roll:
            return s.written[0] > s.written[1] ? Side::Home : Side::Visitor;
        default:
            return Side::Visitor;
    }
}

bool isEnforced(const State& s) {
    return s.mode == Mode::Tournament;
}
bool isWriting(const State& s) {
    return s.phase == Phase::First || s.phase == Phase::Second;
}

Refusal notNow() {
    return violation("RAC-8", THRUM_TEXT("that is not possible now."));
}

Event& emit(Step& step, EventKind kind, std::string_view clause) {
    step.events.push_back({.kind = kind, .clause = std::string{clause}});
    return step.events.back();
}

void nextRound(State& s) {
    s.phase = Phase::First;
    s.first = other(s.first);
    s.written = {};
    ++s.round;
}

// Clause: RAC-3. A state that somebody saw in part goes on as if the hidden number were the least.
void reveal(Step& step) {
    State& s = step.next;
    const std::array<int, 2> numbers{s.written[0].value_or(1), s.written[1].value_or(1)};
    emit(step, EventKind::Revealed, "RAC-3").numbers = numbers;
    if (numbers[0] != numbers[1]) {
        s.phase = Phase::Roll;
        return;
    }
    emit(step, EventKind::Tied, "RAC-3");
    nextRound(s);
}

void wrote(Step& step, Side side, int number) {
    State& s = step.next;
    s.written[indexOf(side)] = number;
    if (s.phase == Phase::First)
        s.phase = Phase::Second;
    else
        reveal(step);
}

Refusal take(Step& step, const Decision& decision) {
    State& s = step.next;
    const bool fits =
        decision.kind == DecisionKind::CallToss ? s.phase == Phase::Toss : isWriting(s);
    if (!fits)
        return notNow();
    const Side due = dueIn(s);
    if (decision.side.value_or(due) != due)
        return violation("RAC-8",
                         THRUM_TEXT("it is the turn of the {team}."),
                         {{"team", s.teams[indexOf(due)]->name}});
    if (decision.kind == DecisionKind::CallToss) {
        if (!decision.face)
            return violation("RAC-1", THRUM_TEXT("call heads or tails."));
        s.tossCall = decision.face;
        s.phase = Phase::Coin;
        Event& event = emit(step, EventKind::TossCalled, "RAC-1");
        event.side = due;
        event.face = decision.face;
        return std::nullopt;
    }
    if (isEnforced(s) && decision.ms > s.rules->write.seconds * kMsPerSecond)
        return violation("RAC-5",
                         THRUM_TEXT("the {seconds} seconds are up."),
                         {{"seconds", std::to_string(s.rules->write.seconds)}});
    const int highest = s.rules->write.highest;
    if (!decision.number || *decision.number < 1 || *decision.number > highest)
        return violation("RAC-2",
                         THRUM_TEXT("write a number from 1 to {highest}."),
                         {{"highest", std::to_string(highest)}});
    emit(step, EventKind::Written, "RAC-2").side = due;
    wrote(step, due, *decision.number);
    return std::nullopt;
}

Refusal tossFell(Step& step, const Chance& chance) {
    State& s = step.next;
    if (!chance.face)
        return violation("RAC-1", THRUM_TEXT("a coin shows heads or tails."));
    s.first = chance.face == s.tossCall ? Side::Visitor : Side::Home;
    s.phase = Phase::First;
    Event& event = emit(step, EventKind::CoinFlipped, "RAC-1");
    event.side = s.first;
    event.face = chance.face;
    return std::nullopt;
}

Refusal dieFell(Step& step, const Chance& chance) {
    State& s = step.next;
    const int sides = s.rules->die.sides;
    const bool fits = chance.faces.size() == 1 && chance.faces[0] >= 1 && chance.faces[0] <= sides;
    if (!fits)
        return violation(
            "RAC-3", THRUM_TEXT("the die shows 1 to {sides}."), {{"sides", std::to_string(sides)}});
    const Side side = dueIn(s);
    const int ahead = std::abs(s.written[0].value_or(1) - s.written[1].value_or(1));
    const int yards = ahead + chance.faces[0];
    s.yards[indexOf(side)] += yards;
    Event& event = emit(step, EventKind::Advanced, "RAC-3");
    event.side = side;
    event.faces = chance.faces;
    event.yards = yards;
    if (s.yards[indexOf(side)] < s.rules->course.yards) {
        nextRound(s);
        return std::nullopt;
    }
    s.phase = Phase::Final;
    s.written = {};
    s.winner = side;
    emit(step, EventKind::GameEnded, "RAC-4").side = side;
    return std::nullopt;
}

Refusal take(Step& step, const Chance& chance) {
    const Phase phase = step.next.phase;
    if (chance.kind == ChanceKind::Coin && phase == Phase::Coin)
        return tossFell(step, chance);
    if (chance.kind == ChanceKind::Dice && phase == Phase::Roll)
        return dieFell(step, chance);
    return notNow();
}

Refusal take(Step& step, const TimeExpired&) {
    State& s = step.next;
    if (!isWriting(s) || !isEnforced(s))
        return violation("RAC-5", THRUM_TEXT("no clock runs out now."));
    const Side due = dueIn(s);
    emit(step, EventKind::ClockExpired, "RAC-5").side = due;
    wrote(step, due, 1);
    return std::nullopt;
}

}  // namespace

Expected<Step, RuleViolation> newGame(const GameConfig& config) {
    if (config.teams[0]->id == config.teams[1]->id)
        return refuse("RAC-7",
                      THRUM_TEXT("the {team} cannot race themselves."),
                      {{"team", config.teams[0]->name}});
    Step step;
    step.next.rules = config.rules;
    step.next.teams = config.teams;
    step.next.mode = config.mode.value_or(config.rules->mode.mode);
    return step;
}

Prompt prompt(const State& state) {
    Prompt asked;
    asked.phase = state.phase;
    asked.side = dueIn(state);
    asked.kind = PromptKind::Decision;
    switch (state.phase) {
        case Phase::Toss:
            asked.wants = {DecisionKind::CallToss};
            asked.faces = {CoinFace::Heads, CoinFace::Tails};
            break;
        case Phase::First:
        case Phase::Second:
            asked.wants = {DecisionKind::Write};
            asked.numbers = NumberOption{1, state.rules->write.highest};
            asked.clock = ClockView{.msLeft = state.rules->write.seconds * kMsPerSecond,
                                    .enforced = isEnforced(state)};
            break;
        case Phase::Coin:
            asked.kind = PromptKind::Chance;
            asked.chance = ChanceRequest{.purpose = "toss", .draws = {Draw::coin()}};
            break;
        case Phase::Roll:
            asked.kind = PromptKind::Chance;
            asked.chance = ChanceRequest{
                .purpose = "advance", .draws = {Draw::die(state.rules->die.sides)}, .quiet = true};
            break;
        case Phase::Final:
            asked.kind = PromptKind::Over;
            break;
    }
    return asked;
}

Expected<Step, RuleViolation> apply(const State& state, const Input& input) {
    Step step{.next = state};
    if (const Refusal refused = std::visit([&](const auto& one) { return take(step, one); }, input))
        return Unexpected{*refused};
    if (step.next.yards != state.yards || step.next.round != state.round) {
        Event& event = emit(step, EventKind::SituationChanged, "");
        event.score = step.next.yards;
        event.play = step.next.round;
    }
    return step;
}

std::optional<RuleViolation> check(const State& state, const Input& input) {
    const auto step = apply(state, input);
    return step ? std::nullopt : std::optional{step.error()};
}

}  // namespace thrum::race
