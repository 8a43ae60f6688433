#pragma once

#include "gui/match/match_setup.hpp"

#include <thrum/app/tap_game.hpp>
#include <thrum/core/expected.hpp>
#include <thrum/rules/tap/state.hpp>

class QSettings;

/// What a game of TAP is begun with besides what every game is.
namespace thrum::gui {

/// The rules as shipped, before house rules. Errors: one sentence.
[[nodiscard]] Expected<tap::RulesData, QString> standardRules();

/// The game of TAP that is asked for.
[[nodiscard]] app::TapAsked requestOf(const MatchSetup& setup, const tap::RulesData& standard);
/// What rules differ in from the book but for the length of a game, as overrides.
[[nodiscard]] std::string houseRulesOf(tap::RulesData rules);
/// What a kept game of TAP was begun with.
[[nodiscard]] MatchSetup setupOf(const app::TapAsked& asked, const tap::State& state);

/// The last set-up, for Quick play. The seed is not remembered.
[[nodiscard]] MatchSetup readMatchSetup(const QSettings& store);
void writeMatchSetup(QSettings& store, const MatchSetup& setup);

}  // namespace thrum::gui
