#include "gui/games/touchdown/team_look.hpp"

#include "gui/theme/contrast.hpp"

namespace thrum::gui::tdm {

namespace {
// White letters need 4.5:1.
QColor darkEnough(QColor color) {
    constexpr double kMost = 1.05 / 4.5 - 0.05;
    while (luminance(color) > kMost)
        color = color.darker(108);
    return color;
}
}  // namespace

TeamLook lookOf(const touchdown::Team& team) {
    const QColor kit{QString::fromStdString(team.color)};
    const QColor second{QString::fromStdString(team.second)};
    TeamLook look;
    look.name = QString::fromStdString(team.name);
    look.abbreviation = QString::fromStdString(team.shortName);
    if (kit.isValid())
        look.kit = darkEnough(kit);
    if (second.isValid())
        look.accent = second;
    return look;
}

}  // namespace thrum::gui::tdm
