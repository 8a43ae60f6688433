#include "gui/games/touchdown/history.hpp"

#include <thrum/rules/touchdown/resolve.hpp>

#include <algorithm>
#include <utility>

namespace thrum::gui::tdm {

namespace {
using touchdown::Event;
using touchdown::EventKind;
using touchdown::OutcomeKind;

DriveMark markOf(DriveMark::Kind kind, const Event& event) {
    const Side side = event.side.value_or(Side::Home);
    const int from = event.from.value_or(0);
    return {kind,
            touchdown::fieldYards(from, side),
            touchdown::fieldYards(event.ball.value_or(from), side),
            event.yards.value_or(0),
            side};
}

DriveMark::Kind kindOf(OutcomeKind kind) {
    switch (kind) {
        case OutcomeKind::Completion:
            return DriveMark::Kind::Pass;
        case OutcomeKind::Incomplete:
            return DriveMark::Kind::Broken;
        case OutcomeKind::Sack:
            return DriveMark::Kind::Sack;
        case OutcomeKind::Fumble:
            return DriveMark::Kind::Fumble;
        case OutcomeKind::Interception:
            return DriveMark::Kind::Interception;
        case OutcomeKind::Run:
            break;
    }
    return DriveMark::Kind::Run;
}
}  // namespace

// Somebody takes the dice up again: what lay there is over.
void History::pickUp() {
    if (coming)
        drive = *std::exchange(coming, std::nullopt);
    headline.reset();
}

void History::addRoll(const Event& event) {
    // a run back goes on with the play, and the dice of a play were taken up with the calls
    if (event.what != "run_back" && event.what != "kick_return" && event.what != "play")
        pickUp();
    roll = {};
    roll.purpose = event.what;
    roll.side = event.side.value_or(Side::Home);
    // a kickoff goes on with nobody's drive: the arrows of the one before it are over
    if (event.what == "kickoff" || event.what == "onside" || event.what == "free_kick") {
        drive = {};
        drive.side = roll.side;
    }
    roll.dice = event.dice;
    roll.faces = event.faces;
    roll.results = event.results;
    for (std::size_t i = 0; i < event.dice.size() && i < event.faces.size(); ++i) {
        const auto face = static_cast<std::size_t>(event.faces[i] - 1);
        if (face < touchdown::kFaces)
            ++faces[static_cast<std::size_t>(event.dice[i])][face];
    }
}

void History::addResult(const Event& event) {
    roll.result = event;
    roll.canceled = event.canceled;
    roll.results = event.results;
    const auto kind = parseName<OutcomeKind>(event.what).value_or(OutcomeKind::Run);
    drive.marks.push_back(markOf(kindOf(kind), event));
    ++drive.plays;
    if (!touchdown::isTurnover(kind))
        drive.yards += event.yards.value_or(0);
    else
        headline = event;
}

void History::addKick(const Event& event) {
    roll.result = event;
    if (event.ball)
        drive.marks.push_back(markOf(DriveMark::Kind::Kick, event));
    const bool told = event.what != "punt" && event.what != "kickoff" && event.what != "free_kick";
    if (told)
        headline = event;
}

void History::addRunBack(const Event& event) {
    roll.result = event;
    roll.canceled = event.canceled;
    drive.marks.push_back(markOf(DriveMark::Kind::Return, event));
    if (event.what == "fumbled")
        headline = event;
}

void History::add(const Event& event) {
    using enum EventKind;
    switch (event.kind) {
        case Call:
            pickUp();
            roll = {};
            roll.purpose = "play";
            roll.side = event.side.value_or(Side::Home);
            roll.dice = {
                touchdown::Die::W1, touchdown::Die::W2, touchdown::Die::W3, touchdown::Die::W4};
            roll.dice.insert(roll.dice.end(), event.dice.begin(), event.dice.end());
            break;
        case Declared:
            pickUp();
            roll = {};
            break;
        case Roll:
            addRoll(event);
            break;
        case StrengthUse:
            roll.results.push_back(event.added);
            if (!event.dice.empty())
                roll.strengths.push_back({event.side.value_or(Side::Home), event.dice.front()});
            break;
        case Reroll:
            roll.isVoid = true;
            break;
        case Result:
            addResult(event);
            break;
        case Kick:
            addKick(event);
            break;
        case RunBack:
            addRunBack(event);
            break;
        case Try:
            roll.result = event;
            headline = event;
            break;
        case Touchdown:
            roll.touchdown = event.side;
            headline = event;
            break;
        case Safety:
            roll.safety = event.side;
            headline = event;
            break;
        case Spot:
        case PossessionChanged:
            coming = Drive{.side = event.side.value_or(Side::Home),
                           .from = event.ball.value_or(0),
                           .marks = {},
                           .plays = 0,
                           .yards = 0};
            break;
        case HomeField:
        case Toss:
            coin = event.coin;
            break;
        case TossCalled:
            coin.reset();
            break;
        case QuarterEnded:
        case GameEnded:
            if (!headline)
                headline = event;
            break;
        default:
            break;
    }
}

}  // namespace thrum::gui::tdm
