#include "gui/board_game/group_moves.hpp"

#include <thrum/core/field.hpp>
#include <thrum/core/geometry.hpp>

namespace thrum::gui {

std::vector<FigureSetup> moved(std::vector<FigureSetup> figures, Distance dx, Distance dy) {
    for (FigureSetup& figure : figures) {
        figure.pose.at.x += dx;
        figure.pose.at.y += dy;
    }
    return figures;
}

std::vector<FigureSetup> turned(std::vector<FigureSetup> figures, int hundredths) {
    for (FigureSetup& figure : figures)
        figure.pose.heading = figure.pose.heading.turned(hundredths);
    return figures;
}

std::vector<FigureSetup> wheeled(std::vector<FigureSetup> figures, int hundredths) {
    if (figures.empty())
        return figures;
    Vec2 middle{};
    for (const FigureSetup& figure : figures)
        middle = middle + Vec2{figure.pose.at.x.yards(), figure.pose.at.y.yards()};
    middle = middle * (1.0 / static_cast<double>(figures.size()));
    const Pose turn{{}, Heading::hundredths(hundredths)};
    for (FigureSetup& figure : figures) {
        const Vec2 arm = Vec2{figure.pose.at.x.yards(), figure.pose.at.y.yards()} - middle;
        const Vec2 at = middle + placedPoint(arm, turn, 1.0);
        figure.pose.at = {Spot::yards(at.x), Spot::yards(at.y)};
        figure.pose.heading = figure.pose.heading.turned(hundredths);
    }
    return figures;
}

std::vector<FigureSetup> mirrored(std::vector<FigureSetup> figures) {
    constexpr std::int32_t kTwiceMiddle = 2 * field::kMiddle.y.units();
    for (FigureSetup& figure : figures) {
        figure.pose.at.y = Spot::units(kTwiceMiddle - figure.pose.at.y.units());
        figure.pose.heading = Heading::hundredths(-figure.pose.heading.hundredths());
    }
    return figures;
}

std::vector<FigureSetup> snapped(std::vector<FigureSetup> figures) {
    const auto halfYard = [](Spot spot) {
        constexpr std::int32_t kStep = kUnitsPerYard / 2;
        return Spot::units(roundToInt(static_cast<double>(spot.units()) / kStep) * kStep);
    };
    for (FigureSetup& figure : figures)
        figure.pose.at = {halfYard(figure.pose.at.x), halfYard(figure.pose.at.y)};
    return figures;
}

}  // namespace thrum::gui
