#pragma once

#include <thrum/rules/fields.hpp>
#include <thrum/rules/scrimmage/rules_data.hpp>

/// The members of the rules file under their printed keys, in its order.
namespace thrum::scrimmage {

template <SameAs<FieldRules> S, class F>
void eachField(S& s, F&& f) {
    f("columns", s.columns);
    f("rows", s.rows);
    f("squareYd", s.squareYd);
    f("endZoneColumns", s.endZoneColumns);
}
template <SameAs<WindowRules> S, class F>
void eachField(S& s, F&& f) {
    f("columns", s.columns);
    f("behindLineColumns", s.behindLineColumns);
    f("followBall", s.followBall);
}
template <SameAs<ZoneRules> S, class F>
void eachField(S& s, F&& f) {
    f("columns", s.columns);
    f("rows", s.rows);
    f("count", s.count);
}
template <SameAs<MenRules> S, class F>
void eachField(S& s, F&& f) {
    f("powerBase", s.powerBase);
    f("offense", s.offense);
    f("defense", s.defense);
    f("noBackward", s.noBackward);
    f("eligibleReceivers", s.eligibleReceivers);
}
template <SameAs<DefaultLineUps> S, class F>
void eachField(S& s, F&& f) {
    f("offense", s.offense);
    f("defense", s.defense);
}
template <SameAs<LineUpRules> S, class F>
void eachField(S& s, F&& f) {
    f("qbMaxDepth", s.qbMaxDepth);
    f("carrierRowReach", s.carrierRowReach);
    f("endDownfieldDepthMin", s.endDownfieldDepthMin);
    f("endDownfieldDepthMax", s.endDownfieldDepthMax);
    f("endDownfieldLineOverYd", s.endDownfieldLineOverYd);
    f("default", s.standard);
}
template <SameAs<MoveRules> S, class F>
void eachField(S& s, F&& f) {
    f("diagonalCost", s.diagonalCost);
}
template <SameAs<TurnRules> S, class F>
void eachField(S& s, F&& f) {
    f("limitLow", s.limitLow);
    f("limitHigh", s.limitHigh);
    f("limitFloor", s.limitFloor);
    f("limitCeiling", s.limitCeiling);
}
template <SameAs<DownRules> S, class F>
void eachField(S& s, F&& f) {
    f("count", s.count);
    f("toGainYd", s.toGainYd);
    f("startOwnYd", s.startOwnYd);
}
template <SameAs<RevealRules> S, class F>
void eachField(S& s, F&& f) {
    f("kindAfterTurns", s.kindAfterTurns);
    f("carrierAfterTurns", s.carrierAfterTurns);
}
template <SameAs<ContestedWeights> S, class F>
void eachField(S& s, F&& f) {
    f("incomplete", s.incomplete);
    f("complete", s.complete);
    f("intercepted", s.intercepted);
}
template <SameAs<PassRules> S, class F>
void eachField(S& s, F&& f) {
    f("earliestTurn", s.earliestTurn);
    f("qbFixed", s.qbFixed);
    f("contestedWeights", s.contestedWeights);
}
template <SameAs<ScrambleWeights> S, class F>
void eachField(S& s, F&& f) {
    f("run", s.run);
    f("throwAny", s.throwAny);
    f("shift4", s.shift4);
    f("shift3", s.shift3);
    f("shift2", s.shift2);
}
template <SameAs<ScrambleRules> S, class F>
void eachField(S& s, F&& f) {
    f("perTurn", s.perTurn);
    f("weights", s.weights);
}
template <SameAs<TackleRules> S, class F>
void eachField(S& s, F&& f) {
    f("model", s.model);
    f("paMin", s.paMin);
    f("paMax", s.paMax);
    f("outcomes", s.outcomes);
    f("weights63", s.weights63);
    f("printed", s.printed);
}
template <SameAs<FumbleRules> S, class F>
void eachField(S& s, F&& f) {
    f("rows", s.rows);
    f("northWeight", s.northWeight);
    f("southWeight", s.southWeight);
}
template <SameAs<ReplayTimes> S, class F>
void eachField(S& s, F&& f) {
    f("slow", s.slow);
    f("moderate", s.moderate);
    f("fast", s.fast);
}
template <SameAs<ReplayRules> S, class F>
void eachField(S& s, F&& f) {
    f("msPerSquare", s.msPerSquare);
    f("speed", s.speed);
}
template <SameAs<SoundRules> S, class F>
void eachField(S& s, F&& f) {
    f("muted", s.muted);
}
template <SameAs<ArchiveRules> S, class F>
void eachField(S& s, F&& f) {
    f("nameMax", s.nameMax);
}
template <SameAs<RulesData> S, class F>
void eachField(S& s, F&& f) {
    f("schema", s.schema);
    f("revision", s.revision);
    f("field", s.field);
    f("window", s.window);
    f("zones", s.zones);
    f("men", s.men);
    f("lineup", s.lineup);
    f("move", s.move);
    f("turn", s.turn);
    f("downs", s.downs);
    f("reveal", s.reveal);
    f("pass", s.pass);
    f("scramble", s.scramble);
    f("tackle", s.tackle);
    f("fumble", s.fumble);
    f("replay", s.replay);
    f("sound", s.sound);
    f("archive", s.archive);
}

}  // namespace thrum::scrimmage
