#pragma once

#include "cli/commands.hpp"

#include <thrum/app/drills.hpp>
#include <thrum/app/game.hpp>
#include <thrum/app/game_kinds.hpp>

#include <array>
#include <filesystem>
#include <string>

namespace thrum::cli {

/// What `play` and `simulate` are told about a game.
struct GameOptions {
    std::string game{app::gameKinds().front().id};
    std::array<std::string, 2> seats{"computer", "computer"};
    std::array<std::string, 2> teams{};
    std::string mode;
    std::string method;
    std::string board;
    std::uint64_t seed = 1;
    int plays = 0;
    std::string drill;  ///< id; empty: a game from its beginning
};
void addGameOptions(Command& command, GameOptions& options);

/// Everything games are made from, read once.
struct GameData {
    app::Library library;
    std::filesystem::path rulesFolder;  ///< holds <game>.json
    std::vector<io::Drill> drills;
};
/// Says on standard error which files cannot be read and are therefore not there.
void tellLeftOut(const app::Library& library);
/// Errors: one sentence.
[[nodiscard]] Expected<GameData, std::string> readGameData();

/// Nothing if there is none.
[[nodiscard]] const io::Drill* findDrill(const GameData& data, const std::string& id);

/// @param created  for the record's header; empty where none is kept
/// Errors: one sentence.
[[nodiscard]] Expected<std::unique_ptr<app::Game>, std::string> beginGame(
    const GameData& data, const GameOptions& options, std::string created);

}  // namespace thrum::cli
