#include "turn.hpp"

#include <algorithm>

// What follows from a state that a tester wrote (D68).
namespace thrum::solitaire {

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
    return s;
}

}  // namespace thrum::solitaire
