#include "gui/tabletop/tabletop_page.hpp"

#include "gui/board/board_view.hpp"
#include "gui/board_game/board_stage.hpp"
#include "gui/match/match_words.hpp"
#include "gui/match/side_band.hpp"
#include "gui/tabletop/tabletop_panel.hpp"
#include "gui/widgets/held_keys.hpp"
#include "gui/widgets/log_panel.hpp"
#include "gui/widgets/refusal_bubble.hpp"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
constexpr int kClockMs = 100;
}

TabletopPage::TabletopPage(std::unique_ptr<Match> match, MakeTable makeTable, QWidget* parent)
    : GamePage{parent},
      m_match{std::move(match)},
      m_table{makeTable(*m_match)},
      m_writer{*m_match, *m_table, m_log} {
    setObjectName(QStringLiteral("matchPage"));
    auto* row = new QVBoxLayout{this};
    row->setContentsMargins(0, 0, 0, 0);
    m_columns = new QSplitter{Qt::Horizontal, this};
    m_columns->setHandleWidth(1);
    m_columns->setChildrenCollapsible(false);
    row->addWidget(m_columns);
    m_columns->addWidget(&m_table->picture());
    m_refusal = new RefusalBubble{&m_table->keyboardPart()};
    m_right = new QSplitter{Qt::Vertical, m_columns};
    m_right->setObjectName(QStringLiteral("rightColumn"));
    m_right->setHandleWidth(1);
    m_right->setChildrenCollapsible(false);
    m_columns->addWidget(m_right);
    m_columns->setStretchFactor(0, 1);
    m_columns->setStretchFactor(1, 0);
    m_columns->setSizes({940, 290});
    m_panel = new TabletopPanel{*m_match, *m_table, m_writer, m_right};
    m_logPanel = new LogPanel{m_log, m_right};
    m_right->addWidget(m_panel);
    m_right->addWidget(m_logPanel);
    m_right->setSizes({520, 190});
    m_right->setStretchFactor(0, 1);
    m_right->setStretchFactor(1, 2);
    connect(m_right, &QSplitter::splitterMoved, this, [this] { m_rightDragged = true; });
    m_clocks.setInterval(kClockMs);
    connect(&m_clocks, &QTimer::timeout, this, [this] {
        m_panel->refreshTime();
        emit timePassed();
    });
    connectMatch();
    m_writer.refill();
}

TabletopPage::~TabletopPage() = default;

void TabletopPage::connectMatch() {
    connect(m_match.get(), &Match::changed, this, &TabletopPage::onChanged);
    connect(m_match.get(), &Match::cameAbout, this, &TabletopPage::onCameAbout);
    connect(m_match.get(), &Match::refused, this, [this](const MatchRefusal& refusal) {
        m_refusal->say(refusal.sentence, m_table->placeOf(refusal.figure), refusal.clause);
        emit said(refusal.sentence, NewsKind::Refusal);
    });
    connect(m_match.get(), &Match::stuck, this, [this](const QString& reason) {
        m_refusal->say(reason, m_table->placeOf(std::nullopt));
        emit said(reason, NewsKind::Refusal);
    });
    connect(m_refusal, &RefusalBubble::clauseAsked, this, &TabletopPage::ruleAsked);
    connect(m_logPanel, &LogPanel::clauseAsked, this, &TabletopPage::ruleAsked);
    connect(m_panel, &TabletopPanel::clauseAsked, this, &TabletopPage::ruleAsked);
    connect(m_panel, &TabletopPanel::newGameAsked, this, &TabletopPage::newGameAsked);
    connect(m_panel, &TabletopPanel::boxScoreAsked, this, &TabletopPage::boxScoreAsked);
    connect(m_panel, &TabletopPanel::turningPointsAsked, this, &TabletopPage::turningPointsAsked);
    connect(m_panel, &TabletopPanel::replayAsked, this, [this] { emit replayAsked(false); });
    connect(m_panel, &TabletopPanel::choiceChanged, this, &TabletopPage::refresh);
    connect(m_table.get(), &GameTable::choiceChanged, this, &TabletopPage::refresh);
    connect(m_table.get(), &GameTable::clauseAsked, this, &TabletopPage::ruleAsked);
    connect(m_table.get(), &GameTable::said, this, &TabletopPage::said);
    connect(m_table.get(), &GameTable::sounded, this, &TabletopPage::sounded);
    // Not at once: the Enter that closed a list would be the picture's as well.
    connect(
        m_panel,
        &TabletopPanel::pictureWanted,
        &m_table->keyboardPart(),
        [this] { m_table->keyboardPart().setFocus(); },
        Qt::QueuedConnection);
    // A game's keys work wherever the page has the keyboard, but not in a field of text.
    m_panel->installEventFilter(this);
}

WhatIfBar& TabletopPage::whatIfBar() const {
    return m_panel->whatIfBar();
}

