#include "gui/games/foursheet/choice_page.hpp"

#include "gui/games/foursheet/card_picker.hpp"
#include "gui/games/foursheet/words.hpp"
#include "gui/widgets/action_list.hpp"

#include <algorithm>

#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace thrum::gui::fss {

ChoicePage::ChoicePage(Desk& shared, QWidget* parent) : Page{shared, parent} {
    setObjectName(QStringLiteral("choicePage"));
    m_lead = addLead();
    m_actions = new ActionList{this};
    m_actions->setObjectName(QStringLiteral("choices"));
    connect(m_actions, &ActionList::chosen, this, &ChoicePage::choose);
    column()->addWidget(m_actions);
    m_picker = new CardPicker{this};
    connect(m_picker, &CardPicker::changed, this, [this] {
        const Card* card = m_picker->card();
        desk().peeked.reset();
        if (card != nullptr && match().prompt().phase == Phase::Audible)
            desk().peeked = std::pair{match().state().call->formation, card->number};
        emit choiceChanged();
    });
    connect(m_picker, &CardPicker::otherKey, this, [this](QKeyEvent* event) {
        if (event->key() == Qt::Key_Escape && m_cards) {
            leaveCards();
            event->accept();
            return;
        }
        if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
            return;
        if (!event->isAutoRepeat() && mainButton().enabled)
            pressMain();
        event->accept();
    });
    column()->addWidget(m_picker, 1);
    m_advice = addText(true);
    m_advice->setObjectName(QStringLiteral("advice"));
    column()->addStretch(1);
}

bool ChoicePage::isAsked() const {
    switch (match().prompt().phase) {
        case Phase::Call:
        case Phase::SetDefense:
        case Phase::PlaceReceivers:
        case Phase::Roll:
        case Phase::Coin:
        case Phase::Wind:
        case Phase::Final:
            return false;
        default:
            return desk().asks(match().prompt().phase);
    }
}

void ChoicePage::forget() {
    m_open = m_cards = false;
    m_offers.clear();
    m_picker->forget();
    m_actions->setItems({});
    m_lead->clear();
    m_advice->clear();
    if (desk().peeked && match().prompt().phase != Phase::Call)
        desk().peeked.reset();
    forgetQuestion();
}

QString ChoicePage::heading() const {
    const State& state = match().state();
    const auto ball = match().prompt().ball;
    switch (match().prompt().phase) {
        case Phase::Toss:
            return tr("The %1 call the toss.").arg(match().teamName(match().prompt().side));
        case Phase::TossChoice:
            return tr("The toss is won. Who kicks off now receives in the second half.");
        case Phase::ChooseKick:
            return tr("The receivers place their men without knowing which.");
        case Phase::NamePunt:
            return tr("The defense is set. Now say how you punt.");
        case Phase::Audible:
            return tr(
                "The defense is set. You may change to another card of the formation: it is "
                "heard on a d10 no higher than the quarterback's Ad.");
        case Phase::MoveKeyer:
            return tr(
                "The key was right: token 6 goes to any zone with room. Choose it here or on "
                "the field.");
        case Phase::ReturnChoice: {
            if (match().prompt().purpose == "missed_kick")
                return tr("The kick missed. It may be run out of the end zone.");
            if (!ball)
                return {};
            if (*ball < 0)
                return tr("The ball comes down %1 deep in the end zone.").arg(-*ball);
            if (*ball == 0)
                return tr("The ball comes down on the goal line.");
            return tr("The ball comes down at %1.")
                .arg(placeWords(state, match().prompt().side, *ball));
        }
        case Phase::LooseBall:
            return ball ? tr("The ball is won at %1.")
                              .arg(placeWords(state, match().prompt().side, *ball))
                        : tr("The ball is won.");
        case Phase::Penalty:
            for (auto event = desk().story.events().rbegin(); event != desk().story.events().rend();
                 ++event)
                if (event->kind == EventKind::FlagThrown && event->foul) {
                    const QString foul = foulText(*event->foul);
                    const QString team = match().teamName(event->side.value_or(Side::Home));
                    // interference is marked at its spot
                    const int yards = event->yards.value_or(0);
                    return yards > 0 ? tr("%1 by the %2, %3 yards.").arg(foul, team).arg(yards)
                                     : tr("%1 by the %2.").arg(foul, team);
                }
            return tr("A penalty may be accepted.");
        case Phase::TimeOut:
            return tr("The quarter is about to end. A time-out would save what is left.");
        default:
            return {};
    }
}

