#include "turn.hpp"

#include <algorithm>

// Clauses: chapter 28.
namespace thrum::foursheet {
namespace {

constexpr int kDeepest = -10;  // deeper in the end zone nobody may return

std::vector<int> menAt(const Placement& zones, Zone zone) {
    std::vector<int> men;
    for (int token = 1; token <= 11; ++token)
        if (zoneOfToken(zones, token) == zone)
            men.push_back(token);
    return men;
}

Event& tellKick(Turn& turn, KickKind kick, const ResultCode& code, int yards, int landing) {
    Event& event = turn.emit(EventKind::Kicked,
                             kick == KickKind::Normal  ? "FSS-28.3"
                             : kick == KickKind::Squib ? "FSS-28.5"
                                                       : "FSS-28.6");
    event.side = other(turn.s.offense);
    event.kick = kick;
    event.code = codeText(code.id);
    event.yards = yards;
    event.ball = landing;
    return event;
}

Outcome kickoffTouchback(Side side) {
    return {.ending = Ending::Touchback, .side = side};
}

// The ball is his who may return it. Clauses: FSS-28.4, 28.5.
Outcome fielded(Turn& turn, int token, std::optional<int> second, int landing) {
    const Side receivers = other(turn.s.offense);
    if (landing < kDeepest)
        return kickoffTouchback(receivers);
    if (landing <= 0) {
        const DecisionKind answer =
            turn.ask(Phase::ReturnChoice,
                     receivers,
                     "kickoff",
                     {DecisionKind::ReturnKick, DecisionKind::TakeTouchback},
                     landing);
        Event& chosen = turn.emit(EventKind::ReturnChosen, "FSS-28.4");
        chosen.side = receivers;
        chosen.result = nameOf(answer);
        if (answer == DecisionKind::TakeTouchback)
            return kickoffTouchback(receivers);
    }
    return runReturn(turn,
                     {.kind = ReturnRun::Kind::Kickoff,
                      .side = receivers,
                      .unit = Unit::KR,
                      .coverage = Unit::KO,
                      .zones = *turn.s.receivers,
                      .returner = token,
                      .second = second,
                      .from = landing});
}

Outcome normalKick(Turn& turn) {
    const State& s = turn.s;
    const Side receivers = other(s.offense);
    const auto [d10, a, b] = turn.dice("kickoff", std::array{DieKind::D10, DieKind::A, DieKind::B});
    if (turn.waiting)
        return kickoffTouchback(receivers);
    const Player& kicker = kickerOf(s, s.offense, SpecialUnit::KO);
    const CodeId id = codeOf(*kicker.kicking, KickColumn::KO, a + b);
    const ResultCode& code = codeOf(s.data->codes, id);
    if (code.effect == Effect::Touchback || code.effect == Effect::KickOut) {
        Event& told = tellKick(turn, KickKind::Normal, code, 0, 0);
        told.yards.reset();
        told.ball.reset();
        if (code.effect == Effect::Touchback)
            return kickoffTouchback(receivers);
        turn.emit(EventKind::OutOfBounds, "FSS-28.7").side = s.offense;
        Outcome out = deadAt(receivers, s.rules->kickoff.outOfBounds);
        out.fresh = true;
        return out;
    }
    const int yards = codeYards(turn, code, d10, 0);
    const int landing = 100 - s.ball - yards;
    tellKick(turn, KickKind::Normal, code, yards, landing);
    const std::vector<int> deep = menAt(*s.receivers, Zone::D1);
    if (deep.empty())
        return kickoffTouchback(receivers);
    return fielded(turn, deep.front(), secondReturner(*s.receivers, deep.front()), landing);
}

Outcome squibKick(Turn& turn) {
    const State& s = turn.s;
    const Side receivers = other(s.offense);
    const FiveDice roll = rollFive(turn, "kickoff");
    if (turn.waiting)
        return kickoffTouchback(receivers);
    const KickLanding& place = s.data->tables.squib[static_cast<std::size_t>(roll.d20 - 1)];
    const ResultCode& code = codeOf(s.data->codes, place.code);
    const int yards = codeYards(turn, code, roll.d10, 0);
    const int landing = 100 - s.ball - yards;
    tellKick(turn, KickKind::Squib, code, yards, landing).zone = place.zone;
    const std::vector<int> men = menAt(*s.receivers, place.zone);
    if (men.empty())
        return kickoffTouchback(receivers);
    if (isBack(place.zone))
        return fielded(turn, men.front(), std::nullopt, landing);
    if (landing <= 0)
        return kickoffTouchback(receivers);
    Outcome dead = deadAt(receivers, landing);
    dead.fresh = true;
    return dead;
}

Outcome onsideKick(Turn& turn) {
    constexpr int kLowest = 3;
    constexpr int kHighest = 5;
    const State& s = turn.s;
    const FiveDice roll = rollFive(turn, "kickoff");
    if (turn.waiting)
        return kickoffTouchback(s.offense);
    const KickLanding& place = s.data->tables.onside[static_cast<std::size_t>(roll.d20 - 1)];
    const ResultCode& code = codeOf(s.data->codes, place.code);
    const int yards = codeYards(turn, code, roll.d10, 0);
    const int spot = std::min(s.ball + yards, 99);
    tellKick(turn, KickKind::Onside, code, yards, fromOther(spot)).zone = place.zone;
    const bool own = menAt(*s.receivers, place.zone).empty() ||
                     (roll.sum() >= kLowest && roll.sum() <= kHighest);
    const Side side = own ? s.offense : other(s.offense);
    Event& event = turn.emit(EventKind::Recovered, "FSS-28.6");
    event.side = side;
    event.value = roll.sum();
    event.ball = own ? spot : fromOther(spot);
    if (roll.d12 <= 11) {
        event.token = roll.d12;
        event.player = playerOn(s, {side, own ? Unit::KO : Unit::KR, roll.d12}).id;
    }
    Outcome outcome = deadAt(side, own ? spot : fromOther(spot));
    outcome.fresh = true;
    return outcome;
}

}  // namespace

const Player& kickerOf(const State& state, Side side, SpecialUnit unit) {
    constexpr int kKicker = 11;
    const Team& team = *state.teams[indexOf(side)];
    const auto canKick = [&](const Player& player) {
        return unit == SpecialUnit::PUNT ? player.punting.has_value() : player.kicking.has_value();
    };
    const Player& fielded = playerOn(state, {side, unitOf(unit), kKicker});
    return canKick(fielded) ? fielded
                            : playerOf(team, onToken(*elevenOf(team, unitOf(unit)), kKicker));
}

bool hasKickers(const Team& team) {
    constexpr int kKicker = 11;
    const auto on = [&](SpecialUnit unit) -> const Player& {
        return playerOf(team, onToken(*elevenOf(team, unitOf(unit)), kKicker));
    };
    return on(SpecialUnit::KO).kicking && on(SpecialUnit::FG).kicking &&
           on(SpecialUnit::PUNT).punting;
}

void playKickoff(Turn& turn) {
    const int secondsAtSnap = turn.s.clock;
    turn.elapsed.note(10);
    const KickKind kick = turn.s.kick.value_or(KickKind::Normal);
    Event& event = turn.emit(EventKind::KickRevealed, "FSS-28.1");
    event.side = turn.s.offense;
    event.kick = kick;
    event.zones = listed(*turn.s.receivers);
    const Outcome outcome = kick == KickKind::Normal  ? normalKick(turn)
                            : kick == KickKind::Squib ? squibKick(turn)
                                                      : onsideKick(turn);
    finishPlay(turn, outcome, secondsAtSnap);
}

}  // namespace thrum::foursheet
