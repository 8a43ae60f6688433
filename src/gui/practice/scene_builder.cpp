#include "gui/practice/scene_builder.hpp"

#include "gui/board_game/film_scene.hpp"

#include <algorithm>

namespace thrum::gui {

namespace {
void showPreview(BoardScene& scene, const SetupTool& tool) {
    for (const FigureSetup& wanted : tool.preview()) {
        FigureDrawing* figure = scene.figure(wanted.id);
        if (figure == nullptr)
            continue;
        figure->at = QPointF{wanted.pose.at.x.yards(), wanted.pose.at.y.yards()};
        figure->headingDeg = wanted.pose.heading.degrees();
    }
    if (const auto& refusal = tool.previewRefusal()) {
        for (const std::optional<FigureId> id : {std::optional{refusal->figure}, refusal->other})
            if (FigureDrawing* figure = id ? scene.figure(*id) : nullptr)
                figure->refused = true;
    }
    if (!tool.preview().empty() && !tool.caption().isEmpty()) {
        const FigureId about =
            tool.previewRefusal() ? tool.previewRefusal()->figure : tool.preview().front().id;
        if (const FigureDrawing* figure = scene.figure(about))
            scene.caption =
                CaptionDrawing{figure->at, tool.caption(), tool.previewRefusal().has_value()};
    }
    if (const auto band = tool.rubberBand())
        scene.rubberBand = band;
}
}  // namespace

BoardScene buildScene(const TableSession& session, const ShownLayers& shown) {
    const TableData& data = session.document().data();
    const SetupState& state = session.document().state();
    BoardScene scene;
    scene.board = data.table.board;
    scene.home = lookOf(data.home);
    scene.visitor = lookOf(data.visitor);
    scene.shown = shown;
    for (const FigureSetup& figure : state.figures)
        scene.figures.push_back(drawingOf(data, figure));
    const double line = state.lineOfScrimmage.yards();
    scene.lineOfScrimmage = line;
    const double toGain = line + 10.0 * state.attack();
    if (toGain > 0.0 && toGain < 100.0)
        scene.lineToGain = toGain;
    scene.carrier = state.carrier;
    scene.selected = session.selection().ids();
    scene.focused = session.selection().focused();
    scene.handles = session.tool().turnsAllowed();
    if (session.showsFilm())
        showFilm(scene, session.film(), session.drawnTick());
    if (shown.traces)
        showTraces(scene, session.film(), session.drawnTick());
    if (const auto& tried = session.triedOut(); tried && scene.carrier) {
        for (const QPolygonF& way : tried->ways)
            if (way.size() > 1)
                scene.traces.push_back({*scene.carrier, way, true});
        if (!tried->ways.empty()) {
            QPointF middle;
            for (const QPolygonF& way : tried->ways)
                middle += way.last() / static_cast<double>(tried->ways.size());
            scene.caption = CaptionDrawing{middle, tried->sentence.section(QLatin1Char(','), 0, 1)};
        }
    }
    showPreview(scene, session.tool());
    if (const auto& outcome = session.outcome();
        outcome && outcome->playOver && outcome->spot && !session.showsFilm())
        scene.spot = outcome->spot->yards();
    if (const auto& outcome = session.outcome();
        outcome && outcome->contactAt && !session.showsFilm())
        scene.contact = ContactDrawing{*outcome->contactAt, outcome->contactLabel};
    return scene;
}

}  // namespace thrum::gui
