#include "gui/games/tap/pass_page.hpp"

#include "gui/games/tap/scene.hpp"
#include "gui/games/tap/words.hpp"
#include "gui/widgets/action_list.hpp"
#include "gui/widgets/checks_list.hpp"
#include "gui/widgets/figure_chips.hpp"
#include "gui/widgets/plain_text.hpp"

#include <algorithm>

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace thrum::gui {

using tap::DecisionKind;

PassPage::PassPage(const TapDesk& desk, QWidget* parent) : TapPromptPage{desk, parent} {
    m_facts = addText(false);
    m_facts->setObjectName(QStringLiteral("passFacts"));
    takeMarkup(*m_facts);
    m_lead = addLead();
    m_checksHeading = addHeading(tr("Checks"));
    m_checks = new ChecksList{this};
    connect(m_checks, &ChecksList::clauseAsked, this, &TapPromptPage::clauseAsked);
    column()->addWidget(m_checks);
    m_turnRow = new QWidget{this};
    auto* row = new QHBoxLayout{m_turnRow};
    row->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel{tr("Receiver faces"), m_turnRow};
    m_turn = new QDoubleSpinBox{m_turnRow};
    m_turn->setObjectName(QStringLiteral("receiverHeading"));
    m_turn->setRange(0.0, 359.9);
    m_turn->setDecimals(1);
    m_turn->setWrapping(true);
    m_turn->setSuffix(QStringLiteral("°"));
    label->setBuddy(m_turn);
    row->addWidget(label);
    row->addWidget(m_turn, 1);
    column()->addWidget(m_turnRow);
    connect(m_turn, &QDoubleSpinBox::editingFinished, this, [this] {
        match().submit(tap::Decision{.kind = DecisionKind::TurnReceiver,
                                     .heading = Heading::degrees(m_turn->value())});
    });
    m_receiversHeading = addHeading({});
    m_receivers = new FigureChips{this};
    m_receivers->setObjectName(QStringLiteral("receivers"));
    connect(m_receivers, &FigureChips::picked, this, &PassPage::figureClicked);
    column()->addWidget(m_receivers);
    m_actions = new ActionList{this};
    m_actions->setObjectName(QStringLiteral("passActions"));
    connect(m_actions, &ActionList::chosen, this, [this](int) {
        this->desk().tool.cancel();
        match().submit(DecisionKind::WithdrawPass);
    });
    column()->addWidget(m_actions);
    column()->addStretch(1);
}

MainButton PassPage::mainButton() const {
    if (match().wants(DecisionKind::TakeOver))
        return TapPromptPage::mainButton();
    if (match().wants(DecisionKind::ReleasePass))
        return {
            decisionText(DecisionKind::ReleasePass, match()),
            tr("Enter · then the %1 pivot").arg(match().teamName(other(match().prompt().side)))};
    if (match().option(DecisionKind::LayStick) != nullptr) {
        if (const auto refusal = stickRefusal())
            return {tr("Lay the stick"), match().textOf(*refusal), false};
        return {tr("Lay the stick"), tr("Enter · or click where it should point")};
    }
    return {tr("Lift stick — ball is down"), tr("Name a receiver first"), false};
}

void PassPage::pressMain() {
    if (match().wants(DecisionKind::TakeOver) || match().wants(DecisionKind::ReleasePass)) {
        TapPromptPage::pressMain();
        return;
    }
    if (const auto heading = desk().tool.aim()) {
        desk().tool.cancel();
        match().submit(tap::Decision{.kind = DecisionKind::LayStick, .heading = heading});
    }
}

bool PassPage::figureClicked(FigureId figure) {
    const tap::Option* option = match().option(DecisionKind::NameReceiver);
    const bool offered =
        option != nullptr && std::ranges::find(option->figures, figure) != option->figures.end();
    desk().tool.cancel();
    if (match().state().playFacts.pass.receiver == figure)
        return true;
    // Whoever is not offered is told why, by the rules.
    if (offered || figure.side() == match().prompt().side)
        match().submit(tap::Decision{.kind = DecisionKind::NameReceiver, .figure = figure});
    return true;
}

void PassPage::fillFacts() {
    const tap::State& s = match().state();
    const auto row = [](const QString& name, const QString& value) {
        return QStringLiteral("<tr><td style='padding-right:10px'><b>%1</b></td><td>%2</td></tr>")
            .arg(inMarkup(name), inMarkup(value));
    };
    QString rows;
    if (s.carrier)
        rows += row(tr("From"), manText(match(), *s.carrier));
    const auto receiver = s.playFacts.pass.receiver;
    if (receiver) {
        rows += row(tr("To"), manText(match(), *receiver));
        if (const auto measured = measuredTo(match(), *receiver))
            rows += row(tr("Stick"),
                        tr("%1, %2 yd helmet to helmet")
                            .arg(stickText(measured->stick))
                            .arg(measured->yards, 0, 'f', 1));
    }
    m_facts->setText(QStringLiteral("<table cellspacing='2'>%1</table>").arg(rows));
}

// What the rules say of the stick as it is held.
std::optional<RuleViolation> PassPage::stickRefusal() const {
    const auto heading = desk().tool.aim();
    if (!heading)
        return std::nullopt;
    return match().check(
        {.kind = DecisionKind::LayStick, .side = match().prompt().side, .heading = heading});
}

void PassPage::fillChecks() {
    const auto heading = desk().tool.aim();
    std::vector<CheckLine> lines;
    if (heading) {
        if (const auto refusal = stickRefusal()) {
            lines.push_back({false,
                             QString::fromStdString(filled(refusal->text, refusal->args)),
                             QString::fromStdString(refusal->clause)});
        } else {
            lines.push_back({true, tr("the ball lies inbounds, clear of every base"), {}});
            lines.push_back({true, tr("in front of the quarterback"), {}});
        }
        lines.push_back({match().wants(DecisionKind::ReleasePass),
                         match().wants(DecisionKind::ReleasePass) ? tr("the stick is laid")
                                                                  : tr("the stick is not laid yet"),
                         {}});
    }
    m_checksHeading->setVisible(!lines.empty());
    m_checks->setLines(lines);
}

void PassPage::refresh() {
    fillFacts();
    fillChecks();
    m_lead->setText(promptWords(match()).lead);
    const tap::Option* names = match().option(DecisionKind::NameReceiver);
    std::vector<FigureChip> chips;
    if (names != nullptr) {
        for (const FigureId id : names->figures) {
            const tap::Player* player = tap::findPlayer(match().state(), id);
            const auto measured = measuredTo(match(), id);
            if (player == nullptr)
                continue;
            const std::string_view role = tap::nameOf(player->position);
            QString text = QString::fromUtf8(role.data(), static_cast<qsizetype>(role.size()));
            if (measured)
                text += tr(" · %1 yd").arg(measured->yards, 0, 'f', 0);
            chips.push_back({id,
                             QString::fromStdString(player->number),
                             text,
                             match().state().playFacts.pass.receiver == id});
        }
    }
    m_receiversHeading->setText(chips.empty() ? tr("Nobody is eligible here.")
                                              : tr("Eligible receivers"));
    m_receivers->setChips(chips);
    const tap::Option* turn = match().option(DecisionKind::TurnReceiver);
    m_turnRow->setVisible(turn != nullptr);
    if (turn != nullptr && !m_turn->hasFocus()) {
        const QSignalBlocker quiet{m_turn};
        if (const tap::Figure* man = tap::findOnBoard(match().state(), turn->figures.front()))
            m_turn->setValue(man->pose.heading.degrees());
    }
    std::vector<ActionItem> items;
    if (match().wants(DecisionKind::WithdrawPass))
        items.push_back({0,
                         decisionText(DecisionKind::WithdrawPass, match()),
                         decisionTip(DecisionKind::WithdrawPass, match()),
                         true,
                         false});
    m_actions->setItems(items);
}

}  // namespace thrum::gui
