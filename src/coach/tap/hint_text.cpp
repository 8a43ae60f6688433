#include "coach/tap/hint_text.hpp"

#include <algorithm>

namespace thrum::coach {
namespace {

using tap::DecisionKind;

// A whole sentence each, so that it can be translated: without and with an estimate.
struct Wording {
    const char* plain;
    const char* tried;
};
constexpr Wording kThrow{THRUM_TEXT("Throw to #{n}."),
                         THRUM_TEXT("Throw to #{n}: about {yards} yards, give or take {spread}.")};
constexpr Wording kLineUpToThrow{
    THRUM_TEXT("Line up in {formation} to throw."),
    THRUM_TEXT("Line up in {formation} to throw: about {yards} yards, give or take {spread}.")};
constexpr Wording kLineUpToRun{
    THRUM_TEXT("Line up in {formation} to run, the ball to the {carrier}."),
    THRUM_TEXT("Line up in {formation} to run, the ball to the {carrier}: about {yards} yards, "
               "give or take {spread}.")};
constexpr Wording kPunt{THRUM_TEXT("Punt."),
                        THRUM_TEXT("Punt: about {yards} yards, give or take {spread}.")};
constexpr Wording kFake{THRUM_TEXT("Fake the punt."),
                        THRUM_TEXT("Fake the punt: about {yards} yards, give or take {spread}.")};
constexpr Wording kFieldGoal{
    THRUM_TEXT("Kick the field goal."),
    THRUM_TEXT("Kick the field goal: about {yards} yards, give or take {spread}.")};
constexpr Wording kGive{
    THRUM_TEXT("Give the ball to #{n}."),
    THRUM_TEXT("Give the ball to #{n}: about {yards} yards, give or take {spread}.")};
constexpr Wording kPitch{THRUM_TEXT("Pitch to #{n}."),
                         THRUM_TEXT("Pitch to #{n}: about {yards} yards, give or take {spread}.")};
constexpr Wording kTurnOne{THRUM_TEXT("Turn #{n}."),
                           THRUM_TEXT("Turn #{n}: about {yards} yards, give or take {spread}.")};
constexpr Wording kTurn{
    THRUM_TEXT("Turn {count} of your men, #{n} first."),
    THRUM_TEXT(
        "Turn {count} of your men, #{n} first: about {yards} yards, give or take {spread}.")};
constexpr Wording kPlace{
    THRUM_TEXT("Line your men up as shown."),
    THRUM_TEXT("Line your men up as shown: about {yards} yards, give or take {spread}.")};
constexpr Wording kLeave{
    THRUM_TEXT("Leave everybody as he is."),
    THRUM_TEXT("Leave everybody as he is: about {yards} yards, give or take {spread}.")};

// Without the ball the yards are the other team's.
constexpr Wording kLineUpAgainst{
    THRUM_TEXT("Line up in {formation}."),
    THRUM_TEXT("Line up in {formation}: about {yards} yards for them, give or take {spread}.")};
constexpr Wording kTurnOneAgainst{
    THRUM_TEXT("Turn #{n}."),
    THRUM_TEXT("Turn #{n}: about {yards} yards for them, give or take {spread}.")};
constexpr Wording kTurnAgainst{
    THRUM_TEXT("Turn {count} of your men, #{n} first."),
    THRUM_TEXT("Turn {count} of your men, #{n} first: about {yards} yards for them, give or take "
               "{spread}.")};
constexpr Wording kPlaceAgainst{
    THRUM_TEXT("Line your men up as shown."),
    THRUM_TEXT("Line your men up as shown: about {yards} yards for them, give or take {spread}.")};
constexpr Wording kLeaveAgainst{
    THRUM_TEXT("Leave everybody as he is."),
    THRUM_TEXT("Leave everybody as he is: about {yards} yards for them, give or take {spread}.")};

std::string numberOf(const tap::State& seen, FigureId id) {
    const tap::Player* player = tap::findPlayer(seen, id);
    return player != nullptr ? player->number : std::string{};
}

std::string whole(double value) {
    return std::to_string(static_cast<int>(value < 0.0 ? value - 0.5 : value + 0.5));
}

}  // namespace

void describe(Hint& hint, const tap::State& seen, const Idea& idea) {
    const auto find = [&](DecisionKind kind) -> const tap::Decision* {
        const auto found = std::ranges::find(hint.plan, kind, &tap::Decision::kind);
        return found == hint.plan.end() ? nullptr : &*found;
    };
    const bool against = !hint.plan.empty() && hint.plan.front().side != seen.offense;
    Wording wording = against ? kLeaveAgainst : kLeave;
    const auto named = [&](const Wording& how, const tap::Decision* decision) {
        if (decision == nullptr || !decision->figure)
            return false;
        wording = how;
        hint.args.emplace_back("n", numberOf(seen, *decision->figure));
        return true;
    };
    const auto turns = std::ranges::count(hint.plan, DecisionKind::Pivot, &tap::Decision::kind);
    if (named(kThrow, find(DecisionKind::NameReceiver)) ||
        named(kPitch, find(DecisionKind::Pitch)) || named(kGive, find(DecisionKind::Announce))) {
        // said already
    } else if (idea.intent) {
        wording = idea.intent->pass ? kLineUpToThrow : kLineUpToRun;
        hint.args.emplace_back("formation", idea.intent->formation.name);
        hint.args.emplace_back(
            "carrier", idea.intent->carrier.empty() ? std::string{"QB"} : idea.intent->carrier);
    } else if (find(DecisionKind::DeclarePunt) != nullptr || find(DecisionKind::Punt) != nullptr) {
        wording = kPunt;
    } else if (find(DecisionKind::DeclareFake) != nullptr) {
        wording = kFake;
    } else if (find(DecisionKind::DeclareFieldGoal) != nullptr) {
        wording = kFieldGoal;
    } else if (turns > 0) {
        named(
            turns == 1 ? (against ? kTurnOneAgainst : kTurnOne) : (against ? kTurnAgainst : kTurn),
            find(DecisionKind::Pivot));
        hint.args.emplace_back("count", std::to_string(turns));
    } else if (find(DecisionKind::Place) != nullptr && against && !idea.name.empty()) {
        wording = kLineUpAgainst;
        hint.args.emplace_back("formation", idea.name);
    } else if (find(DecisionKind::Place) != nullptr) {
        wording = against ? kPlaceAgainst : kPlace;
    }
    hint.text = hint.tried > 0 ? wording.tried : wording.plain;
    hint.args.emplace_back("yards", whole(hint.yards));
    hint.args.emplace_back("spread", whole(hint.spread));
}

}  // namespace thrum::coach
