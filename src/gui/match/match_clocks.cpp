#include "gui/match/match.hpp"

// The stopwatch of a match: what of a coach's time a crash may lose, and expiries handed in.

namespace thrum::gui {

// Of the coach who is asked, while a clock of the prompt runs and has something left.
void Match::markThought() {
    const int elapsed = elapsedMs();
    if (m_base->isRecorded() && m_clock.isWorthMarking() && elapsed > thoughtMs())
        markThoughtNow(elapsed);
    m_thoughts->start(kMarkMs);
}

int Match::usedMs(Side side) const {
    return m_clock.usedMs(side, isPerson(side) && m_facts.side == side && !m_facts.bothSides);
}

void Match::schedule() {
    if (const auto ms = m_clock.msToExpiry())
        m_expiry->start(*ms);
    else
        m_expiry->stop();
}

void Match::onExpiry() {
    if (m_doing != MatchDoing::Waiting)
        return;
    emit closing();
    if (m_doing != MatchDoing::Waiting)
        return;  // what was handed in is on its way; the clock is looked at again then
    if (const ClockFact* late = m_clock.due())
        expire(late->name);
    else
        schedule();
}

}  // namespace thrum::gui
