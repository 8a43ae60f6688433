#include <thrum/coach/scrimmage/coach.hpp>
#include <thrum/core/hash.hpp>
#include <thrum/games/scrimmage.hpp>
#include <thrum/rules/scrimmage/grid.hpp>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <vector>

// What games of the computer coaches look like; a program of its own, for
// docs/scrimmage-plausibility.md: thrum_scrimmage_plausibility [GAMES OF TWO] [GAMES AGAINST
// RANDOM] [LEVEL]
using namespace thrum;
using namespace thrum::scrimmage;
using G = games::Scrimmage;

namespace {

struct Numbers {
    std::vector<int> plays;
    std::vector<int> turns;
    std::vector<int> decisions;
    int runs = 0;
    int runYards = 0;
    int throws = 0;
    int caught = 0;
    int contested = 0;
    int intercepted = 0;
    int deep = 0;  ///< thrown to the last zones of the window or beyond
    int deepCaught = 0;
    int deepIntercepted = 0;
    int deepScored = 0;
    int possessions = 0;
    int scored = 0;  ///< possessions that ended in a touchdown of theirs
    int passYards = 0;
    int sacks = 0;
    int scrambles = 0;
    int fumbles = 0;
    int fumblesLost = 0;
    int tackles = 0;
    int misses = 0;
    int blocks = 0;
    int blocksFailed = 0;
    int firstDowns = 0;
    int touchdowns = 0;
    int safeties = 0;
    int turnoversOnDowns = 0;
    int playsSpotted = 0;
    int unfinished = 0;
    int firstHadBall = 0;
};

// Level 1 is plain sense with lapses.
class Player {
public:
    explicit Player(int level) {
        if (level >= coach::kLowestThinker)
            m_coach.emplace(coach::CoachSetup{.level = level, .seed = 1});
    }
    [[nodiscard]] Input decide(
        const State& seen, const Prompt& asked, Side side, std::uint64_t key, int attempt) const {
        return m_coach ? m_coach->decide(seen, asked, side, key, attempt, {})
                       : G::bookDecision(seen, asked, side, key, attempt);
    }

private:
    std::optional<coach::Coach> m_coach{};
};

class Game {
public:
    Game(std::uint64_t seed,
         const Player& player,
         bool homePlays,
         bool visitorPlays,
         Numbers& numbers)
        : m_seed{seed}, m_player{player}, m_plays{homePlays, visitorPlays}, m_numbers{numbers} {
        m_state = newGame({})->next;
    }
    void play() {
        constexpr int kMost = 200'000;
        int steps = 0;
        for (; steps < kMost && !m_state.over; ++steps)
            step();
        m_numbers.plays.push_back(m_state.play);
        m_numbers.turns.push_back(m_turns);
        m_numbers.decisions.push_back(m_decisions);
        m_numbers.unfinished += m_state.over ? 0 : 1;
        m_numbers.firstHadBall += m_state.winner == m_first ? 1 : 0;
    }
    [[nodiscard]] std::optional<Side> winner() const { return m_state.winner; }

private:
    std::uint64_t bits() { return bitsAt(m_seed, ++m_key); }
    void step() {
        const Prompt asked = G::prompt(m_state);
        if (asked.kind == Awaits::Chance) {
            take(games::drawnInput<G>(m_state, asked, bits()));
            return;
        }
        ++m_decisions;
        const Side side = asked.side;
        const State seen = G::observe(m_state, games::eyesOf(side));
        const std::uint64_t key = bits();
        for (int attempt = 0; attempt < 60; ++attempt) {
            const Input input = m_plays[indexOf(side)]
                                    ? m_player.decide(seen, asked, side, key, attempt)
                                    : G::randomDecision(seen, asked, side, key, attempt);
            if (!G::check(m_state, input)) {
                take(input);
                return;
            }
        }
        std::cerr << "stuck in " << nameOf(m_state.phase) << " seed " << m_seed << "\n";
        std::exit(1);
    }
    void take(const Input& input) {
        const State before = m_state;
        auto applied = G::apply(m_state, input);
        m_state = std::move(applied->next);
        for (const Event& event : applied->events)
            count(event, before);
    }
    void count(const Event& event, const State& before) {
        Numbers& n = m_numbers;
        switch (event.kind) {
            case EventKind::GoalDrawn:
                m_first = m_state.offense;
                break;
            case EventKind::TurnEnded:
                ++m_turns;
                break;
            case EventKind::GameStarted:
                ++n.possessions;
                break;
            case EventKind::Thrown:
                ++n.throws;
                m_deep = event.to && isDeep(before, *event.to);
                n.deep += m_deep ? 1 : 0;
                break;
            case EventKind::Caught:
                ++n.caught;
                n.deepCaught += m_deep ? 1 : 0;
                break;
            case EventKind::Contested:
                ++n.contested;
                break;
            case EventKind::Intercepted:
                ++n.intercepted;
                n.deepIntercepted += m_deep ? 1 : 0;
                break;
            case EventKind::Scrambled:
                ++n.scrambles;
                break;
            case EventKind::Fumbled:
                ++n.fumbles;
                break;
            case EventKind::Recovered:
                n.fumblesLost += event.side != before.fumbledBy && before.fumbledBy ? 1 : 0;
                break;
            case EventKind::Tackled:
                ++n.tackles;
                break;
            case EventKind::TackleMissed:
                ++n.misses;
                break;
            case EventKind::Blocked:
                ++n.blocks;
                break;
            case EventKind::BlockFailed:
                ++n.blocksFailed;
                break;
            case EventKind::FirstDown:
                ++n.firstDowns;
                break;
            case EventKind::Touchdown:
                ++n.touchdowns;
                n.scored += event.side == m_inPossession ? 1 : 0;
                n.deepScored += m_deep && before.thrown && event.side == m_inPossession ? 1 : 0;
                break;
            case EventKind::Safety:
                ++n.safeties;
                break;
            case EventKind::Snapped:
                m_deep = false;
                m_inPossession = before.offense;
                break;
            case EventKind::PossessionChanged:
                ++n.possessions;
                n.turnoversOnDowns += event.clause == "SCR-W5" ? 1 : 0;
                break;
            case EventKind::Spotted:
                spotted(event, before);
                break;
            default:
                break;
        }
    }
    static bool isDeep(const State& state, Square at) {
        constexpr int kTwentyYards = 10;
        const int direction = directionOf(state, state.offense);
        return -depthOf(state.lineOfScrimmage, direction, at.column) >= kTwentyYards;
    }
    void spotted(const Event& event, const State& before) {
        if (event.side != before.offense || before.possessionChanged)
            return;
        ++m_numbers.playsSpotted;
        const int gain = event.gain.value_or(0);
        if (before.call.kind == PlayKind::Run) {
            ++m_numbers.runs;
            m_numbers.runYards += gain;
        } else if (before.thrown) {
            m_numbers.passYards += gain;
        } else {
            ++m_numbers.sacks;
            m_numbers.passYards += gain;
        }
    }

