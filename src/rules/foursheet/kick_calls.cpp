#include "turn.hpp"

#include <algorithm>

// Kickoffs before the ball flies. Clauses: FSS-7.2, 28.1, 28.2.
namespace thrum::foursheet {

void describeChooseKick(const State& state, Prompt& prompt) {
    prompt.side = state.offense;
    prompt.sealed = true;
    prompt.purpose = "kickoff";
    want(prompt, DecisionKind::ChooseKick);
    offer(prompt, DecisionKind::ChooseKick).kicks = {
        KickKind::Normal, KickKind::Squib, KickKind::Onside};
}

Refusal decideChooseKick(Turn& turn, const Decision& decision) {
    if (!decision.kick)
        return refusal("FSS-28.1", "E-FSS-KICK-TYPE");
    State& s = turn.s;
    s.kick = decision.kick;
    turn.emit(EventKind::KickChosen, "FSS-28.1").side = s.offense;
    if (s.solo) {
        s.receivers = placementOf(s.data->tables, KickPlacement::Normal);
        snapIt(turn, PlayKind::Kickoff);
        return std::nullopt;
    }
    s.phase = Phase::PlaceReceivers;
    return std::nullopt;
}

void describePlaceReceivers(const State& state, Prompt& prompt) {
    prompt.side = other(state.offense);
    want(prompt, DecisionKind::PlaceReceivers);
    const auto zones = allZones();
    offer(prompt, DecisionKind::PlaceReceivers).zones.assign(zones.begin(), zones.end());
}

Refusal decidePlaceReceivers(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    Placement placement =
        placementOf(s.data->tables, decision.placement.value_or(KickPlacement::Normal));
    if (!decision.zones.empty()) {
        const auto placed = placedAll(decision.zones);
        if (!placed)
            return placed.error();
        placement = *placed;
    }
    if (const Refusal refused =
            substitute(turn, other(s.offense), Unit::KR, decision.substitutes, Pace::Normal))
        return refused;
    s.receivers = placement;
    turn.emit(EventKind::ReceiversPlaced, "FSS-28.2").side = other(s.offense);
    turn.events.back().zones = listed(placement);
    snapIt(turn, PlayKind::Kickoff);
    return std::nullopt;
}

void describeNamePunt(const State& state, Prompt& prompt) {
    prompt.side = state.offense;
    want(prompt, DecisionKind::NamePunt);
    Option& option = offer(prompt, DecisionKind::NamePunt);
    option.punts = {PuntKind::Normal, PuntKind::CoffinCorner, PuntKind::Fake};
}

Refusal decideNamePunt(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    const PuntKind punt = decision.punt.value_or(PuntKind::Normal);
    if (punt == PuntKind::Fake) {
        const Formation formation =
            decision.formation.value_or(s.teams[indexOf(s.offense)]->platoon.preferred);
        if (const Refusal refused = badCard(s, formation, decision.card.value_or(0)))
            return refused;
        s.call->formation = formation;
        s.call->card = decision.card;
        s.call->fake = true;
    }
    s.punt = punt;
    Event& event = turn.emit(EventKind::PuntNamed, "FSS-30.1");
    event.side = s.offense;
    event.punt = punt;
    snapIt(turn, punt == PuntKind::Fake ? PlayKind::Scrimmage : PlayKind::Punt);
    return std::nullopt;
}

}  // namespace thrum::foursheet
