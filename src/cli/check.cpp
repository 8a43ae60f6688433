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
    std::string rules;
    bool json = false;
};

io::JsonOut jsonOf(const std::string& file, const app::FileCheck& checked) {
    io::JsonOut out = io::JsonOut::object();
    out.set("file", file).set("ok", !checked.error && checked.findings.empty());
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
    if (!checked.findings.empty()) {
        io::JsonOut findings = io::JsonOut::list();
        for (const std::string& finding : checked.findings)
            findings.add(finding);
        out.set("findings", findings);
    }
    return out;
}

ExitCode check(const CheckOptions& options) {
    if (!options.rules.empty() && !app::inspectsTeams(options.rules)) {
        std::cerr << "thrum-cli check: no referee of \"" << printable(options.rules)
                  << "\" inspects teams; known is tap\n";
        return ExitCode::BadUsageOrFile;
    }
    const app::Library library = app::Library::load(app::environment());
    ExitCode exit = ExitCode::Done;
    io::JsonOut files = io::JsonOut::list();
    for (const std::string& file : options.files) {
        const app::FileCheck checked = app::checkFile(library, file, options.rules);
        std::error_code ignored;
        if (!std::filesystem::is_regular_file(file, ignored))
            exit = ExitCode::BadUsageOrFile;
        else if ((checked.error || !checked.findings.empty()) && exit == ExitCode::Done)
            exit = ExitCode::Refused;
        if (options.json)
            files.add(jsonOf(file, checked));
        else if (checked.error)
            std::cout << printable(checked.error->text()) << '\n';
        else if (checked.findings.empty())
            std::cout << printable(file + ": " + checked.kind + " \"" + checked.name + "\" is fine")
                      << '\n';
        else
            for (const std::string& finding : checked.findings)
                std::cout << printable(file + ": " + finding) << '\n';
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
    command.option("--rules",
                   options->rules,
                   "Inspect teams as the referee of this game does before a tournament: tap");
    command.flag("--json", options->json, "Print the findings as JSON");
    command.whenAsked([options, &exit] { exit = check(*options); });
}

}  // namespace thrum::cli
