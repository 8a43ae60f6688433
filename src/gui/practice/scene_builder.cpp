#include "gui/practice/scene_builder.hpp"

#include "gui/board/figure_drawing.hpp"
#include "gui/board_game/film_scene.hpp"

#include <algorithm>

namespace thrum::gui {

namespace {
/// The man of a side whom a refusal names by his number.
FigureDrawing* namedIn(BoardScene& scene, const TextArgument& argument, Side side) {
    if (argument.first != "n" && argument.first != "m")
        return nullptr;
    const QString number = QString::fromStdString(argument.second);
    const auto found = std::ranges::find_if(scene.figures, [&](const FigureDrawing& figure) {
        return figure.id.side() == side && figure.number == number;
    });
    return found != scene.figures.end() ? &*found : nullptr;
}

/// Marks who stands where a line-up would be refused.
void showProblems(BoardScene& scene, const TableSession& session) {
    for (const Side side : {Side::Home, Side::Visitor})
        for (const RuleViolation& problem : session.lineUpProblems(side))
            for (const TextArgument& argument : problem.args)
                if (FigureDrawing* figure = namedIn(scene, argument, side))
                    figure->warned = true;
}

/// What is only there to be looked at: the opponents, and how the men stood before.
void showBackground(BoardScene& scene, const TableSession& session) {
    const SetupState& state = session.document().state();
    if (session.phase() != TablePhase::SetUp)
        return;
    if (session.background().defense) {
        const auto pale = std::stable_partition(
            scene.figures.begin(), scene.figures.end(), [&](const FigureDrawing& figure) {
                return figure.id.side() == state.offense;
            });
        scene.ghosts.assign(pale, scene.figures.end());
        scene.figures.erase(pale, scene.figures.end());
    }
    if (session.background().lastPlay)
        for (const FigureSetup& figure : session.lastPlaces())
            scene.ghosts.push_back(drawingOf(session.document().data(), figure));
}

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
    if (session.phase() == TablePhase::SetUp)
        for (const FigureId id : state.locked)
            if (FigureDrawing* figure = scene.figure(id))
                figure->locked = true;
    showBackground(scene, session);
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
    if (session.phase() == TablePhase::SetUp)
        showProblems(scene, session);
    if (const auto& outcome = session.outcome();
        outcome && outcome->playOver && outcome->spot && !session.showsFilm())
        scene.spot = outcome->spot->yards();
    if (const auto& outcome = session.outcome();
        outcome && outcome->contactAt && !session.showsFilm())
        scene.contact = ContactDrawing{*outcome->contactAt, outcome->contactLabel};
    return scene;
}

}  // namespace thrum::gui
