#include "app/run_motion.hpp"

#include <thrum/games/solitaire/replay.hpp>

#include <algorithm>

namespace thrum::app {
namespace {

using solitaire::Event;
using SolKind = solitaire::EventKind;

// After one of these the men are lifted; they stay in the picture until somebody is placed again.
bool endsPlay(SolKind kind) {
    switch (kind) {
        case SolKind::Spotted:
        case SolKind::Incomplete:
        case SolKind::Touchback:
        case SolKind::Touchdown:
        case SolKind::Safety:
        case SolKind::KickGood:
        case SolKind::KickNoGood:
        case SolKind::TryGood:
        case SolKind::TryFailed:
        case SolKind::KickedAgain:
        case SolKind::PenaltyAccepted:
            return true;
        default:
            return false;
    }
}

}  // namespace

void SolitaireScene::put(FigureId id, const Pose& pose) {
    std::erase_if(touching, [&](const FigurePair& pair) { return pair.a == id || pair.b == id; });
    auto at = std::ranges::lower_bound(figures, id, {}, &solitaire::Figure::id);
    if (at == figures.end() || at->id != id) {
        solitaire::Figure figure;
        figure.id = id;
        at = figures.insert(at, figure);
    }
    at->pose = pose;
}

void SolitaireScene::take(std::span<const Event> events, const SegmentResult* run) {
    shot.reset();
    if (run != nullptr) {
        std::vector<solitaire::Figure> moved;
        for (const FigureSetup& setup : run->figures) {
            const auto before = std::ranges::find(figures, setup.id, &solitaire::Figure::id);
            solitaire::Figure figure;
            if (before != figures.end())
                figure = *before;
            figure.id = setup.id;
            figure.pose = setup.pose;
            if (setup.fallen) {
                figure.status = solitaire::FigureStatus::Fallen;
                figure.fallDirection = setup.fallen;
            }
            moved.push_back(figure);
        }
        figures = std::move(moved);
        touching = run->touching;
        if (run->ball)
            ball = run->ball;
    }
    for (const Event& event : events)
        takeOne(event);
}

void SolitaireScene::take(const solitaire::State& corrected) {
    figures = corrected.figures;
    ball = corrected.ball;
    carrier = corrected.carrier;
    touching = corrected.touching;
    shot.reset();
    cleared = corrected.figures.empty();
}

void SolitaireScene::takeOne(const Event& event) {
    switch (event.kind) {
        case SolKind::Placed:
            if (cleared) {
                figures.clear();
                touching.clear();
                ball.reset();
                carrier.reset();
                cleared = false;
            }
            if (event.figure && event.pose)
                put(*event.figure, *event.pose);
            return;
        case SolKind::Turned:
            if (event.figure && event.pose)
                put(*event.figure, *event.pose);
            return;
        case SolKind::ReturnerPut:
            ball.reset();
            if (event.figure && event.pose)
                put(*event.figure, *event.pose);
            carrier = event.figure;
            return;
        case SolKind::Lifted:
            std::erase_if(figures,
                          [&](const solitaire::Figure& f) { return f.id == event.figure; });
            return;
        case SolKind::Named:
            if (event.result == "carrier")
                carrier = event.figure;
            return;
        case SolKind::BallPlaced:
            ball = event.at;
            return;
        case SolKind::BallLoose:
            // until it lies somewhere, it is with whoever lost it
            if (event.result == "lies") {
                carrier.reset();
                ball = event.at;
            }
            return;
        case SolKind::Complete:
        case SolKind::PitchComplete:
        case SolKind::Intercepted:
        case SolKind::Recovered:
        case SolKind::Lateraled:
            carrier = event.figure;
            ball.reset();
            return;
        case SolKind::Tackled:
        case SolKind::OutOfBounds:
        case SolKind::ProgressStopped:
        case SolKind::CarrierFell:
        case SolKind::Downed:
            if (event.carrier)
                carrier = event.carrier;
            return;
        case SolKind::ShotFlew:
            shot = event;
            return;
        default:
            break;
    }
    if (endsPlay(event.kind))
        cleared = true;
}

}  // namespace thrum::app
