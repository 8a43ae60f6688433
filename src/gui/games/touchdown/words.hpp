#pragma once

#include <thrum/rules/touchdown/input.hpp>

#include <QString>
#include <QStringList>

/// The words the window has for dice, results and places.
namespace thrum::gui::tdm {

/// "Long Pass", "play die 3"
[[nodiscard]] QString dieText(touchdown::Die die);
/// What a strategy is like, in a few words. Clause: TDM-1.3.
[[nodiscard]] QString characterText(touchdown::Die die);
/// "GN 5", "CP L", "TK": as coaches read a face aloud.
[[nodiscard]] QString resultText(const touchdown::Result& result);
[[nodiscard]] QString resultText(const std::string& face);
/// "gain of 5 yards", "tackle", "broken-up pass"
[[nodiscard]] QString spokenText(const touchdown::Result& result);
/// "1 yard", "12 yards"
[[nodiscard]] QString yardsText(int yards);
/// "gain of 5", "no gain", "loss of 2"
[[nodiscard]] QString gainText(int yards);
/// "own 30", "midfield", "Wildcats 12": a place of `side`, in yards from its own goal line.
[[nodiscard]] QString placeText(const touchdown::State& state, Side side, int own);
/// The same with the team's abbreviation, "COP 10", where there is little room.
[[nodiscard]] QString shortPlaceText(const touchdown::State& state, Side side, int own);
/// "2nd & 7", "1st & goal"; empty where there is no down.
[[nodiscard]] QString downText(const touchdown::State& state);
/// "1st", "2nd", "3rd", "4th"
[[nodiscard]] QString ordinalText(int n);
[[nodiscard]] QString teamText(const touchdown::State& state, Side side);
/// What the dice are thrown for: "the punt".
[[nodiscard]] QString purposeText(const std::string& purpose);
/// What a decision is called when it is taken back; nothing of what was chosen.
[[nodiscard]] QString takenBackText(touchdown::DecisionKind kind);
[[nodiscard]] QString coinText(touchdown::CoinFace face);
/// "a gain of 5 yards", "a pass for 12 yards", "incomplete": what a play comes to.
[[nodiscard]] QString outcomeText(touchdown::OutcomeKind kind, int yards);

}  // namespace thrum::gui::tdm
