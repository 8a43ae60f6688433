#include "gui/games/scrimmage/throw_page.hpp"

#include "gui/games/scrimmage/words.hpp"
#include "gui/widgets/checks_list.hpp"

#include <thrum/rules/scrimmage/grid.hpp>

#include <QLabel>
#include <QVBoxLayout>

namespace thrum::gui {

ScrimmageThrowPage::ScrimmageThrowPage(ScrimmagePlan& plan, QWidget* parent)
    : ScrimmagePage{plan, parent} {
    setObjectName(QStringLiteral("scrimmageThrow"));
    m_lead = addLead();
    m_target = addHeading(QString{});
    m_target->setWordWrap(true);
    m_target->setObjectName(QStringLiteral("targetText"));
    m_checks = new ChecksList{this};
    m_checks->setObjectName(QStringLiteral("targetChecks"));
    connect(m_checks, &ChecksList::clauseAsked, this, &MatchPromptPage::clauseAsked);
    column()->addWidget(m_checks);
    column()->addStretch(1);
    connect(&plan, &ScrimmagePlan::changed, this, [this] {
        if (isVisible())
            emit choiceChanged();
    });
}

MainButton ScrimmageThrowPage::mainButton() const {
    const auto aim = plan().aim();
    if (!aim || !plan().mayPlace(*aim))
        return {tr("Throw"), tr("Point at a lit square."), false};
    return {tr("Throw there"), tr("Enter · no take-back")};
}

void ScrimmageThrowPage::pressMain() {
    if (const auto aim = plan().aim(); aim && plan().mayPlace(*aim))
        plan().go(*aim);
}

void ScrimmageThrowPage::refresh() {
    const auto& zones = match().prompt().zones;
    m_lead->setText(zones.size() == 1
                        ? tr("The pass goes to a square of zone %1. Then the offense, then the "
                             "defense uses a whole turn while the ball is in the air.")
                              .arg(zones.front())
                        : tr("He must throw now, to a square of any zone. Then the offense, then "
                             "the defense uses a whole turn while the ball is in the air."));
    const auto aim = plan().aim();
    m_target->setVisible(aim.has_value());
    m_checks->setVisible(aim.has_value());
    if (!aim)
        return;
    m_target->setText(squareText(state(), *aim));
    std::vector<CheckLine> lines;
    if (const auto refusal = plan().refusalAt(*aim)) {
        lines.push_back({false,
                         QString::fromStdString(filled(refusal->text, refusal->args)),
                         QString::fromStdString(refusal->clause)});
    } else {
        lines.push_back({true, tr("in a lit zone"), QStringLiteral("SCR-P1")});
        const scrimmage::Man* own = scrimmage::manAt(state(), state().offense, *aim);
        const scrimmage::Man* defender = scrimmage::manAt(state(), other(state().offense), *aim);
        QString who = tr("nobody stands there");
        if (own != nullptr && defender == nullptr)
            who = tr("%1 stands there").arg(manText(own->id));
        else if (defender != nullptr)
            who = tr("%1 of the defense stands there").arg(manText(defender->id));
        lines.push_back({true, who, QStringLiteral("SCR-P2")});
    }
    m_checks->setLines(lines);
}

}  // namespace thrum::gui
