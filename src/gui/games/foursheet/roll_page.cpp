#include "gui/games/foursheet/roll_page.hpp"

#include "gui/games/foursheet/dice_view.hpp"
#include "gui/games/foursheet/words.hpp"
#include "gui/widgets/action_list.hpp"

#include <algorithm>

#include <QApplication>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

namespace thrum::gui::fss {

RollPage::RollPage(Desk& shared, DiceView& tray, QWidget* parent)
    : Page{shared, parent}, m_tray{tray} {
    setObjectName(QStringLiteral("rollPage"));
    m_purpose = addHeading({});
    m_purpose->setObjectName(QStringLiteral("rollPurpose"));
    m_purpose->setWordWrap(true);
    m_hint = addText(false);
    m_hint->setObjectName(QStringLiteral("rollHint"));
    m_needs = addText(true);
    m_dice = new QWidget{this};
    m_dice->setObjectName(QStringLiteral("typedDice"));
    auto* form = new QFormLayout{m_dice};
    form->setContentsMargins(0, 0, 0, 0);
    column()->addWidget(m_dice);
    m_coin = new ActionList{this};
    m_coin->setObjectName(QStringLiteral("coinFaces"));
    connect(m_coin, &ActionList::chosen, this, [this](int face) { type({face}); });
    column()->addWidget(m_coin);
    column()->addStretch(1);
}

bool RollPage::isAsked() const {
    return match().facts().awaits == Awaits::Chance && match().facts().chance.has_value() &&
           match().doing() == MatchDoing::Waiting;
}

bool RollPage::isTyping() const {
    return isAsked() && match().typesThrows() && match().isPerson(match().facts().side);
}

void RollPage::buildDice() {
    const auto& dice = match().prompt().dice;
    if (dice == m_kinds)
        return;
    m_kinds = dice;
    auto* form = static_cast<QFormLayout*>(m_dice->layout());
    while (form->rowCount() > 0)
        form->removeRow(0);
    m_spins.clear();
    for (const DieKind die : dice) {
        auto* spin = new QSpinBox{m_dice};
        const int low = foursheet::lowestFace(die);
        spin->setRange(low - 1, low + foursheet::sidesOf(die) - 1);
        spin->setSpecialValueText(QStringLiteral("–"));
        spin->setValue(low - 1);
        spin->setObjectName(QStringLiteral("face%1").arg(m_spins.size() + 1));
        const QString name = die == DieKind::A   ? tr("d6 of the offense")
                             : die == DieKind::B ? tr("d6 of the defense")
                                                 : dieText(die);
        spin->setAccessibleName(tr("%1 shows").arg(name));
        form->addRow(name, spin);
        connect(spin, &QSpinBox::valueChanged, this, &RollPage::choiceChanged);
        m_spins.push_back(spin);
    }
}

// How a kickoff is read depends on its kind, which lies open by then (FSS-28.5, FSS-28.6).
QString RollPage::hintFor(const std::string& purpose) const {
    if (purpose == "kickoff")
        for (const Event& event : desk().story.events())
            if (event.kind == EventKind::KickRevealed && event.kick)
                return kickoffHint(*event.kick);
    return purposeHint(purpose);
}

QSpinBox* RollPage::firstEmptyDie() const {
    if (!isTyping() || !m_dice->isVisible())
        return nullptr;
    const auto empty = std::ranges::find_if(
        m_spins, [](const QSpinBox* spin) { return spin->value() == spin->minimum(); });
    return empty != m_spins.end() ? *empty : nullptr;
}

// Qt hands the keyboard of a control that is hidden to the next one in the window, which is the
// scoreboard's or the log's; nobody would find it there.
void RollPage::keepKeyboard() {
    const QWidget* heard = QApplication::focusWidget();
    if (heard != nullptr && heard != this && isAncestorOf(heard))
        setFocus(Qt::OtherFocusReason);
}

void RollPage::askForDice() {
    QSpinBox* die = firstEmptyDie();
    if (die == nullptr)
        return;
    die->setFocus(Qt::OtherFocusReason);
    die->selectAll();  // the first digit replaces the dash
}

void RollPage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    askSoon();
}

