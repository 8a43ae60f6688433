#include "gui/match/match.hpp"

#include "gui/match/match_words.hpp"
#include "gui/match/press_clock.hpp"

#include <algorithm>
#include <utility>

namespace thrum::gui {

namespace {
constexpr int kSlowMs = 300;  // so long the disk may take before it is worth a word
}  // namespace

QString sentenceOf(const app::Refused& refused) {
    return QString::fromStdString(app::sentenceOf(refused));
}

Match::Match(app::Game& game, const MatchSetup& setup, TimeSource& time, QObject* parent)
    : QObject{parent}, m_time{time}, m_base{&game}, m_clock{time}, m_setup{setup} {
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
            askSeatNow();
    });
    (void)PressClock::instance();  // listens from the first press on
}

Match::~Match() = default;

void Match::prepare() {
    show();
    m_base->listenToSaving([this] {
        QMetaObject::invokeMethod(
            this, [this] { whenSafe(); }, Qt::QueuedConnection);
    });
}

void Match::start(bool resumed) {
    m_pending.carryMs = resumed ? thoughtMs() : 0;
    m_clock.carry(m_pending.carryMs);
    show();
    const Due next = due();
    const bool timed = next == Due::Person && !m_facts.paused &&
                       std::ranges::any_of(m_facts.clocks, [](const ClockFact& clock) {
                           return clock.running && !clock.marked;
                       });
    // even if nothing of the run was marked yet: nobody is there to stop it
    const bool inRun = next == Due::Board;
    if (!resumed || (!timed && !inRun)) {
        whenSafe();
        return;
    }
    become(MatchEvent::CameBack);
    emit changed();
}

void Match::resume() {
    if (m_doing != MatchDoing::Resumed)
        return;
    become(MatchEvent::GoOn);
    whenSafe();
}

// --- who is who -----------------------------------------------------------------------------

bool Match::mayAct(Side side) const {
    if (m_doing != MatchDoing::Waiting || !isPerson(side))
        return false;
    return m_facts.side == side || m_facts.bothSides;
}

QString Match::teamName(Side side) const {
    return QString::fromStdString(m_base->teamNames()[side == Side::Home ? 0 : 1]);
}

QString Match::nameOfSeat(Side side) const {
    return seatText(m_setup.seats[side == Side::Home ? 0 : 1]);
}

QString Match::coachName(Side side) const {
    const QString& given = m_setup.coaches[side == Side::Home ? 0 : 1];
    if (!isPerson(side))
        return nameOfSeat(side);
    return given.isEmpty() ? teamName(side) : given;
}

std::optional<Side> Match::winner() const {
    if (const auto gaveUp = m_base->conceded())
        return other(*gaveUp);
    return m_facts.winner;
}

// --- the way on -----------------------------------------------------------------------------

Match::Due Match::due() const {
    switch (m_base->awaits()) {
        case Awaits::Over:
            return Due::Nobody;
        case Awaits::Run:
            return Due::Board;
        case Awaits::Chance:
            return Due::Dice;
        case Awaits::Decision:
            break;
    }
    return !m_facts.paused && seatIsDue() ? Due::Seat : Due::Person;
}

bool Match::isSafe() const {
    return m_base->isSaved() || m_base->saveTrouble().has_value();
}

void Match::become(MatchEvent event) {
    const auto next = doingAfter(m_doing, event);
    THRUM_ASSERT(next.has_value());
    if (m_doing == MatchDoing::Ended)
        clearBoard();
    m_doing = *next;
    m_clock.become(m_doing);
    // what is hidden is asked anew with everything that was entered
    const std::string about =
        m_facts.sealed ? m_facts.phase + ' ' + std::to_string(m_base->entries()) : m_facts.phase;
    const std::tuple asked{m_doing, about, m_facts.side};
    if (m_doing == MatchDoing::Saving || (m_question != 0 && asked == m_asked))
        return;
    static int numbers = 0;
    m_asked = asked;
    m_question = ++numbers;
}

void Match::show() {
    m_facts = takeState();
    m_clock.show(m_facts);
}

// Nothing is shown that a crash could take back (D59): what has come of an input is told when its
// line is on disk. Until then the table stays as it is, and the window goes on.
void Match::entered(const Pending& pending) {
    become(MatchEvent::Entered);
    m_ready.reset();
    m_pending = pending;
    whenSafe();
}

// Whoever has to go on may be another now; nothing happened in the game.
void Match::reconsider() {
    if (m_doing != MatchDoing::Saving)
        entered({});
}

void Match::whenSafe() {
    if (m_doing != MatchDoing::Saving)
        return;
    stopAlarms();
    if (!isSafe()) {
        if (!m_slow->isSet() && !m_savingShown)
            m_slow->start(kSlowMs);
        return;
    }
    m_slow->stop();
    m_savingShown = false;
    if (m_pending.look) {
        m_pending = {};
        lookAtPlay();
        return;
    }
    m_clock.carry(m_pending.carryMs);
    m_clock.looked(m_pending.lookMs);
    tellPending();
    goOn();
}

