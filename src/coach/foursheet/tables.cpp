#include "coach/foursheet/tables.hpp"

#include "coach/foursheet/judgment.hpp"

#include <thrum/coach/matrix_game.hpp>
#include <thrum/core/contract.hpp>

#include <algorithm>

namespace thrum::foursheet::coach {
namespace {

constexpr float kEither = 0.5F;

// Nothing of a game that is going on: the teams as they come onto the field.
State freshOf(const State& state) {
    State fresh;
    fresh.rules = state.rules;
    fresh.data = state.data;
    fresh.teams = state.teams;
    fresh.phase = Phase::Call;
    fresh.down = 1;
    return fresh;
}

State at(const State& fresh, Side offense, int ball, int down, int toGo) {
    State state = fresh;
    state.offense = offense;
    state.ball = ball;
    state.down = down;
    state.toGo = std::min(toGo, toGoal(state));
    return state;
}

const Deck& deckFor(const State& state) {
    const Deck* const deck =
        deckOf(*state.data, state.teams[indexOf(state.offense)]->platoon.preferred);
    THRUM_ASSERT(deck != nullptr);
    return *deck;
}

// How often the charts defend so, all downs together (FSS-34.2).
constexpr std::array kSchemeShares{0.40F, 0.13F, 0.10F, 0.15F, 0.12F, 0.10F};

enum class Kind : std::uint8_t { Run, Short, Longer };
Kind kindOf(const Card& card) {
    if (card.type == PlayType::Run)
        return Kind::Run;
    return card.depth == Depth::Short ? Kind::Short : Kind::Longer;
}

// What an average card of a kind brings either side from there.
std::vector<PlaySum> playSums(const State& fresh, LineOdds& lines, int ball) {
    PlayOdds odds{lines};
    std::vector<PlaySum> sums;
    for (const Kind kind : {Kind::Run, Kind::Short, Kind::Longer}) {
        EndSum sum;
        for (const Side offense : {Side::Home, Side::Visitor}) {
            const State state = at(fresh, offense, ball, 1, 10);
            const Deck& deck = deckFor(state);
            const auto count = std::ranges::count(deck.cards, kind, kindOf);
            const std::vector<DefenseCall> schemes = defenses(state, Width::Charts);
            for (const Card& card : deck.cards) {
                if (kindOf(card) != kind)
                    continue;
                for (std::size_t i = 0; i < schemes.size(); ++i)
                    sum.add(odds.of(state, deck.formation, card, schemes[i]),
                            kEither * kSchemeShares[i] / static_cast<float>(count));
            }
        }
        PlaySum made = summed(sum.take(), lines.flags());
        if (!made.bins.empty())  // a deck without such cards
            sums.push_back(std::move(made));
    }
    return sums;
}

// That a play from the line of a try is good, both calling as well as they can.
float twoChance(const State& fresh, LineOdds& lines) {
    PlayOdds odds{lines};
    float both = 0;
    for (const Side offense : {Side::Home, Side::Visitor}) {
        const int ball = 100 - fresh.rules->tries.line;
        const State state = at(fresh, offense, ball, 0, 10);
        const Deck& deck = deckFor(state);
        const std::vector<DefenseCall> schemes = defenses(state, Width::Charts);
        std::vector<double> good;
        for (const Card& card : deck.cards) {
            for (const DefenseCall& scheme : schemes) {
                double chance = 0;
                for (const End& end : odds.of(state, deck.formation, card, scheme)) {
                    const int yards =
                        end.index < kTouchdownEnd ? end.index % kYardSpan + kLeastYards : 0;
                    const bool carried = end.index < endAt(EndKind::Lost, kLeastYards);
                    if (end.index == kTouchdownEnd || (carried && yards >= toGoal(state)))
                        chance += static_cast<double>(end.chance);
                }
                good.push_back(chance);
            }
        }
        both += kEither * static_cast<float>(mixed::solveGame(good,
                                                              static_cast<int>(deck.cards.size()),
                                                              static_cast<int>(schemes.size()))
                                                 .value);
    }
    return both;
}

void addHalf(SpotChances& to, const SpotChances& spots) {
    for (std::size_t spot = 0; spot < spots.size(); ++spot)
        to[spot] += kEither * spots[spot];
}

void addHalf(std::vector<PuntEnd>& to, std::vector<PuntEnd> ends) {
    for (PuntEnd& end : ends) {
        end.chance *= kEither;
        const auto same = std::ranges::find_if(to, [&](const PuntEnd& one) {
            return one.yards == end.yards && one.dead == end.dead && one.blocked == end.blocked;
        });
        if (same != to.end())
            same->chance += end.chance;
        else
            to.push_back(end);
    }
}

GameOdds oddsOf(const State& fresh) {
    constexpr int kField = 40;
    constexpr int kNear = 92;
    constexpr int kUsualRush = 7;
    constexpr int kGoalRush = 9;
    LineOdds lines{fresh.rules, fresh.data, fresh.teams};
    GameOdds odds;
    odds.field = playSums(fresh, lines, kField);
    odds.near = playSums(fresh, lines, kNear);
    odds.twoGood = fresh.rules->tries.twoPointAllowed ? twoChance(fresh, lines) : 0.0F;
    odds.range = 0;
    const auto& limits = fresh.rules->kickoff;
    const foursheet::Tables& tables = fresh.data->tables;
    const Placement& normal = placementOf(tables, KickPlacement::Normal);
    const Placement& punt = placementOf(tables, KickPlacement::Punt);
    for (const Side side : {Side::Home, Side::Visitor}) {
        const State own = at(fresh, side, 30, 4, 10);
        const State far = at(fresh, side, 55, 4, 10);
        addHalf(odds.kickoff, kickoffSpots(own, side, limits.line, KickKind::Normal, normal));
        addHalf(odds.freeKick,
                kickoffSpots(own, side, limits.freeKickLine, KickKind::Normal, normal));
        addHalf(odds.puntOwn, puntEnds(own, PuntKind::Normal, kUsualRush));
        addHalf(odds.puntFar, puntEnds(far, PuntKind::CoffinCorner, kUsualRush));
        odds.puntReturn += kEither * puntReturn(own, other(side), punt);
        constexpr std::array kDistances{5, 15, 25, 35};
        for (std::size_t i = 0; i < kDistances.size(); ++i)
            odds.goal[i] += kEither * goalChance(own, side, kDistances[i], kGoalRush);
        odds.range += fieldGoalRange(own, side) / 2;
        odds.tryGood += kEither * goalChance(own, side, fresh.rules->tries.line, kGoalRush);
    }
    return odds;
}

// Moments whose answers serve for all others of their kind.
struct Typical {
    int ball;
    int down;
    int toGo;
};
constexpr std::array kTypical{Typical{30, 1, 10},
                              Typical{35, 2, 5},
                              Typical{45, 3, 2},
                              Typical{40, 3, 8},
                              Typical{60, 1, 10},
                              Typical{86, 1, 10},
                              Typical{95, 2, 5}};

// A game of calls that grows by the best answers to what is called in it so far.
class Growing {
public:
    Growing(const GameTables& tables, const State& state, LineOdds& lines)
        : m_state{state},
          m_odds{lines},
          m_deck{deckFor(state)},
          m_judgment{tables, state, Sense::Drive, lines.flags()},
          m_defenses{defenses(state, Width::Coverage)} {
        for (const DefenseCall& call : m_defenses)
            m_columns.push_back(column(call));
    }