// Behind what is queued already: the page that goes sends the keyboard to the picture first, and
// fields that were made just now are not seen before.
void RollPage::askSoon() {
    const auto later = [this](auto&& then) {
        QMetaObject::invokeMethod(this, then, Qt::QueuedConnection);
    };
    later([this, later] { later([this] { askForDice(); }); });
}

void RollPage::follow() {
    const bool typing = isTyping();
    const bool coin = match().facts().chance && !match().facts().chance->draws.empty() &&
                      match().facts().chance->draws.front().kind == Draw::Kind::Coin;
    if (isAsked()) {
        const std::string purpose = match().facts().chance->purpose;
        m_purpose->setText(purposeText(purpose));
        m_hint->setText(hintFor(purpose));
    } else if (match().doing() == MatchDoing::Throwing && match().lastChance()) {
        m_purpose->setText(purposeText(match().lastChance()->request.purpose));
        m_hint->setText(hintFor(match().lastChance()->request.purpose));
    } else {
        m_purpose->clear();
        m_hint->clear();
    }
    m_hint->setVisible(!m_hint->text().isEmpty());
    QStringList dice;
    if (isAsked())
        for (const DieKind die : match().prompt().dice)
            dice << (die == DieKind::A || die == DieKind::B ? tr("d6") : dieText(die));
    m_needs->setText(dice.isEmpty() ? QString{}
                                    : tr("Thrown: %1.").arg(dice.join(QStringLiteral(", "))));
    m_needs->setVisible(!dice.isEmpty());
    // dice that follow dice are asked for in one question; what was typed has emptied the kinds
    const bool another = typing && (isNewQuestion() || m_kinds != match().prompt().dice);
    if (another || !typing)
        keepKeyboard();
    if (typing && !coin) {
        if (another)
            m_kinds.clear();
        buildDice();
    }
    m_dice->setVisible(typing && !coin);
    std::vector<ActionItem> faces;
    if (typing && coin) {
        faces.push_back({0, tr("Heads"), tr("The coin shows heads."), true, false});
        faces.push_back({1, tr("Tails"), tr("The coin shows tails."), true, false});
    }
    m_coin->setItems(faces);
    if (another && isVisible())
        askSoon();
}

bool RollPage::takeKey(QKeyEvent& event) {
    const bool plain = (event.modifiers() & ~Qt::KeypadModifier) == 0;
    const bool digit = event.key() >= Qt::Key_0 && event.key() <= Qt::Key_9;
    return plain && digit && digitPressed(event.key() - Qt::Key_0);
}

bool RollPage::digitPressed(int digit) {
    QSpinBox* die = firstEmptyDie();
    if (die == nullptr || digit <= die->minimum() || digit > die->maximum())
        return false;
    die->setFocus(Qt::OtherFocusReason);
    die->setValue(digit);
    if (auto* field = die->findChild<QLineEdit*>())
        field->end(false);  // a d20 may have a second digit
    return true;
}

MainButton RollPage::mainButton() const {
    if (match().doing() == MatchDoing::Throwing)
        return {tr("Enough"), tr("Enter · the result stands already")};
    if (!isAsked())
        return {};
    const bool coin = match().prompt().dice.empty();
    if (!isTyping())
        return {coin ? tr("Flip the coin") : tr("Roll the dice"), tr("Enter")};
    if (coin)
        return {};
    const bool all = std::ranges::all_of(
        m_spins, [](const QSpinBox* spin) { return spin->value() > spin->minimum(); });
    return {tr("That is what they show"), all ? tr("Enter") : tr("Say what each die shows"), all};
}

void RollPage::type(const std::vector<int>& values) {
    ChanceOutcome shown;
    shown.values = values;
    shown.typed = true;
    m_kinds.clear();
    match().typeThrow(shown);
}

void RollPage::pressMain() {
    if (match().doing() == MatchDoing::Throwing) {
        if (m_tray.flying())
            m_tray.land();
        else
            match().throwShown();
        return;
    }
    if (!isAsked())
        return;
    if (!isTyping()) {
        match().throwNow();
        return;
    }
    if (!mainButton().enabled || m_spins.empty())
        return;
    std::vector<int> values;
    for (std::size_t i = 0; i < m_spins.size(); ++i)
        values.push_back(m_spins[i]->value() + (m_kinds[i] == DieKind::D10 ? 1 : 0));
    type(values);
}

}  // namespace thrum::gui::fss
