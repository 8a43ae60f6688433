#include "gui/match/pages/play_over_page.hpp"

#include "gui/match/match_words.hpp"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace thrum::gui {

PlayOverPage::PlayOverPage(const MatchDesk& desk, QWidget* parent) : MatchPromptPage{desk, parent} {
    m_result = addText(false);
    m_result->setObjectName(QStringLiteral("playResult"));
    QFont large = m_result->font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    large.setBold(true);
    m_result->setFont(large);
    m_next = addText(true);
    m_next->setObjectName(QStringLiteral("nextDown"));
    auto* again = new QPushButton{tr("Watch again"), this};
    again->setObjectName(QStringLiteral("watchAgain"));
    again->setFocusPolicy(Qt::TabFocus);
    again->setToolTip(tr("The play once more in slow motion (R)"));
    connect(again, &QPushButton::clicked, this, &PlayOverPage::watchAgainAsked);
    column()->addWidget(again);
    column()->addStretch(1);
}

void PlayOverPage::showResult(const QString& result) {
    m_result->setText(result);
    m_result->setVisible(!result.isEmpty());
}

MainButton PlayOverPage::mainButton() const {
    return {tr("Next play"), tr("Enter clears the board")};
}

void PlayOverPage::pressMain() {
    match().playSeen();
}

void PlayOverPage::refresh() {
    m_next->setText(tr("Next: %1").arg(nextText(match())));
}

}  // namespace thrum::gui
