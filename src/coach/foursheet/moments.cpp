#include "coach/foursheet/thinker.hpp"

#include <algorithm>

// Kicks, returns, fouls and the clock. Clauses: FSS-15.3, 26.8, chapters 28 to 31.
namespace thrum::foursheet::coach {
namespace {

constexpr std::array kKicks{KickKind::Normal, KickKind::Squib, KickKind::Onside};
constexpr std::array kReceivers{KickPlacement::Normal, KickPlacement::Hands};

bool wants(const Prompt& due, DecisionKind kind) {
    return std::ranges::find(due.wants, kind) != due.wants.end();
}

// The state as it is for a side that now has the ball.
State ownedBy(const State& state, Side side) {
    State own = state;
    own.offense = side;
    own.isTry = false;
    own.down = 1;
    own.toGo = 10;
    return own;
}

// A punt that nobody touches. Clause: FSS-30.7. @param ball  from the receivers' goal line
SpotChances bounced(int ball, int touchback) {
    constexpr float kDoubles = 1.0F / 6;
    SpotChances spots{};
    const auto add = [&](int spot, float chance) {
        spots[static_cast<std::size_t>(spot <= 0 ? touchback : std::min(spot, 99))] += chance;
    };
    for (int d10 = 0; d10 < 10; ++d10)
        add(ball + d10, kDoubles / 10);
    for (int d20 = 1; d20 <= 20; ++d20)
        add(ball - d20, (1 - kDoubles) / 20);
    return spots;
}

// A try that is made again from where a penalty put it, in the eyes of who tries: what any try is
// worth is reckoned from the usual line, and from farther two points come less often.
float triedAgain(const Judgment& judgment, const State& state, float twoGood) {
    constexpr int kGoalRush = 9;
    const float kick = judgment.tryKick(kGoalRush);
    if (!state.rules->tries.twoPointAllowed)
        return kick;
    const int toGo = std::max(toGoal(state), 1);
    const float near =
        std::min(static_cast<float>(state.rules->tries.line) / static_cast<float>(toGo), 1.0F);
    return std::max(kick, judgment.tryPlay(twoGood * near));
}

}  // namespace

Decision Thinker::namePunt(const State& state) {
    Decision decision = decided(DecisionKind::NamePunt, state.offense);
    Judgment judgment = judged(state);
    const Placement& zones = state.defense->zones;
    const float normal = judgment.punt(PuntKind::Normal, zones);
    const float coffin = judgment.punt(PuntKind::CoffinCorner, zones);
    decision.punt = coffin > normal ? PuntKind::CoffinCorner : PuntKind::Normal;
    if (!m_skills.answers)
        return decision;
    const Formation formation = state.teams[indexOf(state.offense)]->platoon.preferred;
    Stand stand;
    stand.zones = zones;
    float best = std::max(normal, coffin);
    for (const Card& card : deckOf(*state.data, formation)->cards) {
        const float value =
            judgment.of(m_grids.odds().of(state, formation, card, state.defense->unit, stand));
        if (value <= best)
            continue;
        best = value;
        decision.punt = PuntKind::Fake;
        decision.formation = formation;
        decision.card = card.number;
    }
    return decision;
}

// Who kicks off chooses a row, who receives a column.
mixed::MixedCalls Thinker::kickGame(const State& state) const {
    const Judgment judgment = judged(state);
    std::vector<double> values;
    for (const KickKind kick : kKicks)
        for (const KickPlacement receivers : kReceivers)
            values.push_back(static_cast<double>(
                judgment.kickoff(kick, placementOf(state.data->tables, receivers))));
    if (!state.solo)
        return mixed::solveGame(values, kKicks.size(), kReceivers.size());
    mixed::MixedCalls known;  // the usual places hold
    std::size_t best = 0;
    for (std::size_t i = 1; i < kKicks.size(); ++i)
        best = values[i * kReceivers.size()] > values[best * kReceivers.size()] ? i : best;
    known.rows.assign(kKicks.size(), 0);
    known.rows[best] = 1;
    known.columns = {1, 0};
    return known;
}

Decision Thinker::chooseKick(const State& state, std::uint64_t bits) const {
    Decision decision = decided(DecisionKind::ChooseKick, state.offense);
    decision.kick = kKicks[drawn(kickGame(state).rows, bits)];
    return decision;
}

Decision Thinker::placeReceivers(const State& state, std::uint64_t bits) const {
    Decision decision = decided(DecisionKind::PlaceReceivers, other(state.offense));
    decision.placement = kReceivers[drawn(kickGame(state).columns, bits)];
    return decision;
}

std::optional<Decision> Thinker::returnChoice(const State& state,
                                              const Prompt& due,
                                              Side side) const {
    if (!due.ball)
        return std::nullopt;
    const State own = ownedBy(state, side);
    const Judgment judgment = judged(own);
    const int touchback = state.rules->kickoff.touchback;
    ReturnAsked asked{.side = side, .from = *due.ball};
    if (wants(due, DecisionKind::TakeTouchback)) {
        if (state.kick == KickKind::Squib || !state.receivers)
            return std::nullopt;
        asked.unit = Unit::KR;
        asked.coverage = Unit::KO;
        asked.zones = *state.receivers;
        for (int token = 11; token >= 1; --token)
            if (zoneOfToken(asked.zones, token) == Zone::D1)
                asked.returner = token;
        const bool runs = judgment.has(returnSpots(state, asked)) > judgment.has(touchback);
        return decided(runs ? DecisionKind::ReturnKick : DecisionKind::TakeTouchback, side);
    }
    if (!wants(due, DecisionKind::LetBounce) || !state.defense)
        return std::nullopt;
    asked.unit = state.defense->unit;
    asked.coverage = Unit::PUNT;
    asked.punt = true;
    asked.zones = state.defense->zones;
    asked.returner = isBox(zoneOfToken(asked.zones, 10)) ? 11 : 10;
    const bool runs =
        judgment.has(returnSpots(state, asked)) > judgment.has(bounced(*due.ball, touchback));
    return decided(runs ? DecisionKind::ReturnKick : DecisionKind::LetBounce, side);
}

std::optional<Decision> Thinker::penalty(const State& state, Side side) const {
    const auto accepted = apply(state, decided(DecisionKind::Accept, side));
    const auto declined = apply(state, decided(DecisionKind::Decline, side));
    if (!accepted || !declined)
        return std::nullopt;
    // both in one scale; points only count where the lead is not in the scale
    const Sense sense = m_skills.sense;
    const auto worth = [&](const State& next, Sense by) {
        const Judgment judgment{*m_tables, next, by, m_lines.flags()};
        const int lead = next.score[indexOf(side)] - next.score[indexOf(other(side))];
        const float has =
            next.isTry ? triedAgain(judgment, next, m_tables->odds().twoGood) : judgment.now();
        const float now = next.offense == side ? has : -has;
        return std::pair{now + (judgment.inPoints() ? static_cast<float>(lead) : 0.0F),
                         judgment.inPoints()};
    };
    auto yes = worth(accepted->next, sense);
    auto no = worth(declined->next, sense);
    if (yes.second != no.second) {
        yes = worth(accepted->next, Sense::Drive);
        no = worth(declined->next, Sense::Drive);
    }
    return decided(yes.first > no.first ? DecisionKind::Accept : DecisionKind::Decline, side);
}

// Called where the time it gives back is worth more than having one less.
bool Thinker::wantsTimeOut(const State& state, Side side) const {
    constexpr int kTick = 10;
    constexpr int kLateInHalf = 120;
    constexpr float kPrice = 0.004F;  // of the chance to win
    constexpr float kPriceInPoints = 0.1F;
    const int back = state.last.seconds - kTick;
    const bool last = state.quarter == 4 && state.clock <= chanceShape().seconds;
    const bool half = state.quarter == 2 && state.clock <= kLateInHalf;
    if (back <= 0 || state.last.timeOut || !(last || half) || side != state.offense)
        return false;
    State later = state;
    later.clock += back;
    const Judgment now = judged(state);
    const Judgment then = judged(later);
    if (now.inPoints() != then.inPoints())
        return false;
    return then.now() - now.now() > (now.inPoints() ? kPriceInPoints : kPrice);
}

// The clock has run out; a time-out would bring some of it back. Clause: FSS-26.8.
Decision Thinker::rescue(const State& state, Side side) const {
    constexpr int kTick = 10;
    const Decision goesOn = decided(DecisionKind::GoOn, side);
    const int lead = state.score[indexOf(side)] - state.score[indexOf(other(side))];
    if (state.quarter % 2 != 0 || state.timeOuts[indexOf(side)] == 0 ||
        (state.quarter == 4 && lead > 0))  // who leads has won
        return goesOn;
    State saved = state;
    saved.clock = std::max(state.last.seconds - kTick, 0);
    saved.phase = state.next;
    const Judgment judgment = judged(saved);
    const float value = state.offense == side ? judgment.now() : -judgment.now();
    const float over = judgment.inPoints() || lead == 0 ? 0.0F : lead > 0 ? 1.0F : -1.0F;
    return value > over + 0.001F ? decided(DecisionKind::TimeOut, side) : goesOn;
}

}  // namespace thrum::foursheet::coach