QPushButton* TabletopPage::mainButtonWidget() const {
    return m_panel->mainButtonWidget();
}

std::vector<QWidget*> TabletopPage::panes() const {
    return {&m_table->keyboardPart(), m_panel, m_logPanel->list()};
}

// Full screen leaves the prompt where it is: without it nobody knows what is asked.
void TabletopPage::showPanels(bool shown) {
    m_logPanel->setVisible(shown && m_logShown);
    m_table->showAlone(!shown);
}

void TabletopPage::showLog(bool shown) {
    m_logShown = shown;
    m_logPanel->setVisible(shown);
}

// --- what happens ---------------------------------------------------------------------------

void TabletopPage::onCameAbout() {
    m_refusal->dismiss();
    m_table->happened();
    if (m_writer.weight() == Weight::Headline)
        emit sounded(GameSound::Whistle);
    if (!m_writer.result().isEmpty())
        emit said(m_writer.result(),
                  m_writer.weight() == Weight::Headline ? NewsKind::Score : NewsKind::Result);
}

void TabletopPage::onChanged() {
    askedAnew();
    soundChance();
    if (m_match->isTimed())
        m_clocks.start();
    else
        m_clocks.stop();
    refresh();
}

void TabletopPage::soundChance() {
    const bool flies = m_match->doing() == MatchDoing::Throwing;
    if (flies && !m_thrown && m_match->lastChance()) {
        const auto& draws = m_match->lastChance()->request.draws;
        // numbers that are no dice are sounded by who shows what they came to
        if (!draws.empty() && draws.front().kind == Draw::Kind::Coin)
            emit sounded(GameSound::Coin);
        else if (draws.empty() || draws.front().kind != Draw::Kind::Fraction)
            emit sounded(GameSound::Dice);
    }
    m_thrown = flies;
}

void TabletopPage::refresh() {
    m_table->refresh();
    m_panel->refresh();
    emit factsChanged();
}

// Whoever held a key down while the other one decided has not answered yet (D97).
void TabletopPage::askedAnew() {
    const int question = m_match->questionNumber();
    if (m_match->doing() == MatchDoing::Waiting && isVisible() &&
        std::exchange(m_questionHeard, question) != question)
        HeldKeys::instance().askedAnew();
}

// --- keys and commands ----------------------------------------------------------------------

void TabletopPage::sayWithheld() {
    if (const QString why = m_panel->withheld(); !why.isEmpty())
        emit said(why, NewsKind::Refusal);
}

void TabletopPage::mainAction() {
    sayWithheld();
    m_panel->pressMain();
}

void TabletopPage::setCoachKeys(CoachKeys keys) {
    m_table->setCoachKeys(keys);
    m_panel->setCoachKeys(std::move(keys));
}

void TabletopPage::pause() {
    m_match->setHeld(!m_match->held());
}

CommandOffer TabletopPage::pauseOffer() const {
    if (m_match->doing() == MatchDoing::Over)
        return notNow(tr("The game is over."));
    if (!m_match->isWatched() && !isSeatAtWork(m_match->doing()) && !m_match->held())
        return notNow(tr("No clock runs, and no other coach is thinking."));
    return {.refusal = {},
            .text = m_match->held() ? tr("&Go on") : tr("&Pause"),
            .tip = tr("Stop whoever thinks, or let him go on")};
}

bool TabletopPage::mayThrow() const {
    return m_match->doing() == MatchDoing::Waiting && m_match->facts().awaits == Awaits::Chance &&
           m_match->isPerson(m_match->facts().side);
}

void TabletopPage::coach(Side side, CoachCommand command) {
    if (!coachProblem(side, command).isEmpty())
        return;
    if (command == CoachCommand::Done)
        mainAction();
    else
        m_table->coach(side, command);
}

QString TabletopPage::coachProblem(Side side, CoachCommand command) const {
    if (m_match->doing() == MatchDoing::Over)
        return tr("The game is over.");
    if (command != CoachCommand::Done && m_table->stage() == nullptr)
        return m_table->coachProblem(side, command);
    if (!m_match->isPerson(side))
        return tr("%1 coaches the %2.").arg(m_match->coachName(side), m_match->teamName(side));
    if (command != CoachCommand::Done)
        return m_table->coachProblem(side, command);
    if (m_match->doing() == MatchDoing::Ended)
        return {};
    if (m_match->doing() != MatchDoing::Waiting || m_match->facts().side != side)
        return tr("The %1 are not asked now.").arg(m_match->teamName(side));
    return {};
}

