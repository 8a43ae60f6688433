#pragma once

#include <QColor>

/// The colors on the board that mean something, apart from the teams' kits. Checked against each
/// other as people with each kind of color vision see them (UX-23.3); each has a second cue.
namespace thrum::gui::board_colors {

inline constexpr QColor kFieldTop{0x2a, 0x74, 0x41};
inline constexpr QColor kField{0x25, 0x68, 0x3a};
inline constexpr QColor kFieldBottom{0x20, 0x5c, 0x34};
inline constexpr QColor kPaper{0xf6, 0xf3, 0xe8};      ///< the white unit; stripes
inline constexpr QColor kScrimmage{0x57, 0xb6, 0xff};  ///< solid, labeled
inline constexpr QColor kToGain{0xff, 0xd2, 0x3f};     ///< dashed, labeled
inline constexpr QColor kSelected{0xb9, 0xf1, 0xff};   ///< outline and handle
inline constexpr QColor kRefused{0xff, 0x5a, 0x78};    ///< hatched, with a cross and a tag
inline constexpr QColor kBall{0x3f, 0x1c, 0x08};       ///< oval with a white seam
inline constexpr QColor kHeat{0xff, 0x8a, 0x1f};       ///< the warmer, the denser; told in words
inline constexpr QColor kFocus{0xff, 0xff, 0xff};      ///< dashed square, 2 pixels
inline constexpr QColor kFocusEdge{0x00, 0x00, 0x00};  ///< round it on both sides

}  // namespace thrum::gui::board_colors
