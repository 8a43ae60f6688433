#pragma once

#include <thrum/app/tap_game.hpp>
#include <thrum/io/drill_file.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace thrum::app {

/// The drills below `<shipped>/resources/drills`, by id.
/// @param problems  gets what could not be read
[[nodiscard]] std::vector<io::Drill> shippedDrills(const std::filesystem::path& shipped,
                                                   std::vector<LoadError>& problems);

/// Begins a drill as a game of its own: `asked` as for any game, its house rules replaced by the
/// drill's, then the drill's state loaded.
/// Errors: one sentence; why the game could not be begun, or where the state makes no sense.
[[nodiscard]] Expected<std::unique_ptr<TapGame>, std::string> beginDrill(
    const Library& library,
    const tap::RulesData& standard,
    const io::Drill& drill,
    io::request::New asked,
    std::string program,
    std::string created);

/// Points the drilled side has made since the drill's start.
[[nodiscard]] int drillPoints(const TapGame& game, const io::Drill& drill);

}  // namespace thrum::app
