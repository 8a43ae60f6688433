#include "cli/commands.hpp"
#include "cli/terminal.hpp"

#include <thrum/app/file_check.hpp>
#include <thrum/io/json_out.hpp>

#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

namespace thrum::cli {
namespace {

struct CheckOptions {
    std::vector<std::string> files;
    bool json = false;
};

io::JsonOut jsonOf(const std::string& file, const app::FileCheck& checked) {
    io::JsonOut out = io::JsonOut::object();
    out.set("file", file).set("ok", !checked.error);
    if (checked.error)
        out.set("pointer", checked.error->pointer).set("reason", checked.error->reason);
    else
        out.set("kind", checked.kind).set("name", checked.name);
    if (!checked.warnings.empty()) {
        io::JsonOut warnings = io::JsonOut::list();
        for (const std::string& warning : checked.warnings)
            warnings.add(warning);
        out.set("warnings", warnings);
    }
    return out;
}

ExitCode check(const CheckOptions& options) {
    const app::Library library = app::Library::load(app::environment());
    ExitCode exit = ExitCode::Done;
    io::JsonOut files = io::JsonOut::list();
    for (const std::string& file : options.files) {
        const app::FileCheck checked = app::checkFile(library, file);
        std::error_code ignored;
        if (!std::filesystem::is_regular_file(file, ignored))
            exit = ExitCode::BadUsageOrFile;
        else if (checked.error && exit == ExitCode::Done)
            exit = ExitCode::Refused;
        if (options.json)
            files.add(jsonOf(file, checked));
        else if (checked.error)
            std::cout << printable(checked.error->text()) << '\n';
        else
            std::cout << printable(file + ": " + checked.kind + " \"" + checked.name + "\" is fine")
                      << '\n';
        for (const std::string& warning : checked.warnings)
            std::cerr << "thrum-cli check: " << printable(file + ": " + warning) << '\n';
    }
    if (options.json) {
        io::JsonOut report = io::JsonOut::object();
        report.set("ok", exit == ExitCode::Done).set("files", files);
        std::cout << report.pretty();
    }
    return exit;
}

}  // namespace

void addCheckCommand(Program& program, ExitCode& exit) {
    const auto options = std::make_shared<CheckOptions>();
    Command command = program.command(
        "check", "Validate teams, bases, boards, formations, plays, drills, rules and games");
    command.option("FILE", options->files, "Files to validate").required();
    command.flag("--json", options->json, "Print the findings as JSON");
    command.whenAsked([options, &exit] { exit = check(*options); });
}

}  // namespace thrum::cli
