#include "gui/games/foursheet/match.hpp"

namespace thrum::gui::fss {

std::vector<foursheet::Event> FoursheetMatch::eventsSoFar() const {
    std::vector<foursheet::Event> all;
    for (const auto* entry : inForce())
        all.insert(all.end(), entry->events.begin(), entry->events.end());
    return all;
}

std::optional<foursheet::State> FoursheetMatch::lastPlayed() const {
    foursheet::State state = game().session().initial();
    std::optional<foursheet::State> played;
    for (const auto* entry : inForce()) {
        if (const auto* corrected = std::get_if<Session::Correction>(&entry->what))
            state = *corrected->state;
        const auto* input = std::get_if<foursheet::Input>(&entry->what);
        if (input == nullptr)
            continue;
        if (foursheet::underWay(state))
            played = state;
        auto step = foursheet::apply(state, *input);
        if (!step)
            break;
        state = std::move(step->next);
    }
    return played;
}

// A call that is still covered is named without what it says.
QString FoursheetMatch::wordsOf(const foursheet::Input& input) const {
    using foursheet::DecisionKind;
    const auto* decision = std::get_if<foursheet::Decision>(&input);
    if (decision == nullptr)
        return {};
    switch (decision->kind) {
        case DecisionKind::CallToss:
        case DecisionKind::ChooseToss:
            return tr("the toss");
        case DecisionKind::ChooseKick:
            return tr("the kind of kickoff");
        case DecisionKind::PlaceReceivers:
            return tr("the receivers' places");
        case DecisionKind::Call:
            return tr("the call");
        case DecisionKind::SetDefense:
            return tr("the defense");
        case DecisionKind::NamePunt:
            return tr("the punt");
        case DecisionKind::Audible:
        case DecisionKind::KeepCall:
            return tr("the audible");
        case DecisionKind::MoveKeyer:
            return tr("the keyer's move");
        case DecisionKind::Accept:
        case DecisionKind::Decline:
            return tr("the penalty");
        case DecisionKind::TimeOut:
        case DecisionKind::GoOn:
            return tr("the time-out");
        case DecisionKind::ReturnKick:
        case DecisionKind::TakeTouchback:
        case DecisionKind::LetBounce:
        case DecisionKind::NoReturn:
        case DecisionKind::ReturnBall:
        case DecisionKind::FallOnBall:
            return tr("the return");
    }
    return {};
}

}  // namespace thrum::gui::fss
