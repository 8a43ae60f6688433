#include "gui/match/pages/waiting_page.hpp"

#include "gui/games/tap/words.hpp"

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

WaitingPage::WaitingPage(const TapDesk& desk, QWidget* parent)
    : MatchPromptPage{desk, parent}, m_thought{desk.match.time()} {
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
        match().setShowsWhenAsked(waits);
    });
    column()->addWidget(m_whenAsked);
    m_takeOver = new QPushButton{this};
    m_takeOver->setObjectName(QStringLiteral("takeOver"));
    m_takeOver->setFocusPolicy(Qt::TabFocus);
    m_takeOver->setToolTip(tr("You decide for this side from here on"));
    connect(m_takeOver, &QPushButton::clicked, this, [this] {
        match().setSeat(match().prompt().side, QStringLiteral("person"));
        emit boardWanted();
    });
    column()->addWidget(m_takeOver);
    column()->addStretch(1);
}

bool WaitingPage::decides() const {
    return isSeatsTurn(match().doing());
}

MainButton WaitingPage::mainButton() const {
    if (match().doing() == MatchDoing::Resumed)
        return {tr("Go on"), tr("Enter · the clocks wait until then")};
    if (match().doing() == MatchDoing::Saving)
        return {tr("Saving…"), {}, false};
    if (!decides())
        return {tr("Getting ready…"), {}, false};
    if (match().held())
        return {tr("Go on"), tr("Enter · nothing happens until then")};
    if (isDecided())
        return {tr("Show the decision"), tr("Enter")};
    return {tr("Stop"), tr("Enter stops the thought; it can be begun again")};
}

void WaitingPage::pressMain() {
    if (match().doing() == MatchDoing::Resumed) {
        match().resume();
        return;
    }
    if (!decides())
        return;
    if (match().held())
        match().setHeld(false);
    else if (isDecided())
        match().showReady();
    else if (match().brisk() || m_thought.elapsedMs() >= kSecondPressMs)
        match().setHeld(true);
}

void WaitingPage::refreshResumed() {
    m_bar->hide();
    m_whenAsked->hide();
    m_takeOver->hide();
    QStringList clocks;
    for (const tap::ClockView& clock : match().prompt().clocks)
        if (clock.running)
            clocks << tr("%1 %2").arg(clockText(clock.name), timeText(match().msLeft(clock)));
    const bool inRun = match().prompt().kind == tap::PromptKind::Run;
    m_who->setText(
        inRun ? tr("The game was recovered in the middle of a run.")
              : tr("The game was recovered where it stood: %1.").arg(promptWords(match()).title));
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
    if (match().doing() == MatchDoing::Resumed) {
        refreshResumed();
        return;
    }
    if (match().doing() == MatchDoing::Saving) {
        refreshSaving();
        return;
    }
    const Side side = match().prompt().side;
    if (const std::size_t about = match().game().session().record().size();
        about != m_about || match().held()) {
        m_about = about;
        m_thought.restart();
    }
    m_bar->setVisible(!match().held() && !isDecided());
    m_whenAsked->setVisible(decides());
    m_whenAsked->setChecked(match().showsWhenAsked());
    m_takeOver->setVisible(decides() && match().state().mode != tap::Mode::Tournament);
    m_takeOver->setText(tr("Take the %1 over").arg(match().teamName(side)));
    m_state->setVisible(match().held() || isDecided());
    m_state->setText(match().held() ? tr("Stopped. The table stays as it is.")
                                    : tr("The decision is made. Nobody has seen it yet."));
    m_who->setText(
        decides()
            ? tr("%1 decides for the %2.").arg(match().coachName(side), match().teamName(side))
            : tr("The run is about to start."));
}

}  // namespace thrum::gui
