#include "gui/games/tap/pivot_page.hpp"

#include "gui/games/tap/chips.hpp"
#include "gui/games/tap/fair_calls.hpp"
#include "gui/games/tap/words.hpp"
#include "gui/widgets/action_list.hpp"
#include "gui/widgets/figure_chips.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QFont>
#include <QLabel>
#include <QStringList>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
using tap::DecisionKind;

constexpr int kPitchBase = 1000;
}  // namespace

PivotPage::PivotPage(const TapDesk& desk, QWidget* parent) : TapPromptPage{desk, parent} {
    m_lead = addLead();
    m_count = addText(false);
    m_count->setObjectName(QStringLiteral("pivotsLeft"));
    QFont big = m_count->font();
    big.setPointSizeF(big.pointSizeF() * 1.5);
    big.setBold(true);
    m_count->setFont(big);
    m_menHeading = addHeading({});
    m_men = new FigureChips{this};
    m_men->setObjectName(QStringLiteral("men"));
    connect(m_men, &FigureChips::picked, this, &PivotPage::figureClicked);
    column()->addWidget(m_men);
    m_actions = new ActionList{this};
    m_actions->setObjectName(QStringLiteral("stopActions"));
    connect(m_actions, &ActionList::chosen, this, [this](int id) {
        if (id >= kPitchBase)
            submit(DecisionKind::Pitch,
                   FigureId::fromValue(static_cast<std::uint8_t>(id - kPitchBase)));
        else if (static_cast<DecisionKind>(id) == DecisionKind::SwitchBase)
            submit(DecisionKind::SwitchBase,
                   match().option(DecisionKind::SwitchBase)->figures.front());
        else if (static_cast<DecisionKind>(id) == DecisionKind::HangOn && lastStop() &&
                 !std::exchange(m_hangOnAsked, true))
            refresh();  // asked once: the punter can no longer punt (TAP-PU-10)
        else if (!match().wants(static_cast<DecisionKind>(id)))
            submit(static_cast<DecisionKind>(id), other(match().prompt().side));
        else
            submit(static_cast<DecisionKind>(id));
    });
    column()->addWidget(m_actions);
    m_turnedHeading = addHeading(tr("Turned in this window"));
    m_turned = addText(false);
    m_turned->setObjectName(QStringLiteral("turned"));
    m_inHand = addText(false);
    m_inHand->setObjectName(QStringLiteral("inHand"));
    m_help = addText(true);
    column()->addStretch(1);
}

bool PivotPage::lastStop() const {
    const tap::State& s = match().state();
    return s.phase == tap::Phase::PuntStop && s.stopsUsed >= s.rules->stoppages.max;
}

std::optional<FigureId> PivotPage::announced() const {
    const tap::Option* option = match().option(DecisionKind::Announce);
    if (option == nullptr || option->figures.empty())
        return std::nullopt;
    if (m_choice && contains(option->figures, *m_choice))
        return m_choice;
    if (const auto called = desk().calls.carrier(); called && contains(option->figures, *called))
        return called;
    // Nobody named means the quarterback (TAP-PS-6); he is shown first.
    for (const FigureId id : option->figures) {
        const tap::Player* player = tap::findPlayer(match().state(), id);
        if (player != nullptr && player->position == tap::Position::QB)
            return id;
    }
    return option->figures.front();
}

MainButton PivotPage::mainButton() const {
    if (match().wants(DecisionKind::Announce) && !match().wants(DecisionKind::TakeOver)) {
        const auto who = announced();
        return {who ? tr("Ball to %1").arg(match().numberOf(*who)) : QString{}, tr("Enter")};
    }
    MainButton button = TapPromptPage::mainButton();
    const auto* clock = match().windowClock();
    if (clock != nullptr && !button.text.isEmpty())
        button.hint = tr("Enter · %1").arg(expiryText(*clock));
    return button;
}

void PivotPage::pressMain() {
    if (match().wants(DecisionKind::Announce) && !match().wants(DecisionKind::TakeOver)) {
        if (const auto who = announced())
            submit(DecisionKind::Announce, *who);
        return;
    }
    TapPromptPage::pressMain();
}

bool PivotPage::figureClicked(FigureId figure) {
    const tap::Option* option = match().option(DecisionKind::Announce);
    if (option != nullptr && contains(option->figures, figure)) {
        m_choice = figure;
        desk().selection.focusOn(figure);
        emit choiceChanged();
        return true;
    }
    if (tap::findOnBoard(match().state(), figure) != nullptr)
        desk().selection.focusOn(figure);
    return false;
}

void PivotPage::fillMen() {
    std::vector<FigureChip> chips;
    QString heading;
    if (const tap::Option* option = match().option(DecisionKind::Announce)) {
        heading = tr("Who takes the snap?");
        for (const FigureId id : option->figures)
            chips.push_back(chipOf(match(), id, announced() == id));
    } else if (const tap::Option* motion = match().option(DecisionKind::MoveInMotion);
               motion != nullptr && match().state().phase == tap::Phase::Motion) {
        heading = tr("Eligible receivers");
        for (const FigureId id : motion->figures)
            chips.push_back(chipOf(match(), id, desk().selection.contains(id)));
    }
    m_menHeading->setText(heading);
    m_menHeading->setVisible(!chips.empty());
    // where nothing else has the digits they choose the man
    m_men->showDigits(match().option(DecisionKind::Announce) != nullptr &&
                      m_actions->items().empty());
    m_men->setChips(chips);
}

