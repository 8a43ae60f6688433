#include "plausibility.hpp"

#include "shipped_files.hpp"

#include <thrum/core/hash.hpp>

#include <algorithm>
#include <stdexcept>

namespace thrum::foursheet::plausibility {
namespace {

constexpr int kMostYards = 75;  // FSS-40.1

State stepped(const State& state, const Input& input, std::vector<Event>& events) {
    auto step = foursheet::apply(state, input);
    if (!step)
        throw std::runtime_error("refused: " + step.error().clause + " " + step.error().code);
    events = std::move(step->events);
    return std::move(step->next);
}

State begun(std::string_view home, std::string_view visitor) {
    GameConfig config;
    config.rules = shipped::rules();
    config.data = shipped::data();
    config.teams = {shipped::team(home), shipped::team(visitor)};
    auto step = newGame(config);
    if (!step)
        throw std::runtime_error("no game");
    return std::move(step->next);
}

// What one play was, from its events.
struct PlaySeen {
    bool penalty = false;
    bool snapFumbled = false;
    bool weird = false;
    bool fumbleLost = false;
    bool scrambled = false;
    bool sacked = false;
    bool completed = false;
    bool incomplete = false;
    bool intercepted = false;
    int yards = 0;

    void take(const Event& event, Side offense) {
        switch (event.kind) {
            case EventKind::FlagThrown:
            case EventKind::PenaltiesOffset:
                penalty = true;
                break;
            case EventKind::SnapChecked:
                snapFumbled = event.right.value_or(false);
                break;
            case EventKind::WeirdPlay:
                weird = true;
                break;
            case EventKind::Recovered:
                fumbleLost = event.side != offense;
                break;
            case EventKind::Scrambled:
                scrambled = true;
                break;
            case EventKind::Sacked:
                sacked = true;
                break;
            case EventKind::Completed:
                completed = true;
                yards = event.yards.value_or(0);
                break;
            case EventKind::Gained:
                yards = event.yards.value_or(0);
                break;
            case EventKind::Incomplete:
                incomplete = true;
                break;
            case EventKind::Intercepted:
                intercepted = true;
                break;
            default:
                break;
        }
    }
};

State readyToRoll(int card, Scheme scheme) {
    State state = begun("avg", "avg");
    state.phase = Phase::Call;
    state.offense = Side::Home;
    state.down = 1;
    state.toGo = 10;
    state.ball = 25;
    std::vector<Event> unheard;
    Decision call;
    call.kind = DecisionKind::Call;
    call.side = Side::Home;
    call.card = card;
    state = stepped(state, call, unheard);
    Decision defense;
    defense.kind = DecisionKind::SetDefense;
    defense.side = Side::Visitor;
    defense.scheme = scheme;
    defense.coverage = Coverage::Zone;
    return stepped(state, defense, unheard);
}

void count(Cell& cell, const PlaySeen& seen, bool run) {
    if (seen.snapFumbled)
        return;
    ++cell.plays;
    cell.sacks += seen.sacked ? 1 : 0;
    if (seen.penalty)
        return;
    ++cell.counted;
    if (run) {
        if (!seen.fumbleLost && !seen.weird)
            cell.runYards += std::min(seen.yards, kMostYards);
        return;
    }
    if (seen.sacked)
        return;
    ++cell.attempts;
    cell.interceptions += seen.intercepted ? 1 : 0;
    if (seen.completed && !seen.scrambled && !seen.fumbleLost) {
        ++cell.completions;
        cell.passYards += std::min(seen.yards, kMostYards);
    }
}

// The play of a game that is going on, for the sums of both sides.
class GameBook {
public:
    explicit GameBook(std::array<Sums, 2>& sums) : m_sums{&sums} {}

    void take(const State& before, const std::vector<Event>& events, const State& after) {
        if (!underWay(before))
            m_offense = before.offense;
        for (const Event& event : events)
            take(event);
        if (after.plays != before.plays)
            finish(before);
    }

private:
    Sums& of(Side side) { return (*m_sums)[indexOf(side)]; }

    void take(const Event& event) {
        m_seen.take(event, m_offense);
        const Side side = event.side.value_or(m_offense);
        switch (event.kind) {
            case EventKind::CardRevealed: {
                m_card = true;
                const Deck* const deck = deckOf(*shipped::data(), *event.formation);
                m_run = cardNumbered(*deck, *event.card)->type == PlayType::Run;
                break;
            }
            case EventKind::Sacked:
                m_lost = event.yards.value_or(0);
                break;
            case EventKind::Fumbled:
                m_fumbled = true;
                m_fumbler = side;
                break;
            case EventKind::Recovered:
                if (m_fumbled && m_fumbler != side)
                    ++of(m_fumbler).fumblesLost;
                break;
            case EventKind::PenaltyEnforced:
                ++of(side).penalties;
                m_enforced = true;
                break;
            case EventKind::FirstDown:
                ++of(side).firstDowns;
                break;
            case EventKind::Punted:
                ++of(side).punts;
                of(side).puntYards += event.yards.value_or(0);
                m_punt = true;
                break;
            case EventKind::Blocked:
                of(side).blocked += m_seenPuntColumn ? 1 : 0;
                break;
            case EventKind::CodeRead:
                m_seenPuntColumn = event.clause == "FSS-30.3";
                break;
            case EventKind::Returned:
                if (event.clause == "FSS-29.2")
                    noteReturn(side, event.yards.value_or(0));
                break;
            case EventKind::Touchdown:
                if (m_card && side == m_offense && !m_enforced)
                    ++of(side).touchdowns;
                break;
            default:
                break;
        }
    }

