#pragma once

#include <thrum/rules/fields.hpp>
#include <thrum/rules/solitaire/state.hpp>

// What digest and files walk, under the names files have. The play's members stand beside the
// game's.
namespace thrum::solitaire {

template <SameAs<Figure> S, class F>
void eachField(S& s, F&& f) {
    f("id", s.id);
    f("pose", s.pose);
    f("base_slot", s.baseSlot);
    f("status", s.status);
    f("fall_direction_deg", s.fallDirection);
    f("dial_deg", s.dialDeg);
}
template <SameAs<PendingShot> S, class F>
void eachField(S& s, F&& f) {
    f("kind", s.kind);
    f("aim_hundredths", s.aimHundredths);
    f("power_thousandths", s.powerThousandths);
    f("loft_hundredths", s.loftHundredths);
    f("release_thousandths", s.releaseThousandths);
    f("level", s.level);
    f("target", s.target);
}
template <SameAs<Carry> S, class F>
void eachField(S& s, F&& f) {
    f("best_u", s.best);
    f("best_at", s.bestAt);
    f("rise_u", s.rise);
    f("rise_tick", s.riseTick);
    f("ticks", s.ticks);
    f("run_ticks", s.runTicks);
    f("past_line", s.past);
    f("loose_tick", s.looseTick);
}
template <SameAs<LooseBall> S, class F>
void eachField(S& s, F&& f) {
    f("onside", s.onside);
    f("last_possession", s.last);
    f("attempt", s.attempt);
    f("loss_u", s.lossU);
    f("loss_at", s.lossAt);
    f("receivers_touched", s.receiversTouched);
    f("last_touch", s.lastTouch);
}
template <SameAs<OvertimeFacts> S, class F>
void eachField(S& s, F&& f) {
    f("stage", s.stage);
    f("first", s.first);
    f("possession", s.has);
}
template <SameAs<PenaltyFacts> S, class F>
void eachField(S& s, F&& f) {
    f("kind", s.kind);
    f("at", s.at);
    f("out_of_bounds", s.outOfBounds);
}
template <SameAs<PlayFacts> S, class F>
void eachField(S& s, F&& f) {
    f("play_kind", s.kind);
    f("simplified", s.simple);
    f("snapped", s.snapped);
    f("passed", s.passed);
    f("possession_changed", s.possessionChanged);
    f("stops_used", s.stopsUsed);
    f("board_ticks", s.boardTicks);
    f("center", s.centre);
    f("named_carrier", s.carrier);
    f("holder", s.holder);
    f("returner", s.returner);
    f("eligible", s.eligible);
    f("past_line", s.past);
    f("shakes", s.shakes);
}
template <SameAs<State> S, class F>
void eachField(S& s, F&& f) {
    f("teams", s.teams);
    f("rules", s.rules);
    f("board", s.board);
    f("mode", s.mode);
    f("plays_per_quarter", s.playsPerQuarter);
    f("levels", s.levels);
    f("phase", s.phase);
    f("stage", s.stage);
    f("chance", s.chance);
    f("offense", s.offense);
    f("down", s.down);
    f("line_u", s.line);
    f("line_y", s.lineY);
    f("gain_u", s.toGain);
    f("score", s.score);
    f("quarter", s.quarter);
    f("play", s.play);
    f("timeouts_called", s.timeoutsCalled);
    f("timeouts", s.timeouts);
    f("figures", s.figures);
    f("touching", s.touching);
    f("ball", s.ball);
    f("carrier", s.carrier);
    f("carry", s.carry);
    eachField(s.playFacts, f);
    f("loose", s.loose);
    f("shot", s.shot);
    f("meant", s.meant);
    f("meant_for", s.meantFor);
    f("shot_kind", s.shotKind);
    f("field_choice", s.fieldChoice);
    f("penalty", s.penalty);
    f("try", s.tryKind);
    f("next", s.next);
    f("overtime", s.overtime);
    f("first_kicker", s.firstKicker);
    f("toss_winner", s.tossCall);
    f("toss_call", s.called);
    f("winner", s.winner);
    f("over", s.over);
}

}  // namespace thrum::solitaire