void TabletopPage::undo() {
    if (m_table->cancelHalfDone())
        return;
    // the status line forgets a refusal that is mended so
    const auto takeBack = [this](bool agreed) {
        const QString what = m_match->undoText();
        if (m_match->undo(agreed))
            emit said(tr("Taken back: %1").arg(what));
    };
    if (m_match->undoProblem() || !m_match->undoNeedsConsent()) {
        takeBack(false);
        return;
    }
    QMessageBox question{QMessageBox::NoIcon,
                         tr("Take back"),
                         tr("Does the other coach agree that it is taken back?"),
                         QMessageBox::NoButton,
                         this};
    auto* yes = question.addButton(tr("He agrees"), QMessageBox::AcceptRole);
    question.setDefaultButton(question.addButton(tr("It stands"), QMessageBox::RejectRole));
    question.exec();
    if (question.clickedButton() == yes)
        takeBack(true);
}

void TabletopPage::redo() {
    if (!m_match->redo())
        emit said(tr("There is nothing to do again."));
}

// What is asked goes before what happened: in a low window the play by play gives way.
void TabletopPage::shareRightColumn() {
    constexpr int kLinesToAsk = 36;
    constexpr int kLinesTold = 5;
    const int whole = m_right->height();
    if (whole <= 0)
        return;
    const int line = fontMetrics().lineSpacing();
    const int told =
        std::clamp(whole - kLinesToAsk * line, std::min(kLinesTold * line, whole / 4), whole / 4);
    m_right->setSizes({whole - told, told});
}

void TabletopPage::resizeEvent(QResizeEvent* event) {
    GamePage::resizeEvent(event);
    if (!m_rightDragged)
        shareRightColumn();
}

bool TabletopPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_panel && event->type() == QEvent::KeyPress) {
        keyPressEvent(static_cast<QKeyEvent*>(event));
        return event->isAccepted();
    }
    return GamePage::eventFilter(watched, event);
}

void TabletopPage::keyPressEvent(QKeyEvent* event) {
    const QWidget* focus = QApplication::focusWidget();
    const bool typing = qobject_cast<const QLineEdit*>(focus) != nullptr ||
                        qobject_cast<const QComboBox*>(focus) != nullptr;
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    // a picture that has its own use of Enter has taken it before
    if (enter && plain && !typing && !event->isAutoRepeat()) {
        mainAction();
        event->accept();
        return;
    }
    const bool digit = plain && event->key() >= Qt::Key_1 && event->key() <= Qt::Key_9;
    if (!typing && !event->isAutoRepeat() && digit &&
        m_panel->pressChoice(event->key() - Qt::Key_0)) {
        event->accept();
        return;
    }
    // the board's keys, whatever they are now, work wherever the page has the keyboard
    if (BoardStage* stage = m_table->stage();
        stage != nullptr && !typing && !event->isAutoRepeat()) {
        const QKeySequence pressed{
            QKeyCombination{event->modifiers() & ~Qt::KeypadModifier, Qt::Key(event->key())}};
        for (QAction* action : stage->board().actions())
            if (action->isEnabled() && action->shortcuts().contains(pressed)) {
                action->trigger();
                event->accept();
                return;
            }
    }
    // a digit that chooses nothing here is no command of another place
    if (digit && !typing) {
        event->accept();
        return;
    }
    GamePage::keyPressEvent(event);
}

// --- words ----------------------------------------------------------------------------------

StripDetail TabletopPage::stripDetail(StripPart part) const {
    if (part == StripPart::Situation)
        return m_table->situation();
    StripDetail detail{.title = tr("Time"), .lines = {}, .clause = {}};
    for (const Side side : {Side::Home, Side::Visitor})
        if (m_match->isPerson(side) || m_match->usedMs(side) > 0)
            detail.lines << tr("the %1 have used %2")
                                .arg(m_match->teamName(side), timeText(m_match->usedMs(side)));
    if (detail.lines.isEmpty())
        detail.lines << tr("No clock runs");
    return detail;
}

QString TabletopPage::title() const {
    const Facts& facts = m_match->facts();
    const QString before = m_match->whatIf()
                               ? whatIfText(*m_match->whatIf(), false) + QStringLiteral(": ")
                               : QString{};
    const QString score = QStringLiteral("%1 %2 – %3 %4")
                              .arg(m_match->teamName(Side::Home))
                              .arg(facts.situation.score[0])
                              .arg(m_match->teamName(Side::Visitor))
                              .arg(facts.situation.score[1]);
    const QString when = m_match->doing() == MatchDoing::Over ? tr("final") : periodText(facts);
    // before the first kickoff there is no period yet
    return before + score + (when.isEmpty() ? QString{} : QStringLiteral(" · ") + when);
}

QString TabletopPage::promptTitle() const {
    return m_panel->band().title();
}

QString TabletopPage::spokenClocks() const {
    return stripDetail(StripPart::Clock).lines.join(QStringLiteral("; ")) + QLatin1Char('.');
}

QString TabletopPage::spokenSide(Side side) const {
    return tr("%1: %2 points.")
        .arg(m_match->teamName(side))
        .arg(m_match->facts().situation.score[side == Side::Home ? 0 : 1]);
}

}  // namespace thrum::gui