    void noteReturn(Side side, int yards) {
        Sums& sums = of(side);
        ++(m_punt ? sums.puntReturns : sums.kickReturns);
        (m_punt ? sums.puntReturnYards : sums.kickReturnYards) += yards;
    }

    void finish(const State& before) {
        if (m_card && !before.isTry)
            finishScrimmage();
        *this = GameBook{*m_sums};
    }

    void finishScrimmage() {
        Sums& sums = of(m_offense);
        ++sums.plays;
        if (m_seen.penalty || m_seen.snapFumbled)
            return;
        if (m_seen.sacked) {
            ++sums.sacks;
            sums.sackYards += m_lost;
        } else if (m_run || m_seen.scrambled) {
            ++sums.runs;
            sums.runYards += m_seen.yards;
            sums.longRuns += m_seen.yards >= 20 ? 1 : 0;
        } else {
            ++sums.passes;
            sums.interceptions += m_seen.intercepted ? 1 : 0;
            if (m_seen.completed) {
                ++sums.completions;
                sums.passYards += m_seen.yards;
            }
        }
    }

    std::array<Sums, 2>* m_sums;
    PlaySeen m_seen{};
    Side m_offense = Side::Home;
    bool m_card = false;
    bool m_run = false;
    bool m_punt = false;
    bool m_enforced = false;
    bool m_seenPuntColumn = false;
    int m_lost = 0;
    bool m_fumbled = false;
    Side m_fumbler = Side::Home;
};

void oneGame(State state, std::uint64_t seed, std::array<Sums, 2>& sums) {
    constexpr int kMostInputs = 20'000;
    GameBook book{sums};
    for (int i = 0; !state.over; ++i) {
        if (i == kMostInputs)
            throw std::runtime_error("a game does not end");
        const Prompt due = prompt(state);
        const std::uint64_t bits = bitsAt(seed, static_cast<std::uint64_t>(i));
        Input input;
        if (due.kind == PromptKind::Chance) {
            input = fallen(due, bits);
        } else {
            const State seen = observed(state, due.side);
            input = bookDecision(seen, due, due.side, bits, 0);
        }
        std::vector<Event> events;
        State next = stepped(state, input, events);
        if (due.phase == Phase::Roll && due.purpose == "place_kick" && !state.isTry)
            ++sums[indexOf(state.offense)].tries;
        for (const Event& event : events)
            if (event.kind == EventKind::FieldGoalGood)
                ++sums[indexOf(*event.side)].good;
        book.take(state, events, next);
        state = std::move(next);
    }
    for (const Side side : {Side::Home, Side::Visitor}) {
        Sums& own = sums[indexOf(side)];
        const int points = state.score[indexOf(side)];
        ++own.games;
        own.points += points;
        own.squaredPoints += static_cast<double>(points) * points;
    }
}

}  // namespace

Input fallen(const Prompt& due, std::uint64_t bits) {
    Chance chance;
    std::uint64_t key = 0;
    for (const DieKind die : due.dice)
        chance.faces.push_back(lowestFace(die) - 1 +
                               dieAt(bits, ++key, static_cast<std::uint32_t>(sidesOf(die))));
    if (due.dice.empty())
        chance.face = dieAt(bits, 1, 2) == 1 ? CoinFace::Heads : CoinFace::Tails;
    return chance;
}

Cell cardAgainst(int card, Scheme scheme, int plays, std::uint64_t seed) {
    const State ready = readyToRoll(card, scheme);
    const bool run =
        cardNumbered(*deckOf(*ready.data, Formation::ProSet), card)->type == PlayType::Run;
    Cell cell;
    for (int i = 0; i < plays; ++i) {
        State state = ready;
        PlaySeen seen;
        for (int roll = 0; state.phase == Phase::Roll; ++roll) {
            const std::uint64_t bits = bitsAt(bitsAt(seed, static_cast<std::uint64_t>(i)),
                                              static_cast<std::uint64_t>(roll));
            std::vector<Event> events;
            state = stepped(state, fallen(prompt(state), bits), events);
            for (const Event& event : events)
                seen.take(event, Side::Home);
            if (seen.penalty || seen.intercepted)
                break;
        }
        count(cell, seen, run);
    }
    return cell;
}

std::array<Sums, 2> play(std::string_view home,
                         std::string_view visitor,
                         int games,
                         std::uint64_t seed) {
    const State start = begun(home, visitor);
    std::array<Sums, 2> sums{};
    for (int game = 0; game < games; ++game)
        oneGame(start, bitsAt(seed, static_cast<std::uint64_t>(game)), sums);
    return sums;
}

Sums together(const std::array<Sums, 2>& both) {
    const Sums& b = both[1];
    Sums sum = both[0];
    sum.games += b.games;
    sum.points += b.points;
    sum.squaredPoints += b.squaredPoints;
    for (const auto member : {&Sums::touchdowns,  &Sums::tries,          &Sums::good,
                              &Sums::plays,       &Sums::runs,           &Sums::runYards,
                              &Sums::longRuns,    &Sums::passes,         &Sums::completions,
                              &Sums::passYards,   &Sums::interceptions,  &Sums::sacks,
                              &Sums::sackYards,   &Sums::fumblesLost,    &Sums::penalties,
                              &Sums::firstDowns,  &Sums::punts,          &Sums::puntYards,
                              &Sums::blocked,     &Sums::kickReturns,    &Sums::kickReturnYards,
                              &Sums::puntReturns, &Sums::puntReturnYards})
        sum.*member += b.*member;
    return sum;
}

}  // namespace thrum::foursheet::plausibility
