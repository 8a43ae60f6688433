#include "gui/games/touchdown/team_look.hpp"

#include <cmath>

namespace thrum::gui::tdm {

namespace {
double linear(double part) {
    return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}
double luminance(const QColor& color) {
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
           0.0722 * linear(color.blueF());
}
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
