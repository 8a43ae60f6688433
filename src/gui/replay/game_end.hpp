#pragma once

#include <thrum/io/game_summary.hpp>
#include <thrum/rules/play_list.hpp>

#include <QCoreApplication>
#include <QString>

namespace thrum::gui {

/// What the score of a game does not tell: who gave up, or who won after it; usually empty.
inline QString gameEnd(const io::GameSummary& summary) {
    if (!summary.winner)
        return {};
    const auto name = [&](Side side) {
        return QString::fromStdString(summary.teams[placeOf(side)]);
    };
    if (summary.state == io::GameState::Conceded)
        return QCoreApplication::translate("GameEnd", "the %1 gave up")
            .arg(name(other(*summary.winner)));
    if (summary.score[0] != summary.score[1])
        return {};
    return QCoreApplication::translate("GameEnd", "%1 win in overtime").arg(name(*summary.winner));
}

/// The score, and what it does not tell.
inline QString scoreAndEnd(const QString& score, const io::GameSummary* summary) {
    const QString end = summary != nullptr ? gameEnd(*summary) : QString{};
    return end.isEmpty() ? score : QStringLiteral("%1 · %2").arg(score, end);
}

}  // namespace thrum::gui
