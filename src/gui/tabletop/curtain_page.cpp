#include "gui/tabletop/curtain_page.hpp"

#include <QFont>
#include <QLabel>
#include <QVBoxLayout>

namespace thrum::gui {

CurtainPage::CurtainPage(Match& match, const GameTable& table, QWidget* parent)
    : MatchPromptPage{match, parent}, m_table{table} {
    setObjectName(QStringLiteral("curtain"));
    column()->addStretch(1);
    m_away = addText(false);
    m_away->setObjectName(QStringLiteral("lookAway"));
    m_away->setAlignment(Qt::AlignHCenter);
    QFont big = m_away->font();
    big.setPointSizeF(big.pointSizeF() * 1.5);
    big.setBold(true);
    m_away->setFont(big);
    m_calls = addText(true);
    m_calls->setAlignment(Qt::AlignHCenter);
    column()->addStretch(2);
}

MainButton CurtainPage::mainButton() const {
    return {tr("Begin"), tr("Enter · nobody else may look")};
}

void CurtainPage::pressMain() {
    anyMatch().liftCurtain();
}

void CurtainPage::refresh() {
    const Side side = anyMatch().facts().side;
    m_away->setText(tr("%1, please look away.").arg(anyMatch().coachName(other(side))));
    m_calls->setText(m_table.coveredText(anyMatch().coachName(side)));
}

}  // namespace thrum::gui
