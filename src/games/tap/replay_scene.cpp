#include "games/tap/replay_scene.hpp"

#include "app/run_motion.hpp"

#include <algorithm>
#include <cmath>

namespace thrum::app {
namespace {

using tap::EventKind;
using tap::Figure;
using tap::FigureStatus;

// Who had left the field by a tick; the judge's notes say it.
bool isOut(const SegmentResult& run, FigureId id, double tick) {
    return std::ranges::any_of(run.notes, [&](const Note& note) {
        return note.kind == "out" && note.tick <= tick &&
               std::ranges::find(note.figures, id) != note.figures.end();
    });
}

}  // namespace

Figure* TapScene::find(FigureId id) {
    const auto at = std::ranges::lower_bound(figures, id, {}, &Figure::id);
    return at != figures.end() && at->id == id ? &*at : nullptr;
}

Figure& TapScene::put(FigureId id) {
    std::erase_if(touching, [&](const FigurePair& pair) { return pair.a == id || pair.b == id; });
    const auto at = std::ranges::lower_bound(figures, id, {}, &Figure::id);
    if (at != figures.end() && at->id == id)
        return *at;
    Figure figure;
    figure.id = id;
    return *figures.insert(at, figure);
}

void TapScene::remove(FigureId id) {
    std::erase_if(figures, [&](const Figure& figure) { return figure.id == id; });
    std::erase_if(touching, [&](const FigurePair& pair) { return pair.a == id || pair.b == id; });
}

void TapScene::passIsOver() {
    if (Figure* figure = receiver && receiverBefore ? find(*receiver) : nullptr)
        figure->pose.heading = *receiverBefore;
    receiver.reset();
    receiverBefore.reset();
    ball.reset();
}

void TapScene::take(std::span<const tap::Event> events, const SegmentResult* run) {
    if (run != nullptr) {
        figures = during(*run, run->ticks);
        touching = run->touching;
    }
    for (const tap::Event& event : events)
        take(event);
}

void TapScene::take(const tap::State& corrected) {
    figures = corrected.figures;
    ball = corrected.ball;
    carrier = corrected.carrier;
    receiver = corrected.playFacts.pass.receiver;
    receiverBefore = corrected.playFacts.pass.receiverBefore;
    touching = corrected.touching;
    live = corrected.playFacts.snapped;
    released =
        corrected.phase == tap::Phase::PassDefense || corrected.phase == tap::Phase::PassRestart;
    situation = tap::situationOf(corrected);
}

std::vector<Figure> TapScene::during(const SegmentResult& run, double tick) const {
    std::vector<Figure> now = figures;
    const RunMotion motion{run, tick};
    const bool atEnd = tick >= run.ticks;
    for (Figure& figure : now) {
        const auto setup = std::ranges::lower_bound(run.figures, figure.id, {}, &FigureSetup::id);
        if (setup == run.figures.end() || setup->id != figure.id)
            continue;
        const auto place = static_cast<std::size_t>(setup - run.figures.begin());
        figure.pose = atEnd ? setup->pose : motion.of(place, figure.pose);
        for (const TimedFall& fall : run.falls) {
            if (fall.fall.figure == figure.id && fall.tick <= tick &&
                figure.status == FigureStatus::Standing) {
                figure.status = FigureStatus::Fallen;
                figure.fallDirection = fall.fall.direction;
            }
        }
        if (atEnd && setup->fallen) {
            figure.fallDirection = setup->fallen;
            if (figure.status == FigureStatus::Standing)
                figure.status = FigureStatus::Fallen;
        }
        if (isOut(run, figure.id, tick))
            figure.status = FigureStatus::Out;
    }
    return now;
}

void TapScene::take(const tap::Event& event) {
    switch (event.kind) {
        case EventKind::FigureLifted:
            if (event.figure)
                remove(*event.figure);
            return;
        case EventKind::BoardCleared:
            figures.clear();
            touching.clear();
            ball.reset();
            carrier.reset();
            receiver.reset();
            receiverBefore.reset();
            live = false;
            return;
        case EventKind::SituationChanged:
        case EventKind::GameEnded:
            if (event.situation)
                situation = *event.situation;
            return;
        case EventKind::FigurePlaced:
        case EventKind::FigureCorrected:
        case EventKind::MovedInMotion:
            if (event.figure && event.pose) {
                Figure& figure = put(*event.figure);
                figure.pose = *event.pose;
                if (event.baseSlot)
                    figure.baseSlot = *event.baseSlot;
                // once a play is on nobody comes but a returner, with the ball
                if (live && event.kind == EventKind::FigurePlaced)
                    carrier = event.figure;
            }
            return;
        case EventKind::Pivoted:
        case EventKind::BaseSwitched:
            if (Figure* figure = event.figure ? find(*event.figure) : nullptr) {
                figure->pose = event.pose.value_or(figure->pose);
                figure->baseSlot = event.baseSlot.value_or(figure->baseSlot);
            }
            return;
        default:
            takeBall(event);
    }
}

void TapScene::takeBall(const tap::Event& event) {
    switch (event.kind) {
        case EventKind::Announced:
        case EventKind::Pitched:
            carrier = event.figure;
            return;
        case EventKind::ReceiverNamed:
            if (receiver != event.figure)
                passIsOver();
            if (receiver != event.figure) {
                receiver = event.figure;
                if (const Figure* figure = receiver ? find(*receiver) : nullptr)
                    receiverBefore = figure->pose.heading;
            }
            return;
        case EventKind::StickLaid:
            ball = event.ball;
            if (Figure* figure = event.figure ? find(*event.figure) : nullptr; figure && event.pose)
                figure->pose = *event.pose;
            return;
        case EventKind::PassWithdrawn:
            passIsOver();
            return;
        case EventKind::PassReleased:
            ball = event.ball;
            released = true;
            return;
        case EventKind::BoardOn:
            live = true;
            if (released)  // the ball is in the air
                carrier.reset();
            released = false;
            return;
        case EventKind::DiceRolled:
            if (event.ball)
                ball = event.ball;
            return;
        case EventKind::Caught:
        case EventKind::Intercepted:
        case EventKind::Recovered:
            carrier = event.figure;
            ball.reset();
            receiver.reset();
            receiverBefore.reset();
            return;
        case EventKind::Incomplete:
        case EventKind::KickFailed:
            ball.reset();
            receiver.reset();
            receiverBefore.reset();
            return;
        default:
            return;
    }
}

}  // namespace thrum::app
