#include "gui/board/board_view.hpp"
#include "gui/games/tap/clause.hpp"
#include "gui/games/tap/spoken.hpp"
#include "gui/games/tap/tap_page.hpp"
#include "gui/games/tap/tap_panel.hpp"
#include "gui/games/tap/tap_strip.hpp"
#include "gui/match/side_band.hpp"

// What the page tells the strip, the window's title and a listener.

namespace thrum::gui {

WhatIfBar& TapPage::whatIfBar() const {
    return m_panel->whatIfBar();
}

QPushButton* TapPage::mainButtonWidget() const {
    return m_panel->mainButtonWidget();
}

QWidget& TapPage::picture() const {
    return *m_board;
}

StripFacts TapPage::strip() const {
    return stripFacts(*m_match);
}

StripDetail TapPage::stripDetail(StripPart part) const {
    if (part == StripPart::Situation)
        return situationDetail(*m_match);
    return {
        .title = tr("Clocks"), .lines = clockLines(*m_match), .clause = QStringLiteral("TAP-TM-6")};
}

QString TapPage::title() const {
    return matchTitle(*m_match);
}

QString TapPage::promptTitle() const {
    return m_panel->band().title();
}

QString TapPage::spokenClocks() const {
    return gui::spokenClocks(*m_match);
}

QString TapPage::spokenSide(Side side) const {
    return gui::spokenSide(*m_match, side);
}

QString TapPage::clauseAsked() const {
    return clauseInQuestion(m_match->state());
}

// Clause: TAP-BA-3.
QString TapPage::benchProblem() const {
    const tap::State& state = m_match->state();
    if (m_match->doing() == MatchDoing::Over || state.phase == tap::Phase::Setup)
        return {};
    if (state.mode != Mode::Solitaire)
        return tr(
            "Prongs are locked from the toss to the final whistle (TAP-BA-3): you can look and "
            "test, and tune again after the game.");
    const bool running = m_match->doing() == MatchDoing::Running || state.playFacts.snapped;
    return running ? tr("Bases are tuned between plays (TAP-BA-3): you can look and test now.")
                   : QString{};
}

}  // namespace thrum::gui
