#include "steps.hpp"

#include <thrum/core/contract.hpp>

#include <algorithm>

// Blocking, tackling, forward drives. Chapters 11 to 13.
namespace thrum::scrimmage {

// Clauses: SCR-B4 to B7.
void block(Step& step, ManId blocker, ManId opponent) {
    State& s = step.next;
    Man& standing = manIn(s, opponent);
    const int own = powerOf(s, blocker);
    const int together = standing.half.value_or(0) + own;
    const int against = powerOf(s, opponent);
    const bool second = standing.half.has_value();
    const bool success = together > against;

    Event told{.clause = second ? "SCR-B7" : (success ? "SCR-B5" : "SCR-B6"),
               .side = blocker.side(),
               .man = blocker,
               .by = opponent};
    told.kind = success ? EventKind::Blocked : EventKind::BlockFailed;
    told.at = standing.at;
    told.power = together;
    told.against = against;
    told.result = success ? (second ? "double" : "single") : (second ? "used_up" : "first_half");
    told.left = {blocker};
    if (success)
        told.left.push_back(opponent);
    step.events.push_back(std::move(told));

    manIn(s, blocker).at.reset();
    if (success) {
        standing.at.reset();
        standing.half.reset();
    } else if (second) {
        standing.half.reset();
    } else {
        standing.half = own;
    }
}

void reveal(Step& step, bool kind, bool carrier, std::string_view clause) {
    State& s = step.next;
    const bool newKind = kind && !s.shown.kind;
    // who throws a pass is known with the pass
    const bool whoToo = carrier || (s.call.kind == PlayKind::Pass && (kind || s.shown.kind));
    const bool newCarrier = whoToo && !s.shown.carrier;
    if (!newKind && !newCarrier)
        return;
    s.shown.kind = s.shown.kind || kind;
    s.shown.carrier = s.shown.carrier || whoToo;
    Event told{.kind = EventKind::Revealed, .clause = std::string{clause}, .side = s.offense};
    told.play = s.call.kind;
    if (newCarrier)
        told.man = s.carrier;
    step.events.push_back(std::move(told));
}

void tryTackle(Step& step, const Contact& contact) {
    State& s = step.next;
    reveal(step, true, true, "SCR-Q6");
    const int advantage =
        advantageOf(*s.rules, powerOf(s, contact.tackler), powerOf(s, contact.carrier));
    Event told{.kind = EventKind::TackleTried,
               .clause = contact.carrierMoved ? "SCR-B3" : "SCR-T2",
               .side = contact.tackler.side(),
               .man = contact.tackler,
               .by = contact.carrier};
    told.at = contact.at;
    told.advantage = advantage;
    step.events.push_back(std::move(told));
    s.contact = contact;
    s.chance = ChanceKind::Tackle;
}

namespace {

void miss(Step& step, const Contact& contact, Event told) {
    State& s = step.next;
    told.kind = EventKind::TackleMissed;
    told.clause = "SCR-T8";
    told.left = {contact.tackler};
    step.events.push_back(std::move(told));
    manIn(s, contact.tackler).at.reset();
    s.contact.reset();
    if (contact.carrierMoved) {
        manIn(s, contact.carrier).at = contact.onto;
        if (inAttackedEndZone(s, contact.carrier.side(), contact.onto)) {
            touchdown(step, contact.carrier.side(), "SCR-FD5");
            return;
        }
    }
    settleTurn(step);
}

void down(Step& step, const Contact& contact, Event told) {
    State& s = step.next;
    const Side side = contact.carrier.side();
    const int drive = driveOf(*told.outcome);
    Square last = contact.at;
    last.column =
        std::clamp(last.column + drive * directionOf(s, side), 0, s.rules->field.columns - 1);
    told.kind = EventKind::Tackled;
    told.clause = "SCR-FD1";
    told.finalAt = last;
    told.left = {contact.tackler, contact.carrier};
    step.events.push_back(std::move(told));
    manIn(s, contact.tackler).at.reset();
    manIn(s, contact.carrier).at.reset();
    s.contact.reset();
    if (inAttackedEndZone(s, side, last))
        touchdown(step, side, "SCR-FD4");
    else if (inDefendedEndZone(s, side, last))
        safety(step, other(side), "SCR-W3");
    else
        spotBall(step, side, last.column, PlayEnd::Tackle);
}

}  // namespace

// Clauses: SCR-T5 to T8.
void onTackleDrawn(Step& step, int draw) {
    State& s = step.next;
    THRUM_ASSERT(s.contact.has_value());
    const Contact contact = *s.contact;
    const int advantage =
        advantageOf(*s.rules, powerOf(s, contact.tackler), powerOf(s, contact.carrier));
    const TackleOutcome outcome = tackleOutcome(*s.rules, advantage, draw);
    Event told{.side = contact.tackler.side(), .man = contact.tackler, .by = contact.carrier};
    told.at = contact.at;
    told.advantage = advantage;
    told.draw = draw;
    told.outcome = outcome;
    if (outcome == TackleOutcome::Miss) {
        miss(step, contact, std::move(told));
    } else if (outcome == TackleOutcome::Fumble) {
        told.kind = EventKind::Fumbled;
        told.clause = "SCR-T7";
        told.left = {contact.tackler, contact.carrier};
        step.events.push_back(std::move(told));
        manIn(s, contact.tackler).at.reset();
        manIn(s, contact.carrier).at.reset();
        s.carrier.reset();
        s.fumbledBy = contact.carrier.side();
        s.chance = ChanceKind::Fumble;
    } else {
        down(step, contact, std::move(told));
    }
}

}  // namespace thrum::scrimmage
