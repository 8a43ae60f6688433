#include "coach/foursheet/call_game.hpp"

#include <thrum/core/contract.hpp>
#include <thrum/core/hash.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace thrum::foursheet::coach {
namespace {

void addMen(const State& state, Side side, Unit unit, bool offense, std::vector<int>& men) {
    for (int token = 1; token <= 11; ++token) {
        const Fielded man = fieldedOn(state, side, unit, token);
        men.push_back(2 * man.index + (man.hurt ? 1 : 0));
        if (offense && state.rules->fatigue.enabled)
            men.push_back(tirednessOf(state, side, unit, token));
    }
}

// Who would play in it, on either side.
std::vector<int> menOf(const State& state, Formation formation) {
    std::vector<int> men;
    addMen(state, state.offense, unitOf(formation), true, men);
    for (const EnumName<Front>& front : namesOf(Front{}))
        addMen(state, other(state.offense), unitOf(front.value), false, men);
    return men;
}

// About normal: the sum of four dice, of variance 1.
double errorOf(std::uint64_t bits, std::uint64_t key) {
    constexpr std::uint32_t kFaces = 1U << 20U;
    constexpr std::uint64_t kDice = 4;
    double sum = 0;
    for (std::uint64_t die = 0; die < kDice; ++die)
        sum += static_cast<double>(dieAt(bits, kDice * key + die, kFaces)) / kFaces - 0.5;
    return sum * std::sqrt(12.0 / static_cast<double>(kDice));
}

// A card is misjudged against every defense alike, and a defense against every card.
void misjudge(std::vector<double>& values, std::size_t columns, const Misjudgment& error) {
    constexpr std::uint64_t kCards = 1000;
    constexpr std::uint64_t kDefenses = 2000;
    std::vector<double> ofDefense(columns);
    for (std::size_t column = 0; column < columns; ++column)
        ofDefense[column] = errorOf(error.bits, kDefenses + column);
    for (std::size_t row = 0; row * columns < values.size(); ++row) {
        const double ofCard = errorOf(error.bits, kCards + row);
        for (std::size_t column = 0; column < columns; ++column)
            values[row * columns + column] += error.size * (ofCard + ofDefense[column]);
    }
}

}  // namespace

const Grid& Grids::of(const State& state,
                      Formation formation,
                      const std::vector<DefenseCall>& more) {
    const bool near = toGoal(state) <= state.rules->redZone.line;
    const bool crunch = toGoal(state) <= state.rules->crunchZone.line;
    std::array<Kept, 2>& both = m_kept[{static_cast<int>(state.offense),
                                        static_cast<int>(formation),
                                        near ? 1 : 0,
                                        crunch ? 1 : 0}];
    std::vector<int> men = menOf(state, formation);
    if (both[0].men == men)
        return both[0].grid;
    std::swap(both[0], both[1]);
    if (both[0].men == men)
        return both[0].grid;
    Kept& kept = both[0];
    kept.men = std::move(men);
    kept.grid = {};
    kept.grid.deck = deckOf(*state.data, formation);
    THRUM_ASSERT(kept.grid.deck != nullptr);
    kept.grid.defenses = defenses(state, m_width);
    kept.grid.defenses.insert(kept.grid.defenses.end(), more.begin(), more.end());
    for (const Card& card : kept.grid.deck->cards)
        for (const DefenseCall& call : kept.grid.defenses)
            kept.grid.ends.push_back(m_odds.of(state, formation, card, call));
    return kept.grid;
}

CallGame solved(const Grid& grid, Judgment& judgment, const Misjudgment& error) {
    CallGame game;
    game.values.reserve(grid.ends.size());
    for (const Ends& ends : grid.ends)
        game.values.push_back(static_cast<double>(judgment.of(ends)));
    if (error.size > 0)
        misjudge(game.values, grid.defenses.size(), error);
    game.mixed = mixed::solveGame(game.values,
                                  static_cast<int>(grid.deck->cards.size()),
                                  static_cast<int>(grid.defenses.size()));
    return game;
}

std::vector<double> leaning(const std::vector<double>& usual,
                            const std::vector<double>& worth,
                            double spread) {
    const double most = *std::ranges::max_element(worth);
    std::vector<double> shares;
    double sum = 0;
    for (std::size_t card = 0; card < worth.size(); ++card) {
        shares.push_back(usual[card] * std::exp((worth[card] - most) / spread));
        sum += shares.back();
    }
    if (sum <= 0) {  // what is best is never usual
        std::ranges::transform(
            worth, shares.begin(), [&](double one) { return one == most ? 1.0 : 0.0; });
        return shares;
    }
    for (double& share : shares)
        share /= sum;
    return shares;
}

