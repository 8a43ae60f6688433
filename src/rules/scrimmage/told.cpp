#include <thrum/rules/scrimmage/fields.hpp>
#include <thrum/rules/scrimmage/grid.hpp>
#include <thrum/rules/scrimmage/told.hpp>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace thrum::scrimmage {
namespace {

struct Telling {
    Weight weight = Weight::Detail;
    std::string_view text;
};

Telling revealed(const Event& event) {
    if (event.play == PlayKind::Pass)
        return {Weight::Play, THRUM_TEXT("It is a pass.")};
    return {Weight::Play,
            event.man ? THRUM_TEXT("It is a run by {man}.") : THRUM_TEXT("It is a run.")};
}

Telling blocked(const Event& event) {
    return {Weight::Detail,
            event.result == "double"
                ? THRUM_TEXT("{man} makes it a double team on {by}: both leave the field.")
                : THRUM_TEXT("{man} blocks {by}: both leave the field.")};
}

Telling blockFailed(const Event& event) {
    return {Weight::Detail,
            event.result == "used_up"
                ? THRUM_TEXT("{man} comes second against {by} and still does not move him.")
                : THRUM_TEXT("{man} does not move {by}, who is open to a second blocker.")};
}

Telling tackled(const Event& event) {
    const int drive = driveOf(event.outcome.value_or(TackleOutcome::Tackle));
    if (drive > 0)
        return {Weight::Play, THRUM_TEXT("{man} tackles {by}, who drives on for {drive} yards.")};
    if (drive < 0)
        return {Weight::Play, THRUM_TEXT("{man} tackles {by} and drives him back {drive} yards.")};
    return {Weight::Play, THRUM_TEXT("{man} tackles {by}.")};
}

Telling scrambled(const Event& event) {
    switch (event.scramble.value_or(ScrambleResult::Run)) {
        case ScrambleResult::Run:
            return {Weight::Play, THRUM_TEXT("{man} scrambles and must run.")};
        case ScrambleResult::ThrowAny:
            return {Weight::Play, THRUM_TEXT("{man} scrambles and must throw now, to any zone.")};
        case ScrambleResult::Shift4:
            return {Weight::Play, THRUM_TEXT("{man} scrambles: he may shift by 4 squares.")};
        case ScrambleResult::Shift3:
            return {Weight::Play, THRUM_TEXT("{man} scrambles: he may shift by 3 squares.")};
        case ScrambleResult::Shift2:
            break;
    }
    return {Weight::Play, THRUM_TEXT("{man} scrambles: he may shift by 2 squares.")};
}

Telling spotted(const Event& event) {
    const int gain = event.gain.value_or(0);
    if (gain > 0)
        return {Weight::Play, THRUM_TEXT("{gain} yards gained, to the {place}.")};
    if (gain < 0)
        return {Weight::Play, THRUM_TEXT("{gain} yards lost, to the {place}.")};
    return {Weight::Play, THRUM_TEXT("No gain, at the {place}.")};
}

// No verb that would have to agree with a team: "Red" is one, "Sandpipers" are many.
Telling tellingOf(const Event& event) {
    using enum EventKind;
    switch (event.kind) {
        case OffenseDrawn:
            return {Weight::Play, THRUM_TEXT("The ball goes first to {team}.")};
        case GoalDrawn:
            return {Weight::Play, THRUM_TEXT("{team} will attack {result}.")};
        case Called:
            return {Weight::Detail, THRUM_TEXT("The play of {team} is called.")};
        case Snapped:
            return {Weight::Play, THRUM_TEXT("Snap by {team}.")};
        case AllotmentDrawn:
            return {Weight::Detail, THRUM_TEXT("{allotment} squares for {team} in turn {turn}.")};
        case Moved:
            return {Weight::Detail, THRUM_TEXT("{man} goes to the {where}, row {row}.")};
        case TurnEnded:
            return {Weight::Detail, event.text};
        case Revealed:
            return revealed(event);
        case Blocked:
            return blocked(event);
        case BlockFailed:
            return blockFailed(event);
        case TackleTried:
            return {Weight::Detail, THRUM_TEXT("{man} has hold of {by}.")};
        case Tackled:
            return tackled(event);
        case TackleMissed:
            return {Weight::Play, THRUM_TEXT("{man} misses {by}.")};
        case Fumbled:
            return {Weight::Headline, THRUM_TEXT("{man} hits {by}: fumble!")};
        case BallLoose:
            return {Weight::Play, THRUM_TEXT("The ball rolls {result} and lies loose.")};
        case Recovered:
            return {Weight::Headline, THRUM_TEXT("{man} recovers the ball.")};
        case BallDead:
            return {Weight::Play,
                    THRUM_TEXT("Nobody can reach the ball any more: it stays with {team}.")};
        case Scrambled:
            return scrambled(event);
        case ThrowCalled:
            return {Weight::Detail, THRUM_TEXT("The pass of {team} will go to zone {zone}.")};
        case Thrown:
            return {Weight::Play, THRUM_TEXT("{man} throws into zone {zone}.")};
        case Contested:
            return {Weight::Play, THRUM_TEXT("{man} and {by} are both at the ball.")};
        case Caught:
            return {Weight::Play, THRUM_TEXT("{man} catches the pass.")};
        case Intercepted:
            return {Weight::Headline, THRUM_TEXT("{man} intercepts the pass!")};
        case Incomplete:
            return {Weight::Play, THRUM_TEXT("The pass is incomplete.")};
        case Touchdown:
            return {Weight::Headline, THRUM_TEXT("Touchdown, {team}!")};
        case Safety:
            return {Weight::Headline, THRUM_TEXT("Safety for {team}.")};
        case Spotted:
            return spotted(event);
        case FirstDown:
            return {Weight::Play, THRUM_TEXT("First down, {team}.")};
        case PossessionChanged:
            return {Weight::Headline, THRUM_TEXT("The ball goes over to {team}.")};
        case GameEnded:
            return {Weight::Headline, THRUM_TEXT("Victory for {team}!")};
        case GameStarted:
        case LinedUp:
        case Placed:
        case LineUpDone:
        case LineUpReopened:
        case PlayEnded:
        case SituationChanged:
            break;
    }
    return {};
}

class Words {
public:
    Words(const Event& event, const State& state) : m_event{event}, m_state{state} {}

