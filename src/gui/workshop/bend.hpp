#pragma once

#include <thrum/io/bench_file.hpp>

#include <cstddef>
#include <optional>

#include <QString>

/// What a coach can change of a base on the bench, one thing at a time.
namespace thrum::gui {

/// One thing that is set to a number.
enum class BenchKnob {
    Lean,       ///< degrees, of a prong
    Side,       ///< degrees, of a prong; above 0 bent to the right
    Stiffness,  ///< N/m, of a prong
    Length,     ///< millimeters longer than the others, of a prong
    Dial,       ///< degrees, counter-clockwise
    Putty,      ///< grams of the one piece the bench handles
    PuttyAhead,
    PuttyLeft,
    Man,      ///< grams of the figure
    Balance,  ///< millimeters up to his center of mass
    Arms      ///< millimeters up to where he touches others
};

/// Which other prongs a bend takes with it.
enum class BendReach {
    One,
    Pair,    ///< its partner on the other side the same
    Mirror,  ///< its partner as in a mirror
    All
};

struct KnobRange {
    double least = 0.0;
    double most = 0.0;
    double step = 1.0;
    int decimals = 0;
};
[[nodiscard]] KnobRange rangeOf(BenchKnob knob);
[[nodiscard]] bool isOfProng(BenchKnob knob);
/// "lean", "dial"; for sentences.
[[nodiscard]] QString nameOf(BenchKnob knob);
/// A value with its unit: "19°", "3° left", "22 N/m", "+0.02 mm".
[[nodiscard]] QString valueText(BenchKnob knob, double value);
/// @param prong  for what is of a prong
[[nodiscard]] double valueOf(const io::BenchState& state, BenchKnob knob, std::size_t prong);
/// Whether it means anything for this base: a dial needs one, a bend prongs.
[[nodiscard]] bool means(const io::BenchState& state, BenchKnob knob);

/// "Front left", "FL"; of six or eight the third pair is in the middle.
[[nodiscard]] QString prongName(const BaseSpec& base, std::size_t prong);
[[nodiscard]] QString prongCode(const BaseSpec& base, std::size_t prong);
/// The prong across the middle of the base; nothing if there is none.
[[nodiscard]] std::optional<std::size_t> partnerOf(const BaseSpec& base, std::size_t prong);

/// The state with one knob set, within its range; the note says what was done.
[[nodiscard]] io::BenchState bent(
    io::BenchState state, BenchKnob knob, std::size_t prong, BendReach reach, double value);
/// Laid in hot water and pressed flat: all prongs are as long as each other again.
[[nodiscard]] io::BenchState boiled(io::BenchState state);
/// Rubbed a tenth of a gram lighter, once.
[[nodiscard]] io::BenchState sanded(io::BenchState state);

}  // namespace thrum::gui
