#include "coach/read_play.hpp"
#include "coach/scout.hpp"
#include "coach/search.hpp"

#include <thrum/app/tap_game.hpp>
#include <thrum/board/simulator.hpp>
#include <thrum/coach/expected_points.hpp>
#include <thrum/core/hash.hpp>
#include <thrum/games/tap.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <map>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

// What thinking is worth, window by window: plain sense plays games against itself, and in windows
// drawn by lot ideas are tried with different numbers of plays. What each number chooses is then
// played through many times with other luck and compared with what sense would have done. Told in
// points, so that it does not depend on the stage of the game.
namespace {

using namespace thrum;

struct Options {
    int games = 4;
    int plays = 20;
    int share = 10;   ///< percent of windows looked at
    int rounds = 16;  ///< plays each choice is judged by
    int ideas = 12;
    std::uint64_t seed = 1;
    std::string only;
    bool reads = false;
    std::vector<int> evaluations{6, 16, 40, 100};
};

struct Gain {
    int windows = 0;
    double sum = 0.0;
    double squares = 0.0;
    int changed = 0;
    void add(double gain, bool other) {
        ++windows;
        sum += gain;
        squares += gain * gain;
        changed += other ? 1 : 0;
    }
};

coach::Lineups lineupsOf(const match::TapLineups& book) {
    coach::Lineups lineups;
    lineups.fitting = [&book](const tap::State& state, Side side) {
        return book.fitting(state, side);
    };
    lineups.decisions = [&book](const tap::State& state, Side side, const Formation& formation) {
        return book.decisions(state, side, formation);
    };
    lineups.plays = book.plays();
    lineups.roles = [&book](Side side, const Formation& formation) {
        return book.roles(side, formation);
    };
    return lineups;
}

std::string nameOf(tap::Phase phase, bool attacks) {
    using tap::Phase;
    switch (phase) {
        case Phase::LineUp:
            return "line-up, offense";
        case Phase::SetDefense:
            return "line-up, defense";
        case Phase::Break:
            return "break";
        case Phase::Motion:
            return "motion";
        case Phase::Match:
            return "match";
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
        case Phase::RunBehind:
            return "when to stop";
        default:
            return attacks ? "return, ball" : "return, other";
    }
}

class Thinking {
public:
    explicit Thinking(const Options& options)
        : m_options{options}, m_library{app::Library::load(app::environment())} {}

