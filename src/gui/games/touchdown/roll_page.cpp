#include "gui/games/touchdown/roll_page.hpp"

#include "gui/games/touchdown/choices.hpp"
#include "gui/games/touchdown/odds_words.hpp"
#include "gui/games/touchdown/words.hpp"
#include "gui/widgets/action_list.hpp"

#include <algorithm>

#include <QButtonGroup>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace thrum::gui::tdm {

namespace {
using touchdown::Phase;
enum CoinFaces { kHeads, kTails };
}  // namespace

RollPage::RollPage(TouchdownMatch& match, QWidget* parent)
    : MatchPromptPage{match, parent}, m_match{match} {
    setObjectName(QStringLiteral("rollPage"));
    m_lead = addLead();
    m_meaning = addText(true);
    m_meaning->setObjectName(QStringLiteral("meaning"));
    m_coin = new ActionList{this};
    m_coin->setObjectName(QStringLiteral("coinFaces"));
    connect(m_coin, &ActionList::chosen, this, [this](int id) {
        m_match.typeThrow({{id == kHeads ? 0 : 1}, true});
    });
    column()->addWidget(m_coin);
    column()->addStretch(1);
}

bool RollPage::typing() const {
    return m_match.typesThrows() && m_match.doing() == MatchDoing::Waiting &&
           m_match.isPerson(m_match.prompt().side);
}

bool RollPage::coin() const {
    const auto& chance = m_match.prompt().chance;
    return chance && !chance->draws.empty() && chance->draws.front().kind == Draw::Kind::Coin;
}

bool RollPage::complete() const {
    return !m_groups.empty() && std::ranges::all_of(m_groups, [](const QButtonGroup* group) {
        return group->checkedId() > 0;
    });
}

// A row of six printed faces for each die that lies on the real table.
void RollPage::askFaces() {
    delete m_faces;
    m_groups.clear();
    m_faces = new QWidget{this};
    auto* rows = new QVBoxLayout{m_faces};
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(3);
    for (const Draw& draw : m_request.draws) {
        const auto die = parseName<touchdown::Die>(draw.label);
        const QString name = die ? dieText(*die) : QString::fromStdString(draw.label);
        auto* label = new QLabel{name.left(1).toUpper() + name.mid(1), m_faces};
        rows->addWidget(label);
        auto* row = new QGridLayout;
        row->setSpacing(2);
        auto* group = new QButtonGroup{m_faces};
        for (int face = 1; face <= draw.sides; ++face) {
            const std::string printed = faceText(draw, face);
            const auto result = touchdown::parseResult(printed);
            // in two lines, so that six stand side by side
            QString text = resultText(printed);
            text.replace(QLatin1Char(' '), QLatin1Char('\n'));
            auto* button = new QPushButton{text, m_faces};
            button->setObjectName(
                QStringLiteral("%1face%2").arg(QString::fromStdString(draw.label)).arg(face));
            button->setAccessibleName(
                tr("%1 shows %2, its face %3")
                    .arg(name, result ? spokenText(*result) : QString::fromStdString(printed))
                    .arg(face));
            button->setCheckable(true);
            button->setFocusPolicy(Qt::TabFocus);
            const QFontMetrics metrics{button->font()};
            button->setMinimumSize(metrics.horizontalAdvance(QStringLiteral("WW")),
                                   2 * metrics.height() + 8);
            button->setStyleSheet(QStringLiteral("padding: 1px;"));
            // as high as its neighbors of two lines
            button->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::MinimumExpanding);
            group->addButton(button, face);
            row->addWidget(button, 0, face - 1);
        }
        connect(group, &QButtonGroup::idClicked, this, [this] { emit choiceChanged(); });
        m_groups.push_back(group);
        rows->addLayout(row);
    }
    column()->insertWidget(column()->indexOf(m_coin) + 1, m_faces);
}

