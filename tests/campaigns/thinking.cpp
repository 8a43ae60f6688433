#include "cli/command_line.hpp"
#include "coach/tap/read_play.hpp"
#include "sense_game.hpp"

#include <thrum/core/hash.hpp>

#include <cmath>
#include <cstdio>
#include <iostream>
#include <map>
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
using test::SenseGame;

struct Options {
    int games = 4;
    int plays = 20;
    int share = 10;   ///< percent of windows looked at
    int rounds = 16;  ///< plays each choice is judged by
    std::size_t ideas = 12;
    std::uint64_t seed = 1;
    std::string only;
    bool reads = false;
    bool throws = false;
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

struct Row {
    test::Gain gain{};
    int changed = 0;  ///< another idea than sense's was chosen
};

// What was found for a kind of window and a number of plays.
class Table {
public:
    void add(const std::string& window, int evaluations, double gain, bool changed) {
        Row& row = m_rows[{window, evaluations}];
        row.gain.add(gain);
        row.changed += changed ? 1 : 0;
    }
    void print() const {
        for (const auto& [key, row] : m_rows)
            std::printf("%-18s %4d plays: %+.3f +/- %.3f points, %d windows, %d changed\n",
                        key.first.c_str(),
                        key.second,
                        row.gain.mean(),
                        row.gain.error(),
                        row.gain.count,
                        row.changed);
        std::printf("\n");
        std::fflush(stdout);
    }

private:
    std::map<std::pair<std::string, int>, Row> m_rows;
};

// Looks on at one game and weighs what thinking would be worth.
class Scales {
public:
    Scales(const Options& options, SenseGame& game, Table& table)
        : m_options{options}, m_game{game}, m_table{table} {}

    bool play() {
        return m_game.play(
            [this](const tap::State& seen, const tap::Prompt& prompt) {
                const char* window = nameOf(seen.phase);
                if (looksAt(window))
                    think(seen, prompt, window);
            },
            [this](const tap::State& seen) {
                if (looksAt(kWhenToStop))
                    thinkWhenToStop(seen);
            });
    }

private:
    [[nodiscard]] bool looksAt(const std::string& window) const {
        return (m_options.only.empty() || m_options.only == window) &&
               m_game.bits(2) % 100 < static_cast<std::uint64_t>(m_options.share);
    }

    void thinkWhenToStop(const tap::State& seen) {
        coach::Sense& mine = m_game.senseOf(seen.offense);
        weigh(seen,
              seen.offense,
              coach::callIdeas(seen, seen.offense, mine, m_options.ideas),
              mine,
              mine,
              kWhenToStop);
    }

    void think(const tap::State& seen, const tap::Prompt& prompt, const char* window) {
        coach::Sense thinks = m_game.senseOf(prompt.side);
        const bool across = prompt.side != seen.offense;
        if (across && m_options.reads)
            thinks.expect(seen, coach::readPlays(seen, m_game.lineups()));
        const auto ideas =
            coach::ideasFor(seen,
                            prompt,
                            prompt.side,
                            thinks,
                            m_options.ideas,
                            m_game.bits(4),
                            m_options.throws ? coach::Throws::Tried : coach::Throws::BySense);
        // choices are judged against what the offense did call
        coach::Sense knows = thinks;
        const auto& called = m_game.senseOf(seen.offense).called();
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
        const double point = coach::worthOfAPoint(seen, side);
        if (ideas.size() < 2 || point < kDecided)
            return;
        std::vector<std::optional<double>> judged(ideas.size());
        const auto worth = [&](std::size_t idea) {
            if (!judged[idea])
                judged[idea] = meanWorth(seen, side, ideas[idea], knows);
            return *judged[idea];
        };
        for (const int evaluations : m_options.evaluations) {
            const std::size_t chosen = coach::tryOut(seen,
                                                     side,
                                                     ideas,
                                                     thinks,
                                                     m_game.setup(),
                                                     m_game.boards(),
                                                     m_game.bits(5),
                                                     evaluations,
                                                     {})
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
        test::Gain worth;
        for (const double w :
             m_game.worths(seen, side, idea, knows, m_options.rounds, coach::Pace::Exact))
            worth.add(w);
        return worth.mean();
    }

    const Options& m_options;
    SenseGame& m_game;
    Table& m_table;
};

int run(const Options& options) {
    Table table;
    const auto broken =
        test::playSenseGames(options.games, options.plays, options.seed, [&](SenseGame& game) {
            const bool whole = Scales{options, game, table}.play();
            table.print();
            return whole;
        });
    if (broken)
        std::cout << *broken << '\n';
    return broken ? 1 : 0;
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
    program.flag("--reads", options.reads, "The defense believes every play it reads");
    program.flag("--throws", options.throws, "Throws are tried at a stop as well");
    program.option("--only", options.only, "One kind of window, as the table calls it");
    program.option("--evaluations", options.evaluations, "Plays tried for a decision");
    if (const auto exit = program.parse(argc, argv))
        return *exit;
    return run(options);
}
