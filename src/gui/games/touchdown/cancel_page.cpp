#include "gui/games/touchdown/cancel_page.hpp"

#include "gui/games/touchdown/die_drawing.hpp"
#include "gui/games/touchdown/roll_story.hpp"
#include "gui/games/touchdown/words.hpp"
#include "gui/widgets/action_list.hpp"
#include "gui/widgets/checks_list.hpp"
#include "gui/widgets/choice_button.hpp"

#include <algorithm>

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace thrum::gui::tdm {

namespace {
using touchdown::Die;
using touchdown::Phase;
using touchdown::Result;

constexpr int kDieSize = 34;
}  // namespace

CancelPage::CancelPage(TouchdownMatch& match, QWidget* parent)
    : MatchPromptPage{match, parent}, m_match{match} {
    setObjectName(QStringLiteral("cancelPage"));
    m_lead = addLead();
    m_list = new ActionList{this};
    m_list->setObjectName(QStringLiteral("choices"));
    connect(m_list, &ActionList::chosen, this, &CancelPage::toggle);
    column()->addWidget(m_list);
    m_checks = new ChecksList{this};
    m_checks->setObjectName(QStringLiteral("checks"));
    connect(m_checks, &ChecksList::clauseAsked, this, &CancelPage::clauseAsked);
    column()->addWidget(m_checks);
    m_best = new QPushButton{this};
    m_best->setObjectName(QStringLiteral("pickBest"));
    m_best->setFocusPolicy(Qt::TabFocus);
    connect(m_best, &QPushButton::clicked, this, &CancelPage::pickBest);
    column()->addWidget(m_best);
    column()->addStretch(1);
}

bool CancelPage::asked() const {
    const Phase phase = m_match.prompt().phase;
    return m_match.doing() == MatchDoing::Waiting &&
           (phase == Phase::Cancel || phase == Phase::RunBackCancel);
}

bool CancelPage::isReturn() const {
    return m_match.prompt().phase == Phase::RunBackCancel;
}

const std::vector<std::string>& CancelPage::results() const {
    return isReturn() ? m_match.state().runBack->results : m_match.state().roll->results;
}

touchdown::Reading CancelPage::reading() const {
    const touchdown::State& s = m_match.state();
    return isReturn() ? touchdown::readingOf(*s.rules, s.runBack->results, false)
                      : touchdown::readingOf(s);
}

int CancelPage::due() const {
    return touchdown::cancelsDue(reading());
}

std::vector<int> CancelPage::choices() const {
    if (!asked())
        return {};
    return gainPlaces(results(), !isReturn() && touchdown::passing(*m_match.state().roll));
}

// What was picked for another question is forgotten.
std::vector<int> CancelPage::picked() const {
    return m_question == m_match.questionNumber() ? m_picked : std::vector<int>{};
}

std::vector<Result> CancelPage::gone() const {
    std::vector<Result> results;
    for (const int place : m_picked)
        results.push_back(touchdown::parseResult(this->results()[static_cast<std::size_t>(place)])
                              .value_or(Result{}));
    return results;
}

int CancelPage::total() const {
    return touchdown::totalYards(*m_match.state().rules, touchdown::without(reading(), gone()));
}

// Who picks on a run back of his own wants the most.
int CancelPage::bestTotal() const {
    const touchdown::Cancels cancels = touchdown::cancelsOf(*m_match.state().rules, reading());
    const bool own = isReturn() && m_match.prompt().side == m_match.state().runBack->side;
    return own ? cancels.most : cancels.least;
}

void CancelPage::pickBest() {
    if (!asked())
        return;
    const touchdown::Cancels cancels = touchdown::cancelsOf(*m_match.state().rules, reading());
    const bool own = isReturn() && m_match.prompt().side == m_match.state().runBack->side;
    m_picked.clear();
    for (const Result& result : own ? cancels.forMost : cancels.forLeast) {
        for (const int place : choices()) {
            const auto shown = touchdown::parseResult(results()[static_cast<std::size_t>(place)]);
            if (shown == result && std::ranges::find(m_picked, place) == m_picked.end()) {
                m_picked.push_back(place);
                break;
            }
        }
    }
    refresh();
    emit choiceChanged();
}

void CancelPage::toggle(int place) {
    const std::vector<int> open = choices();
    if (std::ranges::find(open, place) == open.end())
        return;
    m_picked = picked();
    m_question = m_match.questionNumber();
    if (const auto at = std::ranges::find(m_picked, place); at != m_picked.end()) {
        m_picked.erase(at);
    } else {
        m_picked.push_back(place);
        if (static_cast<int>(m_picked.size()) > due())
            m_picked.erase(m_picked.begin());
    }
    refresh();
    emit choiceChanged();
}

QString CancelPage::dieOf(int place) const {
    static constexpr std::array kPlay{Die::W1, Die::W2, Die::W3, Die::W4};
    const auto i = static_cast<std::size_t>(place);
    if (i < kPlay.size())
        return dieText(kPlay[i]);
    if (isReturn())
        return {};
    const touchdown::PlayRoll& roll = *m_match.state().roll;
    if (i == kPlay.size())
        return dieText(roll.red);
    return i == kPlay.size() + 1 ? dieText(roll.blue) : tr("strength");
}

MainButton CancelPage::mainButton() const {
    if (!asked())
        return {};
    const int open = due() - static_cast<int>(m_picked.size());
    if (open > 0)
        return {tr("Cancel"), tr("%n more to pick", nullptr, open), false};
    QStringList names;
    for (const Result& result : gone())
        names << resultText(result);
    const QString last = names.takeLast();
    const QString text = names.isEmpty()
                             ? tr("Cancel %1").arg(last)
                             : tr("Cancel %1 and %2").arg(names.join(QStringLiteral(", ")), last);
    return {text, tr("Enter · leaves %1").arg(yardsText(total()))};
}

void CancelPage::pressMain() {
    if (!asked() || static_cast<int>(m_picked.size()) != due())
        return;
    touchdown::Decision decision;
    decision.kind = touchdown::DecisionKind::Cancel;
    for (const Result& result : gone())
        decision.results.push_back(touchdown::textOf(result));
    m_match.submit(decision);
}

void CancelPage::refresh() {
    if (m_match.doing() == MatchDoing::Saving)
        return;  // what was picked stays there until it is safe
    if (m_question != m_match.questionNumber()) {
        m_question = m_match.questionNumber();
        m_picked.clear();
    }
    m_list->setVisible(asked());
    m_checks->setVisible(asked());
    m_best->setVisible(asked());
    if (!asked()) {
        m_picked.clear();
        m_lead->setText({});
        return;
    }
    const auto gains = static_cast<int>(choices().size());
    const bool pass = reading().passing;
    const QString what = due() == 1 ? (pass ? tr("One of %1 completions goes.").arg(gains)
                                            : tr("One of %1 gains goes.").arg(gains))
                                    : (pass ? tr("%1 of %2 completions go.").arg(due()).arg(gains)
                                            : tr("%1 of %2 gains go.").arg(due()).arg(gains));
    m_lead->setText(tr("%1 Pick which, here or in the tray.").arg(what));
    std::vector<ActionItem> items;
    for (const int place : choices()) {
        const bool picked = std::ranges::find(m_picked, place) != m_picked.end();
        const QString who = dieOf(place);
        items.push_back({place,
                         resultText(results()[static_cast<std::size_t>(place)]),
                         picked ? tr("%1: goes").arg(who.left(1).toUpper() + who.mid(1))
                                : tr("%1: counts").arg(who.left(1).toUpper() + who.mid(1)),
                         true,
                         picked});
    }
    m_list->setItems(items);
    for (const int place : choices()) {
        DieArt art;
        const auto i = static_cast<std::size_t>(place);
        art.chip = i > 5;  // only the offense's strength adds a gain
        art.look = i == 4 || i > 5 ? DieLook::Red : i == 5 ? DieLook::Blue : DieLook::White;
        art.result = touchdown::parseResult(results()[i]);
        if (ChoiceButton* button = m_list->button(place))
            button->setPicture(diePicture(art, kDieSize, devicePixelRatioF()));
    }
    const bool all = static_cast<int>(m_picked.size()) == due();
    const QString clause = QStringLiteral("TDM-5.2");
    std::vector<CheckLine> lines{
        {all, tr("%1 of %2 picked").arg(m_picked.size()).arg(due()), clause}};
    const bool own = isReturn() && m_match.prompt().side == m_match.state().runBack->side;
    if (all && total() == bestTotal())
        lines.push_back({true,
                         own ? tr("no higher total than %1").arg(total())
                             : tr("no lower total than %1").arg(total()),
                         {}});
    else if (all)
        lines.push_back({false, tr("%1 could be left").arg(yardsText(bestTotal())), {}});
    m_checks->setLines(lines);
    m_best->setText(own ? tr("Pick for the most yards") : tr("Pick for the fewest yards"));
}

}  // namespace thrum::gui::tdm
