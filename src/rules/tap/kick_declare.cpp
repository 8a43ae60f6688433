#include "phases.hpp"

// K0. Clauses: TAP-KO-1 to KO-3, ON-1, ON-2, SK-1, SK-2, TM-3.
namespace thrum::tap {

void startKick(Turn& turn, Side kicking, PlayKind kind) {
    State& s = turn.s;
    clearBoard(turn);
    s.offense = other(kicking);
    s.playFacts.kind = kind;
    s.kickShift = Distance{};
    s.down = 1;
    const bool afterTry = findClock(s, ClockName::AfterScore) != nullptr;
    const double yard = kind == PlayKind::SafetyKick ? s.rules->safetyKick.kickingLineYard
                                                     : s.rules->kickoff.kickingLineYard;
    s.lineOfScrimmage = fieldX(Distance::yards(yard), kicking);
    s.lineToGain = s.lineOfScrimmage;
    turn.actor.reset();
    if (kind == PlayKind::SafetyKick)
        startKickLineUp(turn, Phase::KickLineUp);
    else
        enter(turn, Phase::KickDeclare, kicking, ClockName::KickDeclare);
    if (s.betweenPlayClocks && !afterTry) {
        startClock(turn, ClockName::AfterScore, kicking);
        if (kind == PlayKind::SafetyKick)
            startKickLineUp(turn, Phase::KickLineUp);  // its share of the 60 s is known now
    }
}

void describeKickDeclare(const State& state, Prompt& prompt) {
    prompt.side = kickingSide(state);
    Option& option = offer(prompt, DecisionKind::DeclareKick);
    option.choices = {Choice::Kickoff};
    if (state.score[indexOf(prompt.side)] < state.score[indexOf(state.offense)])
        option.choices.push_back(Choice::Onside);
}

Refusal decideKickDeclare(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    const Side kicking = kickingSide(s);
    if (decision.kind != DecisionKind::DeclareKick)
        return wrongMoment(s, decision);
    if (decision.choice == Choice::Kickoff) {
        turn.emit(EventKind::KickDeclared, "TAP-KO-2").result = "kickoff";
        startKickLineUp(turn, Phase::KickLineUp);
        return std::nullopt;
    }
    if (decision.choice != Choice::Onside)
        return violation("TAP-KO-2", THRUM_TEXT("declare a kickoff or an onside kick."));
    const int own = s.score[indexOf(kicking)];
    const int theirs = s.score[indexOf(s.offense)];
    if (own >= theirs)
        return violation("TAP-ON-1",
                         THRUM_TEXT("onside kicks are for the trailing team ({own}–{opp})."),
                         {{"own", std::to_string(own)}, {"opp", std::to_string(theirs)}});
    turn.emit(EventKind::KickDeclared, "TAP-ON-2").result = "onside";
    s.playFacts.kind = PlayKind::Onside;
    startOnside(turn);
    return std::nullopt;
}

void expireKickDeclare(Turn& turn, ClockName name) {
    if (name != ClockName::KickDeclare)
        return;
    turn.emit(EventKind::KickDeclared, "TAP-KO-2").result = "kickoff";
    startKickLineUp(turn, Phase::KickLineUp);
}

}  // namespace thrum::tap