void Match::stopAlarms() {
    m_expiry->stop();
    m_look->stop();
}

void Match::tellPending() {
    if (std::exchange(m_pending, {}).news)
        tellEvents();
    else
        dropEvents();
}

void Match::goOn() {
    show();
    switch (due()) {
        case Due::Nobody:
            become(MatchEvent::Finished);
            break;
        case Due::Board:
            startRun();
            return;
        case Due::Dice:
            if (std::exchange(m_pressed, false) || !isPerson(m_facts.side) ||
                (!typesThrows() && !asksToThrow())) {
                letFall();
                return;
            }
            become(MatchEvent::PersonDue);
            break;
        case Due::Seat:
            m_clock.carry(0);
            m_clock.looked(0);
            become(MatchEvent::SeatDue);
            show();
            emit changed();
            askSeat();
            return;
        case Due::Person:
            if (takesOverAtOnce())
                return;
            become(MatchEvent::PersonDue);
            break;
    }
    show();  // whoever is asked may see what nobody else may
    m_clock.restart();
    schedule();
    emit changed();
}

void Match::refuse(const RuleViolation& refusal) {
    emit refused({textOf(refusal), QString::fromStdString(refusal.clause), std::nullopt});
}

void Match::refuse(const app::Refused& refused) {
    if (const auto* violation = std::get_if<RuleViolation>(&refused))
        refuse(*violation);
    else
        emit this->refused({sentenceOf(refused), {}, std::nullopt});
}

// The press came after the flag: the expiry is what counts (D17).
void Match::expireIfLate(int ms) {
    const ClockFact* late = m_clock.dueBefore(ms);
    const std::string expired = late != nullptr ? late->name : std::string{};
    if (!expired.empty())
        expire(expired);
}

void Match::concede(Side side) {
    if (!doingAfter(m_doing, MatchEvent::Finished))
        return;
    m_seats.abandon();
    if (m_base->concede(side))
        return;
    stopAlarms();
    tellPending();
    show();
    become(MatchEvent::Finished);
    emit changed();
}

void Match::note(const QString& sentence) {
    noteNow(sentence.left(400).toStdString());
    emit noted(sentence);
}

QString Match::textOf(const RuleViolation& refusal) const {
    return QString::fromStdString(refusal.clause + ": " + filled(refusal.text, refusal.args));
}

// --- chance ---------------------------------------------------------------------------------

// Whatever is shown comes by way of the disk, the fall of dice too.
void Match::throwNow() {
    if (m_doing != MatchDoing::Waiting || m_facts.awaits != Awaits::Chance || typesThrows())
        return;
    m_pressed = true;
    entered({});
}

void Match::setTypesThrows(bool types) {
    if (std::exchange(m_setup.realDice, types) == types || m_doing != MatchDoing::Waiting)
        return;
    emit changed();
    // nobody is asked to press for what the program throws by itself
    if (!types && m_facts.awaits == Awaits::Chance && !asksToThrow())
        throwNow();
}

void Match::letFall() {
    auto drawn = drawChance();
    if (!drawn) {
        emit stuck(drawn.error());
        return;
    }
    m_chance = *std::move(drawn);
    if (m_brisk || !isSeenFalling(m_chance->request) || (isWatched() && timeScale() > 1.0)) {
        entered({.news = true});
        return;
    }
    become(MatchEvent::Thrown);
    emit changed();
}

void Match::throwShown() {
    if (m_doing == MatchDoing::Throwing)
        chanceTaken();
}

// What dice or coin ended is looked at like any other end.
void Match::chanceTaken() {
    const bool look = !m_brisk && endsPlay();
    if (look)
        chanceEndsPlay();
    entered({.news = true, .look = look});
}

bool Match::typeThrow(const ChanceOutcome& shown) {
    if (m_doing != MatchDoing::Waiting)
        return false;
    auto taken = takeChance(shown);
    if (!taken)
        return false;
    m_chance = std::move(taken);
    chanceTaken();
    return true;
}

// --- the end of a play ----------------------------------------------------------------------

void Match::lookAtPlay() {
    keepPlayed();
    show();
    become(MatchEvent::PlayEnded);
    m_clock.carry(0);
    m_clock.looked(0);
    m_clock.restart();
    tellEvents();
    emit changed();
    if (const auto ms = lookMs())
        m_look->start(*ms);
}

std::optional<int> Match::lookMs() const {
    constexpr int kWatchedMs = 1500;
    if (isWatched())
        return static_cast<int>(kWatchedMs / std::max(1.0, timeScale()));
    return std::nullopt;
}

void Match::playSeen() {
    if (m_doing != MatchDoing::Ended)
        return;
    m_pending.lookMs = elapsedMs();
    become(MatchEvent::GoOn);
    whenSafe();
}

void Match::setTimeScale(double scale) {
    m_timeScale = scale;
    emit changed();
}

}  // namespace thrum::gui