    void play() {
        warmUpPhysics();
        for (int i = 0; i < m_options.games; ++i) {
            playOne(m_options.seed + static_cast<std::uint64_t>(i));
            print();
        }
    }
    void print() const {
        for (const auto& [key, gain] : m_gains) {
            const double n = std::max(1, gain.windows);
            const double mean = gain.sum / n;
            std::printf("%-20s %4d plays: %+.3f +/- %.3f points a window, %d windows, %d changed\n",
                        key.first.c_str(),
                        key.second,
                        mean,
                        std::sqrt(std::max(0.0, gain.squares / n - mean * mean) / n),
                        gain.windows,
                        gain.changed);
        }
        for (const auto& [what, times] : m_read)
            std::printf("read %s %d\n", what.c_str(), times);
        std::printf("\n");
        std::fflush(stdout);
    }

private:
    void playOne(std::uint64_t seed) {
        io::request::New asked;
        asked.game = "tap";
        asked.seed = seed;
        asked.home.seat = "computer:1";
        asked.visitor.seat = "computer:1";
        asked.overrides = R"({"game.playsPerHalf":)" + std::to_string(m_options.plays) + "}";
        auto game = app::TapGame::begin(m_library, tap::RulesData{}, asked, "thinking", "");
        if (!game) {
            std::cout << app::sentenceOf(game.error()) << '\n';
            return;
        }
        const match::TapLineups& book = (*game)->lineups();
        const auto lineups = lineupsOf(book);
        Simulator simulator{book.table()};
        const coach::Board board = [&](const SegmentRequest& request,
                                       Judge& judge,
                                       std::uint64_t luck,
                                       std::span<const Call> calls,
                                       coach::Pace pace) {
            simulator.setSeed(luck);
            simulator.setCoarse(pace == coach::Pace::Coarse);
            return simulator.run(request, judge, calls);
        };
        m_boards = {board};
        tap::State state = (*game)->state();
        m_speeds = coach::watchedDashes(state, board, seed);
        m_setup = {&lineups, &m_speeds};
        std::array<coach::Sense, 2> senses{coach::Sense{m_setup, bitsAt(seed, 1)},
                                           coach::Sense{m_setup, bitsAt(seed, 2)}};
        const auto take = [&](const tap::Input& input) {
            auto step = tap::apply(state, input);
            if (!step)
                return false;
            state = std::move(step->next);
            return true;
        };
        std::uint64_t count = 0;
        while (true) {
            const tap::Prompt prompt = tap::prompt(state);
            ++count;
            if (prompt.kind == tap::PromptKind::Over || count > 20'000)
                return;
            if (prompt.kind == tap::PromptKind::Chance) {
                if (!take(games::Tap::draw(state, prompt, bitsAt(seed, 10'000 + count))))
                    return;
            } else if (prompt.kind == tap::PromptKind::Run) {
                coach::Sense& mine = senses[tap::indexOf(state.offense)];
                const tap::State seen = tap::observe(state, state.offense);
                const bool looks = bitsAt(seed, 77'000 + count) % 100 <
                                   static_cast<std::uint64_t>(m_options.share);
                m_truth.clear();
                if (looks && (m_options.only.empty() || m_options.only == "when to stop"))
                    weigh(seen,
                          state.offense,
                          coach::callIdeas(seen, state.offense, mine, 9),
                          mine,
                          bitsAt(seed, 5'000'000 + count),
                          "when to stop");
                const auto calls = mine.calls(seen, state.offense);
                auto judge = tap::makeJudge(state);
                auto result = board(*prompt.request,
                                    judge,
                                    bitsAt(seed, 99'000 + count),
                                    calls,
                                    coach::Pace::Exact);
                if (!result || !take(*std::move(result)))
                    return;
            } else {
                coach::Sense& mine = senses[tap::indexOf(prompt.side)];
                const tap::State seen = tap::observe(state, prompt.side);
                if (!mine.hasPlanFor(seen)) {
                    const bool looks = bitsAt(seed, 55'000 + count) % 100 <
                                       static_cast<std::uint64_t>(m_options.share);
                    const std::string name = nameOf(seen.phase, true);
                    if (looks && (m_options.only.empty() || m_options.only == name)) {
                        coach::Sense thinks = mine;
                        if (m_options.reads && prompt.side != seen.offense)
                            thinks.expect(seen, coach::readPlays(seen, lineups));
                        const auto& called = senses[tap::indexOf(seen.offense)].called();
                        m_truth.clear();
                        if (prompt.side != seen.offense && called)
                            m_truth.push_back(*called);
                        if (seen.phase == tap::Phase::SetDefense && called) {
                            const auto read = coach::readPlays(seen, lineups);
                            ++m_read[read.empty() ? "nothing"
                                     : read.size() == 1 && read.front().name == called->name
                                         ? "right"
                                     : read.front().pass == called->pass ? "kind"
                                                                         : "wrong"];
                        }
                        weigh(seen,
                              prompt.side,
                              coach::ideasFor(seen,
                                              prompt,
                                              prompt.side,
                                              thinks,
                                              static_cast<std::size_t>(m_options.ideas),
                                              bitsAt(seed, count)),
                              thinks,
                              bitsAt(seed, 6'000'000 + count),
                              name);
                    }
                }
                bool done = false;
                for (int attempt = 0; attempt < 26 && !done; ++attempt)
                    done = take(mine.decide(
                        tap::observe(state, prompt.side), prompt, prompt.side, attempt));
                if (!done) {
                    std::cout << "stuck\n";
                    return;
                }
            }
        }
    }

    void weigh(const tap::State& seen,
               Side side,
               const std::vector<coach::Idea>& ideas,
               const coach::Sense& sense,
               std::uint64_t luck,
               const std::string& name) {
        if (ideas.size() < 2)
            return;
        // a point as the chance to win counts it here
        std::map<std::size_t, double> judged;
        coach::Sense knows = sense;
        if (!m_truth.empty())
            knows.expect(seen, m_truth);
        const auto worth = [&](std::size_t idea) {
            const auto found = judged.find(idea);
            if (found != judged.end())
                return found->second;
            double sum = 0.0;
            int n = 0;
            for (int i = 0; i < m_options.rounds; ++i) {
                const auto outcome =
                    coach::playThrough(seen,
                                       side,
                                       ideas[idea],
                                       knows,
                                       m_setup,
                                       m_boards.front(),
                                       bitsAt(luck, 1'000'000 + static_cast<std::uint64_t>(i)),
                                       coach::Pace::Exact,
                                       {});
                if (outcome.counts) {
                    sum += outcome.worth;
                    ++n;
                }
            }
            return judged[idea] = n > 0 ? sum / n : 0.0;
        };
        tap::State ahead = seen;
        ahead.score[tap::indexOf(side)] += 1;
        tap::State behind = seen;
        behind.score[tap::indexOf(side)] -= 1;
        const double point = 0.5 * (coach::winChance(ahead, side) - coach::winChance(behind, side));
        if (point < 0.005)
            return;
        for (const int evaluations : m_options.evaluations) {
            const auto results =
                coach::tryOut(seen, side, ideas, sense, m_setup, m_boards, luck, evaluations, {});
            const std::size_t chosen = results.front().idea;
            m_gains[{name, evaluations}].add(chosen == 0 ? 0.0 : (worth(chosen) - worth(0)) / point,
                                             chosen != 0);
        }
    }

    Options m_options;
    app::Library m_library;
    coach::Speeds m_speeds;
    coach::SenseSetup m_setup;
    std::vector<coach::Board> m_boards;
    std::vector<coach::Intent> m_truth;
    std::map<std::string, int> m_read;
    std::map<std::pair<std::string, int>, Gain> m_gains;
};

}  // namespace

int main(int argc, char** argv) {
    Options options;
    CLI::App app{"What thinking is worth, window by window"};
    app.add_option("--games", options.games, "How many");
    app.add_option("--plays", options.plays, "Plays a half");
    app.add_option("--share", options.share, "Percent of windows looked at");
    app.add_option("--rounds", options.rounds, "Plays each choice is judged by");
    app.add_option("--ideas", options.ideas, "Most ideas");
    app.add_option("--seed", options.seed, "Of the first game");
    app.add_flag("--reads", options.reads, "The defense reads plays");
    app.add_option("--only", options.only, "One kind of window");
    app.add_option("--evaluations", options.evaluations, "Plays tried");
    CLI11_PARSE(app, argc, argv);
    Thinking{options}.play();
    return 0;
}
