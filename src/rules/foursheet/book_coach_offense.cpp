#include "coach_parts.hpp"

#include <thrum/core/contract.hpp>

#include <array>

// Clause: FSS-35.1.
namespace thrum::foursheet {
namespace {

constexpr int kLong = 8;
constexpr int kShort = 2;
constexpr int kMidfield = 50;

const Tendencies& inclinations(const State& state, Side side) {
    return state.teams[indexOf(side)]->coaches.tendencies;
}

bool isLateAndLong(const State& state) {
    return state.down >= 3 && state.toGo >= kLong;
}

Depth bookDepth(const State& state, const Tendencies& t, CoachDice& dice) {
    const bool late = isLateAndLong(state);
    const int points = dice.below(100);
    const int shortest = late ? t.thirdLongShort : t.passShort;
    const int middle = late ? t.thirdLongMedium : t.passMedium;
    if (points < shortest)
        return Depth::Short;
    return points < shortest + middle ? Depth::Medium : Depth::Long;
}

template <class Fits>
std::vector<int> numbersOf(const Deck& deck, Fits fits) {
    std::vector<int> numbers;
    for (const Card& card : deck.cards)
        if (fits(card))
            numbers.push_back(card.number);
    return numbers;
}

// Fourth down: a field goal within range, a try for a yard from beyond midfield, else a punt.
CallPlay bookPlay(const State& state, const Option& option) {
    const auto may = [&](CallPlay play) {
        return std::ranges::find(option.plays, play) != option.plays.end();
    };
    if (state.isTry)
        return may(CallPlay::FieldGoal) || !may(CallPlay::Card) ? CallPlay::FieldGoal
                                                                : CallPlay::Card;
    if (state.down < 4)
        return CallPlay::Card;
    if (may(CallPlay::FieldGoal))
        return CallPlay::FieldGoal;
    const bool goesForIt = state.toGo <= 1 && state.ball > kMidfield;
    return goesForIt || !may(CallPlay::Punt) ? CallPlay::Card : CallPlay::Punt;
}

}  // namespace

int runChance(const Tendencies& tendencies, int down, int toGo) {
    if (toGo <= kShort)
        return tendencies.runShortYardage;
    if (down <= 1)
        return tendencies.runFirstDown;
    if (toGo >= kLong)
        return down == 2 ? tendencies.runSecondLong : tendencies.runThirdLong;
    return tendencies.runOther;
}

std::vector<double> bookShares(const State& state, Formation formation) {
    return bookShares(state, formation, inclinations(state, state.offense));
}

std::vector<double> bookShares(const State& state, Formation formation, const Tendencies& t) {
    const Deck* const deck = deckOf(*state.data, formation);
    THRUM_ASSERT(deck != nullptr && !deck->cards.empty());
    const bool late = isLateAndLong(state);
    constexpr double kAll = 100;
    const double run = runChance(t, state.down, state.toGo) / kAll;
    const std::array depths{(late ? t.thirdLongShort : t.passShort) / kAll,
                            (late ? t.thirdLongMedium : t.passMedium) / kAll,
                            (late ? t.thirdLongLong : t.passLong) / kAll};
    std::vector<double> shares;
    double sum = 0;
    for (const Card& card : deck->cards) {
        const auto alike = std::ranges::count_if(deck->cards, [&](const Card& other) {
            return other.type == card.type && other.depth == card.depth;
        });
        const double kind =
            card.depth ? (1 - run) * depths[static_cast<std::size_t>(*card.depth)] : run;
        shares.push_back(kind / static_cast<double>(alike));
        sum += shares.back();
    }
    for (double& share : shares)  // a deck without some kind of play
        share = sum > 0 ? share / sum : 1.0 / static_cast<double>(shares.size());
    return shares;
}

int bookCard(const State& state, Formation formation, CoachDice& dice) {
    const Deck* const deck = deckOf(*state.data, formation);
    THRUM_ASSERT(deck != nullptr && !deck->cards.empty());
    const Tendencies& t = inclinations(state, state.offense);
    std::vector<int> numbers;
    if (dice.percent(runChance(t, state.down, state.toGo))) {
        numbers = numbersOf(*deck, [](const Card& card) { return card.type == PlayType::Run; });
    } else {
        const Depth depth = bookDepth(state, t, dice);
        numbers = numbersOf(*deck, [&](const Card& card) { return card.depth == depth; });
    }
    if (numbers.empty())  // a deck without such plays
        numbers = numbersOf(*deck, [](const Card&) { return true; });
    return dice.oneOf(numbers);
}

Decision bookCall(const State& state, const Prompt& due, Side side, CoachDice& dice) {
    Decision decision = decided(DecisionKind::Call, side);
    const Option* const option = optionOf(due, DecisionKind::Call);
    const CallPlay play = option == nullptr ? CallPlay::Card : bookPlay(state, *option);
    decision.play = play;
    decision.pace = Pace::Normal;
    if (play == CallPlay::Card) {
        decision.formation = state.teams[indexOf(side)]->platoon.preferred;
        decision.card = bookCard(state, *decision.formation, dice);
    }
    return decision;
}

}  // namespace thrum::foursheet
