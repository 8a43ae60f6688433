#include "cli/commands.hpp"
#include "cli/terminal.hpp"

#include <thrum/app/base_tests.hpp>
#include <thrum/app/library.hpp>
#include <thrum/io/base_file.hpp>
#include <thrum/io/json_out.hpp>

#include <cmath>
#include <cstdio>
#include <iostream>
#include <memory>

namespace thrum::cli {
namespace {

struct TweakOptions {
    std::string file;
    bool json = false;
    double speed = 5.0;
    app::BaseTestOptions tests;
};

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

ExitCode tweak(const TweakOptions& options) {
    const auto base = io::readBase(options.file);
    if (!base) {
        std::cerr << printable(base.error().text()) << '\n';
        return ExitCode::BadUsageOrFile;
    }
    const app::Library library = app::Library::load(app::environment());
    const BaseSpec* rookie = library.base("rookie");
    const BoardSpec* board = library.board("2x4");
    if (rookie == nullptr || board == nullptr) {
        std::cerr << "thrum-cli tweak: the shipped base rookie and board 2x4 are needed\n";
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
    command.option("BASE", options->file, "Base file").required();
    command.flag("--json", options->json, "Print one JSON line");
    command.option("--mass", options->tests.massG, "Grams of figure and base together")
        .within(1.0, 20.0);
    command.option("--speed", options->speed, "Speed of the board").within(0.0, 10.0);
    command.option("--runs", options->tests.runs, "Runs of each test").within(1, 1000);
    command.option("--seed", options->tests.seed, "Same seed, same runs");
    command.whenAsked([options, &exit] { exit = tweak(*options); });
}

}  // namespace thrum::cli
