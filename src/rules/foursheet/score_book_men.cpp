#include "turn.hpp"

#include <thrum/rules/foursheet/cards.hpp>
#include <thrum/rules/foursheet/score_book.hpp>

#include <algorithm>

// Who threw, who came in for whom, who met whom and won.
namespace thrum::foursheet {
namespace {

constexpr int kMinute = 60;
constexpr PlayExtra kExtras[] = {
    {.word = extra::kSacks, .after = "tackles", .column = "sacks", .row = "sacks"},
    {.word = extra::kGoals, .column = "field goals"},
    {.word = extra::kGoalTries, .after = extra::kGoals, .column = "tried"},
    {.word = extra::kExtraPoints,
     .after = extra::kGoalTries,
     .column = "kicked tries",
     .always = true},
    {.word = extra::kPunts, .after = extra::kExtraPoints, .column = "punts"},
    {.word = extra::kPuntYards, .after = extra::kPunts, .column = "punt yards"},
    {.word = extra::kWon, .column = "match-ups won"},
    {.word = extra::kLost, .after = extra::kWon, .column = "lost"},
    {.word = extra::kSacked, .after = "passing", .row = "sacked", .ofMen = false},
    {.word = extra::kTeamWon, .row = "match-ups won", .ofMen = false},
    {.word = extra::kSeconds,
     .row = "time of possession",
     .ofMen = false,
     .always = true,
     .parts = kMinute},
};

Side sideNamed(const Event& event) {
    return event.side.value_or(Side::Home);
}

}  // namespace

ScoreFrame ScoreBook::frame() const {
    return {.periods = 4, .periodWord = "quarter", .board = false, .extras = kExtras};
}

std::optional<ManRef> ScoreBook::manOf(Side side, std::string_view id) const {
    const PlayerIndex index = indexOf(*m_teams[placeOf(side)], id);
    return index == kNobody ? std::nullopt : std::optional{ManRef{side, index}};
}

std::optional<ManRef> ScoreBook::passer() const {
    const Side side = plays().back().team;
    const Team& team = *m_teams[placeOf(side)];
    if (!m_formation)
        return std::nullopt;
    const Unit unit = unitOf(*m_formation);
    const auto token = tokenOf(*m_formation, Role::QB);
    const Eleven* eleven = elevenOf(team, unit);
    if (!token || eleven == nullptr)
        return std::nullopt;
    PlayerIndex man = onToken(*eleven, *token);
    for (const Substitute& sub : m_substitutes)
        if (sub.side == side && sub.unit == unit && sub.token == *token)
            man = indexOf(team, sub.player);
    const auto fit = [&](PlayerIndex one) {
        return one != kNobody && !m_hurt.contains({side, playerOf(team, one).id});
    };
    if (!fit(man))
        for (const PlayerIndex next : depthOf(team.platoon, slotOf(*m_formation, *token)))
            if (fit(next)) {
                man = next;
                break;
            }
    return man == kNobody ? std::nullopt : std::optional{ManRef{side, man}};
}

// Who plays is not hurt any more.
void ScoreBook::seePasser(const Event& event) {
    m_hurt.erase({sideNamed(event), event.player});
    play().passer = manOf(sideNamed(event), event.player);
}

void ScoreBook::readLineUp(const Event& event) {
    switch (event.kind) {
        case EventKind::Called:
            m_formation = event.play == CallPlay::Card ? event.formation : std::nullopt;
            return;
        case EventKind::Substituted: {
            const Substitute sub{sideNamed(event),
                                 event.unit.value_or(Unit::ProSet),
                                 event.token.value_or(1),
                                 event.player};
            std::erase_if(m_substitutes, [&](const Substitute& old) {
                return old.side == sub.side && old.unit == sub.unit &&
                       (old.token == sub.token || old.player == sub.player);
            });
            m_substitutes.push_back(sub);
            return;
        }
        case EventKind::Injured:
            if (event.out != OutFor::NotHurt)
                m_hurt.insert({sideNamed(event), event.player});
            return;
        default:
            return;
    }
}

// The man of the unit for place kicks; who cannot kick leaves it to the unit's own (FSS-36.3).
std::optional<ManRef> ScoreBook::placeKicker() const {
    constexpr int kKicker = 11;
    const Side side = plays().back().team;
    const Team& team = *m_teams[placeOf(side)];
    PlayerIndex man = onToken(*elevenOf(team, Unit::FG), kKicker);
    for (const Substitute& sub : m_substitutes) {
        const PlayerIndex in = indexOf(team, sub.player);
        if (sub.side == side && sub.unit == Unit::FG && sub.token == kKicker && in != kNobody &&
            playerOf(team, in).kicking)
            man = in;
    }
    return man == kNobody ? std::nullopt : std::optional{ManRef{side, man}};
}

// What stands to single men besides what every book has.
void ScoreBook::readMen(const Event& event) {
    const bool goal = play().type == GamePlay::Type::FieldGoal;
    const bool attempt = play().type == GamePlay::Type::ExtraPoint;
    const std::optional<ManRef> kicker = goal || attempt ? placeKicker() : std::optional<ManRef>{};
    switch (event.kind) {
        case EventKind::Sacked:
            if (m_rusher)
                count(extra::kSacks, *m_rusher);
            return;
        case EventKind::Kicked:
            if (goal && kicker)
                count(extra::kGoalTries, *kicker);
            return;
        case EventKind::FieldGoalGood:
            if (goal && kicker)
                count(extra::kGoals, *kicker);
            return;
        case EventKind::TryGood:
            if (attempt && kicker)
                count(extra::kExtraPoints, *kicker);
            return;
        case EventKind::Punted:
            if (const auto punter = manOf(sideNamed(event), event.player)) {
                count(extra::kPunts, *punter);
                count(extra::kPuntYards, *punter, event.yards.value_or(0));
            }
            return;
        default:
            return;
    }
}

void ScoreBook::readMatchUp(const Event& event) {
    m_rusher.reset();
    if (event.defenders.empty())
        return;
    const bool offense = event.winner == "offense";
    const Side side = sideNamed(event);
    if (!offense)
        m_rusher = manOf(other(side), event.defenders.front().player);
    count(extra::kTeamWon, offense ? side : other(side));
    if (const auto man = manOf(side, event.player))
        count(offense ? extra::kWon : extra::kLost, *man);
    for (const Defender& defender : event.defenders)
        if (const auto man = manOf(other(side), defender.player))
            count(offense ? extra::kLost : extra::kWon, *man);
}

}  // namespace thrum::foursheet
