#pragma once

#include <thrum/games/tap/game.hpp>

#include <optional>
#include <string>
#include <vector>

/// What an arbiter changed, in words, and the down he may have played again.
namespace thrum::app {

/// What is another on the score board and the clocks, one part each: "score of the Lancers 14 →
/// 13". Empty if nothing a coach reads there has changed.
[[nodiscard]] std::vector<std::string> changesBetween(const tap::State& before,
                                                      const tap::State& after);

/// The sentence of a correction for log and record: "Arbiter: <what> (<why>)."
[[nodiscard]] std::string correctionText(const std::vector<std::string>& changes,
                                         const std::string& why);

/// The state at the beginning of the line-up that led to the newest snap or kick; nothing if the
/// record holds none that is in force. Plays the record again, so it is to be asked once, when it
/// is wanted.
[[nodiscard]] std::optional<tap::State> newestDown(const TapGame& game);

}  // namespace thrum::app
