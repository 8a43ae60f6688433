#include "gui/game_room/director.hpp"
#include "gui/game_room/seats_dialog.hpp"
#include "gui/match/game_page.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include <QMessageBox>
#include <QPushButton>

// Who coaches whom, how fast the game is watched, and giving it up.

namespace thrum::gui {

namespace {
constexpr const char* kStandIn = "computer:2";
constexpr double kFastest = 16.0;
}  // namespace

void MatchDirector::concede() {
    Match& match = m_page->match();
    QMessageBox question{QMessageBox::NoIcon,
                         tr("Concede"),
                         tr("Who gives the game up? The score stands as it is."),
                         QMessageBox::NoButton,
                         m_page};
    // whose window it happens to be says nothing about who has had enough
    std::array<QAbstractButton*, 2> give{};
    for (const Side side : {Side::Home, Side::Visitor})
        if (match.isPerson(side))
            give[side == Side::Home ? 0 : 1] = question.addButton(
                tr("The %1 concede").arg(match.teamName(side)), QMessageBox::AcceptRole);
    // Enter is pressed all game long; it must not end one
    question.setDefaultButton(question.addButton(tr("Play on"), QMessageBox::RejectRole));
    question.exec();
    for (const Side side : {Side::Home, Side::Visitor})
        if (auto* button = give[side == Side::Home ? 0 : 1];
            button != nullptr && question.clickedButton() == button)
            match.concede(side);
}

void MatchDirector::stepTimeScale(int direction) {
    constexpr std::array kScales = {0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0};
    constexpr int kRealTime = 3;
    Match& match = m_page->match();
    int at = 0;
    for (std::size_t i = 0; i < kScales.size(); ++i)
        if (std::abs(kScales.at(i) - match.timeScale()) < 0.01)
            at = static_cast<int>(i);
    // Nobody who has to decide is hurried.
    const int fastest = match.isWatched() ? static_cast<int>(kScales.size()) - 1 : kRealTime;
    match.setTimeScale(
        kScales.at(static_cast<std::size_t>(std::clamp(at + direction, 0, fastest))));
}

void MatchDirector::changeSeats() {
    Match& match = m_page->match();
    SeatsDialog dialog{match, m_page};
    const bool changed = dialog.exec() == QDialog::Accepted;
    m_page->window()->activateWindow();  // without a window manager nobody else does
    m_page->picture().setFocus();
    if (!changed)
        return;
    for (const Side side : {Side::Home, Side::Visitor}) {
        const QString wanted = dialog.seat(side);
        if (wanted == match.setup().seats[side == Side::Home ? 0 : 1])
            continue;
        if (const QString why = match.setSeat(side, wanted); !why.isEmpty())
            emit said(why);
        else
            emit said(
                tr("%1 coaches the %2 now.").arg(match.coachName(side), match.teamName(side)));
    }
}

void MatchDirector::finishGame() {
    Match& match = m_page->match();
    for (const Side side : {Side::Home, Side::Visitor}) {
        if (!match.isPerson(side))
            continue;
        if (const QString why = match.setSeat(side, QString::fromLatin1(kStandIn));
            !why.isEmpty()) {
            emit said(why);
            return;
        }
    }
    match.setTimeScale(kFastest);
    emit said(tr("Two computer coaches finish the game."));
}

}  // namespace thrum::gui
