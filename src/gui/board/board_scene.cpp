#include "gui/board/board_scene.hpp"

#include <algorithm>

namespace thrum::gui {

const FigureDrawing* BoardScene::figure(FigureId id) const {
    const auto found = std::ranges::lower_bound(figures, id, {}, &FigureDrawing::id);
    return found != figures.end() && found->id == id ? &*found : nullptr;
}

FigureDrawing* BoardScene::figure(FigureId id) {
    const auto found = std::ranges::lower_bound(figures, id, {}, &FigureDrawing::id);
    return found != figures.end() && found->id == id ? &*found : nullptr;
}

bool BoardScene::isSelected(FigureId id) const {
    return std::ranges::binary_search(selected, id);
}

}  // namespace thrum::gui
