#include "rules/solitaire/measure.hpp"
#include "turn.hpp"

#include <thrum/core/field.hpp>

#include <algorithm>

// What the offense calls, and the start of a play when both are ready. Clauses: SOL-RUN-1, PU-1,
// PU-10, FG-1, FG-7, SC-9, SC-10.
namespace thrum::solitaire {
namespace {

Event& called(Turn& turn, std::string_view clause) {
    Event& event = turn.emit(EventKind::Called, clause);
    event.side = turn.s.offense;
    event.play = turn.s.playFacts.kind;
    if (turn.s.playFacts.simple)
        event.result = "simplified";
    return event;
}

void align(Turn& turn, PlayKind kind, std::string_view clause) {
    State& s = turn.s;
    s.playFacts = {};
    s.playFacts.kind = kind;
    s.phase = Phase::Align;
    s.stage = Stage::First;
    called(turn, clause);
}

// Without line-up and rush: the kick itself. Clause: SOL-FG-7.
void simpleFieldGoal(Turn& turn) {
    State& s = turn.s;
    s.playFacts = {};
    s.playFacts.kind = PlayKind::FieldGoal;
    s.playFacts.simple = true;
    s.phase = Phase::KickShot;
    s.shotKind = ShotKind::FieldGoal;
    s.ball = kickSpot(s);
    called(turn, "SOL-FG-7");
}

// The ball stays where it lay across the field. Clause: SOL-PU-10.
void simplePunt(Turn& turn) {
    State& s = turn.s;
    s.playFacts = {};
    s.playFacts.kind = PlayKind::Punt;
    s.playFacts.simple = true;
    called(turn, "SOL-PU-10");
    const Side side = other(s.offense);
    const Distance flown = s.line + Distance::yards(s.rules->punt.simpleYd);
    const Distance u = official(*s.rules, kGoal - flown);
    const Distance y = s.lineY;
    Event& event = turn.emit(EventKind::Spotted, "SOL-PU-10");
    event.side = side;
    event.at = FieldPoint{xOf(s, s.offense, flown), boardY(y)};
    event.u = u;
    event.y = y;
    countPlay(turn);
    newSeries(turn, side, u, y);
    afterPlay(turn);
}

}  // namespace

FieldPoint kickSpot(const State& s) {
    return {xOf(s, s.offense, s.line - Distance::yards(s.rules->fieldGoal.depthYd)),
            boardY(s.lineY)};
}

Refusal decideCall(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    if (decision.kind != DecisionKind::Call)
        return wrongMoment();
    const bool onTry = s.tryKind != TryKind::None;
    switch (decision.choice) {
        case Choice::Run:
            align(turn, PlayKind::Run, "SOL-RUN-1");
            return std::nullopt;
        case Choice::Pass:
            align(turn, PlayKind::Pass, "SOL-PAS-1");
            return std::nullopt;
        case Choice::Punt:
            if (onTry)
                return wrongMoment("SOL-PU-1");
            if (!decision.simplified) {
                align(turn, PlayKind::Punt, "SOL-PU-1");
                return std::nullopt;
            }
            if (s.line > kGoal - Distance::yards(s.rules->punt.simpleMinLineYd))
                return refusal("SOL-PU-10", "E-SOL-SIMPLEPUNT");
            simplePunt(turn);
            return std::nullopt;
        case Choice::FieldGoal:
            if (onTry)
                return wrongMoment("SOL-SC-9");
            if (s.line < kGoal - Distance::yards(s.rules->fieldGoal.maxLineYd))
                return refusal("SOL-FG-1", "E-SOL-FGRANGE");
            if (decision.simplified || s.rules->fieldGoal.simple)
                simpleFieldGoal(turn);
            else
                align(turn, PlayKind::FieldGoal, "SOL-FG-1");
            return std::nullopt;
        default:
            return wrongMoment("SOL-RUN-1");
    }
}

Refusal decideTry(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    if (decision.kind != DecisionKind::ChooseTry)
        return wrongMoment();
    const bool kick = decision.choice == Choice::Kick || decision.choice == Choice::FieldGoal;
    const bool play = decision.choice == Choice::Play || decision.choice == Choice::Run ||
                      decision.choice == Choice::Pass;
    if (!kick && !play)
        return wrongMoment("SOL-SC-10");
    const RulesData::TryRules& lines = s.rules->tryRules;
    s.tryKind = kick ? TryKind::Kick : TryKind::Play;
    s.line = kGoal - Distance::yards(kick ? lines.kickLineYd : lines.playLineYd);
    s.lineY = {};
    s.toGain = kGoal;
    Event& event = turn.emit(EventKind::TryChosen, kick ? "SOL-SC-9" : "SOL-SC-10");
    event.side = s.offense;
    event.result = kick ? "kick" : "play";
    if (!kick) {
        s.phase = Phase::Call;
        if (decision.choice == Choice::Run)
            align(turn, PlayKind::Run, "SOL-RUN-1");
        else if (decision.choice == Choice::Pass)
            align(turn, PlayKind::Pass, "SOL-PAS-1");
        return std::nullopt;
    }
    if (decision.simplified || s.rules->fieldGoal.simple)
        simpleFieldGoal(turn);
    else
        align(turn, PlayKind::FieldGoal, "SOL-SC-9");
    return std::nullopt;
}

// Both are ready: the switch. Clauses: SOL-CTL-6, PU-4, FG-3.
void startPlay(Turn& turn) {
    State& s = turn.s;
    s.touching = measuredTouching(s);
    s.stage = Stage::First;
    s.playFacts.snapped = true;
    s.playFacts.eligible = eligibleAtSnap(s);
    s.playFacts.centre = centreOf(s);
    turn.emit(EventKind::BoardOn, "SOL-CTL-2").side = s.offense;
    switch (s.playFacts.kind) {
        case PlayKind::Punt:
            s.playFacts.carrier = punterOf(s);
            s.phase = Phase::Rush;
            return;
        case PlayKind::FieldGoal:
            s.playFacts.carrier = kickerOf(s);
            s.playFacts.holder = holderOf(s);
            s.phase = Phase::Rush;
            return;
        default:
            s.phase = Phase::Live;
            s.playFacts.carrier = carrierOf(s);
            becomeCarrier(turn, *s.playFacts.carrier, 0);
            return;
    }
}

}  // namespace thrum::solitaire
