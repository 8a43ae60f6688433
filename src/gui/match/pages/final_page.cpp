#include "gui/match/pages/final_page.hpp"

#include "gui/match/match_words.hpp"
#include "gui/match/pages/action_list.hpp"

#include <QLabel>
#include <QVBoxLayout>

namespace thrum::gui {

FinalPage::FinalPage(const MatchDesk& desk, QWidget* parent) : MatchPromptPage{desk, parent} {
    m_headline = addHeading({});
    m_headline->setObjectName(QStringLiteral("headline"));
    m_headline->setWordWrap(true);
    m_score = addText(false);
    m_score->setObjectName(QStringLiteral("finalScore"));
    QFont big = m_score->font();
    big.setPointSizeF(big.pointSizeF() * 2.4);
    big.setBold(true);
    m_score->setFont(big);
    m_drill = addText(false);
    m_drill->setObjectName(QStringLiteral("drillResult"));
    m_how = addText(true);
    m_actions = new ActionList{this};
    m_actions->setObjectName(QStringLiteral("finalActions"));
    m_actions->setItems(
        {{0, tr("Box score"), tr("Plays, yards and drives of both teams."), true, false},
         {1, tr("Watch it again"), tr("The whole game on the replay board."), true, false}});
    connect(m_actions, &ActionList::chosen, this, [this](int id) {
        if (id == 0)
            emit boxScoreAsked();
        else
            emit replayAsked();
    });
    column()->addWidget(m_actions);
    column()->addStretch(1);
}

MainButton FinalPage::mainButton() const {
    return {match().drill() ? tr("Try again") : tr("New game"), tr("Enter")};
}

void FinalPage::pressMain() {
    if (match().drill())
        emit drillAgainAsked();
    else
        emit newGameAsked();
}

void FinalPage::refresh() {
    const tap::State& s = match().state();
    m_drill->setVisible(match().drill().has_value());
    if (const auto& drill = match().drill()) {
        const int points = match().drillPoints();
        const QString result = points >= drill->points
                                   ? tr("%1: %2 points, and %3 were to be made. Well done.")
                                   : tr("%1: %2 points; %3 were to be made.");
        const auto best = match().drillBest();
        m_drill->setText(
            result.arg(QString::fromStdString(drill->name)).arg(points).arg(drill->points) +
            (best && *best >= points ? QLatin1Char(' ') + tr("Your best is %1.").arg(*best)
             : best                  ? QLatin1Char(' ') + tr("Your best was %1.").arg(*best)
                                     : QString{}));
    }
    if (const auto gaveUp = match().game().conceded()) {
        m_headline->setText(tr("%1 concede").arg(match().teamName(*gaveUp)));
    } else if (s.winner) {
        m_headline->setText(tr("%1 win").arg(match().teamName(*s.winner)));
    } else {
        m_headline->setText(tr("A tie"));
    }
    m_score->setText(QStringLiteral("%1 – %2").arg(s.score[0]).arg(s.score[1]));
    m_how->setText(
        tr("%1 against %2, %3.%4")
            .arg(match().teamName(Side::Home),
                 match().teamName(Side::Visitor),
                 modeText(s.mode).toLower(),
                 s.overtime.period > 0
                     ? QLatin1Char(' ') + tr("Decided in overtime, by yards from the 50.")
                     : QString{}));
}

}  // namespace thrum::gui
