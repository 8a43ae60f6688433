#pragma once

#include <thrum/rules/tap/fields.hpp>

/// What the readers of TAP's documents share.
namespace thrum::tap {

/// What a man's base is called; `slot` 0 or 1.
[[nodiscard]] std::string baseNameOf(const Player& player, int slot);
/// A name as above, or the slot itself, 0 or 1.
[[nodiscard]] int readBaseSlot(const FieldSource& at, const Player& player);

}  // namespace thrum::tap
