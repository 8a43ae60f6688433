#pragma once

#include <thrum/rules/fields.hpp>
#include <thrum/rules/foursheet/rules_data.hpp>

/// The keys of rules/foursheet.json, printed spelling, in printed order. Clause: FSS-36.1.
namespace thrum::foursheet {

template <SameAs<Rules::Yardage> S, class F>
void eachField(S& s, F&& f) {
    f("d10", s.d10);
}
template <SameAs<Rules::Match> S, class F>
void eachField(S& s, F&& f) {
    f("xRunYards", s.xRunYards);
}
template <SameAs<Rules::RatingLimits> S, class F>
void eachField(S& s, F&& f) {
    f("max", s.max);
}
template <SameAs<Rules::Stack> S, class F>
void eachField(S& s, F&& f) {
    f("bonus", s.bonus);
    f("die", s.die);
    f("max", s.max);
}
template <SameAs<Rules::ContainedRun> S, class F>
void eachField(S& s, F&& f) {
    f("pass", s.pass);
    f("flat", s.flat);
    f("blitz", s.blitz);
}
template <SameAs<Rules::ContainedPass> S, class F>
void eachField(S& s, F&& f) {
    f("C", s.c);
    f("D", s.d);
    f("E", s.e);
}
template <SameAs<Rules::Containment> S, class F>
void eachField(S& s, F&& f) {
    f("enabled", s.enabled);
    f("die", s.die);
    f("run", s.run);
    f("pass", s.pass);
}
template <SameAs<Rules::Sack> S, class F>
void eachField(S& s, F&& f) {
    f("die", s.die);
    f("plus", s.plus);
}
template <SameAs<Rules::Fumble> S, class F>
void eachField(S& s, F&& f) {
    f("offenceMax", s.offenseMax);
    f("sackMax", s.sackMax);
    f("snapMax", s.snapMax);
    f("offenceMayAdvance", s.offenseMayAdvance);
}
template <SameAs<Rules::Return> S, class F>
void eachField(S& s, F&& f) {
    f("fumbleMax", s.fumbleMax);
    f("interceptionMax", s.interceptionMax);
}
template <SameAs<Rules::Line> S, class F>
void eachField(S& s, F&& f) {
    f("line", s.line);
}
template <SameAs<Rules::Switch> S, class F>
void eachField(S& s, F&& f) {
    f("enabled", s.enabled);
}
template <SameAs<Rules::Fatigue> S, class F>
void eachField(S& s, F&& f) {
    f("enabled", s.enabled);
    f("expectedPossessions", s.expectedPossessions);
}
template <SameAs<Rules::Clock> S, class F>
void eachField(S& s, F&& f) {
    f("quarterSeconds", s.quarterSeconds);
    f("firstDownStops", s.firstDownStops);
}
template <SameAs<Rules::Timeouts> S, class F>
void eachField(S& s, F&& f) {
    f("perHalf", s.perHalf);
}
template <SameAs<Rules::Kickoff> S, class F>
void eachField(S& s, F&& f) {
    f("line", s.line);
    f("freeKickLine", s.freeKickLine);
    f("touchback", s.touchback);
    f("outOfBounds", s.outOfBounds);
}
template <SameAs<Rules::Tries> S, class F>
void eachField(S& s, F&& f) {
    f("twoPointAllowed", s.twoPointAllowed);
    f("line", s.line);
}
template <SameAs<Rules::Score> S, class F>
void eachField(S& s, F&& f) {
    f("td", s.td);
    f("kickTry", s.kickTry);
    f("twoPoint", s.twoPoint);
    f("fieldGoal", s.fieldGoal);
    f("safety", s.safety);
}
template <SameAs<Rules> S, class F>
void eachField(S& s, F&& f) {
    f("yardage", s.yardage);
    f("match", s.match);
    f("rating", s.rating);
    f("stack", s.stack);
    f("containment", s.containment);
    f("sack", s.sack);
    f("fumble", s.fumble);
    f("return", s.returns);
    f("redZone", s.redZone);
    f("crunchZone", s.crunchZone);
    f("injury", s.injury);
    f("fatigue", s.fatigue);
    f("audible", s.audible);
    f("wind", s.wind);
    f("clock", s.clock);
    f("timeouts", s.timeouts);
    f("kickoff", s.kickoff);
    f("tries", s.tries);
    f("keys", s.keys);
    f("doubleTeam", s.doubleTeam);
    f("spy", s.spy);
    f("manCombo", s.manCombo);
    f("score", s.score);
}

}  // namespace thrum::foursheet
