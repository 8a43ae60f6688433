#pragma once

#include <thrum/games/solitaire.hpp>
#include <thrum/rules/solitaire/formation.hpp>

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace thrum::solitaire::coach {

/// Stored formations that coaches may call, in a fixed order.
using Book = std::shared_ptr<const std::vector<Formation>>;

/// A formation of the book for what is due, by these bits; of those the rules would take where they
/// stand. The plain one where none does.
/// @param reads  a defense answers the call, which is open (SOL-RUN-1), with formations that have
///               the tag "pass". Against runs, and for a coach who never turns those who run back
///               in them, they come last.
[[nodiscard]] const Formation& formationFor(const State& state,
                                            Side side,
                                            std::span<const Formation> book,
                                            std::uint64_t bits,
                                            bool reads = false);

/// The next decision of a line-up: whoever stands in a formation of the book goes on with it, else
/// this one is called.
/// @param reads  a defense moves its men about in it, for what the offense does
[[nodiscard]] Decision lineUpNext(const State& state,
                                  Side side,
                                  std::span<const Formation> book,
                                  const Formation& called,
                                  bool reads = false);

/// Whether the side stands in a formation of the book.
[[nodiscard]] bool standsIn(const State& state,
                            Side side,
                            std::span<const Formation> book,
                            bool reads);

}  // namespace thrum::solitaire::coach
