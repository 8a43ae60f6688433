#pragma once

#include "gui/workshop/kit_card.hpp"

#include <thrum/segment/roster.hpp>

#include <optional>

#include <QColor>
#include <QString>
#include <QStringList>

/// What a kit is made of and what the rule book asks of it. Knows no widget.
namespace thrum::gui {

[[nodiscard]] QString unitText(Uniform unit);
[[nodiscard]] QString partText(KitPart part);
[[nodiscard]] QString patternText(KitPattern pattern);
[[nodiscard]] const UnitKit& kitOf(const TeamFile& team, Uniform unit);
[[nodiscard]] UnitKit& kitOf(TeamFile& team, Uniform unit);
/// The team with one part in another color.
[[nodiscard]] TeamFile recolored(TeamFile team, Uniform unit, KitPart part, const QColor& color);
/// As it is drawn, named in the team's file or not.
[[nodiscard]] QColor colorOf(const TeamFile& team, Uniform unit, KitPart part);
/// Whether it is named in the team's file, so that it does not follow from the two colors.
[[nodiscard]] bool isNamed(const TeamFile& team, Uniform unit, KitPart part);
/// Why a team may not wear its kit; nothing if it may. Clauses: TAP-UN-1, TAP-UN-5.
[[nodiscard]] std::optional<QString> kitRefusal(const TeamFile& team);
/// What is measured of the kit, a line each: what the rules ask for, then what is hardly seen.
[[nodiscard]] QStringList kitFacts(const TeamFile& team);

}  // namespace thrum::gui
