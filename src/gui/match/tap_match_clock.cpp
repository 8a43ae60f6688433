#include "gui/match/tap_match.hpp"

#include <algorithm>

// The clocks of the state as they are drawn, and the stopwatch that hands their expiry in.

namespace thrum::gui {

namespace {

bool isGameClock(tap::ClockName name) {
    return name == tap::ClockName::Game;
}
}  // namespace

// Of the coach who is asked, while a clock of the prompt runs and has something left.
void TapMatch::markThought() {
    const int elapsed = elapsedMs();
    if (game().isRecorded() && m_clock.isWorthMarking() && elapsed > game().thoughtMs())
        m_driver.game().markThought(elapsed);
    m_thoughts->start(kMarkMs);
}

int TapMatch::usedMs(Side side) const {
    return m_clock.usedMs(side, isPerson(side) && m_prompt.side == side && !m_prompt.bothSides);
}

// Of what a file holds, the time of those who sit there now: who sat there before is not in it.
void TapMatch::countUsed() {
    for (const auto& entry : game().session().record()) {
        const auto* input = std::get_if<tap::Input>(&entry.what);
        const auto* decision = input != nullptr ? std::get_if<tap::Decision>(input) : nullptr;
        if (decision != nullptr && entry.side && isPerson(*entry.side))
            m_clock.use(*entry.side, decision->ms);
    }
}

int TapMatch::msLeft(const tap::ClockView& clock) const {
    return clock.running ? std::max(0, clock.msLeft - elapsedMs()) : clock.msLeft;
}

const tap::ClockView* TapMatch::clock(tap::ClockName name) const {
    const auto found = std::ranges::find(m_prompt.clocks, name, &tap::ClockView::name);
    return found == m_prompt.clocks.end() ? nullptr : &*found;
}

const tap::ClockView* TapMatch::windowClock() const {
    if (const auto* handover = clock(tap::ClockName::Handover))
        return handover;
    const tap::ClockView* best = nullptr;
    const auto rank = [this](const tap::ClockView& view) {
        const bool own = view.side == m_prompt.side;
        const bool window =
            view.name != tap::ClockName::AfterScore && view.name != tap::ClockName::PenaltyCall;
        return (window ? 4 : 0) + (own ? 2 : 0) + (view.running ? 1 : 0);
    };
    for (const tap::ClockView& view : m_prompt.clocks)
        if (!isGameClock(view.name) && (best == nullptr || rank(view) > rank(*best)))
            best = &view;
    return best;
}

int TapMatch::msFull(const tap::ClockView& view) const {
    const ClockFact* clock = m_clock.find(tap::nameOf(view.name));
    return clock != nullptr ? m_clock.msFull(*clock) : view.msLeft;
}

void TapMatch::schedule() {
    if (const auto ms = m_clock.msToExpiry())
        m_expiry->start(*ms);
    else
        m_expiry->stop();
}

void TapMatch::onExpiry() {
    if (m_doing != MatchDoing::Waiting)
        return;
    emit closing();
    if (m_doing != MatchDoing::Waiting)
        return;  // what was handed in is on its way; the clock is looked at again then
    if (const ClockFact* due = m_clock.due())
        expire(due->name);
    else
        schedule();
}

bool TapMatch::expire(const std::string& clock) {
    const auto name = tap::parseName<tap::ClockName>(clock);
    if (!name)
        return false;
    auto events = m_driver.game().submit(tap::Input{tap::TimeExpired{*name}});
    if (!events)
        return false;
    entered({.events = *std::move(events)});
    return true;
}

}  // namespace thrum::gui
