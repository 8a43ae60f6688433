#include <thrum/app/game_statistics.hpp>

namespace thrum::app {

std::optional<Statistics> statisticsOf(const Game& game) {
    if (!Replay::shows(game.gameId()))
        return std::nullopt;
    const auto replay = Replay::open(game.fileText(), "this game");
    return replay ? std::optional{statisticsOf(*replay)} : std::nullopt;
}

}  // namespace thrum::app
