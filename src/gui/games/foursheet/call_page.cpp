#include "gui/games/foursheet/call_page.hpp"

#include "gui/games/foursheet/card_picker.hpp"
#include "gui/games/foursheet/men_dialog.hpp"
#include "gui/games/foursheet/segments.hpp"
#include "gui/games/foursheet/words.hpp"

#include <algorithm>
#include <array>

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace thrum::gui::fss {

CallPage::CallPage(Desk& shared, QWidget* parent) : Page{shared, parent} {
    setObjectName(QStringLiteral("callPage"));
    m_lead = addLead();
    m_kinds = new Segments{tr("What to call"), "callKind", this};
    m_kinds->setToolTip(tr("The next one (/)"));
    connect(m_kinds, &Segments::picked, this, [this](int id) { setKind(static_cast<Kind>(id)); });
    column()->addWidget(m_kinds);
    m_calls = new QWidget{this};
    auto* grid = new QGridLayout{m_calls};
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(6);
    auto* formation = new QLabel{tr("Formation"), m_calls};
    m_formation = new QComboBox{m_calls};
    m_formation->setObjectName(QStringLiteral("formation"));
    m_formation->setAccessibleName(tr("Formation"));
    m_formation->setToolTip(tr("Another formation (PgUp, PgDn)"));
    formation->setBuddy(m_formation);
    connect(m_formation, &QComboBox::activated, this, [this] {
        showDeck();
        peek();
    });
    m_men = new QPushButton{tr("Men…"), m_calls};
    m_men->setObjectName(QStringLiteral("men"));
    m_men->setFocusPolicy(Qt::TabFocus);
    m_men->setToolTip(tr("Send men in for the next play"));
    connect(m_men, &QPushButton::clicked, this, &CallPage::sendMen);
    auto* who = new QHBoxLayout;
    who->setSpacing(6);
    who->addWidget(m_formation, 1);
    who->addWidget(m_men);
    grid->addWidget(formation, 0, 0);
    grid->addLayout(who, 0, 1);
    auto* pace = new QLabel{tr("Pace"), m_calls};
    m_pace = new Segments{tr("Pace"), "pace", m_calls};
    m_pace->setItems({{static_cast<int>(Pace::HurryUp),
                       paceText(Pace::HurryUp),
                       true,
                       tr("10 seconds less a play, and nobody is sent in (−)")},
                      {static_cast<int>(Pace::Normal), paceText(Pace::Normal), true, {}},
                      {static_cast<int>(Pace::SlowDown),
                       paceText(Pace::SlowDown),
                       true,
                       tr("10 seconds more a play (+)")}});
    connect(m_pace, &Segments::picked, this, &CallPage::choiceChanged);
    grid->addWidget(pace, 1, 0);
    grid->addWidget(m_pace, 1, 1);
    grid->setColumnStretch(1, 1);
    column()->addWidget(m_calls);
    m_picker = new CardPicker{this};
    connect(m_picker, &CardPicker::changed, this, &CallPage::peek);
    connect(m_picker, &CardPicker::otherKey, this, [this](QKeyEvent* event) {
        if (event->key() == Qt::Key_Escape) {  // what was typed goes, what was called last stands
            const auto last = desk().story.lastCard(match().prompt().side);
            m_picker->setNumber(last ? std::optional{last->second} : std::nullopt);
            peek();
            event->accept();
            return;
        }
        // in the field Enter calls as it does everywhere else
        const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
        if (enter && !event->isAutoRepeat())
            pressMain();
        if (enter || takePadKey(*event))
            event->accept();
    });
    column()->addWidget(m_picker, 1);
    m_keys = addText(true);
    m_keys->setObjectName(QStringLiteral("callKeys"));
    m_keys->setText(tr("Number, Enter · / what · − + pace · * time-out"));
    m_note = addText(true);
    m_note->setObjectName(QStringLiteral("callNote"));
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(new QLabel{tr("Time-out"), this});
    m_timeOut = new QPushButton{this};
    m_timeOut->setObjectName(QStringLiteral("timeOut"));
    m_timeOut->setFocusPolicy(Qt::TabFocus);
    connect(m_timeOut, &QPushButton::clicked, this, [this] { callTimeOut(match().prompt().side); });
    m_theirTimeOut = new QPushButton{this};
    m_theirTimeOut->setObjectName(QStringLiteral("theirTimeOut"));
    m_theirTimeOut->setFocusPolicy(Qt::TabFocus);
    connect(m_theirTimeOut, &QPushButton::clicked, this, [this] {
        callTimeOut(other(match().prompt().side));
    });
    row->addWidget(m_timeOut, 1);
    row->addWidget(m_theirTimeOut, 1);
    column()->addLayout(row);
}

bool CallPage::offers(CallPlay play) const {
    for (const auto& option : match().prompt().options)
        if (option.decision == DecisionKind::Call)
            return std::ranges::find(option.plays, play) != option.plays.end();
    return false;
}

void CallPage::forget() {
    m_open = false;
    m_kind = Kind::Card;
    m_sentIn.clear();
    m_formation->clear();
    m_picker->forget();
    m_pace->setChosen(static_cast<int>(Pace::Normal));
    m_kinds->setItems({});
    m_lead->clear();
    m_note->clear();
    m_men->setText(tr("Men…"));
    desk().peeked.reset();
    forgetQuestion();
}

void CallPage::follow() {
    if (!desk().asks(Phase::Call)) {
        if (m_open)
            forget();
        return;
    }
    if (isNewQuestion() || !m_open)
        begin();
    showKind();
}

// What was called last is there again; nothing of it is hidden, for it was shown.
void CallPage::begin() {
    m_open = true;
    m_sentIn.clear();
    const State& state = match().state();
    const Side side = match().prompt().side;
    const Team& team = *state.teams[foursheet::indexOf(side)];
    m_formation->clear();
    for (const auto& option : match().prompt().options)
        if (option.decision == DecisionKind::Call)
            for (const Formation formation : option.formations)
                m_formation->addItem(formationText(formation), static_cast<int>(formation));
    const auto last = desk().story.lastCard(side);
    const Formation wanted = last ? last->first : team.platoon.preferred;
    m_formation->setCurrentIndex(std::max(0, m_formation->findData(static_cast<int>(wanted))));
    m_pace->setChosen(static_cast<int>(desk().story.lastPace(side)));
    showDeck();
    m_picker->setNumber(last ? std::optional{last->second} : std::nullopt);
    const bool card = offers(CallPlay::Card);
    m_kind = state.isTry && offers(CallPlay::FieldGoal) ? Kind::FieldGoal
             : card                                     ? Kind::Card
                                                        : Kind::FieldGoal;
    const int range = foursheet::fieldGoalRange(state, side);
    const QString far = tr("Beyond the kicker's range (%1)").arg(range);
    std::vector<Segments::Item> kinds;
    kinds.push_back({static_cast<int>(Kind::Card),
                     state.isTry ? tr("Two points") : tr("Card"),
                     card,
                     card ? QString{} : tr("Two points are not played for in this game")});
    if (!state.isTry)
        kinds.push_back({static_cast<int>(Kind::Punt), tr("Punt"), offers(CallPlay::Punt), {}});
    const bool kick = offers(CallPlay::FieldGoal);
    kinds.push_back({static_cast<int>(Kind::FieldGoal),
                     state.isTry ? tr("Kick the point") : tr("Field goal"),
                     kick,
                     kick ? QString{} : far});
    kinds.push_back({static_cast<int>(Kind::Fake),
                     tr("Fake"),
                     card,
                     tr("The kick platoon comes out and runs a card")});
    m_kinds->setItems(kinds);
    desk().peeked.reset();
}

void CallPage::showDeck() {
    const auto formation = static_cast<Formation>(m_formation->currentData().toInt());
    m_picker->setDeck(foursheet::deckOf(*match().state().data, formation));
}

void CallPage::showKind() {
    const State& state = match().state();
    const Side side = match().prompt().side;
    m_kinds->setChosen(static_cast<int>(m_kind));
    const bool card = m_kind == Kind::Card || m_kind == Kind::Fake;
    m_picker->setVisible(card);
    m_formation->setEnabled(card);
    // a low page keeps its room for the cards; the tips tell the keys, too
    constexpr int kLinesForKeys = 30;
    m_keys->setVisible(card && height() > kLinesForKeys * fontMetrics().lineSpacing());
    const int toGoal = foursheet::toGoal(state);
    const int range = foursheet::fieldGoalRange(state, side);
    m_lead->setText(state.isTry ? tr("After the touchdown: kick, or one play for two points.")
                                : QString{});
    m_lead->setVisible(!m_lead->text().isEmpty());
    m_note->setText(m_kind == Kind::Punt
                        ? tr("The defense sets against it before you say whether it is a normal "
                             "punt, a coffin corner or a fake.")
                    : m_kind == Kind::FieldGoal
                        ? tr("From %1 yards; the kicker reaches %2. The defense does not know "
                             "whether it is a fake.")
                              .arg(toGoal)
                              .arg(range)
                    : m_kind == Kind::Fake ? tr("The kick platoon comes out and runs this card.")
                                           : QString{});
    m_note->setVisible(!m_note->text().isEmpty());
    const auto& wants = match().prompt().wants;
    const bool own = std::ranges::find(wants, DecisionKind::TimeOut) != wants.end();
    const int left = state.timeOuts[foursheet::indexOf(side)];
    m_timeOut->setText(tr("own: %1").arg(left));
    m_timeOut->setAccessibleName(tr("Time-out (%1 left)").arg(left));
    m_timeOut->setEnabled(own);
    m_timeOut->setToolTip(own ? tr("The last play then takes 10 seconds (*)")
                              : tr("A time-out is called when a play has ended"));
    const Side them = other(side);
    const auto& also = match().prompt().also;
    m_theirTimeOut->setVisible(match().isPerson(them) &&
                               std::ranges::find(also, DecisionKind::TimeOut) != also.end());
    const QString theirs = shortTeam(match().teamName(them));
    const int theyHave = state.timeOuts[foursheet::indexOf(them)];
    m_theirTimeOut->setText(tr("%1: %2").arg(theirs).arg(theyHave));
    m_theirTimeOut->setAccessibleName(tr("Time-out, %1 (%2 left)").arg(theirs).arg(theyHave));
    m_theirTimeOut->setToolTip(tr("A time-out for the %1").arg(match().teamName(them)));
    m_men->setText(m_sentIn.empty() ? tr("Men…")
                                    : tr("Men: %1 in").arg(static_cast<int>(m_sentIn.size())));
}

void CallPage::setKind(Kind kind) {
    m_kind = kind;
    m_sentIn.clear();
    peek();
    if (kind == Kind::Card || kind == Kind::Fake)
        m_picker->takeFocus();
    else if (isVisible())
        setFocus(Qt::OtherFocusReason);  // the field is hidden, and the next key must be heard
}

void CallPage::peek() {
    const Card* card = m_picker->card();
    const bool looked = card != nullptr && m_open && !isSameCall() &&
                        (m_kind == Kind::Card || m_kind == Kind::Fake);
    desk().peeked.reset();
    if (looked)
        desk().peeked =
            std::pair{static_cast<Formation>(m_formation->currentData().toInt()), card->number};
    emit choiceChanged();
}

bool CallPage::isSameCall() const {
    const auto last = desk().story.lastCard(match().prompt().side);
    return m_kind == Kind::Card && last && m_picker->number() == last->second &&
           m_formation->currentData().toInt() == static_cast<int>(last->first);
}

Unit CallPage::unit() const {
    return m_kind == Kind::Card
               ? foursheet::unitOf(static_cast<Formation>(m_formation->currentData().toInt()))
           : m_kind == Kind::Punt ? Unit::PUNT
                                  : Unit::FG;
}

Decision CallPage::decision() const {
    Decision call;
    call.kind = DecisionKind::Call;
    call.side = match().prompt().side;
    call.pace = static_cast<Pace>(m_pace->chosen());
    call.play = m_kind == Kind::Card   ? CallPlay::Card
                : m_kind == Kind::Punt ? CallPlay::Punt
                                       : CallPlay::FieldGoal;
    call.fake = m_kind == Kind::Fake;
    if (m_kind == Kind::Card || m_kind == Kind::Fake) {
        call.formation = static_cast<Formation>(m_formation->currentData().toInt());
        call.card = m_picker->number();
    }
    call.substitutes = m_sentIn;
    return call;
}

MainButton CallPage::mainButton() const {
    if (!m_open)
        return {};
    MainButton button;
    const Card* card = m_picker->card();
    const QString name = card != nullptr ? QString::fromStdString(card->name) : QString{};
    switch (m_kind) {
        case Kind::Card:
            button.text = card == nullptr ? tr("Call a card")
                          : isSameCall()  ? tr("Same call: %1").arg(name)
                                          : tr("Call %1").arg(name);
            break;
        case Kind::Punt:
            button.text = tr("Bring the punt platoon");
            break;
        case Kind::FieldGoal:
            button.text =
                match().state().isTry ? tr("Kick the extra point") : tr("Try the field goal");
            break;
        case Kind::Fake:
            button.text = card == nullptr ? tr("Fake: choose a card") : tr("Fake: %1").arg(name);
            break;
    }
    const bool needsCard = m_kind == Kind::Card || m_kind == Kind::Fake;
    if (needsCard && card == nullptr) {
        button.enabled = false;
        const QString typed = m_picker->typed();
        button.hint =
            typed.isEmpty()
                ? tr("Type the number of a card, or choose it in the list")
                : tr("No card of this formation has the number or name \"%1\"").arg(typed);
        return button;
    }
    if (const auto refused = match().check(decision())) {
        button.enabled = false;
        button.hint = match().textOf(*refused);
        return button;
    }
    button.hint = needsCard || m_kind == Kind::FieldGoal ? tr("Enter · covered until the reveal")
                                                         : tr("Enter");
    return button;
}

void CallPage::pressMain() {
    if (!m_open || !mainButton().enabled)
        return;
    const Decision call = decision();
    forget();
    match().submit(call);
}

void CallPage::callTimeOut(Side side) {
    Decision out;
    out.kind = DecisionKind::TimeOut;
    out.side = side;
    match().submit(out);
}

void CallPage::sendMen() {
    MenDialog dialog{match().state(), match().prompt().side, unit(), m_sentIn, window()};
    if (dialog.exec() != QDialog::Accepted || !m_open)
        return;
    m_sentIn = dialog.sentIn();
    emit choiceChanged();
}

void CallPage::changePace(int by) {
    const std::array paces{Pace::HurryUp, Pace::Normal, Pace::SlowDown};
    const auto at = static_cast<int>(std::ranges::find(paces, static_cast<Pace>(m_pace->chosen())) -
                                     paces.begin());
    const int to = std::clamp(at + by, 0, static_cast<int>(paces.size()) - 1);
    m_pace->setChosen(static_cast<int>(paces[static_cast<std::size_t>(to)]));
    emit choiceChanged();
}

void CallPage::changeFormation(int by) {
    const int count = m_formation->count();
    if (count < 2 || !m_formation->isEnabled())
        return;
    m_formation->setCurrentIndex((m_formation->currentIndex() + by + count) % count);
    showDeck();
    peek();
}

// Everything a call needs is on a number pad: digits and Enter, and the keys around them.
bool CallPage::takePadKey(const QKeyEvent& event) {
    if (!m_open || (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != 0)
        return false;
    switch (event.key()) {
        case Qt::Key_Slash:
            m_kinds->next();
            return true;
        case Qt::Key_Minus:
            changePace(-1);
            return true;
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            changePace(1);
            return true;
        case Qt::Key_PageUp:
            changeFormation(-1);
            return true;
        case Qt::Key_PageDown:
            changeFormation(1);
            return true;
        case Qt::Key_Asterisk:
            if (!event.isAutoRepeat() && m_timeOut->isEnabled())
                callTimeOut(match().prompt().side);
            return true;
        default:
            return false;
    }
}

// From the main button, too, a number is a card's.
bool CallPage::digitPressed(int digit) {
    QKeyEvent typed{QEvent::KeyPress, Qt::Key_0 + digit, Qt::NoModifier, QString::number(digit)};
    return m_open && m_picker->type(typed);
}

bool CallPage::takeKey(QKeyEvent& event) {
    return m_open && (takePadKey(event) || m_picker->type(event));
}

}  // namespace thrum::gui::fss
