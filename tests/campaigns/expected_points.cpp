#include "cli/command_line.hpp"

#include <thrum/app/playout.hpp>
#include <thrum/board/simulator.hpp>
#include <thrum/games/tap/game.hpp>
#include <thrum/games/tap/table.hpp>
#include <thrum/rules/frames.hpp>

#include <array>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

// Plays games, notes for every snap who scored next in that half, and fits what a down, a distance
// and a spot are worth. Prints resources/charts/expected-points.json; what it rests on goes to
// standard error. Long halves, so that their end, which the coach reckons apart, counts little.
namespace {

using namespace thrum;

constexpr std::size_t kTerms = 5;
constexpr std::array kColumns{1.0, 4.0, 8.0, 14.0};
constexpr double kTouchdown = 6.0 + 35.0 / 36.0;  // with the try that nearly always follows

struct Options {
    std::string seat = "computer:1";
    int games = 100;
    int plays = 60;
    int jobs = 1;
    std::uint64_t seed = 1;
    std::string save;  ///< where the snaps go, a line each
    std::string load;  ///< where they come from instead of games
};

struct Snap {
    int down = 1;
    double toGain = 10.0;
    double ownGoal = 25.0;
    bool kick = false;  ///< a kickoff, seen by the receivers
    Side side = Side::Home;
    double points = 0.0;  ///< of the next score, minus if the other side made it
};

// Everything up to the next score or the end of the half.
class Listener {
public:
    void hear(const tap::State& after, std::span<const tap::Event> events) {
        for (const tap::Event& event : events) {
            const bool kickoff = after.playFacts.kind == tap::PlayKind::Kickoff;
            const bool counts =
                event.play && after.tryKind == tap::TryKind::None && after.overtime.period == 0;
            if (event.kind == tap::EventKind::BoardOn && (counts || (kickoff && m_kickDue)))
                note(after, kickoff);
            if (event.kind == tap::EventKind::KickDeclared)
                m_kickDue = true;
        }
        for (const Side side : {Side::Home, Side::Visitor}) {
            const int gained = after.score[tap::indexOf(side)] - m_score[tap::indexOf(side)];
            // a try belongs to its touchdown
            if (gained == 6)
                scored(side, kTouchdown);
            else if (gained == 3 || (gained == 2 && after.tryKind == tap::TryKind::None))
                scored(side, gained);
        }
        m_score = after.score;
        if (after.half != m_half) {
            m_half = after.half;
            flush();
        }
    }
    std::vector<Snap> finish() {
        flush();
        return std::move(m_done);
    }

private:
    void note(const tap::State& state, bool kick) {
        m_kickDue = false;
        Snap snap;
        snap.kick = kick;
        snap.side = state.offense;
        snap.down = state.down;
        snap.ownGoal = downfield(state.lineOfScrimmage, state.offense).yards();
        snap.toGain = downfield(state.lineToGain, state.offense).yards() - snap.ownGoal;
        m_open.push_back(snap);
    }
    void scored(Side side, double points) {
        for (Snap& snap : m_open)
            snap.points = snap.side == side ? points : -points;
        flush();
    }
    void flush() {
        m_done.insert(m_done.end(), m_open.begin(), m_open.end());
        m_open.clear();
    }

    std::vector<Snap> m_open;
    std::vector<Snap> m_done;
    std::array<int, 2> m_score{};
    int m_half = 1;
    bool m_kickDue = false;
};

class Games {
public:
    explicit Games(const Options& options)
        : m_options{options}, m_library{app::Library::load(app::environment())} {}

