#include "gui/match/what_if_bar.hpp"

#include "gui/match/match.hpp"
#include "gui/match/match_words.hpp"
#include "gui/widgets/fitting_button.hpp"
#include "gui/widgets/flow_layout.hpp"
#include "gui/widgets/plain_text.hpp"

#include <QLabel>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
QString coachesText(const Match& match) {
    if (match.isPerson(Side::Home) && match.isPerson(Side::Visitor))
        return WhatIfBar::tr("You coach both sides.");
    if (match.isWatched())
        return WhatIfBar::tr("The computer coaches both sides.");
    const Side mine = match.isPerson(Side::Home) ? Side::Home : Side::Visitor;
    return WhatIfBar::tr("You coach the %1, %2 the %3.")
        .arg(match.teamName(mine), match.coachName(other(mine)), match.teamName(other(mine)));
}
}  // namespace

WhatIfBar::WhatIfBar(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("whatIf"));
    setAttribute(Qt::WA_StyledBackground);
    auto* rows = new QVBoxLayout{this};
    rows->setContentsMargins(16, 6, 16, 6);
    rows->setSpacing(4);
    m_words = new QLabel{this};
    m_words->setObjectName(QStringLiteral("whatIfWords"));
    m_words->setWordWrap(true);
    takeMarkup(*m_words);
    rows->addWidget(m_words);
    auto* ways = new FlowLayout;
    ways->setSpacing(8);
    rows->addLayout(ways);
    const auto way = [this, ways](const QString& text, const QString& tip, const char* name) {
        auto* button = new FittingButton{text, this};
        button->setObjectName(QString::fromLatin1(name));
        button->setToolTip(tip);
        button->setFocusPolicy(Qt::TabFocus);
        ways->addWidget(button);
        return button;
    };
    auto* toReplay = way(
        tr("Back to the replay"), tr("Where you were watching (Ctrl+Backspace)"), "backToReplay");
    connect(toReplay, &QPushButton::clicked, this, &WhatIfBar::replayAsked);
    m_toGame = way(tr("Back to my game"), tr("The game you left goes on"), "backToGame");
    connect(m_toGame, &QPushButton::clicked, this, &WhatIfBar::gameAsked);
    m_toGame->hide();
    hide();
}

void WhatIfBar::offerGame(bool left, bool over) {
    m_toGame->setVisible(left);
    m_toGame->setToolTip(over ? tr("How the game you left ended")
                              : tr("The game you left goes on"));
}

void WhatIfBar::refresh(const Match& match) {
    setVisible(match.whatIf().has_value());
    if (match.whatIf())
        m_words->setText(
            QStringLiteral("<b>%1</b><br>%2")
                .arg(inMarkup(whatIfText(*match.whatIf(), true)), inMarkup(coachesText(match))));
}

}  // namespace thrum::gui
