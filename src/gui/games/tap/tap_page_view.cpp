#include "gui/board/board_view.hpp"
#include "gui/games/tap/tap_page.hpp"

#include <thrum/core/field.hpp>

#include <algorithm>

// What part of the board is seen, and from which end.

namespace thrum::gui {

void TapPage::setTurned(bool turned, bool forCoach) {
    m_turned = turned;
    m_turnsForCoach = forCoach;
    turnBoard();
}

void TapPage::turnBoard() {
    const bool shared = m_match->isPerson(Side::Home) && m_match->isPerson(Side::Visitor);
    // A run is watched from where it was switched on; the board turns for the next window.
    if (m_match->doing() != MatchDoing::Waiting && m_match->doing() != MatchDoing::Over)
        return;
    const bool other = m_turnsForCoach && shared && m_match->prompt().side == Side::Visitor;
    m_board->setTurned(m_turned != other);
}

void TapPage::fitPlay() {
    const tap::State& s = m_match->state();
    const int attack = s.offense == Side::Home ? 1 : -1;
    m_board->fitPlay(QPointF{tap::ballLine(s).yards() + 6.0 * attack, field::kMiddle.y.yards()});
}

void TapPage::showPlay() {
    const tap::State& s = m_match->state();
    if (s.phase == tap::Phase::Setup || s.phase == tap::Phase::Toss) {
        if (!m_shownLine)
            m_board->fitBoard();
        return;
    }
    if (m_match->doing() == MatchDoing::Over) {
        m_board->fitBoard();
        return;
    }
    if (m_match->doing() == MatchDoing::Ended) {
        showPlaysEnd();
        return;
    }
    const std::pair shown{tap::ballLine(s), s.playFacts.kind};
    if (m_shownLine == shown || m_match->doing() == MatchDoing::Running)
        return;
    const bool first = !m_shownLine;
    const bool kicked = m_shownLine && m_shownLine->second != s.playFacts.kind;
    m_shownLine = shown;
    const QRectF seen = m_board->view().visibleField();
    // The view moves for a new line only, and only if the play would not be in sight (UX-8.4):
    // backs behind the line, and as far ahead of it as a pass goes.
    constexpr double kBehind = 14.0;
    constexpr double kAhead = 30.0;
    constexpr double kRail = 10.0;  // behind each goal line there is the end zone and no more
    const int attack = s.offense == Side::Home ? 1 : -1;
    const double line = tap::ballLine(s).yards();
    const double behind = std::clamp(line - attack * kBehind, -kRail, 100.0 + kRail);
    const double ahead = std::clamp(line + attack * kAhead, -kRail, 100.0 + kRail);
    if (s.playFacts.kind != tap::PlayKind::Scrimmage)
        m_board->fitBoard();
    else if (first || kicked || std::min(behind, ahead) < seen.left() ||
             std::max(behind, ahead) > seen.right() || seen.width() > 100.0)
        fitPlay();
}

// Where a play came to is looked at (UX-8.4: only if it is out of sight).
void TapPage::showPlaysEnd() {
    const BoardScene& scene = m_board->scene();
    const FigureDrawing* carrier = scene.carrier ? scene.figure(*scene.carrier) : nullptr;
    if (carrier != nullptr && !m_board->view().visibleField().contains(carrier->at))
        m_board->centreOn(carrier->at);
}

void TapPage::followBall() {
    if (const FigureDrawing* carrier = m_board->scene().carried())
        m_board->follow(carrier->at);
}

}  // namespace thrum::gui
