#include "cli/commands.hpp"
#include "cli/terminal.hpp"

#include <thrum/app/base_tests.hpp>
#include <thrum/app/bench.hpp>
#include <thrum/app/library.hpp>
#include <thrum/io/base_file.hpp>
#include <thrum/io/bench_file.hpp>
#include <thrum/io/data_file.hpp>
#include <thrum/io/json_out.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace thrum::cli {
namespace {

struct TweakOptions {
    std::string file;
    bool json = false;
    double speed = 5.0;
    std::string test;  ///< of the workshop's bench; empty: the report
    double yards = 20.0;
    app::BaseTestOptions tests;
};

// A base from its file, or as it stands in the rack of the workshop.
Expected<FigureSpec, LoadError> testedFigure(const TweakOptions& options) {
    const auto data = io::readDataFile(options.file);
    if (!data)
        return Unexpected{data.error()};
    if (const auto* rack = std::get_if<io::BenchBase>(&*data))
        return io::figureOf(rack->states.at(rack->now));
    if (const auto* base = std::get_if<BaseSpec>(&*data))
        return app::benchFigure(*base, options.tests.massG);
    return Unexpected{LoadError{options.file, "/schema", "is neither a base nor one on the bench"}};
}

void print(const BaseSpec& base, const app::BaseReport& report, const TweakOptions& options) {
    std::printf("%s (%s), %.2f g in all, board 2x4 at %.1f, %d runs of each test\n",
                printable(base.name).c_str(),
                printable(base.id).c_str(),
                options.tests.massG,
                options.speed,
                options.tests.runs);
    if (std::isfinite(report.secondsPer100))
        std::printf(
            "dash     %7.1f s per 100 yd  (%.1f mm/s)\n", report.secondsPer100, report.speedMmPerS);
    else
        std::printf("dash     does not run\n");
    std::printf("spread   %7.2f yd sideways after 10 yd, mean %+.2f\n",
                report.spreadYards,
                report.driftYards);
    if (report.radiusMm)
        std::printf("curve    %7.0f mm radius, to the %s\n",
                    std::fabs(*report.radiusMm),
                    *report.radiusMm > 0.0 ? "left" : "right");
    else
        std::printf("curve    straight\n");
    std::printf("push     %+7.1f mm against a 3.1 g rookie in 3 s\n", report.pushMm);
    std::printf("falls    %7.0f %% of head-on hits\n", report.fallPercent);
}

void printJson(const BaseSpec& base, const app::BaseReport& report) {
    io::JsonOut out = io::JsonOut::object();
    out.set("base", base.id);
    if (std::isfinite(report.secondsPer100))
        out.set("seconds_per_100_yd", report.secondsPer100);
    else
        out.set("seconds_per_100_yd", nullptr);
    out.set("speed_mm_per_s", report.speedMmPerS)
        .set("spread_yd", report.spreadYards)
        .set("drift_yd", report.driftYards);
    if (report.radiusMm)
        out.set("radius_mm", *report.radiusMm);
    else
        out.set("radius_mm", nullptr);
    out.set("push_mm", report.pushMm).set("fall_percent", report.fallPercent);
    std::cout << out.line() << '\n';
}

std::optional<app::BenchTest> testNamed(const std::string& name) {
    for (int i = 0; i < app::kBenchTests; ++i)
        if (const auto test = static_cast<app::BenchTest>(i); app::nameOf(test) == name)
            return test;
    return std::nullopt;
}

void printSum(const app::BenchSum& sum, const TweakOptions& options) {
    const app::BenchNumber& value = sum.value;
    if (options.json) {
        io::JsonOut out = io::JsonOut::object();
        out.set("test", std::string{app::nameOf(sum.test)})
            .set("unit", std::string{app::unitOf(sum.test)})
            .set("n", value.n)
            .set("missed", sum.missed)
            .set("mean", value.mean)
            .set("spread", value.spread)
            .set("low", value.low)
            .set("high", value.high)
            .set("ahead_yd", sum.ahead.mean)
            .set("left_yd", sum.left.mean)
            .set("turned_deg", sum.turned.mean);
        std::cout << out.line() << '\n';
        return;
    }
    std::printf("%-8s %.4f %s, n %d, spread %.4f, 95 %% %.4f to %.4f\n",
                options.test.c_str(),
                value.mean,
                std::string{app::unitOf(sum.test)}.c_str(),
                value.n,
                value.spread,
                value.low,
                value.high);
    std::printf(
        "ends     %.4f yd ahead, %+.4f yd to the left, turned %+.2f deg; %d of %d did not "
        "arrive\n",
        sum.ahead.mean,
        sum.left.mean,
        sum.turned.mean,
        sum.missed,
        sum.runs);
}

ExitCode benchTest(const TweakOptions& options, const BaseSpec& rookie, const BoardSpec& board) {
    const auto figure = testedFigure(options);
    const auto test = testNamed(options.test);
    if (!figure || !test) {
        std::cerr << (figure
                          ? "thrum-cli tweak: there is no test \"" + printable(options.test) + "\""
                          : printable(figure.error().text()))
                  << '\n';
        return ExitCode::BadUsageOrFile;
    }
    app::BenchAsked asked{.test = *test,
                          .figure = *figure,
                          .other = app::benchFigure(rookie, 3.6),
                          .board = board,
                          .speedTenths = static_cast<int>(std::lround(options.speed * 10.0)),
                          .yards = options.yards,
                          .seed = options.tests.seed};
    std::vector<app::BenchRun> runs;
    for (int i = 0; i < options.tests.runs; ++i) {
        auto run = app::benchRun(asked, i);
        if (!run) {
            std::cerr << printable(options.file) << ": " << run.error().reason << '\n';
            return ExitCode::Refused;
        }
        runs.push_back(*std::move(run));
    }
    printSum(app::sumOf(*test, runs), options);
    return ExitCode::Done;
}

ExitCode tweak(const TweakOptions& options) {
    const app::Library library = app::Library::load(app::environment());
    const BaseSpec* rookie = library.base("rookie");
    const BoardSpec* board = library.board("2x4");
    if (rookie == nullptr || board == nullptr) {
        std::cerr << "thrum-cli tweak: the shipped base rookie and board 2x4 are needed\n";
        return ExitCode::BadUsageOrFile;
    }
    if (!options.test.empty())
        return benchTest(options, *rookie, *board);
    const auto base = io::readBase(options.file);
    if (!base) {
        std::cerr << printable(base.error().text()) << '\n';
        return ExitCode::BadUsageOrFile;
    }
    app::BaseTestOptions tests = options.tests;
    tests.speedTenths = static_cast<int>(std::lround(options.speed * 10.0));
    const auto report = app::testBase(*base, *rookie, *board, tests);
    if (!report) {
        std::cerr << options.file << ": " << report.error().reason << '\n';
        return ExitCode::Refused;
    }
    if (options.json)
        printJson(*base, *report);
    else
        print(*base, *report, options);
    return ExitCode::Done;
}

}  // namespace

void addTweakCommand(Program& program, ExitCode& exit) {
    const auto options = std::make_shared<TweakOptions>();
    Command command = program.command("tweak", "Bench tests of one base");
    command.option("BASE", options->file, "Base file, or with --test one of the rack").required();
    command.flag("--json", options->json, "Print one JSON line");
    command.option("--mass", options->tests.massG, "Grams of figure and base together")
        .within(1.0, 20.0);
    command.option("--speed", options->speed, "Speed of the board").within(0.0, 10.0);
    command.option("--runs", options->tests.runs, "Runs of each test").within(1, 1000);
    command.option("--test",
                   options->test,
                   "One test of the workshop: dash, spot, jump, push, arc, falls, head-on, angle");
    command.option("--yards", options->yards, "Length of that dash").within(1.0, 40.0);
    command.option("--seed", options->tests.seed, "Same seed, same runs");
    command.whenAsked([options, &exit] { exit = tweak(*options); });
}

}  // namespace thrum::cli