QString RollPage::meaning() const {
    const touchdown::State& s = m_match.state();
    const touchdown::RulesData& rules = *s.rules;
    switch (m_match.prompt().phase) {
        case Phase::HomeField:
            return tr("Heads: the %1 are at home.").arg(m_match.teamName(Side::Home));
        case Phase::Toss:
            return s.tossCall ? tr("The call is %1.").arg(coinText(*s.tossCall).toLower())
                              : QString{};
        case Phase::Roll:
            return s.roll ? pairHint(rules, s.roll->red, s.roll->blue) : QString{};
        case Phase::KickoffRoll:
            return kickoffHint(rules, false);
        case Phase::FreeKickRoll:
            return kickoffHint(rules, true);
        case Phase::OnsideRoll:
            return onsideHint(rules);
        case Phase::PuntRoll:
            return puntHint(rules);
        case Phase::FieldGoalRoll:
            return fieldGoalHint(rules, touchdown::toGoal(s));
        case Phase::TryKickRoll:
            return tryHint(rules);
        case Phase::RunBackRoll: {
            const bool kick = s.runBack && touchdown::isKickReturn(*s.runBack);
            const QString hint = runBackHint(rules, kick);
            const int base = s.runBack ? touchdown::returnBase(s, *s.runBack) : 0;
            return base > 0 ? tr("%1 and the dice: %2").arg(yardsText(base), hint) : hint;
        }
        default:
            return {};
    }
}

MainButton RollPage::mainButton() const {
    if (m_match.doing() == MatchDoing::Throwing)
        return {tr("Enough"), tr("Enter · the result stands already")};
    if (m_match.doing() == MatchDoing::Saving && m_match.facts().awaits == Awaits::Chance)
        return {coin() ? tr("Flip") : tr("Roll"), {}, false};
    if (m_match.facts().awaits != Awaits::Chance || m_match.doing() != MatchDoing::Waiting)
        return {};
    if (!typing())
        return {coin() ? tr("Flip") : tr("Roll"), tr("Enter or Ctrl+R")};
    if (coin())
        return {};
    return {tr("That is what they show"),
            complete() ? tr("Enter") : tr("Tap each face, or press 1 to 6"),
            complete()};
}

void RollPage::pressMain() {
    if (m_match.doing() == MatchDoing::Throwing) {
        emit enough();
        return;
    }
    if (!typing()) {
        m_match.throwNow();
        return;
    }
    if (coin() || !complete())
        return;
    ChanceOutcome shown;
    shown.typed = true;
    for (const QButtonGroup* group : m_groups)
        shown.values.push_back(group->checkedId());
    m_match.typeThrow(shown);
}

// One digit a die; once all have been typed it begins with the first again.
bool RollPage::digitPressed(int n) {
    if (!typing() || coin() || m_groups.empty())
        return false;
    auto next = std::ranges::find_if(
        m_groups, [](const QButtonGroup* group) { return group->checkedId() <= 0; });
    if (next == m_groups.end())
        next = m_groups.begin();
    QAbstractButton* face = (*next)->button(n);
    if (face == nullptr)
        return false;
    if (complete()) {
        for (QButtonGroup* group : m_groups) {
            group->setExclusive(false);
            group->checkedButton()->setChecked(false);
            group->setExclusive(true);
        }
    }
    face->click();
    return true;
}

void RollPage::refresh() {
    const bool throwing = m_match.doing() == MatchDoing::Throwing;
    m_lead->setText(throwing ? QString{} : leadOf(m_match));
    m_lead->setVisible(!m_lead->text().isEmpty());
    m_meaning->setText(throwing ? QString{} : meaning());
    m_meaning->setVisible(!m_meaning->text().isEmpty());
    std::vector<ActionItem> items;
    if (typing() && coin()) {
        items.push_back({kHeads, tr("Heads"), tr("The coin shows heads."), true, false});
        items.push_back({kTails, tr("Tails"), tr("The coin shows tails."), true, false});
    }
    m_coin->setItems(items);
    const bool faces = typing() && !coin() && m_match.prompt().chance;
    if (faces && m_question != m_match.questionNumber()) {
        m_question = m_match.questionNumber();
        m_request = *m_match.prompt().chance;
        askFaces();
    }
    if (m_faces != nullptr)
        m_faces->setVisible(faces);
}

}  // namespace thrum::gui::tdm
