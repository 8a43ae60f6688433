#include "turn.hpp"

#include <thrum/core/contract.hpp>
#include <thrum/rules/clause.hpp>

#include <algorithm>

// Dice and answers of a play, in the order in which the book asks for them. Clause: FSS-1.5.
namespace thrum::foursheet {

Event& Turn::emit(EventKind kind, std::string_view clause) {
    if (waiting) {
        m_unheard = {};
        return m_unheard;
    }
    events.emplace_back();
    events.back().kind = kind;
    events.back().clause = clause;
    return events.back();
}

void Turn::breakOff() {
    waiting = true;
    phase = Phase::Final;
    awaited = {};
}

void Turn::roll(std::string_view purpose, std::span<const DieKind> kinds, std::span<int> faces) {
    for (std::size_t i = 0; i < kinds.size(); ++i)
        faces[i] = lowestFace(kinds[i]);
    if (waiting)
        return;
    std::vector<int> fell;
    while (fell.size() < kinds.size() && next < s.underWay.fallen.size()) {
        const int face = s.underWay.fallen[next++].value;
        const DieKind kind = kinds[fell.size()];
        if (face < lowestFace(kind) || face >= lowestFace(kind) + sidesOf(kind)) {
            breakOff();
            return;
        }
        fell.push_back(face);
    }
    if (fell.size() < kinds.size()) {
        waiting = true;
        phase = Phase::Roll;
        awaited = {};
        awaited.purpose = purpose;
        awaited.side = roller;
        awaited.dice.assign(kinds.begin() + static_cast<std::ptrdiff_t>(fell.size()), kinds.end());
        return;
    }
    std::ranges::copy(fell, faces.begin());
    Event& event = emit(EventKind::DiceRolled, "FSS-1.5");
    event.side = roller;
    event.purpose = purpose;
    event.dice.assign(kinds.begin(), kinds.end());
    event.faces = std::move(fell);
}

int Turn::die(std::string_view purpose, DieKind kind) {
    return dice<1>(purpose, std::array{kind})[0];
}

DecisionKind Turn::ask(Phase at,
                       Side side,
                       std::string_view purpose,
                       const std::vector<DecisionKind>& answers,
                       std::optional<int> ballThere) {
    if (waiting)
        return answers.front();
    if (next < s.underWay.fallen.size()) {
        const auto given = static_cast<DecisionKind>(s.underWay.fallen[next++].value);
        if (std::ranges::find(answers, given) != answers.end())
            return given;
        breakOff();
        return answers.front();
    }
    waiting = true;
    phase = at;
    awaited = {};
    awaited.purpose = purpose;
    awaited.side = side;
    awaited.ball = ballThere;
    for (const DecisionKind answer : answers)
        awaited.answers.push_back(static_cast<int>(answer));
    return answers.front();
}

Zone Turn::askZone(Side side, const std::vector<Zone>& zones) {
    if (waiting)
        return zones.front();
    if (next < s.underWay.fallen.size()) {
        const auto given = static_cast<Zone>(s.underWay.fallen[next++].value);
        if (std::ranges::find(zones, given) != zones.end())
            return given;
        breakOff();
        return zones.front();
    }
    waiting = true;
    phase = Phase::MoveKeyer;
    awaited = {};
    awaited.purpose = "move_keyer";
    awaited.side = side;
    awaited.zones = zones;
    awaited.answers = {static_cast<int>(DecisionKind::MoveKeyer)};
    return zones.front();
}

FiveDice rollFive(Turn& turn, std::string_view purpose) {
    const auto [d20, d12, d10, a, b] = turn.dice(purpose, kFiveDice);
    return {d20, d12, d10, a, b};
}

int rollSum(Turn& turn, std::string_view purpose) {
    const auto [a, b] = turn.dice(purpose, kTwoDice);
    return a + b;
}

int yardageDie(Turn& turn, int mainD10) {
    return turn.s.rules->yardage.d10 == DieSource::Main ? mainD10
                                                        : turn.die("yardage", DieKind::D10);
}

Step gone(const State& base) {
    Turn turn{base};
    turn.roller = base.offense;
    switch (base.underWay.kind) {
        case PlayKind::Kickoff:
            playKickoff(turn);
            break;
        case PlayKind::Scrimmage:
            playScrimmage(turn);
            break;
        case PlayKind::Punt:
            playPunt(turn);
            break;
        case PlayKind::PlaceKick:
            playPlaceKick(turn);
            break;
        case PlayKind::None:
            break;
    }
    const auto told = static_cast<std::size_t>(base.underWay.told);
    THRUM_ASSERT(told <= turn.events.size());
    Step step;
    if (turn.waiting) {
        step.next = base;
        step.next.phase = turn.phase;
        step.next.awaited = turn.awaited;
        step.next.underWay.told = static_cast<int>(turn.events.size());
    } else {
        step.next = std::move(turn.s);
    }
    step.events.assign(turn.events.begin() + static_cast<std::ptrdiff_t>(told), turn.events.end());
    return step;
}

}  // namespace thrum::foursheet
