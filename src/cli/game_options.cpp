#include "cli/game_options.hpp"

#include "cli/terminal.hpp"

#include <thrum/app/game_kinds.hpp>
#include <thrum/app/seat_name.hpp>
#include <thrum/io/json_out.hpp>

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
    std::string games;
    for (const app::GameKind& kind : app::gameKinds())
        games += (games.empty() ? "" : ", ") + std::string{kind.id};
    command.option("--game", options.game, games);
    command.option("--home",
                   options.seats[0],
                   "Who coaches the home team: random, computer[:1 to 5], engine:COMMAND");
    command.option("--visitor", options.seats[1], "Who coaches the visitors");
    command.option("--home-team", options.teams[0], "Id of the home team");
    command.option("--visitor-team", options.teams[1], "Id of the visitors");
    command.option("--mode", options.mode, "solitaire, hotseat or tournament");
    command.option("--method", options.method, "plays or clock (TAP)");
    command.option("--plays", options.plays, "Plays a half or quarter, or minutes of a clock game")
        .within(1, 200);
    command.option("--board", options.board, "Id of the board, in games that have one");
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
    std::vector<LoadError> problems;
    auto drills = app::shippedDrills(*data, problems);
    if (!problems.empty())
        return Unexpected{problems.front().text()};
    app::Library library = app::Library::load(environment);
    tellLeftOut(library);
    return GameData{std::move(library), *data / "rules", std::move(drills)};
}

const io::Drill* findDrill(const GameData& data, const std::string& id) {
    const auto found = std::ranges::find(data.drills, id, &io::Drill::id);
    return found == data.drills.end() ? nullptr : &*found;
}

namespace {

// What the command line says of one game's own options, as `new` takes them.
std::string ownOptions(const GameOptions& options) {
    io::JsonOut own = io::JsonOut::object();
    if (!options.method.empty())
        own.set("method", options.method);
    if (!options.board.empty())
        own.set("board", options.board);
    return own.line();
}

// A shorter game: as many plays, or minutes, a period.
std::string shorter(const app::GameKind& kind, int plays) {
    io::JsonOut overrides = io::JsonOut::object();
    for (const std::string_view key : kind.periodKeys)
        overrides.set(key, std::int64_t{plays});
    return overrides.line();
}

Expected<io::request::New, std::string> askedBy(const GameOptions& options) {
    const app::GameKind* kind = app::gameKind(options.game);
    if (kind == nullptr)
        return Unexpected{"there is no game \"" + options.game + "\""};
    for (const std::string& seat : options.seats) {
        // those of the window and of serve wait for somebody who is not here
        if (!seat.empty() && !app::parseSeat(seat))
            return Unexpected{
                "there is no seat \"" + seat +
                "\"; known are random, computer:1 to computer:5 (computer:3:old-joe plays like "
                "one of the coaches of the game) and engine:COMMAND"};
    }
    io::request::New asked;
    asked.game = options.game;
    asked.seed = options.seed;
    asked.home = {options.teams[0], options.seats[0]};
    asked.visitor = {options.teams[1], options.seats[1]};
    if (!options.mode.empty()) {
        asked.mode = parseName<Mode>(options.mode);
        if (!asked.mode)
            return Unexpected{"there is no mode \"" + options.mode +
                              "\"; known are solitaire, hotseat and tournament"};
    }
    if (!options.method.empty() && options.method != "plays" && options.method != "clock")
        return Unexpected{"there is no method \"" + options.method +
                          "\"; known are plays and clock"};
    asked.options = ownOptions(options);
    if (options.plays > 0)
        asked.overrides = shorter(*kind, options.plays);
    return asked;
}

}  // namespace

Expected<std::unique_ptr<app::Game>, std::string> beginGame(const GameData& data,
                                                            const GameOptions& options,
                                                            std::string created) {
    const auto asked = askedBy(options);
    if (!asked)
        return Unexpected{asked.error()};
    const io::Drill* drill = findDrill(data, options.drill);
    if (drill == nullptr && !options.drill.empty()) {
        std::string known;
        for (const io::Drill& one : data.drills)
            known += (known.empty() ? "" : ", ") + one.id;
        return Unexpected{"there is no drill \"" + options.drill + "\"; known are " + known};
    }
    const std::string program = "thrum " THRUM_VERSION;
    std::unique_ptr<app::Game> game;
    if (drill != nullptr) {
        auto made = app::beginDrill(
            data.library, data.rulesFolder, *drill, *asked, program, std::move(created));
        if (!made)
            return Unexpected{made.error()};
        game = *std::move(made);
    } else {
        auto made =
            app::beginGame(data.library, data.rulesFolder, *asked, program, std::move(created));
        if (!made)
            return Unexpected{reasonOf(made.error())};
        game = *std::move(made);
    }
    for (const Side side : {Side::Home, Side::Visitor}) {
        const auto name = app::parseSeat(options.seats[side == Side::Home ? 0 : 1]);
        if (!name || name->kind != app::SeatKind::Engine)
            continue;
        game->seatEngine(side, name->command, [side](const std::string& sentence) {
            std::cerr << "thrum-cli: " << (side == Side::Home ? "home: " : "visitor: ")
                      << printable(sentence) << '\n';
        });
    }
    return game;
}

}  // namespace thrum::cli
