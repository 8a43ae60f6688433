#include "gui/match/match.hpp"

#include <algorithm>

// Who sits where, what another seat is thinking about, and decisions taken back.

namespace thrum::gui {

namespace {
// A person has to see what another seat did before the next thing happens.
constexpr int kBetweenMovesMs = 260;
}  // namespace

QString Match::seatProblem() const {
    if (mode() == Mode::Tournament)
        return tr("In a tournament the coaches stay where they are.");
    if (m_doing == MatchDoing::Running || m_doing == MatchDoing::Throwing ||
        m_doing == MatchDoing::Over || m_facts.awaits == Awaits::Run)
        return tr("Seats are changed between two runs of the board.");
    return {};
}

QString Match::setSeat(Side side, const QString& seat) {
    if (const QString why = seatProblem(); !why.isEmpty())
        return why;
    const bool watched = isWatched();
    if (const QString why = sit(side, seat); !why.isEmpty())
        return why;
    m_ready.reset();
    m_setup.seats[side == Side::Home ? 0 : 1] = seat;
    seatChanged(side);
    // Whoever sits down is neither held up nor hurried by what was asked for before he came.
    m_held = false;
    if (watched && !isWatched())
        setTimeScale(std::min(timeScale(), 1.0));
    reconsider();
    return {};
}

void Match::askSeat() {
    if (m_held)
        return;
    const bool hurried = m_brisk || timeScale() > 1.0;
    m_between->start(hurried ? 0 : kBetweenMovesMs);
}

void Match::onAnswer(Answer answer) {
    if (m_doing != MatchDoing::Thinking || m_held)
        return;
    if (m_showsWhenAsked) {
        m_ready = std::move(answer);
        become(MatchEvent::Answered);
        emit changed();
        return;
    }
    take(answer);
}

void Match::take(const Answer& answer) {
    if (handIn(answer)) {
        entered({.news = true});
    } else if (m_doing == MatchDoing::Decided) {
        become(MatchEvent::SeatDue);
        emit changed();
    }
}

void Match::setHeld(bool held) {
    if (m_held == held)
        return;
    m_held = held;
    if (held && isSeatsTurn(m_doing)) {
        m_between->stop();
        m_seats.abandon();
    } else if (!held && m_doing == MatchDoing::Thinking) {
        askSeat();
    }
    emit changed();
    if (!held && isWatched())
        playSeen();
}

void Match::setShowsWhenAsked(bool waits) {
    m_showsWhenAsked = waits;
    if (!waits && m_doing == MatchDoing::Decided)
        showReady();
    else
        emit changed();
}

void Match::showReady() {
    if (m_doing == MatchDoing::Decided)
        take(std::exchange(m_ready, nullptr));
}

// --- taking back ----------------------------------------------------------------------------

std::optional<RuleViolation> Match::undoProblem() const {
    const int count = undoCount();
    if (count == 0 || m_doing == MatchDoing::Saving || m_doing == MatchDoing::Running ||
        m_doing == MatchDoing::Throwing)
        return undoRefused();
    if (mayTakeBack(count, false) || (undoNeedsConsent() && mayTakeBack(count, true)))
        return std::nullopt;
    return undoRefused();
}

bool Match::undoNeedsConsent() const {
    return isShared() && undoScopeNow() == games::UndoScope::Agreed &&
           !mayTakeBack(undoCount(), false);
}

bool Match::undo(bool agreed) {
    if (const auto problem = undoProblem()) {
        refuse(*problem);
        return false;
    }
    const QString what = undoText();
    const int thought = thoughtThrough();
    m_seats.abandon();
    if (m_base->undo(undoCount(), agreed))
        return false;
    clearBoard();
    emit takenBack(what);
    entered({.carryMs = thought});
    return true;
}

bool Match::redo() {
    if (redoText().isEmpty())
        return false;
    const int thought = thoughtThrough();
    m_seats.abandon();
    if (!redoNow())
        return false;
    entered({.news = true, .carryMs = thought});
    return true;
}

// What the coach has used since his last input is gone, whatever he takes back or repeats.
int Match::thoughtThrough() const {
    return m_doing == MatchDoing::Waiting && clocksStandNow() ? elapsedMs() : 0;
}

}  // namespace thrum::gui
