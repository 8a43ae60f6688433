#include <thrum/games/scrimmage.hpp>
#include <thrum/rules/scrimmage/fault.hpp>
#include <thrum/rules/scrimmage/grid.hpp>

namespace thrum::games {

static_assert(Playable<Scrimmage> && Written<Scrimmage> && Telling<Scrimmage> && Begun<Scrimmage> &&
              Scored<Scrimmage> && Coached<Scrimmage>);

Scrimmage::State Scrimmage::observe(const State& state, Eyes eyes) {
    switch (eyes) {
        case Eyes::Home:
            return scrimmage::observe(state, Side::Home);
        case Eyes::Visitor:
            return scrimmage::observe(state, Side::Visitor);
        case Eyes::Table:
            break;
    }
    return scrimmage::observe(state, std::nullopt);
}

InputKind Scrimmage::kindOf(const Input& input) {
    return std::holds_alternative<scrimmage::Chance>(input) ? InputKind::Chance
                                                            : InputKind::Decision;
}

std::optional<Side> Scrimmage::sideOf(const Input& input, const Prompt& prompt) {
    const auto* decision = std::get_if<scrimmage::Decision>(&input);
    return decision != nullptr ? std::optional{decision->side.value_or(prompt.side)} : std::nullopt;
}

Facts Scrimmage::facts(const State& state, const Prompt& prompt) {
    Facts facts;
    facts.awaits = prompt.kind;
    facts.side = prompt.side;
    facts.bothSides = prompt.bothSides;
    facts.phase = nameOf(prompt.phase);
    for (const scrimmage::DecisionKind kind : prompt.wants)
        facts.wants.emplace_back(nameOf(kind));
    facts.sealed = prompt.phase == scrimmage::Phase::OffCall;
    facts.chance = chance(state, prompt);
    facts.problems = prompt.problems;
    facts.situation.score = state.score;
    facts.situation.period = 1;
    facts.situation.play = state.play;
    facts.situation.offense = state.offense;
    // before the draws nobody has the ball anywhere
    if (state.phase != scrimmage::Phase::NewGame) {
        const auto yards = [&](int line) { return Spot::yards(scrimmage::homeYards(state, line)); };
        facts.situation.down = state.down;
        facts.situation.ballX = yards(state.lineOfScrimmage);
        facts.situation.toGainX = yards(state.lineToGain);
    }
    facts.periodWord.clear();
    facts.periods = 1;
    facts.winner = state.winner;
    facts.over = state.over;
    return facts;
}

std::optional<ChanceRequest> Scrimmage::chance(const State& /*state*/, const Prompt& prompt) {
    if (!prompt.chance)
        return std::nullopt;
    ChanceRequest request;
    request.purpose = nameOf(*prompt.chance);
    request.quiet = true;
    const int sides = prompt.high - prompt.low + 1;
    if (*prompt.chance == scrimmage::ChanceKind::Allotment && sides > 1) {
        std::vector<std::string> faces;
        for (int squares = prompt.low; squares <= prompt.high; ++squares)
            faces.push_back(std::to_string(squares));
        request.draws = {Draw::die(sides, {}, std::move(faces))};
    } else {
        request.draws = {Draw::below(sides)};
    }
    return request;
}

// A die counts from 1, all others from 0.
Scrimmage::Input Scrimmage::fell(const State& state,
                                 const Prompt& prompt,
                                 const ChanceOutcome& outcome) {
    scrimmage::Chance chance;
    chance.typed = outcome.typed;
    const auto request = Scrimmage::chance(state, prompt);
    for (std::size_t i = 0; i < outcome.values.size(); ++i) {
        const bool die =
            request && i < request->draws.size() && request->draws[i].kind == Draw::Kind::Die;
        chance.values.push_back(prompt.low + outcome.values[i] - (die ? 1 : 0));
    }
    return chance;
}

Window Scrimmage::windowOf(const State& state, const Prompt& prompt) {
    return {static_cast<int>(state.phase), state.turn, prompt.side};
}

bool Scrimmage::reveals(const Event& event) {
    using enum scrimmage::EventKind;
    switch (event.kind) {
        case OffenseDrawn:
        case GoalDrawn:
        case AllotmentDrawn:
        case Revealed:
        case ThrowCalled:
        case Scrambled:
        case Tackled:
        case TackleMissed:
        case Fumbled:
        case BallLoose:
        case Caught:
        case Intercepted:
        case Incomplete:
            return true;
        default:
            return false;
    }
}

RuleViolation Scrimmage::undoRefused() {
    RuleViolation refusal = notNow();
    refusal.clause = "SCR-M9";
    refusal.text = THRUM_TEXT("Nothing is taken back in this game.");
    return refusal;
}

RuleViolation Scrimmage::notNow() {
    return scrimmage::violation(scrimmage::Fault::Phase);
}

int Scrimmage::nominalMs(const Input& input) {
    const auto* decision = std::get_if<scrimmage::Decision>(&input);
    if (decision == nullptr)
        return 0;
    constexpr int kPress = 500;
    constexpr int kMove = 1500;
    constexpr int kLineUp = 4000;
    switch (decision->kind) {
        case scrimmage::DecisionKind::Place:
            return kLineUp;
        case scrimmage::DecisionKind::Move:
        case scrimmage::DecisionKind::Target:
            return kMove;
        default:
            return kPress;
    }
}

void Scrimmage::setMs(Input& input, int ms) {
    if (auto* decision = std::get_if<scrimmage::Decision>(&input))
        decision->ms = ms;
}

Scrimmage::Config Scrimmage::config(const State& state) {
    Config config;
    config.rules = state.rules;
    config.teams = state.teams;
    config.mode = state.mode;
    config.limits = state.limits;
    return config;
}

}  // namespace thrum::games
