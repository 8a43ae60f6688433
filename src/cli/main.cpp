#include "cli/commands.hpp"
#include "cli/terminal.hpp"

#include <exception>
#include <iostream>

namespace {

using thrum::cli::ExitCode;

ExitCode run(int argc, char** argv) {
    CLI::App app{"Thrum: electric football on a vibrating board, without a display", "thrum-cli"};
    app.set_version_flag("--version", "thrum-cli " THRUM_VERSION);
    app.require_subcommand(1);
    app.footer(
        "Exit codes: 0 done, 1 refused or check failed, 2 bad usage or file, 3 internal error.");

    ExitCode exit = ExitCode::Done;
    thrum::cli::addAuditCommand(app, exit);
    thrum::cli::addBenchCommand(app, exit);
    thrum::cli::addCheckCommand(app, exit);
    thrum::cli::addPlayCommand(app, exit);
    thrum::cli::addReplayCommand(app, exit);
    thrum::cli::addSimulateCommand(app, exit);
    thrum::cli::addTweakCommand(app, exit);
    thrum::cli::addServeCommand(app, exit);
    thrum::cli::addVerifyCommand(app, exit);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        // CLI11 says that a command is required without naming the word that is none
        if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr && argc > 1 &&
            app.get_subcommands().empty()) {
            std::cerr << "thrum-cli: there is no command \"" << thrum::cli::printable(argv[1])
                      << "\"; thrum-cli --help lists them\n";
            return ExitCode::BadUsageOrFile;
        }
        // --help and --version arrive here too, as success
        return app.exit(error) == 0 ? ExitCode::Done : ExitCode::BadUsageOrFile;
    }
    return exit;
}

}  // namespace

int main(int argc, char** argv) {
    try {
        return static_cast<int>(run(argc, argv));
    } catch (const std::exception& error) {
        std::cerr << "thrum-cli: internal error: " << error.what() << '\n';
    } catch (...) {
        std::cerr << "thrum-cli: internal error\n";
    }
    return static_cast<int>(ExitCode::InternalError);
}
