#include <thrum/rules/foursheet/making.hpp>

#include <algorithm>

// A roster with a man less: units and depth lists name men by their places. Clause: FSS-36.3.
namespace thrum::foursheet {
namespace {

bool isIn(const Eleven& unit, PlayerIndex man) {
    return std::ranges::find(unit, man) != unit.end();
}

/// Somebody for the place of `leaving` in a unit: from the depth list of the slot, else anybody of
/// his position, else for kicks anybody with a card.
PlayerIndex substituteFor(const Team& team,
                          const Eleven& unit,
                          std::string_view slot,
                          PlayerIndex leaving) {
    const Position position = playerOf(team, leaving).pos;
    for (const PlayerIndex man : depthOf(team.platoon, slot))
        if (man != leaving && !isIn(unit, man) && hasCard(playerOf(team, man).pos))
            return man;
    const auto all = static_cast<PlayerIndex>(team.players.size());
    for (PlayerIndex man = 0; man < all; ++man)
        if (!isIn(unit, man) && playerOf(team, man).pos == position)
            return man;
    for (PlayerIndex man = 0; hasCard(position) && man < all; ++man)
        if (!isIn(unit, man) && hasCard(playerOf(team, man).pos))
            return man;
    return kNobody;
}

template <class SlotOf>
bool replaceIn(const Team& team, Eleven& unit, PlayerIndex leaving, SlotOf slot) {
    for (int token = 1; token <= 11; ++token) {
        PlayerIndex& place = unit[static_cast<std::size_t>(token - 1)];
        if (place != leaving)
            continue;
        const PlayerIndex next = substituteFor(team, unit, slot(token), leaving);
        if (next == kNobody)
            return false;
        place = next;
    }
    return true;
}

}  // namespace

std::optional<RuleViolation> withoutPlayer(Team& team, PlayerIndex leaving) {
    Team changed = team;
    Platoon& platoon = changed.platoon;
    bool whole = true;
    for (const EnumName<Formation>& formation : namesOf(Formation{}))
        if (auto& unit = platoon.offense[static_cast<std::size_t>(formation.value)])
            whole = whole && replaceIn(changed, *unit, leaving, [&](int token) {
                        return slotOf(formation.value, token);
                    });
    for (const EnumName<Front>& front : namesOf(Front{}))
        whole = whole && replaceIn(changed,
                                   platoon.defense[static_cast<std::size_t>(front.value)],
                                   leaving,
                                   [&](int token) { return slotOf(front.value, token); });
    for (const EnumName<SpecialUnit>& kicks : namesOf(SpecialUnit{}))
        whole = whole && replaceIn(changed,
                                   platoon.special[static_cast<std::size_t>(kicks.value)],
                                   leaving,
                                   [&](int token) { return slotOf(kicks.value, token); });
    if (!whole)
        return RuleViolation{"FSS-36.3",
                             "E-FSS-DATA",
                             THRUM_TEXT("nobody else can take his place in every unit"),
                             {}};
    const auto moved = [&](PlayerIndex man) { return man > leaving ? man - 1 : man; };
    const auto closeUp = [&](Eleven& unit) {
        for (PlayerIndex& man : unit)
            man = moved(man);
    };
    for (auto& unit : platoon.offense)
        if (unit)
            closeUp(*unit);
    std::ranges::for_each(platoon.defense, closeUp);
    std::ranges::for_each(platoon.special, closeUp);
    for (DepthList& list : platoon.depth) {
        std::erase(list.men, leaving);
        for (PlayerIndex& man : list.men)
            man = moved(man);
    }
    std::erase_if(platoon.depth, [](const DepthList& list) { return list.men.empty(); });
    changed.players.erase(changed.players.begin() + leaving);
    team = std::move(changed);
    return std::nullopt;
}

}  // namespace thrum::foursheet
