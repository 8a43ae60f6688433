#pragma once

#include "gui/board/board_scene.hpp"

#include <thrum/rules/foursheet/event.hpp>
#include <thrum/rules/foursheet/state.hpp>

#include <QString>

/// What the window calls things of 4SS.
namespace thrum::gui::fss {

/// A text of this game outside of widgets, translated.
[[nodiscard]] QString tr(const char* text);

/// Names, numbers and colors of a team; the kit dark enough for white figures.
[[nodiscard]] TeamLook lookOf(const foursheet::Team& team);

/// A team where room is short: "Quarrymen" of the "Granite Ridge Quarrymen"; short names stay
/// whole.
[[nodiscard]] QString shortTeam(const QString& name);

/// "M2".
[[nodiscard]] QString zoneText(foursheet::Zone zone);
/// "middle medium zone".
[[nodiscard]] QString zoneWords(foursheet::Zone zone);
/// "deep", "medium", "flat", "blitz".
[[nodiscard]] QString levelText(foursheet::Zone zone);
/// "SE".
[[nodiscard]] QString roleText(foursheet::Role role);
/// "Split end".
[[nodiscard]] QString roleWords(foursheet::Role role);
[[nodiscard]] QString ratingText(foursheet::Rating rating);
[[nodiscard]] QString formationText(foursheet::Formation formation);
/// "4-3", "Punt return".
[[nodiscard]] QString unitText(foursheet::Unit unit);
[[nodiscard]] QString coverageText(foursheet::Coverage coverage);
[[nodiscard]] QString paceText(foursheet::Pace pace);
[[nodiscard]] QString kickText(foursheet::KickKind kick);
[[nodiscard]] QString puntText(foursheet::PuntKind punt);
/// "medium pass", "run", "draw".
[[nodiscard]] QString cardKindText(const foursheet::Card& card);
/// "13–16", "4".
[[nodiscard]] QString lineText(const foursheet::CardLine& line);
/// What a result code does: "gain of 8".
[[nodiscard]] QString codeWords(const foursheet::ResultCode& code);
[[nodiscard]] QString foulText(foursheet::Foul foul);
[[nodiscard]] QString weirdText(foursheet::WeirdPlay weird);
[[nodiscard]] QString outText(foursheet::OutFor out);
/// What dice are thrown for: "main" is "The play".
[[nodiscard]] QString purposeText(const std::string& purpose);
/// What falls how: "20 to 13" for whoever throws.
[[nodiscard]] QString purposeHint(const std::string& purpose);
/// The same of the dice of a kickoff: each kind is read otherwise.
[[nodiscard]] QString kickoffHint(foursheet::KickKind kick);
/// "d20", "a".
[[nodiscard]] QString dieText(foursheet::DieKind die);
/// "8:20".
[[nodiscard]] QString clockText(int seconds);
/// "2nd & 7", "Kickoff", "Try", "Free kick".
[[nodiscard]] QString downText(const foursheet::State& state);
/// The same of a play that is over.
[[nodiscard]] QString downText(const foursheet::Situation& situation, bool kickoff);
/// "own 38", "Quarrymen 12", "midfield"; of a place from the goal line of `side`.
[[nodiscard]] QString placeWords(const foursheet::State& state, Side side, int ball);
/// What the man on a token is called: "SS", "LDE", "QB".
[[nodiscard]] QString slotText(foursheet::Unit unit, int token);

/// Who stands on a token now.
[[nodiscard]] const foursheet::Player& manOn(const foursheet::State& state,
                                             Side side,
                                             foursheet::Unit unit,
                                             int token);
/// The man with this id of a team; null if there is none.
[[nodiscard]] const foursheet::Player* manNamed(const foursheet::State& state,
                                                Side side,
                                                const std::string& id);
/// "10 Kemp".
[[nodiscard]] QString shortName(const foursheet::Player& player);
[[nodiscard]] QString nameText(const foursheet::Player& player);

}  // namespace thrum::gui::fss
