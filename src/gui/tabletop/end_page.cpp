#include "gui/tabletop/end_page.hpp"

#include "gui/match/match_words.hpp"
#include "gui/match/pages/after_game.hpp"

#include <thrum/app/game_kinds.hpp>

#include <QFont>
#include <QLabel>
#include <QVBoxLayout>

namespace thrum::gui {

EndPage::EndPage(Match& match, QWidget* parent) : MatchPromptPage{match, parent} {
    m_headline = addHeading({});
    m_headline->setObjectName(QStringLiteral("headline"));
    m_headline->setWordWrap(true);
    m_score = addText(false);
    m_score->setObjectName(QStringLiteral("finalScore"));
    QFont big = m_score->font();
    big.setPointSizeF(big.pointSizeF() * 2.4);
    big.setBold(true);
    m_score->setFont(big);
    m_how = addText(true);
    m_time = addText(true);
    m_time->setObjectName(QStringLiteral("timeUsed"));
    m_actions = new ActionList{this};
    m_actions->setObjectName(QStringLiteral("finalActions"));
    m_actions->setItems(afterGameItems(false));
    connect(m_actions, &ActionList::chosen, this, [this](int id) {
        askFor(static_cast<AfterGame>(id), *this);
    });
    column()->addWidget(m_actions);
    column()->addStretch(1);
}

MainButton EndPage::mainButton() const {
    return {tr("Box score"), tr("Enter")};
}

void EndPage::pressMain() {
    emit boxScoreAsked();
}

void EndPage::refresh() {
    const Match& match = anyMatch();
    if (const auto gaveUp = match.anyGame().conceded())
        m_headline->setText(tr("%1 concede").arg(match.teamName(*gaveUp)));
    else if (const auto winner = match.winner())
        m_headline->setText(tr("%1 win").arg(match.teamName(*winner)));
    else
        m_headline->setText(tr("A tie"));
    const auto& score = match.facts().situation.score;
    m_score->setText(QStringLiteral("%1 – %2").arg(score[0]).arg(score[1]));
    const app::GameKind* kind = app::gameKind(match.anyGame().gameId());
    m_how->setText(tr("%1 against %2, %3, %4.")
                       .arg(match.teamName(Side::Home),
                            match.teamName(Side::Visitor),
                            kind != nullptr
                                ? QString::fromUtf8(kind->title.data(),
                                                    static_cast<qsizetype>(kind->title.size()))
                                : QString{},
                            modeText(match.mode()).toLower()));
    QStringList used;  // the time of a coach of the program is none
    for (const Side side : {Side::Home, Side::Visitor})
        if (match.usedMs(side) > 0)
            used << tr("%1 %2").arg(match.teamName(side), timeText(match.usedMs(side)));
    m_time->setText(tr("Time to decide: %1.").arg(used.join(QStringLiteral(", "))));
    m_time->setVisible(!used.isEmpty());
}

}  // namespace thrum::gui
