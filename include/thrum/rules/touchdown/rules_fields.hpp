#pragma once

#include <thrum/rules/fields.hpp>
#include <thrum/rules/touchdown/rules_data.hpp>

/// The keys of rules/touchdown.json, printed spelling, in printed order. Chapter 19.
namespace thrum::touchdown {

template <SameAs<DieSpec> S, class F>
void eachField(S& s, F&& f) {
    f("id", s.id);
    f("kind", s.kind);
    f("name", s.name);
    if (!s.strategy.empty())
        f("strategy", s.strategy);
    f("faces", s.faces);
}
template <SameAs<StrengthTable> S, class F>
void eachField(S& s, F&& f) {
    for (std::size_t i = 0; i < s.entries.size(); ++i)
        f(namesOf(Die{})[i + static_cast<std::size_t>(Die::RI)].name, s.entries[i]);
}
template <SameAs<CallWeights> S, class F>
void eachField(S& s, F&& f) {
    f("first", s.first);
    f("second_1_4", s.second_1_4);
    f("second_5_8", s.second_5_8);
    f("second_9", s.second_9);
    f("late_1_2", s.late_1_2);
    f("late_3_6", s.late_3_6);
    f("late_7", s.late_7);
}
template <SameAs<RulesData::Plays> S, class F>
void eachField(S& s, F&& f) {
    f("countKicksFromScrimmage", s.countKicksFromScrimmage);
}
template <SameAs<RulesData::Overtime> S, class F>
void eachField(S& s, F&& f) {
    f("mode", s.mode);
    f("plays", s.plays);
}
template <SameAs<RulesData::HomeField> S, class F>
void eachField(S& s, F&& f) {
    f("method", s.method);
}
template <SameAs<RulesData::Toss> S, class F>
void eachField(S& s, F&& f) {
    f("caller", s.caller);
}
template <SameAs<RulesData::Colors> S, class F>
void eachField(S& s, F&& f) {
    f("red", s.red);
    f("blue", s.blue);
}
template <SameAs<RulesData::Chooser> S, class F>
void eachField(S& s, F&& f) {
    f("cancelChooser", s.cancelChooser);
}
template <SameAs<RulesData::LongGain> S, class F>
void eachField(S& s, F&& f) {
    f("factor", s.factor);
    f("alone", s.alone);
    f("stack", s.stack);
}
template <SameAs<RulesData::Sack> S, class F>
void eachField(S& s, F&& f) {
    f("cancelsCompletion", s.cancelsCompletion);
    f("yardsPerBlue", s.yardsPerBlue);
}
template <SameAs<RulesData::Turnover> S, class F>
void eachField(S& s, F&& f) {
    f("yardsPerRed", s.yardsPerRed);
    f("autoTouchdownCount", s.autoTouchdownCount);
}
template <SameAs<RulesData::RunBack> S, class F>
void eachField(S& s, F&& f) {
    f("cancelChooser", s.cancelChooser);
    f("minLine", s.minLine);
}
template <SameAs<RulesData::Strength> S, class F>
void eachField(S& s, F&& f) {
    f("usesPerQuarter", s.usesPerQuarter);
    f("requiresMatchingDie", s.requiresMatchingDie);
    f("mode", s.mode);
    f("table", s.table);
}
template <SameAs<RulesData::HomeReroll> S, class F>
void eachField(S& s, F&& f) {
    f("quarters", s.quarters);
    f("perQuarter", s.perQuarter);
    f("refundStrengths", s.refundStrengths);
}
template <SameAs<RulesData::FieldGoal> S, class F>
void eachField(S& s, F&& f) {
    f("maxToGoal", s.maxToGoal);
    f("bands", s.bands);
    f("addedLength", s.addedLength);
    f("blockedYards", s.blockedYards);
}
template <SameAs<RulesData::Punt> S, class F>
void eachField(S& s, F&& f) {
    f("base", s.base);
    f("perRed", s.perRed);
    f("blockedYards", s.blockedYards);
    f("returnBase", s.returnBase);
}
template <SameAs<RulesData::Kickoff> S, class F>
void eachField(S& s, F&& f) {
    f("spot", s.spot);
    f("freeKickSpot", s.freeKickSpot);
    f("base", s.base);
    f("perRed", s.perRed);
    f("returnBase", s.returnBase);
}
template <SameAs<RulesData::KickReturn> S, class F>
void eachField(S& s, F&& f) {
    f("cleanSheetFactor", s.cleanSheetFactor);
}
template <SameAs<RulesData::Touchback> S, class F>
void eachField(S& s, F&& f) {
    f("line", s.line);
}
template <SameAs<RulesData::Onside> S, class F>
void eachField(S& s, F&& f) {
    f("redNeeded", s.redNeeded);
    f("distance", s.distance);
}
template <SameAs<RulesData::Try> S, class F>
void eachField(S& s, F&& f) {
    f("kickRed", s.kickRed);
    f("twoPointAllowed", s.twoPointAllowed);
    f("twoPointLine", s.twoPointLine);
}
template <SameAs<RulesData::Score> S, class F>
void eachField(S& s, F&& f) {
    f("td", s.td);
    f("kickTry", s.kickTry);
    f("twoPoint", s.twoPoint);
    f("fieldGoal", s.fieldGoal);
    f("safety", s.safety);
}
template <SameAs<RulesData::Ai> S, class F>
void eachField(S& s, F&& f) {
    f("offenceOrder", s.offenseOrder);
    f("defenceOrder", s.defenseOrder);
    f("offence", s.offense);
    f("defence", s.defense);
}
template <SameAs<RulesData> S, class F>
void eachField(S& s, F&& f) {
    f("schema", s.schema);
    f("revision", s.revision);
    f("edition", s.edition);
    f("quarters", s.quarters);
    f("playsPerQuarter", s.playsPerQuarter);
    f("plays", s.plays);
    f("overtime", s.overtime);
    f("homeField", s.homeField);
    f("toss", s.toss);
    f("dice", s.dice);
    f("colours", s.colors);
    f("run", s.run);
    f("pass", s.pass);
    f("longGain", s.longGain);
    f("sack", s.sack);
    f("fumble", s.fumble);
    f("interception", s.interception);
    f("runBack", s.runBack);
    f("strength", s.strength);
    f("homeReroll", s.homeReroll);
    f("fieldGoal", s.fieldGoal);
    f("punt", s.punt);
    f("kickoff", s.kickoff);
    f("kickReturn", s.kickReturn);
    f("touchback", s.touchback);
    f("onside", s.onside);
    f("try", s.tries);
    f("score", s.score);
    f("ai", s.ai);
}

}  // namespace thrum::touchdown
