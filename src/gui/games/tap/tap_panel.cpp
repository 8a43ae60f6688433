#include "gui/games/tap/tap_panel.hpp"

#include "gui/board/figure_drawing.hpp"
#include "gui/games/tap/agree_page.hpp"
#include "gui/games/tap/board_run_page.hpp"
#include "gui/games/tap/chance_page.hpp"
#include "gui/games/tap/decide_page.hpp"
#include "gui/games/tap/fair_calls.hpp"
#include "gui/games/tap/final_page.hpp"
#include "gui/games/tap/line_up_page.hpp"
#include "gui/games/tap/pass_page.hpp"
#include "gui/games/tap/penalty_page.hpp"
#include "gui/games/tap/pivot_page.hpp"
#include "gui/games/tap/play_over_page.hpp"
#include "gui/games/tap/words.hpp"
#include "gui/match/pages/waiting_page.hpp"
#include "gui/match/side_band.hpp"
#include "gui/match/what_if_bar.hpp"
#include "gui/widgets/action_list.hpp"
#include "gui/widgets/figure_chips.hpp"
#include "gui/widgets/fitting_button.hpp"
#include "gui/widgets/flow_layout.hpp"
#include "gui/widgets/low_clock.hpp"
#include "gui/widgets/prompt_frame.hpp"

#include <algorithm>

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
using tap::DecisionKind;

bool isCall(DecisionKind kind) {
    return kind == DecisionKind::CallDelay || kind == DecisionKind::CallInterference ||
           kind == DecisionKind::CallGunner || kind == DecisionKind::CallTooManyMen ||
           kind == DecisionKind::NoCall;
}

/// Interference is called of what there was: of a pass at a receiver, of a punt at a gunner
/// (TAP-PE-7, PE-8).
bool fitsLastPlay(DecisionKind kind, const TapMatch& match) {
    if (kind == DecisionKind::CallInterference)
        return match.lastPlayPassed() || !match.lastPlayPunted();
    return kind != DecisionKind::CallGunner || match.lastPlayPunted() || !match.lastPlayPassed();
}
}  // namespace

template <class Page>
Page* TapPanel::add() {
    auto* page = new Page{m_desk};
    addPage(page);
    return page;
}

void TapPanel::addPage(MatchPromptPage* page) {
    m_frame->addPage(page);
    connect(page, &MatchPromptPage::clauseAsked, this, &TapPanel::clauseAsked);
    connect(page, &MatchPromptPage::choiceChanged, this, &TapPanel::refresh);
    connect(page, &MatchPromptPage::boardWanted, this, &TapPanel::boardWanted);
}

