#pragma once

namespace thrum::gui {

/// Between two pictures of what moves: sixty a second (UX-29).
inline constexpr int kFrameMs = 16;

}  // namespace thrum::gui
