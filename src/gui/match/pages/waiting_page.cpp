#include "gui/match/pages/waiting_page.hpp"

#include "gui/match/match_words.hpp"

#include <QCheckBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
// Who pressed Enter once too often for his own window does not stop the other coach.
constexpr qint64 kSecondPressMs = 1000;
}  // namespace

WaitingPage::WaitingPage(Match& match, Words words, QWidget* parent)
    : MatchPromptPage{match, parent}, m_words{std::move(words)}, m_thought{match.time()} {
    m_who = addText(false);
    m_bar = new QProgressBar{this};
    m_bar->setRange(0, 0);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(6);
    m_bar->setAccessibleName(tr("Thinking"));
    column()->addWidget(m_bar);
    m_state = addText(true);
    m_state->setObjectName(QStringLiteral("thought"));
    m_whenAsked = new QCheckBox{tr("Show decisions when I ask"), this};
    m_whenAsked->setObjectName(QStringLiteral("showWhenAsked"));
    m_whenAsked->setToolTip(tr("What the other coach decides waits for the main button"));
    connect(m_whenAsked, &QCheckBox::clicked, this, [this](bool waits) {
        anyMatch().setShowsWhenAsked(waits);
    });
    column()->addWidget(m_whenAsked);
    m_takeOver = new QPushButton{this};
    m_takeOver->setObjectName(QStringLiteral("takeOver"));
    m_takeOver->setFocusPolicy(Qt::TabFocus);
    // a long name is no reason to scroll sideways
    m_takeOver->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_takeOver->setToolTip(tr("You decide for this side from here on"));
    connect(m_takeOver, &QPushButton::clicked, this, [this] {
        anyMatch().setSeat(anyMatch().facts().side, QStringLiteral("person"));
        emit boardWanted();
    });
    column()->addWidget(m_takeOver);
    column()->addStretch(1);
}

bool WaitingPage::decides() const {
    return isSeatsTurn(anyMatch().doing());
}

MainButton WaitingPage::mainButton() const {
    if (anyMatch().doing() == MatchDoing::Resumed)
        return {tr("Go on"), tr("Enter · the clocks wait until then")};
    if (anyMatch().doing() == MatchDoing::Saving)
        return {tr("Saving…"), {}, false};
    if (!decides())
        return {tr("Getting ready…"), {}, false};
    if (anyMatch().held())
        return {tr("Go on"), tr("Enter · nothing happens until then")};
    if (isDecided())
        return {tr("Show the decision"), tr("Enter")};
    return {tr("Stop"), tr("Enter makes it stop thinking; it can begin again")};
}

void WaitingPage::pressMain() {
    if (anyMatch().doing() == MatchDoing::Resumed) {
        anyMatch().resume();
        return;
    }
    if (!decides())
        return;
    if (anyMatch().held())
        anyMatch().setHeld(false);
    else if (isDecided())
        anyMatch().showReady();
    else if (anyMatch().brisk() || m_thought.elapsedMs() >= kSecondPressMs)
        anyMatch().setHeld(true);
}

void WaitingPage::refreshResumed() {
    m_bar->hide();
    m_whenAsked->hide();
    m_takeOver->hide();
    QStringList clocks;
    for (const ClockFact& clock : anyMatch().facts().clocks)
        if (clock.running)
            clocks << tr("%1 %2").arg(m_words.clock(clock), timeText(anyMatch().msLeft(clock)));
    const bool inRun = anyMatch().facts().awaits == Awaits::Run;
    m_who->setText(inRun ? tr("The game was recovered in the middle of a run.")
                         : tr("The game was recovered where it stood: %1.").arg(m_words.title()));
    m_state->setText(inRun ? tr("Paused. The board goes on from where you last saw it.")
                           : tr("Paused, as of at most a second before: %1.")
                                 .arg(clocks.join(QStringLiteral(", "))));
    m_state->show();
}

// What was decided stands, and nothing that follows is shown before it is safe (D59).
void WaitingPage::refreshSaving() {
    m_bar->show();
    m_whenAsked->hide();
    m_takeOver->hide();
    m_who->setText(tr("The disk takes its time."));
    m_state->setText(tr("The game goes on when what was decided is safe."));
    m_state->show();
}

void WaitingPage::refresh() {
    if (anyMatch().doing() == MatchDoing::Resumed) {
        refreshResumed();
        return;
    }
    if (anyMatch().doing() == MatchDoing::Saving) {
        refreshSaving();
        return;
    }
    const Side side = anyMatch().facts().side;
    if (const std::size_t about = anyMatch().anyGame().entries();
        about != m_about || anyMatch().held()) {
        m_about = about;
        m_thought.restart();
    }
    m_bar->setVisible(!anyMatch().held() && !isDecided());
    m_whenAsked->setVisible(decides());
    m_whenAsked->setChecked(anyMatch().showsWhenAsked());
    m_takeOver->setVisible(decides() && anyMatch().mode() != Mode::Tournament);
    m_takeOver->setText(tr("Take the %1 over").arg(anyMatch().teamName(side)));
    m_state->setVisible(anyMatch().held() || isDecided());
    m_state->setText(anyMatch().held() ? tr("Stopped. The table stays as it is.")
                                       : tr("The decision is made. Nobody has seen it yet."));
    m_who->setText(decides() ? tr("%1 decides for the %2.")
                                   .arg(anyMatch().coachName(side), anyMatch().teamName(side))
                             : tr("The run is about to start."));
}

}  // namespace thrum::gui
