#include "gui/games/tap/tap_match.hpp"

#include <algorithm>

// The clocks of the state as they are drawn, and their expiry handed in.

namespace thrum::gui {

namespace {
bool isGameClock(tap::ClockName name) {
    return name == tap::ClockName::Game;
}
}  // namespace

int TapMatch::msLeft(const tap::ClockView& clock) const {
    // TAP-GL-2: the clock of the half runs with the board
    if (doing() == MatchDoing::Running && isGameClock(clock.name) && clock.running) {
        const int rate = std::max(1, film().ticksPerSecond());
        return std::max(0, clock.msLeft - static_cast<int>(drawnTick() * 1000.0 / rate));
    }
    const ClockFact* shown = clocks().find(tap::nameOf(clock.name));
    return shown != nullptr ? Match::msLeft(*shown) : clock.msLeft;
}

const tap::ClockView* TapMatch::clock(tap::ClockName name) const {
    const auto found = std::ranges::find(prompt().clocks, name, &tap::ClockView::name);
    return found == prompt().clocks.end() ? nullptr : &*found;
}

const tap::ClockView* TapMatch::windowClock() const {
    if (const auto* handover = clock(tap::ClockName::Handover))
        return handover;
    const tap::ClockView* best = nullptr;
    const auto rank = [this](const tap::ClockView& view) {
        const bool own = view.side == prompt().side;
        const bool window =
            view.name != tap::ClockName::AfterScore && view.name != tap::ClockName::PenaltyCall;
        return (window ? 4 : 0) + (own ? 2 : 0) + (view.running ? 1 : 0);
    };
    for (const tap::ClockView& view : prompt().clocks)
        if (!isGameClock(view.name) && (best == nullptr || rank(view) > rank(*best)))
            best = &view;
    return best;
}

int TapMatch::msFull(const tap::ClockView& view) const {
    const ClockFact* clock = clocks().find(tap::nameOf(view.name));
    return clock != nullptr ? clocks().msFull(*clock) : view.msLeft;
}

bool TapMatch::expire(const std::string& clock) {
    const auto name = tap::parseName<tap::ClockName>(clock);
    if (!name)
        return false;
    auto events = ownGame().submit(tap::Input{tap::TimeExpired{*name}});
    if (!events)
        return false;
    coming() = *std::move(events);
    entered({.news = true});
    return true;
}

}  // namespace thrum::gui
