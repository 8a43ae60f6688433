#include "app/game/bodies.hpp"
#include "app/game/kind_of.hpp"

#include <thrum/games/tap/game.hpp>
#include <thrum/games/tap/replay.hpp>

namespace thrum::app {

template class GameOf<games::Tap>;
template SeatName settled<games::Tap>(SeatName, const tap::State&, const SeatSetup&);
template std::unique_ptr<match::Seat<games::Tap>> makeSeat<games::Tap>(const SeatName&,
                                                                       const SeatSetup&);
template std::string lineOf<games::Tap>(const TapHeader&);
template Expected<TapHeader, LoadError> parseGameHeader<games::Tap>(std::string_view,
                                                                    std::string,
                                                                    HeaderFor);

GameKind kindOfTap();
GameKind kindOfTap() {
    GameKind kind = kindOf<games::Tap>();
    kind.replay = TapReplay::begin;
    return kind;
}

}  // namespace thrum::app
