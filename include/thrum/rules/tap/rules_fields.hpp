#pragma once

#include <thrum/rules/tap/rules_data.hpp>

/// The keys of rules/tap.json, printed spelling, in printed order. Clause: TAP-GN-5, chapter 38.
namespace thrum::tap {

template <SameAs<RulesData::ModeDefault> S, class F>
void eachField(S& s, F&& f) {
    f("default", s.mode);
}
template <SameAs<RulesData::Field> S, class F>
void eachField(S& s, F&& f) {
    f("lengthYards", s.lengthYards);
    f("endZoneYards", s.endZoneYards);
    f("widthYards", s.widthYards);
    f("hashHalfWidthYards", s.hashHalfWidthYards);
    f("mmPerYard", s.mmPerYard);
}
template <SameAs<RulesData::Geometry> S, class F>
void eachField(S& s, F&& f) {
    f("contactEpsMm", s.contactEpsMm);
    f("contactEndMm", s.contactEndMm);
    f("maxStepMs", s.maxStepMs);
    f("orderEpsMm", s.orderEpsMm);
    f("placementTolYards", s.placementTolYards);
    f("equalTolMm", s.equalTolMm);
    f("equalTolDegrees", s.equalTolDegrees);
}
template <SameAs<RulesData::Ball> S, class F>
void eachField(S& s, F&& f) {
    f("radiusMm", s.radiusMm);
    f("tieGapMm", s.tieGapMm);
}
template <SameAs<RulesData::SpotRules> S, class F>
void eachField(S& s, F&& f) {
    f("quantumYards", s.quantumYards);
}
template <SameAs<RulesData::Random> S, class F>
void eachField(S& s, F&& f) {
    f("dice", s.dice);
    f("sides", s.sides);
    f("source", s.source);
}
template <SameAs<RulesData::Figure> S, class F>
void eachField(S& s, F&& f) {
    f("maxWeightGrams", s.maxWeightGrams);
    f("customMaxHeightMm", s.customMaxHeightMm);
    f("customMaxLengthMm", s.customMaxLengthMm);
    f("customMaxWidthMm", s.customMaxWidthMm);
    f("allowedModifications", s.allowedModifications);
    f("defaultHelmetOffsetMm", s.defaultHelmetOffsetMm);
}
template <SameAs<RulesData::Squad> S, class F>
void eachField(S& s, F&& f) {
    f("minDark", s.minDark);
    f("minWhite", s.minWhite);
}
template <SameAs<RulesData::Base> S, class F>
void eachField(S& s, F&& f) {
    f("referenceLengthMm", s.referenceLengthMm);
    f("referenceWidthMm", s.referenceWidthMm);
    f("allowedModifications", s.allowedModifications);
    f("stationaryAllowedFor", s.stationaryAllowedFor);
}
template <SameAs<RulesData::Numbers> S, class F>
void eachField(S& s, F&& f) {
    f("lineman", s.lineman);
    f("centreExtra", s.centerExtra);
    f("skill", s.skill);
}
template <SameAs<RulesData::Game> S, class F>
void eachField(S& s, F&& f) {
    f("method", s.method);
    f("halves", s.halves);
    f("halfMinutes", s.halfMinutes);
    f("playsPerHalf", s.playsPerHalf);
    f("betweenPlayClocksInPlaysMethod", s.betweenPlayClocksInPlaysMethod);
    f("halftimeSeconds", s.halftimeSeconds);
    f("tieGoesToOvertime", s.tieGoesToOvertime);
}
template <SameAs<RulesData::Kickoff> S, class F>
void eachField(S& s, F&& f) {
    f("kickingLineYard", s.kickingLineYard);
    f("receivingLineYard", s.receivingLineYard);
    f("lineDepthYards", s.lineDepthYards);
    f("runSeconds", s.runSeconds);
    f("earlyTouchbackYard", s.earlyTouchbackYard);
    f("touchbackYard", s.touchbackYard);
    f("returnYard", s.returnYard);
}
template <SameAs<RulesData::Onside> S, class F>
void eachField(S& s, F&& f) {
    f("fromYard", s.fromYard);
    f("successMinimum", s.successMinimum);
    f("laneDivisions", s.laneDivisions);
    f("laneWidthFractions", s.laneWidthFractions);
    f("pivotsEach", s.pivotsEach);
    f("lineupMinSeconds", s.lineupMinSeconds);
    f("maxRunSeconds", s.maxRunSeconds);
}
template <SameAs<RulesData::SafetyKick> S, class F>
void eachField(S& s, F&& f) {
    f("kickingLineYard", s.kickingLineYard);
    f("receivingLineYard", s.receivingLineYard);
    f("returnYard", s.returnYard);
}
template <SameAs<RulesData::Lineup> S, class F>
void eachField(S& s, F&& f) {
    f("minOnLine", s.minOnLine);
    f("onLineDepthYards", s.onLineDepthYards);
    f("minInteriorLinemen", s.minInteriorLinemen);
    f("lineGapYards", s.lineGapYards);
    f("wideOffLineMinYards", s.wideOffLineMinYards);
    f("wideOffLineMaxYards", s.wideOffLineMaxYards);
    f("backfieldMaxDepthYards", s.backfieldMaxDepthYards);
    f("qbMaxBehindCentreYards", s.qbMaxBehindCenterYards);
    f("separationBaseLengths", s.separationBaseLengths);
    f("maxPlayers", s.maxPlayers);
    f("neutralZoneYards", s.neutralZoneYards);
    f("stackedLinebackers", s.stackedLinebackers);
    f("noseTackleMaxDepthYards", s.noseTackleMaxDepthYards);
    f("autoCorrectStepYards", s.autoCorrectStepYards);
}
template <SameAs<RulesData::Presnap> S, class F>
void eachField(S& s, F&& f) {
    f("maxMotions", s.maxMotions);
    f("maxPivots", s.maxPivots);
}
template <SameAs<RulesData::Stoppages> S, class F>
void eachField(S& s, F&& f) {
    f("max", s.max);
}
template <SameAs<RulesData::Play> S, class F>
void eachField(S& s, F&& f) {
    f("stallSeconds", s.stallSeconds);
    f("stallYards", s.stallYards);
    f("maxBoardOnSeconds", s.maxBoardOnSeconds);
}
template <SameAs<RulesData::Pivot> S, class F>
void eachField(S& s, F&& f) {
    f("maxCentreShiftMm", s.maxCenterShiftMm);
    f("defenceExtra", s.defenseExtra);
    f("minDegrees", s.minDegrees);
    f("towardBallMaxDegrees", s.towardBallMaxDegrees);
}
template <SameAs<RulesData::Qb> S, class F>
void eachField(S& s, F&& f) {
    f("baseSwitchCountsAsPivots", s.baseSwitchCountsAsPivots);
}
template <SameAs<RulesData::Pitch> S, class F>
void eachField(S& s, F&& f) {
    f("receiverPositions", s.receiverPositions);
    f("maxBaseLengths", s.maxBaseLengths);
    f("maxPerStoppage", s.maxPerStoppage);
}
template <SameAs<RulesData::Pass> S, class F>
void eachField(S& s, F&& f) {
    f("maxPerPlay", s.maxPerPlay);
    f("shortBelowMm", s.shortBelowMm);
    f("longAboveMm", s.longAboveMm);
    f("shortStickMm", s.shortStickMm);
    f("mediumStickMm", s.mediumStickMm);
    f("longStickMm", s.longStickMm);
    f("lockReceiverToStick", s.lockReceiverToStick);
    f("missedBaseLengths", s.missedBaseLengths);
    f("maxRunSeconds", s.maxRunSeconds);
}
template <SameAs<RulesData::Tackle> S, class F>
void eachField(S& s, F&& f) {
    f("fallWindowMs", s.fallWindowMs);
}
template <SameAs<RulesData::Progress> S, class F>
void eachField(S& s, F&& f) {
    f("windowMs", s.windowMs);
    f("pushYards", s.pushYards);
}
template <SameAs<RulesData::Punt> S, class F>
void eachField(S& s, F&& f) {
    f("maxDepthYards", s.maxDepthYards);
    f("minGunners", s.minGunners);
    f("maxGunners", s.maxGunners);
    f("laneMarginBaseWidths", s.laneMarginBaseWidths);
    f("yardsPastGunner", s.yardsPastGunner);
    f("touchbackYard", s.touchbackYard);
    f("fairCatch", s.fairCatch);
}
template <SameAs<RulesData::FieldGoal> S, class F>
void eachField(S& s, F&& f) {
    f("maxYards", s.maxYards);
    f("table", s.table);
    f("missedMinYard", s.missedMinYard);
}
template <SameAs<RulesData::ExtraPoint> S, class F>
void eachField(S& s, F&& f) {
    f("missOn", s.missOn);
}
template <SameAs<RulesData::TwoPoint> S, class F>
void eachField(S& s, F&& f) {
    f("yardLine", s.yardLine);
    f("defensiveReturnPoints", s.defensiveReturnPoints);
}
template <SameAs<RulesData::Score> S, class F>
void eachField(S& s, F&& f) {
    f("touchdown", s.touchdown);
    f("fieldGoal", s.fieldGoal);
    f("extraPoint", s.extraPoint);
    f("twoPoint", s.twoPoint);
    f("safety", s.safety);
}
template <SameAs<RulesData::Downs> S, class F>
void eachField(S& s, F&& f) {
    f("perSeries", s.perSeries);
    f("yardsToGain", s.yardsToGain);
}
template <SameAs<RulesData::Turnover> S, class F>
void eachField(S& s, F&& f) {
    f("touchbackYard", s.touchbackYard);
}
template <SameAs<RulesData::Penalty> S, class F>
void eachField(S& s, F&& f) {
    f("tooManyMenYards", s.tooManyMenYards);
    f("delayYards", s.delayYards);
    f("opiYards", s.opiYards);
    f("dpiEndZoneYard", s.dpiEndZoneYard);
    f("gunnerYards", s.gunnerYards);
}
template <SameAs<RulesData::Overtime> S, class F>
void eachField(S& s, F&& f) {
    f("yardLine", s.yardLine);
}
template <SameAs<RulesData::Timers> S, class F>
void eachField(S& s, F&& f) {
    f("changeOfPossessionSeconds", s.changeOfPossessionSeconds);
    f("afterScoreSeconds", s.afterScoreSeconds);
    f("tryDecisionSeconds", s.tryDecisionSeconds);
    f("kickDeclareSeconds", s.kickDeclareSeconds);
    f("offenceLineupSeconds", s.offenseLineupSeconds);
    f("defenceAfterSetSeconds", s.defenseAfterSetSeconds);
    f("presnapOffenceSeconds", s.presnapOffenseSeconds);
    f("presnapDefenceSeconds", s.presnapDefenseSeconds);
    f("announceSeconds", s.announceSeconds);
    f("switchOnSeconds", s.switchOnSeconds);
    f("stoppageOffenceSeconds", s.stoppageOffenseSeconds);
    f("stoppageDefenceSeconds", s.stoppageDefenseSeconds);
    f("passSeconds", s.passSeconds);
    f("passDefenceSeconds", s.passDefenseSeconds);
    f("afterTouchPossessionSeconds", s.afterTouchPossessionSeconds);
    f("afterTouchOtherSeconds", s.afterTouchOtherSeconds);
    f("fumbleRecoverSeconds", s.fumbleRecoverSeconds);
    f("fumbleOtherSeconds", s.fumbleOtherSeconds);
    f("restartSeconds", s.restartSeconds);
    f("returnDecisionSeconds", s.returnDecisionSeconds);
    f("returnReceivingPivotSeconds", s.returnReceivingPivotSeconds);
    f("returnKickingPivotSeconds", s.returnKickingPivotSeconds);
    f("onsidePivotSeconds", s.onsidePivotSeconds);
    f("puntReturnPivotSeconds", s.puntReturnPivotSeconds);
    f("puntCoverPivotSeconds", s.puntCoverPivotSeconds);
    f("penaltyCallSeconds", s.penaltyCallSeconds);
    f("penaltyDecisionSeconds", s.penaltyDecisionSeconds);
    f("tossChoiceSeconds", s.tossChoiceSeconds);
    f("rollSeconds", s.rollSeconds);
    f("coinSeconds", s.coinSeconds);
    f("receivingAfterSetSeconds", s.receivingAfterSetSeconds);
}
template <SameAs<RulesData::ModeRules> S, class F>
void eachField(S& s, F&& f) {
    f("clocks", s.clocks);
    f("baseTuning", s.baseTuning);
    f("pause", s.pause);
    f("tooManyMen", s.tooManyMen);
    f("delayOfGame", s.delayOfGame);
    f("passInterference", s.passInterference);
    f("defencePreplaceSeconds", s.defensePreplaceSeconds);
    f("kickPreplaceShare", s.kickPreplaceShare);
    f("autoStopOnMiss", s.autoStopOnMiss);
    f("handoverSeconds", s.handoverSeconds);
    f("hints", s.hints);
    f("undo", s.undo);
    f("preGameCheck", s.preGameCheck);
    f("playCountClocks", s.playCountClocks);
}
template <SameAs<RulesData::Modes> S, class F>
void eachField(S& s, F&& f) {
    f("solitaire", s.solitaire);
    f("hotseat", s.hotseat);
    f("tournament", s.tournament);
}
template <SameAs<RulesData> S, class F>
void eachField(S& s, F&& f) {
    f("schema", s.schema);
    f("ruleset", s.ruleset);
    f("revision", s.revision);
    f("edition", s.edition);
    f("mode", s.mode);
    f("field", s.field);
    f("geometry", s.geometry);
    f("ball", s.ball);
    f("spot", s.spot);
    f("random", s.random);
    f("figure", s.figure);
    f("squad", s.squad);
    f("base", s.base);
    f("numbers", s.numbers);
    f("game", s.game);
    f("kickoff", s.kickoff);
    f("onside", s.onside);
    f("safetyKick", s.safetyKick);
    f("lineup", s.lineup);
    f("presnap", s.presnap);
    f("stoppages", s.stoppages);
    f("play", s.play);
    f("pivot", s.pivot);
    f("qb", s.qb);
    f("pitch", s.pitch);
    f("pass", s.pass);
    f("tackle", s.tackle);
    f("progress", s.progress);
    f("punt", s.punt);
    f("fieldGoal", s.fieldGoal);
    f("extraPoint", s.extraPoint);
    f("twoPoint", s.twoPoint);
    f("score", s.score);
    f("downs", s.downs);
    f("turnover", s.turnover);
    f("penalty", s.penalty);
    f("overtime", s.overtime);
    f("timers", s.timers);
    f("modes", s.modes);
}

}  // namespace thrum::tap
