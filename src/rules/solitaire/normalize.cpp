#include "rules/solitaire/measure.hpp"
#include "turn.hpp"

#include <algorithm>

// What follows from a state that a tester wrote (D68).
namespace thrum::solitaire {
namespace {

bool isThrown(ShotKind kind) {
    return kind == ShotKind::Throw || kind == ShotKind::Pitch;
}

// A shot of a sort that the phase does not have is the one the play leads to.
void settleShot(State& s) {
    const PlayKind kind = s.playFacts.kind;
    if (s.phase == Phase::Shot && !isThrown(s.shotKind))
        s.shotKind = ShotKind::Throw;
    if (s.phase == Phase::KickShot && isThrown(s.shotKind)) {
        if (isKickOffKind(kind))
            s.shotKind = ShotKind::Kickoff;
        else if (kind == PlayKind::Punt)
            s.shotKind = ShotKind::Punt;
        else if (kind == PlayKind::FieldGoal)
            s.shotKind = ShotKind::FieldGoal;
    }
    if (s.phase == Phase::KickShot && s.shotKind == ShotKind::Kickoff && !s.ball)
        s.ball = FieldPoint{xOf(s, s.offense, s.line), boardY({})};
}

// Punter, kicker and holder as at the snap.
void settleKickers(State& s) {
    if (s.phase != Phase::Rush && s.phase != Phase::KickShot)
        return;
    const PlayKind kind = s.playFacts.kind;
    if (kind == PlayKind::Punt && !s.playFacts.carrier)
        s.playFacts.carrier = punterOf(s);
    if (kind != PlayKind::FieldGoal)
        return;
    if (!s.playFacts.carrier)
        s.playFacts.carrier = kickerOf(s);
    if (!s.playFacts.holder && s.playFacts.carrier)
        s.playFacts.holder = holderOf(s);
}

// A ball on the ground of an onside kick is one, until somebody has won it.
void settleLoose(State& s) {
    if (s.phase != Phase::Loose || s.playFacts.kind != PlayKind::Onside ||
        s.playFacts.possessionChanged || s.loose.onside)
        return;
    s.loose.onside = true;
    s.loose.last = s.offense;
}

// What the receivers, or whoever won the ball, may choose.
void settleFieldChoice(State& s) {
    if (s.phase != Phase::FieldChoice || s.fieldChoice != FieldChoiceKind::None)
        return;
    const Figure* man = s.carrier ? findFigure(s, *s.carrier) : nullptr;
    if (man != nullptr)
        s.fieldChoice = frontU(s, *man) > Distance{} && s.playFacts.kind == PlayKind::Onside
                            ? FieldChoiceKind::OnsideWon
                            : FieldChoiceKind::WonInEndZone;
    else if (s.ball && s.playFacts.kind == PlayKind::Punt)
        s.fieldChoice = uOf(s, other(s.offense), s.ball->x) > Distance{}
                            ? FieldChoiceKind::PuntInField
                            : FieldChoiceKind::PuntInEndZone;
    else if (s.ball)
        s.fieldChoice = FieldChoiceKind::KickInEndZone;
}

}  // namespace

State normalized(State s, bool measureContacts) {
    std::ranges::sort(s.figures, {}, &Figure::id);
    if (measureContacts)
        s.touching = measuredTouching(s);
    std::ranges::sort(s.touching);
    std::ranges::sort(s.playFacts.eligible);
    const bool live = s.phase == Phase::Live || s.phase == Phase::Stop || s.phase == Phase::Shot;
    if (live && s.playFacts.kind == PlayKind::None)
        s.playFacts.kind = PlayKind::Run;
    if (live)
        s.playFacts.snapped = true;
    if (live && s.playFacts.kind == PlayKind::Pass && s.playFacts.eligible.empty()) {
        for (const Figure& figure : s.figures) {
            if (figure.id.side() == s.offense &&
                within(s.rules->numbers.offenseEligible, numberOf(s, figure.id)))
                s.playFacts.eligible.push_back(figure.id);
        }
    }
    const Figure* man = s.carrier ? findFigure(s, *s.carrier) : nullptr;
    if (man != nullptr && man->id.side() != s.offense)
        s.playFacts.possessionChanged = true;
    if (man != nullptr && s.carry == Carry{}) {
        const FieldPoint at = frontOf(s, *man);
        s.carry.best = uOf(s, man->id.side(), at.x);
        s.carry.bestAt = at;
        s.carry.rise = s.carry.best;
    }
    settleShot(s);
    settleKickers(s);
    settleLoose(s);
    settleFieldChoice(s);
    return s;
}

}  // namespace thrum::solitaire
