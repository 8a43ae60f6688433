#pragma once

#include "gui/match/match_setup.hpp"

#include <thrum/core/expected.hpp>
#include <thrum/games/tap/game.hpp>
#include <thrum/rules/tap/state.hpp>

/// What a game of TAP is begun with besides what every game is.
namespace thrum::gui {

/// What a coach chooses for TAP alone; what a set-up keeps as its options and house rules.
struct TapChoice {
    tap::Method method = tap::Method::Plays;
    int playsPerHalf = 20;
    int halfMinutes = 45;
    QString board = QStringLiteral("2x4");
    int speedTenths = 50;
    bool betweenPlayClocks = false;  ///< in play-count games (TAP-GL-4, TAP-MD-11)
    std::array<int, 2> clockScalePercent{100, 100};
    bool fairCaller = false;        ///< the chart calls for both sides of one person (ux 13)
    std::string houseRules = "{}";  ///< overrides of the book, without the length of the game
    friend bool operator==(const TapChoice&, const TapChoice&) = default;
};
/// What no longer reads counts as usual, a set of house rules as the book's.
[[nodiscard]] TapChoice tapChoiceOf(const std::string& options, const std::string& houseRules);
[[nodiscard]] inline TapChoice tapChoiceOf(const MatchSetup& setup) {
    return tapChoiceOf(setup.options, setup.houseRules);
}
[[nodiscard]] std::string optionsText(const TapChoice& choice);
void setTapChoice(MatchSetup& setup, const TapChoice& choice);

/// The rules as shipped, before house rules. Errors: one sentence.
[[nodiscard]] Expected<tap::RulesData, QString> standardRules();

/// The game of TAP that is asked for.
[[nodiscard]] app::TapAsked requestOf(const MatchSetup& setup, const tap::RulesData& standard);
/// What rules differ in from the book but for the length of a game, as overrides.
[[nodiscard]] std::string houseRulesOf(tap::RulesData rules);
/// What a kept game of TAP was begun with.
[[nodiscard]] MatchSetup setupOf(const app::TapAsked& asked, const tap::State& state);

}  // namespace thrum::gui
