#include "cli/command_line.hpp"
#include "coach/touchdown/judgment.hpp"

#include <thrum/app/folders.hpp>
#include <thrum/app/game_of.hpp>
#include <thrum/app/playout.hpp>
#include <thrum/coach/touchdown/coach.hpp>
#include <thrum/games/touchdown.hpp>

#include <atomic>
#include <cmath>
#include <iostream>
#include <mutex>
#include <thread>

// Games of Touchdown-A-Minute between two levels of the computer coach, each seed and pair of teams
// played twice with the sides changed; prints how many the first won, with the standard error of
// pairs. "reader" is a level 5 who knows by which weights the book calls and answers them: more
// than anybody without that knowledge can reach. Exit code 1 if it is below --least.
namespace {

using namespace thrum;
using Dice = games::Touchdown;

struct Options {
    std::string first = "5";
    std::string second = "1";
    int games = 200;
    int plays = 30;
    int jobs = 1;
    std::uint64_t seed = 1;
    double least = 0.0;
};

struct Result {
    double won = 0;
    double drawn = 0;
    double pointsFor = 0;
    double pointsAgainst = 0;
};

constexpr std::string_view kReader = "reader";

// Calls what is best against the book's weights (TDM-18.1, TDM-18.2).
class Reader final : public match::Seat<Dice> {
public:
    touchdown::Input decide(const touchdown::State& seen,
                            const touchdown::Prompt& prompt,
                            Side side,
                            std::uint64_t key,
                            int /*attempt*/) override {
        using touchdown::Phase;
        const bool calls = seen.phase == Phase::Call || seen.phase == Phase::DefenseCall;
        return calls ? best(seen, side) : m_coach.decide(seen, prompt, side, key);
    }

private:
    [[nodiscard]] static touchdown::Input best(const touchdown::State& seen, Side side) {
        using namespace touchdown::coach;
        const auto tables = tablesOf(*seen.rules);
        const Judgment judgment{*tables, seen, Sense::Clock, seen.offense};
        const auto values = judgment.calls();
        const bool offense = side == seen.offense;
        const auto& ai = seen.rules->ai;
        const auto& others = touchdown::weightsFor(offense ? ai.defense : ai.offense, seen);
        std::array<double, 4> worth{};
        for (std::size_t own = 0; own < worth.size(); ++own)
            for (std::size_t other = 0; other < worth.size(); ++other)
                worth[own] += static_cast<double>(offense ? values[own * 4 + other]
                                                          : -values[other * 4 + own]) *
                              others[other];
        constexpr double kPercent = 100;
        for (double& one : worth)
            one /= kPercent;
        const auto at = std::ranges::max_element(worth) - worth.begin();
        touchdown::Decision decision;
        decision.side = side;
        decision.die = (offense ? kReds : kBlues)[static_cast<std::size_t>(at)];
        if (!offense || seen.twoPoint)
            return decision;
        const auto punt = static_cast<double>(judgment.punt());
        const auto goal = static_cast<double>(judgment.fieldGoal());
        if (std::max(punt, goal) > *std::ranges::max_element(worth))
            decision.kind = goal >= punt ? touchdown::DecisionKind::DeclareFieldGoal
                                         : touchdown::DecisionKind::DeclarePunt;
        return decision;
    }

    touchdown::coach::Coach m_coach{touchdown::coach::kHighestLevel};
};

class Ladder {
public:
    explicit Ladder(const Options& options)
        : m_options{options},
          m_library{app::Library::load(app::environment())},
          m_teams{app::Kept<Dice>::teams(m_library)},
          m_pairs(static_cast<std::size_t>((options.games + 1) / 2)) {}

