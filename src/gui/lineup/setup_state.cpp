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

}  // namespace thrum::gui
