#include <thrum/games/foursheet.hpp>

namespace thrum::games {

static_assert(Playable<Foursheet> && Written<Foursheet> && Telling<Foursheet> && Begun<Foursheet> &&
              Scored<Foursheet> && Coached<Foursheet>);

using foursheet::Phase;

Foursheet::State Foursheet::observe(const State& state, Eyes eyes) {
    return foursheet::observed(state,
                               eyes == Eyes::Table  ? std::nullopt
                               : eyes == Eyes::Home ? std::optional{Side::Home}
                                                    : std::optional{Side::Visitor});
}

Awaits Foursheet::awaits(const Prompt& prompt) {
    switch (prompt.kind) {
        case foursheet::PromptKind::Decision:
            return Awaits::Decision;
        case foursheet::PromptKind::Chance:
            return Awaits::Chance;
        case foursheet::PromptKind::Over:
            break;
    }
    return Awaits::Over;
}

InputKind Foursheet::kindOf(const Input& input) {
    return std::holds_alternative<foursheet::Decision>(input) ? InputKind::Decision
                                                              : InputKind::Chance;
}

std::optional<Side> Foursheet::sideOf(const Input& input, const Prompt& prompt) {
    const auto* decision = std::get_if<foursheet::Decision>(&input);
    return decision != nullptr ? std::optional{decision->side.value_or(prompt.side)} : std::nullopt;
}

bool Foursheet::awaitsSide(const State& state, Side side) {
    if (state.phase == Phase::TimeOut)
        return !state.goneOn[foursheet::indexOf(side)];
    return foursheet::prompt(state).side == side;
}

namespace {

Draw drawOf(foursheet::DieKind die) {
    std::string label{nameOf(die)};
    if (die != foursheet::DieKind::D10)
        return Draw::die(foursheet::sidesOf(die), std::move(label));
    return Draw::die(10, std::move(label), {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"});
}

Spot fieldX(Side offense, int ball) {
    return Spot::yards(offense == Side::Home ? ball : 100 - ball);
}

void addWords(std::vector<std::string>& to, const std::vector<foursheet::DecisionKind>& kinds) {
    for (const foursheet::DecisionKind kind : kinds)
        to.emplace_back(nameOf(kind));
}

}  // namespace

std::optional<ChanceRequest> Foursheet::chance(const State& /*state*/, const Prompt& prompt) {
    if (prompt.kind != foursheet::PromptKind::Chance)
        return std::nullopt;
    ChanceRequest request;
    request.purpose = prompt.purpose;
    request.quiet = prompt.quiet;
    if (prompt.dice.empty())
        request.draws = {Draw::coin()};
    for (const foursheet::DieKind die : prompt.dice)
        request.draws.push_back(drawOf(die));
    return request;
}

Foursheet::Input Foursheet::fell(const State& /*state*/,
                                 const Prompt& prompt,
                                 const ChanceOutcome& outcome) {
    foursheet::Chance chance;
    chance.typed = outcome.typed;
    if (prompt.dice.empty()) {
        const bool heads = !outcome.values.empty() && outcome.values.front() == 0;
        chance.face = heads ? foursheet::CoinFace::Heads : foursheet::CoinFace::Tails;
        return chance;
    }
    for (std::size_t i = 0; i < outcome.values.size(); ++i) {
        const bool tenSided = i < prompt.dice.size() && prompt.dice[i] == foursheet::DieKind::D10;
        chance.faces.push_back(outcome.values[i] - (tenSided ? 1 : 0));
    }
    return chance;
}

Facts Foursheet::facts(const State& state, const Prompt& prompt) {
    Facts facts;
    facts.awaits = awaits(prompt);
    facts.side = prompt.side;
    facts.bothSides = prompt.bothSides;
    facts.phase = nameOf(prompt.phase);
    addWords(facts.wants, prompt.wants);
    addWords(facts.also, prompt.also);
    facts.sealed = prompt.sealed;
    constexpr int kMs = 1000;
    facts.clocks.push_back(
        {.name = "game", .msLeft = state.clock * kMs, .running = false, .enforced = false});
    facts.chance = chance(state, prompt);
    facts.problems = prompt.problems;
    facts.situation.score = state.score;
    facts.situation.period = state.quarter;
    facts.situation.play = state.play;
    facts.situation.offense = state.offense;
    facts.situation.down = state.down;
    facts.situation.ballX = fieldX(state.offense, state.ball);
    if (state.down > 0)
        facts.situation.toGainX = fieldX(state.offense, state.ball + state.toGo);
    facts.periodWord = "quarter";
    facts.periods = 4;
    facts.winner = state.winner;
    facts.over = state.over;
    return facts;
}

Window Foursheet::windowOf(const State& state, const Prompt& prompt) {
    return {
        static_cast<int>(state.phase), static_cast<int>(state.underWay.fallen.size()), prompt.side};
}

bool Foursheet::startsPlay(const State& before, const State& after) {
    return before.plays != after.plays || before.quarter != after.quarter;
}

UndoScope Foursheet::undoScope(const State& state) {
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

bool Foursheet::reveals(const Event& event) {
    switch (event.kind) {
        case foursheet::EventKind::CardRevealed:
        case foursheet::EventKind::KickRevealed:
        case foursheet::EventKind::DefenseSet:
        case foursheet::EventKind::ReceiversPlaced:
        case foursheet::EventKind::PuntNamed:
        case foursheet::EventKind::DiceRolled:
        case foursheet::EventKind::CoinFlipped:
        case foursheet::EventKind::WindRolled:
            return true;
        default:
            return false;
    }
}

RuleViolation Foursheet::undoRefused() {
    RuleViolation refused = notNow();
    refused.text = THRUM_TEXT("Nothing can be taken back here.");
    return refused;
}

RuleViolation Foursheet::notNow() {
    return foursheet::refusal("FSS-7.1", "E-FSS-PHASE");
}

int Foursheet::nominalMs(const Input& input) {
    const auto* decision = std::get_if<foursheet::Decision>(&input);
    if (decision == nullptr)
        return 0;
    constexpr int kPress = 500;
    constexpr int kThought = 3000;
    const bool thought = decision->kind == foursheet::DecisionKind::Call ||
                         decision->kind == foursheet::DecisionKind::SetDefense;
    return thought ? kThought : kPress;
}

void Foursheet::setMs(Input& input, int ms) {
    if (auto* decision = std::get_if<foursheet::Decision>(&input))
        decision->ms = ms;
}

ManNamed Foursheet::manNamed(const State& state, ManRef man) {
    const auto& players = state.teams[man.side == Side::Home ? 0 : 1]->players;
    const auto index = static_cast<std::size_t>(man.index);
    if (man.index < 0 || index >= players.size())
        return {};
    return {std::to_string(players[index].number), players[index].name, players[index].id};
}

Foursheet::State Foursheet::recordNames(const State& state) {
    State names;
    names.teams = state.teams;
    return names;
}

void Foursheet::readOptions(FieldObject& options, Config& config) {
    if (const auto solo = options.optional("solo"); solo && !solo->isNull())
        config.solo = solo->boolean();
    if (const auto cards = options.optional("cards"); cards && !cards->isNull())
        cards->members([&](std::string_view word, const FieldSource& name) {
            const auto formation = parseName<foursheet::Formation>(word);
            if (!formation)
                name.fail("there is no formation " + inQuotes(word));
            else
                config.cards[static_cast<std::size_t>(*formation)] = name.id();
        });
}

void Foursheet::writeOptions(const Config& config, FieldSink& to) {
    if (config.solo) {
        to.key("solo");
        to.boolean(true);
    }
    const auto files = ownFiles(config);
    if (files.empty())
        return;
    to.key("cards");
    to.beginObject();
    for (const EnumName<foursheet::Formation>& formation : namesOf(foursheet::Formation{})) {
        const std::string& name = config.cards[static_cast<std::size_t>(formation.value)];
        if (name.empty())
            continue;
        to.key(formation.name);
        to.text(name);
    }
    to.endObject();
}

std::vector<Foursheet::OwnFile> Foursheet::ownFiles(const Config& config) {
    std::vector<OwnFile> files;
    for (const EnumName<foursheet::Formation>& formation : namesOf(foursheet::Formation{})) {
        const std::string& name = config.cards[static_cast<std::size_t>(formation.value)];
        if (!name.empty())
            files.push_back({foursheet::dataFileOf(formation.value),
                             "cards",
                             name,
                             "cards/" + std::string{formation.name}});
    }
    return files;
}

Foursheet::Config Foursheet::config(const State& state) {
    return {.rules = state.rules,
            .data = state.data,
            .teams = state.teams,
            .mode = state.mode,
            .solo = state.solo};
}

LogMoment Foursheet::logMoment(const State& state) {
    constexpr int kMs = 1000;
    return {.period = state.quarter, .play = state.play, .gameClockMs = state.clock * kMs};
}

}  // namespace thrum::games
