#pragma once

#include <thrum/app/game.hpp>
#include <thrum/io/drill_file.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace thrum::app {

/// The drills below `<shipped>/resources/drills`, by id.
/// @param problems  gets what could not be read
[[nodiscard]] std::vector<io::Drill> shippedDrills(const std::filesystem::path& shipped,
                                                   std::vector<LoadError>& problems);

/// What a request for a game becomes for a drill, and what is done with the game then; the two
/// halves of beginDrill. Errors: where the drill's state makes no sense.
void askForDrill(io::request::New& asked, const io::Drill& drill);
[[nodiscard]] std::optional<std::string> loadDrill(Game& game, const io::Drill& drill);
/// Begins a drill as a game of its own: `asked` as for any game, its house rules replaced by the
/// drill's, then the drill's state loaded.
/// Errors: one sentence; why the game could not be begun, or where the state makes no sense.
[[nodiscard]] Expected<std::unique_ptr<Game>, std::string> beginDrill(
    const Library& library,
    const std::filesystem::path& rulesFolder,
    const io::Drill& drill,
    io::request::New asked,
    std::string program,
    std::string created);

/// Points the drilled side has made since the drill's start.
[[nodiscard]] int drillPoints(const Game& game, const io::Drill& drill);

}  // namespace thrum::app
