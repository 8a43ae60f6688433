#include "gui/board_game/group_moves.hpp"

#include <thrum/core/field.hpp>
#include <thrum/core/geometry.hpp>

#include <algorithm>
#include <utility>

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

namespace {
Spot meanOf(const std::vector<FigureSetup>& figures, Spot FieldPoint::*member) {
    double sum = 0.0;
    for (const FigureSetup& figure : figures)
        sum += (figure.pose.at.*member).units();
    return Spot::units(roundToInt(sum / static_cast<double>(figures.size())));
}
}  // namespace

std::vector<FigureSetup> inRow(std::vector<FigureSetup> figures) {
    if (figures.empty())
        return figures;
    const Spot x = meanOf(figures, &FieldPoint::x);
    for (FigureSetup& figure : figures)
        figure.pose.at.x = x;
    return figures;
}

std::vector<FigureSetup> inFile(std::vector<FigureSetup> figures) {
    if (figures.empty())
        return figures;
    const Spot y = meanOf(figures, &FieldPoint::y);
    for (FigureSetup& figure : figures)
        figure.pose.at.y = y;
    return figures;
}

std::vector<FigureSetup> evenlySpaced(std::vector<FigureSetup> figures) {
    if (figures.size() < 3)
        return figures;
    const auto reach = [&](Spot FieldPoint::*member) {
        const auto [least, most] = std::ranges::minmax_element(
            figures, {}, [member](const FigureSetup& figure) { return figure.pose.at.*member; });
        return std::pair{(least->pose.at.*member).units(), (most->pose.at.*member).units()};
    };
    const auto x = reach(&FieldPoint::x);
    const auto y = reach(&FieldPoint::y);
    // along the longer way of the group
    const bool across = y.second - y.first >= x.second - x.first;
    Spot FieldPoint::*const member = across ? &FieldPoint::y : &FieldPoint::x;
    const auto [first, last] = across ? y : x;
    std::vector<FigureSetup*> order;
    for (FigureSetup& figure : figures)
        order.push_back(&figure);
    std::ranges::stable_sort(
        order, {}, [member](const FigureSetup* figure) { return figure->pose.at.*member; });
    for (std::size_t i = 0; i < order.size(); ++i) {
        const double part = static_cast<double>(i) / static_cast<double>(order.size() - 1);
        order[i]->pose.at.*member = Spot::units(roundToInt(first + part * (last - first)));
    }
    return figures;
}

std::vector<FigureSetup> exchanged(std::vector<FigureSetup> figures) {
    if (figures.size() >= 2)
        std::swap(figures[0].pose, figures[1].pose);
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
