#include "turn.hpp"

#include <thrum/rules/foursheet/cards.hpp>
#include <thrum/rules/foursheet/score_book.hpp>

#include <algorithm>

// Who threw, who came in for whom, who met whom and won.
namespace thrum::foursheet {
namespace {

Side sideNamed(const Event& event) {
    return event.side.value_or(Side::Home);
}

}  // namespace

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

void ScoreBook::readMatchUp(const Event& event) {
    if (event.defenders.empty())
        return;
    const bool offense = event.winner == "offense";
    const Side side = sideNamed(event);
    if (const auto man = manOf(side, event.player))
        count(offense ? extra::kWon : extra::kLost, *man);
    for (const Defender& defender : event.defenders)
        if (const auto man = manOf(other(side), defender.player))
            count(offense ? extra::kLost : extra::kWon, *man);
}

}  // namespace thrum::foursheet
