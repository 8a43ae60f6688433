#include "coach/foursheet/thinker.hpp"

#include <algorithm>
#include <numeric>

// What is called from scrimmage, on either side. Clauses: chapters 7, 17 to 20, 22, 34.
namespace thrum::foursheet::coach {
namespace {

constexpr int kUsualGoalRush = 9;

bool may(const Option& option, CallPlay play) {
    return std::ranges::find(option.plays, play) != option.plays.end();
}

const Option* optionOf(const Prompt& due, DecisionKind kind) {
    const auto found = std::ranges::find(due.options, kind, &Option::decision);
    return found == due.options.end() ? nullptr : &*found;
}

// The book's charts as a mixture: one face of a d12 each (FSS-34.2).
std::vector<double> chartShares(const State& state) {
    std::vector<double> shares(static_cast<std::size_t>(kSchemes), 0.0);
    const SoloRow row = soloRow(std::max(state.down, 1), state.toGo, toGoal(state));
    for (int d12 = 1; d12 <= 12; ++d12)
        shares[static_cast<std::size_t>(soloScheme(state.data->tables, row, d12))] += 1.0 / 12;
    return shares;
}

Decision ordered(const DefenseCall& call, Side side) {
    Decision decision = decided(DecisionKind::SetDefense, side);
    decision.unit = call.unit;
    for (int token = 1; token <= 11; ++token)
        decision.zones.push_back({token, zoneOfToken(call.zones, token)});
    decision.coverage = call.coverage;
    if (call.key)
        decision.keys = {*call.key};
    decision.doubleTeam = call.doubleTeam;
    decision.spy = call.spy;
    return decision;
}

}  // namespace

// In the scale of the judgment.
double Thinker::spreadIn(const State& state, const Judgment& judgment, double spread) const {
    constexpr double kYardsAPoint = 5;
    constexpr double kChanceAPoint = 0.06;  // late in a close game
    constexpr double kTryAPoint = 0.5;
    if (state.isTry)
        return spread * kTryAPoint;
    if (m_skills.sense == Sense::Yards)
        return spread * kYardsAPoint;
    return spread * (judgment.inPoints() ? 1.0 : kChanceAPoint);
}

// How often each card is called if it is worth so much.
std::vector<double> Thinker::leaningCalls(const State& state,
                                          const Deck& deck,
                                          const Judgment& judgment,
                                          const std::vector<double>& worth) const {
    const std::vector<double> usual = bookShares(state, deck.formation);
    std::vector<double> often =
        limited(leaning(usual, worth, spreadIn(state, judgment, m_skills.spread)), m_skills.most);
    if (m_skills.habit <= 0)
        return often;
    std::vector<bool> isRun;
    for (const Card& card : deck.cards)
        isRun.push_back(card.type == PlayType::Run);
    return byHabit(std::move(often), usual, isRun, m_skills.habit);
}

std::vector<double> Thinker::callsIn(const State& state,
                                     const Grid& grid,
                                     const Judgment& judgment,
                                     CallGame& game) const {
    if (m_skills.foresees > 0)
        foresee(game,
                bookShares(state, grid.deck->formation, Tendencies{}),
                spreadIn(state, judgment, m_skills.fears),
                m_skills.foresees,
                m_skills.firm);
    return leaningCalls(state, *grid.deck, judgment, worthOf(game));
}

std::vector<double> Thinker::expectedOf(const State& state, Formation formation) const {
    return m_skills.scouts ? bookShares(state, formation)
                           : bookShares(state, formation, Tendencies{});
}

CallGame Thinker::defenseGame(const State& state,
                              const Grid& grid,
                              Judgment& judgment,
                              std::uint64_t bits) const {
    CallGame game = solved(grid, judgment, {spreadIn(state, judgment, m_skills.errs), bits});
    const Formation formation = grid.deck->formation;
    if (m_skills.expects > 0)
        answer(game,
               expectedOf(state, formation),
               spreadIn(state, judgment, m_skills.expects),
               m_skills.steady);
    return game;
}

// From the best that was thought of beforehand, man by man.
// @param game  the solution, before anything is expected of the offense
DefenseCall Thinker::placed(const State& state,
                            const Grid& grid,
                            const CallGame& game,
                            Judgment& judgment) {
    const std::vector<double> usual = expectedOf(state, grid.deck->formation);
    std::vector<double> shares =
        leaning(usual, worthOf(game), spreadIn(state, judgment, m_skills.expects));
    for (std::size_t card = 0; card < shares.size(); ++card)
        shares[card] += m_skills.doubts * (usual[card] - shares[card]);
    const std::size_t columns = grid.defenses.size();
    std::size_t best = 0;
    std::size_t bestZone = columns;
    std::vector<double> costs(columns, 0.0);
    for (std::size_t column = 0; column < columns; ++column) {
        for (std::size_t row = 0; row < shares.size(); ++row)
            costs[column] += shares[row] * game.values[row * columns + column];
        const DefenseCall& call = grid.defenses[column];
        const bool plain =
            call.coverage == Coverage::Zone && !call.key && !call.doubleTeam && !call.spy;
        best = costs[column] < costs[best] ? column : best;
        if (plain && (bestZone == columns || costs[column] < costs[bestZone]))
            bestZone = column;
    }
    const DefenseCall& call = grid.defenses[best];
    if (bestZone == columns)
        return call;
    Placing placing{state, *grid.deck, shares, m_grids.odds(), judgment};
    DefenseCall own = grid.defenses[bestZone];
    const float before = placing.against(own.unit, own.zones);
    own.zones = placing.bettered(own.unit, own.zones, m_skills.shifts);
    const double gained = static_cast<double>(before - placing.against(own.unit, own.zones));
    return costs[bestZone] - gained < costs[best] ? own : call;
}

Thinker::Called Thinker::bestCard(const State& state,
                                  const std::vector<Formation>& formations,
                                  std::uint64_t bits) {
    if (state.solo)
        return soloCard(state, formations, bits);
    Called best;
    for (const Formation formation : formations) {
        const Grid& grid = gridOf(state, formation);
        Judgment judgment = judged(state);
        CallGame game = solved(grid, judgment, {spreadIn(state, judgment, m_skills.errs), bits});
        std::vector<double> calls = callsIn(state, grid, judgment, game);
        foursheet::coach::call(game, std::move(calls));
        Called called{formation,
                      &grid.deck->cards[drawn(game.mixed.rows, bits)],
                      game.mixed.value,
                      Pace::Normal};
        if (m_skills.clock && !state.isTry) {
            for (const Pace pace : {Pace::HurryUp, Pace::SlowDown}) {
                constexpr double kWorthIt = 0.001;
                judgment.setPace(pace);
                const double value = valueOf(grid, game, judgment);
                if (value > called.value + kWorthIt) {
                    called.value = value;
                    called.pace = pace;
                }
            }
        }
        if (best.card == nullptr || called.value > best.value)
            best = called;
    }
    return best;
}

// The charts defend: a mixture that is known.
Thinker::Called Thinker::soloCard(const State& state,
                                  const std::vector<Formation>& formations,
                                  std::uint64_t bits) {
    const std::vector<double> shares = chartShares(state);
    const std::vector<DefenseCall> charts = defenses(state, Width::Charts);
    Judgment judgment = judged(state);
    Called best;
    for (const Formation formation : formations) {
        const Deck& deck = *deckOf(*state.data, formation);
        std::vector<double> worth;
        for (const Card& card : deck.cards) {
            double& value = worth.emplace_back(0.0);
            for (std::size_t i = 0; i < charts.size(); ++i)
                if (shares[i] > 0)
                    value += shares[i] * static_cast<double>(judgment.of(
                                             m_grids.odds().of(state, formation, card, charts[i])));
        }
        const std::vector<double> often = leaningCalls(state, deck, judgment, worth);
        const double value = std::inner_product(often.begin(), often.end(), worth.begin(), 0.0);
        if (best.card == nullptr || value > best.value)
            best = {formation, &deck.cards[drawn(often, bits)], value, Pace::Normal};
    }
    return best;
}

std::optional<Decision> Thinker::call(const State& state, const Prompt& due, std::uint64_t bits) {
    const Side side = state.offense;
    const Option* const option = optionOf(due, DecisionKind::Call);
    if (option == nullptr)
        return std::nullopt;
    if (!m_skills.kicks) {
        const Input book = bookDecision(state, due, side, bits, 0);
        const auto* const decision = std::get_if<Decision>(&book);
        if (decision == nullptr || decision->play != CallPlay::Card)
            return std::nullopt;
    }
    Decision decision = decided(DecisionKind::Call, side);
    decision.pace = Pace::Normal;
    if (!may(*option, CallPlay::Card)) {
        decision.play = CallPlay::FieldGoal;
        return decision;
    }
    const Formation preferred = state.teams[indexOf(side)]->platoon.preferred;
    const Called called = bestCard(
        state, m_skills.answers ? option->formations : std::vector<Formation>{preferred}, bits);
    decision.play = CallPlay::Card;
    decision.formation = called.formation;
    decision.card = called.card->number;
    decision.pace = called.pace;
    if (called.pace != Pace::HurryUp)  // FSS-26.7
        decision.substitutes = freshMen(state, called.formation);
    if (!m_skills.kicks)
        return decision;
    const Judgment judgment = judged(state);
    double value = called.value;
    const auto rather = [&](CallPlay play, double worth) {
        if (!may(*option, play) || worth <= value)
            return;
        value = worth;
        decision.play = play;
        decision.formation.reset();
        decision.card.reset();
        decision.substitutes.clear();
    };
    if (state.isTry) {
        value = static_cast<double>(judgment.tryPlay(static_cast<float>(value)));
        rather(CallPlay::FieldGoal, static_cast<double>(judgment.tryKick(kUsualGoalRush)));
        return decision;
    }
    constexpr int kLast = 4;
    rather(CallPlay::FieldGoal, static_cast<double>(judgment.fieldGoal(kUsualGoalRush)));
    const Placement& usual = placementOf(state.data->tables, KickPlacement::Punt);
    if (state.down == kLast)
        rather(CallPlay::Punt,
               static_cast<double>(std::max(judgment.punt(PuntKind::Normal, usual),
                                            judgment.punt(PuntKind::CoffinCorner, usual))));
    return decision;
}

std::optional<Decision> Thinker::defend(const State& state, std::uint64_t bits) {
    if (!state.call || state.call->play == CallPlay::Punt)
        return std::nullopt;
    const Side side = other(state.offense);
    const bool kick = state.call->play == CallPlay::FieldGoal;
    if (kick && (!m_skills.kicks || toGoal(state) <= fieldGoalRange(state, state.offense)))
        return std::nullopt;
    // a kick out of range must be a fake; the formation behind it is not to be seen
    const Formation formation =
        kick ? state.teams[indexOf(state.offense)]->platoon.preferred : state.call->formation;
    const Grid& grid = gridOf(state, formation);
    Judgment judgment = judged(state);
    judgment.setPace(state.call->pace);
    if (m_skills.shifts > 0 && !kick) {
        const CallGame game =
            solved(grid, judgment, {spreadIn(state, judgment, m_skills.errs), bits});
        return ordered(placed(state, grid, game, judgment), side);
    }
    const CallGame game = defenseGame(state, grid, judgment, bits);
    Decision decision = ordered(grid.defenses[drawn(game.mixed.columns, bits)], side);
    if (kick) {  // nobody gives orders against kicks
        decision.coverage = Coverage::Zone;
        decision.keys.clear();
        decision.doubleTeam.reset();
        decision.spy.reset();
    }
    return decision;
}

Decision Thinker::moveKeyer(const State& state, const Prompt& due) {
    Decision decision = decided(DecisionKind::MoveKeyer, due.side);
    const Option* const option = optionOf(due, DecisionKind::MoveKeyer);
    if (option == nullptr || option->zones.empty())
        return decision;
    const Card& card =
        *cardNumbered(*deckOf(*state.data, state.call->formation), state.call->card.value_or(0));
    Judgment judgment = judged(state);
    std::optional<float> least;
    for (const Zone zone : option->zones) {
        const Stand stand =
            standAfterReveal(state, card, state.call->formation, *state.defense, zone);
        const float value = judgment.of(
            m_grids.odds().of(state, state.call->formation, card, state.defense->unit, stand));
        if (least && value >= *least)
            continue;
        least = value;
        decision.zone = zone;
    }
    return decision;
}

// The defense stands; who is not heard plays what was called before. Clause: FSS-22.1.
Decision Thinker::audible(const State& state) {
    const Formation formation = state.call->formation;
    const int laid = state.call->card.value_or(0);
    Judgment judgment = judged(state);
    judgment.setPace(state.call->pace);
    const Card* best = nullptr;
    float most = 0;
    for (const Card& card : deckOf(*state.data, formation)->cards) {
        const float value =
            state.solo ? 0.0F
                       : judgment.of(m_grids.odds().of(state, formation, card, *state.defense));
        const bool better = best == nullptr || value > most;
        if (!better && !(card.number == laid && value >= most))
            continue;
        best = &card;
        most = value;
    }
    if (state.solo || best == nullptr || best->number == laid)
        return decided(DecisionKind::KeepCall, state.offense);
    Decision decision = decided(DecisionKind::Audible, state.offense);
    decision.card = best->number;
    return decision;
}

// Who is tired makes room for a man who is now as good. Clause: FSS-25.1.
std::vector<SentIn> Thinker::freshMen(const State& state, Formation formation) const {
    std::vector<SentIn> men;
    if (!m_skills.answers || !state.rules->fatigue.enabled)
        return men;
    const Side side = state.offense;
    const Team& team = *state.teams[indexOf(side)];
    const Unit unit = unitOf(formation);
    const auto sumOf = [](const Player& player) {
        int sum = 0;
        for (const int rating : player.ratings)
            sum += rating;
        return sum;
    };
    const auto plays = [&](PlayerIndex index) {
        for (int token = 1; token <= 11; ++token)
            if (fieldedOn(state, side, unit, token).index == index)
                return true;
        return std::ranges::any_of(
            men, [&](const SentIn& in) { return indexOf(team, in.player) == index; });
    };
    for (int token = 1; token <= 11; ++token) {
        const int tired = tirednessOf(state, side, unit, token);
        const Fielded man = fieldedOn(state, side, unit, token);
        if (tired == 0 || man.hurt)
            continue;
        const int now = sumOf(playerOf(team, man.index)) - kRatings * tired;
        for (const PlayerIndex next : depthOf(team.platoon, slotOf(formation, token))) {
            const Player& player = playerOf(team, next);
            const bool free = outNow(state, side, player.id) == OutFor::NotHurt && !plays(next);
            if (!free || sumOf(player) <= now)
                continue;
            men.push_back({token, player.id});
            break;
        }
    }
    return men;
}

}  // namespace thrum::foursheet::coach
