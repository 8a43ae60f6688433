#include "gui/games/solitaire/scene.hpp"

#include "gui/board/field_points.hpp"
#include "gui/board/figure_drawing.hpp"
#include "gui/board_game/film_scene.hpp"
#include "gui/games/solitaire/words.hpp"

#include <algorithm>

#include <QCoreApplication>

namespace thrum::gui::sol {

namespace {
using solitaire::DecisionKind;
using solitaire::EventKind;
using solitaire::Phase;
using solitaire::PlayKind;

QString sceneTr(const char* text) {
    return QCoreApplication::translate("SolScene", text);
}

// Eleven play both ways, so the sides are told apart by who is at home, not by who has the ball.
FigureDrawing drawn(const SolMatch& match, const FigureSetup& figure) {
    FigureDrawing drawing = gui::drawingOf(match.data(), figure);
    drawing.look.darkUnit = figure.id.side() == Side::Home;
    if (const solitaire::Player* player = solitaire::findPlayer(match.drawnState(), figure.id))
        drawing.number = QString::fromStdString(player->number);
    return drawing;
}

void showMen(BoardScene& scene, const SolMatch& match) {
    for (const solitaire::Figure& figure : match.drawnState().figures)
        scene.figures.push_back(
            drawn(match,
                  {figure.id,
                   figure.baseSlot,
                   figure.pose,
                   figure.status == solitaire::FigureStatus::Fallen ? figure.fallDirection
                                                                    : std::nullopt}));
}

void showPreview(BoardScene& scene, const SolMatch& match, const SolTool& tool) {
    for (const FigureSetup& wanted : tool.preview()) {
        FigureDrawing* figure = scene.figure(wanted.id);
        if (figure == nullptr) {
            const auto place =
                std::ranges::lower_bound(scene.figures, wanted.id, {}, &FigureDrawing::id);
            scene.figures.insert(place, drawn(match, wanted));
            continue;
        }
        figure->at = yardsOf(wanted.pose.at);
        figure->headingDeg = wanted.pose.heading.degrees();
    }
    for (const FigureId id : tool.previewRefused())
        if (FigureDrawing* figure = scene.figure(id))
            figure->refused = true;
    if (!tool.caption().isEmpty() && !tool.preview().empty()) {
        const FigureId about = tool.previewRefused().empty() ? tool.preview().front().id
                                                             : tool.previewRefused().front();
        if (const FigureDrawing* figure = scene.figure(about))
            scene.caption = CaptionDrawing{figure->at, tool.caption(), tool.captionIsRefusal()};
    }
    scene.rubberBand = tool.rubberBand();
}

void showLines(BoardScene& scene, const solitaire::State& s) {
    if (s.phase == Phase::Toss || s.phase == Phase::KickChoice || s.phase == Phase::Try || s.over)
        return;
    scene.lineOfScrimmage = xOfU(s.offense, s.line);
    scene.kicksOff = solitaire::isKickOffKind(s.playFacts.kind);
    const double toGain = s.toGain.yards();
    if (!scene.kicksOff && s.tryKind == solitaire::TryKind::None && s.down > 0 && toGain > 0.0 &&
        toGain < 100.0)
        scene.lineToGain = xOfU(s.offense, s.toGain);
}

// What a loose ball is, and how often it may still be tried for (SOL-FUM-3); a play that is over
// tells what came of it instead.
void showBall(BoardScene& scene, const solitaire::State& s, bool told) {
    if (!s.ball || s.carrier)
        return;
    scene.ball = yardsOf(*s.ball);
    if (s.phase == Phase::Loose && told)
        scene.ballLabel = (s.loose.onside ? sceneTr("onside kick · attempt %1 of %2")
                                          : sceneTr("loose ball · attempt %1 of %2"))
                              .arg(std::min(s.loose.attempt + 1, s.rules->fumble.attempts))
                              .arg(s.rules->fumble.attempts);
}

void showOffers(BoardScene& scene, const SolMatch& match, const ShotDesk& shot) {
    const solitaire::State& s = match.state();
    if (match.doing() == MatchDoing::Waiting && match.mayAct(match.prompt().side)) {
        for (const DecisionKind kind : {DecisionKind::Lateral, DecisionKind::Pitch})
            for (const FigureId id : match.menFor(kind))
                scene.offered.push_back(id);
        if (shot.isOpen())
            for (const Receiver& receiver : shot.receivers())
                if (receiver.free && receiver.ahead)
                    scene.offered.push_back(receiver.id);
    }
    if (shot.isOpen() && shot.target())
        scene.chosen.push_back(*shot.target());
    for (const auto& named : {s.playFacts.carrier, s.playFacts.holder, s.playFacts.returner})
        if (named && !s.carrier && scene.figure(*named) != nullptr)
            scene.chosen.push_back(*named);
    std::ranges::sort(scene.offered);
    scene.offered.erase(std::unique(scene.offered.begin(), scene.offered.end()),
                        scene.offered.end());
    std::ranges::sort(scene.chosen);
    std::erase_if(scene.offered,
                  [&](FigureId id) { return std::ranges::binary_search(scene.chosen, id); });
    if (s.phase == Phase::Stop || s.phase == Phase::Loose)
        for (const FigurePair& pair : s.touching)
            scene.engaged.emplace_back(pair.a, pair.b);
}

void showEnd(BoardScene& scene, const std::vector<solitaire::Event>& events) {
    for (const solitaire::Event& event : events) {
        if (event.kind == EventKind::Tackled && event.at)
            scene.contact = ContactDrawing{yardsOf(*event.at), sceneTr("tackle")};
        if (event.kind == EventKind::Blocked && event.at)
            scene.contact = ContactDrawing{yardsOf(*event.at), sceneTr("blocked")};
        if (event.kind == EventKind::Spotted && event.at)
            scene.spot = event.at->x.yards();
    }
}
}  // namespace

BoardScene buildScene(const SolMatch& match,
                      const SolTool& tool,
                      const Selection& selection,
                      const ShownLayers& shown,
                      const ShotDesk& shot,
                      const std::optional<ShotOutlook>& outlook,
                      const FlightShow& flight) {
    const solitaire::State& s = match.drawnState();
    BoardScene scene;
    scene.board = match.data().table.board;
    scene.home = lookOf(match.data().home);
    scene.visitor = lookOf(match.data().visitor);
    scene.shown = shown;
    scene.ballYards = s.rules->ball.radiusYd;
    showMen(scene, match);
    showLines(scene, s);
    showBall(scene, s, match.doing() != MatchDoing::Ended);
    const qint64 now = match.time().nowMs();
    // a ball in the air is nobody's
    if (match.doing() != MatchDoing::Throwing)
        scene.carrier = s.carrier;
    if (s.phase == Phase::Rush && s.playFacts.carrier)
        scene.carrier = s.playFacts.carrier;
    scene.selected = selection.ids();
    scene.focused = selection.focused();
    scene.handles = !shot.isOpen() && tool.turnsAllowed();
    if (shown.traces)
        showTraces(scene, match.film(), match.drawnTick());
    flight.draw(scene, now);
    // a ball that lies free has words of its own in the same place
    if (scene.flightEnd && !scene.ballLabel.isEmpty())
        scene.flightEnd.reset();
    if (match.doing() == MatchDoing::Running || match.doing() == MatchDoing::Ended) {
        if (match.doing() == MatchDoing::Ended)
            showEnd(scene, match.playEvents());
        showFilm(scene, match.film(), match.drawnTick());
        if (scene.ball)
            if (const auto rolled = match.film().ballAt(match.drawnTick()))
                scene.ball = rolled;
        return scene;
    }
    showOffers(scene, match, shot);
    showPreview(scene, match, tool);
    if (outlook && shot.isOpen() && s.rules->ui.preview)
        scene.shot = drawingOf(s, *outlook, shot.hand(), now);
    return scene;
}

}  // namespace thrum::gui::sol
