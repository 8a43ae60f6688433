#include "app/game/bodies.hpp"
#include "app/game/kind_of.hpp"

#include <thrum/games/solitaire/replay.hpp>

namespace thrum::app {

template class GameOf<games::Solitaire>;

GameKind kindOfSolitaire();
GameKind kindOfSolitaire() {
    GameKind kind = kindOf<games::Solitaire>();
    kind.replay = SolitaireReplay::begin;
    return kind;
}

}  // namespace thrum::app