TapPanel::TapPanel(const TapDesk& desk, const TapLog& log, QWidget* parent)
    : QWidget{parent}, m_desk{desk}, m_log{log} {
    setObjectName(QStringLiteral("matchPanel"));
    setAccessibleName(tr("Prompt"));
    auto* rows = new QVBoxLayout{this};
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    m_band = new SideBand{this};
    rows->addWidget(m_band);
    m_whatIf = new WhatIfBar{this};
    rows->addWidget(m_whatIf);
    const auto note = [this, rows](const QString& name) {
        auto* label = new QLabel{this};
        label->setObjectName(name);
        label->setWordWrap(true);
        label->setProperty("role", QStringLiteral("note"));
        label->setContentsMargins(16, 6, 16, 6);
        label->hide();
        rows->addWidget(label);
        return label;
    };
    m_task = note(QStringLiteral("drillTask"));
    m_last = note(QStringLiteral("lastHappening"));
    m_advice = note(QStringLiteral("advice"));
    m_takeAdvice = new QPushButton{tr("Line up so"), this};
    m_takeAdvice->setObjectName(QStringLiteral("takeAdvice"));
    m_takeAdvice->setFocusPolicy(Qt::TabFocus);
    m_takeAdvice->setToolTip(tr("Everybody to where the hint shows him"));
    m_takeAdvice->hide();
    rows->addWidget(m_takeAdvice);
    connect(m_takeAdvice, &QPushButton::clicked, this, &TapPanel::adviceTaken);
    m_call = note(QStringLiteral("chartCall"));
    m_peek = new QPushButton{tr("Peek at the covered call"), this};
    m_peek->setObjectName(QStringLiteral("peek"));
    m_peek->setFocusPolicy(Qt::TabFocus);
    m_peek->setToolTip(tr("In practice only; the record tells that it was looked at"));
    m_peek->hide();
    rows->addWidget(m_peek);
    connect(m_peek, &QPushButton::clicked, this, &TapPanel::peekAsked);
    m_frame = new PromptFrame{this};
    rows->addWidget(m_frame, 1);
    connect(m_frame, &PromptFrame::mainPressed, this, &TapPanel::pressMain);
    m_agree = add<AgreePage>();
    m_decide = add<DecidePage>();
    m_lineUp = add<LineUpPage>();
    m_pivot = add<PivotPage>();
    m_pass = add<PassPage>();
    m_chance = add<ChancePage>();
    m_penalty = add<PenaltyPage>();
    m_run = add<BoardRunPage>();
    m_over = add<PlayOverPage>();
    connect(m_over, &PlayOverPage::watchAgainAsked, this, [this] { emit replayAsked(true); });
    connect(m_over, &PlayOverPage::touchAsked, this, &TapPanel::touchAsked);
    m_waiting = new WaitingPage{
        m_desk.match,
        {.title = [this] { return promptWords(m_desk.match).title; },
         .clock =
             [](const ClockFact& clock) {
                 const auto name = tap::parseName<tap::ClockName>(clock.name);
                 return name ? clockText(*name) : QString::fromStdString(clock.name);
             }}};
    addPage(m_waiting);
    m_final = add<FinalPage>();
    connect(m_final, &FinalPage::newGameAsked, this, &TapPanel::newGameAsked);
    connect(m_final, &FinalPage::drillAgainAsked, this, &TapPanel::drillAgainAsked);
    connect(m_final, &FinalPage::boxScoreAsked, this, &TapPanel::boxScoreAsked);
    connect(m_final, &FinalPage::replayAsked, this, [this] { emit replayAsked(false); });
    connect(m_final, &FinalPage::turningPointsAsked, this, &TapPanel::turningPointsAsked);
    connect(m_final, &FinalPage::playAsked, this, &TapPanel::playAsked);

    m_calls = new QWidget{m_frame};
    m_calls->setObjectName(QStringLiteral("calls"));
    m_calls->setAccessibleName(tr("Penalty calls"));
    auto* calls = new FlowLayout{m_calls};  // beside each other: they come and go
    calls->setContentsMargins(0, 0, 0, 0);
    calls->setSpacing(4);
    m_frame->above().addWidget(m_calls);
}

MatchPromptPage* TapPanel::page() const {
    return qobject_cast<MatchPromptPage*>(m_frame->page());
}

QPushButton* TapPanel::mainButtonWidget() const {
    return m_frame->mainButton();
}

MatchPromptPage* TapPanel::pageFor() const {
    const TapMatch& match = m_desk.match;
    switch (match.doing()) {
        case MatchDoing::Saving:
            // nobody notices a disk that is quick
            return match.isSavingShown() || page() == nullptr ? m_waiting : page();
        case MatchDoing::Thinking:
        case MatchDoing::Decided:
        case MatchDoing::Preparing:
        case MatchDoing::Resumed:
            return m_waiting;
        case MatchDoing::Running:
            return m_run;
        case MatchDoing::Throwing:
            return m_chance;
        case MatchDoing::Ended:
            return m_over;
        case MatchDoing::Over:
            return m_final;
        case MatchDoing::Waiting:
            break;
    }
    if (match.prompt().chance || match.wants(DecisionKind::Roll) || match.wants(DecisionKind::Flip))
        return m_chance;
    if (match.option(DecisionKind::ConfirmMethod) != nullptr)
        return m_agree;
    if (match.wants(DecisionKind::Accept))
        return m_penalty;
    if (match.option(DecisionKind::Place) != nullptr)
        return m_lineUp;
    if (match.wants(DecisionKind::WithdrawPass))
        return m_pass;
    if (match.option(DecisionKind::Pivot) != nullptr ||
        match.option(DecisionKind::Announce) != nullptr ||
        match.option(DecisionKind::MoveInMotion) != nullptr)
        return m_pivot;
    return m_decide;
}

void TapPanel::pressMain() {
    m_desk.tool.flush();
    if (MatchPromptPage* shown = page(); shown != nullptr && m_frame->mainButton()->isEnabled())
        shown->pressMain();
}

QString TapPanel::withheld() const {
    const MatchPromptPage* shown = page();
    const MainButton button = shown != nullptr ? shown->mainButton() : MainButton{};
    return button.text.isEmpty() || button.enabled ? QString{} : button.hint;
}

