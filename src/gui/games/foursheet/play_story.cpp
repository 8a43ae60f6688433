#include "gui/games/foursheet/play_story.hpp"

#include "gui/games/foursheet/book_names.hpp"

#include <algorithm>
#include <utility>

namespace thrum::gui::fss {

using namespace thrum::foursheet;

namespace {
// With these a play is called; nothing has happened yet.
bool opens(EventKind kind) {
    return kind == EventKind::Called || kind == EventKind::KickChosen ||
           kind == EventKind::TossCalled;
}
bool belongsToCalling(EventKind kind) {
    switch (kind) {
        case EventKind::Called:
        case EventKind::KickChosen:
        case EventKind::Substituted:
        case EventKind::Benched:
        case EventKind::DefenseSet:
        case EventKind::ReceiversPlaced:
        case EventKind::PuntNamed:
        case EventKind::TimeOutCalled:
        case EventKind::SituationChanged:
            return true;
        default:
            return false;
    }
}

Placement placed(const std::vector<TokenZone>& zones) {
    Placement placement{};
    for (const TokenZone& one : zones)
        if (one.token >= 1 && one.token <= 11)
            placement[static_cast<std::size_t>(one.token - 1)] = one.zone;
    return placement;
}

// The letter is the covering man's if the coverage won, else the returner's (FSS-29.2), who is told
// of with his yards.
CodeWasRead returnRead(const Event& event) {
    const Side returns = event.side.value_or(Side::Home);
    const bool won = event.winner == "offense";
    const bool known = !won && !event.defenders.empty();
    return {won ? returns : other(returns),
            known ? event.defenders.front().player : std::string{},
            event.column,
            event.row.value_or(7),
            event.code,
            true,
            event.clause};
}

const Event* firstOf(const std::vector<Event>& events, EventKind kind) {
    const auto found = std::ranges::find(events, kind, &Event::kind);
    return found != events.end() ? &*found : nullptr;
}
}  // namespace

void PlayStory::retell(std::span<const Event> events) {
    *this = {};
    add(events);
}

void PlayStory::add(std::span<const Event> events) {
    for (const Event& event : events) {
        if (opens(event.kind)) {
            m_coming = {};
            m_coming.began = m_now;
            m_coming.offense = event.side.value_or(m_now.offense);
            m_calling = true;
        } else if (m_calling && !belongsToCalling(event.kind)) {
            m_shown = std::exchange(m_coming, {});
            m_calling = false;
        }
        take(event);
        if (event.situation)
            m_now = *event.situation;
    }
}

void PlayStory::take(const Event& event) {
    Play& play = m_calling ? m_coming : m_shown;
    const auto side = static_cast<std::size_t>(event.side.value_or(Side::Home));
    play.events.push_back(event);
    switch (event.kind) {
        case EventKind::Called:
            m_lastPaces[side] = event.pace.value_or(Pace::Normal);
            break;
        case EventKind::CardRevealed:
            if (event.formation && event.card)
                m_lastCards[side] = std::pair{*event.formation, *event.card};
            break;
        case EventKind::DefenseSet:
            play.zones = placed(event.zones);
            play.unit = event.unit;
            if (event.unit && isFront(*event.unit))
                m_lastDefenses[side] = event;
            break;
        case EventKind::SchemeDrawn:
            play.zones = placed(event.zones);
            play.unit = Unit::FourThree;
            break;
        case EventKind::ReceiversPlaced:
        case EventKind::KickRevealed:
            play.zones = placed(event.zones);
            play.unit = Unit::KR;
            if (event.kind == EventKind::KickRevealed)
                m_lastKicks[side] = event.kick;
            break;
        case EventKind::DefenderMoved:
            if (play.zones && event.token && event.zone)
                (*play.zones)[static_cast<std::size_t>(*event.token - 1)] = *event.zone;
            play.moves.push_back(event);
            break;
        case EventKind::DiceRolled:
            play.dice =
                DiceFallen{event.side.value_or(Side::Home), event.purpose, event.dice, event.faces};
            break;
        case EventKind::CodeRead:
            play.code = CodeWasRead{event.side.value_or(Side::Home),
                                    event.player,
                                    event.column,
                                    event.row.value_or(7),
                                    event.code,
                                    play.dice && isReadInReturnTable(play.dice->purpose),
                                    event.clause};
            break;
        case EventKind::Kicked:
            if (event.kick == KickKind::Normal && play.dice && play.dice->faces.size() >= 2) {
                const auto& faces = play.dice->faces;
                play.code = CodeWasRead{other(event.side.value_or(Side::Home)),
                                        {},
                                        "KO",
                                        faces[faces.size() - 1] + faces[faces.size() - 2],
                                        event.code,
                                        false,
                                        event.clause};
            }
            break;
        case EventKind::ReturnRolled:
            play.code = returnRead(event);
            break;
        case EventKind::Returned:
            if (play.code && play.code->returned && play.code->player.empty())
                play.code->player = event.player;
            break;
        default:
            break;
    }
}

bool PlayStory::isToss() const {
    return firstOf(m_shown.events, EventKind::TossCalled) != nullptr ||
           firstOf(m_shown.events, EventKind::CoinFlipped) != nullptr;
}

std::optional<Formation> PlayStory::formation() const {
    const Event* shown = firstOf(m_shown.events, EventKind::CardRevealed);
    return shown != nullptr ? shown->formation : std::nullopt;
}

std::optional<int> PlayStory::card() const {
    const Event* shown = firstOf(m_shown.events, EventKind::CardRevealed);
    return shown != nullptr ? shown->card : std::nullopt;
}

std::optional<int> PlayStory::d20() const {
    for (const Event& event : m_shown.events)
        if (event.kind == EventKind::DiceRolled && event.purpose == "main" && !event.faces.empty())
            return event.faces.front();
    return std::nullopt;
}

const Event* PlayStory::matchUp() const {
    return firstOf(m_shown.events, EventKind::MatchUp);
}

bool PlayStory::wonMatchUp(Side side, const std::string& player) const {
    return std::ranges::any_of(m_shown.events, [&](const Event& event) {
        if (event.kind != EventKind::MatchUp)
            return false;
        const Side attacks = event.side.value_or(Side::Home);
        if (event.winner == "offense")
            return side == attacks && event.player == player;
        return side != attacks && std::ranges::find(event.defenders, player, &Defender::player) !=
                                      event.defenders.end();
    });
}

const Event* PlayStory::orders() const {
    return firstOf(m_shown.events, EventKind::DefenseSet);
}

std::optional<std::pair<Formation, int>> PlayStory::lastCard(Side side) const {
    return m_lastCards[static_cast<std::size_t>(side)];
}

const std::optional<Event>& PlayStory::lastDefense(Side side) const {
    return m_lastDefenses[static_cast<std::size_t>(side)];
}

Pace PlayStory::lastPace(Side side) const {
    return m_lastPaces[static_cast<std::size_t>(side)];
}

std::optional<KickKind> PlayStory::lastKick(Side side) const {
    return m_lastKicks[static_cast<std::size_t>(side)];
}

}  // namespace thrum::gui::fss
