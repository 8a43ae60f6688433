#include "cli/game_options.hpp"

#include "cli/terminal.hpp"

#include <thrum/app/seats.hpp>
#include <thrum/io/tap_rules_file.hpp>

#include <iostream>

namespace thrum::cli {

void addGameOptions(CLI::App& command, GameOptions& options) {
    command.add_option("--game", options.game, "tap");
    command.add_option("--home",
                       options.seats[0],
                       "Who coaches the home team: random, computer[:1 to 5], engine:COMMAND");
    command.add_option("--visitor", options.seats[1], "Who coaches the visitors");
    command.add_option("--home-team", options.teams[0], "Id of the home team");
    command.add_option("--visitor-team", options.teams[1], "Id of the visitors");
    command.add_option("--mode", options.mode, "solitaire, hotseat or tournament");
    command.add_option("--method", options.method, "plays or clock");
    command.add_option("--plays", options.plays, "Plays a half, or minutes of a clock game")
        ->check(CLI::Range(1, 200));
    command.add_option("--board", options.board, "Id of the board");
    command.add_option("--seed", options.seed, "Same seed, same game");
}

Expected<GameData, std::string> readGameData() {
    const app::Environment environment = app::environment();
    const auto data = app::shippedData(environment);
    if (!data)
        return Unexpected{data.error().text()};
    auto rules = io::readTapRules(*data / "rules" / "tap.json");
    if (!rules)
        return Unexpected{rules.error().clause + ": " +
                          filled(rules.error().text, rules.error().args)};
    return GameData{app::Library::load(environment), std::move(rules->rules)};
}

Expected<std::unique_ptr<app::TapGame>, std::string> beginGame(const GameData& data,
                                                               const GameOptions& options,
                                                               std::string created) {
    io::request::New asked;
    asked.game = options.game;
    asked.seed = options.seed;
    asked.home = {options.teams[0], options.seats[0]};
    asked.visitor = {options.teams[1], options.seats[1]};
    asked.board = options.board;
    if (!options.mode.empty()) {
        asked.mode = tap::parseName<tap::Mode>(options.mode);
        if (!asked.mode)
            return Unexpected{"there is no mode \"" + options.mode +
                              "\"; known are solitaire, hotseat and tournament"};
    }
    if (!options.method.empty()) {
        asked.method = tap::parseName<tap::Method>(options.method);
        if (!asked.method)
            return Unexpected{"there is no method \"" + options.method +
                              "\"; known are plays and clock"};
    }
    if (options.plays > 0) {
        const std::string number = std::to_string(options.plays);
        asked.overrides =
            R"({"game.playsPerHalf":)" + number + R"(,"game.halfMinutes":)" + number + "}";
    }
    auto begun = app::TapGame::begin(
        data.library, data.rules, asked, "thrum " THRUM_VERSION, std::move(created));
    if (!begun)
        return Unexpected{app::sentenceOf(begun.error())};
    app::TapGame& game = **begun;
    for (const Side side : {Side::Home, Side::Visitor}) {
        const auto name = app::parseSeat(options.seats[tap::indexOf(side)]);
        if (!name || name->kind != app::SeatKind::Engine)
            continue;
        app::SeatSetup setup;
        // the seat belongs to the game and does not outlive it
        setup.lineups = {std::shared_ptr<const void>{}, &game.lineups()};
        setup.mayStartPrograms = true;
        setup.notice = [side](const std::string& sentence) {
            std::cerr << "thrum-cli: " << (side == Side::Home ? "home: " : "visitor: ")
                      << printable(sentence) << '\n';
        };
        game.setSeat(side, app::makeSeat(*name, setup));
    }
    return *std::move(begun);
}

}  // namespace thrum::cli
