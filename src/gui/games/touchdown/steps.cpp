#include "gui/games/touchdown/steps.hpp"

#include "gui/games/touchdown/words.hpp"

#include <algorithm>

#include <QCoreApplication>

namespace thrum::gui::tdm {

namespace {
using touchdown::Phase;
using touchdown::State;
using Is = TableStep::Is;

QString stepWords(const char* text) {
    return QCoreApplication::translate("TouchdownSteps", text);
}

/// Steps with the one that is under way, from 0; notes of the others are already there.
std::vector<TableStep> upTo(std::vector<TableStep> steps, std::size_t now) {
    for (std::size_t i = 0; i < steps.size(); ++i) {
        steps[i].is = i < now ? Is::Done : i == now ? Is::Now : Is::Later;
        if (i > now)
            steps[i].note.clear();
    }
    return steps;
}

QString usedText(const State& s) {
    if (!s.roll)
        return {};
    const auto used = std::ranges::count(s.roll->strengthUsed, true);
    return used == 0   ? stepWords("none used")
           : used == 1 ? stepWords("one used")
                       : stepWords("both used");
}

std::vector<TableStep> playSteps(const TouchdownMatch& match) {
    const State& s = match.state();
    const Phase phase = match.prompt().phase;
    const QString who = match.teamName(match.prompt().side);
    std::vector<TableStep> steps{{stepWords("Calls"), stepWords("revealed")},
                                 {stepWords("Roll"), stepWords("six dice")},
                                 {stepWords("Strengths"), usedText(s)},
                                 {stepWords("Reroll"), stepWords("kept")},
                                 {stepWords("Cancel"), stepWords("settled")},
                                 {stepWords("Result"), {}}};
    std::size_t now = 0;
    switch (phase) {
        case Phase::Call:
            steps[0].note = stepWords("%1 call").arg(who);
            break;
        case Phase::DefenseCall:
            steps[0].note = stepWords("%1 call").arg(who);
            break;
        case Phase::Roll:
            steps[1].note = stepWords("%1 roll").arg(who);
            now = 1;
            break;
        case Phase::OffenseStrength:
        case Phase::DefenseStrength:
            steps[2].note = stepWords("%1 decide").arg(who);
            now = 2;
            break;
        case Phase::Reroll:
            steps[3].note = stepWords("%1 decide").arg(who);
            now = 3;
            break;
        case Phase::Cancel:
            steps[4].note = stepWords("%1 pick").arg(who);
            now = 4;
            break;
        default:
            now = 5;
            break;
    }

    return upTo(std::move(steps), now);
}

std::vector<TableStep> kickSteps(const TouchdownMatch& match, const QString& kick) {
    const Phase phase = match.prompt().phase;
    const QString who = match.teamName(match.prompt().side);
    std::vector<TableStep> steps{{kick, stepWords("four dice")},
                                 {stepWords("Run back"), stepWords("run back")},
                                 {stepWords("Roll"), stepWords("four dice")},
                                 {stepWords("Cancel"), stepWords("settled")}};
    std::size_t now = 0;
    switch (phase) {
        case Phase::RunBackChoice:
            steps[1].note = stepWords("%1 decide").arg(who);
            now = 1;
            break;
        case Phase::RunBackRoll:
            steps[2].note = stepWords("%1 roll").arg(who);
            now = 2;
            break;
        case Phase::RunBackCancel:
            steps[3].note = stepWords("%1 pick").arg(who);
            now = 3;
            break;
        default:
            steps[0].note = stepWords("%1 roll").arg(who);
            break;
    }
    return upTo(std::move(steps), now);
}

QString returnText(const State& s) {
    if (!s.runBack)
        return {};
    switch (s.runBack->kind) {
        case touchdown::ReturnKind::Fumble:
            return stepWords("Fumble");
        case touchdown::ReturnKind::Interception:
            return stepWords("Interception");
        case touchdown::ReturnKind::Punt:
            return stepWords("Punt");
        case touchdown::ReturnKind::Kickoff:
            return stepWords("Kickoff");
    }
    return {};
}
}  // namespace

std::vector<TableStep> stepsOf(const TouchdownMatch& match) {
    const State& s = match.state();
    const QString who = match.teamName(match.prompt().side);
    switch (match.prompt().phase) {
        case Phase::HomeField:
        case Phase::Strengths:
        case Phase::TossCall:
        case Phase::Toss:
        case Phase::TossChoice: {
            const Phase phase = match.prompt().phase;
            const std::size_t now = phase == Phase::TossChoice                         ? 2
                                    : phase == Phase::Toss || phase == Phase::TossCall ? 1
                                                                                       : 0;
            std::vector<TableStep> steps{{stepWords("Strengths"), stepWords("shown")},
                                         {stepWords("Toss"), stepWords("won")},
                                         {stepWords("Kick or receive"), {}},
                                         {stepWords("Kickoff"), {}}};
            steps[now].note = phase == Phase::HomeField ? stepWords("who is at home") : who;
            return upTo(std::move(steps), now);
        }
        case Phase::Kickoff: {
            std::vector<TableStep> steps{{stepWords("Kickoff"), stepWords("%1 decide").arg(who)},
                                         {stepWords("Roll"), {}},
                                         {stepWords("Run back"), {}}};
            return upTo(std::move(steps), 0);
        }
        case Phase::KickoffRoll:
        case Phase::FreeKickRoll:
            return kickSteps(match, stepWords("Kickoff"));
        case Phase::PuntRoll:
            return kickSteps(match, stepWords("Punt"));
        case Phase::OnsideRoll:
        case Phase::FieldGoalRoll:
        case Phase::TryKickRoll: {
            std::vector<TableStep> steps{{stepWords("Kick"), stepWords("declared")},
                                         {stepWords("Roll"), stepWords("%1 roll").arg(who)},
                                         {stepWords("Result"), {}}};
            return upTo(std::move(steps), 1);
        }
        case Phase::TryChoice: {
            std::vector<TableStep> steps{{stepWords("Touchdown"), {}},
                                         {stepWords("The try"), stepWords("%1 decide").arg(who)},
                                         {stepWords("Kickoff"), {}}};
            return upTo(std::move(steps), 1);
        }
        case Phase::RunBackChoice:
        case Phase::RunBackRoll:
        case Phase::RunBackCancel:
            return kickSteps(match, returnText(s));
        case Phase::Call:
        case Phase::DefenseCall:
        case Phase::Roll:
        case Phase::OffenseStrength:
        case Phase::DefenseStrength:
        case Phase::Reroll:
        case Phase::Cancel:
            return playSteps(match);
        case Phase::Over:
            return {{stepWords("The game is over"), {}, Is::Done}};
    }
    return {};
}

}  // namespace thrum::gui::tdm
