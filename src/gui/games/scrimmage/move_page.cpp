#include "gui/games/scrimmage/move_page.hpp"

#include "gui/games/scrimmage/man_card.hpp"
#include "gui/games/scrimmage/words.hpp"
#include "gui/widgets/action_list.hpp"
#include "gui/widgets/checks_list.hpp"

#include <thrum/rules/scrimmage/grid.hpp>

#include <QLabel>
#include <QVBoxLayout>

namespace thrum::gui {

using scrimmage::DecisionKind;

ScrimmageMovePage::ScrimmageMovePage(ScrimmagePlan& plan, QWidget* parent)
    : ScrimmagePage{plan, parent} {
    setObjectName(QStringLiteral("scrimmageMove"));
    m_offers = new ActionList{this};
    m_offers->setObjectName(QStringLiteral("passOffers"));
    connect(m_offers, &ActionList::chosen, this, [this](int id) {
        this->plan().submit(static_cast<DecisionKind>(id));
    });
    column()->addWidget(m_offers);
    m_man = new ScrimmageManCard{this};
    column()->addWidget(m_man);
    m_hint = addText(true);
    m_hint->setObjectName(QStringLiteral("lead"));
    m_route = addHeading(QString{});
    m_route->setWordWrap(true);
    m_route->setObjectName(QStringLiteral("routeText"));
    m_checks = new ChecksList{this};
    m_checks->setObjectName(QStringLiteral("routeChecks"));
    connect(m_checks, &ChecksList::clauseAsked, this, &MatchPromptPage::clauseAsked);
    column()->addWidget(m_checks);
    m_comes = addText(false);
    m_comes->setObjectName(QStringLiteral("forecast"));
    m_there = addText(true);
    m_there->setObjectName(QStringLiteral("there"));
    column()->addStretch(1);
    connect(&plan, &ScrimmagePlan::changed, this, [this] {
        if (!isVisible())
            return;
        emit choiceChanged();
    });
}

QString ScrimmageMovePage::whyNoWay(scrimmage::ManId man) const {
    if (man.side() != plan().side())
        return tr("He plays for the others. Right-click one of your men.");
    return plan().ways().ways.empty() ? tr("No square is left to him. Right-click another man.")
                                      : tr("Point at a square that is lit.");
}

MainButton ScrimmageMovePage::mainButton() const {
    const auto man = plan().selected();
    const ScrimmagePlan::Route* route = plan().route();
    if (!man)
        return {tr("Move"), tr("Right-click a man first, or Space on him."), false};
    if (route == nullptr)
        return {tr("Move %1").arg(labelText(*man)), whyNoWay(*man), false};
    const QString what = tr("Move %1 %2").arg(labelText(*man), squaresText(route->way.cost));
    return {what,
            route->forecast.endsTurn ? tr("Enter · ends the turn · no take-back")
                                     : tr("Enter · no take-back")};
}

void ScrimmageMovePage::pressMain() {
    if (const ScrimmagePlan::Route* route = plan().route())
        plan().run(route->to);
}

void ScrimmageMovePage::refresh() {
    showOffers();
    const auto man = plan().selected() ? plan().selected() : plan().spotlight();
    m_man->setVisible(man.has_value());
    if (man)
        m_man->show(state(), *man, man->side() == state().toMove);
    m_hint->setVisible(!plan().selected());
    m_hint->setText(tr(
        "Right-click one of your men, then left-click a lit square; further clicks "
        "go on from there. Shift and left click walks all way-points at once. Keys: "
        "arrows point, Space selects, Enter moves; the period and comma keys take the next man."));
    showRoute();
}

void ScrimmageMovePage::showOffers() {
    std::vector<ActionItem> items;
    if (match().wants(DecisionKind::Throw))
        items.push_back({.id = static_cast<int>(DecisionKind::Throw),
                         .text = tr("Throw"),
                         .note = tr("shows the zone, so it is binding")});
    if (match().wants(DecisionKind::Scramble))
        items.push_back({.id = static_cast<int>(DecisionKind::Scramble),
                         .text = tr("Scramble"),
                         .note = tr("run 40\u00a0%, throw anywhere 20\u00a0%, shift 40\u00a0%")});
    m_offers->setItems(items);
}

void ScrimmageMovePage::showRoute() {
    const auto man = plan().selected();
    const auto aim = plan().aim();
    const ScrimmagePlan::Route* route = plan().route();
    std::vector<CheckLine> lines;
    QString head;
    QString comes;
    QString there;
    const scrimmage::Man* mover = man ? scrimmage::findMan(state(), *man) : nullptr;
    if (route != nullptr && mover != nullptr && mover->at) {
        const int speed = scrimmage::speedOf(state(), *man);
        const int cost = route->way.cost;
        head = tr("Route: %1 = %2")
                   .arg(routeText(*mover->at, route->way, state().rules->move.diagonalCost))
                   .arg(cost);
        lines = {
            {true,
             route->way.isOneSegment() ? tr("straight or exact diagonal")
                                       : tr("%1 straight segments").arg(route->way.points.size()),
             QStringLiteral("SCR-M1")},
            {true,
             tr("%1 of his %2 left").arg(cost).arg(squaresText(speed - mover->moved)),
             QStringLiteral("SCR-M2")},
            {true,
             tr("%1 of the %2 left in this turn").arg(cost).arg(state().squaresLeft),
             QStringLiteral("SCR-M8")},
            {true, tr("nobody in the way"), QStringLiteral("SCR-M3")}};
        comes = forecastText(route->forecast, *man);
        there = reachersText();
    } else if (man && aim && mover != nullptr && mover->at != aim) {
        head = tr("No way there");
        if (const auto refusal = plan().refusalAt(*aim))
            lines.push_back({false,
                             QString::fromStdString(filled(refusal->text, refusal->args)),
                             QString::fromStdString(refusal->clause)});
    }
    m_route->setVisible(!head.isEmpty());
    m_route->setText(head);
    m_checks->setVisible(!lines.empty());
    m_checks->setLines(lines);
    m_comes->setVisible(!comes.isEmpty());
    m_comes->setText(comes);
    m_there->setVisible(!there.isEmpty());
    m_there->setText(there);
}

// Where the ball would be, and who could come to it.
QString ScrimmageMovePage::reachersText() const {
    const ScrimmagePlan::Route* route = plan().route();
    const auto man = plan().selected();
    if (route == nullptr || !man)
        return {};
    QStringList said;
    if (state().carrier == *man && route->forecast.kind == ScrimmageForecast::Kind::Walks) {
        const int line = scrimmage::spotLine(state(), man->side(), route->to.column);
        const int ahead =
            (line - state().lineToGain) * scrimmage::directionOf(state(), state().offense);
        const bool first = man->side() == state().offense && ahead >= 0;
        said << (first ? tr("Spot line there: %1, a first down.") : tr("Spot line there: %1."))
                    .arg(lineText(state(), line));
    }
    QStringList names;
    for (const ScrimmageReacher& reacher : route->reachers)
        names << tr("%1 (%2, PA %3)")
                     .arg(labelText(reacher.man),
                          squaresText(reacher.squares),
                          advantageText(reacher.advantage));
    if (!names.isEmpty())
        said << tr("Can reach him: %1.").arg(names.join(QStringLiteral(", ")));
    return said.join(u' ');
}

}  // namespace thrum::gui
