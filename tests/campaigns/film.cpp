#include "cli/command_line.hpp"
#include "coach/tap/situation.hpp"
#include "sense_game.hpp"

#include <thrum/board/simulator.hpp>
#include <thrum/core/hash.hpp>

#include <atomic>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <map>
#include <string>
#include <thread>
#include <vector>

// What each play of the book usually is worth: plain sense plays games against itself, with all
// teams in turn, and before snaps drawn by lot every play of the book is called and played through
// some times. A run's points are told against the mean of all runs that were tried there, a pass's
// against that of all passes: how often to throw is for the situation to say, and who only throws
// because a pass gains more is soon known for it. Prints resources/charts/film.json; what it rests
// on goes to standard error, with how far passes are ahead of runs. Exit code 1 if a game breaks.
namespace {

using namespace thrum;
using test::SenseGame;

struct Options {
    int games = 200;
    int plays = 12;
    int share = 12;   ///< percent of the snaps that are looked at, near the goal four times as many
    int rounds = 14;  ///< plays of each call
    int jobs = 1;
    std::uint64_t seed = 1;
};

// How plays of a kind differ from each other, and one play from situation to situation, in points
// squared: about what campaigns found, who tell it at their end (0.02 to 0.03 and 0.07 to 0.14).
constexpr double kBetweenPlays = 0.02;
constexpr double kBetweenSituations = 0.14;

struct Tried {
    std::string play;
    bool pass = false;
    double points = 0.0;  ///< against the mean of all plays of its kind tried here
};
struct Snap {
    bool nearGoal = false;
    double passesAhead = 0.0;  ///< points by which the mean pass is better than the mean run
    double variance =
        0.0;  ///< of a play's points by luck, mean of all: who has bad luck varies more
    std::vector<Tried> plays{};
};

double square(double x) {
    return x * x;
}

// Looks on at one game.
class Camera {
public:
    Camera(const Options& options, SenseGame& game) : m_options{options}, m_game{game} {}

    bool film(std::vector<Snap>& snaps) {
        return m_game.play(
            [&](const tap::State& seen, const tap::Prompt& prompt) {
                const bool calls = seen.phase == tap::Phase::LineUp &&
                                   seen.playFacts.kind == tap::PlayKind::Scrimmage &&
                                   coach::wants(prompt, tap::DecisionKind::Place);
                if (!calls || !looksAt(seen))
                    return;
                // where hardly a play can stand there is nothing to tell one against
                if (Snap snap = snapOf(seen, prompt); snap.plays.size() > 1)
                    snaps.push_back(std::move(snap));
            },
            {});
    }

private:
    [[nodiscard]] bool looksAt(const tap::State& seen) const {
        // where the game is decided a point is worth nothing any more
        constexpr double kDecided = 0.01;
        const int share = coach::isNearGoal(seen) ? 4 * m_options.share : m_options.share;
        return coach::worthOfAPoint(seen, seen.offense) > kDecided &&
               m_game.bits(2) % 100 < static_cast<std::uint64_t>(share);
    }

    [[nodiscard]] Snap snapOf(const tap::State& seen, const tap::Prompt& prompt) const {
        const Side side = seen.offense;
        const coach::Sense& sense = m_game.senseOf(side);
        const double point = coach::worthOfAPoint(seen, side);
        Snap snap{.nearGoal = coach::isNearGoal(seen)};
        for (const coach::Intent& intent : sense.intents(seen, side)) {
            coach::Idea idea;
            idea.plan = sense.lineUp(seen, prompt, side, intent.formation);
            idea.intent = intent;
            if (!idea.plan.empty())
                playThrough(snap, seen, idea, point);
        }
        snap.variance /= static_cast<double>(snap.plays.size());
        snap.passesAhead = againstItsKind(snap, true) - againstItsKind(snap, false);
        return snap;
    }

    // Tells the points of the passes, or of the runs, against their mean, which it returns.
    static double againstItsKind(Snap& snap, bool pass) {
        double sum = 0.0;
        int count = 0;
        for (const Tried& tried : snap.plays)
            if (tried.pass == pass) {
                sum += tried.points;
                ++count;
            }
        const double mean = count > 0 ? sum / count : 0.0;
        for (Tried& tried : snap.plays)
            if (tried.pass == pass)
                tried.points -= mean;
        return mean;
    }

    void playThrough(Snap& snap,
                     const tap::State& seen,
                     const coach::Idea& idea,
                     double point) const {
        std::vector<double> worth = m_game.worths(seen,
                                                  seen.offense,
                                                  idea,
                                                  m_game.senseOf(seen.offense),
                                                  m_options.rounds,
                                                  coach::Pace::Coarse);
        for (double& w : worth)
            w /= point;
        const auto n = static_cast<double>(worth.size());
        if (worth.size() < 2)
            return;
        Tried tried{.play = idea.intent->play, .pass = idea.intent->pass};
        for (const double w : worth)
            tried.points += w / n;
        for (const double w : worth)
            snap.variance += square(w - tried.points) / (n - 1.0) / n;
        snap.plays.push_back(std::move(tried));
    }

    const Options& m_options;
    SenseGame& m_game;
};

// A play's mean, snaps weighted by how sure they are, pulled toward what was held before.
struct Mean {
    double weight = 0.0;
    double sum = 0.0;