    TextArguments argumentsFor(std::string_view text) const {
        TextArguments args;
        const auto add = [&](std::string_view name, const std::string& value) {
            if (text.find("{" + std::string{name} + "}") != std::string_view::npos)
                args.emplace_back(std::string{name}, value);
        };
        if (m_event.side)
            add("team", m_state.teams[indexOf(*m_event.side)]->name);
        if (m_event.man)
            add("man", man(*m_event.man));
        if (m_event.by)
            add("by", man(*m_event.by));
        if (m_event.to) {
            add("where", where(*m_event.to));
            add("row", std::to_string(m_event.to->row + 1));  // as the window counts them
        }
        if (m_event.outcome)
            add("drive",
                std::to_string(m_state.rules->field.squareYd *
                               std::abs(driveOf(*m_event.outcome))));
        add("result", m_event.result);
        add("place", m_event.place);
        add("allotment", std::to_string(m_event.allotment.value_or(0)));
        add("turn", std::to_string(m_event.turn.value_or(0)));
        add("zone", std::to_string(m_event.zone.value_or(0)));
        add("gain", std::to_string(std::abs(m_event.gain.value_or(0))));
        return args;
    }

private:
    // Yards to the nearer goal line and on which half. A record tells its steps without the state
    // of play, so that nothing here may hang on who attacks which goal.
    std::string where(Square square) const {
        const FieldRules& field = m_state.rules->field;
        const int fromWest = square.column - field.endZoneColumns;
        const int fromEast = field.columns - field.endZoneColumns - 1 - square.column;
        if (fromWest < 0)
            return "west end zone";
        if (fromEast < 0)
            return "east end zone";
        const int yards = field.squareYd * std::min(fromWest, fromEast);
        return (fromWest < fromEast ? "west " : "east ") + std::to_string(yards);
    }
    std::string man(ManId id) const {
        return m_state.teams[indexOf(id.side())]->name + " " +
               std::string{thrum::nameOf(labelOf(id))};
    }
    const Event& m_event;
    const State& m_state;
};

// A ball that changed hands has no gain.
bool changesHands(std::span<const Event> events) {
    for (const Event& event : events) {
        if (event.kind == EventKind::PossessionChanged && event.clause == "SCR-D5")
            return true;
    }
    return false;
}

}  // namespace

std::vector<Sentence> sentencesOf(std::span<const Event> events, const State& state) {
    std::vector<Sentence> told;
    const bool turnedOver = changesHands(events);
    for (const Event& event : events) {
        if (event.kind == EventKind::Spotted && turnedOver)
            continue;
        const Telling telling = tellingOf(event);
        if (telling.text.empty())
            continue;
        Sentence said{telling.weight, event.clause, std::string{telling.text}, {}, {}, {}};
        said.args = Words{event, state}.argumentsFor(telling.text);
        if (event.man)
            said.figures.push_back(*event.man);
        if (event.by)
            said.figures.push_back(*event.by);
        told.push_back(std::move(said));
    }
    return told;
}

std::string statusLine(const State& state) {
    static constexpr std::array<std::string_view, 4> kOrdinals{"1st", "2nd", "3rd", "4th"};
    const std::string down = state.down <= 4
                                 ? std::string{kOrdinals[static_cast<std::size_t>(state.down - 1)]}
                                 : std::to_string(state.down) + "th";
    const std::string distance = isGoalToGo(state) ? "goal" : std::to_string(yardsToGo(state));
    return down + " and " + distance + " at " +
           ownYardsText(*state.rules, state.lineOfScrimmage, directionOf(state, state.offense));
}

}  // namespace thrum::scrimmage
