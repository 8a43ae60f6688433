#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

/// What a team's men wear and how they stand. All of it is drawn; no rule but that of the colors
/// (TAP-UN-1) looks at it.
namespace thrum {

struct Color {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    friend bool operator==(const Color&, const Color&) = default;
};

/// Contrast against white as in WCAG 2: 1 for white, 21 for black.
[[nodiscard]] double contrastToWhite(Color color);
/// Contrast of two colors as in WCAG 2: 1 for equal ones, 21 for black and white.
[[nodiscard]] double contrastOf(Color a, Color b);
/// The least contrast of a dark kit against white. Clause: TAP-UN-1.
inline constexpr double kDarkKitContrast = 4.5;
/// The most contrast of a white unit's jersey against white. Clause: TAP-UN-1.
inline constexpr double kWhiteKitContrast = 1.3;
/// The least contrast of numbers against the jersey. Clause: TAP-UN-5.
inline constexpr double kNumberContrast = 3.0;

/// What is sewn on a jersey in the color of the stripes.
enum class KitPattern : std::uint8_t {
    Plain,
    ShoulderStripes,  ///< two over each shoulder
    SleeveBands,      ///< one round each sleeve
    Yoke,             ///< the shoulders
    Sleeves           ///< the whole sleeves
};
inline constexpr int kKitPatternCount = 5;
/// As written in files: plain, shoulder_stripes, sleeve_bands, yoke, sleeves.
[[nodiscard]] std::string_view codeOf(KitPattern pattern);

/// What the men of one unit wear. A color that is not there follows from the team's two.
struct UnitKit {
    KitPattern pattern = KitPattern::Plain;
    std::optional<Color> jersey{};  ///< the white unit's; a dark one wears TeamColors::dark
    std::optional<Color> stripe{};  ///< of the pattern
    std::optional<Color> helmet{};
    std::optional<Color> helmetStripe{};
    std::optional<Color> numbers{};
    std::optional<Color> pants{};
    friend bool operator==(const UnitKit&, const UnitKit&) = default;
};

struct TeamKit {
    UnitKit dark{};
    UnitKit white{};
    friend bool operator==(const TeamKit&, const TeamKit&) = default;
};

/// A standing plastic man.
enum class FigurePose : std::uint8_t {
    Lineman,
    Runner,
    Receiver,
    Passer,
    Kicker,
    Linebacker,
    Back,
    Blocker
};
inline constexpr int kFigurePoseCount = 8;
/// As written in files: the names above in small letters.
[[nodiscard]] std::string_view codeOf(FigurePose pose);

}  // namespace thrum
