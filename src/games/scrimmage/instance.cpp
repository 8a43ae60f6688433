#include "app/game/bodies.hpp"
#include "app/game/kind_of.hpp"
#include "games/scrimmage/trying_seat.hpp"

#include <thrum/games/scrimmage.hpp>
#include <thrum/rules/scrimmage/archive.hpp>
#include <thrum/rules/scrimmage/fault.hpp>

namespace thrum::app {

template class GameOf<games::Scrimmage>;

GameKind kindOfScrimmage();
GameKind kindOfScrimmage() {
    GameKind kind = kindOf<games::Scrimmage>();
    kind.takesBack = false;
    kind.nameRefused = [](std::string_view name) {
        return scrimmage::nameRefusal(scrimmage::ArchiveRules{}, name);
    };
    kind.newerRefused = [] { return scrimmage::violation(scrimmage::Fault::Version); };
    kind.extensionRefused = [] { return scrimmage::violation(scrimmage::Fault::Extension); };
    return kind;
}

}  // namespace thrum::app
