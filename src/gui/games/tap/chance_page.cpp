#include "gui/games/tap/chance_page.hpp"

#include "gui/games/tap/words.hpp"
#include "gui/widgets/action_list.hpp"
#include "gui/widgets/throw_tray.hpp"

#include <algorithm>
#include <cmath>
#include <map>

#include <QButtonGroup>
#include <QFont>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
using tap::DecisionKind;
enum FaceAction { kHeads = 1, kTails, kOther };

/// The sums of two dice that the rules would call good, found by asking them.
std::vector<int> goodTotals(const tap::State& state, tap::EventKind good) {
    std::vector<int> totals;
    const int sides = state.rules->random.sides;
    for (int total = 2; total <= 2 * sides; ++total) {
        const int first = std::max(1, total - sides);
        const auto step = tap::apply(
            state, tap::Chance{tap::ChanceKind::Dice, {first, total - first}, std::nullopt});
        if (step && std::ranges::find(step->events, good, &tap::Event::kind) != step->events.end())
            totals.push_back(total);
    }
    return totals;
}
}  // namespace

ChancePage::ChancePage(const TapDesk& desk, QWidget* parent) : TapPromptPage{desk, parent} {
    m_lead = addLead();
    m_tray = new ThrowTray{this};
    connect(m_tray, &ThrowTray::landed, this, [this] {
        m_flown = false;  // the next throw may come before this page is refreshed again
        match().throwShown();
    });
    column()->addWidget(m_tray);
    m_sum = addText(false);
    m_sum->setObjectName(QStringLiteral("throwSum"));
    m_sum->setAlignment(Qt::AlignCenter);
    QFont big = m_sum->font();
    big.setPointSizeF(big.pointSizeF() * 1.6);
    big.setBold(true);
    m_sum->setFont(big);
    m_meaning = addText(false);
    m_meaning->setObjectName(QStringLiteral("meaning"));
    buildDice();
    m_actions = new ActionList{this};
    m_actions->setObjectName(QStringLiteral("throwActions"));
    connect(m_actions, &ActionList::chosen, this, [this](int id) {
        if (id == kHeads || id == kTails)
            type({.values = {id == kHeads ? 0 : 1}, .typed = true});
        else
            submit(static_cast<DecisionKind>(id - kOther));
    });
    column()->addWidget(m_actions);
    m_counts = addText(true);
    m_counts->setObjectName(QStringLiteral("faceCounts"));
    column()->addStretch(1);
}

// Luck can be looked up instead of argued about (ux 10.1). What is still in the air is not counted.
QString ChancePage::countsText() const {
    std::map<int, int> faces;
    int dice = 0;
    for (const auto& entry : match().game().session().record()) {
        const auto* input = std::get_if<tap::Input>(&entry.what);
        const auto* chance = input != nullptr ? std::get_if<tap::Chance>(input) : nullptr;
        if (chance == nullptr)
            continue;
        for (const int face : chance->faces) {
            ++faces[face];
            ++dice;
        }
    }
    if (dice == 0)
        return {};
    const int sides = match().state().rules->random.sides;
    QStringList counts;
    for (int face = 1; face <= sides; ++face)
        counts << tr("%1: %2×").arg(face).arg(faces[face]);
    const double expected = static_cast<double>(dice) / sides;
    const double spread = 2.0 * std::sqrt(expected * (1.0 - 1.0 / sides));
    return tr("Faces in this game  %1 — of each %2 are to be expected, give or take %3.")
        .arg(counts.join(QStringLiteral("  ")))
        .arg(expected, 0, 'f', 1)
        .arg(spread, 0, 'f', 1);
}

void ChancePage::buildDice() {
    m_dice = new QWidget{this};
    auto* grid = new QGridLayout{m_dice};
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(4);
    constexpr int kDice = 2;
    constexpr int kSides = 6;
    for (int die = 0; die < kDice; ++die) {
        auto* group = new QButtonGroup{this};
        for (int face = 1; face <= kSides; ++face) {
            auto* button = new QPushButton{QString::number(face), m_dice};
            button->setObjectName(QStringLiteral("die%1face%2").arg(die + 1).arg(face));
            button->setAccessibleName(tr("Die %1 shows %2").arg(die + 1).arg(face));
            button->setCheckable(true);
            button->setFocusPolicy(Qt::TabFocus);
            button->setMinimumWidth(24);
            group->addButton(button, face);
            grid->addWidget(button, die, face - 1);
        }
        connect(group, &QButtonGroup::idClicked, this, [this] { emit choiceChanged(); });
        m_faces.push_back(group);
    }
    column()->addWidget(m_dice);
}

tap::ChanceKind ChancePage::kind() const {
    if (match().prompt().chance)
        return *match().prompt().chance;
    return match().wants(DecisionKind::Flip) ? tap::ChanceKind::Coin : tap::ChanceKind::Dice;
}

