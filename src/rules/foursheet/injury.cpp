#include "turn.hpp"

#include <algorithm>

// Clauses: chapter 24.
namespace thrum::foursheet {
namespace {

int halfOf(int quarter) {
    return quarter <= 2 ? 1 : 2;
}

// The last play, possession, quarter or half he misses.
int lastMissed(const State& state, OutFor out) {
    switch (out) {
        case OutFor::Play:
            return state.plays + 1;
        case OutFor::Possession:
            // who is hurt on a kickoff misses the possession that it begins
            return state.drive + (state.down == 0 && !state.isTry ? 1 : 0);
        case OutFor::Quarter:
            return state.quarter;
        case OutFor::Half:
            return halfOf(state.quarter);
        default:
            return 0;
    }
}

bool isOver(const State& state, const Injury& injury) {
    switch (injury.out) {
        case OutFor::Play:
            return state.plays > injury.until;
        case OutFor::Possession:
            return state.drive > injury.until;
        case OutFor::Quarter:
            return state.quarter > injury.until;
        case OutFor::Half:
            return halfOf(state.quarter) > injury.until;
        default:
            return false;
    }
}

}  // namespace

void checkInjury(Turn& turn, const std::optional<Man>& man, std::string_view clause) {
    if (!man || !turn.s.rules->injury.enabled)
        return;
    const Player& player = playerOn(turn.s, *man);
    const int d10 = turn.die("injury", DieKind::D10);
    const int total = d10 + player.inj;
    const OutFor out = outFor(turn.s.data->tables, total);
    Event& checked = turn.emit(EventKind::InjuryChecked, clause);
    checked.side = man->side;
    checked.player = player.id;
    checked.token = man->token;
    checked.d10 = d10;
    checked.value = player.inj;
    checked.count = total;
    checked.out = out;
    if (turn.waiting || out == OutFor::NotHurt)
        return;
    turn.elapsed.note(20);
    turn.hurt = true;
    turn.s.injuries.push_back({man->side, player.id, out, lastMissed(turn.s, out)});
    Event& hurt = turn.emit(EventKind::Injured, "FSS-24.2");
    hurt.side = man->side;
    hurt.player = player.id;
    hurt.token = man->token;
    hurt.out = out;
}

void healed(State& state) {
    std::erase_if(state.injuries, [&](const Injury& injury) { return isOver(state, injury); });
}

}  // namespace thrum::foursheet
