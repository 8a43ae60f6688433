#pragma once

#include <thrum/rules/touchdown/dice.hpp>

#include <optional>

#include <QPainter>
#include <QPixmap>
#include <QString>

/// Dice, strength chips and the coin as things. A red result stands in a ring, a blue one in an
/// octagon, so that they are told apart without their colors.
namespace thrum::gui::tdm {

namespace ink {
inline constexpr QColor kRed{0xa8, 0x14, 0x2b};    ///< printed GN and CP
inline constexpr QColor kBlue{0x17, 0x3f, 0x98};   ///< printed TK, BP, IN, FM, SK
inline constexpr QColor kGold{0xff, 0xce, 0x4a};   ///< what counts
inline constexpr QColor kSky{0xa9, 0xd2, 0xff};    ///< what takes
inline constexpr QColor kPale{0xe8, 0xf0, 0xea};   ///< text on the felt
inline constexpr QColor kCream{0xfa, 0xf5, 0xe6};  ///< cards
inline constexpr QColor kInk{0x22, 0x24, 0x28};    ///< text on cards
inline constexpr QColor kCardNote{0x52, 0x50, 0x48};
}  // namespace ink

enum class DieLook { White, Red, Blue };
[[nodiscard]] DieLook dieLook(touchdown::Die die);

struct DieArt {
    DieLook look = DieLook::White;
    bool chip = false;                          ///< a strength: round, with a gold edge
    std::optional<touchdown::Result> result{};  ///< what shows; nothing: it is not rolled yet
    QString name{};                             ///< what it shows then
    double turn = 0.0;                          ///< degrees
    bool faded = false;
    bool glow = false;  ///< it counts
    double lift = 0.0;  ///< how high above the felt, in sizes
};
void drawDie(QPainter& painter, QPointF middle, double size, const DieArt& art);
/// One printed face, flat, as the calls list their six.
void drawFlatFace(QPainter& painter,
                  const QRectF& box,
                  const touchdown::Result& result,
                  bool shown);
void drawCoin(
    QPainter& painter, QPointF middle, double size, const QString& letter, double squeeze);
/// A die for a button, at a pixel ratio.
[[nodiscard]] QPixmap diePicture(const DieArt& art, int size, double ratio);

}  // namespace thrum::gui::tdm
