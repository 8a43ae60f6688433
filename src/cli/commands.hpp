#pragma once

#include "cli/command_line.hpp"

namespace thrum::cli {

enum class ExitCode : int {
    Done = 0,
    Refused = 1,  ///< refused by the rules, or a check failed
    BadUsageOrFile = 2,
    InternalError = 3
};

/// Each command lives in a file of its own and adds itself to the program; when it is the one that
/// was asked for it runs within parsing and leaves its exit code.
void addAuditCommand(Program& program, ExitCode& exit);
void addBenchCommand(Program& program, ExitCode& exit);
void addCheckCommand(Program& program, ExitCode& exit);
void addPlayCommand(Program& program, ExitCode& exit);
void addReplayCommand(Program& program, ExitCode& exit);
void addSeasonCommand(Program& program, ExitCode& exit);
void addSimulateCommand(Program& program, ExitCode& exit);
void addTweakCommand(Program& program, ExitCode& exit);
void addServeCommand(Program& program, ExitCode& exit);
void addVerifyCommand(Program& program, ExitCode& exit);

}  // namespace thrum::cli
