#include "turn.hpp"

#include <algorithm>

// Who plays, and what he is worth. Clauses: FSS-5.1, 24.3, 25.
namespace thrum::foursheet {
namespace {

// Clauses: FSS-24.2, 25.2.
bool maySit(const State& state, Side side, const Player& player) {
    return outNow(state, side, player.id) != OutFor::NotHurt || mustRest(state, side, player);
}

PlayerIndex sentTo(const State& state, Side side, Unit unit, int token, const Eleven& eleven) {
    for (const Substitute& sub : state.substitutes)
        if (sub.side == side && sub.unit == unit && sub.token == token)
            return indexOf(*state.teams[indexOf(side)], sub.player);
    return onToken(eleven, token);
}

std::string_view slotIn(Unit unit, int token) {
    const int at = static_cast<int>(unit);
    if (at < kFormations)
        return slotOf(static_cast<Formation>(at), token);
    if (isFront(unit))
        return slotOf(frontOf(unit), token);
    return slotOf(static_cast<SpecialUnit>(at - kFormations - kFronts), token);
}

}  // namespace

const Eleven* elevenOf(const Team& team, Unit unit) {
    const int at = static_cast<int>(unit);
    if (at < kFormations) {
        const auto& eleven = team.platoon.offense[static_cast<std::size_t>(at)];
        return eleven ? &*eleven : nullptr;
    }
    if (isFront(unit))
        return &team.platoon.defense[static_cast<std::size_t>(at - kFormations)];
    return &team.platoon.special[static_cast<std::size_t>(at - kFormations - kFronts)];
}

OutFor outNow(const State& state, Side side, std::string_view player) {
    OutFor longest = OutFor::NotHurt;
    for (const Injury& injury : state.injuries)
        if (injury.side == side && injury.player == player)
            longest = std::max(longest, injury.out);
    return longest;
}

Fielded fieldedOn(const State& state, Side side, Unit unit, int token) {
    const Team& team = *state.teams[indexOf(side)];
    const Eleven* eleven = elevenOf(team, unit);
    if (eleven == nullptr)
        return {};
    const PlayerIndex own = sentTo(state, side, unit, token, *eleven);
    const bool idle = state.injuries.empty() && !state.rules->fatigue.enabled;
    if (idle || own == kNobody || !maySit(state, side, playerOf(team, own)))
        return {own, false};
    // men who stand on other tokens of the unit, as it is without anybody hurt, are taken
    std::vector<PlayerIndex> taken;
    for (int other = 1; other <= 11; ++other) {
        const PlayerIndex man = sentTo(state, side, unit, other, *eleven);
        taken.push_back(man);
        if (other >= token || man == kNobody || !maySit(state, side, playerOf(team, man)))
            continue;
        const Fielded before = fieldedOn(state, side, unit, other);
        taken.push_back(before.index);
    }
    for (const PlayerIndex next : depthOf(team.platoon, slotIn(unit, token))) {
        if (std::ranges::find(taken, next) == taken.end() &&
            !maySit(state, side, playerOf(team, next)))
            return {next, false};
    }
    return {own, outNow(state, side, playerOf(team, own).id) != OutFor::NotHurt};
}

const Player& playerOn(const State& state, const Man& man) {
    const Fielded fielded = fieldedOn(state, man.side, man.unit, man.token);
    return playerOf(*state.teams[indexOf(man.side)], fielded.index);
}

int ratingOn(const State& state, const Man& man, Rating rating, int more) {
    constexpr int kPlaysHurt = -3;
    const Fielded fielded = fieldedOn(state, man.side, man.unit, man.token);
    const int change = more + (fielded.hurt ? kPlaysHurt : 0);
    return ratingOf(playerOf(*state.teams[indexOf(man.side)], fielded.index),
                    rating,
                    {.by = change, .most = 99});
}

int tiredness(const State& state, const Man& man) {
    const Player& player = playerOn(state, man);
    if (!state.rules->fatigue.enabled || !player.touches)
        return 0;
    for (const Tally& tally : state.touches) {
        if (tally.side != man.side || tally.player != player.id)
            continue;
        return tally.count >= player.touches->xxx  ? 3
               : tally.count >= player.touches->xx ? 2
               : tally.count >= player.touches->x  ? 1
                                                   : 0;
    }
    return 0;
}

void touch(Turn& turn, const Man& man) {
    if (turn.waiting)
        return;
    const std::string& id = playerOn(turn.s, man).id;
    for (Tally& tally : turn.s.touches) {
        if (tally.side == man.side && tally.player == id) {
            ++tally.count;
            return;
        }
    }
    turn.s.touches.push_back({man.side, id, 1});
}

int restOwed(const State& state, Side side, const Player& player) {
    constexpr int kFresh = 5;
    if (!state.rules->fatigue.enabled || state.quarter != 4 || !isDefender(player.pos))
        return 0;
    int owed = std::min(kFresh - player.fat, state.rules->fatigue.expectedPossessions);
    for (const Tally& tally : state.rested)
        if (tally.side == side && tally.player == player.id)
            owed -= tally.count;
    return std::max(owed, 0);
}

bool mustRest(const State& state, Side side, const Player& player) {
    const int expected = state.rules->fatigue.expectedPossessions;
    const int owed = restOwed(state, side, player);
    const int begun = state.lateDrives[indexOf(other(side))];
    const int left = expected - (begun > 0 ? begun - 1 : 0);
    return owed > 0 && owed >= left;
}

void countFielded(Turn& turn, Side defense, Unit unit) {
    if (!turn.s.rules->fatigue.enabled || turn.s.quarter != 4)
        return;
    for (int token = 1; token <= 11; ++token) {
        const std::string& id = playerOn(turn.s, {defense, unit, token}).id;
        const bool known = std::ranges::any_of(turn.s.fielded, [&](const Tally& tally) {
            return tally.side == defense && tally.player == id;
        });
        if (!known)
            turn.s.fielded.push_back({defense, id, 1});
    }
}

void possessionEnded(Turn& turn, Side offense) {
    State& s = turn.s;
    ++s.drive;
    if (!s.rules->fatigue.enabled || s.quarter != 4)
        return;
    const Side defense = other(offense);
    const bool played =
        std::ranges::any_of(s.fielded, [&](const Tally& tally) { return tally.side == defense; });
    if (!played)
        return;
    for (const Player& player : s.teams[indexOf(defense)]->players) {
        const auto isHim = [&](const Tally& tally) {
            return tally.side == defense && tally.player == player.id;
        };
        if (!isDefender(player.pos) || std::ranges::any_of(s.fielded, isHim))
            continue;
        const auto known = std::ranges::find_if(s.rested, isHim);
        if (known != s.rested.end())
            ++known->count;
        else
            s.rested.push_back({defense, player.id, 1});
    }
    std::erase_if(s.fielded, [&](const Tally& tally) { return tally.side == defense; });
}

}  // namespace thrum::foursheet
