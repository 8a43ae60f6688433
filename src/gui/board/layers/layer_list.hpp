#pragma once

#include "gui/board/layers/layer.hpp"

#include <memory>
#include <vector>

namespace thrum::gui {

/// One of each, in this order.
template <class... Layers>
[[nodiscard]] std::vector<std::unique_ptr<Layer>> layerList() {
    std::vector<std::unique_ptr<Layer>> made;
    (made.push_back(std::make_unique<Layers>()), ...);
    return made;
}

}  // namespace thrum::gui