    void grow(const std::vector<DefenseCall>& ideas) {
        constexpr int kRounds = 3;
        for (int round = 0; round < kRounds; ++round) {
            solve();
            const DefenseCall* best = nullptr;
            double least = m_mixed.value - 0.005;  // of a point
            for (const DefenseCall& idea : ideas) {
                const double value = against(idea);
                if (value >= least)
                    continue;
                least = value;
                best = &idea;
            }
            if (best == nullptr)
                return;
            m_defenses.push_back(*best);
            m_columns.push_back(column(*best));
            m_found.push_back(*best);
        }
    }
    [[nodiscard]] const std::vector<DefenseCall>& found() const { return m_found; }

private:
    [[nodiscard]] double valueOf(const Card& card, const DefenseCall& call) {
        return static_cast<double>(m_judgment.of(m_odds.of(m_state, m_deck.formation, card, call)));
    }
    [[nodiscard]] std::vector<double> column(const DefenseCall& call) {
        std::vector<double> values;
        for (const Card& card : m_deck.cards)
            values.push_back(valueOf(card, call));
        return values;
    }
    void solve() {
        std::vector<double> payoffs;
        for (std::size_t row = 0; row < m_deck.cards.size(); ++row)
            for (const auto& one : m_columns)
                payoffs.push_back(one[row]);
        m_mixed = mixed::solveGame(
            payoffs, static_cast<int>(m_deck.cards.size()), static_cast<int>(m_columns.size()));
    }
    [[nodiscard]] double against(const DefenseCall& call) {
        double value = 0;
        for (std::size_t row = 0; row < m_deck.cards.size(); ++row)
            if (m_mixed.rows[row] > 0.01)
                value += m_mixed.rows[row] * valueOf(m_deck.cards[row], call);
        return value;
    }

