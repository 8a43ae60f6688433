#pragma once

#include <thrum/core/figure_id.hpp>
#include <thrum/rules/names.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

/// The men of SCRIMMAGE. Clauses: SCR-MEN1, MEN2.
namespace thrum::scrimmage {

/// What is drawn on a man. The first eleven play on offense; tackles, guards and the last six on
/// defense. In the order of the rules file.
enum class Label : std::uint8_t { T1, T2, G1, G2, G3, TE, Q, F, SE, H, T, L1, L2, L3, B1, B2, S };
[[nodiscard]] std::span<const EnumName<Label>> namesOf(Label);

enum class Role : std::uint8_t { Offense, Defense };
[[nodiscard]] std::span<const EnumName<Role>> namesOf(Role);

inline constexpr int kMenOfASide = 11;

/// A man: his side and his label. "HT1", "VL2" in files.
using ManId = FigureId;
[[nodiscard]] constexpr ManId manId(Side side, Label label) {
    return {side, static_cast<int>(label)};
}
[[nodiscard]] constexpr Label labelOf(ManId id) {
    return static_cast<Label>(id.rosterIndex());
}
/// The eleven of a role, in the order of the rules file.
[[nodiscard]] std::span<const Label> labelsOf(Role role);
/// Where a label stands among them; nothing for one that plays the other role.
[[nodiscard]] std::optional<std::size_t> placeIn(Role role, Label label);
[[nodiscard]] bool playsAs(Label label, Role role);
/// T1 T2 G1 G2 G3.
[[nodiscard]] constexpr bool isInterior(Label label) {
    return label <= Label::G3;
}
[[nodiscard]] constexpr bool isEnd(Label label) {
    return label == Label::TE || label == Label::SE;
}
/// Q F H T: who may be called as runner.
[[nodiscard]] constexpr bool isBack(Label label) {
    return label == Label::Q || label == Label::F || label == Label::H || label == Label::T;
}
/// How a man of this speed is drawn: "large square", "framed square", "circle", "triangle",
/// "diamond".
[[nodiscard]] std::string_view shapeOf(int speed);
/// "left tackle" and the like are not in the book: "tackle", "quarterback".
[[nodiscard]] std::string_view manWord(Label label);

}  // namespace thrum::scrimmage
