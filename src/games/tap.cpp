#include <thrum/core/hash.hpp>
#include <thrum/games/tap.hpp>
#include <thrum/rules/clause.hpp>

namespace thrum::games {

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

Tap::Input Tap::draw(const State& state, const Prompt& prompt, std::uint64_t bits) {
    tap::Chance chance;
    chance.kind = prompt.chance.value_or(tap::ChanceKind::Dice);
    if (chance.kind == tap::ChanceKind::Coin) {
        chance.face = dieAt(bits, 0, 2) == 1 ? tap::CoinFace::Heads : tap::CoinFace::Tails;
        return chance;
    }
    const auto sides = static_cast<std::uint32_t>(state.rules.random.sides);
    for (int die = 0; die < state.rules.random.dice; ++die)
        chance.faces.push_back(dieAt(bits, static_cast<std::uint64_t>(die), sides));
    return chance;
}

Window Tap::windowOf(const State& state, const Prompt& prompt) {
    return {static_cast<int>(state.phase), static_cast<int>(state.stage), prompt.side};
}

bool Tap::startsPlay(const State& before, const State& after) {
    return (before.playFacts.snapped && !after.playFacts.snapped) || before.half != after.half;
}

UndoScope Tap::undoScope(const State& state) {
    const std::string& undo = state.rules.modes.of(state.mode).undo;
    if (undo == "play")
        return UndoScope::Play;
    return undo == "window" ? UndoScope::Window : UndoScope::None;
}

bool Tap::mayChangeInWindow(const Input& input) {
    const auto* decision = std::get_if<tap::Decision>(&input);
    return decision != nullptr && decision->kind == tap::DecisionKind::Pivot;
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
    for (const tap::ClockView& clock : prompt.clocks) {
        const bool ends = clock.running && clock.policy == tap::ClockPolicy::Enforced &&
                          !clock.marked && clock.msLeft <= decision->ms;
        if (ends)
            return tap::TimeExpired{clock.name};
    }
    return std::nullopt;
}

void Tap::setMs(Input& input, int ms) {
    if (auto* decision = std::get_if<tap::Decision>(&input))
        decision->ms = ms;
}

}  // namespace thrum::games