bool TapPanel::pressChoice(int n) {
    MatchPromptPage* shown = page();
    if (shown == nullptr)
        return false;
    for (ActionList* list : shown->findChildren<ActionList*>())
        if (list->isVisibleTo(shown) && list->press(n))
            return true;
    for (FigureChips* men : shown->findChildren<FigureChips*>())
        if (men->isVisibleTo(shown) && men->press(n))
            return true;
    return false;
}

void TapPanel::refreshBand() {
    const TapMatch& match = m_desk.match;
    Side side = match.prompt().side;
    if (match.doing() == MatchDoing::Running)
        side = match.state().carrier ? match.state().carrier->side() : match.state().offense;
    if (match.doing() == MatchDoing::Ended)
        side = match.drawnState().offense;
    if (match.doing() == MatchDoing::Over)
        side = match.winner().value_or(side);
    const PromptWords words = promptWords(match);
    const QString unit =
        tap::unitOf(match.state(), side) == tap::Unit::Dark ? tr("dark") : tr("white");
    QString title = words.title;
    if (match.doing() == MatchDoing::Running)
        title = tr("The board is on");
    else if (match.doing() == MatchDoing::Over)
        title = tr("Final");  // of a game that was given up, too
    else if (match.doing() == MatchDoing::Resumed)
        title = tr("Recovered");
    else if (isSeatAtWork(match.doing()) && match.held())
        title = tr("Paused");
    else if (match.doing() == MatchDoing::Throwing)
        title = match.prompt().chance == tap::ChanceKind::Coin ? tr("The coin is in the air")
                                                               : tr("The dice roll");
    m_band->show(
        lookOf(match.data().team(side)),
        side,
        title,
        QStringLiteral("%1 · %2 · %3")
            .arg(side == Side::Home ? tr("home") : tr("visitors"), unit, match.coachName(side)));
}

void TapPanel::showAdvice(const QString& sentence, bool canBeDone) {
    m_takeAdvice->setVisible(canBeDone);
    m_advice->setText(sentence);
    m_advice->setVisible(!sentence.isEmpty());
}

void TapPanel::refreshMain() {
    const MatchPromptPage* shown = page();
    const MainButton button = shown != nullptr ? shown->mainButton() : MainButton{};
    // a coach's own key is on the button it presses
    const TapMatch& match = m_desk.match;
    QString key;
    if (button.key)
        key = m_desk.keyOf(button.key->first, button.key->second);
    else if (match.doing() == MatchDoing::Waiting)
        key = m_desk.keyOf(match.prompt().side, CoachCommand::Done);
    m_frame->setMain(button.text, button.hint, button.enabled, key);
}

void TapPanel::refreshCalls() {
    const TapMatch& match = m_desk.match;
    std::vector<std::pair<Side, DecisionKind>> calls;
    if (match.doing() == MatchDoing::Waiting) {
        const Side side = match.prompt().side;
        for (const DecisionKind kind : match.prompt().calls)
            if (match.isPerson(side) && isCall(kind) && fitsLastPlay(kind, match))
                calls.emplace_back(side, kind);
        for (const DecisionKind kind : match.prompt().also)
            if (match.isPerson(other(side)) && isCall(kind) && fitsLastPlay(kind, match))
                calls.emplace_back(other(side), kind);
    }
    while (m_callButtons.size() < calls.size()) {
        auto* button = new FittingButton{m_calls};
        button->setFocusPolicy(Qt::TabFocus);
        m_frame->pressOnEnter(button);
        const std::size_t place = m_callButtons.size();
        button->setObjectName(QStringLiteral("call%1").arg(place + 1));
        connect(button, &QPushButton::clicked, this, [this, button] {
            m_desk.tool.flush();
            m_desk.match.submit(static_cast<DecisionKind>(button->property("kind").toInt()),
                                static_cast<Side>(button->property("side").toInt()));
        });
        m_calls->layout()->addWidget(button);
        m_callButtons.push_back(button);
    }
    for (std::size_t i = 0; i < m_callButtons.size(); ++i) {
        FittingButton* button = m_callButtons[i];
        button->setVisible(i < calls.size());
        if (i >= calls.size())
            continue;
        const auto [side, kind] = calls[i];
        button->setProperty("kind", static_cast<int>(kind));
        button->setProperty("side", static_cast<int>(side));
        button->setText(
            QStringLiteral("%1: %2").arg(match.teamName(side), decisionText(kind, match)));
        button->setToolTip(decisionTip(kind, match));
        button->setProperty("call", button->text());
        // his key makes the first of the calls he may make
        const bool first = std::ranges::find(calls.begin(),
                                             calls.begin() + static_cast<std::ptrdiff_t>(i),
                                             side,
                                             &std::pair<Side, DecisionKind>::first) ==
                           calls.begin() + static_cast<std::ptrdiff_t>(i);
        button->setKey(first && kind != DecisionKind::NoCall
                           ? m_desk.keyOf(side, CoachCommand::Call)
                           : QString{});
    }
    m_calls->setVisible(!calls.empty());
}

