#pragma once

#include <thrum/core/figure_id.hpp>

#include <cstddef>

namespace thrum::app {

/// A side's place where home comes first.
[[nodiscard]] constexpr std::size_t indexOf(Side side) {
    return side == Side::Home ? 0 : 1;
}

}  // namespace thrum::app
