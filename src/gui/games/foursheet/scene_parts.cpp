#include "gui/games/foursheet/scene_parts.hpp"

#include "gui/games/foursheet/defense_draft.hpp"
#include "gui/games/foursheet/match.hpp"

namespace thrum::gui::fss {

TeamLook look(const State& state, Side side) {
    return lookOf(*state.teams[foursheet::indexOf(side)]);
}

const Card* cardIn(const State& state, Formation formation, int number) {
    const Deck* deck = foursheet::deckOf(*state.data, formation);
    return deck != nullptr ? foursheet::cardNumbered(*deck, number) : nullptr;
}

const State& duringPlay(const TableView& view) {
    const State& state = view.match.state();
    const bool over = !view.draft.isOpen() && !isCalled(view) && !foursheet::underWay(state);
    return over && view.played != nullptr ? *view.played : state;
}

const Card* shownCard(const TableView& view) {
    const auto formation = view.story.formation();
    const auto number = view.story.card();
    return formation && number ? cardIn(view.match.state(), *formation, *number) : nullptr;
}

namespace {
bool waitsForKickoff(const State& state) {
    return state.down == 0 && !state.isTry &&
           (state.phase == Phase::Wind || state.phase == Phase::ChooseKick);
}
}  // namespace

Unit unitOnField(const TableView& view) {
    if (view.draft.isOpen())
        return view.draft.unit();
    const State& state = view.match.state();
    if (isCalled(view)) {
        if (state.defense)
            return state.defense->unit;
        if (!state.call)
            return Unit::KR;
        return state.call->play == CallPlay::Punt        ? Unit::PR
               : state.call->play == CallPlay::FieldGoal ? Unit::FGD
                                                         : Unit::FourThree;
    }
    return view.story.defenseUnit().value_or(waitsForKickoff(state) ? Unit::KR : Unit::FourThree);
}

bool isCalled(const TableView& view) {
    const State& state = view.match.state();
    if (foursheet::underWay(state))
        return view.story.isCalling();
    return state.call.has_value() || state.phase == Phase::PlaceReceivers;
}

Side defending(const TableView& view) {
    const State& state = view.match.state();
    const bool now =
        view.draft.isOpen() || isCalled(view) || view.story.isEmpty() || !view.story.defenseUnit();
    return other(now ? state.offense : view.story.offense());
}

}  // namespace thrum::gui::fss
