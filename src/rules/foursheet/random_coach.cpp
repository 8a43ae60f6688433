#include "coach_parts.hpp"

// Anything allowed, for tests, campaigns and coaches who search.
namespace thrum::foursheet {
namespace {

constexpr int kMenOnField = 11;

int anyCard(const State& state, Formation formation, CoachDice& dice) {
    const Deck* const deck = deckOf(*state.data, formation);
    if (deck == nullptr || deck->cards.empty())
        return 0;
    return deck->cards[static_cast<std::size_t>(dice.below(static_cast<int>(deck->cards.size())))]
        .number;
}

Formation anyFormation(const State& state, const Option* option, CoachDice& dice) {
    if (option != nullptr && !option->formations.empty())
        return dice.oneOf(option->formations);
    return state.teams[indexOf(state.offense)]->platoon.preferred;
}

// Eleven men, each where there is still room.
std::vector<TokenZone> anyPlaces(CoachDice& dice) {
    std::vector<Zone> room;
    for (const Zone zone : allZones())
        for (int man = 0; man < limitOf(zone); ++man)
            room.push_back(zone);
    std::vector<TokenZone> places;
    for (int token = 1; token <= kMenOnField; ++token) {
        const auto at = static_cast<std::ptrdiff_t>(dice.below(static_cast<int>(room.size())));
        places.push_back({token, room[static_cast<std::size_t>(at)]});
        room.erase(room.begin() + at);
    }
    return places;
}

// One man for another; refused in a hurry or if he is hurt, then the next attempt has none.
std::vector<SentIn> anySubstitute(const State& state, Side side, CoachDice& dice) {
    const auto& players = state.teams[indexOf(side)]->players;
    const auto index = static_cast<std::size_t>(dice.below(static_cast<int>(players.size())));
    const Player& player = players[index];
    if (!hasCard(player.pos))
        return {};
    return {{1 + dice.below(kMenOnField), player.id}};
}

Decision anyCall(const State& state, const Prompt& due, Side side, int attempt, CoachDice& dice) {
    Decision decision = decided(DecisionKind::Call, side);
    const Option* const option = optionOf(due, DecisionKind::Call);
    const bool choice = option != nullptr && !option->plays.empty();
    // Cards mostly, or nobody would get anywhere.
    const bool card = !choice || dice.percent(80);
    decision.play = choice ? dice.oneOf(option->plays) : CallPlay::Card;
    if (card && choice && std::ranges::find(option->plays, CallPlay::Card) != option->plays.end())
        decision.play = CallPlay::Card;
    decision.fake = decision.play == CallPlay::FieldGoal && dice.percent(30);
    if (decision.play == CallPlay::Card || decision.fake) {
        decision.formation = anyFormation(state, option, dice);
        decision.card = anyCard(state, *decision.formation, dice);
    }
    decision.pace = std::array{Pace::Normal,
                               Pace::Normal,
                               Pace::SlowDown,
                               Pace::HurryUp}[static_cast<std::size_t>(dice.below(4))];
    if (attempt == 0 && decision.play == CallPlay::Card && dice.percent(4))
        decision.substitutes = anySubstitute(state, side, dice);
    return decision;
}

void anyOrders(Decision& decision, const Option& option, CoachDice& dice) {
    const std::vector<Role> backs{Role::FB, Role::HB, Role::QB};
    const std::vector<Role> eligible{Role::SE, Role::FL, Role::TE, Role::FB, Role::HB};
    if (!option.coverages.empty())
        decision.coverage = dice.oneOf(option.coverages);
    if (option.key.value_or(false) && dice.percent(30))
        decision.keys = {dice.oneOf(backs)};
    if (option.doubleTeam.value_or(false) && dice.percent(20))
        decision.doubleTeam = dice.oneOf(eligible);
    if (option.spy.value_or(false) && dice.percent(20))
        decision.spy = 1 + dice.below(kMenOnField);
}

Decision anyDefense(
    const State& state, const Prompt& due, Side side, int attempt, CoachDice& dice) {
    Decision decision = decided(DecisionKind::SetDefense, side);
    const Option* const option = optionOf(due, DecisionKind::SetDefense);
    if (option == nullptr || attempt > 4)
        return decision;
    if (!option->units.empty())
        decision.unit = dice.oneOf(option->units);
    const bool card = !state.call || state.call->play == CallPlay::Card;
    const int places = dice.below(4);
    if (places == 0)
        decision.zones = anyPlaces(dice);
    else if (places == 1 && card)
        decision.scheme = static_cast<Scheme>(dice.below(kSchemes));
    if (attempt < 3)
        anyOrders(decision, *option, dice);
    if (attempt == 0 && dice.percent(4))
        decision.substitutes = anySubstitute(state, side, dice);
    return decision;
}

Decision anyReceivers(CoachDice& dice, Side side) {
    Decision decision = decided(DecisionKind::PlaceReceivers, side);
    switch (dice.below(3)) {
        case 0:
            decision.zones = anyPlaces(dice);
            break;
        case 1:
            decision.placement = KickPlacement::Hands;
            break;
        default:
            decision.placement = KickPlacement::Normal;
            break;
    }
    return decision;
}

Decision anyOf(const State& seen,
               const Prompt& due,
               DecisionKind kind,
               Side side,
               int attempt,
               CoachDice& dice) {
    Decision decision = decided(kind, side);
    const Option* const option = optionOf(due, kind);
    switch (kind) {
        case DecisionKind::CallToss:
        case DecisionKind::ChooseToss:
            if (option != nullptr && !option->choices.empty())
                decision.choice = dice.oneOf(option->choices);
            break;
        case DecisionKind::ChooseKick:
            if (option != nullptr && !option->kicks.empty())
                decision.kick = dice.oneOf(option->kicks);
            break;
        case DecisionKind::PlaceReceivers:
            return anyReceivers(dice, side);
        case DecisionKind::Call:
            return anyCall(seen, due, side, attempt, dice);
        case DecisionKind::SetDefense:
            return anyDefense(seen, due, side, attempt, dice);
        case DecisionKind::NamePunt:
            if (option != nullptr && !option->punts.empty())
                decision.punt = dice.oneOf(option->punts);
            if (decision.punt == PuntKind::Fake) {
                decision.formation = seen.teams[indexOf(side)]->platoon.preferred;
                decision.card = anyCard(seen, *decision.formation, dice);
            }
            break;
        case DecisionKind::Audible:
            decision.formation =
                seen.call ? seen.call->formation : seen.teams[indexOf(side)]->platoon.preferred;
            decision.card = anyCard(seen, *decision.formation, dice);
            break;
        case DecisionKind::MoveKeyer:
            if (option != nullptr && !option->zones.empty())
                decision.zone = dice.oneOf(option->zones);
            break;
        default:
            break;
    }
    return decision;
}

}  // namespace

Input randomDecision(
    const State& seen, const Prompt& due, Side side, std::uint64_t bits, int attempt) {
    CoachDice dice{mix64(bits + static_cast<std::uint64_t>(attempt))};
    std::vector<DecisionKind> kinds = side == due.side || due.bothSides ? due.wants : due.also;
    if (kinds.empty())
        return decided(DecisionKind::KeepCall, side);
    // Time-outs now and then, not whenever they may be called.
    const bool always = due.phase == Phase::TimeOut || kinds.size() == 1;
    if (!always && !dice.percent(3))
        std::erase(kinds, DecisionKind::TimeOut);
    return anyOf(seen, due, dice.oneOf(kinds), side, attempt, dice);
}

}  // namespace thrum::foursheet
