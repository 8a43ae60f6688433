#pragma once

#include <CLI/CLI.hpp>

namespace thrum::cli {

enum class ExitCode : int {
    Done = 0,
    Refused = 1,  ///< refused by the rules, or a check failed
    BadUsageOrFile = 2,
    InternalError = 3
};

/// Each command lives in a file of its own and adds itself to the program; when it is the one that
/// was asked for it runs within parsing and leaves its exit code.
void addAuditCommand(CLI::App& app, ExitCode& exit);
void addBenchCommand(CLI::App& app, ExitCode& exit);
void addCheckCommand(CLI::App& app, ExitCode& exit);
void addPlayCommand(CLI::App& app, ExitCode& exit);
void addReplayCommand(CLI::App& app, ExitCode& exit);
void addSimulateCommand(CLI::App& app, ExitCode& exit);
void addTweakCommand(CLI::App& app, ExitCode& exit);
void addServeCommand(CLI::App& app, ExitCode& exit);
void addVerifyCommand(CLI::App& app, ExitCode& exit);

}  // namespace thrum::cli
