#include "app/game/bodies.hpp"
#include "app/game/kind_of.hpp"
#include "games/scrimmage/trying_seat.hpp"

#include <thrum/games/scrimmage.hpp>

namespace thrum::app {

template class GameOf<games::Scrimmage>;

GameKind kindOfScrimmage();
GameKind kindOfScrimmage() {
    return kindOf<games::Scrimmage>();
}

}  // namespace thrum::app
