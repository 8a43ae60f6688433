#pragma once

#include "gui/games/scrimmage/forecast.hpp"
#include "gui/games/scrimmage/match.hpp"

#include <QString>
#include <QStringList>

/// SCRIMMAGE in sentences. Everything is made from what this window may see.
namespace thrum::gui {

/// "G2"
[[nodiscard]] QString labelText(scrimmage::ManId man);
/// "guard"
[[nodiscard]] QString manWordText(scrimmage::Label label);
/// "H halfback"
[[nodiscard]] QString manText(scrimmage::ManId man);
/// "Comets H halfback"
[[nodiscard]] QString teamManText(const scrimmage::State& state, scrimmage::ManId man);
/// "own 36 to own 38, row 8", for the side on offense; rows from the north.
[[nodiscard]] QString squareText(const scrimmage::State& state, scrimmage::Square square);
/// "own 36"
[[nodiscard]] QString lineText(const scrimmage::State& state, int line);
/// "2nd & 6", "1st & goal"
[[nodiscard]] QString downText(const scrimmage::State& state);
/// "2nd & 6 at own 36"
[[nodiscard]] QString situationText(const scrimmage::State& state);
/// "east", "west"
[[nodiscard]] QString directionText(const scrimmage::State& state, Side side);
/// "1 square", "4 squares"
[[nodiscard]] QString squaresText(int count);
/// "offense turn 3", "defense turn 3"
[[nodiscard]] QString turnText(const scrimmage::State& state);
/// "run by H", "pass to zone 8", "run, runner not shown"; empty while nothing is known.
[[nodiscard]] QString callText(const scrimmage::State& state);
/// "+2", "0", "−1"
[[nodiscard]] QString advantageText(int advantage);
/// What comes of it, in one sentence; empty for a plain walk.
[[nodiscard]] QString forecastText(const ScrimmageForecast& forecast, scrimmage::ManId man);
/// "diagonal 2 + straight 1"
[[nodiscard]] QString routeText(scrimmage::Square from, const ScrimmageWay& way, int diagonalCost);
/// What stands on a square and what it is, for a listener and the status line.
[[nodiscard]] QString spokenSquare(const ScrimmageMatch& match, scrimmage::Square square);
/// A man with all that may be known of him.
[[nodiscard]] QString spokenMan(const scrimmage::State& state, scrimmage::ManId man);
/// The whole field in words.
[[nodiscard]] QString spokenField(const ScrimmageMatch& match);

}  // namespace thrum::gui
