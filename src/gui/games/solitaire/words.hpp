#pragma once

#include "gui/games/solitaire/sol_match.hpp"

#include <thrum/core/field.hpp>

#include <QPointF>

/// The words of the Solitaire Coach's game, and where its places lie on the board that is drawn.
namespace thrum::gui::sol {

/// The book's frame (Y from the middle) of a place on the board, and back.
[[nodiscard]] inline Vec2 bookOf(FieldPoint at) {
    return {at.x.yards(), at.y.yards() - field::kMiddle.y.yards()};
}
[[nodiscard]] inline QPointF boardYards(Vec2 book) {
    return {book.x, book.y + field::kMiddle.y.yards()};
}
/// Yards from the west goal line to where a team's own yards say.
[[nodiscard]] inline double xOfU(Side side, Distance u) {
    return side == Side::Home ? u.yards() : 100.0 - u.yards();
}

/// What a take-back calls it: "turn", "line-up"; empty: nothing anybody names.
[[nodiscard]] QString deedText(solitaire::DecisionKind kind);
/// What a coach presses: "Run", "Fair catch".
[[nodiscard]] QString decisionText(solitaire::DecisionKind kind);
[[nodiscard]] QString choiceText(solitaire::Choice choice);
[[nodiscard]] QString playText(solitaire::PlayKind kind);
[[nodiscard]] QString shotText(solitaire::ShotKind kind);  ///< "throw", "field goal"
[[nodiscard]] QString levelText(solitaire::CoachLevel level);
/// Who and what, at most five words.
[[nodiscard]] QString titleOf(const SolMatch& match);
/// What may be done, one or two sentences.
[[nodiscard]] QString leadOf(const SolMatch& match);
/// "own 28", "opponents' 12", for the side.
[[nodiscard]] QString uText(Distance u);
/// "2nd & 7" or what is played instead: "Kick-off", "The try".
[[nodiscard]] QString downText(const SolMatch& match);
/// Who he is, where he stands and looks, for a coach who listens.
/// @param shown  where the hand has him, if that is not handed in yet
[[nodiscard]] QString spokenMan(const SolMatch& match,
                                FigureId id,
                                std::optional<Pose> shown = std::nullopt);
/// "Q2 · play 9 of 16 · time-outs 2 and 3" (SOL-TIM-6).
[[nodiscard]] QString timingText(const SolMatch& match);

}  // namespace thrum::gui::sol
