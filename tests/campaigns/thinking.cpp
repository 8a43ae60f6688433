#include "cli/command_line.hpp"
#include "coach/tap/read_play.hpp"
#include "coach/tap/scout.hpp"
#include "coach/tap/search.hpp"
#include "games/tap/coach_seat.hpp"

#include <thrum/board/simulator.hpp>
#include <thrum/coach/tap/expected_points.hpp>
#include <thrum/core/hash.hpp>
#include <thrum/games/tap.hpp>
#include <thrum/games/tap/game.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

// What thinking is worth, window by window: plain sense plays games against itself, and in windows
// drawn by lot ideas are tried with different numbers of plays. What each number chooses is then
// played through many times with other luck and compared with what sense would have done. Told in
// points, so that it does not depend on the stage of the game. Exit code 1 if a game breaks.
namespace {

using namespace thrum;

struct Options {
    int games = 4;
    int plays = 20;
    int share = 10;   ///< percent of windows looked at
    int rounds = 16;  ///< plays each choice is judged by
    std::size_t ideas = 12;
    std::uint64_t seed = 1;
    std::string only;
    bool reads = false;
    std::vector<int> evaluations{6, 16, 40, 100};
};

constexpr const char* kWhenToStop = "when to stop";

const char* nameOf(tap::Phase phase) {
    using tap::Phase;
    switch (phase) {
        case Phase::LineUp:
            return "line-up, offense";
        case Phase::SetDefense:
            return "line-up, defense";
        case Phase::Motion:
            return "motion";
        case Phase::Announce:
            return "announce";
        case Phase::StopOffense:
            return "stop, offense";
        case Phase::StopDefense:
            return "stop, defense";
        case Phase::PassDefense:
            return "throw, defense";
        case Phase::TouchPossession:
            return "catch, ball";
        case Phase::TouchOther:
            return "catch, other";
        default:
            return "kicks and returns";
    }
}

struct Gain {
    int windows = 0;
    double sum = 0.0;
    double squares = 0.0;
    int changed = 0;  ///< another idea than sense's was chosen
};

// What was found for a kind of window and a number of plays.
class Table {
public:
    void add(const std::string& window, int evaluations, double gain, bool changed) {
        Gain& row = m_gains[{window, evaluations}];
        ++row.windows;
        row.sum += gain;
        row.squares += gain * gain;
        row.changed += changed ? 1 : 0;
    }
    void print() const {
        for (const auto& [key, gain] : m_gains) {
            const double n = gain.windows;
            const double mean = gain.sum / n;
            std::printf("%-18s %4d plays: %+.3f +/- %.3f points, %d windows, %d changed\n",
                        key.first.c_str(),
                        key.second,
                        mean,
                        std::sqrt(std::max(0.0, gain.squares / n - mean * mean) / n),
                        gain.windows,
                        gain.changed);
        }
        std::printf("\n");
        std::fflush(stdout);
    }

private:
    std::map<std::pair<std::string, int>, Gain> m_gains;
};

// One game of sense against itself.
class Game {
public:
    Game(const Options& options, const app::TapGame& game, std::uint64_t seed, Table& table)
        : m_options{options},
          m_seed{seed},
          m_table{table},
          m_state{game.state()},
          m_book{std::shared_ptr<const void>{}, &game.lineups()},
          m_lineups{app::lineupsOf(m_book)},
          m_boards{app::boardsOf(m_book)()},
          m_speeds{coach::watchedDashes(m_state, m_boards.front(), seed, {})},
          m_setup{&m_lineups, &m_speeds, {}},
          m_senses{coach::Sense{m_setup, bitsAt(seed, 1)}, coach::Sense{m_setup, bitsAt(seed, 2)}} {
    }

    // False if it does not come to its end.
    bool play() {
        constexpr std::uint64_t kMostSteps = 20'000;
        for (; m_step < kMostSteps; ++m_step) {
            const tap::Prompt prompt = tap::prompt(m_state);
            switch (prompt.kind) {
                case tap::PromptKind::Over:
                    return true;
                case tap::PromptKind::Chance:
                    if (!take(games::drawnInput<games::Tap>(m_state, prompt, bits(1))))
                        return false;
                    break;
                case tap::PromptKind::Run:
                    if (!run(prompt))
                        return false;
                    break;
                default:
                    if (!decide(prompt))
                        return false;
            }
        }
        return false;
    }

private:
    [[nodiscard]] std::uint64_t bits(std::uint64_t what) const {
        return bitsAt(bitsAt(m_seed, 100 + what), m_step);
    }
    [[nodiscard]] bool looksAt(const std::string& window) const {
        return (m_options.only.empty() || m_options.only == window) &&
               bits(2) % 100 < static_cast<std::uint64_t>(m_options.share);
    }
    bool take(const tap::Input& input) {
        auto step = tap::apply(m_state, input);
        if (!step)
            return false;
        m_state = std::move(step->next);
        return true;
    }

    bool run(const tap::Prompt& prompt) {
        const Side side = m_state.offense;
        coach::Sense& mine = m_senses[tap::indexOf(side)];
        const tap::State seen = tap::observe(m_state, side);
        if (looksAt(kWhenToStop))
            weigh(seen,
                  side,
                  coach::callIdeas(seen, side, mine, m_options.ideas),
                  mine,
                  mine,
                  kWhenToStop);
        const auto calls = mine.calls(seen, side);
        auto judge = tap::makeJudge(m_state);
        auto result = m_boards.front()(*prompt.request, judge, bits(3), calls, coach::Pace::Exact);
        return result && take(*std::move(result));
    }

