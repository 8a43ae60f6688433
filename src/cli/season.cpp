#include "cli/commands.hpp"

#include <thrum/app/season.hpp>
#include <thrum/core/printable.hpp>
#include <thrum/io/text_file.hpp>

#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

namespace thrum::cli {
namespace {

struct SeasonOptions {
    std::vector<std::string> files;
    bool json = false;
};

// Names come out of files: each line is printed without what a terminal would obey.
void printLines(const std::string& text) {
    std::istringstream lines{text};
    for (std::string line; std::getline(lines, line);)
        std::cout << printable(line) << '\n';
}

ExitCode season(const SeasonOptions& options) {
    app::Season sums;
    std::string game;
    for (const std::string& file : options.files) {
        const auto text = io::readTextFile(file);
        if (!text) {
            std::cerr << "thrum-cli season: " << printable(text.error().text()) << '\n';
            return ExitCode::BadUsageOrFile;
        }
        const auto replay = app::Replay::open(*text, file);
        if (!replay) {
            std::cerr << "thrum-cli season: " << printable(replay.error().text()) << '\n';
            return ExitCode::BadUsageOrFile;
        }
        const std::string kind = replay->header().game;
        if (!game.empty() && game != kind) {
            std::cerr << "thrum-cli season: " << printable(file) << " is a game of " << kind
                      << ", the others are of " << game << '\n';
            return ExitCode::BadUsageOrFile;
        }
        game = kind;
        sums.add(*replay);
    }
    if (options.json)
        std::cout << app::seasonJson(sums).line() << '\n';
    else
        printLines(app::seasonText(sums));
    return ExitCode::Done;
}

}  // namespace

void addSeasonCommand(Program& program, ExitCode& exit) {
    const auto options = std::make_shared<SeasonOptions>();
    Command command =
        program.command("season", "Sums of teams and players over recorded games of one kind");
    command.option("FILE", options->files, "The games").required();
    command.flag("--json", options->json, "Print one JSON line");
    command.whenAsked([options, &exit] { exit = season(*options); });
}

}  // namespace thrum::cli
