#include "gui/lineup/setup_state.hpp"

#include <algorithm>

namespace thrum::gui {

const FigureSetup* SetupState::figure(FigureId id) const {
    const auto found = std::ranges::lower_bound(figures, id, {}, &FigureSetup::id);
    return found != figures.end() && found->id == id ? &*found : nullptr;
}

FigureSetup* SetupState::figure(FigureId id) {
    const auto found = std::ranges::lower_bound(figures, id, {}, &FigureSetup::id);
    return found != figures.end() && found->id == id ? &*found : nullptr;
}

bool SetupState::isLocked(FigureId id) const {
    return std::ranges::binary_search(locked, id);
}

}  // namespace thrum::gui
