#pragma once

#include <thrum/rules/foursheet/state.hpp>

#include <vector>

/// What a defense may order, in reasonable numbers.
namespace thrum::foursheet::coach {

/// How far a coach looks around.
enum class Width : std::uint8_t {
    Charts,    ///< the six schemes of chapter 34 as they are printed
    Coverage,  ///< each in zone, man and combo, and the other fronts
    Orders     ///< keys, double teams and spies besides
};

/// Allowed by the switches of the rules (FSS-7.3), all of them legal.
[[nodiscard]] std::vector<DefenseCall> defenses(const State& state, Width width);
/// Placements in zone coverage with as many men in the line, behind it and deep as make sense.
[[nodiscard]] std::vector<DefenseCall> placements();

}  // namespace thrum::foursheet::coach
