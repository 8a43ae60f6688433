#include "gui/games/tap/hint.hpp"

#include "gui/board/field_points.hpp"
#include "gui/board/figure_drawing.hpp"

#include <thrum/core/violation.hpp>

#include <algorithm>

#include <QCoreApplication>

namespace thrum::gui {

namespace {
using tap::DecisionKind;

QString hintWords(const char* text) {
    return QCoreApplication::translate("MatchHint", text);
}

bool namesTheBall(DecisionKind kind) {
    return kind == DecisionKind::Announce || kind == DecisionKind::NameReceiver ||
           kind == DecisionKind::Pitch;
}

/// The man as the scene has him, or out of the team if he is not on the board yet.
FigureDrawing manOf(const BoardScene& scene, const TapMatch& match, const FigureSetup& wanted) {
    FigureDrawing man = drawingOf(match.data(), wanted);
    if (const FigureDrawing* now = scene.figure(wanted.id))
        man.number = now->number;
    return man;
}
}  // namespace

QString hintProblem(const TapMatch& match) {
    const tap::State& s = match.state();
    if (s.mode == tap::Mode::Tournament || s.rules->modes.of(s.mode).hints != tap::Hints::Live)
        return hintWords("TAP-MD-8: there are no hints in a tournament.");
    if (match.doing() != MatchDoing::Waiting || !match.mayAct(match.prompt().side) || s.paused ||
        s.handover || match.prompt().kind != tap::PromptKind::Decision)
        return hintWords("A hint can be asked for while you have something to decide.");
    // heads or tails: nobody knows better
    if (match.wants(DecisionKind::CallToss) || match.wants(DecisionKind::ConfirmMethod))
        return hintWords("There is nothing to advise here.");
    return {};
}

QString hintSentence(const coach::Hint& hint) {
    const QString idea = QString::fromStdString(filled(hint.text, hint.args));
    return hint.tried > 0
               ? hintWords("%1 Tried %2 times on a practice board.").arg(idea).arg(hint.tried)
               : idea;
}

void addHint(BoardScene& scene, const TapMatch& match, const coach::Hint& hint) {
    const auto drawn = [&scene](FigureId id) -> HintDrawing& {
        const auto found = std::ranges::find(
            scene.hints, id, [](const HintDrawing& drawing) { return drawing.man.id; });
        if (found != scene.hints.end())
            return *found;
        return scene.hints.emplace_back();
    };
    for (const tap::Decision& decision : hint.plan) {
        for (const tap::Placement& placement : decision.placements) {
            const tap::Figure* now = tap::findOnBoard(match.state(), placement.figure);
            HintDrawing& drawing = drawn(placement.figure);
            drawing.man = manOf(
                scene,
                match,
                {placement.figure, placement.baseSlot.value_or(0), placement.pose, std::nullopt});
            if (now != nullptr && now->pose.at != placement.pose.at)
                drawing.from = yardsOf(now->pose.at);
        }
        const tap::Figure* man =
            decision.figure ? tap::findOnBoard(match.state(), *decision.figure) : nullptr;
        if (man == nullptr)
            continue;
        FigureSetup wanted{man->id, man->baseSlot, man->pose, std::nullopt};
        if (decision.kind == DecisionKind::Pivot && decision.heading)
            wanted.pose.heading = *decision.heading;
        else if (!namesTheBall(decision.kind))
            continue;
        HintDrawing& drawing = drawn(man->id);
        drawing.man = manOf(scene, match, wanted);
        drawing.named = decision.kind != DecisionKind::Pivot;
    }
}

}  // namespace thrum::gui
