#pragma once

#include <thrum/rules/fields.hpp>
#include <thrum/rules/foursheet/team.hpp>

/// What a team's file says of the inclinations of its coaches.
namespace thrum::foursheet {

template <SameAs<Tendencies> S, class F>
void eachField(S& s, F&& f) {
    f("runFirstDown", s.runFirstDown);
    f("runSecondLong", s.runSecondLong);
    f("runShortYardage", s.runShortYardage);
    f("runThirdLong", s.runThirdLong);
    f("runOther", s.runOther);
    f("passShort", s.passShort);
    f("passMedium", s.passMedium);
    f("passLong", s.passLong);
    f("thirdLongShort", s.thirdLongShort);
    f("thirdLongMedium", s.thirdLongMedium);
    f("thirdLongLong", s.thirdLongLong);
    f("key", s.key);
    f("doubleTeam", s.doubleTeam);
    f("spy", s.spy);
    f("man", s.man);
    f("combo", s.combo);
}

}  // namespace thrum::foursheet
