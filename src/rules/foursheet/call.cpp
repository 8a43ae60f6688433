#include "turn.hpp"

#include <algorithm>

// What the offense calls. Clauses: FSS-7.1 steps 1, 2 and 5, 22.1, 26.7, 30.1, 31.1, 31.2.
namespace thrum::foursheet {
namespace {

std::vector<Formation> formationsOf(const State& state, Side side) {
    std::vector<Formation> list;
    for (const EnumName<Formation>& entry : namesOf(Formation{}))
        if (deckOf(*state.data, entry.value) != nullptr &&
            elevenOf(*state.teams[indexOf(side)], unitOf(entry.value)) != nullptr)
            list.push_back(entry.value);
    return list;
}

void send(State& s, Side side, Unit unit, int token, const std::string& player) {
    for (Substitute& sub : s.substitutes) {
        if (sub.side == side && sub.unit == unit && sub.token == token) {
            sub.player = player;
            return;
        }
    }
    s.substitutes.push_back({side, unit, token, player});
}

std::string sentOn(const State& s, Side side, Unit unit, int token) {
    for (const Substitute& sub : s.substitutes)
        if (sub.side == side && sub.unit == unit && sub.token == token)
            return sub.player;
    const Team& team = *s.teams[indexOf(side)];
    return playerOf(team, onToken(*elevenOf(team, unit), token)).id;
}

// Clauses: FSS-31.1, 31.2, 27.1.
Refusal badPlay(const State& s, const Call& call) {
    if (call.play == CallPlay::Punt)
        return s.isTry ? Refusal{refusal("FSS-27.1", "E-FSS-PHASE")} : std::nullopt;
    if (call.play == CallPlay::FieldGoal && !call.fake) {
        const int range = fieldGoalRange(s, s.offense);
        if (toGoal(s) > range)
            return refusal("FSS-31.1", "E-FSS-FG-RANGE", {{"n", std::to_string(range)}});
        return std::nullopt;
    }
    if (s.isTry && !s.rules->tries.twoPointAllowed)
        return refusal("FSS-27.1", "E-FSS-PHASE");
    return badCard(s, call.formation, call.card.value_or(0));
}

// The charts defend (FSS-34): the usual places against a kick, nobody is asked.
void chartsDefend(Turn& turn) {
    State& s = turn.s;
    const CallPlay play = s.call->play;
    DefenseCall orders;
    if (play == CallPlay::Punt) {
        orders.unit = Unit::PR;
        orders.zones = placementOf(s.data->tables, KickPlacement::Punt);
    } else if (play == CallPlay::FieldGoal) {
        orders.unit = Unit::FGD;
        orders.zones = placementOf(s.data->tables, KickPlacement::PlaceKick);
    } else {
        orders.zones = placementOf(s.data->tables, Front::FourThree);
    }
    s.defense = orders;
    if (play == CallPlay::Punt)
        s.phase = Phase::NamePunt;
    else if (play == CallPlay::Card && s.rules->audible.enabled)
        s.phase = Phase::Audible;
    else
        snapIt(turn,
               play == CallPlay::FieldGoal && !s.call->fake ? PlayKind::PlaceKick
                                                            : PlayKind::Scrimmage);
}

}  // namespace

std::string_view durationText(OutFor out) {
    switch (out) {
        case OutFor::NotHurt:
            return "";
        case OutFor::Play:
            return THRUM_TEXT("one play");
        case OutFor::Possession:
            return THRUM_TEXT("the rest of this possession");
        case OutFor::Quarter:
            return THRUM_TEXT("the rest of this quarter");
        case OutFor::Half:
            return THRUM_TEXT("the rest of this half");
        case OutFor::Game:
            return THRUM_TEXT("the rest of this game");
        case OutFor::GameAnd1:
            return THRUM_TEXT("this game and one more");
        case OutFor::GameAnd2:
            return THRUM_TEXT("this game and two more");
        case OutFor::GameAnd3:
            return THRUM_TEXT("this game and three more");
        case OutFor::GameAnd4:
            return THRUM_TEXT("this game and four more");
        case OutFor::GameAnd5:
            return THRUM_TEXT("this game and five more");
        case OutFor::Season:
            break;
    }
    return THRUM_TEXT("the season");
}

const Card& cardOf(const State& state, Formation formation, int number) {
    const Deck* deck = deckOf(*state.data, formation);
    THRUM_ASSERT(deck != nullptr);
    const Card* card = cardNumbered(*deck, number);
    THRUM_ASSERT(card != nullptr);
    return *card;
}

Refusal badCard(const State& state, Formation formation, int number) {
    const Deck* deck = deckOf(*state.data, formation);
    const bool fielded =
        elevenOf(*state.teams[indexOf(state.offense)], unitOf(formation)) != nullptr;
    if (deck != nullptr && fielded && cardNumbered(*deck, number) != nullptr)
        return std::nullopt;
    const bool elsewhere = std::ranges::any_of(
        state.data->decks, [&](const Deck& one) { return cardNumbered(one, number) != nullptr; });
    if (elsewhere)
        return refusal("FSS-7.1", "E-FSS-FORMATION");
    return refusal("FSS-6.1",
                   "E-FSS-CARD",
                   {{"n", std::to_string(number)}, {"reason", "there is no such card"}});
}

Refusal substitute(Turn& turn, Side side, Unit unit, const std::vector<SentIn>& men, Pace pace) {
    State& s = turn.s;
    const bool stopped = s.last.timeOut || s.last.injury;
    if (!men.empty() && pace == Pace::HurryUp && !stopped)
        return refusal("FSS-26.7", "E-FSS-NO-SUBS");
    const Team& team = *s.teams[indexOf(side)];
    for (const SentIn& in : men) {
        const PlayerIndex index = indexOf(team, in.player);
        if (index == kNobody || in.token < 1 || in.token > 11)
            return refusal("FSS-24.3",
                           "E-FSS-DATA",
                           {{"file", team.id},
                            {"path", in.player},
                            {"reason", "there is no such player or token"}});
        const OutFor out = outNow(s, side, in.player);
        if (out != OutFor::NotHurt)
            return refusal("FSS-24.3",
                           "E-FSS-INJURED",
                           {{"player", playerOf(team, index).name},
                            {"duration", std::string{durationText(out)}}});
        const std::string leaving = sentOn(s, side, unit, in.token);
        for (int token = 1; token <= 11; ++token)  // he stood there already: they change places
            if (token != in.token && sentOn(s, side, unit, token) == in.player)
                send(s, side, unit, token, leaving);
        send(s, side, unit, in.token, in.player);
        Event& event = turn.emit(EventKind::Substituted, "FSS-7.1");
        event.side = side;
        event.unit = unit;
        event.token = in.token;
        event.player = in.player;
    }
    return std::nullopt;
}

void describeCall(const State& state, Prompt& prompt) {
    prompt.side = state.offense;
    prompt.sealed = true;
    want(prompt, DecisionKind::Call);
    Option& option = offer(prompt, DecisionKind::Call);
    if (!state.isTry || state.rules->tries.twoPointAllowed)
        option.plays.push_back(CallPlay::Card);
    if (!state.isTry)
        option.plays.push_back(CallPlay::Punt);
    if (toGoal(state) <= fieldGoalRange(state, state.offense))
        option.plays.push_back(CallPlay::FieldGoal);
    option.formations = formationsOf(state, state.offense);
}

Refusal decideCall(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    Call call;
    call.play = decision.play.value_or(CallPlay::Card);
    call.pace = decision.pace.value_or(Pace::Normal);
    call.fake = call.play == CallPlay::FieldGoal && decision.fake;
    if (call.play == CallPlay::Card || call.fake) {
        call.formation =
            decision.formation.value_or(s.teams[indexOf(s.offense)]->platoon.preferred);
        call.card = decision.card;
    }
    if (const Refusal refused = badPlay(s, call))
        return refused;
    const Unit unit = call.play == CallPlay::Card   ? unitOf(call.formation)
                      : call.play == CallPlay::Punt ? Unit::PUNT
                                                    : Unit::FG;
    if (const Refusal refused = substitute(turn, s.offense, unit, decision.substitutes, call.pace))
        return refused;
    s.call = call;
    Event& event = turn.emit(EventKind::Called, "FSS-7.1");
    event.side = s.offense;
    event.play = call.play;
    event.pace = call.pace;
    if (call.play == CallPlay::Card)
        event.formation = call.formation;
    if (s.solo)
        chartsDefend(turn);
    else
        s.phase = Phase::SetDefense;
    return std::nullopt;
}

void describeAudible(const State& state, Prompt& prompt) {
    prompt.side = state.offense;
    prompt.sealed = true;
    want(prompt, DecisionKind::Audible);
    want(prompt, DecisionKind::KeepCall);
    offer(prompt, DecisionKind::Audible).formations = {state.call->formation};
}

Refusal decideAudible(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    if (decision.kind == DecisionKind::Audible) {
        const Formation formation = decision.formation.value_or(s.call->formation);
        if (formation != s.call->formation)
            return refusal("FSS-7.1", "E-FSS-FORMATION");
        if (const Refusal refused = badCard(s, formation, decision.card.value_or(0)))
            return refused;
        s.call->audible = decision.card;
    }
    snapIt(turn, PlayKind::Scrimmage);
    return std::nullopt;
}

}  // namespace thrum::foursheet
