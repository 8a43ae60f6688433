#pragma once

#include "coach/tap/table_view.hpp"

#include <thrum/rules/tap/game.hpp>
#include <thrum/segment/formation.hpp>
#include <thrum/segment/play.hpp>

#include <functional>
#include <optional>
#include <string>
#include <vector>

// What a snap is like, and which calls suit it.
namespace thrum::coach {

[[nodiscard]] bool wants(const tap::Prompt& prompt, tap::DecisionKind kind);
/// Whoever may be named for this; null if it is not offered.
[[nodiscard]] const tap::Option* optionFor(const tap::Prompt& prompt, tap::DecisionKind kind);

/// Yards from the offense's own goal line to the line of scrimmage.
[[nodiscard]] double spotOf(const tap::State& seen);
/// Ten yards or less from the goal: what deep routes are worth elsewhere does not hold there.
[[nodiscard]] bool isNearGoal(const tap::State& seen);
[[nodiscard]] double toGain(const tap::State& seen);
/// Points ahead.
[[nodiscard]] int leadOf(const tap::State& seen, Side side);
/// The last snaps of the game.
[[nodiscard]] bool isLate(const tap::State& seen);
/// Points that a gain of so many yards with this snap leaves the offense expecting; a score counts
/// as such.
[[nodiscard]] double pointsAfterGain(const tap::State& seen, double gain);
/// The same if the other team has the ball after it.
[[nodiscard]] double pointsAfterLoss(const tap::State& seen, double gain);
/// How often of a hundred an offense throws here.
[[nodiscard]] int passLeaning(const tap::State& seen);

[[nodiscard]] PlaySituation neededNow(const tap::State& seen);
[[nodiscard]] bool suits(const Play& play, const tap::State& seen);
/// The formation as the play wants it.
[[nodiscard]] Formation drawn(Formation formation, const Play& play);
[[nodiscard]] const Formation* findIn(const std::vector<const Formation*>& formations,
                                      const std::string& id);
/// One of those liked best, by lot; null if there is none.
[[nodiscard]] const Formation* pick(const std::vector<const Formation*>& fitting,
                                    std::uint64_t luck,
                                    const std::function<double(const Formation&)>& likes);

/// A back, or a quarterback on a base that runs: whoever may be given the ball to run with it.
[[nodiscard]] bool mayRun(const Man& man);
/// How many men the team without the ball may turn in this window. Clause: TAP-PV-4, TAP-PV-9.
[[nodiscard]] std::size_t answersAllowed(const tap::State& seen);
/// Whether the referee would take all of them, one after the other.
[[nodiscard]] bool accepted(const tap::State& from, const std::vector<tap::Decision>& plan);
/// What the rules say of the first of them that they refuse; nothing if they accept all.
[[nodiscard]] std::optional<RuleViolation> firstRefusal(const tap::State& from,
                                                        const std::vector<tap::Decision>& plan);

}  // namespace thrum::coach
