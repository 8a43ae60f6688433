#include "gui/workshop/kit_facts.hpp"

#include "gui/board/figure_drawing.hpp"
#include "gui/theme/board_colors.hpp"

#include <QCoreApplication>

namespace thrum::gui {

namespace {
constexpr double kSeen = 3.0;  ///< contrast that tells one part from another

QString kitWord(const char* text) {
    return QCoreApplication::translate("KitFacts", text);
}

Color fileColor(const QColor& color) {
    return {static_cast<std::uint8_t>(color.red()),
            static_cast<std::uint8_t>(color.green()),
            static_cast<std::uint8_t>(color.blue())};
}

std::optional<Color> UnitKit::*memberOf(KitPart part) {
    switch (part) {
        case KitPart::Numbers:
            return &UnitKit::numbers;
        case KitPart::Stripe:
            return &UnitKit::stripe;
        case KitPart::Pants:
            return &UnitKit::pants;
        case KitPart::Helmet:
            return &UnitKit::helmet;
        case KitPart::HelmetStripe:
            return &UnitKit::helmetStripe;
        case KitPart::Jersey:
        case KitPart::Trim:
            break;
    }
    return &UnitKit::jersey;
}

/// The home of a part's color where that is not a unit's kit.
Color* teamColor(TeamFile& team, Uniform unit, KitPart part) {
    if (part == KitPart::Trim)
        return &team.colors.trim;
    return part == KitPart::Jersey && unit == Uniform::Dark ? &team.colors.dark : nullptr;
}

double contrast(const TeamFile& team, Uniform unit, KitPart a, KitPart b) {
    return contrastOf(fileColor(colorOf(team, unit, a)), fileColor(colorOf(team, unit, b)));
}

QString tenth(double value) {
    return QString::number(value, 'f', 1);
}
}  // namespace

QString unitText(Uniform unit) {
    return unit == Uniform::Dark ? kitWord("dark unit") : kitWord("white unit");
}

QString partText(KitPart part) {
    switch (part) {
        case KitPart::Jersey:
            return kitWord("Jersey");
        case KitPart::Numbers:
            return kitWord("Numbers");
        case KitPart::Stripe:
            return kitWord("Pattern");
        case KitPart::Pants:
            return kitWord("Pants");
        case KitPart::Helmet:
            return kitWord("Helmet");
        case KitPart::HelmetStripe:
            return kitWord("Its stripe");
        case KitPart::Trim:
            break;
    }
    return kitWord("Trim");
}

QString patternText(KitPattern pattern) {
    switch (pattern) {
        case KitPattern::ShoulderStripes:
            return kitWord("shoulder stripes");
        case KitPattern::SleeveBands:
            return kitWord("bands on the sleeves");
        case KitPattern::Yoke:
            return kitWord("yoke");
        case KitPattern::Sleeves:
            return kitWord("whole sleeves");
        case KitPattern::Plain:
            break;
    }
    return kitWord("plain");
}

const UnitKit& kitOf(const TeamFile& team, Uniform unit) {
    return unit == Uniform::Dark ? team.kit.dark : team.kit.white;
}

UnitKit& kitOf(TeamFile& team, Uniform unit) {
    return unit == Uniform::Dark ? team.kit.dark : team.kit.white;
}

TeamFile recolored(TeamFile team, Uniform unit, KitPart part, const QColor& color) {
    if (Color* home = teamColor(team, unit, part))
        *home = fileColor(color);
    else
        kitOf(team, unit).*memberOf(part) = fileColor(color);
    return team;
}

QColor colorOf(const TeamFile& team, Uniform unit, KitPart part) {
    const TeamLook look = lookOf(team);
    const bool dark = unit == Uniform::Dark;
    if (part == KitPart::Trim)
        return look.accent;
    if (part == KitPart::Jersey) {
        if (dark)
            return look.kit;
        return look.white.jersey.isValid() ? look.white.jersey : QColor{Qt::white};
    }
    const FigureColors worn = figureColors(look, {.side = Side::Home, .darkUnit = dark});
    switch (part) {
        case KitPart::Numbers:
            return worn.numbers;
        case KitPart::Stripe:
            return worn.stripe;
        case KitPart::Pants:
            return worn.pants;
        case KitPart::Helmet:
            return worn.helmet;
        default:
            return worn.helmetStripe;
    }
}

bool isNamed(const TeamFile& team, Uniform unit, KitPart part) {
    if (part == KitPart::Trim || (part == KitPart::Jersey && unit == Uniform::Dark))
        return true;
    return (kitOf(team, unit).*memberOf(part)).has_value();
}

std::optional<QString> kitRefusal(const TeamFile& team) {
    if (const double dark = contrastToWhite(team.colors.dark); dark < kDarkKitContrast)
        return kitWord(
                   "This kit has a contrast of %1 to white; dark faces white, so it needs %2 "
                   "(TAP-UN-1).")
            .arg(tenth(dark), tenth(kDarkKitContrast));
    const Color white = fileColor(colorOf(team, Uniform::White, KitPart::Jersey));
    if (const double off = contrastToWhite(white); off > kWhiteKitContrast)
        return kitWord(
                   "This jersey has a contrast of %1 to white; the white unit wears white or "
                   "nearly "
                   "so, at most %2 (TAP-UN-1).")
            .arg(QString::number(off, 'f', 2), QString::number(kWhiteKitContrast, 'f', 2));
    for (const Uniform unit : {Uniform::Dark, Uniform::White})
        if (const double seen = contrast(team, unit, KitPart::Numbers, KitPart::Jersey);
            seen < kNumberContrast)
            return kitWord(
                       "The numbers of the %1 would have a contrast of %2 to its jersey; they are "
                       "to be read and need %3 (TAP-UN-5).")
                .arg(unitText(unit), tenth(seen), tenth(kNumberContrast));
    return std::nullopt;
}

QStringList kitFacts(const TeamFile& team) {
    const auto mark = [](bool good) { return good ? QStringLiteral("✓ ") : QStringLiteral("✗ "); };
    QStringList lines;
    const double dark = contrastToWhite(team.colors.dark);
    lines << mark(dark >= kDarkKitContrast) +
                 kitWord("Dark %1 ≥ %2 (TAP-UN-1)").arg(tenth(dark), tenth(kDarkKitContrast));
    const double white = contrastToWhite(fileColor(colorOf(team, Uniform::White, KitPart::Jersey)));
    lines << mark(white <= kWhiteKitContrast) +
                 kitWord("White %1 ≤ %2 (TAP-UN-1)")
                     .arg(QString::number(white, 'f', 2),
                          QString::number(kWhiteKitContrast, 'f', 2));
    const double onDark = contrast(team, Uniform::Dark, KitPart::Numbers, KitPart::Jersey);
    const double onWhite = contrast(team, Uniform::White, KitPart::Numbers, KitPart::Jersey);
    lines << mark(std::min(onDark, onWhite) >= kNumberContrast) +
                 kitWord("Numbers %1, %2 ≥ %3 (TAP-UN-5)")
                     .arg(tenth(onDark), tenth(onWhite), QString::number(kNumberContrast));
    const double trim = contrast(team, Uniform::Dark, KitPart::Trim, KitPart::Jersey);
    lines << (trim >= kSeen ? kitWord("✓ Trim on the kit %1")
                            : kitWord("! Trim %1: it is hardly seen"))
                 .arg(tenth(trim));
    for (const Uniform unit : {Uniform::Dark, Uniform::White}) {
        const UnitKit& kit = kitOf(team, unit);
        if (kit.pattern == KitPattern::Plain)
            continue;
        if (const double seen = contrast(team, unit, KitPart::Stripe, KitPart::Jersey);
            seen < kSeen)
            lines
                << kitWord("! Pattern of the %1: %2, hardly seen").arg(unitText(unit), tenth(seen));
        // numbers reach up to the shoulders
        if (const double seen = contrast(team, unit, KitPart::Numbers, KitPart::Stripe);
            kit.pattern == KitPattern::Yoke && seen < kNumberContrast)
            lines
                << kitWord("! Numbers on the yoke of the %1: %2").arg(unitText(unit), tenth(seen));
    }
    const Color grass = fileColor(board_colors::kField);
    if (const double field = contrastOf(team.colors.dark, grass); field < kSeen)
        lines << kitWord("Kit on the field %1").arg(tenth(field));
    return lines;
}

}  // namespace thrum::gui
