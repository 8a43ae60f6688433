#include "gui/session/scene_builder.hpp"

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

void showFilm(BoardScene& scene, const TableSession& session) {
    const RunFilm& film = session.film();
    const double tick = session.drawnTick();
    const std::vector<DrawnPose> poses = film.at(tick);
    for (std::size_t i = 0; i < poses.size(); ++i) {
        FigureDrawing* figure = scene.figure(film.figures()[i].id);
        if (figure == nullptr)
            continue;
        figure->at = poses[i].at;
        figure->headingDeg = poses[i].headingDeg;
        figure->fallenDeg = poses[i].fallenDeg;
    }
}

void showTraces(BoardScene& scene, const TableSession& session) {
    const RunFilm& film = session.film();
    if (film.isEmpty())
        return;
    const double tick = session.drawnTick();
    for (std::size_t i = 0; i < film.figures().size(); ++i)
        scene.traces.push_back(TraceDrawing{film.figures()[i].id, film.trace(i, tick)});
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
        showFilm(scene, session);
    if (shown.traces)
        showTraces(scene, session);
    showPreview(scene, session.tool());
    if (const auto& outcome = session.outcome();
        outcome && outcome->contactAt && !session.showsFilm())
        scene.contact = ContactDrawing{*outcome->contactAt, outcome->contactLabel};
    return scene;
}

}  // namespace thrum::gui