    // In the order of the games, however many threads play them.
    std::vector<Snap> play() {
        warmUpPhysics();
        m_snaps.resize(static_cast<std::size_t>(m_options.games));
        {
            std::vector<std::jthread> threads;
            for (int i = 0; i < m_options.jobs; ++i)
                threads.emplace_back([this] { work(); });
        }
        std::vector<Snap> all;
        for (const auto& snaps : m_snaps)
            all.insert(all.end(), snaps.begin(), snaps.end());
        return all;
    }
    [[nodiscard]] const std::string& broken() const { return m_broken; }

private:
    void work() {
        for (int number = m_next++; number < m_options.games; number = m_next++) {
            app::TapAsked asked;
            asked.game = "tap";
            asked.seed = m_options.seed + static_cast<std::uint64_t>(number);
            asked.home.seat = m_options.seat;
            asked.visitor.seat = m_options.seat;
            asked.overrides = R"({"game.playsPerHalf":)" + std::to_string(m_options.plays) + "}";
            auto game = app::TapGame::begin(m_library, tap::RulesData{}, asked, "points", "");
            Listener listener;
            std::string wrong;
            if (!game)
                wrong = app::sentenceOf(game.error());
            else
                wrong = app::playOut(**game, [&](const auto& after, auto events) {
                            listener.hear(after, events);
                        }).value_or("");
            const std::scoped_lock lock{m_mutex};
            if (!wrong.empty())
                m_broken = wrong;
            m_snaps[static_cast<std::size_t>(number)] = listener.finish();
            std::cerr << '.' << std::flush;
        }
    }

