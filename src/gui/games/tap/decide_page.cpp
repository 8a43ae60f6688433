#include "gui/games/tap/decide_page.hpp"

#include "gui/games/tap/words.hpp"
#include "gui/widgets/action_list.hpp"

#include <algorithm>

#include <QLabel>
#include <QVBoxLayout>

namespace thrum::gui {

using tap::DecisionKind;

namespace {
/// All that a choice could be between, whatever may be chosen now.
std::vector<tap::Choice> siblingsOf(DecisionKind kind) {
    if (kind == DecisionKind::DeclareKick)
        return {tap::Choice::Kickoff, tap::Choice::Onside};
    if (kind == DecisionKind::ChooseTry)
        return {tap::Choice::ExtraPoint, tap::Choice::TwoPoint};
    return {};
}

/// What the main button will say once the coach is there.
bool isMain(DecisionKind kind) {
    return kind == DecisionKind::Ready || kind == DecisionKind::SwitchOn ||
           kind == DecisionKind::Roll || kind == DecisionKind::Flip;
}
}  // namespace

DecidePage::DecidePage(const TapDesk& desk, QWidget* parent) : TapPromptPage{desk, parent} {
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
    MainButton button = TapPromptPage::mainButton();
    const auto kind = mainDecision(match());
    const bool each = match().prompt().bothSides && match().isPerson(Side::Home) &&
                      match().isPerson(Side::Visitor) &&
                      match().state().mode != tap::Mode::Solitaire;
    if (kind == DecisionKind::Ready && each)
        button.text = tr("%1 ready").arg(match().teamName(match().prompt().side));
    if (kind == DecisionKind::SwitchOn && button.enabled)
        button.hint = tr("Space or Enter");
    if (!kind && m_only)
        return {m_onlyText, tr("Enter")};
    return button;
}

void DecidePage::pressMain() {
    if (!mainDecision(match()) && m_only)
        choose(*m_only);
    else
        TapPromptPage::pressMain();
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
    // What the rules do not allow now says why in its place (UX-7.2).
    const auto addRefused = [&](DecisionKind kind, tap::Choice choice) {
        const auto refusal = match().check({.kind = kind, .side = prompt.side, .choice = choice});
        if (!refusal)
            return;
        items.push_back({static_cast<int>(m_offers.size()),
                         choiceText(choice),
                         match().textOf(*refusal),
                         false,
                         false});
        m_offers.push_back({kind, choice, prompt.side});
    };
    for (const DecisionKind kind : prompt.wants) {
        const tap::Option* option = match().option(kind);
        if (option != nullptr && !option->choices.empty()) {
            for (const tap::Choice choice : option->choices)
                add(kind, choice, prompt.side, choiceText(choice), choiceTip(choice, match()));
            for (const tap::Choice choice : siblingsOf(kind))
                if (std::ranges::find(option->choices, choice) == option->choices.end())
                    addRefused(kind, choice);
        } else if (kind != main && !(main == DecisionKind::TakeOver && isMain(kind)) &&
                   !decisionText(kind, match()).isEmpty() && kind != DecisionKind::TakeOver &&
                   kind != DecisionKind::Place && kind != DecisionKind::Lift) {
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
        const bool said = kind == DecisionKind::Ready && match().isReadyAlready(side);
        if (!offered || said || !match().isPerson(side))
            continue;
        add(kind,
            tap::Choice::None,
            side,
            QStringLiteral("%1: %2").arg(match().teamName(side), decisionText(kind, match())),
            decisionTip(kind, match()));
        items.back().digit = kind == DecisionKind::Ready;
    }
    // The only thing that can be done is the main button as well, unless another has to say it.
    m_only.reset();
    const auto mine = [](const ActionItem& item) { return item.enabled && item.digit; };
    if (std::ranges::count_if(items, mine) == 1) {
        const auto only = std::ranges::find_if(items, mine);
        m_only = only->id;
        m_onlyText = only->text;
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
    if (offer.side != match().prompt().side && !saysSo(offer.kind, offer.side))
        return;
    desk().tool.flush();
    match().submit(tap::Decision{.kind = offer.kind, .side = offer.side, .choice = offer.choice});
}

}  // namespace thrum::gui
