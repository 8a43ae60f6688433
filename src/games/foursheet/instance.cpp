#include "app/game/bodies.hpp"
#include "app/game/kind_of.hpp"
#include "games/foursheet/thinking_seat.hpp"

#include <thrum/games/foursheet.hpp>

namespace thrum::app {

template class GameOf<games::Foursheet>;

GameKind kindOfFoursheet();
GameKind kindOfFoursheet() {
    return kindOf<games::Foursheet>();
}

}  // namespace thrum::app
