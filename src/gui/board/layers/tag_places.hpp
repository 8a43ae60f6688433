#pragma once

#include <vector>

namespace thrum::gui {

/// A tag over a line of the board, in pixels.
struct TagPlace {
    double at = 0.0;  ///< of its line
    double width = 0.0;
    bool stays = false;  ///< over its line, whatever is near
};

/// Where the middles of tags go so that none hides another: over their lines, or beside the one
/// that stays. At most one stays; of tags over one line the later one goes to the right.
[[nodiscard]] std::vector<double> tagPlaces(const std::vector<TagPlace>& tags);

}  // namespace thrum::gui
