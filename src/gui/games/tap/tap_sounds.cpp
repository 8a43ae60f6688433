#include "gui/games/tap/tap_sounds.hpp"

#include "gui/games/tap/words.hpp"

#include <algorithm>
#include <array>

namespace thrum::gui {

namespace {
using tap::EventKind;
constexpr int kLowSeconds = 10;
constexpr std::array kNotches = {60, 30, 10};

bool isScore(EventKind kind) {
    return kind == EventKind::Touchdown || kind == EventKind::Safety ||
           kind == EventKind::FieldGoalGood || kind == EventKind::TryGood;
}
bool isEnd(EventKind kind) {
    return kind == EventKind::Spotted || kind == EventKind::Touchback ||
           kind == EventKind::TryFailed || kind == EventKind::HalfEnded ||
           kind == EventKind::Incomplete;
}
}  // namespace

TapSounds::TapSounds(TapMatch& match, QObject* parent) : QObject{parent}, m_match{match} {
    connect(&match, &TapMatch::happened, this, &TapSounds::hear);
    connect(&match, &TapMatch::changed, this, &TapSounds::onChanged);
}

void TapSounds::hear(const std::vector<tap::Event>& events) {
    const auto has = [&events](auto&& wanted) {
        return std::ranges::any_of(events,
                                   [&](const tap::Event& event) { return wanted(event.kind); });
    };
    if (has([](EventKind kind) { return kind == EventKind::BoardOn; }) && !m_live) {
        m_live = true;
        emit sounded(GameSound::Snap);
    }
    if (has(isScore)) {
        m_live = false;
        emit sounded(GameSound::Score);
    } else if (m_live && has(isEnd)) {
        m_live = false;
        emit sounded(GameSound::Whistle);
    }
    for (const tap::Event& event : events) {
        if (event.kind != EventKind::ClockMarked && event.kind != EventKind::ClockExpired)
            continue;
        // a handover that is over says nothing new
        if (event.clock == tap::ClockName::Handover)
            continue;
        emit sounded(GameSound::Flag);
        const Side whose = event.side.value_or(m_match.prompt().side);
        emit announced(
            event.clock ? tr("time, %1, %2").arg(m_match.teamName(whose), clockText(*event.clock))
                        : tr("time, %1").arg(m_match.teamName(whose)));
        break;
    }
}

void TapSounds::onChanged() {
    const bool flies = m_match.doing() == MatchDoing::Throwing;
    if (flies && !m_thrown && m_match.lastChance()) {
        const bool coin = m_match.lastChance()->request.draws.front().kind == Draw::Kind::Coin;
        emit sounded(coin ? GameSound::Coin : GameSound::Dice);
    }
    m_thrown = flies;
    refreshTime();
}

void TapSounds::refreshTime() {
    const tap::ClockView* clock =
        m_match.doing() == MatchDoing::Waiting ? m_match.windowClock() : nullptr;
    if (clock == nullptr || !clock->running || clock->marked ||
        clock->name == tap::ClockName::Handover) {
        m_clock.reset();
        return;
    }
    const int seconds = (m_match.msLeft(*clock) + 999) / 1000;
    if (m_clock != clock->name || seconds > m_mark) {
        m_clock = clock->name;
        m_mark = seconds;
        return;
    }
    if (seconds == m_mark)
        return;
    const auto passed = std::ranges::find_if(
        kNotches, [&](int notch) { return m_mark > notch && seconds <= notch; });
    m_mark = seconds;
    if (passed != kNotches.end())
        emit announced(tr("%n seconds", nullptr, *passed));
    if (seconds > 0 && (passed != kNotches.end() || seconds <= kLowSeconds))
        emit sounded(GameSound::Tick);
}

}  // namespace thrum::gui
