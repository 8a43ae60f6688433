#include "gui/match/tap_match.hpp"

#include "gui/games/tap/words.hpp"
#include "gui/match/press_clock.hpp"

#include <thrum/app/tap_table.hpp>
#include <thrum/rules/clause.hpp>

#include <algorithm>

namespace thrum::gui {

namespace {
constexpr int kSlowMs = 300;  // so long the disk may take before it is worth a word

TableData tableOf(const app::TapGame& game, const app::Library& library) {
    const app::TapHeader& header = game.header();
    TableData data{header.teams[0], header.teams[1], {}, {}};
    auto table = app::tapTable(
        library, header.board, header.teams, header.asked.own.speedTenths, game.state());
    if (table)
        data.table = *std::move(table);
    for (const auto& entry : library.formations())
        data.formations.push_back(entry.value);
    return data;
}
}  // namespace

QString sentenceOf(const app::Refused& refused) {
    return QString::fromStdString(app::sentenceOf(refused));
}

TapMatch::TapMatch(std::unique_ptr<app::TapGame> game,
                   const app::Library& library,
                   const MatchSetup& setup,
                   TimeSource& time,
                   QObject* parent)
    : QObject{parent},
      m_time{time},
      m_driver{std::move(game)},
      m_clock{time},
      m_setup{setup},
      m_data{tableOf(m_driver.game(), library)},
      m_state{m_driver.game().state()},
      m_prompt{m_driver.game().prompt()} {
    connect(
        &m_show, &BoardShow::shownUntil, this, [this](int tick, const std::vector<Call>& calls) {
            m_driver.game().markRun(tick, calls);
        });
    connect(&m_show, &BoardShow::callRefused, this, &TapMatch::onCallRefused);
    connect(&m_show, &BoardShow::rattled, this, &TapMatch::rattled);
    connect(&m_show, &BoardShow::finished, this, &TapMatch::onFinished);
    connect(&m_show, &BoardShow::failed, this, &TapMatch::stuck);
    connect(&m_driver, &GameDriver::saved, this, &TapMatch::whenSafe);
    connect(&m_driver, &GameDriver::answered, this, &TapMatch::onAnswer);
    connect(&m_driver, &GameDriver::noticed, this, &TapMatch::stuck);
    connect(&m_driver, &GameDriver::gaveUp, this, [this](const RuleViolation& refusal) {
        emit stuck(tr("The %1 find nothing that is allowed: %2")
                       .arg(teamName(m_prompt.side), textOf(refusal)));
    });
    connect(
        &m_driver,
        &GameDriver::prepared,
        this,
        [this](const std::shared_ptr<SeatThread::Prepared>& task) { beginRun(std::move(*task)); });
    m_slow = time.alarm([this] {
        m_savingShown = true;
        emit changed();
    });
    m_expiry = time.alarm([this] { onExpiry(); });
    m_look = time.alarm([this] {
        if (!m_held)
            playSeen();
    });
    m_thoughts = time.alarm([this] { markThought(); });
    m_thoughts->start(kMarkMs);
    m_between = time.alarm([this] {
        if (m_doing == MatchDoing::Thinking && !m_held)
            m_driver.ask();
    });
    countUsed();
    (void)PressClock::instance();  // listens from the first press on
}

TapMatch::~TapMatch() = default;

void TapMatch::start(bool resumed) {
    m_pending.carryMs = resumed ? game().thoughtMs() : 0;
    m_clock.carry(m_pending.carryMs);
    show();
    const GameDriver::Due due = m_driver.due();
    const bool timed = due == GameDriver::Due::Person && !m_state.paused &&
                       std::ranges::any_of(m_prompt.clocks, [](const tap::ClockView& clock) {
                           return clock.running && !clock.marked;
                       });
    // even if nothing of the run was marked yet: nobody is there to stop it
    const bool inRun = due == GameDriver::Due::Board;
    if (!resumed || (!timed && !inRun)) {
        whenSafe();
        return;
    }
    become(MatchEvent::CameBack);
    emit changed();
}

void TapMatch::resume() {
    if (m_doing != MatchDoing::Resumed)
        return;
    become(MatchEvent::GoOn);
    whenSafe();
}

// --- who is who -----------------------------------------------------------------------------

bool TapMatch::isPerson(Side side) const {
    return m_driver.isPerson(side);
}

bool TapMatch::mayAct(Side side) const {
    if (m_doing != MatchDoing::Waiting || !isPerson(side))
        return false;
    return m_prompt.side == side || m_prompt.bothSides;
}

QString TapMatch::teamName(Side side) const {
    return QString::fromStdString(m_data.team(side).name);
}

QString TapMatch::coachName(Side side) const {
    const QString& given = m_setup.coaches[tap::indexOf(side)];
    if (!isPerson(side))
        return nameOfSeat(side);
    return given.isEmpty() ? teamName(side) : given;
}

std::optional<Side> TapMatch::winner() const {
    if (const auto gaveUp = game().conceded())
        return other(*gaveUp);
    return m_state.winner;
}

QString TapMatch::numberOf(FigureId id) const {
    const tap::Player* player = tap::findPlayer(m_state, id);
    return player != nullptr ? QLatin1Char('#') + QString::fromStdString(player->number)
                             : QString{};
}

// --- the way on -----------------------------------------------------------------------------

void TapMatch::become(MatchEvent event) {
    const auto next = doingAfter(m_doing, event);
    THRUM_ASSERT(next.has_value());
    if (m_doing == MatchDoing::Ended)
        m_show.clear();
    m_doing = *next;
    m_clock.become(m_doing);
    const std::tuple asked{m_doing, m_prompt.phase, m_prompt.side};
    if (m_doing == MatchDoing::Saving || (m_question != 0 && asked == m_asked))
        return;
    static int numbers = 0;
    m_asked = asked;
    m_question = ++numbers;
}

void TapMatch::show() {
    m_state = m_driver.game().state();
    m_prompt = m_driver.game().prompt();
    m_clock.show(games::Tap::facts(m_state, m_prompt));
}

// Nothing is shown that a crash could take back (D59): what has come of an input is told when its
// line is on disk. Until then the table stays as it is, and the window goes on.
void TapMatch::entered(Pending pending) {
    become(MatchEvent::Entered);
    m_ready.reset();
    m_pending = std::move(pending);
    whenSafe();
}

// Whoever has to go on may be another now; nothing happened in the game.
void TapMatch::reconsider() {
    if (m_doing != MatchDoing::Saving)
        entered({});
}

void TapMatch::whenSafe() {
    if (m_doing != MatchDoing::Saving)
        return;
    m_expiry->stop();
    m_look->stop();
    if (!m_driver.isSafe()) {
        if (!m_slow->isSet() && !m_savingShown)
            m_slow->start(kSlowMs);
        return;
    }
    m_slow->stop();
    m_savingShown = false;
    if (m_pending.look) {
        lookAtPlay(*std::exchange(m_pending, {}).events);
        return;
    }
    m_clock.carry(m_pending.carryMs);
    tellPending();
    goOn();
}

void TapMatch::tellPending() {
    const auto events = std::exchange(m_pending, {}).events;
    if (!events)
        return;
    const bool cleared = std::ranges::any_of(
        *events, [](const tap::Event& e) { return e.kind == tap::EventKind::BoardCleared; });
    if (cleared)
        m_show.clear();
    emit happened(*events, game().state());
}

void TapMatch::goOn() {
    show();
    switch (m_driver.due()) {
        case GameDriver::Due::Nobody:
            become(MatchEvent::Finished);
            break;
        case GameDriver::Due::Board:
            startRun();
            return;
        case GameDriver::Due::Dice:
            if (!m_setup.realDice || !isPerson(m_prompt.side)) {
                throwNow();
                return;
            }
            become(MatchEvent::PersonDue);
            break;
        case GameDriver::Due::Seat:
            m_clock.carry(0);
            become(MatchEvent::SeatDue);
            emit changed();
            askSeat();
            return;
        case GameDriver::Due::Person:
            if (takesOverAtOnce())
                return;
            become(MatchEvent::PersonDue);
            break;
    }
    m_clock.restart();
    schedule();
    emit changed();
}

// The handover is for two coaches at one screen (TAP-MD-6): who sits there alone is there already.
bool TapMatch::takesOverAtOnce() {
    const auto side = m_state.handover;
    if (!side || m_state.paused || !isPerson(*side) || isPerson(other(*side)))
        return false;
    auto events = m_driver.game().submit(
        tap::Input{tap::Decision{.kind = tap::DecisionKind::TakeOver, .side = *side}});
    if (!events)
        return false;
    entered({.events = *std::move(events), .carryMs = m_clock.carriedMs()});
    return true;
}

void TapMatch::refuse(const RuleViolation& refusal, const tap::Input* input) {
    MatchRefusal shown{textOf(refusal), QString::fromStdString(refusal.clause), std::nullopt};
    const auto* decision = input != nullptr ? std::get_if<tap::Decision>(input) : nullptr;
    if (decision != nullptr) {
        shown.figure = decision->figure;
        if (!shown.figure && decision->placements.size() == 1)
            shown.figure = decision->placements.front().figure;
        if (!shown.figure)
            shown.figure = figureIn(refusal, decision->side.value_or(m_prompt.side));
    }
    emit refused(shown);
}

// --- deciding -------------------------------------------------------------------------------

bool TapMatch::wants(tap::DecisionKind kind) const {
    return std::ranges::find(m_prompt.wants, kind) != m_prompt.wants.end();
}

const tap::Option* TapMatch::option(tap::DecisionKind kind) const {
    const auto found = std::ranges::find(m_prompt.options, kind, &tap::Option::decision);
    return found == m_prompt.options.end() ? nullptr : &*found;
}

std::optional<RuleViolation> TapMatch::check(const tap::Decision& decision) const {
    return tap::check(m_state, decision);
}

std::optional<tap::State> TapMatch::tried(const tap::Decision& decision) const {
    auto step = tap::apply(m_state, decision);
    if (!step)
        return std::nullopt;
    return std::move(step->next);
}

bool TapMatch::submit(tap::Decision decision, std::optional<int> pressedMs) {
    const Side side = decision.side.value_or(m_prompt.side);
    if (m_doing != MatchDoing::Waiting || !isPerson(side))
        return false;
    decision.side = side;
    const int now = elapsedMs();
    decision.ms = std::clamp(pressedMs.value_or(now - PressClock::instance().lateMs()), 0, now);
    const tap::Input input{decision};
    const Side asked = m_prompt.side;
    auto events = m_driver.game().submit(input);
    if (events) {
        m_clock.use(side, decision.ms);
        // The same coach's time went on while the press waited to be handed in.
        const bool same = game().prompt().side == asked;
        entered({.events = *std::move(events), .carryMs = same ? now - decision.ms : 0});
        return true;
    }
    const auto* violation = std::get_if<RuleViolation>(&events.error());
    if (violation == nullptr) {
        emit refused({sentenceOf(events.error()), {}, decision.figure});
        return false;
    }
    // The press came after the flag: the expiry is what counts (D17).
    const ClockFact* late = m_clock.dueBefore(decision.ms);
    const std::string expired = late != nullptr ? late->name : std::string{};
    refuse(*violation, &input);
    if (!expired.empty())
        expire(expired);
    return false;
}

bool TapMatch::submit(tap::DecisionKind kind, std::optional<Side> side) {
    return submit(tap::Decision{.kind = kind, .side = side});
}

bool TapMatch::callFormation(const QString& id) {
    if (!mayAct(m_prompt.side))
        return false;
    const Side side = m_prompt.side;
    const int ms = elapsedMs();
    auto events = m_driver.game().submit(io::FormationCall{id.toStdString(), side, ms});
    if (events) {
        m_clock.use(side, ms);
        entered({.events = *std::move(events)});
        return true;
    }
    if (const auto* violation = std::get_if<RuleViolation>(&events.error()))
        refuse(*violation, nullptr);
    else
        emit refused({sentenceOf(events.error()), {}, std::nullopt});
    return false;
}

std::vector<const Formation*> TapMatch::formations(Side side) const {
    return game().lineups().fitting(m_state, side);
}

Expected<Formation, QString> TapMatch::standing() const {
    if (!wants(tap::DecisionKind::Place) || !mayAct(m_prompt.side))
        return Unexpected{tr("A formation is kept while you line up.")};
    auto made = game().lineups().standing(m_state, m_prompt.side);
    if (!made)
        return Unexpected{
            tr("This is no formation yet: %1.").arg(QString::fromStdString(made.error().reason))};
    return *std::move(made);
}

void TapMatch::addFormation(const Formation& formation) {
    m_driver.game().addFormation(formation);
    emit changed();
}

void TapMatch::concede(Side side) {
    if (!doingAfter(m_doing, MatchEvent::Finished))
        return;
    m_driver.abandon();
    if (m_driver.game().concede(side))
        return;
    m_expiry->stop();
    m_look->stop();
    tellPending();
    show();
    become(MatchEvent::Finished);
    emit changed();
}

void TapMatch::note(const QString& sentence) {
    m_driver.game().note(sentence.left(400).toStdString());
    emit noted(sentence);
}

// --- words ----------------------------------------------------------------------------------

QString TapMatch::textOf(const RuleViolation& refusal) const {
    return QString::fromStdString(refusal.clause + ": " + filled(refusal.text, refusal.args));
}

std::optional<FigureId> TapMatch::figureIn(const RuleViolation& refusal, Side side) const {
    for (const TextArgument& argument : refusal.args) {
        if (argument.first != "n")
            continue;
        for (const tap::Figure& figure : m_state.figures) {
            const tap::Player* player = tap::findPlayer(m_state, figure.id);
            if (figure.id.side() == side && player != nullptr && player->number == argument.second)
                return figure.id;
        }
    }
    return std::nullopt;
}

}  // namespace thrum::gui
