#include "gui/games/tap/scene.hpp"

#include "gui/board/field_points.hpp"
#include "gui/board/figure_drawing.hpp"
#include "gui/board_game/film_scene.hpp"
#include "gui/games/tap/words.hpp"

#include <thrum/core/field.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QCoreApplication>

namespace thrum::gui {

namespace {
using tap::DecisionKind;

FigureSetup setupOf(const tap::Figure& figure) {
    return {figure.id,
            figure.baseSlot,
            figure.pose,
            figure.status == tap::FigureStatus::Fallen ? figure.fallDirection : std::nullopt};
}

QPointF helmetOf(const TapMatch& match, const tap::Figure& figure) {
    const tap::Player* player = tap::findPlayer(match.state(), figure.id);
    const QPointF at = yardsOf(figure.pose.at);
    if (player == nullptr || !player->helmetOffsetMm)
        return at;
    const double scale = match.state().board.mmPerYard;
    const double angle = figure.pose.heading.degrees() * std::numbers::pi / 180.0;
    const Vec2 offset = *player->helmetOffsetMm;
    return at + QPointF{(offset.x * std::cos(angle) - offset.y * std::sin(angle)) / scale,
                        (offset.x * std::sin(angle) + offset.y * std::cos(angle)) / scale};
}

void showFigures(BoardScene& scene, const TapMatch& match) {
    for (const tap::Figure& figure : match.drawnState().figures) {
        FigureDrawing drawing = drawingOf(match.data(), setupOf(figure));
        // A written scene may bring players that are in no team file.
        if (const tap::Player* player = tap::findPlayer(match.drawnState(), figure.id)) {
            drawing.number = QString::fromStdString(player->number);
            drawing.look.darkUnit = player->unit == tap::Unit::Dark;
        }
        scene.figures.push_back(std::move(drawing));
    }
}

void showPreview(BoardScene& scene, const TapMatch& match, const MatchTool& tool) {
    for (const FigureSetup& wanted : tool.preview()) {
        FigureDrawing* figure = scene.figure(wanted.id);
        if (figure == nullptr) {
            const auto place =
                std::ranges::lower_bound(scene.figures, wanted.id, {}, &FigureDrawing::id);
            scene.figures.insert(place, drawingOf(match.data(), wanted));
            continue;
        }
        figure->at = yardsOf(wanted.pose.at);
        figure->headingDeg = wanted.pose.heading.degrees();
        figure->warned = false;
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

// Where help is live, whoever the line-up would be refused for is marked (TAP-MD-8).
void showProblems(BoardScene& scene, const TapMatch& match) {
    for (const RuleViolation& problem : match.prompt().problems) {
        const auto about = match.figureIn(problem, match.prompt().side);
        if (FigureDrawing* figure = about ? scene.figure(*about) : nullptr)
            figure->warned = true;
    }
}

void showLines(BoardScene& scene, const tap::State& s) {
    using tap::Phase;
    if (s.phase == Phase::Setup || s.phase == Phase::Toss || s.phase == Phase::OvertimeToss ||
        s.phase == Phase::Halftime || s.phase == Phase::TryChoice || s.phase == Phase::TryRoll ||
        s.over)
        return;
    scene.lineOfScrimmage = tap::ballLine(s).yards();
    const bool kick = s.playFacts.kind == tap::PlayKind::Kickoff ||
                      s.playFacts.kind == tap::PlayKind::Onside ||
                      s.playFacts.kind == tap::PlayKind::SafetyKick;
    scene.kicksOff = kick;
    const double toGain = s.lineToGain.yards();
    if (!kick && s.tryKind == tap::TryKind::None && s.overtime.period == 0 && toGain > 0.0 &&
        toGain < 100.0)
        scene.lineToGain = toGain;
}

void showLanes(BoardScene& scene, const tap::State& s) {
    if (s.playFacts.kind != tap::PlayKind::Punt || s.playFacts.fakeDeclared)
        return;
    const double from = tap::ballLine(s).yards();
    const double to = s.offense == Side::Home ? 100.0 : 0.0;
    for (const tap::Lane& lane : s.playFacts.lanes)
        scene.lanes.push_back(QRectF{QPointF{from, lane.lowMm / s.board.mmPerYard},
                                     QPointF{to, lane.highMm / s.board.mmPerYard}}
                                  .normalized());
}

// Forward progress is measured at a front and at a first touch: neither where the man lies now nor
// where the star is.
void showSpot(BoardScene& scene, const std::vector<tap::Event>& events) {
    const auto spotted = std::ranges::find(events, tap::EventKind::Spotted, &tap::Event::kind);
    if (spotted != events.end() && spotted->x)
        scene.spot = spotted->x->yards();
}

void showTackle(BoardScene& scene, const std::vector<tap::Event>& events) {
    const auto tackled = std::ranges::find(events, tap::EventKind::Tackled, &tap::Event::kind);
    if (tackled != events.end() && tackled->at)
        scene.contact = ContactDrawing{yardsOf(*tackled->at),
                                       QCoreApplication::translate("MatchScene", "tackle")};
}

void showOffers(BoardScene& scene, const TapMatch& match) {
    const tap::State& s = match.state();
    if (match.doing() == MatchDoing::Waiting && match.mayAct(match.prompt().side)) {
        for (const DecisionKind kind : {DecisionKind::Announce,
                                        DecisionKind::NameReceiver,
                                        DecisionKind::Pitch,
                                        DecisionKind::MoveInMotion})
            if (const tap::Option* option = match.option(kind))
                scene.offered.insert(
                    scene.offered.end(), option->figures.begin(), option->figures.end());
        std::ranges::sort(scene.offered);
        scene.offered.erase(std::unique(scene.offered.begin(), scene.offered.end()),
                            scene.offered.end());
    }
    scene.chosen = s.playFacts.gunners;
    // Once somebody has the ball the carrier's ring is the only one that matters.
    const bool thrown = s.phase == tap::Phase::PassSet || s.phase == tap::Phase::PassDefense ||
                        s.phase == tap::Phase::PassRestart;
    if (thrown && s.playFacts.pass.receiver)
        scene.chosen.push_back(*s.playFacts.pass.receiver);
    if (s.playFacts.snapTaker && !s.carrier)
        scene.chosen.push_back(*s.playFacts.snapTaker);
    std::ranges::sort(scene.chosen);
    std::erase_if(scene.offered,
                  [&](FigureId id) { return std::ranges::binary_search(scene.chosen, id); });
    for (const FigurePair& pair : match.prompt().engaged)
        scene.engaged.emplace_back(pair.a, pair.b);
}

double stickMm(const tap::RulesData& rules, tap::Stick stick) {
    switch (stick) {
        case tap::Stick::Short:
            return rules.pass.shortStickMm;
        case tap::Stick::Medium:
            return rules.pass.mediumStickMm;
        case tap::Stick::Long:
            break;
    }
    return rules.pass.longStickMm;
}

// The stick as it lies, or would lie the way it is held: the rules say where the ball comes to.
void showStick(BoardScene& scene, const TapMatch& match, const MatchTool& tool) {
    const tap::State& now = match.state();
    if (now.phase != tap::Phase::PassSet || !now.playFacts.pass.receiver) {
        if (now.ball)
            scene.ball = yardsOf(*now.ball);
        return;
    }
    const auto heading = tool.aim();
    const tap::Option* option = match.option(DecisionKind::LayStick);
    if (!heading || option == nullptr || !option->stick)
        return;
    const auto tried = match.tried(
        {.kind = DecisionKind::LayStick, .side = match.prompt().side, .heading = heading});
    const FigureId receiver = *now.playFacts.pass.receiver;
    const double length = stickMm(*now.rules, *option->stick) / now.board.mmPerYard;
    const double angle = heading->degrees() * std::numbers::pi / 180.0;
    const QPointF along{std::cos(angle), std::sin(angle)};
    QPointF ball;
    if (tried && tried->ball) {
        ball = yardsOf(*tried->ball);
        if (const tap::Figure* man = tap::findOnBoard(*tried, receiver))
            if (FigureDrawing* figure = scene.figure(receiver))
                figure->headingDeg = man->pose.heading.degrees();
    } else if (FigureDrawing* figure = scene.figure(receiver)) {
        // refused there: shown from his edge all the same, so that it can be turned on
        figure->headingDeg = heading->degrees();
        ball = figure->at + along * (figure->outline.boundingRect().right() + length);
    }
    scene.stick = StickDrawing{ball - along * length, ball};
    scene.ball = ball;
    if (!tool.caption().isEmpty() && tool.preview().empty())
        scene.caption = CaptionDrawing{ball, tool.caption(), tool.captionIsRefusal()};
}

void showMeasure(BoardScene& scene, const TapMatch& match, std::optional<FigureId> hovered) {
    if (match.state().phase != tap::Phase::PassSet || match.doing() != MatchDoing::Waiting)
        return;
    std::optional<FigureId> to = match.state().playFacts.pass.receiver;
    if (!to && hovered)
        to = hovered;
    const auto measured = to ? measuredTo(match, *to) : std::nullopt;
    if (measured)
        scene.measure = MeasureDrawing{
            measured->from,
            measured->to,
            QCoreApplication::translate("MatchScene", "%1 yd").arg(measured->yards, 0, 'f', 1),
            stickText(measured->stick)};
}

void showFan(BoardScene& scene, const TapMatch& match, const Selection& selection) {
    const tap::Option* pivot = match.option(DecisionKind::Pivot);
    if (pivot == nullptr || !pivot->towardBall || !scene.ball || selection.ids().size() != 1)
        return;
    const FigureDrawing* figure = scene.figure(selection.ids().front());
    if (figure == nullptr || std::ranges::find(pivot->figures, figure->id) == pivot->figures.end())
        return;
    const QPointF way = *scene.ball - figure->at;
    scene.fan = FanDrawing{figure->at, std::atan2(way.y(), way.x()) * 180.0 / std::numbers::pi};
}
}  // namespace

std::optional<Measured> measuredTo(const TapMatch& match, FigureId receiver) {
    const tap::State& now = match.state();
    const bool named = now.playFacts.pass.receiver == receiver;
    tap::Prompt there = match.prompt();
    if (!named) {
        const auto tried = match.tried(
            {.kind = DecisionKind::NameReceiver, .side = match.prompt().side, .figure = receiver});
        if (!tried)
            return std::nullopt;
        there = tap::prompt(*tried);
    }
    const auto option =
        std::ranges::find(there.options, DecisionKind::LayStick, &tap::Option::decision);
    const tap::Figure* from = now.carrier ? tap::findOnBoard(now, *now.carrier) : nullptr;
    const tap::Figure* to = tap::findOnBoard(now, receiver);
    if (option == there.options.end() || !option->distanceUm || !option->stick || from == nullptr ||
        to == nullptr)
        return std::nullopt;
    return Measured{helmetOf(match, *from),
                    helmetOf(match, *to),
                    *option->distanceUm / 1000.0 / now.board.mmPerYard,
                    *option->stick};
}

BoardScene buildScene(const TapMatch& match,
                      const MatchTool& tool,
                      const Selection& selection,
                      const ShownLayers& shown,
                      std::optional<FigureId> hovered) {
    const TableData& data = match.data();
    const tap::State& s = match.drawnState();
    BoardScene scene;
    scene.board = data.table.board;
    scene.home = lookOf(data.home);
    scene.visitor = lookOf(data.visitor);
    scene.shown = shown;
    scene.ballYards = s.rules->ball.radiusMm / s.board.mmPerYard;
    showFigures(scene, match);
    showLines(scene, s);
    showLanes(scene, s);
    // a ball in the air or free on the board is nobody's
    const bool thrown = s.phase == tap::Phase::PassDefense || s.phase == tap::Phase::PassRestart ||
                        s.phase == tap::Phase::BallInAir;
    if (!thrown)
        scene.carrier = s.carrier;
    scene.selected = selection.ids();
    scene.focused = selection.focused();
    scene.handles = tool.turnsAllowed();
    if (shown.traces)
        showTraces(scene, match.film(), match.drawnTick());
    if (match.doing() == MatchDoing::Ended) {
        showTackle(scene, match.playEvents());
        showSpot(scene, match.playEvents());
    }
    if (match.doing() == MatchDoing::Running || match.doing() == MatchDoing::Ended) {
        showFilm(scene, match.film(), match.drawnTick());
        if (s.ball)
            scene.ball = yardsOf(*s.ball);
        return scene;
    }
    showProblems(scene, match);
    showOffers(scene, match);
    showStick(scene, match, tool);
    showMeasure(scene, match, hovered);
    showFan(scene, match, selection);
    showPreview(scene, match, tool);
    const tap::Option* place = match.option(DecisionKind::Place);
    if (place != nullptr && place->zone && tool.placing())
        scene.zone = QRectF{QPointF{place->zone->minX.yards(), place->zone->minY.yards()},
                            QPointF{place->zone->maxX.yards(), place->zone->maxY.yards()}};
    return scene;
}

}  // namespace thrum::gui
