#include "gui/match/pages/decide_page.hpp"

#include "gui/match/match_words.hpp"
#include "gui/match/pages/action_list.hpp"

#include <algorithm>

#include <QLabel>
#include <QVBoxLayout>

namespace thrum::gui {

using tap::DecisionKind;

DecidePage::DecidePage(const MatchDesk& desk, QWidget* parent) : MatchPromptPage{desk, parent} {
    m_lead = addLead();
    m_actions = new ActionList{this};
    m_actions->setObjectName(QStringLiteral("choices"));
    connect(m_actions, &ActionList::chosen, this, &DecidePage::choose);
    column()->addWidget(m_actions);
    m_expiry = addText(true);
    m_expiry->setObjectName(QStringLiteral("expiry"));
    column()->addStretch(1);
}

MainButton DecidePage::mainButton() const {
    MainButton button = MatchPromptPage::mainButton();
    const auto kind = mainDecision(match());
    const bool each = match().prompt().bothSides && match().isPerson(Side::Home) &&
                      match().isPerson(Side::Visitor) &&
                      match().state().mode != tap::Mode::Solitaire;
    if (kind == DecisionKind::Ready && each)
        button.text = tr("%1 ready").arg(match().teamName(match().prompt().side));
    if (kind == DecisionKind::SwitchOn)
        button.hint = tr("Space or Enter");
    return button;
}

void DecidePage::refresh() {
    const tap::Prompt& prompt = match().prompt();
    const auto main = mainDecision(match());
    m_offers.clear();
    std::vector<ActionItem> items;
    const auto add = [&](DecisionKind kind,
                         tap::Choice choice,
                         Side side,
                         const QString& text,
                         const QString& note) {
        items.push_back({static_cast<int>(m_offers.size()), text, note, true, false});
        m_offers.push_back({kind, choice, side});
    };
    for (const DecisionKind kind : prompt.wants) {
        const tap::Option* option = match().option(kind);
        if (option != nullptr && !option->choices.empty()) {
            for (const tap::Choice choice : option->choices)
                add(kind, choice, prompt.side, choiceText(choice), choiceTip(choice, match()));
        } else if (kind != main && !decisionText(kind, match()).isEmpty() &&
                   kind != DecisionKind::TakeOver && kind != DecisionKind::Place &&
                   kind != DecisionKind::Lift) {
            add(kind,
                tap::Choice::None,
                prompt.side,
                decisionText(kind, match()),
                decisionTip(kind, match()));
        }
    }
    // What the other coach may do meanwhile and is no penalty call.
    for (const DecisionKind kind : prompt.also) {
        const bool offered = kind == DecisionKind::EarlyTouchback ||
                             kind == DecisionKind::DeclareFake || kind == DecisionKind::Ready;
        const Side side = other(prompt.side);
        if (offered && match().isPerson(side))
            add(kind,
                tap::Choice::None,
                side,
                QStringLiteral("%1: %2").arg(match().teamName(side), decisionText(kind, match())),
                decisionTip(kind, match()));
    }
    m_lead->setText(promptWords(match()).lead);
    m_lead->setVisible(!m_lead->text().isEmpty());
    m_actions->setItems(items);
    const auto* clock = match().windowClock();
    const QString after = clock != nullptr ? expiryText(*clock) : QString{};
    m_expiry->setVisible(!after.isEmpty());
    m_expiry->setText(QStringLiteral("◷ ") + after);
}

void DecidePage::choose(int id) {
    if (id < 0 || static_cast<std::size_t>(id) >= m_offers.size())
        return;
    const Offer offer = m_offers[static_cast<std::size_t>(id)];
    desk().tool.flush();
    match().submit(tap::Decision{.kind = offer.kind, .side = offer.side, .choice = offer.choice});
}

}  // namespace thrum::gui
