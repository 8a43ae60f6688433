#include "app/tap_game_parts.hpp"

#include <thrum/rules/clause.hpp>

namespace thrum::app {

Refused wrong(std::string pointer, std::string reason) {
    return LoadError{"", std::move(pointer), std::move(reason)};
}

Refused notNow() {
    return violation("TAP-GN-3", THRUM_TEXT("that is not possible now."));
}

}  // namespace thrum::app
