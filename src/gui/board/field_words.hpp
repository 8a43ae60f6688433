#pragma once

#include <thrum/core/figure_id.hpp>
#include <thrum/core/units.hpp>

#include <QString>

namespace thrum::gui {

/// "own 41", "midfield", "Wildcats 12", "own end zone": a place as the offense calls it.
[[nodiscard]] QString yardLineText(Spot x, Side offense, const QString& opponents);
/// "gains 5.4 yards", "loses 1 yard", "gains nothing".
[[nodiscard]] QString gainText(Distance gain);
/// "+5.4", "-1.0", "0.0" with a real minus sign.
[[nodiscard]] QString signedYards(Distance gain);
/// "3.42 s" for board time.
[[nodiscard]] QString boardTimeText(int ticks, int ticksPerSecond);
/// "8F3A-11C2"
[[nodiscard]] QString seedText(std::uint32_t seed);
/// Reads what seedText writes, dashes optional.
[[nodiscard]] bool readSeed(const QString& text, std::uint32_t& seed);

}  // namespace thrum::gui
