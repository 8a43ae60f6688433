#include "gui/games/foursheet/table.hpp"

#include "gui/games/foursheet/call_page.hpp"
#include "gui/games/foursheet/choice_page.hpp"
#include "gui/games/foursheet/defense_field.hpp"
#include "gui/games/foursheet/defense_page.hpp"
#include "gui/games/foursheet/dice_view.hpp"
#include "gui/games/foursheet/picture.hpp"
#include "gui/games/foursheet/roll_page.hpp"
#include "gui/games/foursheet/words.hpp"
#include "gui/theme/theme.hpp"

#include <QKeyEvent>
#include <QSignalBlocker>

namespace thrum::gui::fss {

Table::Table(FoursheetMatch& match)
    : GameTable{match}, m_match{match}, m_desk{match}, m_picture{new Picture} {
    m_call = new CallPage{m_desk};
    m_defense = new DefensePage{m_desk};
    m_choice = new ChoicePage{m_desk};
    m_roll = new RollPage{m_desk, m_picture->dice()};
    m_pages = {m_call.data(), m_defense.data(), m_choice.data(), m_roll.data()};
    connect(m_picture, &Picture::clauseAsked, this, &Table::clauseAsked);
    connect(m_picture, &Picture::keyPressed, this, [this](QKeyEvent* event) {
        if (Page* page = currentPage(); page != nullptr && page->takeKey(*event))
            event->accept();
    });
    connect(m_picture, &Picture::keyMeant, this, [this](QKeyEvent* event) {
        const Page* page = currentPage();
        event->setAccepted(page != nullptr && page->hasLetter(*event));
    });
    DefenseField& field = m_picture->field();
    connect(&field, &DefenseField::tokenChosen, this, &Table::inspect);
    connect(&field, &DefenseField::tokenMoved, this, [this](int token, Zone zone) {
        m_desk.draft.place(token, zone);
    });
    connect(&field, &DefenseField::zoneChosen, this, [this](Zone zone) {
        if (Page* page = currentPage())
            page->zoneChosen(zone);
    });
    connect(&m_picture->dice(), &DiceView::landed, this, [this] {
        m_throwing = false;  // the next throw may come before this is refreshed again
        m_match.throwShown();
    });
    connect(&m_match, &Match::takenBack, this, &Table::retell);
    retell();
}

// What nobody has laid out goes with the table.
Table::~Table() {
    if (m_picture != nullptr && m_picture->parent() == nullptr)
        delete m_picture;
    for (const QPointer<Page>& page : m_pages)
        if (page != nullptr && page->parent() == nullptr)
            delete page;
}

QWidget& Table::picture() {
    return *m_picture;
}

std::vector<MatchPromptPage*> Table::pages() {
    return {m_call, m_defense, m_choice, m_roll};
}

Page* Table::currentPage() const {
    if (m_match.doing() == MatchDoing::Throwing)
        return m_roll;
    if (m_match.prompt().kind == PromptKind::Chance)
        return m_roll;
    switch (m_match.prompt().phase) {
        case Phase::Call:
            return m_call;
        case Phase::SetDefense:
        case Phase::PlaceReceivers:
            return m_defense;
        default:
            return m_choice;
    }
}

MatchPromptPage* Table::pageFor() {
    return currentPage();
}

void Table::retell() {
    const auto all = m_match.eventsSoFar();
    m_desk.story.retell(all);
    m_desk.played = m_match.lastPlayed();
    m_desk.inspected.reset();
    m_desk.steps = stepsOf(m_desk.story, m_match.state());
}

void Table::happened() {
    // the state is the one before these events: while a play is under way, the play's own
    if (foursheet::underWay(m_match.state()))
        m_desk.played = m_match.state();
    m_desk.story.add(m_match.events());
    m_desk.inspected.reset();
    m_desk.peeked.reset();
}

void Table::inspect(int token) {
    if (m_desk.draft.isOpen()) {
        m_desk.draft.choose(token);
        return;
    }
    const TableView view = m_desk.view();
    const Inspected wanted{defending(view), unitOnField(view), token};
    // once more: back to what was read
    m_desk.inspected = m_desk.inspected == wanted ? std::nullopt : std::optional{wanted};
    emit choiceChanged();
}

void Table::flyIfThrown() {
    const bool throwing = m_match.doing() == MatchDoing::Throwing;
    if (throwing && !m_throwing && m_picture != nullptr) {
        m_throwing = true;
        m_picture->dice().fly(trayScene(m_desk.view()));
    } else if (!throwing) {
        m_throwing = false;
        if (m_picture->dice().flying()) {
            const QSignalBlocker quiet{&m_picture->dice()};
            m_picture->dice().land();
        }
    }
}

void Table::refresh() {
    m_desk.draft.follow();
    for (const QPointer<Page>& page : m_pages)
        if (page != nullptr)
            page->follow();
    if (m_picture == nullptr)
        return;
    m_desk.steps = stepsOf(m_desk.story, m_match.state());
    flyIfThrown();
    m_picture->show(m_desk.view());
}

// --- words

PromptWords Table::words() const {
    const Prompt& prompt = m_match.prompt();
    const QString team = shortTeam(m_match.teamName(prompt.side));
    const auto says = [&](const QString& title, const QString& lead = {}) {
        return PromptWords{title, lead};
    };
    if (m_match.doing() == MatchDoing::Throwing && m_match.lastChance())
        return says(tr("%1 roll").arg(shortTeam(m_match.teamName(m_match.lastChance()->side))));
    switch (prompt.phase) {
        case Phase::Toss:
            return says(tr("%1: call the toss").arg(team));
        case Phase::Coin:
            return says(tr("%1: flip the coin").arg(team));
        case Phase::TossChoice:
            return says(tr("%1: kick or receive").arg(team));
        case Phase::Wind:
            return says(tr("%1: roll the wind").arg(team));
        case Phase::ChooseKick:
            return says(tr("%1: choose the kick").arg(team),
                        tr("Covered until the receivers stand."));
        case Phase::PlaceReceivers:
            return says(tr("%1: place the receivers").arg(team));
        case Phase::Call:
            return says(m_match.state().isTry ? tr("%1: the try").arg(team)
                                              : tr("%1: call the play").arg(team),
                        tr("Covered until the reveal."));
        case Phase::SetDefense:
            return says(tr("%1: set the defense").arg(team), tr("The call is covered."));
        case Phase::NamePunt:
            return says(tr("%1: how to punt").arg(team));
        case Phase::Audible:
            return says(tr("%1: an audible?").arg(team));
        case Phase::MoveKeyer:
            return says(tr("%1: move the keyer").arg(team));
        case Phase::Roll:
            return says(tr("%1: roll").arg(team), purposeText(prompt.purpose));
        case Phase::ReturnChoice:
            return says(tr("%1: return it?").arg(team));
        case Phase::LooseBall:
            return says(tr("%1: run with it?").arg(team));
        case Phase::Penalty:
            return says(tr("%1: the penalty").arg(team));
        case Phase::TimeOut:
            return says(prompt.bothSides ? tr("Time-out?") : tr("%1: time-out?").arg(team));
        case Phase::Final:
            break;
    }
    return says(tr("Final"));
}

QString Table::heading() const {
    const State& state = m_match.state();
    if (m_match.facts().over || state.phase < Phase::ChooseKick)
        return {};
    return tr("%1: %2 at %3")
        .arg(m_match.teamName(state.offense),
             downText(state),
             placeWords(state, state.offense, state.ball));
}

// What weighs most, in few words; with the card it was called from.
std::optional<StripFact> Table::lastPlay() const {
    // what is no play has no room between the teams
    constexpr qsizetype kMostLetters = 20;
    constexpr qsizetype kMostWithCard = 26;
    const QString said = briefOf(m_desk.story, m_match.state());
    if (said.isEmpty() || said.size() > kMostLetters)
        return std::nullopt;
    const ScoreColors& colors = Theme::instance().score();
    StripFact last;
    last.label = tr("Last play");
    last.value = said;
    for (const Event& event : m_desk.story.events())
        if (event.kind == EventKind::CardRevealed)
            last.detail = QString::fromStdString(event.name);
    if (said.size() + last.detail.size() > kMostWithCard)
        last.detail.clear();
    last.ink = said.startsWith(QLatin1Char{'+'}) ? colors.good : colors.text;
    return last;
}

StripFacts Table::strip() const {
    const State& state = m_match.state();
    const ScoreColors& colors = Theme::instance().score();
    StripFacts facts;
    const auto team = [&](Side side) {
        StripTeam end = stripTeam(m_match, side, lookOf(*state.teams[foursheet::indexOf(side)]));
        end.look.name = shortTeam(end.look.name);
        end.role = tr("%1 · %2 time-outs")
                       .arg(side == Side::Home ? tr("home") : tr("visitors"))
                       .arg(state.timeOuts[foursheet::indexOf(side)]);
        return end;
    };
    facts.home = team(Side::Home);
    facts.visitor = team(Side::Visitor);
    StripFact clock;
    clock.label = periodText(m_match.facts());
    clock.value = clockText(state.clock);
    clock.ink = state.clock <= 120 ? colors.hurry : colors.text;
    facts.facts.push_back(clock);
    const bool tossing = state.phase < Phase::Wind;
    facts.home.hasBall = facts.home.hasBall && !tossing;
    facts.visitor.hasBall = facts.visitor.hasBall && !tossing;
    StripFact down;
    down.label = tr("Down");
    down.value = tossing ? tr("Coin toss") : downText(state);
    if (!tossing)
        down.detail = tr("at %1").arg(placeWords(state, state.offense, state.ball));
    down.ink = colors.text;
    down.part = StripPart::Situation;
    facts.facts.push_back(down);
    if (const auto last = lastPlay())
        facts.facts.push_back(*last);
    StripFact who = whoFact(m_match);
    for (const Side side : {Side::Home, Side::Visitor})
        if (who.value == m_match.teamName(side))
            who.value = shortTeam(who.value);
    facts.facts.push_back(who);
    return facts;
}

StripDetail Table::situation() const {
    const State& state = m_match.state();
    StripDetail detail;
    detail.title = tr("%1, %2").arg(m_match.teamName(state.offense), downText(state));
    detail.lines << tr("The ball is at %1.").arg(placeWords(state, state.offense, state.ball));
    if (state.down > 0)
        detail.lines << tr("%1 yards to go, %2 to the goal line.")
                            .arg(state.toGo)
                            .arg(foursheet::toGoal(state));
    const int range = foursheet::fieldGoalRange(state, state.offense);
    if (!state.isTry && state.down > 0)
        detail.lines << (foursheet::toGoal(state) <= range
                             ? tr("Within the kicker's range of %1.").arg(range)
                             : tr("Beyond the kicker's range of %1.").arg(range));
    for (const Side side : {Side::Home, Side::Visitor})
        detail.lines << tr("The %1 have %2 time-outs left in this half.")
                            .arg(m_match.teamName(side))
                            .arg(state.timeOuts[foursheet::indexOf(side)]);
    detail.clause = QStringLiteral("FSS-27.1");
    return detail;
}

}  // namespace thrum::gui::fss
