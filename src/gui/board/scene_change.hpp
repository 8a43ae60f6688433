#pragma once

#include "gui/board/layers/layer.hpp"

#include <optional>

namespace thrum::gui {

/// The pixels that differ between two scenes in the same view, if nothing changed but that men
/// moved, turned or fell and left their traces; nothing if the whole board is to be drawn again.
[[nodiscard]] std::optional<QRectF> movedPixels(const LayerContext& before,
                                                const LayerContext& now);

}  // namespace thrum::gui