// What becomes of points that are at stake: those of a try are decided with the penalty.
QString ChoicePage::pointsAfter(const foursheet::Step& step) const {
    const State& state = match().state();
    if (state.isTry) {
        for (const Event& event : step.events)
            if (event.kind == EventKind::TryGood || event.kind == EventKind::TryFailed)
                return event.points.value_or(0) > 1    ? tr("The two points stand.")
                       : event.points.value_or(0) == 1 ? tr("The point stands.")
                                                       : tr("There is no point.");
        return step.next.isTry ? tr("No point yet: the try is made again.") : QString{};
    }
    for (const Side side : {Side::Home, Side::Visitor}) {
        const auto place = foursheet::indexOf(side);
        const int more = step.next.score[place] - state.score[place];
        if (more > 0)
            return tr("%1 points for the %2.").arg(more).arg(match().teamName(side));
    }
    return {};
}

QString ChoicePage::outcomeOf(const Decision& decision) const {
    const auto step = foursheet::apply(match().state(), foursheet::Input{decision});
    if (!step || foursheet::underWay(step->next))
        return {};
    const State& next = step->next;
    if (next.over)
        return tr("The game is over.");
    const QString team = match().teamName(next.offense);
    const QString then =
        next.down > 0 ? tr("Then %1 at %2, %3.")
                            .arg(downText(next), placeWords(next, next.offense, next.ball), team)
        : next.isTry
            ? tr("Then the try from %1, %2.").arg(placeWords(next, next.offense, next.ball), team)
            : tr("Then %1, %2.").arg(downText(next).toLower(), team);
    const QString points = pointsAfter(*step);
    return points.isEmpty() ? then : points + QLatin1Char{' '} + then;
}

