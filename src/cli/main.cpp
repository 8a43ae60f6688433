#include "cli/clean_output.hpp"
#include "cli/commands.hpp"
#include "cli/terminal.hpp"

#include <exception>
#include <iostream>

namespace {

using thrum::cli::ExitCode;

ExitCode run(int argc, char** argv) {
    thrum::cli::Program program{"Thrum: electric football on a vibrating board, without a display",
                                "thrum-cli"};
    program.version("thrum-cli " THRUM_VERSION);
    program.requireCommand();
    program.footer(
        "Exit codes: 0 done, 1 refused or check failed, 2 bad usage or file, 3 internal error.");

    ExitCode exit = ExitCode::Done;
    thrum::cli::addAuditCommand(program, exit);
    thrum::cli::addBenchCommand(program, exit);
    thrum::cli::addCheckCommand(program, exit);
    thrum::cli::addPlayCommand(program, exit);
    thrum::cli::addReplayCommand(program, exit);
    thrum::cli::addSeasonCommand(program, exit);
    thrum::cli::addSimulateCommand(program, exit);
    thrum::cli::addTweakCommand(program, exit);
    thrum::cli::addServeCommand(program, exit);
    thrum::cli::addVerifyCommand(program, exit);
    if (const auto ended = program.parse(argc, argv))
        return *ended == 0 ? ExitCode::Done : ExitCode::BadUsageOrFile;
    return exit;
}

}  // namespace

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    const thrum::cli::CleanOutput out{std::cout};
    const thrum::cli::CleanOutput err{std::cerr, "\n\r"};
    try {
        const ExitCode exit = run(argc, argv);
        if (thrum::cli::flushed())
            return static_cast<int>(exit);
        std::cerr << "thrum-cli: standard output cannot be written\n";
        return static_cast<int>(ExitCode::BadUsageOrFile);
    } catch (const std::exception& error) {
        std::cerr << "thrum-cli: internal error: " << error.what() << '\n';
    } catch (...) {
        std::cerr << "thrum-cli: internal error\n";
    }
    return static_cast<int>(ExitCode::InternalError);
}