    bool decide(const tap::Prompt& prompt) {
        const Side side = prompt.side;
        coach::Sense& mine = m_senses[tap::indexOf(side)];
        const tap::State seen = tap::observe(m_state, side);
        const char* window = nameOf(seen.phase);
        if (!mine.hasPlanFor(seen) && looksAt(window))
            think(seen, prompt, window);
        constexpr int kMostAttempts = 26;
        for (int attempt = 0; attempt < kMostAttempts; ++attempt)
            if (take(mine.decide(tap::observe(m_state, side), prompt, side, attempt)))
                return true;
        return false;
    }

    void think(const tap::State& seen, const tap::Prompt& prompt, const char* window) {
        coach::Sense thinks = m_senses[tap::indexOf(prompt.side)];
        const bool across = prompt.side != seen.offense;
        if (across && m_options.reads)
            thinks.expect(seen, coach::readPlays(seen, m_lineups));
        const auto ideas =
            coach::ideasFor(seen, prompt, prompt.side, thinks, m_options.ideas, bits(4));
        // choices are judged against what the offense did call
        coach::Sense knows = thinks;
        const auto& called = m_senses[tap::indexOf(seen.offense)].called();
        if (across && called)
            knows.expect(seen, {*called});
        weigh(seen, prompt.side, ideas, thinks, knows, window);
    }

    void weigh(const tap::State& seen,
               Side side,
               const std::vector<coach::Idea>& ideas,
               const coach::Sense& thinks,
               const coach::Sense& knows,
               const char* window) {
        // at the very end of a game a point is worth nothing any more
        constexpr double kDecided = 0.005;
        const double point = worthOfAPoint(seen, side);
        if (ideas.size() < 2 || point < kDecided)
            return;
        std::vector<std::optional<double>> judged(ideas.size());
        const auto worth = [&](std::size_t idea) {
            if (!judged[idea])
                judged[idea] = meanWorth(seen, side, ideas[idea], knows);
            return *judged[idea];
        };
        for (const int evaluations : m_options.evaluations) {
            const std::size_t chosen =
                coach::tryOut(
                    seen, side, ideas, thinks, m_setup, m_boards, bits(5), evaluations, {})
                    .front()
                    .idea;
            m_table.add(window,
                        evaluations,
                        chosen == 0 ? 0.0 : (worth(chosen) - worth(0)) / point,
                        chosen != 0);
        }
    }

    [[nodiscard]] double meanWorth(const tap::State& seen,
                                   Side side,
                                   const coach::Idea& idea,
                                   const coach::Sense& knows) const {
        double sum = 0.0;
        int plays = 0;
        for (int i = 0; i < m_options.rounds; ++i) {
            const auto luck = bitsAt(bits(6), static_cast<std::uint64_t>(i));
            const auto outcome = coach::playThrough(
                seen, side, idea, knows, m_setup, m_boards.front(), luck, coach::Pace::Exact, {});
            sum += outcome.counts ? outcome.worth : 0.0;
            plays += outcome.counts ? 1 : 0;
        }
        return plays > 0 ? sum / plays : 0.0;
    }
    static double worthOfAPoint(const tap::State& seen, Side side) {
        tap::State ahead = seen;
        tap::State behind = seen;
        ++ahead.score[tap::indexOf(side)];
        --behind.score[tap::indexOf(side)];
        return 0.5 * (coach::winChance(ahead, side) - coach::winChance(behind, side));
    }

    const Options& m_options;
    std::uint64_t m_seed;
    Table& m_table;
    tap::State m_state;
    std::shared_ptr<const coach::TapLineups> m_book;
    coach::Lineups m_lineups;
    std::vector<coach::Board> m_boards;
    coach::Speeds m_speeds;
    coach::SenseSetup m_setup;
    std::array<coach::Sense, 2> m_senses;
    std::uint64_t m_step = 0;
};

int run(const Options& options) {
    warmUpPhysics();
    const auto library = app::Library::load(app::environment());
    Table table;
    for (int i = 0; i < options.games; ++i) {
        const std::uint64_t seed = options.seed + static_cast<std::uint64_t>(i);
        app::TapAsked asked;
        asked.game = "tap";
        asked.seed = seed;
        asked.home.seat = "client";
        asked.visitor.seat = "client";
        asked.overrides = R"({"game.playsPerHalf":)" + std::to_string(options.plays) + "}";
        const auto game = app::TapGame::begin(library, tap::RulesData{}, asked, "thinking", "");
        if (!game) {
            std::cout << app::sentenceOf(game.error()) << '\n';
            return 1;
        }
        if (!Game{options, **game, seed, table}.play()) {
            std::cout << "game " << i << " does not come to its end\n";
            return 1;
        }
        table.print();
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    thrum::cli::Program program{"What thinking is worth, window by window"};
    program.option("--games", options.games, "How many").within(1, 1'000'000);
    program.option("--plays", options.plays, "Plays a half").within(1, 200);
    program.option("--share", options.share, "Percent of windows looked at").within(1, 100);
    program.option("--rounds", options.rounds, "Plays each choice is judged by").within(1, 10'000);
    program.option("--ideas", options.ideas, "Most ideas in a window").within(2, 100);
    program.option("--seed", options.seed, "Of the first game");
    program.flag("--reads", options.reads, "The defense reads plays, which no level does");
    program.option("--only", options.only, "One kind of window, as the table calls it");
    program.option("--evaluations", options.evaluations, "Plays tried for a decision");
    if (const auto exit = program.parse(argc, argv))
        return *exit;
    return run(options);
}
