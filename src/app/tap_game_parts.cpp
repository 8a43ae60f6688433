#include "app/tap_game_parts.hpp"

namespace thrum::app {

Refused wrong(std::string pointer, std::string reason) {
    return LoadError{"", std::move(pointer), std::move(reason)};
}

Refused notNow() {
    return games::Tap::notNow();
}

}  // namespace thrum::app