    const State& m_state;
    PlayOdds m_odds;
    const Deck& m_deck;
    Judgment m_judgment;
    std::vector<DefenseCall> m_defenses;
    std::vector<std::vector<double>> m_columns{};
    std::vector<DefenseCall> m_found{};
    mixed::MixedCalls m_mixed{};
};

}  // namespace

GameTables::GameTables(const State& state) : m_fresh{freshOf(state)}, m_odds{oddsOf(m_fresh)} {}

bool GameTables::areOf(const State& state) const {
    return m_fresh.rules == state.rules && m_fresh.data == state.data &&
           m_fresh.teams == state.teams;
}

const Worth& GameTables::points() const {
    std::call_once(m_pointsMade, [&] {
        m_points = std::make_unique<const Worth>(*m_fresh.rules, m_odds, pointsShape());
    });
    return *m_points;
}

const Worth& GameTables::chance() const {
    std::call_once(m_chanceMade, [&] {
        m_chance = std::make_unique<const Worth>(*m_fresh.rules, m_odds, chanceShape());
    });
    return *m_chance;
}

const std::vector<DefenseCall>& GameTables::answers(Side offense) const {
    const std::size_t side = indexOf(offense);
    std::call_once(m_answersMade[side], [&] {
        LineOdds lines{m_fresh.rules, m_fresh.data, m_fresh.teams};
        const std::vector<DefenseCall> ideas = placements();
        std::vector<DefenseCall>& all = m_answers[side];
        for (const Typical& typical : kTypical) {
            const State state = at(m_fresh, offense, typical.ball, typical.down, typical.toGo);
            Growing game{*this, state, lines};
            game.grow(ideas);
            for (const DefenseCall& call : game.found())
                if (std::ranges::find(all, call) == all.end())
                    all.push_back(call);
        }
    });
    return m_answers[side];
}

std::shared_ptr<const GameTables> tablesOf(const State& state) {
    constexpr std::size_t kKept = 32;
    static std::mutex mutex;
    static std::vector<std::shared_ptr<const GameTables>> kept;
    const std::scoped_lock lock{mutex};
    const auto found = std::ranges::find_if(
        kept, [&](const std::shared_ptr<const GameTables>& one) { return one->areOf(state); });
    if (found != kept.end())
        return *found;
    if (kept.size() == kKept)
        kept.erase(kept.begin());
    kept.push_back(std::make_shared<const GameTables>(state));
    return kept.back();
}

}  // namespace thrum::foursheet::coach
