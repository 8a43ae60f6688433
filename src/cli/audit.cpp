#include "cli/commands.hpp"
#include "cli/game_options.hpp"

#include <thrum/coach/tap/fair_caller.hpp>

#include <cmath>
#include <cstdio>
#include <iostream>
#include <memory>

namespace thrum::cli {
namespace {

struct AuditOptions {
    int calls = 1000;
    std::uint64_t seed = 1;
    bool json = false;
};

void printSide(const char* name, const coach::CallerSide& side) {
    std::printf(
        "%-8s %5d calls, %5.1f %% passes (chart %5.1f), defense right %5.1f %%, "
        "wrong %5.1f %%\n",
        name,
        side.calls,
        100.0 * side.passes / std::max(1, side.calls),
        100.0 * side.expectedPasses / std::max(1, side.calls),
        100.0 * side.guessedRight / std::max(1, side.calls),
        100.0 * side.guessedWrong / std::max(1, side.calls));
}

ExitCode audit(const AuditOptions& options) {
    const auto data = readGameData();
    if (!data) {
        std::cerr << "thrum-cli audit: " << data.error() << '\n';
        return ExitCode::BadUsageOrFile;
    }
    std::vector<Play> plays;
    for (const auto& entry : data->library.plays())
        plays.push_back(entry.value);
    const coach::FairCaller caller{plays, options.seed};
    const coach::CallerAudit found = coach::auditCaller(caller, ~options.seed, options.calls);
    // three standard errors; of a correlation over n draws that is 3 / sqrt(n)
    const double gapLimit = 3.0 * found.guessedRightGapError;
    const double blindLimit = 3.0 / std::sqrt(static_cast<double>(options.calls));
    const bool fair =
        std::abs(found.guessedRightGap) <= gapLimit && std::abs(found.correlation) <= blindLimit;
    if (options.json) {
        io::JsonOut out = io::JsonOut::object();
        out.set("calls", std::int64_t{options.calls})
            .set("guessed_right_gap", found.guessedRightGap)
            .set("guessed_right_gap_limit", gapLimit)
            .set("correlation", found.correlation)
            .set("correlation_limit", blindLimit)
            .set("fair", fair);
        std::cout << out.line() << '\n';
    } else {
        printSide("first", found.first);
        printSide("second", found.second);
        std::printf(
            "difference of right guesses %+.3f, at most %.3f by luck\n"
            "correlation of the two calls %+.3f, at most %.3f by luck\n%s\n",
            found.guessedRightGap,
            gapLimit,
            found.correlation,
            blindLimit,
            fair ? "Neither side is favored." : "The calls are not fair.");
    }
    return fair ? ExitCode::Done : ExitCode::Refused;
}

}  // namespace

void addAuditCommand(Program& program, ExitCode& exit) {
    const auto options = std::make_shared<AuditOptions>();
    Command command = program.command(
        "audit", "Draw calls for both sides with the fair caller and show that none is favored");
    command.option("--calls", options->calls, "How many").within(10, 10'000'000);
    command.option("--seed", options->seed, "Same seed, same calls");
    command.flag("--json", options->json, "One JSON line");
    command.whenAsked([options, &exit] { exit = audit(*options); });
}

}  // namespace thrum::cli
