#include "gui/board/figure_drawing.hpp"

namespace thrum::gui {

namespace {
QColor colorOf(const Color& color) {
    return {color.red, color.green, color.blue};
}
}  // namespace

TeamLook lookOf(const TeamFile& team) {
    return TeamLook{QString::fromStdString(team.name),
                    QString::fromStdString(team.abbreviation),
                    colorOf(team.colors.dark),
                    colorOf(team.colors.trim)};
}

FigureDrawing drawingOf(const TableData& data, const FigureSetup& figure) {
    FigureDrawing drawing;
    drawing.id = figure.id;
    drawing.look.side = figure.id.side();
    if (const Player* player = data.player(figure.id)) {
        drawing.number = QString::fromStdString(player->number);
        drawing.position = player->position;
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
