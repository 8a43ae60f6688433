#pragma once

#include <thrum/rules/tap/state.hpp>

/// The members of a state in declared order, under their names in files (D47, D72).
namespace thrum::tap {

template <SameAs<BaseShape> S, class F>
void eachField(S& s, F&& f) {
    f("outline", s.outline);
    f("stationary", s.stationary);
}
template <SameAs<Equipment> S, class F>
void eachField(S& s, F&& f) {
    f("weight_grams", s.weightGrams);
    f("custom", s.custom);
    f("height_mm", s.heightMm);
    f("length_mm", s.lengthMm);
    f("width_mm", s.widthMm);
    f("passing_figure", s.passingFigure);
    f("figure_modifications", s.figureModifications);
    f("base_modifications", s.baseModifications);
    f("base_mass_produced", s.baseMassProduced);
    f("putty_outside_or_down", s.puttyOutsideOrDown);
    f("sticky_outside", s.stickyOutside);
}
template <SameAs<Player> S, class F>
void eachField(S& s, F&& f) {
    f("id", s.id);
    f("number", s.number);
    f("position", s.position);
    f("unit", s.unit);
    f("bases", s.bases);
    f("base_count", s.baseCount);
    f("helmet_offset_mm", s.helmetOffsetMm);
    f("lying_height_mm", s.lyingHeightMm);
    f("equipment", s.equipment);
}
template <SameAs<Team> S, class F>
void eachField(S& s, F&& f) {
    f("name", s.name);
    f("players", s.players);
}
template <SameAs<Clock> S, class F>
void eachField(S& s, F&& f) {
    f("name", s.name);
    f("ms_left", s.msLeft);
    f("running", s.running);
    f("policy", s.policy);
    f("marked", s.marked);
    f("side", s.side);
}
template <SameAs<Board> S, class F>
void eachField(S& s, F&& f) {
    f("id", s.id);
    f("mm_per_yard", s.mmPerYard);
    f("ticks_per_second", s.ticksPerSecond);
}
template <SameAs<Figure> S, class F>
void eachField(S& s, F&& f) {
    f("id", s.id);
    f("pose", s.pose);
    f("base_slot", s.baseSlot);
    f("status", s.status);
    f("fall_direction_deg", s.fallDirection);
}
template <SameAs<Situation> S, class F>
void eachField(S& s, F&& f) {
    f("score", s.score);
    f("half", s.half);
    f("play", s.play);
    f("offense", s.offense);
    f("down", s.down);
    f("line_of_scrimmage", s.lineOfScrimmage);
    f("line_to_gain", s.lineToGain);
}
template <SameAs<Lane> S, class F>
void eachField(S& s, F&& f) {
    f("gunner", s.gunner);
    f("low_mm", s.lowMm);
    f("high_mm", s.highMm);
}
template <SameAs<Turned> S, class F>
void eachField(S& s, F&& f) {
    f("figure", s.figure);
    f("heading_before_deg", s.headingBefore);
    f("slot_before", s.slotBefore);
}
template <SameAs<PassFacts> S, class F>
void eachField(S& s, F&& f) {
    f("declared", s.declared);
    f("tried_this_stop", s.triedThisStop);
    f("released", s.released);
    f("released_in_play", s.releasedInPlay);
    f("receiver", s.receiver);
    f("receiver_before_deg", s.receiverBefore);
    f("stick", s.stick);
    f("stick_heading_deg", s.stickHeading);
}
template <SameAs<Flag> S, class F>
void eachField(S& s, F&& f) {
    f("kind", s.kind);
    f("clause", s.clause);
    f("offender", s.offender);
    f("figures", s.figures);
    f("spot", s.spot);
    f("tick", s.tick);
}
template <SameAs<PlayFacts> S, class F>
void eachField(S& s, F&& f) {
    f("kind", s.kind);
    f("snapped", s.snapped);
    f("counted", s.counted);
    f("fake_declared", s.fakeDeclared);
    f("possession_changed", s.possessionChanged);
    f("line_reached", s.lineReached);
    f("direct_snap", s.directSnap);
    f("pitched", s.pitched);
    f("pitches_this_stop", s.pitchesThisStop);
    f("board_ticks", s.boardTicks);
    f("returning", s.returning);
    f("snap_taker", s.snapTaker);
    f("gained_in_own_end_zone", s.gainedInOwnEndZone);
    f("quarterback_stacked", s.quarterbackStacked);
    f("defense_late", s.defenseLate);
    f("gunners", s.gunners);
    f("lanes", s.lanes);
    f("returner", s.returner);
    f("eligible_at_snap", s.eligibleAtSnap);
    f("motions", s.motions);
    f("presnap_pivots", s.presnapPivots);
    f("moved", s.moved);
    f("presnap_pivot", s.presnapPivot);
    f("turned", s.turned);
    f("offense_turns", s.offenseTurns);
    f("touchback_choice", s.touchbackChoice);
    f("pass", s.pass);
    f("onside_roll", s.onsideRoll);
    f("fumbled_by", s.fumbledBy);
    f("recoverer", s.recoverer);
    f("fumble_spot", s.fumbleSpot);
    f("punt_landing", s.puntLanding);
    f("seen", s.seen);
}
template <SameAs<DeadBall> S, class F>
void eachField(S& s, F&& f) {
    f("kind", s.kind);
    f("clause", s.clause);
    f("possession", s.possession);
    f("front", s.front);
    f("safety", s.safety);
}
template <SameAs<PlaySeen> S, class F>
void eachField(S& s, F&& f) {
    f("offense", s.offense);
    f("passed", s.passed);
    f("lost", s.lost);
    f("gain", s.gain);
}
template <SameAs<OvertimeFacts> S, class F>
void eachField(S& s, F&& f) {
    f("period", s.period);
    f("first", s.first);
    f("plays_done", s.playsDone);
    f("yards", s.yards);
}
template <SameAs<Review> S, class F>
void eachField(S& s, F&& f) {
    f("end", s.end);
    f("before", s.before);
    f("flags", s.flags);
    f("unseen", s.unseen);
    f("may_call", s.mayCall);
    f("applied", s.applied);
    f("resume", s.resume);
    f("resume_stage", s.resumeStage);
    f("resume_try", s.resumeTry);
    f("try_before", s.tryBefore);
    f("overtime_before", s.overtimeBefore);
}
template <SameAs<State> S, class F>
void eachField(S& s, F&& f) {
    f("rules", s.rules);
    f("mode", s.mode);
    f("method", s.method);
    f("board", s.board);
    f("teams", s.teams);
    f("between_play_clocks", s.betweenPlayClocks);
    f("clock_scale_percent", s.clockScalePercent);
    f("confirmed", s.confirmed);
    f("phase", s.phase);
    f("stage", s.stage);
    f("handover", s.handover);
    f("ready_to_go_on", s.readyToGoOn);
    f("paused", s.paused);
    f("game_clock_started", s.gameClockStarted);
    f("chance", s.chance);
    f("score", s.score);
    f("half", s.half);
    f("play", s.play);
    f("offense", s.offense);
    f("down", s.down);
    f("line_of_scrimmage", s.lineOfScrimmage);
    f("line_to_gain", s.lineToGain);
    f("kick_shift", s.kickShift);
    f("carrier", s.carrier);
    f("switch_holder", s.switchHolder);
    f("stops_used", s.stopsUsed);
    f("figures", s.figures);
    f("ball", s.ball);
    f("touching", s.touching);
    f("play_facts", s.playFacts);
    f("toss_call", s.tossCall);
    f("toss_winner", s.tossWinner);
    f("opening_kicker", s.openingKicker);
    f("extra_play", s.extraPlay);
    f("try_kind", s.tryKind);
    f("try_team", s.tryTeam);
    f("overtime", s.overtime);
    f("review", s.review);
    f("winner", s.winner);
    f("over", s.over);
    f("clocks", s.clocks);
    f("lately", s.lately);
}

}  // namespace thrum::tap
