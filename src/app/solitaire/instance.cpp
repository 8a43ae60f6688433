#include "app/game/bodies.hpp"
#include "app/game/kind_of.hpp"

#include <thrum/app/solitaire_kept.hpp>

namespace thrum::app {

template class GameOf<games::Solitaire>;

GameKind kindOfSolitaire();
GameKind kindOfSolitaire() {
    return kindOf<games::Solitaire>();
}

}  // namespace thrum::app
