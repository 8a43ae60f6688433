#include "cli/commands.hpp"
#include "cli/terminal.hpp"

#include <thrum/app/table.hpp>
#include <thrum/io/data_file.hpp>
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

struct Options {
    std::vector<std::string> files;
    bool json = false;
};

struct Checked {
    std::string file;
    std::string kind;  // empty if refused
    std::string name;
    std::optional<LoadError> error;
};

std::string nameOf(const io::DataFile& data) {
    return std::visit([](const auto& value) { return value.name; }, data);
}

// A team's bases are looked up as a game would.
std::optional<LoadError> unresolved(const io::DataFile& data,
                                    const app::Library& library,
                                    const std::string& file) {
    const auto* const team = std::get_if<TeamFile>(&data);
    if (team == nullptr)
        return std::nullopt;
    const auto kits = app::composeKits(*team, Side::Home, library, file);
    return kits ? std::nullopt : std::optional{kits.error()};
}

Checked checkOne(const std::string& file, const app::Library& library) {
    const auto data = io::readDataFile(file);
    if (!data)
        return {file, {}, {}, data.error()};
    if (auto error = unresolved(*data, library, file))
        return {file, {}, {}, std::move(error)};
    return {file, std::string{io::kindOf(*data)}, nameOf(*data), std::nullopt};
}

io::JsonOut jsonOf(const Checked& checked) {
    io::JsonOut out = io::JsonOut::object();
    out.set("file", checked.file).set("ok", !checked.error);
    if (checked.error)
        out.set("pointer", checked.error->pointer).set("reason", checked.error->reason);
    else
        out.set("kind", checked.kind).set("name", checked.name);
    return out;
}

ExitCode check(const Options& options) {
    const app::Library library = app::Library::load(app::environment());
    ExitCode exit = ExitCode::Done;
    io::JsonOut files = io::JsonOut::list();
    for (const std::string& file : options.files) {
        const Checked checked = checkOne(file, library);
        std::error_code ignored;
        if (!std::filesystem::is_regular_file(file, ignored))
            exit = ExitCode::BadUsageOrFile;
        else if (checked.error && exit == ExitCode::Done)
            exit = ExitCode::Refused;
        if (options.json)
            files.add(jsonOf(checked));
        else if (checked.error)
            std::cout << printable(checked.error->text()) << '\n';
        else
            std::cout << printable(checked.file + ": " + checked.kind + " \"" + checked.name +
                                   "\" is fine")
                      << '\n';
    }
    if (options.json) {
        io::JsonOut report = io::JsonOut::object();
        report.set("ok", exit == ExitCode::Done).set("files", files);
        std::cout << report.pretty();
    }
    return exit;
}

}  // namespace

void addCheckCommand(CLI::App& app, ExitCode& exit) {
    const auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("check", "Validate teams, bases, boards and formations");
    command->add_option("FILE", options->files, "Files to validate")->required();
    command->add_flag("--json", options->json, "Print the findings as JSON");
    command->callback([options, &exit] { exit = check(*options); });
}

}  // namespace thrum::cli
