#pragma once

#include "support/temporary_folder.hpp"

#include <cstdlib>
#include <string>
#include <sys/wait.h>

namespace thrum::test {

struct ProgramRun {
    int exitCode = -1;
    std::string out;
    std::string err;
};

/// Runs thrum-cli with the arguments (shell syntax) on the source tree's data and without a coach's
/// own folder, unless `ownData` holds one; the working folder is `folder`.
inline ProgramRun runCli(const std::string& arguments,
                         const TemporaryFolder& folder,
                         const std::string& ownData = {}) {
    const TemporaryFolder outputs;
    const std::string out = (outputs.path() / "out").string();
    const std::string err = (outputs.path() / "err").string();
    const std::string command =
        "cd '" + folder.path().string() + "' && THRUM_DATA='" + THRUM_TEST_SOURCE_DIR +
        "' XDG_DATA_HOME='" + (ownData.empty() ? outputs.path().string() : ownData) + "' '" +
        THRUM_CLI + "' " + arguments + " >'" + out + "' 2>'" + err + "' </dev/null";
    const int status = std::system(command.c_str());  // NOLINT(concurrency-mt-unsafe)
    ProgramRun run;
    run.exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    run.out = contentsOf(out);
    run.err = contentsOf(err);
    return run;
}

}  // namespace thrum::test
