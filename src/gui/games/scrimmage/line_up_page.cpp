#include "gui/games/scrimmage/line_up_page.hpp"

#include "gui/games/scrimmage/man_card.hpp"
#include "gui/games/scrimmage/words.hpp"
#include "gui/widgets/action_list.hpp"
#include "gui/widgets/checks_list.hpp"

#include <thrum/rules/scrimmage/grid.hpp>

#include <algorithm>

#include <QLabel>
#include <QVBoxLayout>

namespace thrum::gui {

using scrimmage::DecisionKind;

ScrimmageLineUpPage::ScrimmageLineUpPage(ScrimmagePlan& plan, QWidget* parent)
    : ScrimmagePage{plan, parent} {
    setObjectName(QStringLiteral("scrimmageLineUp"));
    m_man = new ScrimmageManCard{this};
    column()->addWidget(m_man);
    m_hint = addText(true);
    m_hint->setObjectName(QStringLiteral("lead"));
    m_there = addText(false);
    m_there->setObjectName(QStringLiteral("placeCheck"));
    addHeading(tr("Line-up"));
    m_checks = new ChecksList{this};
    m_checks->setObjectName(QStringLiteral("lineUpChecks"));
    connect(m_checks, &ChecksList::clauseAsked, this, &MatchPromptPage::clauseAsked);
    column()->addWidget(m_checks);
    m_actions = new ActionList{this};
    connect(m_actions, &ActionList::chosen, this, &ScrimmageLineUpPage::choose);
    column()->addWidget(m_actions);
    column()->addStretch(1);
    connect(&plan, &ScrimmagePlan::changed, this, [this] {
        if (isVisible())
            refresh();
    });
}

bool ScrimmageLineUpPage::isOffense() const {
    return match().prompt().phase == scrimmage::Phase::OffAlign;
}

MainButton ScrimmageLineUpPage::mainButton() const {
    return isOffense() ? MainButton{tr("Call play"), tr("Enter · then the call, in secret")}
                       : MainButton{tr("Ready"), tr("Enter · the ball is snapped")};
}

void ScrimmageLineUpPage::pressMain() {
    plan().submit(isOffense() ? DecisionKind::CallPlay : DecisionKind::Ready);
}

scrimmage::Decision ScrimmageLineUpPage::standard() const {
    const scrimmage::State& now = state();
    const Side side = match().prompt().side;
    const scrimmage::Role role = scrimmage::roleOf(now, side);
    scrimmage::Decision all{.kind = DecisionKind::Place, .side = side};
    for (const scrimmage::Label label : scrimmage::labelsOf(role)) {
        scrimmage::Square at =
            scrimmage::squareOf(now, role, scrimmage::standardPost(*now.rules, label, role));
        at.column = std::clamp(at.column, 0, now.rules->field.columns - 1);
        all.placements.push_back({scrimmage::manId(side, label), at});
    }
    return all;
}

void ScrimmageLineUpPage::choose(int) {
    match().submit(standard());
}

void ScrimmageLineUpPage::refresh() {
    const auto man = plan().selected();
    m_man->setVisible(man.has_value());
    if (man)
        m_man->show(state(), *man, false);
    m_hint->setText(man ? tr("Left-click his square, or drag him there. Keys: arrows point, Enter "
                             "places, and once he stands Enter goes on.")
                        : tr("Click or drag a man to where he lines up. Keys: arrows point, "
                             "Space or Enter picks, Enter places; the period and comma keys take "
                             "the next man."));
    const auto aim = plan().aim();
    const auto refusal = man && aim ? plan().refusalAt(*aim) : std::nullopt;
    m_there->setVisible(refusal.has_value());
    if (refusal)
        m_there->setText(match().textOf(*refusal));

    std::vector<CheckLine> lines;
    for (const RuleViolation& problem : match().prompt().problems)
        lines.push_back({false,
                         QString::fromStdString(filled(problem.text, problem.args)),
                         QString::fromStdString(problem.clause)});
    if (lines.empty())
        lines.push_back(
            {true, tr("All eleven men stand as the book wants."), QStringLiteral("SCR-L8")});
    m_checks->setLines(lines);

    const auto problem = scrimmage::check(state(), standard());
    m_actions->setItems(
        {{.id = 0,
          .text = tr("The book's line-up"),
          .note = problem ? match().textOf(*problem) : tr("all eleven as the book lines them up"),
          .enabled = !problem.has_value()}});
}

}  // namespace thrum::gui
