#include "gui/match/match_clock.hpp"

#include <algorithm>

namespace thrum::gui {

namespace {
constexpr qint64 kDayMs = 86'400'000;

bool runsOut(const ClockFact& clock) {
    return clock.running && !clock.marked;
}
}  // namespace

void MatchClock::show(const Facts& facts) {
    m_facts = facts;
    std::erase_if(m_full, [this](const auto& entry) { return find(entry.first) == nullptr; });
    for (const ClockFact& clock : m_facts.clocks) {
        const auto known =
            std::ranges::find(m_full, clock.name, [](const auto& entry) { return entry.first; });
        if (known == m_full.end())
            m_full.emplace_back(clock.name, clock.msLeft);
        else
            known->second = std::max(known->second, clock.msLeft);
    }
}

void MatchClock::become(MatchDoing doing) {
    m_stoodMs = elapsedMs();
    m_doing = doing;
}

int MatchClock::elapsedMs() const {
    const Counts counts = countsIn(m_doing).counts;
    if (counts == Counts::Kept)
        return m_carriedMs;
    if (counts == Counts::Stands)
        return m_stoodMs;
    const bool stands = m_facts.paused || m_facts.awaits == Awaits::Chance;
    if (counts == Counts::Nobody || stands ||
        (counts == Counts::GameTime && find(kGameClock) == nullptr))
        return 0;
    return static_cast<int>(std::min(m_watch.elapsedMs() + m_carriedMs, kDayMs));
}

int MatchClock::msLeft(const ClockFact& clock) const {
    if (!clock.running)
        return clock.msLeft;
    if (clock.name == kGameClock)
        return std::max(0, clock.msLeft - m_lookedMs - elapsedMs());
    // no window runs before it is shown
    const bool waits = countsIn(m_doing).counts == Counts::GameTime;
    return waits ? clock.msLeft : std::max(0, clock.msLeft - elapsedMs());
}

int MatchClock::msFull(const ClockFact& clock) const {
    const auto found =
        std::ranges::find(m_full, clock.name, [](const auto& entry) { return entry.first; });
    return found == m_full.end() ? clock.msLeft : found->second;
}

const ClockFact* MatchClock::find(std::string_view name) const {
    const auto found = std::ranges::find(m_facts.clocks, name, &ClockFact::name);
    return found == m_facts.clocks.end() ? nullptr : &*found;
}

bool MatchClock::isTimed() const {
    const Counts counts = countsIn(m_doing).counts;
    return (counts == Counts::Coach || counts == Counts::GameTime) &&
           std::ranges::any_of(m_facts.clocks, &ClockFact::running);
}

const ClockFact* MatchClock::soonest() const {
    const auto left = [this](const ClockFact& clock) {
        return clock.msLeft - (clock.name == kGameClock ? m_lookedMs : 0);
    };
    const ClockFact* first = nullptr;
    for (const ClockFact& clock : m_facts.clocks)
        if (runsOut(clock) && (first == nullptr || left(clock) < left(*first)))
            first = &clock;
    return first;
}

std::optional<int> MatchClock::msToExpiry() const {
    const bool stands = m_facts.paused || m_facts.awaits == Awaits::Chance;
    const ClockFact* first = countsIn(m_doing).expires && !stands ? soonest() : nullptr;
    return first != nullptr ? std::optional{msLeft(*first)} : std::nullopt;
}

const ClockFact* MatchClock::due() const {
    const ClockFact* first = soonest();
    return first != nullptr && msLeft(*first) == 0 ? first : nullptr;
}

const ClockFact* MatchClock::dueBefore(int ms) const {
    const auto found = std::ranges::find_if(m_facts.clocks, [this, ms](const ClockFact& clock) {
        const int looked = clock.name == kGameClock ? m_lookedMs : 0;
        return runsOut(clock) && clock.enforced && clock.msLeft - looked <= ms;
    });
    return found == m_facts.clocks.end() ? nullptr : &*found;
}

bool MatchClock::isWorthMarking() const {
    const int elapsed = elapsedMs();
    return countsIn(m_doing).counts == Counts::Coach && !m_facts.paused &&
           std::ranges::any_of(m_facts.clocks, [elapsed](const ClockFact& clock) {
               return runsOut(clock) && clock.msLeft > elapsed;
           });
}

int MatchClock::usedMs(Side side, bool now) const {
    std::int64_t used = m_usedMs[static_cast<std::size_t>(side)];
    if (now && m_doing == MatchDoing::Waiting)
        used += elapsedMs();
    return static_cast<int>(std::min<std::int64_t>(used, kDayMs));
}

}  // namespace thrum::gui
