#include <thrum/core/hash.hpp>
#include <thrum/games/tap.hpp>
#include <thrum/rules/clause.hpp>

#include <algorithm>

namespace thrum::games {

static_assert(Playable<Tap> && OnBoard<Tap> && Written<Tap> && Scored<Tap>);

Awaits Tap::awaits(const Prompt& prompt) {
    switch (prompt.kind) {
        case tap::PromptKind::Decision:
            return Awaits::Decision;
        case tap::PromptKind::Chance:
            return Awaits::Chance;
        case tap::PromptKind::Run:
            return Awaits::Run;
        case tap::PromptKind::Over:
            break;
    }
    return Awaits::Over;
}

InputKind Tap::kindOf(const Input& input) {
    return std::visit(Overloaded{[](const tap::Decision&) { return InputKind::Decision; },
                                 [](const tap::Chance&) { return InputKind::Chance; },
                                 [](const SegmentResult&) { return InputKind::Run; },
                                 [](const tap::TimeExpired&) { return InputKind::Time; }},
                      input);
}

std::optional<Side> Tap::sideOf(const Input& input, const Prompt& prompt) {
    const auto* decision = std::get_if<tap::Decision>(&input);
    return decision != nullptr ? std::optional{decision->side.value_or(prompt.side)} : std::nullopt;
}

bool Tap::awaitsSide(const State& state, Side side) {
    if (state.phase == tap::Phase::Setup)
        return !state.confirmed[tap::indexOf(side)];
    return !state.readyToGoOn[tap::indexOf(side)];
}

std::optional<ChanceRequest> Tap::chance(const State& state, const Prompt& prompt) {
    if (!prompt.chance)
        return std::nullopt;
    ChanceRequest request;
    if (*prompt.chance == tap::ChanceKind::Coin) {
        request.purpose = "coin";
        request.draws = {Draw::coin()};
        return request;
    }
    request.purpose = "dice";
    request.draws.assign(static_cast<std::size_t>(state.rules->random.dice),
                         Draw::die(state.rules->random.sides));
    return request;
}

Tap::Input Tap::fell(const State& /*state*/, const Prompt& prompt, const ChanceOutcome& outcome) {
    tap::Chance chance;
    chance.kind = prompt.chance.value_or(tap::ChanceKind::Dice);
    chance.typed = outcome.typed;
    if (chance.kind == tap::ChanceKind::Dice)
        chance.faces = outcome.values;
    else if (!outcome.values.empty())
        chance.face = outcome.values.front() == 0 ? tap::CoinFace::Heads : tap::CoinFace::Tails;
    return chance;
}

namespace {

ClockFact clockFact(const tap::ClockView& clock) {
    return {.name = std::string{tap::nameOf(clock.name)},
            .msLeft = clock.msLeft,
            .running = clock.running,
            .enforced = clock.policy == tap::ClockPolicy::Enforced,
            .marked = clock.marked,
            .side = clock.side,
            .onExpiry = std::string{tap::nameOf(clock.onExpiry)}};
}

void addWords(std::vector<std::string>& to, const std::vector<tap::DecisionKind>& kinds) {
    for (const tap::DecisionKind kind : kinds)
        to.emplace_back(tap::nameOf(kind));
}

// Kicks and tries have no series of downs.
bool hasDown(const tap::State& state) {
    using enum tap::PlayKind;
    const tap::PlayKind kind = state.playFacts.kind;
    return state.tryKind == tap::TryKind::None && kind != Kickoff && kind != Onside &&
           kind != SafetyKick;
}

}  // namespace

Facts Tap::facts(const State& state, const Prompt& prompt) {
    Facts facts;
    facts.awaits = awaits(prompt);
    facts.side = prompt.side;
    facts.bothSides = prompt.bothSides;
    facts.phase = tap::nameOf(prompt.phase);
    facts.opensPlay = prompt.phase == tap::Phase::LineUp;
    addWords(facts.wants, prompt.wants);
    addWords(facts.wants, prompt.calls);
    addWords(facts.also, prompt.also);
    for (const tap::ClockView& clock : prompt.clocks)
        facts.clocks.push_back(clockFact(clock));
    facts.chance = chance(state, prompt);
    facts.problems = prompt.problems;
    facts.situation.score = state.score;
    facts.situation.period = state.half;
    facts.situation.play = state.play;
    facts.situation.offense = state.offense;
    if (hasDown(state)) {
        facts.situation.down = state.down;
        facts.situation.ballX = state.lineOfScrimmage;
        facts.situation.toGainX = state.lineToGain;
    }
    facts.periods = state.rules->game.halves;
    facts.winner = state.winner;
    facts.over = state.over;
    facts.paused = state.paused;
    return facts;
}

Window Tap::windowOf(const State& state, const Prompt& prompt) {
    return {static_cast<int>(state.phase), static_cast<int>(state.stage), prompt.side};
}

bool Tap::startsPlay(const State& before, const State& after) {
    return (before.playFacts.snapped && !after.playFacts.snapped) || before.half != after.half;
}

UndoScope Tap::undoScope(const State& state) {
    switch (state.rules->modes.of(state.mode).undo) {
        case tap::UndoRule::Play:
            return UndoScope::Play;
        case tap::UndoRule::Window:
            return UndoScope::Window;
        case tap::UndoRule::None:
            break;
    }
    return UndoScope::None;
}

bool Tap::mayChangeInWindow(const Input& input) {
    const auto* decision = std::get_if<tap::Decision>(&input);
    return decision != nullptr && decision->kind == tap::DecisionKind::Pivot;
}

namespace {

bool sameWindow(const tap::State& a, const tap::State& b) {
    return Tap::windowOf(a, tap::prompt(a)) == Tap::windowOf(b, tap::prompt(b)) &&
           a.half == b.half && a.play == b.play && a.stopsUsed == b.stopsUsed &&
           a.playFacts.boardTicks == b.playFacts.boardTicks;
}

// It outlasts the window it is seen in.
bool spansWindows(tap::ClockName name) {
    return name == tap::ClockName::Game || name == tap::ClockName::AfterScore ||
           name == tap::ClockName::PenaltyCall;
}

}  // namespace

// Alone a coach may go back to an earlier window, which then begins anew. What has run out outlasts
// nothing: there would be no window to come back to.
Tap::State Tap::clocksStand(const State& left, State back) {
    const bool same = sameWindow(left, back);
    for (tap::Clock& clock : back.clocks) {
        const auto now = std::ranges::find(left.clocks, clock.name, &tap::Clock::name);
        if (now == left.clocks.end() || now->side != clock.side)
            continue;
        const bool lasts = spansWindows(clock.name) && left.half == back.half && now->msLeft > 0;
        if (!same && !lasts)
            continue;
        clock.msLeft = std::min(clock.msLeft, now->msLeft);
        if (same)
            clock.marked = now->marked;
        clock.running = clock.running && !(clock.marked && clock.msLeft == 0);
    }
    return back;
}

RuleViolation Tap::undoRefused() {
    return violation("TAP-MD-9", THRUM_TEXT("undo is not available here."));
}

RuleViolation Tap::notNow() {
    return violation("TAP-GN-3", THRUM_TEXT("that is not possible now."));
}

int Tap::nominalMs(const Input& input) {
    const auto* decision = std::get_if<tap::Decision>(&input);
    if (decision == nullptr)
        return 0;
    constexpr int kPress = 500;
    constexpr int kTurn = 1500;
    constexpr int kLineup = 4000;
    switch (decision->kind) {
        case tap::DecisionKind::Place:
            return kLineup;
        case tap::DecisionKind::Pivot:
        case tap::DecisionKind::MoveInMotion:
        case tap::DecisionKind::LayStick:
        case tap::DecisionKind::SwitchBase:
            return kTurn;
        default:
            return kPress;
    }
}

std::optional<Tap::Input> Tap::expiryInstead(const Prompt& prompt, const Input& late) {
    const auto* decision = std::get_if<tap::Decision>(&late);
    if (decision == nullptr)
        return std::nullopt;
    // time cannot pass the end of one clock to reach that of another
    const tap::ClockView* first = nullptr;
    for (const tap::ClockView& clock : prompt.clocks) {
        const bool ends = clock.running && clock.policy == tap::ClockPolicy::Enforced &&
                          !clock.marked && clock.msLeft <= decision->ms;
        if (ends && (first == nullptr || clock.msLeft < first->msLeft))
            first = &clock;
    }
    return first != nullptr ? std::optional<Input>{tap::TimeExpired{first->name}} : std::nullopt;
}

void Tap::setMs(Input& input, int ms) {
    if (auto* decision = std::get_if<tap::Decision>(&input))
        decision->ms = ms;
}

}  // namespace thrum::games
