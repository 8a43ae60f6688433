#include "cli/game_options.hpp"

#include "cli/terminal.hpp"

#include <thrum/app/seats.hpp>
#include <thrum/io/tap_rules_file.hpp>

#include <algorithm>
#include <iostream>

namespace thrum::cli {

namespace {

// Without the places in a request that the command line has not got.
std::string reasonOf(const app::Refused& refused) {
    const auto* error = std::get_if<LoadError>(&refused);
    return error != nullptr && error->file.empty() ? error->reason : app::sentenceOf(refused);
}

}  // namespace

void addGameOptions(Command& command, GameOptions& options) {
    command.option("--game", options.game, "tap");
    command.option("--home",
                   options.seats[0],
                   "Who coaches the home team: random, computer[:1 to 5], engine:COMMAND");
    command.option("--visitor", options.seats[1], "Who coaches the visitors");
    command.option("--home-team", options.teams[0], "Id of the home team");
    command.option("--visitor-team", options.teams[1], "Id of the visitors");
    command.option("--mode", options.mode, "solitaire, hotseat or tournament");
    command.option("--method", options.method, "plays or clock");
    command.option("--plays", options.plays, "Plays a half, or minutes of a clock game")
        .within(1, 200);
    command.option("--board", options.board, "Id of the board");
    command.option("--drill", options.drill, "A drill instead of a whole game: its id");
    command.option("--seed", options.seed, "Same seed, same game");
}

void tellLeftOut(const app::Library& library) {
    for (const LoadError& problem : library.problems())
        std::cerr << "thrum-cli: left out: " << printable(problem.text()) << '\n';
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
    std::vector<LoadError> problems;
    auto drills = app::shippedDrills(*data, problems);
    if (!problems.empty())
        return Unexpected{problems.front().text()};
    app::Library library = app::Library::load(environment);
    tellLeftOut(library);
    return GameData{std::move(library), std::move(rules->rules), std::move(drills)};
}

const io::Drill* findDrill(const GameData& data, const std::string& id) {
    const auto found = std::ranges::find(data.drills, id, &io::Drill::id);
    return found == data.drills.end() ? nullptr : &*found;
}

Expected<std::unique_ptr<app::TapGame>, std::string> beginGame(const GameData& data,
                                                               const GameOptions& options,
                                                               std::string created) {
    for (const std::string& seat : options.seats) {
        // those of the window and of serve wait for somebody who is not here
        if (!seat.empty() && !app::parseSeat(seat))
            return Unexpected{"there is no seat \"" + seat +
                              "\"; known are random, computer:1 to computer:5 and engine:COMMAND"};
    }
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
    const io::Drill* drill = findDrill(data, options.drill);
    if (drill == nullptr && !options.drill.empty()) {
        std::string known;
        for (const io::Drill& one : data.drills)
            known += (known.empty() ? "" : ", ") + one.id;
        return Unexpected{"there is no drill \"" + options.drill + "\"; known are " + known};
    }
    const std::string program = "thrum " THRUM_VERSION;
    std::unique_ptr<app::TapGame> begun;
    if (drill != nullptr) {
        auto made =
            app::beginDrill(data.library, data.rules, *drill, asked, program, std::move(created));
        if (!made)
            return Unexpected{made.error()};
        begun = *std::move(made);
    } else {
        auto made =
            app::TapGame::begin(data.library, data.rules, asked, program, std::move(created));
        if (!made)
            return Unexpected{reasonOf(made.error())};
        begun = *std::move(made);
    }
    app::TapGame& game = *begun;
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
    return begun;
}

}  // namespace thrum::cli