void PivotPage::fillActions() {
    std::vector<ActionItem> items;
    const auto add = [&](DecisionKind kind) {
        if (match().wants(kind))
            items.push_back({static_cast<int>(kind),
                             kind == DecisionKind::HangOn && m_hangOnAsked
                                 ? tr("Hang on all the same")
                                 : decisionText(kind, match()),
                             decisionTip(kind, match()),
                             true,
                             false});
    };
    add(DecisionKind::Punt);
    add(DecisionKind::HangOn);
    // first: it is what ten seconds are short for
    if (match().state().phase == tap::Phase::StopOffense) {
        // A pass that cannot be declared says why in its place (UX-7.2).
        const auto refusal =
            match().check({.kind = DecisionKind::DeclarePass, .side = match().prompt().side});
        items.push_back(
            {static_cast<int>(DecisionKind::DeclarePass),
             decisionText(DecisionKind::DeclarePass, match()),
             refusal ? match().textOf(*refusal) : decisionTip(DecisionKind::DeclarePass, match()),
             !refusal,
             false});
    }
    if (const tap::Option* pitch = match().option(DecisionKind::Pitch))
        for (const FigureId id : pitch->figures)
            items.push_back({kPitchBase + id.value(),
                             tr("Pitch to %1").arg(manText(match(), id)),
                             tr("Near enough, behind, and nobody in between."),
                             true,
                             false});
    if (const tap::Option* base = match().option(DecisionKind::SwitchBase);
        base != nullptr && !base->figures.empty()) {
        const tap::Figure* man = tap::findOnBoard(match().state(), base->figures.front());
        const tap::Player* player = tap::findPlayer(match().state(), base->figures.front());
        const bool stands = man != nullptr && player != nullptr &&
                            player->bases[static_cast<std::size_t>(man->baseSlot)].stationary;
        items.push_back({static_cast<int>(DecisionKind::SwitchBase),
                         tr("Switch base of %1").arg(match().numberOf(base->figures.front())),
                         stands ? tr("He stands on the stationary base; it counts as a pivot.")
                                : tr("He stands on the running base; it counts as a pivot."),
                         true,
                         false});
    }
    add(DecisionKind::DeclareFake);
    // the punting side may still say so while the defense answers its motion
    const auto& also = match().prompt().also;
    const Side others = other(match().prompt().side);
    if (std::ranges::find(also, DecisionKind::DeclareFake) != also.end() &&
        match().isPerson(others))
        items.push_back(
            {static_cast<int>(DecisionKind::DeclareFake),
             QStringLiteral("%1: %2").arg(match().teamName(others),
                                          decisionText(DecisionKind::DeclareFake, match())),
             decisionTip(DecisionKind::DeclareFake, match()),
             true,
             false});
    m_actions->setItems(items);
}

void PivotPage::fillTurned() {
    const auto& turned = match().state().playFacts.turned;
    QStringList names;
    for (const tap::Turned& entry : turned) {
        const tap::Figure* figure = tap::findOnBoard(match().state(), entry.figure);
        if (figure == nullptr)
            continue;
        const int by = shortTurn(entry.headingBefore, figure->pose.heading);
        names << tr("%1 by %2° to the %3")
                     .arg(match().numberOf(entry.figure))
                     .arg(std::abs(by) / 100.0, 0, 'f', 0)
                     .arg(by > 0 ? tr("left") : tr("right"));
    }
    m_turnedHeading->setVisible(!names.isEmpty());
    m_turned->setVisible(!names.isEmpty());
    m_turned->setText(names.join(QStringLiteral("\n")));
}

void PivotPage::refresh() {
    const tap::State& s = match().state();
    m_lead->setText(promptWords(match()).lead);
    m_lead->setVisible(!m_lead->text().isEmpty());
    const tap::Option* pivot = match().option(DecisionKind::Pivot);
    const bool counted = pivot != nullptr && pivot->left.has_value();
    m_count->setVisible(counted);
    if (counted && s.phase == tap::Phase::PassDefense)
        m_count->setText(*pivot->left == 0
                             ? tr("Toward the ball: any man")
                             : tr("Toward the ball: any man; elsewhere: %1").arg(*pivot->left));
    else if (counted)
        m_count->setText(*pivot->left == 1 ? tr("1 pivot left")
                                           : tr("%1 pivots left").arg(*pivot->left));
    fillActions();
    fillMen();
    fillTurned();
    const auto& ids = desk().selection.ids();
    m_inHand->setVisible(!ids.empty() && pivot != nullptr);
    if (ids.size() == 1 && pivot != nullptr) {
        const bool may = contains(pivot->figures, ids.front());
        const auto engaged = std::ranges::any_of(match().prompt().engaged, [&](auto& pair) {
            return pair.a == ids.front() || pair.b == ids.front();
        });
        m_inHand->setText(may ? tr("%1 may be turned.").arg(manText(match(), ids.front()))
                          : engaged
                              ? tr("%1 is engaged and stays as he is (TAP-EN-3).")
                                    .arg(manText(match(), ids.front()))
                              : tr("%1 may not be turned now.").arg(manText(match(), ids.front())));
    } else if (ids.size() > 1) {
        m_inHand->setText(tr("%n men selected.", nullptr, static_cast<int>(ids.size())));
    }
    const bool turns = pivot != nullptr && !pivot->figures.empty();
    m_help->setVisible(turns);
    m_help->setText(s.phase == tap::Phase::Motion || s.phase == tap::Phase::Match
                        ? tr("Drag a man to move him; the wheel, his handle or [ and ] turn him.")
                        : tr("The wheel over a man, his handle or [ and ] turn him; with Shift a "
                             "degree at a time."));
    if (s.phase != tap::Phase::Announce)
        m_choice.reset();
    if (s.phase != tap::Phase::PuntStop)
        m_hangOnAsked = false;
}

}  // namespace thrum::gui
