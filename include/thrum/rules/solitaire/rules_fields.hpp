#pragma once

#include <thrum/rules/fields.hpp>
#include <thrum/rules/solitaire/rules_data.hpp>

// What the rules file writes and reads, in the order of the printed file.
namespace thrum::solitaire {

template <SameAs<ShotData> S, class F>
void eachField(S& s, F&& f) {
    f("rangeMaxYd", s.rangeMaxYd);
    f("heightYd", s.heightYd);
    f("loft", s.loft);
    f("sectorDeg", s.sectorDeg);
    f("sdAzDeg", s.sdAzDeg);
    f("sdRange", s.sdRange);
    f("sdLoftDeg", s.sdLoftDeg);
    f("relAzDeg", s.relAzDeg);
    f("relLoss", s.relLoss);
    if (s.rollFraction > 0.0)  // printed for the pitch alone
        f("rollFraction", s.rollFraction);
}
template <SameAs<SkillLevel> S, class F>
void eachField(S& s, F&& f) {
    f("aimSdDeg", s.aimSdDeg);
    f("powerSd", s.powerSd);
    f("releaseSd", s.releaseSd);
}
template <SameAs<RulesData::Board> S, class F>
void eachField(S& s, F&& f) {
    f("tickS", s.tickS);
}
template <SameAs<RulesData::Field> S, class F>
void eachField(S& s, F&& f) {
    f("halfWidthYd", s.halfWidthYd);
    f("hashOffsetYd", s.hashOffsetYd);
}
template <SameAs<RulesData::Posts> S, class F>
void eachField(S& s, F&& f) {
    f("uYd", s.uYd);
    f("halfWidthYd", s.halfWidthYd);
    f("crossbarYd", s.crossbarYd);
}
template <SameAs<RulesData::Base> S, class F>
void eachField(S& s, F&& f) {
    f("lengthYd", s.lengthYd);
    f("widthYd", s.widthYd);
    f("heightYd", s.heightYd);
    f("frontFraction", s.frontFraction);
}
template <SameAs<RulesData::FigureSize> S, class F>
void eachField(S& s, F&& f) {
    f("radiusYd", s.radiusYd);
    f("heightYd", s.heightYd);
}
template <SameAs<RulesData::Ball> S, class F>
void eachField(S& s, F&& f) {
    f("radiusYd", s.radiusYd);
}
template <SameAs<RulesData::Contact> S, class F>
void eachField(S& s, F&& f) {
    f("epsYd", s.epsYd);
}
template <SameAs<RulesData::SpotRules> S, class F>
void eachField(S& s, F&& f) {
    f("quantumYd", s.quantumYd);
}
template <SameAs<RulesData::Roster> S, class F>
void eachField(S& s, F&& f) {
    f("min", s.min);
}
template <SameAs<RulesData::Tackle> S, class F>
void eachField(S& s, F&& f) {
    f("fallenOpponentCounts", s.fallenOpponentCounts);
}
template <SameAs<RulesData::Engaged> S, class F>
void eachField(S& s, F&& f) {
    f("countsTeammates", s.countsTeammates);
}
template <SameAs<RulesData::Progress> S, class F>
void eachField(S& s, F&& f) {
    f("reverseYd", s.reverseYd);
    f("stallS", s.stallS);
    f("stallGainYd", s.stallGainYd);
    f("runMaxS", s.runMaxS);
}
template <SameAs<RulesData::Possession> S, class F>
void eachField(S& s, F&& f) {
    f("holdS", s.holdS);
    f("breakS", s.breakS);
}
template <SameAs<RulesData::Stops> S, class F>
void eachField(S& s, F&& f) {
    f("maxPerPlay", s.maxPerPlay);
}
template <SameAs<RulesData::Score> S, class F>
void eachField(S& s, F&& f) {
    f("touchdown", s.touchdown);
    f("fieldGoal", s.fieldGoal);
    f("safety", s.safety);
    f("tryKick", s.tryKick);
    f("tryPlay", s.tryPlay);
}
template <SameAs<RulesData::TryRules> S, class F>
void eachField(S& s, F&& f) {
    f("kickLineYd", s.kickLineYd);
    f("playLineYd", s.playLineYd);
}
template <SameAs<RulesData::Toss> S, class F>
void eachField(S& s, F&& f) {
    f("mode", s.mode);
}
template <SameAs<RulesData::Sides> S, class F>
void eachField(S& s, F&& f) {
    f("switch", s.change);
}
template <SameAs<RulesData::Match> S, class F>
void eachField(S& s, F&& f) {
    f("kind", s.kind);
}
template <SameAs<RulesData::Count> S, class F>
void eachField(S& s, F&& f) {
    f("scrimmage", s.scrimmage);
    f("punt", s.punt);
    f("fieldGoal", s.fieldGoal);
    f("kickoff", s.kickoff);
    f("onside", s.onside);
    f("safetyKick", s.safetyKick);
    f("try", s.tries);
    f("repeated", s.repeated);
}
template <SameAs<RulesData::Timing> S, class F>
void eachField(S& s, F&& f) {
    f("playsPerQuarter", s.playsPerQuarter);
    f("playsMin", s.playsMin);
    f("playsMax", s.playsMax);
    f("quarters", s.quarters);
    f("count", s.count);
}
template <SameAs<RulesData::Timeouts> S, class F>
void eachField(S& s, F&& f) {
    f("perHalf", s.perHalf);
    f("playsAdded", s.playsAdded);
    f("otFirst", s.otFirst);
    f("otHalf", s.otHalf);
}
template <SameAs<RulesData::Overtime> S, class F>
void eachField(S& s, F&& f) {
    f("enabled", s.enabled);
}
template <SameAs<RulesData::Downs> S, class F>
void eachField(S& s, F&& f) {
    f("count", s.count);
    f("toGainYd", s.toGainYd);
}
template <SameAs<RulesData::Kickoff> S, class F>
void eachField(S& s, F&& f) {
    f("mode", s.mode);
    f("lineYd", s.lineYd);
    f("lineTolYd", s.lineTolYd);
    f("receiveOffsetYd", s.receiveOffsetYd);
}
template <SameAs<RulesData::Onside> S, class F>
void eachField(S& s, F&& f) {
    f("ballOffsetYd", s.ballOffsetYd);
}
template <SameAs<RulesData::SafetyKick> S, class F>
void eachField(S& s, F&& f) {
    f("lineYd", s.lineYd);
    f("returnerYd", s.returnerYd);
}
template <SameAs<RulesData::FormationRules> S, class F>
void eachField(S& s, F&& f) {
    f("lineDepthYd", s.lineDepthYd);
    f("minLine", s.minLine);
    f("maxBack", s.maxBack);
    f("interior", s.interior);
    f("centreTolYd", s.centreTolYd);
}
template <SameAs<RulesData::Advice> S, class F>
void eachField(S& s, F&& f) {
    f("QB", s.qb);
    f("P", s.p);
    f("K", s.k);
    f("RB", s.rb);
    f("DB", s.db);
    f("WR", s.wr);
    f("TE", s.te);
    f("H", s.h);
    f("DL", s.dl);
    f("LB", s.lb);
}
template <SameAs<RulesData::Numbers> S, class F>
void eachField(S& s, F&& f) {
    f("offenseEligible", s.offenseEligible);
    f("interior", s.interior);
    f("centre", s.centre);
    f("guardTackle", s.guardTackle);
    f("defense", s.defense);
    f("advice", s.advice);
}
template <SameAs<RulesData::Fumble> S, class F>
void eachField(S& s, F&& f) {
    f("shakeRatePerS", s.shakeRatePerS);
    f("scatterYd", s.scatterYd);
    f("attempts", s.attempts);
    f("attemptS", s.attemptS);
}
template <SameAs<RulesData::Punt> S, class F>
void eachField(S& s, F&& f) {
    f("depthMinYd", s.depthMinYd);
    f("depthMaxYd", s.depthMaxYd);
    f("depthDefaultYd", s.depthDefaultYd);
    f("rushS", s.rushS);
    f("simpleYd", s.simpleYd);
    f("simpleMinLineYd", s.simpleMinLineYd);
}
template <SameAs<RulesData::FieldGoal> S, class F>
void eachField(S& s, F&& f) {
    f("maxLineYd", s.maxLineYd);
    f("depthYd", s.depthYd);
    f("rushS", s.rushS);
    f("surgeBackYd", s.surgeBackYd);
    f("touchMemoryS", s.touchMemoryS);
    f("simple", s.simple);
}
template <SameAs<RulesData::Penalty> S, class F>
void eachField(S& s, F&& f) {
    f("yards", s.yards);
}
template <SameAs<RulesData::Ttqb> S, class F>
void eachField(S& s, F&& f) {
    f("noise", s.noise);
    f("powerMin", s.powerMin);
    f("throw", s.throwing);
    f("pitch", s.pitch);
    f("kickoff", s.kickoff);
    f("punt", s.punt);
    f("fieldGoal", s.fieldGoal);
}
template <SameAs<RulesData::Ui> S, class F>
void eachField(S& s, F&& f) {
    f("powerPeriodS", s.powerPeriodS);
    f("releasePeriodS", s.releasePeriodS);
    f("releaseTimeoutS", s.releaseTimeoutS);
    f("loftStepDeg", s.loftStepDeg);
    f("assist", s.assist);
    f("preview", s.preview);
}
template <SameAs<RulesData::Levels> S, class F>
void eachField(S& s, F&& f) {
    f("rookie", s.rookie);
    f("regular", s.regular);
    f("star", s.star);
}
template <SameAs<RulesData::Coach> S, class F>
void eachField(S& s, F&& f) {
    f("levels", s.levels);
    f("targetHeightYd", s.targetHeightYd);
    f("lofts", s.lofts);
    f("throwValue", s.throwValue);
    f("pressureGapYd", s.pressureGapYd);
    f("pressureValue", s.pressureValue);
    f("thinkS", s.thinkS);
}
template <SameAs<RulesData> S, class F>
void eachField(S& s, F&& f) {
    f("board", s.board);
    f("field", s.field);
    f("posts", s.posts);
    f("base", s.base);
    f("figure", s.figure);
    f("ball", s.ball);
    f("contact", s.contact);
    f("spot", s.spot);
    f("roster", s.roster);
    f("tackle", s.tackle);
    f("engaged", s.engaged);
    f("progress", s.progress);
    f("possession", s.possession);
    f("stops", s.stops);
    f("score", s.score);
    f("try", s.tryRules);
    f("touchbackYd", s.touchbackYd);
    f("toss", s.toss);
    f("sides", s.sides);
    f("match", s.match);
    f("timing", s.timing);
    f("timeouts", s.timeouts);
    f("overtime", s.overtime);
    f("downs", s.downs);
    f("kickoff", s.kickoff);
    f("onside", s.onside);
    f("safetykick", s.safetykick);
    f("formation", s.formation);
    f("numbers", s.numbers);
    f("fumble", s.fumble);
    f("punt", s.punt);
    f("fieldGoal", s.fieldGoal);
    f("penalty", s.penalty);
    f("ttqb", s.ttqb);
    f("ui", s.ui);
    f("coach", s.coach);
}

}  // namespace thrum::solitaire