void ChoicePage::add(std::vector<Offer>& to, DecisionKind kind, Side side) const {
    const State& state = match().state();
    Decision decision;
    decision.kind = kind;
    decision.side = side;
    const auto put =
        [&](const QString& text, const QString& note = {}, bool usual = false, bool card = false) {
            Offer& offer = to.emplace_back();
            offer.decision = decision;
            offer.text = text;
            offer.note = note;
            offer.usual = usual;
            offer.needsCard = card;
        };
    const bool both = match().prompt().bothSides;
    const QString team = match().teamName(side);
    const auto ball = match().prompt().ball;
    switch (kind) {
        case DecisionKind::CallToss:
            decision.choice = Choice::Heads;
            put(tr("Heads"));
            decision.choice = Choice::Tails;
            put(tr("Tails"));
            break;
        case DecisionKind::ChooseToss:
            decision.choice = Choice::Receive;
            put(tr("Receive"), tr("The ball first, and a kickoff after half-time."));
            decision.choice = Choice::Kick;
            put(tr("Kick off"), tr("The ball after half-time."));
            break;
        case DecisionKind::ChooseKick:
            decision.kick = KickKind::Normal;
            put(kickText(KickKind::Normal), tr("Read from the kicker's column KO."), true);
            decision.kick = KickKind::Squib;
            put(kickText(KickKind::Squib), tr("Low and into a zone; few may return it."));
            decision.kick = KickKind::Onside;
            put(kickText(KickKind::Onside),
                tr("Yours on a sum of 3, 4 or 5, and where nobody stands."));
            break;
        case DecisionKind::NamePunt:
            decision.punt = PuntKind::Normal;
            put(puntText(PuntKind::Normal), {}, true);
            decision.punt = PuntKind::CoffinCorner;
            put(puntText(PuntKind::CoffinCorner), tr("Shorter, and without a return."));
            decision.punt = PuntKind::Fake;
            put(puntText(PuntKind::Fake), tr("A card is run instead."), false, true);
            break;
        case DecisionKind::Audible:
            put(tr("Another card"), tr("Only once a play."), false, true);
            break;
        case DecisionKind::KeepCall:
            put(tr("Play what was called"), {}, true);
            break;
        case DecisionKind::MoveKeyer:
            for (const auto& option : match().prompt().options) {
                if (option.decision != DecisionKind::MoveKeyer)
                    continue;
                std::optional<Zone> here;
                if (const auto& zones = desk().story.zones())
                    here = foursheet::zoneOfToken(*zones, 6);
                for (const Zone zone : option.zones) {
                    decision.zone = zone;
                    put(here == zone ? tr("Stay in %1").arg(zoneText(zone))
                                     : tr("To %1").arg(zoneText(zone)),
                        here == zone ? QString{} : zoneWords(zone),
                        here == zone);
                }
            }
            break;
        case DecisionKind::ReturnKick: {
            constexpr int kDeep = -3;
            const bool deep = ball && *ball < kDeep;
            put(tr("Return it"),
                deep ? tr("From so deep the book advises a touchback.") : QString{},
                !deep);
            break;
        }
        case DecisionKind::TakeTouchback: {
            constexpr int kDeep = -3;
            put(tr("Touchback"),
                tr("The ball on the own %1.").arg(state.rules->kickoff.touchback),
                ball && *ball < kDeep);
            break;
        }
        case DecisionKind::LetBounce:
            put(tr("Let it bounce"), tr("d20 yards on; on doubles d10 yards back."));
            break;
        case DecisionKind::NoReturn:
            put(tr("No return"), outcomeOf(decision), true);
            break;
        case DecisionKind::ReturnBall:
            put(tr("Run with it"),
                match().prompt().purpose == "interception"
                    ? tr("A d20 of %1 or less allows it.").arg(state.rules->returns.interceptionMax)
                    : tr("A d20 of %1 or less allows it.").arg(state.rules->returns.fumbleMax),
                true);
            break;
        case DecisionKind::FallOnBall:
            put(tr("Fall on it"), outcomeOf(decision));
            break;
        case DecisionKind::Accept:
            put(tr("Accept"), outcomeOf(decision));
            break;
        case DecisionKind::Decline:
            put(tr("Decline"), outcomeOf(decision));
            break;
        case DecisionKind::TimeOut:
            put(both ? tr("Time-out for the %1").arg(team) : tr("Time-out"),
                tr("%1 left").arg(state.timeOuts[foursheet::indexOf(side)]));
            break;
        case DecisionKind::GoOn:
            put(both ? tr("The %1 let it end").arg(team) : tr("Let it end"), {}, !both);
            break;
        case DecisionKind::Call:
        case DecisionKind::SetDefense:
        case DecisionKind::PlaceReceivers:
            break;
    }
}

std::vector<ChoicePage::Offer> ChoicePage::offers() const {
    std::vector<Offer> list;
    const Prompt& prompt = match().prompt();
    std::vector<Side> sides{prompt.side};
    if (prompt.bothSides)
        sides = {Side::Home, Side::Visitor};
    for (const Side side : sides) {
        if (!match().isPerson(side))
            continue;
        if (prompt.bothSides && !games::Foursheet::awaitsSide(match().state(), side))
            continue;
        for (const DecisionKind kind : prompt.wants)
            if (kind != DecisionKind::TimeOut || prompt.phase == Phase::TimeOut)
                add(list, kind, side);
        if (prompt.phase == Phase::ChooseKick)
            for (const DecisionKind kind : prompt.wants)
                if (kind == DecisionKind::TimeOut)
                    add(list, kind, side);
    }
    if (prompt.phase == Phase::ChooseKick && match().isPerson(other(prompt.side)))
        for (const DecisionKind kind : prompt.also) {
            add(list, kind, other(prompt.side));
            if (kind == DecisionKind::TimeOut && !list.empty())
                list.back().text =
                    tr("Time-out for the %1").arg(match().teamName(other(prompt.side)));
        }
    return list;
}