    void add(const Snap& snap, double points) {
        const double w = 1.0 / (snap.variance + kBetweenSituations);
        weight += w;
        sum += w * points;
    }
    [[nodiscard]] double toward(double before) const {
        constexpr double kHeld = 1.0 / kBetweenPlays;
        return (sum + kHeld * before) / (weight + kHeld);
    }
};
struct Means {
    Mean anywhere{};
    Mean nearGoal{};
};

// What the two constants above rest on.
void printSpread(const std::vector<Snap>& snaps, int rounds) {
    double luck = 0.0;
    double all = 0.0;
    double ahead = 0.0;
    int elsewhere = 0;
    double together = 0.0;  // of the same play at two snaps
    int count = 0;
    int pairs = 0;
    std::map<std::string, std::vector<double>> byPlay;
    for (const Snap& snap : snaps) {
        if (snap.nearGoal)
            continue;
        ahead += snap.passesAhead;
        ++elsewhere;
        for (const Tried& tried : snap.plays) {
            luck += snap.variance;
            all += square(tried.points);
            ++count;
            byPlay[tried.play].push_back(tried.points);
        }
    }
    for (const auto& [play, points] : byPlay)
        for (std::size_t i = 0; i < points.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                together += points[i] * points[j];
                ++pairs;
            }
    if (count == 0 || pairs == 0)
        return;
    const double between = together / pairs;
    std::fprintf(stderr,
                 "standard deviation of one try %.2f points; variance between plays %.3f, "
                 "of one play from snap to snap %.3f; a pass is %.2f points better than a run\n",
                 std::sqrt(luck / count * rounds),
                 between,
                 all / count - luck / count - between,
                 ahead / elsewhere);
}

void printChart(const std::vector<Snap>& snaps, const Options& options) {
    std::map<std::string, Means> means;
    int nearGoal = 0;
    for (const Snap& snap : snaps) {
        nearGoal += snap.nearGoal ? 1 : 0;
        for (const Tried& tried : snap.plays) {
            Means& mean = means[tried.play];
            (snap.nearGoal ? mean.nearGoal : mean.anywhere).add(snap, tried.points);
        }
    }
    std::printf("{\n    \"schema\": \"thrum.chart/1\",\n    \"id\": \"film\",\n");
    std::printf(
        "    \"notes\": \"Points by which a play is usually better than the others of its kind, "
        "run or pass (below 0: worse): anywhere, and ten yards or less from the goal. %d snaps, "
        "%d of them near the goal, of %d games of plain sense with %d plays a half, all plays "
        "called %d "
        "times at each, seeds from %llu, by thrum_campaign_film.\",\n    \"plays\": {\n",
        static_cast<int>(snaps.size()),
        nearGoal,
        options.games,
        options.plays,
        options.rounds,
        static_cast<unsigned long long>(options.seed));
    std::size_t left = means.size();
    for (const auto& [play, mean] : means) {
        const double anywhere = mean.anywhere.toward(0.0);
        std::printf("        \"%s\": [%.2f, %.2f]%s\n",
                    play.c_str(),
                    anywhere,
                    mean.nearGoal.toward(anywhere),
                    --left > 0 ? "," : "");
    }
    std::printf("    }\n}\n");
}

// One game with two of the shipped teams, each pair in turn; what is broken is told.
std::string filmGame(const app::Library& library,
                     const Options& options,
                     std::uint64_t number,
                     std::vector<Snap>& snaps) {
    std::vector<std::string> ids;
    for (const auto& entry : library.teams())
        if (!entry.own)
            ids.push_back(entry.value.id);
    const std::uint64_t count = ids.size();
    const std::uint64_t seed = options.seed + number;
    const std::uint64_t home = number % count;
    const std::uint64_t visitor = (home + 1 + number / count % (count - 1)) % count;
    const auto game =
        test::newSenseGame(library, seed, options.plays, {ids.at(home), ids.at(visitor)});
    if (!game)
        return game.error();
    SenseGame sense{**game, seed};
    return Camera{options, sense}.film(snaps) ? "" : "a game does not come to its end";
}

int run(const Options& options) {
    warmUpPhysics();
    const auto library = app::Library::load(app::environment());
    const auto games = static_cast<std::size_t>(options.games);
    std::vector<std::vector<Snap>> byGame(games);
    std::vector<std::string> broken(games);
    std::atomic<std::size_t> next{0};
    {
        std::vector<std::jthread> jobs;
        for (int i = 0; i < options.jobs; ++i)
            jobs.emplace_back([&] {
                for (std::size_t at = next++; at < games; at = next++) {
                    broken[at] = filmGame(library, options, at, byGame[at]);
                    std::cerr << '.';
                }
            });
    }
    std::cerr << '\n';
    std::vector<Snap> snaps;
    for (std::size_t at = 0; at < games; ++at) {
        if (!broken[at].empty()) {
            std::cout << "game " << at << ": " << broken[at] << '\n';
            return 1;
        }
        snaps.insert(snaps.end(), byGame[at].begin(), byGame[at].end());
    }
    printSpread(snaps, options.rounds);
    printChart(snaps, options);
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    thrum::cli::Program program{"What each play of the book usually is worth"};
    program.option("--games", options.games, "How many").within(1, 1'000'000);
    program.option("--plays", options.plays, "Plays a half").within(1, 200);
    program.option("--share", options.share, "Percent of snaps looked at").within(0, 100);
    program.option("--rounds", options.rounds, "Plays of each call").within(2, 10'000);
    program.option("--jobs", options.jobs, "Games at a time").within(1, 256);
    program.option("--seed", options.seed, "Of the first game");
    if (const auto exit = program.parse(argc, argv))
        return *exit;
    return run(options);
}
