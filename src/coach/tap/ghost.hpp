#pragma once

#include "coach/tap/table_view.hpp"

#include <vector>

// A quick guess at a run: everybody goes straight on at his own speed until somebody stands in his
// way. No physics; good enough to tell a hole from a wall.
namespace thrum::coach {

struct Forecast {
    double front = 0.0;         ///< of the carrier where it ends, yards downfield
    double seconds = 0.0;       ///< how long it lasts
    double lineSeconds = -1.0;  ///< when his front reaches the line of scrimmage; below 0: never
    bool tackled = false;
    bool scored = false;
    bool out = false;
};

/// The view's carrier as everybody is heading now. @param limit  seconds
[[nodiscard]] Forecast forecast(const TableView& view, double limit = 6.0);
/// Where everybody would be after so many seconds; the carrier's end is not looked for.
[[nodiscard]] TableView after(TableView view, double seconds);

/// One figure's best turn.
struct Turn {
    std::size_t man = 0;
    double heading = 0.0;
    double seconds = 0.0;  ///< until he would be there
};

/// How soon a man reaches somebody who goes straight on, and whereto he turns for it; seconds above
/// 20 if he never does (he then heads him off as far as he can).
[[nodiscard]] Turn intercept(const TableView& view, std::size_t hunter, std::size_t runner);
/// The same to a place that does not move, to within `reach` yards.
[[nodiscard]] Turn toPlace(
    const TableView& view, std::size_t man, double x, double y, double reach);

/// The men of the other team who should turn against the carrier, soonest first; at most `most`.
[[nodiscard]] std::vector<Turn> pursuit(const TableView& view, std::size_t most);
/// Team-mates of the carrier who should turn against those who would reach him; at most `most`.
[[nodiscard]] std::vector<Turn> blocks(const TableView& view, std::size_t most);

void turn(TableView& view, const std::vector<Turn>& turns);

}  // namespace thrum::coach