void ChoicePage::follow() {
    if (!isAsked()) {
        if (m_open)
            forget();
        return;
    }
    if (isNewQuestion() || !m_open) {
        m_open = true;
        m_cards = false;
        m_picker->forget();
    }
    m_lead->setText(heading());
    m_lead->setVisible(!m_lead->text().isEmpty());
    m_offers = offers();
    std::vector<ActionItem> items;
    for (std::size_t i = 0; i < m_offers.size(); ++i) {
        ActionItem item;
        item.id = static_cast<int>(i);
        item.text = m_offers[i].text;
        item.note = m_offers[i].note;
        item.checked = m_cards && m_offers[i].needsCard;
        Decision tried = m_offers[i].decision;
        if (!m_offers[i].needsCard) {
            if (const auto refused = match().check(tried)) {
                item.enabled = false;
                item.note = match().textOf(*refused);
            }
        }
        items.push_back(item);
    }
    m_actions->setItems(items);
    m_picker->setVisible(m_cards);
    if (m_cards) {
        const State& state = match().state();
        const Formation formation =
            match().prompt().phase == Phase::Audible && state.call
                ? state.call->formation
                : state.teams[foursheet::indexOf(state.offense)]->platoon.preferred;
        m_picker->setDeck(foursheet::deckOf(*state.data, formation));
    }
    QString advice;
    if (match().prompt().phase == Phase::MoveKeyer)
        if (const auto card = desk().story.card())
            advice = tr("The card is %1: it lies open on the table.").arg(*card);
    m_advice->setText(advice);
    m_advice->setVisible(!advice.isEmpty());
}

void ChoicePage::choose(int index) {
    if (index < 0 || static_cast<std::size_t>(index) >= m_offers.size())
        return;
    const Offer offer = m_offers[static_cast<std::size_t>(index)];
    if (!offer.needsCard) {
        hand(offer);
        return;
    }
    m_cards = !m_cards;
    follow();
    if (m_cards)
        m_picker->takeFocus();
    emit choiceChanged();
}

// Back to the choices, as before a card was asked for.
void ChoicePage::leaveCards() {
    m_cards = false;
    m_picker->forget();
    desk().peeked.reset();
    follow();
    setFocus(Qt::OtherFocusReason);  // the field is hidden, and the next key must be heard
    emit choiceChanged();
}

void ChoicePage::hand(Offer offer) {
    if (offer.needsCard)
        offer.decision.card = m_picker->number();
    forget();
    desk().peeked.reset();
    match().submit(offer.decision);
}

MainButton ChoicePage::mainButton() const {
    if (!m_open)
        return {};
    if (m_cards) {
        const Card* card = m_picker->card();
        MainButton button;
        button.enabled = card != nullptr;
        button.text = card == nullptr ? tr("Choose a card")
                      : match().prompt().phase == Phase::Audible
                          ? tr("Audible: %1").arg(QString::fromStdString(card->name))
                          : tr("Fake: %1").arg(QString::fromStdString(card->name));
        button.hint =
            card == nullptr ? tr("Type its number, or choose it in the list") : tr("Enter");
        return button;
    }
    for (const Offer& offer : m_offers)
        if (offer.usual)
            return {offer.text, tr("Enter")};
    return {};
}

void ChoicePage::pressMain() {
    if (!m_open)
        return;
    for (const Offer& offer : std::vector{m_offers}) {
        if (m_cards ? offer.needsCard : offer.usual) {
            if (!m_cards || m_picker->number())
                hand(offer);
            return;
        }
    }
}

bool ChoicePage::takeKey(QKeyEvent& event) {
    return m_open && m_cards && m_picker->type(event);
}

bool ChoicePage::zoneChosen(Zone zone) {
    for (const Offer& offer : std::vector{m_offers}) {
        if (offer.decision.kind == DecisionKind::MoveKeyer && offer.decision.zone == zone) {
            hand(offer);
            return true;
        }
    }
    return false;
}

}  // namespace thrum::gui::fss
