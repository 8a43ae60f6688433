#include "gui/games/solitaire/choice_page.hpp"

#include "gui/games/solitaire/words.hpp"
#include "gui/widgets/action_list.hpp"

#include <QLabel>
#include <QVBoxLayout>

namespace thrum::gui::sol {

namespace {
using solitaire::Choice;
using solitaire::Decision;
using solitaire::DecisionKind;

Decision chosen(DecisionKind kind, Choice choice, bool simplified = false) {
    Decision decision;
    decision.kind = kind;
    decision.choice = choice;
    decision.simplified = simplified;
    return decision;
}
Decision plain(DecisionKind kind) {
    return chosen(kind, Choice::None);
}
}  // namespace

ChoicePage::ChoicePage(const SolDesk& desk, QWidget* parent) : SolPage{desk, parent} {
    setObjectName(QStringLiteral("choicePage"));
    m_lead = addLead();
    m_list = new ActionList{this};
    m_list->setObjectName(QStringLiteral("choices"));
    connect(m_list, &ActionList::chosen, this, [this](int id) {
        const auto place = static_cast<std::size_t>(id);
        if (place < m_items.size())
            submit(m_items[place].decision);
    });
    column()->addWidget(m_list);
    column()->addStretch(1);
}

QString ChoicePage::noteOf(Choice choice) const {
    const solitaire::RulesData& rules = *match().state().rules;
    switch (choice) {
        case Choice::Kickoff:
            return rules.kickoff.mode == solitaire::KickoffMode::Kicked
                       ? tr("You kick it; they return it from where it comes down.")
                       : tr("Their returner has it at his goal line.");
        case Choice::Onside:
            return tr("The ball lies %1 yards before you. Whoever holds his front on it for a "
                      "second has it.")
                .arg(rules.onside.ballOffsetYd, 0, 'f', 0);
        default:
            return {};
    }
}

QString ChoicePage::noteOf(DecisionKind kind) const {
    const solitaire::State& s = match().state();
    switch (kind) {
        case DecisionKind::Return:
            return s.fieldChoice == solitaire::FieldChoiceKind::OnsideWon
                       ? tr("He runs with it from where he is.")
                       : tr("He runs with it from where it came down.");
        case DecisionKind::FairCatch:
            return tr("First and 10 where it came down.");
        case DecisionKind::Touchback:
            return tr("First and 10 at your own %1.").arg(s.rules->touchbackYd, 0, 'f', 0);
        case DecisionKind::Accept:
            return tr("Their line goes back, and the down is played again.");
        case DecisionKind::Decline:
            return tr("The pass is incomplete, the down is gone.");
        case DecisionKind::KickAgain:
            return tr("They kick once more, from farther back.");
        case DecisionKind::TakeBall:
            return tr("First and 10 where it lies.");
        default:
            return {};
    }
}

void ChoicePage::addCalls(std::vector<Item>& items) const {
    const solitaire::State& s = match().state();
    items.push_back({chosen(DecisionKind::Call, Choice::Run),
                     choiceText(Choice::Run),
                     tr("No forward pass in this play.")});
    items.push_back({chosen(DecisionKind::Call, Choice::Pass),
                     choiceText(Choice::Pass),
                     tr("Stop behind the line and throw, or keep it.")});
    if (s.tryKind != solitaire::TryKind::None)
        return;
    items.push_back({chosen(DecisionKind::Call, Choice::Punt),
                     choiceText(Choice::Punt),
                     tr("Two seconds of rush, then you kick it.")});
    items.push_back(
        {chosen(DecisionKind::Call, Choice::Punt, true),
         tr("Simple punt"),
         tr("Their ball %1 yards on; nothing is played.").arg(s.rules->punt.simpleYd, 0, 'f', 0)});
    const double kick = 100.0 - s.line.yards() + s.rules->fieldGoal.depthYd + 10.0;
    items.push_back({chosen(DecisionKind::Call, Choice::FieldGoal),
                     choiceText(Choice::FieldGoal),
                     tr("A kick of %1 yards after two seconds of rush.").arg(kick, 0, 'f', 0)});
    items.push_back({chosen(DecisionKind::Call, Choice::FieldGoal, true),
                     tr("Simple field goal"),
                     tr("Only the kick, nobody rushes.")});
}

void ChoicePage::addTries(std::vector<Item>& items) const {
    items.push_back({chosen(DecisionKind::ChooseTry, Choice::Kick),
                     tr("Kick for 1"),
                     tr("From the %1, with a rush.")
                         .arg(match().state().rules->tryRules.kickLineYd, 0, 'f', 0)});
    items.push_back({chosen(DecisionKind::ChooseTry, Choice::Kick, true),
                     tr("Simple kick for 1"),
                     tr("Only the kick, nobody rushes.")});
    items.push_back({chosen(DecisionKind::ChooseTry, Choice::Run), tr("Run for 2"), {}});
    items.push_back({chosen(DecisionKind::ChooseTry, Choice::Pass), tr("Pass for 2"), {}});
}

std::vector<ChoicePage::Item> ChoicePage::items() const {
    std::vector<Item> items;
    for (const DecisionKind kind : match().prompt().wants) {
        switch (kind) {
            case DecisionKind::Timeout:
                break;
            case DecisionKind::Call:
                addCalls(items);
                break;
            case DecisionKind::ChooseTry:
                addTries(items);
                break;
            default:
                if (const solitaire::Option* option = match().option(kind);
                    option != nullptr && !option->choices.empty())
                    for (const Choice choice : option->choices)
                        items.push_back({chosen(kind, choice), choiceText(choice), noteOf(choice)});
                else
                    items.push_back({plain(kind), decisionText(kind), noteOf(kind)});
        }
    }
    for (const TimeoutOffer& timeout : timeoutsOf(match())) {
        Decision call = plain(DecisionKind::Timeout);
        call.side = timeout.side;
        items.push_back({call, timeout.text, tr("One more play in this quarter.")});
    }
    return items;
}

void ChoicePage::refresh() {
    if (match().doing() == MatchDoing::Saving)
        return;  // what was pressed stays there until it is safe
    m_lead->setText(leadOf(match()));
    m_lead->setVisible(!m_lead->text().isEmpty());
    m_items = match().doing() == MatchDoing::Waiting ? items() : std::vector<Item>{};
    std::vector<ActionItem> shown;
    QString before;  // what was said of the item before
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        Decision asked = m_items[i].decision;
        asked.side = asked.side.value_or(match().prompt().side);
        const auto refusal = match().check(asked);
        QString note = refusal ? match().textOf(*refusal) : m_items[i].note;
        // the simple way of what may not be done at all says nothing new
        if (refusal && asked.simplified && note == before)
            note.clear();
        else
            before = note;
        shown.push_back({static_cast<int>(i), m_items[i].text, note, !refusal, false});
    }
    m_list->setItems(shown);
}

}  // namespace thrum::gui::sol
