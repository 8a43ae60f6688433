#pragma once

#include "gui/match/match_words.hpp"
#include "gui/match/pages/prompt_page.hpp"

#include <thrum/rules/tap/event.hpp>
#include <thrum/rules/tap/prompt.hpp>

#include <QString>

namespace thrum::gui {

class TapMatch;

/// What the prompt panel says of the open window.
[[nodiscard]] PromptWords promptWords(const TapMatch& match);

/// What comes after the play that is looked at: "Lancers, 2nd & 6 at own 25".
[[nodiscard]] QString nextText(const TapMatch& match);

/// The decision of the one main button; nothing where none is preset (UX-7).
[[nodiscard]] std::optional<tap::DecisionKind> mainDecision(const TapMatch& match);

/// A verb for a button: "Set", "Take the touchback".
[[nodiscard]] QString decisionText(tap::DecisionKind kind, const TapMatch& match);
/// What it does, in one sentence.
[[nodiscard]] QString decisionTip(tap::DecisionKind kind, const TapMatch& match);
[[nodiscard]] QString choiceText(tap::Choice choice);
[[nodiscard]] QString choiceTip(tap::Choice choice, const TapMatch& match);
/// "turn #34", for "Undo turn #34".
[[nodiscard]] QString undoWords(const tap::Decision& decision, const TapMatch& match);

[[nodiscard]] QString clockText(tap::ClockName name);
/// The same where the state says what its time is for: the minute for a kick comes after a score,
/// and at the beginning of a half after none.
[[nodiscard]] QString clockTextIn(const tap::State& state, tap::ClockName name);
/// What happens when it is used up: "the window closes".
[[nodiscard]] QString expiryText(const tap::ClockView& clock);
/// "2nd & 7", "Kickoff", "Two-point try", "Overtime, play 1"
[[nodiscard]] QString downText(const tap::State& state);
/// "own 41", for the side with the ball.
[[nodiscard]] QString spotText(const TapMatch& match, Spot x, Side offense);
[[nodiscard]] QString halfText(const tap::State& state);
[[nodiscard]] QString foulText(tap::FoulKind foul);
/// What it costs and the referee's signal for it: "5 yards · folded arms".
[[nodiscard]] QString foulPriceText(const tap::RulesData& rules, tap::FoulKind foul);
[[nodiscard]] QString stickText(tap::Stick stick);
[[nodiscard]] QString positionText(tap::Position position);
/// "#12 quarterback"
[[nodiscard]] QString manText(const TapMatch& match, FigureId id);

}  // namespace thrum::gui
