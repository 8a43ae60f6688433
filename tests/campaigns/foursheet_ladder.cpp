#include "cli/command_line.hpp"
#include "rules/foursheet/plausibility.hpp"
#include "rules/foursheet/shipped_files.hpp"

#include <thrum/coach/foursheet/coach.hpp>
#include <thrum/core/hash.hpp>

#include <atomic>
#include <cmath>
#include <cstdio>
#include <stdexcept>
#include <thread>

// Games of 4SS between two levels of the computer coach, each seed and pair of teams played twice
// with the sides changed; prints how many the first won, with the standard error of pairs. Referee
// and coaches alone: no record, no seats. Exit code 1 if it is below --least.
namespace {

using namespace thrum;
using namespace thrum::foursheet;

struct Options {
    int first = 5;
    int second = 1;
    int games = 200;
    int jobs = 1;
    std::uint64_t seed = 1;
    double least = 0.0;
    bool all = false;
};

constexpr std::array<std::string_view, 5> kTeams{
    "avg", "herons", "quarrymen", "lanterns", "threshers"};

// One coach of a level; level 1 is the book's.
class Seat {
public:
    explicit Seat(int level) : m_level{level}, m_coach{std::max(level, coach::kLowestThinker)} {}
    [[nodiscard]] Input decide(const State& seen,
                               const Prompt& due,
                               Side side,
                               std::uint64_t bits) {
        return m_level == 1 ? bookDecision(seen, due, side, bits, 0)
                            : m_coach.decide(seen, due, side, bits);
    }

private:
    int m_level;
    coach::Coach m_coach;
};

Side dueSide(const State& state, const Prompt& due) {
    return due.bothSides ? (state.goneOn[0] ? Side::Visitor : Side::Home) : due.side;
}

std::array<int, 2> played(std::array<int, 2> levels,
                          std::size_t pair,
                          std::uint64_t seed,
                          const Options& options) {
    GameConfig config;
    config.rules = shipped::rules();
    if (options.all) {
        Rules rules = *config.rules;
        rules.audible.enabled = true;
        rules.wind.enabled = true;
        rules.fatigue.enabled = true;
        config.rules = rules;
    }
    config.data = shipped::data();
    const std::size_t home = pair % kTeams.size();
    const std::size_t visitor = (home + 1 + pair / kTeams.size() % 2) % kTeams.size();
    config.teams = {shipped::team(kTeams[home]), shipped::team(kTeams[visitor])};
    std::array<Seat, 2> seats{Seat{levels[0]}, Seat{levels[1]}};
    State state = newGame(config)->next;
    for (std::uint64_t i = 0; !state.over; ++i) {
        if (i > 20'000)
            throw std::runtime_error("a game does not end");
        const Prompt due = prompt(state);
        const std::uint64_t bits = bitsAt(seed, i);
        Input input = plausibility::fallen(due, bits);
        if (due.kind == PromptKind::Decision) {
            const Side side = dueSide(state, due);
            const State seen = observed(state, side);
            input = seats[indexOf(side)].decide(seen, prompt(seen), side, bits);
        }
        auto step = foursheet::apply(state, input);
        if (!step)
            throw std::runtime_error("refused: " + step.error().clause + " " + step.error().code);
        state = std::move(step->next);
    }
    return state.score;
}

struct Result {
    double won = 0;
    double drawn = 0;
    double pointsFor = 0;
    double pointsAgainst = 0;
};

void work(const Options& options, std::vector<Result>& pairs, std::atomic<std::size_t>& next) {
    for (std::size_t number = next++; number < pairs.size(); number = next++) {
        for (const bool home : {true, false}) {
            const std::array levels{home ? options.first : options.second,
                                    home ? options.second : options.first};
            const auto score = played(levels, number, options.seed + number, options);
            const int own = score[home ? 0 : 1];
            const int other = score[home ? 1 : 0];
            pairs[number].pointsFor += own;
            pairs[number].pointsAgainst += other;
            pairs[number].won += own > other ? 1 : 0;
            pairs[number].drawn += own == other ? 1 : 0;
        }
    }
}

int run(const Options& options) {
    std::vector<Result> all(static_cast<std::size_t>((options.games + 1) / 2));
    std::atomic<std::size_t> next{0};
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < options.jobs; ++i)
            threads.emplace_back([&] { work(options, all, next); });
    }
    const auto pairs = static_cast<double>(all.size());
    Result sum;
    double squares = 0;
    for (const Result& pair : all) {
        sum.won += pair.won;
        sum.drawn += pair.drawn;
        sum.pointsFor += pair.pointsFor;
        sum.pointsAgainst += pair.pointsAgainst;
        const double share = (pair.won + 0.5 * pair.drawn) / 2;
        squares += share * share;
    }
    const double games = 2 * pairs;
    const double rate = (sum.won + 0.5 * sum.drawn) / games;
    std::printf(
        "%d against %d: %d games, %d won, %d lost, %d drawn: %.1f %% +/- %.1f; "
        "points %.1f to %.1f\n",
        options.first,
        options.second,
        static_cast<int>(games),
        static_cast<int>(sum.won),
        static_cast<int>(games - sum.won - sum.drawn),
        static_cast<int>(sum.drawn),
        100 * rate,
        100 * std::sqrt(std::max(squares / pairs - rate * rate, 0.0) / pairs),
        sum.pointsFor / games,
        sum.pointsAgainst / games);
    return 100 * rate >= options.least ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    thrum::cli::Program program{"Ladder of the computer coaches of 4SS"};
    program.option("--first", options.first, "Level whose win rate is told").within(1, 5);
    program.option("--second", options.second, "The other level").within(1, 5);
    program.option("--games", options.games, "How many; pairs with sides changed")
        .within(2, 1'000'000);
    program.option("--jobs", options.jobs, "Games at a time").within(1, 256);
    program.option("--seed", options.seed, "Of the first pair");
    program.option("--least", options.least, "Win rate in percent below which it fails");
    program.flag("--all-options", options.all, "With audibles, wind and fatigue");
    if (const auto exit = program.parse(argc, argv))
        return *exit;
    return run(options);
}
