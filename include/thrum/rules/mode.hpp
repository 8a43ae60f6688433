#pragma once

#include <thrum/rules/names.hpp>

#include <cstdint>

namespace thrum {

/// How a game is played at the table; every game has the three, and its book says which rules each
/// of them changes (D49).
enum class Mode : std::uint8_t { Solitaire, Hotseat, Tournament };
[[nodiscard]] std::span<const EnumName<Mode>> namesOf(Mode);

}  // namespace thrum
