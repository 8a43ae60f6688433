#include "gui/tabletop/tabletop_panel.hpp"

#include "gui/match/match_words.hpp"
#include "gui/match/pages/waiting_page.hpp"
#include "gui/match/side_band.hpp"
#include "gui/match/what_if_bar.hpp"
#include "gui/tabletop/curtain_page.hpp"
#include "gui/tabletop/end_page.hpp"
#include "gui/widgets/action_list.hpp"
#include "gui/widgets/low_clock.hpp"
#include "gui/widgets/prompt_frame.hpp"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace thrum::gui {

TabletopPanel::TabletopPanel(Match& match, GameTable& table, const TableLog& log, QWidget* parent)
    : QWidget{parent}, m_match{match}, m_table{table}, m_log{log} {
    setObjectName(QStringLiteral("matchPanel"));
    setAccessibleName(tr("Prompt"));
    auto* rows = new QVBoxLayout{this};
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    m_band = new SideBand{this};
    rows->addWidget(m_band);
    m_whatIf = new WhatIfBar{this};
    rows->addWidget(m_whatIf);
    m_last = new QLabel{this};
    m_last->setObjectName(QStringLiteral("lastHappening"));
    m_last->setTextFormat(Qt::PlainText);
    m_last->setWordWrap(true);
    m_last->setProperty("role", QStringLiteral("note"));
    m_last->setContentsMargins(16, 6, 16, 6);
    m_last->hide();
    rows->addWidget(m_last);
    m_frame = new PromptFrame{this};
    rows->addWidget(m_frame, 1);
    connect(m_frame, &PromptFrame::mainPressed, this, &TabletopPanel::pressMain);
    m_curtain = new CurtainPage{match, table};
    addPage(m_curtain);
    m_waiting = new WaitingPage{
        match,
        {.title = [this] { return m_table.words().title; },
         .clock = [](const ClockFact& clock) { return QString::fromStdString(clock.name); }}};
    addPage(m_waiting);
    m_end = new EndPage{match};
    addPage(m_end);
    connect(m_end, &EndPage::newGameAsked, this, &TabletopPanel::newGameAsked);
    connect(m_end, &EndPage::boxScoreAsked, this, &TabletopPanel::boxScoreAsked);
    connect(m_end, &EndPage::replayAsked, this, &TabletopPanel::replayAsked);
    connect(m_end, &EndPage::turningPointsAsked, this, &TabletopPanel::turningPointsAsked);
    for (MatchPromptPage* page : table.pages())
        addPage(page);
}

void TabletopPanel::addPage(MatchPromptPage* page) {
    m_frame->addPage(page);
    connect(page, &MatchPromptPage::clauseAsked, this, &TabletopPanel::clauseAsked);
    connect(page, &MatchPromptPage::choiceChanged, this, &TabletopPanel::choiceChanged);
    connect(page, &MatchPromptPage::boardWanted, this, &TabletopPanel::pictureWanted);
}

MatchPromptPage* TabletopPanel::page() const {
    return qobject_cast<MatchPromptPage*>(m_frame->page());
}

QPushButton* TabletopPanel::mainButtonWidget() const {
    return m_frame->mainButton();
}

MatchPromptPage* TabletopPanel::pageFor() const {
    switch (m_match.doing()) {
        case MatchDoing::Saving:
            // nobody notices a disk that is quick; a covered page does not outlast its question
            return m_match.isSavingShown() || page() == nullptr || m_match.facts().sealed
                       ? m_waiting
                       : page();
        case MatchDoing::Waiting:
            return m_match.isCurtained() ? m_curtain : m_table.pageFor();
        case MatchDoing::Throwing:
        case MatchDoing::Ended:
            return m_table.pageFor();
        case MatchDoing::Over:
            return m_end;
        case MatchDoing::Running:
            if (MatchPromptPage* run = m_table.runPage())
                return run;
            break;
        case MatchDoing::Thinking:
        case MatchDoing::Decided:
        case MatchDoing::Preparing:
        case MatchDoing::Resumed:
            break;
    }
    return m_waiting;
}

void TabletopPanel::pressMain() {
    if (MatchPromptPage* shown = page(); shown != nullptr && m_frame->mainButton()->isEnabled())
        shown->pressMain();
}

QString TabletopPanel::withheld() const {
    const MatchPromptPage* shown = page();
    const MainButton button = shown != nullptr ? shown->mainButton() : MainButton{};
    return button.text.isEmpty() || button.enabled ? QString{} : button.hint;
}

bool TabletopPanel::pressChoice(int n) {
    MatchPromptPage* shown = page();
    if (shown == nullptr)
        return false;
    for (ActionList* list : shown->findChildren<ActionList*>())
        if (list->isVisibleTo(shown) && list->press(n))
            return true;
    return shown->digitPressed(n);
}

void TabletopPanel::refreshBand() {
    const StripFacts strip = m_table.strip();
    Side side = m_match.facts().side;
    if (m_match.doing() == MatchDoing::Over)
        side = m_match.winner().value_or(side);
    QString title = m_table.words().title;
    if (m_match.doing() == MatchDoing::Over)
        title = tr("Final");
    else if (m_match.doing() == MatchDoing::Resumed)
        title = tr("Recovered");
    else if (isSeatAtWork(m_match.doing()) && m_match.held())
        title = tr("Paused");
    m_band->show((side == Side::Home ? strip.home : strip.visitor).look,
                 side,
                 title,
                 QStringLiteral("%1 · %2").arg(side == Side::Home ? tr("home") : tr("visitors"),
                                               m_match.coachName(side)));
}

void TabletopPanel::refreshMain() {
    const MatchPromptPage* shown = page();
    const MainButton button = shown != nullptr ? shown->mainButton() : MainButton{};
    const Side side = m_match.facts().side;
    QString key;
    if (m_keys && m_match.doing() == MatchDoing::Waiting && m_match.isPerson(side))
        key = m_keys(side, CoachCommand::Done);
    m_frame->setMain(button.text, button.hint, button.enabled, key);
}

void TabletopPanel::refresh() {
    MatchPromptPage* wanted = pageFor();
    const QWidget* before = QApplication::focusWidget();
    const bool hadFocus = before != nullptr && isAncestorOf(before);
    const bool another = m_frame->show(wanted);
    wanted->refresh();
    refreshBand();
    m_whatIf->refresh(m_match);
    refreshMain();
    refreshTime();
    m_last->setText(m_log.result());
    m_last->setVisible(!m_log.result().isEmpty() && m_match.doing() == MatchDoing::Waiting &&
                       !m_match.isCurtained());
    // A control that goes must not leave the keyboard to whatever comes next in the window.
    if (hadFocus && (another || !before->isVisible() || !before->isEnabled()))
        emit pictureWanted();
}

void TabletopPanel::refreshTime() {
    const ClockFact* clock = nullptr;
    if (m_match.doing() == MatchDoing::Waiting)
        for (const ClockFact& each : m_match.facts().clocks)
            if (each.running && (clock == nullptr || each.side == m_match.facts().side))
                clock = &each;
    if (clock == nullptr) {
        m_band->setTime({}, false);
    } else {
        const int left = m_match.msLeft(*clock);
        m_band->setTime(clock->marked ? QStringLiteral("⚑ 0.0") : timeText(left), left < kLowMs);
    }
    if (MatchPromptPage* shown = page())
        shown->refreshTime();
}

}  // namespace thrum::gui