std::vector<double> limited(std::vector<double> shares, double most) {
    std::vector<bool> full(shares.size(), false);
    for (std::size_t round = 0; round < shares.size(); ++round) {
        double cut = 0;
        double others = 0;
        for (std::size_t card = 0; card < shares.size(); ++card) {
            full[card] = full[card] || shares[card] > most;
            cut += full[card] ? std::max(shares[card] - most, 0.0) : 0.0;
            others += full[card] ? 0.0 : shares[card];
        }
        if (cut <= 0 || others <= 0)
            break;
        for (std::size_t card = 0; card < shares.size(); ++card)
            shares[card] = full[card] ? most : shares[card] * (1 + cut / others);
    }
    return shares;
}

std::vector<double> byHabit(std::vector<double> shares,
                            const std::vector<double>& usual,
                            const std::vector<bool>& isRun,
                            double habit) {
    double runs = 0;
    double usualRuns = 0;
    for (std::size_t card = 0; card < shares.size(); ++card)
        if (isRun[card]) {
            runs += shares[card];
            usualRuns += usual[card];
        }
    if (runs <= 0 || runs >= 1)
        return shares;
    const double wanted = habit * usualRuns + (1 - habit) * runs;
    for (std::size_t card = 0; card < shares.size(); ++card)
        shares[card] *= isRun[card] ? wanted / runs : (1 - wanted) / (1 - runs);
    return shares;
}

std::vector<double> worthOf(const CallGame& game) {
    const std::size_t columns = game.mixed.columns.size();
    std::vector<double> worth(game.mixed.rows.size(), 0.0);
    for (std::size_t row = 0; row < worth.size(); ++row)
        for (std::size_t column = 0; column < columns; ++column)
            worth[row] += game.mixed.columns[column] * game.values[row * columns + column];
    return worth;
}

void call(CallGame& game, std::vector<double> shares) {
    const std::vector<double> worth = worthOf(game);
    game.mixed.rows = std::move(shares);
    game.mixed.value = std::inner_product(worth.begin(), worth.end(), game.mixed.rows.begin(), 0.0);
}

// By Frank and Wolfe's steps toward the best answer to what is then called.
void answer(CallGame& game, const std::vector<double>& usual, double spread, double steady) {
    constexpr int kSteps = 150;
    const std::size_t columns = game.mixed.columns.size();
    const std::size_t rows = game.mixed.rows.size();
    std::vector<double>& shares = game.mixed.columns;
    std::vector<double> worth = worthOf(game);
    const std::vector<double> ofTheSteady = leaning(usual, worth, spread);
    std::vector<double> cost(columns);
    for (int step = 1; step <= kSteps; ++step) {
        const std::vector<double> called = leaning(usual, worth, spread);
        std::ranges::fill(cost, 0.0);
        for (std::size_t row = 0; row < rows; ++row) {
            const double often = (1 - steady) * called[row] + steady * ofTheSteady[row];
            for (std::size_t column = 0; column < columns; ++column)
                cost[column] += often * game.values[row * columns + column];
        }
        const auto best = static_cast<std::size_t>(std::ranges::min_element(cost) - cost.begin());
        const double way = 2.0 / (step + 2.0);
        for (double& share : shares)
            share *= 1 - way;
        shares[best] += way;
        for (std::size_t row = 0; row < rows; ++row)
            worth[row] += way * (game.values[row * columns + best] - worth[row]);
    }
}

void foresee(
    CallGame& game, const std::vector<double>& usual, double spread, double share, double steady) {
    const std::vector<double> solution = game.mixed.columns;
    answer(game, usual, spread, steady);
    for (std::size_t column = 0; column < solution.size(); ++column) {
        double& mixed = game.mixed.columns[column];
        mixed = share * mixed + (1 - share) * solution[column];
    }
}

double valueOf(const Grid& grid, const CallGame& game, Judgment& judgment) {
    constexpr double kHardlyEver = 0.001;
    double value = 0;
    for (std::size_t row = 0; row < game.mixed.rows.size(); ++row)
        for (std::size_t column = 0; column < game.mixed.columns.size(); ++column) {
            const double share = game.mixed.rows[row] * game.mixed.columns[column];
            if (share > kHardlyEver)
                value += share * static_cast<double>(judgment.of(grid.at(row, column)));
        }
    return value;
}

std::size_t drawn(const std::vector<double>& shares, std::uint64_t bits) {
    constexpr std::uint32_t kFine = 1U << 30U;
    double left = static_cast<double>(dieAt(bits, 1, kFine)) / kFine;
    std::size_t last = 0;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        if (shares[i] <= 0)
            continue;
        last = i;
        left -= shares[i];
        if (left <= 0)
            return i;
    }
    return last;
}

}  // namespace thrum::foursheet::coach
