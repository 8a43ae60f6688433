#pragma once

#include "gui/games/foursheet/book_names.hpp"

#include <vector>

namespace thrum::gui::fss {

/// Where a man of the offense lines up below the line of scrimmage, as the offense sees it.
struct Stand {
    Role role{};
    double x = 0.0;  ///< of the width of the field
    int row = 0;     ///< 0 on the line, 1 and 2 behind it
};
[[nodiscard]] std::vector<Stand> spotsOf(Formation formation);

}  // namespace thrum::gui::fss
