#include "coach/tap/eye.hpp"

#include <algorithm>
#include <array>

namespace thrum::coach {

const Eye& eyeOf(int level) {
    static constexpr std::array<Eye, 5> kEyes{{{1, 0.06, 4.0, 0.24, 0.4, 0.0, 0},
                                               {1, 0.05, 3.5, 0.23, 0.4, 0.0, 0},
                                               {2, 0.04, 3.0, 0.22, 0.4, 0.0, 0},
                                               {2, 0.03, 2.5, 0.21, 0.4, 20.0, 0},
                                               {3, 0.02, 2.0, 0.21, 0.15, 40.0, 60}}};
    return kEyes[static_cast<std::size_t>(std::clamp(level, 1, 5) - 1)];
}

}  // namespace thrum::coach
