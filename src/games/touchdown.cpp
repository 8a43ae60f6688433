#include <thrum/core/hash.hpp>
#include <thrum/games/touchdown.hpp>
#include <thrum/rules/touchdown/told.hpp>

#include <algorithm>

namespace thrum::games {

static_assert(Playable<Touchdown> && Written<Touchdown> && Telling<Touchdown> && Begun<Touchdown> &&
              Scored<Touchdown> && Coached<Touchdown>);

touchdown::State Touchdown::observe(const State& state, Eyes eyes) {
    switch (eyes) {
        case Eyes::Home:
            return touchdown::observe(state, Side::Home);
        case Eyes::Visitor:
            return touchdown::observe(state, Side::Visitor);
        case Eyes::Table:
            break;
    }
    return touchdown::observe(state, std::nullopt);
}

Awaits Touchdown::awaits(const Prompt& prompt) {
    switch (prompt.kind) {
        case touchdown::PromptKind::Decision:
            return Awaits::Decision;
        case touchdown::PromptKind::Chance:
            return Awaits::Chance;
        case touchdown::PromptKind::Over:
            break;
    }
    return Awaits::Over;
}

Facts Touchdown::facts(const State& state, const Prompt& prompt) {
    Facts facts;
    facts.awaits = awaits(prompt);
    facts.side = prompt.side;
    facts.phase = nameOf(prompt.phase);
    for (const touchdown::DecisionKind kind : prompt.wants)
        facts.wants.emplace_back(nameOf(kind));
    for (const touchdown::DecisionKind kind : prompt.also)
        facts.also.emplace_back(nameOf(kind));
    using enum touchdown::Phase;
    facts.sealed = prompt.phase == Strengths || prompt.phase == Call || prompt.phase == DefenseCall;
    facts.chance = prompt.chance;
    facts.situation.score = state.score;
    facts.situation.period = state.quarter;
    facts.situation.play = state.play;
    facts.situation.offense = state.offense;
    facts.situation.down = state.down;
    const auto place = [&](int own) {
        return Spot::yards(touchdown::fieldYards(own, state.offense));
    };
    if (state.down > 0 || state.twoPoint) {
        facts.situation.ballX = place(state.ball);
        facts.situation.toGainX = place(state.ball + state.toGo);
    }
    facts.periodWord = "quarter";
    facts.periods = state.rules->quarters;
    facts.winner = state.winner;
    facts.over = state.over;
    return facts;
}

InputKind Touchdown::kindOf(const Input& input) {
    return std::holds_alternative<touchdown::Decision>(input) ? InputKind::Decision
                                                              : InputKind::Chance;
}

std::optional<Side> Touchdown::sideOf(const Input& input, const Prompt& prompt) {
    const auto* decision = std::get_if<touchdown::Decision>(&input);
    return decision != nullptr ? std::optional{decision->side.value_or(prompt.side)} : std::nullopt;
}

bool Touchdown::awaitsSide(const State& state, Side side) {
    const Prompt due = touchdown::prompt(state);
    if (due.kind != touchdown::PromptKind::Decision)
        return false;
    if (state.phase == touchdown::Phase::Strengths)
        return !state.strengthChosen[touchdown::indexOf(side)];
    return due.side == side;
}

std::optional<ChanceRequest> Touchdown::chance(const State& /*state*/, const Prompt& prompt) {
    return prompt.chance;
}

Touchdown::Input Touchdown::fell(const State& /*state*/,
                                 const Prompt& prompt,
                                 const ChanceOutcome& outcome) {
    touchdown::Chance chance;
    chance.typed = outcome.typed;
    const bool coin = prompt.chance && !prompt.chance->draws.empty() &&
                      prompt.chance->draws.front().kind == Draw::Kind::Coin;
    if (!coin)
        chance.faces = outcome.values;
    else if (!outcome.values.empty())
        chance.coin =
            outcome.values.front() == 0 ? touchdown::CoinFace::Heads : touchdown::CoinFace::Tails;
    return chance;
}

Window Touchdown::windowOf(const State& state, const Prompt& prompt) {
    return {static_cast<int>(state.phase), state.playsBegun, prompt.side};
}

bool Touchdown::startsPlay(const State& before, const State& after) {
    return before.playsBegun != after.playsBegun;
}

UndoScope Touchdown::undoScope(const State& state) {
    switch (state.mode) {
        case Mode::Solitaire:
            return UndoScope::Free;
        case Mode::Hotseat:
            return UndoScope::Agreed;
        case Mode::Tournament:
            break;
    }
    return UndoScope::None;
}

bool Touchdown::reveals(const Event& event) {
    using enum touchdown::EventKind;
    return event.kind == HomeField || event.kind == Strengths || event.kind == Toss ||
           event.kind == Call || event.kind == Roll;
}

RuleViolation Touchdown::undoRefused() {
    RuleViolation refused = touchdown::notNow();
    refused.text = THRUM_TEXT("Nothing can be taken back here.");
    return refused;
}

int Touchdown::nominalMs(const Input& input) {
    const auto* decision = std::get_if<touchdown::Decision>(&input);
    if (decision == nullptr)
        return 0;
    constexpr int kPress = 500;
    constexpr int kThought = 2000;
    return decision->kind == touchdown::DecisionKind::Call ? kThought : kPress;
}

void Touchdown::setMs(Input& input, int ms) {
    if (auto* decision = std::get_if<touchdown::Decision>(&input))
        decision->ms = ms;
}

touchdown::State Touchdown::recordNames(const State& state) {
    State names;
    names.rules = state.rules;
    names.teams = state.teams;
    return names;
}

LoadError Touchdown::problemInFile(const State& /*state*/, const StateProblem& problem) {
    return {{}, problem.pointer, problem.reason};
}

void Touchdown::readOptions(FieldObject& options, Config& config) {
    if (const auto at = options.optional("auto_cancel"))
        config.autoCancel = at->boolean();
}

void Touchdown::writeOptions(const Config& config, FieldSink& to) {
    to.key("auto_cancel");
    to.boolean(config.autoCancel);
}

touchdown::GameConfig Touchdown::config(const State& state) {
    Config config;
    config.rules = state.rules;
    config.data = state.data;
    config.teams = state.teams;
    config.mode = state.mode;
    config.autoCancel = state.autoCancel;
    return config;
}

LogMoment Touchdown::logMoment(const State& state) {
    return {state.quarter, state.play, 0, std::nullopt};
}

Touchdown::Input Touchdown::bookDecision(
    const State& seen, const Prompt& prompt, Side side, std::uint64_t bits, int attempt) {
    return touchdown::bookDecision(
        seen, prompt, side, bitsAt(bits, static_cast<std::uint64_t>(attempt)));
}

Touchdown::Input Touchdown::randomDecision(
    const State& seen, const Prompt& prompt, Side side, std::uint64_t bits, int attempt) {
    return touchdown::randomDecision(
        seen, prompt, side, bitsAt(bits, static_cast<std::uint64_t>(attempt)));
}

std::vector<Sentence> Touchdown::told(std::span<const Event> events, const State& state) {
    return touchdown::sentencesOf(events, touchdown::namesIn(state));
}

}  // namespace thrum::games
