#include <thrum/games/race.hpp>
#include <thrum/rules/clause.hpp>

namespace thrum::games {

static_assert(Playable<Race> && Written<Race> && Begun<Race> && Coached<Race> && Telling<Race>);

Awaits Race::awaits(const Prompt& prompt) {
    switch (prompt.kind) {
        case race::PromptKind::Decision:
            return Awaits::Decision;
        case race::PromptKind::Chance:
            return Awaits::Chance;
        case race::PromptKind::Over:
            break;
    }
    return Awaits::Over;
}

Facts Race::facts(const State& state, const Prompt& prompt) {
    Facts facts;
    facts.awaits = awaits(prompt);
    facts.side = prompt.side;
    facts.phase = nameOf(prompt.phase);
    for (const race::DecisionKind kind : prompt.wants)
        facts.wants.emplace_back(nameOf(kind));
    facts.sealed = prompt.numbers.has_value();
    if (prompt.clock)
        facts.clocks.push_back({.name = std::string{nameOf(prompt.clock->name)},
                                .msLeft = prompt.clock->msLeft,
                                .enforced = prompt.clock->enforced,
                                .side = prompt.side,
                                .onExpiry = "writes_one"});
    facts.chance = prompt.chance;
    facts.situation.score = state.yards;
    facts.situation.play = state.round;
    facts.situation.offense = state.first;
    facts.periodWord.clear();
    facts.periods = 1;
    facts.winner = state.winner;
    facts.over = state.phase == race::Phase::Final;
    return facts;
}

InputKind Race::kindOf(const Input& input) {
    return std::visit(Overloaded{[](const race::Decision&) { return InputKind::Decision; },
                                 [](const race::Chance&) { return InputKind::Chance; },
                                 [](const race::TimeExpired&) { return InputKind::Time; }},
                      input);
}

std::optional<Side> Race::sideOf(const Input& input, const Prompt& prompt) {
    const auto* decision = std::get_if<race::Decision>(&input);
    return decision != nullptr ? std::optional{decision->side.value_or(prompt.side)} : std::nullopt;
}

Race::Input Race::fell(const State& /*state*/, const Prompt& prompt, const ChanceOutcome& outcome) {
    if (prompt.phase != race::Phase::Coin)
        return race::Chance{
            .kind = race::ChanceKind::Dice, .faces = outcome.values, .typed = outcome.typed};
    race::Chance coin{.kind = race::ChanceKind::Coin, .typed = outcome.typed};
    if (!outcome.values.empty())
        coin.face = outcome.values.front() == 0 ? race::CoinFace::Heads : race::CoinFace::Tails;
    return coin;
}

Window Race::windowOf(const State& state, const Prompt& prompt) {
    return {static_cast<int>(state.phase), state.round, prompt.side};
}

UndoScope Race::undoScope(const State& state) {
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

bool Race::reveals(const Event& event) {
    using enum race::EventKind;
    return event.kind == Revealed || event.kind == CoinFlipped || event.kind == Advanced;
}

RuleViolation Race::undoRefused() {
    return violation("RAC-6", THRUM_TEXT("undo is not available here."));
}

RuleViolation Race::notNow() {
    return violation("RAC-8", THRUM_TEXT("that is not possible now."));
}

int Race::nominalMs(const Input& input) {
    constexpr int kPress = 1000;
    return kindOf(input) == InputKind::Decision ? kPress : 0;
}

void Race::setMs(Input& input, int ms) {
    if (auto* decision = std::get_if<race::Decision>(&input))
        decision->ms = ms;
}

std::optional<Race::Input> Race::expiryInstead(const Prompt& prompt, const Input& late) {
    const auto* decision = std::get_if<race::Decision>(&late);
    const bool ends = decision != nullptr && prompt.clock && prompt.clock->enforced &&
                      decision->ms > prompt.clock->msLeft;
    return ends ? std::optional<Input>{race::TimeExpired{race::ClockName::Write}} : std::nullopt;
}

Race::State Race::recordNames(const State& state) {
    State names;
    names.teams = state.teams;
    return names;
}

RuleViolation Race::rulesRefused(const LoadError& error) {
    return violation(
        "RAC-7",
        THRUM_TEXT("rules file: {reason}."),
        {{"reason", (error.pointer.empty() ? "" : error.pointer + " ") + error.reason}});
}

void Race::write(const Data& /*data*/, FieldSink& to) {
    to.beginObject();
    to.endObject();
}

Race::Config Race::config(const State& state) {
    return {.rules = state.rules, .teams = state.teams, .mode = state.mode};
}

LogMoment Race::logMoment(const State& state) {
    LogMoment moment;
    moment.play = state.round;
    return moment;
}

}  // namespace thrum::games