    /// Errors: the first game that did not end.
    [[nodiscard]] std::string play() {
        std::vector<std::jthread> threads;
        for (int i = 0; i < m_options.jobs; ++i)
            threads.emplace_back([this] { work(); });
        threads.clear();
        return m_broken;
    }
    [[nodiscard]] const std::vector<Result>& pairs() const { return m_pairs; }

private:
    void work() {
        for (std::size_t number = m_next++; number < m_pairs.size(); number = m_next++)
            for (const Side mine : {Side::Home, Side::Visitor})
                playOne(number, mine);
    }
    void playOne(std::size_t number, Side mine) {
        const bool home = mine == Side::Home;
        app::Asked<Dice> asked;
        asked.game = Dice::kId;
        asked.seed = m_options.seed + number;
        asked.home.id = m_teams[number % m_teams.size()].id;
        asked.visitor.id = m_teams[(number / m_teams.size() + number + 1) % m_teams.size()].id;
        const std::array wanted{home ? m_options.first : m_options.second,
                                home ? m_options.second : m_options.first};
        const auto seat = [](const std::string& name) {
            return name == kReader ? std::string{"client"} : "computer:" + name;
        };
        asked.home.seat = seat(wanted[0]);
        asked.visitor.seat = seat(wanted[1]);
        asked.overrides = R"({"playsPerQuarter":)" + std::to_string(m_options.plays) + "}";
        asked.own.autoCancel = true;
        const auto nothing = [](const touchdown::State&, std::span<const touchdown::Event>) {};
        auto game = app::GameOf<Dice>::begin(m_library, Dice::Rules{}, asked, "ladder", "");
        for (const Side side : {Side::Home, Side::Visitor})
            if (game && wanted[touchdown::indexOf(side)] == kReader)
                (*game)->setSeat(side, std::make_shared<Reader>());
        const std::string broken =
            game ? app::playOut(**game, nothing).value_or("") : app::sentenceOf(game.error());
        if (!broken.empty()) {
            const std::scoped_lock lock{m_mutex};
            m_broken = "pair " + std::to_string(number) + ": " + broken;
            return;
        }
        const touchdown::State& state = (*game)->state();
        Result& result = m_pairs[number];
        result.pointsFor += state.score[touchdown::indexOf(mine)];
        result.pointsAgainst += state.score[touchdown::indexOf(other(mine))];
        result.won += state.winner == mine ? 1 : 0;
        result.drawn += state.winner ? 0 : 1;
    }

    Options m_options;
    app::Library m_library;
    std::vector<app::TeamChoice> m_teams;
    std::vector<Result> m_pairs;
    std::mutex m_mutex;
    std::atomic<std::size_t> m_next{0};
    std::string m_broken;
};

int run(const Options& options) {
    Ladder ladder{options};
    if (const std::string broken = ladder.play(); !broken.empty()) {
        std::cout << broken << '\n';
        return 1;
    }
    const auto pairs = static_cast<double>(ladder.pairs().size());
    Result all;
    double squares = 0;
    for (const Result& pair : ladder.pairs()) {
        all.won += pair.won;
        all.drawn += pair.drawn;
        all.pointsFor += pair.pointsFor;
        all.pointsAgainst += pair.pointsAgainst;
        const double share = (pair.won + 0.5 * pair.drawn) / 2;
        squares += share * share;
    }
    const double games = 2 * pairs;
    const double rate = (all.won + 0.5 * all.drawn) / games;
    std::printf(
        "%s against %s: %d games, %d won, %d lost, %d drawn: %.1f %% +/- %.1f; "
        "points %.1f to %.1f\n",
        options.first.c_str(),
        options.second.c_str(),
        static_cast<int>(games),
        static_cast<int>(all.won),
        static_cast<int>(games - all.won - all.drawn),
        static_cast<int>(all.drawn),
        100 * rate,
        100 * std::sqrt(std::max(squares / pairs - rate * rate, 0.0) / pairs),
        all.pointsFor / games,
        all.pointsAgainst / games);
    return 100 * rate >= options.least ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    thrum::cli::Program program{"Ladder of the computer coaches of Touchdown-A-Minute"};
    program.option("--first", options.first, "Level whose win rate is told, 1 to 5, or reader");
    program.option("--second", options.second, "The other level");
    program.option("--games", options.games, "How many; pairs with sides changed")
        .within(2, 1'000'000);
    program.option("--plays", options.plays, "Plays a quarter").within(1, 99);
    program.option("--jobs", options.jobs, "Games at a time").within(1, 256);
    program.option("--seed", options.seed, "Of the first pair");
    program.option("--least", options.least, "Win rate in percent below which it fails");
    if (const auto exit = program.parse(argc, argv))
        return *exit;
    return run(options);
}