    std::uint64_t m_seed;
    const Player& m_player;
    std::array<bool, 2> m_plays;
    Numbers& m_numbers;
    State m_state{};
    Side m_first = Side::Home;
    Side m_inPossession = Side::Home;
    bool m_deep = false;
    std::uint64_t m_key = 0;
    int m_turns = 0;
    int m_decisions = 0;
};

void spread(const char* what, std::vector<int> values) {
    std::ranges::sort(values);
    const auto at = [&](int percent) {
        return values[(values.size() - 1) * static_cast<std::size_t>(percent) / 100];
    };
    double sum = 0;
    for (const int value : values)
        sum += value;
    std::cout << "| " << what << " | " << sum / static_cast<double>(values.size()) << " | "
              << at(10) << " | " << at(50) << " | " << at(90) << " | " << values.back() << " |\n";
}

double ratio(int part, int whole) {
    return whole == 0 ? 0.0 : static_cast<double>(part) / whole;
}

void report(const Numbers& n) {
    std::cout << "\nafter " << n.plays.size() << " games\n\n";
    std::cout << "| a game | mean | 10 % | half | 90 % | most |\n|---|---|---|---|---|---|\n";
    spread("plays", n.plays);
    spread("turns", n.turns);
    spread("decisions", n.decisions);
    std::cout << "\nrun: " << n.runs << " ended by a spot, yards " << ratio(n.runYards, n.runs)
              << "\nthrown " << n.throws << ", caught " << ratio(n.caught, n.throws)
              << ", intercepted " << ratio(n.intercepted, n.throws) << ", contested "
              << ratio(n.contested, n.throws) << "\npass yards a throw or sack "
              << ratio(n.passYards, n.throws + n.sacks) << ", sacks " << n.sacks << ", scrambles "
              << n.scrambles << "\nfumbles " << n.fumbles << " ("
              << ratio(n.fumbles, n.tackles + n.misses + n.fumbles) << " of tries), lost "
              << n.fumblesLost << "\ntackles " << n.tackles << ", misses " << n.misses
              << "\nthrown 20 yards and more: " << n.deep << ", caught "
              << ratio(n.deepCaught, n.deep) << ", intercepted " << ratio(n.deepIntercepted, n.deep)
              << ", for a touchdown " << ratio(n.deepScored, n.deep) << "\npossessions "
              << n.possessions << ", scored on " << ratio(n.scored, n.possessions) << "\nblocks "
              << n.blocks << ", failed " << n.blocksFailed << "\nfirst downs " << n.firstDowns
              << ", on downs " << n.turnoversOnDowns << "\ntouchdowns " << n.touchdowns
              << ", safeties " << n.safeties << ", unfinished " << n.unfinished
              << "\nwon by who had the ball first "
              << ratio(n.firstHadBall, static_cast<int>(n.plays.size())) << "\n";
    std::cout.flush();
}

}  // namespace

int main(int argc, char** argv) {
    const int two = argc > 1 ? std::atoi(argv[1]) : 500;
    const int random = argc > 2 ? std::atoi(argv[2]) : 200;
    const Player player{argc > 3 ? std::atoi(argv[3]) : 1};
    constexpr int kEvery = 250;  // a long campaign tells how far it has come
    std::cout.precision(3);
    Numbers n;
    for (int i = 0; i < two; ++i) {
        Game{static_cast<std::uint64_t>(i) + 1, player, true, true, n}.play();
        if ((i + 1) % kEvery == 0 || i + 1 == two)
            report(n);
    }
    Numbers against;
    int won = 0;
    for (int i = 0; i < random; ++i) {
        const bool home = i % 2 == 0;
        Game game{static_cast<std::uint64_t>(i) + 100'001, player, home, !home, against};
        game.play();
        won += game.winner() == (home ? Side::Home : Side::Visitor) ? 1 : 0;
    }
    std::cout << "\nagainst random: " << won << " of " << random << "\n";
    return 0;
}