bool ChancePage::typing() const {
    return match().setup().realDice && match().doing() == MatchDoing::Waiting &&
           match().isPerson(match().prompt().side);
}

QString ChancePage::meaning() const {
    const tap::State& s = match().state();
    switch (s.phase) {
        case tap::Phase::FieldGoal: {
            const auto good = goodTotals(s, tap::EventKind::FieldGoalGood);
            return good.empty() ? QString{} : tr("Good with %1 or less.").arg(good.back());
        }
        case tap::Phase::TryRoll: {
            const auto good = goodTotals(s, tap::EventKind::TryGood);
            return good.empty() ? QString{} : tr("Good with %1 or more.").arg(good.front());
        }
        case tap::Phase::OnsideDeclared:
            return tr("The ball is free with %1 or more.").arg(s.rules->onside.successMinimum);
        case tap::Phase::OnsideSecondRoll:
            return tr("The lane counts from the left sideline of the kicking coach.");
        case tap::Phase::Coin:
            return tr("Heads: down at the spot. Tails: the ball is lost.");
        case tap::Phase::Toss:
        case tap::Phase::OvertimeToss:
            if (s.tossCall)
                return tr("The %1 called %2.")
                    .arg(match().teamName(Side::Visitor),
                         *s.tossCall == tap::CoinFace::Heads ? tr("heads") : tr("tails"));
            return {};
        default:
            return {};
    }
}

MainButton ChancePage::mainButton() const {
    if (match().doing() == MatchDoing::Throwing)
        return {tr("Enough"), tr("Enter · the result stands already")};
    if (typing() && !match().wants(DecisionKind::TakeOver)) {
        if (kind() == tap::ChanceKind::Coin)
            return {};
        const bool all = std::ranges::all_of(
            m_faces, [](const QButtonGroup* group) { return group->checkedId() > 0; });
        return {
            tr("That is what they show"), all ? tr("Enter") : tr("Tap what each die shows"), all};
    }
    MainButton button = TapPromptPage::mainButton();
    if (!button.text.isEmpty())
        button.hint = tr("Enter or Ctrl+R");
    return button;
}

void ChancePage::pressMain() {
    if (match().doing() == MatchDoing::Throwing) {
        m_tray->land();
        return;
    }
    if (typing() && !match().wants(DecisionKind::TakeOver)) {
        if (kind() == tap::ChanceKind::Coin)
            return;
        ChanceOutcome shown{.values = {}, .typed = true};
        for (const QButtonGroup* group : m_faces)
            if (group->checkedId() > 0)
                shown.values.push_back(group->checkedId());
        if (shown.values.size() == m_faces.size())
            type(shown);
        return;
    }
    TapPromptPage::pressMain();
}

void ChancePage::type(const ChanceOutcome& shown) {
    for (QButtonGroup* group : m_faces) {
        group->setExclusive(false);
        for (QAbstractButton* button : group->buttons())
            button->setChecked(false);
        group->setExclusive(true);
    }
    match().typeThrow(shown);
}

void ChancePage::refresh() {
    const bool throwing = match().doing() == MatchDoing::Throwing;
    // of a fumble's coin the line below the tray says it
    const bool told = match().state().phase == tap::Phase::Coin;
    m_lead->setText(throwing || told ? QString{} : promptWords(match()).lead);
    m_lead->setVisible(!m_lead->text().isEmpty());
    if (throwing && !m_flown) {
        m_flown = true;
        m_tray->fly(match().lastChance()->request.draws, match().lastChance()->outcome.values);
    } else if (!throwing) {
        m_flown = false;
        m_tray->showReady(kind() == tap::ChanceKind::Coin ? std::vector{Draw::coin()}
                                                          : std::vector(2, Draw::die(6)));
    }
    if (!throwing)
        m_counts->setText(kind() == tap::ChanceKind::Dice ? countsText() : QString{});
    m_counts->setVisible(!m_counts->text().isEmpty());
    m_sum->setVisible(false);
    m_meaning->setText(meaning());
    m_meaning->setVisible(!m_meaning->text().isEmpty());
    m_dice->setVisible(typing() && kind() == tap::ChanceKind::Dice);
    std::vector<ActionItem> items;
    if (typing() && kind() == tap::ChanceKind::Coin) {
        items.push_back({kHeads, tr("Heads"), tr("The coin shows heads."), true, false});
        items.push_back({kTails, tr("Tails"), tr("The coin shows tails."), true, false});
    }
    if (!throwing && match().wants(DecisionKind::Withdraw))
        items.push_back({kOther + static_cast<int>(DecisionKind::Withdraw),
                         decisionText(DecisionKind::Withdraw, match()),
                         decisionTip(DecisionKind::Withdraw, match()),
                         true,
                         false});
    m_actions->setItems(items);
}

}  // namespace thrum::gui
