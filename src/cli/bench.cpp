#include "cli/bench_states.hpp"
#include "cli/commands.hpp"

#include <thrum/app/folders.hpp>
#include <thrum/app/table.hpp>
#include <thrum/board/floor.hpp>
#include <thrum/board/simulator.hpp>
#include <thrum/core/digest.hpp>
#include <thrum/io/json_out.hpp>
#include <thrum/segment/lineup.hpp>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <iostream>
#include <memory>
#include <thread>
#include <vector>

namespace thrum::cli {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kSignatureTicks = 480;
constexpr int kTickTicks = 1200;
constexpr int kTickScenes = 12;

struct BenchOptions {
    bool json = false;
    bool signatureOnly = false;
    int rounds = 5;
    int signatureTicks = kSignatureTicks;
};

struct Scene {
    TableSetup table;
    SegmentRequest request;
    std::uint64_t seed = 0;
};

double microseconds(Clock::time_point from) {
    return std::chrono::duration<double, std::micro>(Clock::now() - from).count();
}

double median(std::vector<double> values) {
    std::ranges::sort(values);
    return values[values.size() / 2];
}

// Every offense against every defense, from varying spots. They stand as those of the playbook
// stood when the signature was first told, on the bases that the two teams then had, whatever a
// coach keeps, wherever formations have moved and however bases have been bent since.
Expected<std::vector<Scene>, LoadError> shippedScenes(int ticks) {
    const auto shipped = app::shippedData(app::environment());
    if (!shipped)
        return Unexpected{shipped.error()};
    const app::Library library = app::Library::load(*shipped, *shipped / "resources" / "bench");
    if (library.teams().size() < 2 || library.boards().empty() || library.formations().empty())
        return Unexpected{library.problems().empty()
                              ? LoadError{"resources", "", "two teams and a board are needed"}
                              : library.problems().front()};
    const TeamFile& home = library.teams()[0].value;
    const TeamFile& visitor = library.teams().back().value;
    const BoardSpec* board = library.board("2x4");
    auto table = app::composeTable(
        library, board != nullptr ? *board : library.boards()[0].value, home, visitor);
    if (!table)
        return Unexpected{table.error()};
    std::vector<Scene> scenes;
    for (const auto& offense : library.formations()) {
        for (const auto& defense : library.formations()) {
            if (offense.value.unit != FormationUnit::Offense ||
                defense.value.unit != FormationUnit::Defense || !offense.own || !defense.own)
                continue;
            const auto spot = Spot::yards(25.0 + static_cast<double>(scenes.size() % 6) * 10.0);
            const FieldPoint ball{spot, field::kMiddle.y};
            const auto attackers = lineUp(offense.value, home, *table, Side::Home, ball);
            const auto defenders = lineUp(defense.value, visitor, *table, Side::Visitor, ball);
            if (!attackers || !defenders)
                continue;
            Scene scene{*table, {}, 77 + scenes.size()};
            scene.request.ticksPerSecond = ticksPerSecond(table->board);
            scene.request.maxTicks = ticks;
            scene.request.figures = attackers->figures();
            for (const FigureSetup& man : defenders->figures())
                scene.request.figures.push_back(man);
            scenes.push_back(std::move(scene));
        }
    }
    return scenes;
}

std::uint64_t signatureOf(const std::vector<Scene>& scenes) {
    Digest digest;
    for (const Scene& scene : scenes) {
        NoJudge judge;
        Simulator simulator{scene.table, scene.seed};
        const auto result = simulator.run(scene.request, judge, {});
        digest.add(result ? digestOf(*result) : 0);
    }
    return digest.value();
}

struct TickCost {
    double full = 0.0;   // us
    double floor = 0.0;  // us
    double ball = 0.0;   // us, with SOL's felt ball among the men
    int scenes = 0;
    bool samePath = true;
};

// A felt ball of 0.4 yards six yards beyond the middle line of all men (SOL-GEO-7).
SegmentRequest withBall(const Scene& scene) {
    constexpr double kRadiusYards = 0.4;
    SegmentRequest request = scene.request;
    double sum = 0.0;
    for (const FigureSetup& figure : request.figures)
        sum += figure.pose.at.x.yards();
    request.ball =
        BallSetup{.at = {Spot::yards(sum / static_cast<double>(request.figures.size()) + 6.0),
                         field::kMiddle.y},
                  .radiusMm = kRadiusYards * scene.table.board.mmPerYard,
                  .body = true};
    return request;
}

double timeOf(const Scene& scene, const SegmentRequest& request) {
    NoJudge judge;
    Simulator simulator{scene.table, scene.seed};
    (void)simulator.begin(request, judge);
    const auto from = Clock::now();
    while (!simulator.done())
        simulator.step();
    return microseconds(from);
}

// Full, with a ball and floor interleaved scene by scene; the median over rounds.
TickCost tickCost(const std::vector<Scene>& all, int rounds) {
    std::vector<const Scene*> scenes;
    std::vector<FloorRun> floors;
    for (const Scene& scene : all) {
        if (scenes.size() == kTickScenes)
            break;
        if (auto floor = FloorRun::record(scene.table, scene.request, scene.seed)) {
            scenes.push_back(&scene);
            floors.push_back(std::move(*floor));
        }
    }
    TickCost cost{.scenes = static_cast<int>(scenes.size())};
    if (scenes.empty())
        return cost;
    std::vector<double> fulls;
    std::vector<double> floorTimes;
    std::vector<double> ballTimes;
    for (int round = 0; round < rounds; ++round) {
        double full = 0.0;
        double floor = 0.0;
        double ball = 0.0;
        for (std::size_t i = 0; i < scenes.size(); ++i) {
            full += timeOf(*scenes[i], scenes[i]->request);
            ball += timeOf(*scenes[i], withBall(*scenes[i]));
            floors[i].rewind();
            const auto from = Clock::now();
            for (int tick = 0; tick < scenes[i]->request.maxTicks; ++tick)
                floors[i].step();
            floor += microseconds(from);
            cost.samePath = cost.samePath && floors[i].sameEnd();
        }
        const double ticks = static_cast<double>(scenes.size()) * kTickTicks;
        fulls.push_back(full / ticks);
        floorTimes.push_back(floor / ticks);
        ballTimes.push_back(ball / ticks);
    }
    cost.full = median(fulls);
    cost.floor = median(floorTimes);
    cost.ball = median(ballTimes);
    return cost;
}

// Rollouts a second: the same list of runs shared out to the threads.
double rollouts(const std::vector<Scene>& scenes, int threads, double seconds) {
    std::atomic<long> done{0};
    std::atomic<bool> stop{false};
    const auto work = [&](std::size_t first) {
        NoJudge judge;
        Simulator simulator{scenes[0].table, 0};
        for (std::size_t i = first; !stop; ++i) {
            const Scene& scene = scenes[i % scenes.size()];
            simulator.setSeed(900 + i);
            if (simulator.run(scene.request, judge, {}))
                ++done;
        }
    };
    const auto from = Clock::now();
    {
        std::vector<std::jthread> workers;
        for (int i = 0; i < threads; ++i)
            workers.emplace_back(work, static_cast<std::size_t>(i) * 1000);
        std::this_thread::sleep_for(std::chrono::duration<double>(seconds));
        stop = true;
    }
    return static_cast<double>(done) / (microseconds(from) * 1e-6);
}

struct Rollouts {
    double one = 0.0;
    double two = 0.0;
};

Rollouts rolloutRates(const std::vector<Scene>& scenes, int rounds) {
    constexpr double kSeconds = 1.5;
    (void)rollouts(scenes, 2, kSeconds);  // a second core may need waking
    std::vector<double> one;
    std::vector<double> two;
    for (int round = 0; round < rounds; ++round) {
        one.push_back(rollouts(scenes, 1, kSeconds));
        two.push_back(rollouts(scenes, 2, kSeconds));
    }
    return {median(one), median(two)};
}

double rebuildCost(const Scene& scene) {
    constexpr int kTimes = 2000;
    NoJudge judge;
    Simulator simulator{scene.table, scene.seed};
    const auto from = Clock::now();
    for (int i = 0; i < kTimes; ++i) {
        (void)simulator.begin(scene.request, judge);
        simulator.step();
    }
    return microseconds(from) / kTimes;
}

void printText(std::uint64_t signature,
               const TickCost& cost,
               const Rollouts& rates,
               double rebuild,
               const StateCost& states,
               int rolloutTicks) {
    std::printf("signature          %s\n", hex16(signature).c_str());
    std::printf("tick, full         %8.2f us   (22 figures, %d line-ups of %d ticks)\n",
                cost.full,
                cost.scenes,
                kTickTicks);
    std::printf("tick, floor        %8.2f us   (%s)\n",
                cost.floor,
                cost.samePath ? "same path to the bit" : "ANOTHER PATH");
    std::printf("full / floor       %8.3f      (target <= 1.15)\n", cost.full / cost.floor);
    std::printf("with a felt ball   %8.2f us   (%.3f of the full tick)\n",
                cost.ball,
                cost.ball / cost.full);
    std::printf("rollouts, 1 thread %8.1f /s   (%d ticks each)\n", rates.one, rolloutTicks);
    std::printf("rollouts, 2 threads%8.1f /s\n", rates.two);
    std::printf("two / one          %8.3f      (target >= 1.9)\n", rates.two / rates.one);
    std::printf("new world + 1 tick %8.2f us   (%.1f ticks)\n", rebuild, rebuild / cost.full);
    std::printf("state of 4SS copied%8.2f us   (%d states of a game, target <= 5)\n",
                states.state,
                states.states);
    std::printf("what it shares     %8.2f us   (%.0f times as much)\n",
                states.shared,
                states.state > 0 ? states.shared / states.state : 0.0);
    std::printf("game of 4SS        %8.3f s    (two coaches of level 1, target <= 0.2)\n",
                states.game);
    std::printf("a call of level 3  %8.2f ms   (mean of %d; the first %.3f s, target <= 2)\n",
                states.call,
                states.calls,
                states.firstCall);
}

ExitCode bench(const BenchOptions& options) {
    warmUpPhysics();
    const auto forSignature = shippedScenes(options.signatureTicks);
    if (!forSignature) {
        std::cerr << "thrum-cli bench: " << forSignature.error().text() << '\n';
        return ExitCode::BadUsageOrFile;
    }
    const std::uint64_t signature = signatureOf(*forSignature);
    if (options.signatureOnly) {
        std::cout << hex16(signature) << '\n';
        return ExitCode::Done;
    }
    const auto forTicks = shippedScenes(kTickTicks);
    const TickCost cost = tickCost(*forTicks, options.rounds);
    const Rollouts rates = rolloutRates(*forSignature, options.rounds);
    const double rebuild = rebuildCost(forSignature->front());
    const StateCost states = foursheetStateCost(options.rounds);
    if (options.json) {
        io::JsonOut out = io::JsonOut::object();
        out.set("signature", hex16(signature))
            .set("full_us", cost.full)
            .set("floor_us", cost.floor)
            .set("ball_us", cost.ball)
            .set("ball_ratio", cost.ball / cost.full)
            .set("ratio", cost.full / cost.floor)
            .set("floor_same_path", cost.samePath)
            .set("rollout_ticks", std::int64_t{options.signatureTicks})
            .set("rollouts_per_s_1", rates.one)
            .set("rollouts_per_s_2", rates.two)
            .set("threads_ratio", rates.two / rates.one)
            .set("rebuild_us", rebuild)
            .set("foursheet_state_us", states.state)
            .set("foursheet_shared_us", states.shared)
            .set("foursheet_game_s", states.game)
            .set("foursheet_first_call_s", states.firstCall)
            .set("foursheet_call_ms", states.call);
        std::cout << out.line() << '\n';
    } else {
        printText(signature, cost, rates, rebuild, states, options.signatureTicks);
    }
    return cost.samePath ? ExitCode::Done : ExitCode::Refused;
}

}  // namespace

void addBenchCommand(Program& program, ExitCode& exit) {
    const auto options = std::make_shared<BenchOptions>();
    Command command =
        program.command("bench", "Fixed work: one behaviour signature and the cost of a tick");
    command.flag("--json", options->json, "Print one JSON line");
    command.flag("--signature", options->signatureOnly, "Print the signature alone");
    command
        .option("--ticks",
                options->signatureTicks,
                "Of the signature's runs and the rollouts; 480 is what the documents name")
        .within(1, SegmentRequest::kMostTicks);
    command.option("--rounds", options->rounds, "Interleaved rounds; the median is printed")
        .within(1, 99);
    command.whenAsked([options, &exit] { exit = bench(*options); });
}

}  // namespace thrum::cli
