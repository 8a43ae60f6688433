#pragma once

#include <thrum/rules/tap/state.hpp>

#include <optional>
#include <vector>

namespace thrum::gui {

/// Dice or coin as they fell.
struct Throw {
    tap::ChanceKind kind = tap::ChanceKind::Dice;
    std::vector<int> faces;
    std::optional<tap::CoinFace> face;
    friend bool operator==(const Throw&, const Throw&) = default;
};

}  // namespace thrum::gui
