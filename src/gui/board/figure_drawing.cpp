#include "gui/board/figure_drawing.hpp"

namespace thrum::gui {

namespace {
QColor colorOf(const Color& color) {
    return {color.red, color.green, color.blue};
}
QColor colorOf(const std::optional<Color>& color) {
    return color ? colorOf(*color) : QColor{};
}

UnitLook lookOf(const UnitKit& kit) {
    return {.pattern = kit.pattern,
            .jersey = colorOf(kit.jersey),
            .stripe = colorOf(kit.stripe),
            .helmet = colorOf(kit.helmet),
            .helmetStripe = colorOf(kit.helmetStripe),
            .numbers = colorOf(kit.numbers),
            .pants = colorOf(kit.pants)};
}
}  // namespace

TeamLook lookOf(const TeamFile& team) {
    return {.name = QString::fromStdString(team.name),
            .abbreviation = QString::fromStdString(team.abbreviation),
            .kit = colorOf(team.colors.dark),
            .accent = colorOf(team.colors.trim),
            .dark = lookOf(team.kit.dark),
            .white = lookOf(team.kit.white)};
}

FigureDrawing drawingOf(const TableData& data, const FigureSetup& figure) {
    FigureDrawing drawing;
    drawing.id = figure.id;
    drawing.look.side = figure.id.side();
    if (const Player* player = data.player(figure.id)) {
        drawing.number = QString::fromStdString(player->number);
        drawing.position = player->position;
        drawing.pose = player->pose;
        drawing.look.darkUnit = player->uniform == Uniform::Dark;
    }
    const double scale = data.table.board.mmPerYard;
    if (const FigureSpec* spec = data.spec(figure.id, figure.baseSlot)) {
        for (const Vec2& corner : spec->base.outlineMm)
            drawing.outline << QPointF{corner.x / scale, corner.y / scale};
        drawing.heightYards = spec->heightMm / scale;
    }
    drawing.at = QPointF{figure.pose.at.x.yards(), figure.pose.at.y.yards()};
    drawing.headingDeg = figure.pose.heading.degrees();
    if (figure.fallen)
        drawing.fallenDeg = figure.fallen->degrees();
    return drawing;
}

}  // namespace thrum::gui
