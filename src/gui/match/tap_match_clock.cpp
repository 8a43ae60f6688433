#include "gui/match/tap_match.hpp"

#include <algorithm>

// The clocks of the state as they are drawn, and the stopwatch that hands their expiry in.

namespace thrum::gui {

namespace {
bool isGameClock(tap::ClockName name) {
    return name == tap::ClockName::Game;
}
}  // namespace

int TapMatch::elapsedMs() const {
    constexpr qint64 kDay = 86'400'000;
    if (m_doing == MatchDoing::Resumed)
        return m_carriedMs;
    const bool counts = m_doing == MatchDoing::Waiting ||
                        (m_doing == MatchDoing::Ended && m_state.method == tap::Method::Clock);
    if (!counts || m_state.paused || m_prompt.chance)
        return 0;
    return static_cast<int>(std::min(m_since.elapsed() + m_carriedMs, kDay));
}

// Of the coach who is asked, while a clock of the prompt runs and has something left.
void TapMatch::markThought() {
    const int elapsed = elapsedMs();
    const bool counts = m_game->isRecorded() && m_doing == MatchDoing::Waiting && !m_state.paused &&
                        std::ranges::any_of(m_prompt.clocks, [&](const tap::ClockView& clock) {
                            return clock.running && !clock.marked && clock.msLeft > elapsed;
                        });
    if (counts && elapsed > m_game->thoughtMs())
        m_game->markThought(elapsed);
}

int TapMatch::usedMs(Side side) const {
    constexpr std::int64_t kMost = 86'400'000;
    std::int64_t used = m_usedMs[tap::indexOf(side)];
    if (m_doing == MatchDoing::Waiting && isPerson(side) && m_prompt.side == side &&
        !m_prompt.bothSides)
        used += elapsedMs();
    return static_cast<int>(std::min(used, kMost));
}

// Of what a file holds, the time of those who sit there now: who sat there before is not in it.
void TapMatch::countUsed() {
    for (const auto& entry : m_game->session().record()) {
        const auto* input = std::get_if<tap::Input>(&entry.what);
        const auto* decision = input != nullptr ? std::get_if<tap::Decision>(input) : nullptr;
        if (decision != nullptr && entry.side && isPerson(*entry.side))
            m_usedMs[tap::indexOf(*entry.side)] += decision->ms;
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
    const auto found =
        std::ranges::find(m_full, view.name, [](const auto& entry) { return entry.first; });
    return found == m_full.end() ? view.msLeft : found->second;
}

void TapMatch::schedule() {
    m_expiry.stop();
    if (m_doing != MatchDoing::Waiting || m_state.paused || m_prompt.chance)
        return;
    std::optional<int> soonest;
    for (const tap::ClockView& view : m_prompt.clocks)
        if (view.running && !view.marked)
            soonest = std::min(soonest.value_or(view.msLeft), view.msLeft);
    if (soonest)
        m_expiry.start(std::max(0, *soonest - elapsedMs()));
}

void TapMatch::onExpiry() {
    if (m_doing != MatchDoing::Waiting)
        return;
    emit closing();
    const tap::ClockView* due = nullptr;
    for (const tap::ClockView& view : m_prompt.clocks)
        if (view.running && !view.marked && (due == nullptr || view.msLeft < due->msLeft))
            due = &view;
    if (due == nullptr)
        return;
    if (due->msLeft > elapsedMs()) {
        schedule();
        return;
    }
    expire(due->name);
}

bool TapMatch::expire(tap::ClockName name) {
    m_carriedMs = 0;
    const auto events = m_game->submit(tap::Input{tap::TimeExpired{name}});
    if (!events)
        return false;
    accepted(*events);
    return true;
}

}  // namespace thrum::gui
