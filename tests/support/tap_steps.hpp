#pragma once

#include "tap_scene.hpp"

#include <thrum/rules/frames.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

#include <catch2/catch.hpp>

/// Steps through a TAP game in tests: a handover to the next coach is taken over at once, so that a
/// scenario speaks of the windows alone.
namespace thrum::tap::test {

/// The row of chapter 37 the game rests at.
inline std::string row(const State& state) {
    return std::string{nameOf(state.phase)};
}
/// Past a handover, if one is waiting (TAP-MD-6).
inline State open(State state) {
    while (state.handover)
        state = must(state, by(*state.handover, decide(DecisionKind::TakeOver))).next;
    return state;
}
inline Step stepOn(const State& state, const Input& input) {
    return must(open(state), input);
}
inline State goOn(State state, const std::vector<Input>& inputs) {
    for (const Input& input : inputs)
        state = stepOn(state, input).next;
    return open(std::move(state));
}
/// Refusal of an input in the window that is or comes next.
inline std::string refused(const State& state, const Input& input) {
    return refusal(open(state), input);
}
inline Decision home(Decision decision) {
    return by(Side::Home, std::move(decision));
}
inline Decision visitor(Decision decision) {
    return by(Side::Visitor, std::move(decision));
}
inline Decision home(DecisionKind kind, int ms = 0) {
    return by(Side::Home, decide(kind, ms));
}
inline Decision visitor(DecisionKind kind, int ms = 0) {
    return by(Side::Visitor, decide(kind, ms));
}

inline Approx near(double value) {
    return Approx(value).margin(0.0002);
}
/// Yards from the side's own goal line.
inline double own(Spot x, Side side) {
    return downfield(x, side).yards();
}
inline double lineOf(const State& state) {
    return own(state.lineOfScrimmage, state.offense);
}
inline double toGo(const State& state) {
    return own(state.lineToGain, state.offense) - lineOf(state);
}
inline const Figure& on(const State& state, std::string_view name) {
    const Figure* figure = findOnBoard(state, idOf(state, name));
    REQUIRE(figure != nullptr);
    return *figure;
}
inline double headingOf(const State& state, std::string_view name) {
    return on(state, name).pose.heading.degrees();
}
inline std::string carrierOf(const State& state) {
    return state.carrier ? figureName(state, *state.carrier) : "none";
}
inline std::string nameOr(const State& state, const std::optional<FigureId>& id) {
    return id ? figureName(state, *id) : "none";
}
/// Milliseconds left on a clock, -1 if there is none of that name.
inline int msLeft(const State& state, ClockName name) {
    const auto at = std::ranges::find(state.clocks, name, &Clock::name);
    return at == state.clocks.end() ? -1 : at->msLeft;
}
inline bool runs(const State& state, ClockName name) {
    const auto at = std::ranges::find(state.clocks, name, &Clock::name);
    return at != state.clocks.end() && at->running;
}
inline bool wants(const State& state, DecisionKind kind) {
    const Prompt asked = prompt(open(state));
    return std::ranges::find(asked.wants, kind) != asked.wants.end();
}
inline Side turnOf(const State& state) {
    return prompt(open(state)).side;
}
/// The heading from one place to another, degrees.
inline double headingTo(FieldPoint from, FieldPoint to) {
    return std::atan2((to.y - from.y).yards(), (to.x - from.x).yards()) * 180.0 / std::numbers::pi;
}
inline double headingTo(FieldPoint from, double x, double y) {
    return headingTo(from, {Spot::yards(x), Spot::yards(y)});
}
/// Between two plays: downs are counted and nobody has the ball.
inline bool betweenPlays(const State& state) {
    return state.phase == Phase::Break || state.phase == Phase::LineUp;
}
/// A figure that runs straight from where it stands, from switch-on until a tick.
inline std::vector<ScriptLine> runTo(
    const State& state, int tick, std::string_view name, double x, double y) {
    const Pose pose = on(state, name).pose;
    return {poseAt(state, 1, name, pose.at.x.yards(), pose.at.y.yards()),
            poseAt(state, tick, name, x, y)};
}
inline std::vector<ScriptLine> operator+(std::vector<ScriptLine> a,
                                         const std::vector<ScriptLine>& b) {
    a.insert(a.end(), b.begin(), b.end());
    return a;
}
inline std::vector<ScriptLine> operator+(std::vector<ScriptLine> a, ScriptLine b) {
    a.push_back(std::move(b));
    return a;
}
inline bool noted(const SegmentResult& run, std::string_view kind) {
    return std::ranges::find(run.notes, kind, &Note::kind) != run.notes.end();
}
/// The clause a call of the run was ruled by, with "granted " before it if it was.
inline std::string ruling(const SegmentResult& run, std::size_t index = 0) {
    REQUIRE(run.calls.size() > index);
    return (run.calls[index].granted ? "granted " : "") + run.calls[index].clause;
}
inline bool hasClause(const std::vector<Event>& events, std::string_view clause) {
    return std::ranges::find(events, clause, &Event::clause) != events.end();
}
/// Throws the dice that are due: the coach's roll, then the outcome (D42).
inline Step rolled(const State& state, int first, int second) {
    State next = open(state);
    if (!next.chance)
        next = must(next, decide(DecisionKind::Roll)).next;
    return must(next, dice(first, second));
}
inline Step flipped(const State& state, CoinFace face) {
    State next = open(state);
    if (!next.chance)
        next = must(next, decide(DecisionKind::Flip)).next;
    return must(next, coin(face));
}
/// Presses the switch if that is what the game waits for.
inline State switchedOn(const State& state) {
    const State next = open(state);
    return prompt(next).kind == PromptKind::Run ? next
                                                : must(next, decide(DecisionKind::SwitchOn)).next;
}
/// Closes window after window with "done" until the switch is due, then presses it.
inline State nextRun(State state) {
    for (int i = 0; i < 8; ++i) {
        state = open(std::move(state));
        if (prompt(state).kind == PromptKind::Run)
            return state;
        const bool ready = wants(state, DecisionKind::SwitchOn);
        state = must(state, decide(ready ? DecisionKind::SwitchOn : DecisionKind::Done)).next;
    }
    FAIL("no run in sight");
    return state;
}
/// From the defense's line-up to the snap: nothing is changed and the first who may takes the ball.
inline State snapped(State state) {
    for (int i = 0; i < 12; ++i) {
        state = open(std::move(state));
        const Prompt asked = prompt(state);
        if (asked.kind == PromptKind::Run)
            return state;
        Decision next = decide(DecisionKind::Done);
        if (wants(state, DecisionKind::Announce)) {
            const auto may =
                std::ranges::find(asked.options, DecisionKind::Announce, &Option::decision);
            REQUIRE(may != asked.options.end());
            REQUIRE_FALSE(may->figures.empty());
            next = {.kind = DecisionKind::Announce, .figure = may->figures.front()};
        } else if (wants(state, DecisionKind::SwitchOn)) {
            next = decide(DecisionKind::SwitchOn);
        } else if (state.phase == Phase::SetDefense) {
            next = decide(DecisionKind::Ready);
        }
        state = must(state, next).next;
    }
    FAIL("no snap in sight");
    return state;
}
/// Past a break and the defense's first step, to the line-up of the offense (or of the kickers).
inline State toLineUp(State state) {
    for (int i = 0; i < 6; ++i) {
        state = open(std::move(state));
        if (state.phase == Phase::Break || state.phase == Phase::Halftime) {
            const Side first = prompt(state).side;
            const Phase before = state.phase;
            state = must(state, by(first, decide(DecisionKind::Ready))).next;
            if (state.phase == before)
                state = must(state, by(other(first), decide(DecisionKind::Ready))).next;
        } else if (state.stage == LineupStage::Preplace) {
            state = must(state, decide(DecisionKind::Done)).next;
        } else {
            return state;
        }
    }
    return state;
}

}  // namespace thrum::tap::test