// How long calls are still heard (TAP-PE-7), on what ends them.
void TapPanel::refreshCallTime() {
    const TapMatch& match = m_desk.match;
    const tap::ClockView* clock = match.clock(tap::ClockName::PenaltyCall);
    if (clock == nullptr)
        return;
    for (FittingButton* button : m_callButtons)
        if (static_cast<DecisionKind>(button->property("kind").toInt()) == DecisionKind::NoCall)
            button->setText(QStringLiteral("%1 · %2").arg(button->property("call").toString(),
                                                          timeText(match.msLeft(*clock))));
}

void TapPanel::refresh() {
    MatchPromptPage* wanted = pageFor();
    const QWidget* before = QApplication::focusWidget();
    const bool hadFocus = before != nullptr && isAncestorOf(before);
    const bool another = m_frame->show(wanted);
    wanted->refresh();
    refreshBand();
    m_whatIf->refresh(m_desk.match);
    refreshCalls();
    refreshCallTime();
    refreshMain();
    refreshTime();
    m_over->showResult(m_log.result());
    // over the end of a play lies what was called for it, not the next call
    const bool ended = m_desk.match.doing() == MatchDoing::Ended;
    m_call->setText(ended ? m_desk.calls.revealed() : m_desk.calls.note());
    m_call->setVisible(!m_call->text().isEmpty());
    m_peek->setVisible(!ended && m_desk.calls.mayPeek());
    refreshTask();
    m_last->setText(m_log.result());
    m_last->setVisible(!m_log.result().isEmpty() && m_desk.match.doing() == MatchDoing::Waiting);
    // A control that goes must not leave the keyboard to whatever comes next in the window.
    if (hadFocus && (another || !before->isVisible() || !before->isEnabled()))
        emit boardWanted();
}

// What a drill asks for: whole at its beginning, then what is still to be made.
void TapPanel::refreshTask() {
    const TapMatch& match = m_desk.match;
    const auto& drill = match.drill();
    m_task->setVisible(drill && match.doing() != MatchDoing::Over);
    if (!drill)
        return;
    // the state the drill begins with is the first entry of its record
    const bool begins = match.game().session().inForce() <= 1;
    const QString name = QString::fromStdString(drill->name);
    const auto best = match.drillBest();
    m_task->setText(
        begins ? tr("%1: %2 The %3 have %4 points to make.")
                         .arg(name, QString::fromStdString(drill->notes))
                         .arg(match.teamName(drill->side))
                         .arg(drill->points) +
                     (best ? QLatin1Char(' ') + tr("Your best is %1.").arg(*best) : QString{})
               : tr("%1: %2 of %3 points made.")
                     .arg(name)
                     .arg(match.drillPoints())
                     .arg(drill->points));
}

void TapPanel::refreshTime() {
    const TapMatch& match = m_desk.match;
    const bool timed = match.doing() == MatchDoing::Waiting ||
                       match.doing() == MatchDoing::Saving || match.doing() == MatchDoing::Resumed;
    const auto* clock = timed ? match.windowClock() : nullptr;
    if (clock == nullptr) {
        m_band->setTime({}, false);
    } else {
        const int left = match.msLeft(*clock);
        const bool guides = clock->policy == tap::ClockPolicy::Advisory;
        m_band->setTime(clock->marked && !guides ? QStringLiteral("⚑ 0.0") : timeText(left),
                        left < kLowMs && !(clock->marked && guides));
    }
    if (MatchPromptPage* shown = page())
        shown->refreshTime();
    const auto& mayCall = match.state().review.mayCall;
    if (match.doing() == MatchDoing::Waiting && (mayCall[0] || mayCall[1])) {
        refreshMain();
        refreshCallTime();
    }
}

}  // namespace thrum::gui
