#pragma once

#include "gui/games/foursheet/book_names.hpp"

#include <QString>

/// What the book means by the letters and numbers of a man's card.
namespace thrum::gui::fss {

/// "inside run": what a rating of this position counts. Clause: FSS-2.1. Empty: he has none.
[[nodiscard]] QString ratingMeaning(foursheet::Position position, Rating rating);
/// "Offensive line".
[[nodiscard]] QString positionWords(foursheet::Position position);
[[nodiscard]] QString positionText(foursheet::Position position);

/// "6K(21)", "5P(21)15", "3O", "S(31)", "18/24/30"; "–" where there is nothing. Clause: FSS-3.2.
[[nodiscard]] QString kickReturnText(const Player& player);
[[nodiscard]] QString puntReturnText(const Player& player);
[[nodiscard]] QString coverText(const foursheet::CoverCard& card);
[[nodiscard]] QString looseBallText(const Player& player);
[[nodiscard]] QString touchesText(const Player& player);

/// "<R", "KO".
[[nodiscard]] QString columnText(KickColumn column);
[[nodiscard]] QString columnText(PuntColumn column);

}  // namespace thrum::gui::fss
