#include <thrum/core/hash.hpp>
#include <thrum/core/trig.hpp>
#include <thrum/games/solitaire.hpp>
#include <thrum/rules/clause.hpp>
#include <thrum/rules/field_reader.hpp>

#include <algorithm>

namespace thrum::games {

static_assert(Playable<Solitaire> && OnBoard<Solitaire> && Written<Solitaire>);
static_assert(Telling<Solitaire> && Begun<Solitaire> && Coached<Solitaire> && Scored<Solitaire>);

ManNamed Solitaire::manNamed(const State& state, ManRef man) {
    if (man.index < 0 || man.index >= FigureId::kPerSide)
        return {};
    const solitaire::Player* player = solitaire::findPlayer(state, FigureId{man.side, man.index});
    return player != nullptr ? ManNamed{player->number, player->name, player->id} : ManNamed{};
}

Awaits Solitaire::awaits(const Prompt& prompt) {
    switch (prompt.kind) {
        case solitaire::PromptKind::Decision:
            return Awaits::Decision;
        case solitaire::PromptKind::Chance:
            return Awaits::Chance;
        case solitaire::PromptKind::Run:
            return Awaits::Run;
        case solitaire::PromptKind::Over:
            break;
    }
    return Awaits::Over;
}

InputKind Solitaire::kindOf(const Input& input) {
    return std::visit(Overloaded{[](const solitaire::Decision&) { return InputKind::Decision; },
                                 [](const solitaire::Chance&) { return InputKind::Chance; },
                                 [](const SegmentResult&) { return InputKind::Run; }},
                      input);
}

std::optional<Side> Solitaire::sideOf(const Input& input, const Prompt& prompt) {
    const auto* decision = std::get_if<solitaire::Decision>(&input);
    return decision != nullptr ? std::optional{decision->side.value_or(prompt.side)} : std::nullopt;
}

bool Solitaire::awaitsSide(const State& state, Side side) {
    const Prompt due = prompt(state);
    return due.kind == solitaire::PromptKind::Decision && due.side == side;
}

std::optional<ChanceRequest> Solitaire::chance(const State& state, const Prompt& prompt) {
    if (!prompt.chance)
        return std::nullopt;
    return solitaire::chanceRequest(state, *prompt.chance);
}

Solitaire::Input Solitaire::fell(const State& /*state*/,
                                 const Prompt& prompt,
                                 const ChanceOutcome& outcome) {
    return solitaire::Chance{.kind = prompt.chance.value_or(solitaire::ChanceKind::Coin),
                             .values = outcome.values,
                             .typed = outcome.typed};
}

namespace {

void addWords(std::vector<std::string>& to, const std::vector<solitaire::DecisionKind>& kinds) {
    for (const solitaire::DecisionKind kind : kinds)
        to.emplace_back(nameOf(kind));
}

// Home's yards, whoever has the ball.
Spot homeX(Side side, Distance u) {
    return side == Side::Home ? Spot{} + u : Spot::yards(100.0) - u;
}

}  // namespace

Facts Solitaire::facts(const State& state, const Prompt& prompt) {
    Facts facts;
    facts.awaits = awaits(prompt);
    facts.side = prompt.side;
    facts.bothSides = prompt.bothSides;
    facts.phase = nameOf(prompt.phase);
    addWords(facts.wants, prompt.wants);
    addWords(facts.also, prompt.also);
    facts.chance = chance(state, prompt);
    facts.problems = prompt.problems;
    facts.situation.score = state.score;
    facts.situation.period = state.quarter;
    facts.situation.play = state.play;
    facts.situation.offense = state.offense;
    const bool downs = state.down > 0 && state.tryKind == solitaire::TryKind::None;
    if (downs) {
        facts.situation.down = state.down;
        facts.situation.ballX = homeX(state.offense, state.line);
        facts.situation.toGainX = homeX(state.offense, state.toGain);
    }
    facts.periodWord = "quarter";
    facts.periods = state.rules->timing.quarters;
    facts.winner = state.winner;
    facts.over = state.over;
    return facts;
}

Window Solitaire::windowOf(const State& state, const Prompt& prompt) {
    return {static_cast<int>(state.phase), static_cast<int>(state.stage), prompt.side};
}

bool Solitaire::startsPlay(const State& before, const State& after) {
    return (before.playFacts.snapped && !after.playFacts.snapped) ||
           before.quarter != after.quarter || before.play != after.play;
}

UndoScope Solitaire::undoScope(const State& state) {
    switch (state.mode) {
        case Mode::Solitaire:
            return UndoScope::Play;
        case Mode::Hotseat:
            return UndoScope::Window;
        case Mode::Tournament:
            break;
    }
    return UndoScope::None;
}

bool Solitaire::mayChangeInWindow(const Input& input) {
    const auto* decision = std::get_if<solitaire::Decision>(&input);
    return decision != nullptr && (decision->kind == solitaire::DecisionKind::Turn ||
                                   decision->kind == solitaire::DecisionKind::Adjust ||
                                   decision->kind == solitaire::DecisionKind::Place ||
                                   decision->kind == solitaire::DecisionKind::Lift);
}

bool Solitaire::reveals(const Event& event) {
    return event.kind == solitaire::EventKind::CoveredTold;
}

RuleViolation Solitaire::undoRefused() {
    RuleViolation refused = notNow();
    refused.text = THRUM_TEXT("Nothing can be taken back here.");
    return refused;
}

RuleViolation Solitaire::notNow() {
    RuleViolation refused =
        violation("SOL-REC-1", THRUM_TEXT("That is not possible at this moment."));
    refused.code = "E-SOL-PHASE";
    return refused;
}

int Solitaire::nominalMs(const Input& input) {
    const auto* decision = std::get_if<solitaire::Decision>(&input);
    if (decision == nullptr)
        return 0;
    constexpr int kPress = 500;
    constexpr int kTurn = 1500;
    constexpr int kLineup = 4000;
    switch (decision->kind) {
        case solitaire::DecisionKind::Place:
            return kLineup;
        case solitaire::DecisionKind::Turn:
        case solitaire::DecisionKind::Adjust:
        case solitaire::DecisionKind::Shot:
        case solitaire::DecisionKind::ComputerShot:
            return kTurn;
        default:
            return kPress;
    }
}

void Solitaire::setMs(Input& input, int ms) {
    if (auto* decision = std::get_if<solitaire::Decision>(&input))
        decision->ms = ms;
}

void Solitaire::write(const Data& /*data*/, FieldSink& to) {
    to.beginObject();
    to.endObject();
}

void Solitaire::readOptions(FieldObject& options, Config& config) {
    const NoNames nobody;
    const FieldReader reader{nobody};
    reader.member(options, "plays_per_quarter", config.playsPerQuarter);
    reader.member(options, "levels", config.levels);
}

void Solitaire::writeOptions(const Config& config, FieldSink& to) {
    const NoNames nobody;
    const FieldWriter writer{to, nobody, Empty::LeaveOut};
    writer.member("plays_per_quarter", config.playsPerQuarter);
    if (config.levels[0] || config.levels[1])
        writer.member("levels", config.levels);
}

Solitaire::Config Solitaire::config(const State& state) {
    Config config;
    config.rules = state.rules;
    config.teams = state.teams;
    config.mode = state.mode;
    config.board = state.board;
    config.playsPerQuarter = state.playsPerQuarter;
    config.levels = state.levels;
    return config;
}

LogMoment Solitaire::logMoment(const State& state) {
    constexpr std::int64_t kMs = 1000;
    return {.period = state.quarter,
            .play = state.play,
            .playBoardMs = static_cast<int>(state.playFacts.boardTicks * kMs /
                                            std::max(1, state.board.ticksPerSecond)),
            .gameClockMs = {}};
}

// The one thing nobody sees is drawn anew.
Solitaire::State Solitaire::guess(const State& seen, Side /*side*/, std::uint64_t bits) {
    State whole = seen;
    const double rate = seen.rules->fumble.shakeRatePerS;
    const bool draws = seen.carrier && seen.chance != solitaire::ChanceKind::Shake && rate > 0.0 &&
                       !seen.carry.looseTick;
    if (!draws)
        return whole;
    constexpr double kFractions = 1 << 24;
    const double v = static_cast<double>(mix64(bits) >> 40U) / kFractions;
    constexpr double kLong = 1e6;
    const double ticks = std::min(
        kLong, -naturalLogarithm(1.0 - v) / rate * static_cast<double>(seen.board.ticksPerSecond));
    whole.carry.looseTick = std::max(seen.carry.ticks + 1, roundToInt(ticks));
    return whole;
}

}  // namespace thrum::games