    Options m_options;
    app::Library m_library;
    std::atomic<int> m_next{0};
    std::mutex m_mutex;
    std::vector<std::vector<Snap>> m_snaps;
    std::string m_broken;
};

using Terms = std::array<double, kTerms>;

Terms termsOf(double toGain, double ownGoal) {
    const double s = ownGoal / 100.0;
    const double g = std::min(toGain, 15.0) / 10.0;
    return {1.0, s, s * s, g, g * s};
}

// Least squares by the normal equations; few terms, so that no row of the chart rests on luck.
Terms fitted(const std::vector<Snap>& snaps, int down) {
    std::array<std::array<double, kTerms + 1>, kTerms> rows{};
    for (const Snap& snap : snaps) {
        if (snap.kick || snap.down != down)
            continue;
        const Terms x = termsOf(snap.toGain, snap.ownGoal);
        for (std::size_t i = 0; i < kTerms; ++i) {
            for (std::size_t k = 0; k < kTerms; ++k)
                rows[i][k] += x[i] * x[k];
            rows[i][kTerms] += x[i] * snap.points;
        }
    }
    for (std::size_t i = 0; i < kTerms; ++i) {
        rows[i][i] += 1.0;  // one play's worth of doubt
        for (std::size_t k = 0; k < kTerms; ++k) {
            if (k == i)
                continue;
            const double share = rows[k][i] / rows[i][i];
            for (std::size_t c = i; c <= kTerms; ++c)
                rows[k][c] -= share * rows[i][c];
        }
    }
    Terms result{};
    for (std::size_t i = 0; i < kTerms; ++i)
        result[i] = rows[i][kTerms] / rows[i][i];
    return result;
}

double valueOf(const Terms& fit, double toGain, double ownGoal) {
    const Terms x = termsOf(toGain, ownGoal);
    double sum = 0.0;
    for (std::size_t i = 0; i < kTerms; ++i)
        sum += fit[i] * x[i];
    return std::clamp(sum, -kTouchdown, kTouchdown);
}

// The chart's numbers, by down. Few snaps have little to gain far from the goal; a later down is
// never worth more than a new series a yard farther on, or coaches would rather not make one.
class Chart {
public:
    explicit Chart(const std::vector<Snap>& snaps) {
        for (int down = 1; down <= 4; ++down)
            m_fits[static_cast<std::size_t>(down - 1)] = fitted(snaps, down);
    }
    [[nodiscard]] double at(int down, double toGain, double ownGoal) const {
        const double left = 100.0 - ownGoal;
        const double value = valueOf(fit(down), std::min(toGain, left), ownGoal);
        const double series = valueOf(fit(1), std::min(10.0, left), std::min(100.0, ownGoal + 1.0));
        return down > 1 ? std::min(value, series) : value;
    }

private:
    [[nodiscard]] const Terms& fit(int down) const {
        return m_fits[static_cast<std::size_t>(down - 1)];
    }
    std::array<Terms, 4> m_fits{};
};

// A line a snap: down, yards to gain, yards from the own goal line, kick, side, points.
bool writeSnaps(const std::vector<Snap>& snaps, const std::string& file) {
    std::ofstream out{file};
    for (const Snap& snap : snaps)
        out << snap.down << ' ' << snap.toGain << ' ' << snap.ownGoal << ' ' << snap.kick << ' '
            << (snap.side == Side::Home ? 'h' : 'v') << ' ' << snap.points << '\n';
    return out.good();
}

std::vector<Snap> readSnaps(const std::string& file) {
    std::vector<Snap> snaps;
    std::ifstream in{file};
    Snap snap;
    char side = 'h';
    while (in >> snap.down >> snap.toGain >> snap.ownGoal >> snap.kick >> side >> snap.points) {
        snap.side = side == 'h' ? Side::Home : Side::Visitor;
        snaps.push_back(snap);
    }
    return snaps;
}

void printAverages(const std::vector<Snap>& snaps) {
    for (int down = 1; down <= 4; ++down) {
        std::fprintf(stderr, "down %d, averages by tens of yards from the own goal line:\n", down);
        for (int ten = 0; ten < 10; ++ten) {
            int count = 0;
            double sum = 0.0;
            for (const Snap& snap : snaps) {
                if (snap.kick || snap.down != down || static_cast<int>(snap.ownGoal / 10) != ten)
                    continue;
                ++count;
                sum += snap.points;
            }
            std::fprintf(stderr, "  %2d: %+.2f of %d\n", 10 * ten, sum / std::max(1, count), count);
        }
    }
}

void printChart(const std::vector<Snap>& snaps, const Options& options) {
    double kicks = 0.0;
    int kickCount = 0;
    for (const Snap& snap : snaps) {
        if (!snap.kick)
            continue;
        kicks += snap.points;
        ++kickCount;
    }
    std::printf("{\n    \"schema\": \"thrum.chart/1\",\n    \"id\": \"expected-points\",\n");
    std::printf(
        "    \"notes\": \"Points of the next score in the half, by down (blocks), yards to "
        "gain (rows) and yards from the own goal line (0, 10 .. 100). Fitted to %d snaps "
        "of %d games of %s with %d plays a half, seeds from %llu, by "
        "thrum_campaign_expected_points.\",\n",
        static_cast<int>(snaps.size()) - kickCount,
        options.games,
        options.seat.c_str(),
        options.plays,
        static_cast<unsigned long long>(options.seed));
    const Chart chart{snaps};
    std::printf("    \"to_gain\": [1, 4, 8, 14],\n    \"points\": [\n");
    for (int down = 1; down <= 4; ++down) {
        std::printf("        [\n");
        for (std::size_t column = 0; column < kColumns.size(); ++column) {
            std::printf("            [");
            for (int ten = 0; ten <= 10; ++ten)
                std::printf(
                    "%s%.2f", ten == 0 ? "" : ", ", chart.at(down, kColumns[column], 10.0 * ten));
            std::printf("]%s\n", column + 1 < kColumns.size() ? "," : "");
        }
        std::printf("        ]%s\n", down < 4 ? "," : "");
    }
    std::printf("    ],\n    \"after_kick\": %.2f\n}\n", kicks / std::max(1, kickCount));
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    thrum::cli::Program program{"What down, distance and spot are worth"};
    program.option("--seat", options.seat, "Who plays both sides");
    program.option("--games", options.games, "How many").within(1, 1'000'000);
    program.option("--plays", options.plays, "Plays a half").within(1, 200);
    program.option("--jobs", options.jobs, "Games at a time").within(1, 256);
    program.option("--seed", options.seed, "Of the first game");
    program.option(
        "--save", options.save, "Also writes the snaps to this file, to be fitted again");
    program.option("--load", options.load, "Fits the snaps of this file instead of playing")
        .existingFile();
    if (const auto exit = program.parse(argc, argv))
        return *exit;
    std::vector<Snap> snaps;
    if (!options.load.empty()) {
        snaps = readSnaps(options.load);
    } else {
        Games games{options};
        snaps = games.play();
        std::cerr << '\n';
        if (!games.broken().empty()) {
            std::cout << games.broken() << '\n';
            return 1;
        }
    }
    if (!options.save.empty() && !writeSnaps(snaps, options.save)) {
        std::cout << "cannot write " << options.save << '\n';
        return 1;
    }
    printAverages(snaps);
    printChart(snaps, options);
    return 0;
}
