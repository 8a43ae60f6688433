#include "gui/match/pages/waiting_page.hpp"

#include "gui/match/match_words.hpp"

#include <QCheckBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace thrum::gui {

WaitingPage::WaitingPage(const MatchDesk& desk, QWidget* parent) : MatchPromptPage{desk, parent} {
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
    return match().prompt().kind == tap::PromptKind::Decision;
}

MainButton WaitingPage::mainButton() const {
    if (!decides())
        return {tr("Getting ready…"), {}, false};
    if (match().held())
        return {tr("Go on"), tr("Enter · nothing happens until then")};
    if (match().isReadyToShow())
        return {tr("Show the decision"), tr("Enter")};
    return {tr("Stop"), tr("Enter stops the thought; it can be begun again")};
}

void WaitingPage::pressMain() {
    if (!decides())
        return;
    if (match().held())
        match().setHeld(false);
    else if (match().isReadyToShow())
        match().showReady();
    else
        match().setHeld(true);
}

void WaitingPage::refresh() {
    const Side side = match().prompt().side;
    m_bar->setVisible(!match().held() && !match().isReadyToShow());
    m_whenAsked->setVisible(decides());
    m_whenAsked->setChecked(match().showsWhenAsked());
    m_takeOver->setVisible(decides() && match().state().mode != tap::Mode::Tournament);
    m_takeOver->setText(tr("Take the %1 over").arg(match().teamName(side)));
    m_state->setVisible(match().held() || match().isReadyToShow());
    m_state->setText(match().held() ? tr("Stopped. The table stays as it is.")
                                    : tr("The decision is made. Nobody has seen it yet."));
    m_who->setText(
        decides()
            ? tr("%1 decides for the %2.").arg(match().coachName(side), match().teamName(side))
            : tr("The run is about to start."));
}

}  // namespace thrum::gui
