#include "app/game/bodies.hpp"
#include "app/game/kind_of.hpp"
#include "games/touchdown/thinking_seat.hpp"

#include <thrum/games/touchdown.hpp>

namespace thrum::app {

template class GameOf<games::Touchdown>;

GameKind kindOfTouchdown();
GameKind kindOfTouchdown() {
    return kindOf<games::Touchdown>();
}

}  // namespace thrum::app
