#include "gui/board_game/film_scene.hpp"

namespace thrum::gui {

void showFilm(BoardScene& scene, const RunFilm& film, double tick) {
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

void showTraces(BoardScene& scene, const RunFilm& film, double tick) {
    if (film.isEmpty())
        return;
    for (std::size_t i = 0; i < film.figures().size(); ++i)
        scene.traces.push_back(TraceDrawing{film.figures()[i].id, film.trace(i, tick)});
}

}  // namespace thrum::gui
